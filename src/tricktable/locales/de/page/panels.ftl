# Was die Seite selbst zu einem Spiel sagt: Beschriftungen der Tafeln, Zeichen der Plätze, kurze Namen der Möglichkeiten.

## Karten

card-name = { $suit } { $number }
card-trump = { $card }, Trumpf
card-super-trump = { $card }, Supertrumpf
card-higher-trump = { $card }, höherer Trumpf

## Tafeln

panel-none = keiner
panel-of = { $so } von { $goal }
panel-chief-trump = Höherer Trumpf
panel-vice-trump = Niedrigerer Trumpf
panel-pot = Topf
panel-picked = Gewählt
panel-called = Nimmt diesen Stich
panel-discard = Deine abgelegte Karte
panel-goal = Punkte des Chefteams
panel-limit = Gebot jetzt höchstens
panel-told = Hätte gestochen
panel-later = Kommende Reihen
panel-covered = verdeckt
panel-only-you = (nur du weißt es)

## Zeichen neben einem Platz

sign-partner = Partner
sign-dealer = gibt
sign-start = beginnt
sign-monster = zählt doppelt
sign-chief = Chef
sign-vice = Vize
sign-called = Meinz!
sign-full = hat zwei
sign-captured = { $count ->
    [one] eine 0 gefangen
   *[other] { $count } Nullen gefangen
}
sign-bid = { $count ->
    [one] bietet eine Karte
   *[other] bietet { $count } Karten
}
sign-triangles = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}

## Möglichkeiten

act-plain = { $action }
act-promise = { $promise }, Topf +{ $points }
act-draft = { $cards } nehmen
act-pass = Passen
act-call = „Meinz!“
act-stay = Vorerst nicht mehr

## Das Brett von NJET

row-start = Startspieler
row-cache = Vor den Stichen
row-super = Supertrumpf
row-points = Ein Stich zählt
cache-discard-1 = 1 ablegen
cache-discard-2 = 2 ablegen
cache-discard-2-no-0 = 2 ablegen, keine 0
cache-pass-2 = 2 nach rechts geben
cache-nothing = nichts
