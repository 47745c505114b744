# Wat de pagina zelf over een spel zegt: opschriften van panelen, tekens bij plaatsen, korte namen van keuzes.

## Kaarten

card-name = { $suit } { $number }
card-trump = { $card }, troef
card-super-trump = { $card }, supertroef
card-higher-trump = { $card }, hoge troef

## Panelen

panel-none = geen
panel-of = { $so } van { $goal }
panel-chief-trump = Hoge troef
panel-vice-trump = Lage troef
panel-pot = Pot
panel-picked = Gekozen
panel-called = Neemt deze slag
panel-discard = Jouw kaart opzij
panel-goal = Punten van het chefteam
panel-limit = Bod nu hoogstens
panel-told = Zou gewonnen hebben
panel-later = Volgende rijen
panel-covered = afgedekt
panel-only-you = (alleen jij weet het)

## Tekens bij een plaats

sign-partner = partner
sign-dealer = geeft
sign-start = begint
sign-monster = telt dubbel
sign-chief = chef
sign-vice = vice
sign-called = Meinz!
sign-full = heeft er twee
sign-captured = { $count ->
    [one] één 0 gevangen
   *[other] { $count } nullen gevangen
}
sign-bid = { $count ->
    [one] biedt één kaart
   *[other] biedt { $count } kaarten
}
sign-triangles = { $count ->
    [one] één punt
   *[other] { $count } punten
}

## Keuzes

act-plain = { $action }
act-promise = { $promise }, pot +{ $points }
act-draft = { $cards } nemen
act-pass = Passen
act-call = ‘Meinz!’
act-stay = Voorlopig niet meer

## Het bord van NJET

row-start = Startspeler
row-cache = Voor de slagen
row-super = Supertroef
row-points = Een slag telt
cache-discard-1 = 1 wegleggen
cache-discard-2 = 2 wegleggen
cache-discard-2-no-0 = 2 wegleggen, geen 0
cache-pass-2 = 2 naar rechts geven
cache-nothing = niets
