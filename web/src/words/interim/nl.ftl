# De spellen in woorden, tot servers zinnen sturen bij gebeurtenissen, keuzes, redenen en scores. Daarna vervalt deze map.

## Kaarten

suit-blue = blauw
suit-yellow = geel
suit-red = rood
suit-black = zwart
suit-green = groen
suit-forest = bos
suit-grassland = grasland
suit-river = rivier
suit-canyon = canyon
suit-village = dorp
card-name = { $suit } { $number }
trump-number = alle { $number }'s

## Panelen

panel-blank = { "" }
panel-none = geen
panel-list = { $List }
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
act-seat = { $Who }
act-team = { $Team } tegen { $others }
act-swap = { $given } geven, { $taken } nemen
act-draft = { $cards } nemen
act-pass-hasp = Niets voorspellen
act-pass-meinz = Niet roepen
act-pass-mue = Passen
act-call = ‘Meinz!’
act-keep = Niets ruilen
act-stay = Voorlopig niet meer
act-no-trump = geen troef
act-no-further-trump = geen extra troef
row-start = Startspeler
row-cache = Voor de slagen
row-trump = Troef
row-super = Supertroef
row-points = Een slag telt
cache-discard-1 = 1 wegleggen
cache-discard-2 = 2 wegleggen
cache-discard-2-no-0 = 2 wegleggen, geen 0
cache-pass-2 = 2 naar rechts geven
cache-nothing = niets
prediction-minor = kleine vondst
prediction-great = grote vondst
prediction-all = vind alles
prediction-no = geen vondst
prediction-about-minor = toont v7 en v8
prediction-about-great = toont v9
prediction-about-all = jullie winnen elke slag
prediction-about-no = jullie winnen geen slag
task-no-tricks = geen slag
task-no-red = geen rood
task-no-blue = geen blauw
task-no-green = geen groen
task-no-yellow = geen geel
task-exactly-1 = precies 1
task-exactly-2 = precies 2
task-exactly-3 = precies 3
task-exactly-4 = precies 4
task-last-trick = laatste slag
task-most-tricks = meeste slagen
task-fewest-tricks = minste slagen
task-about-no-tricks = geen slag winnen
task-about-no-red = minstens één slag, maar geen rode kaart
task-about-no-blue = minstens één slag, maar geen blauwe kaart
task-about-no-green = minstens één slag, maar geen groene kaart
task-about-no-yellow = minstens één slag, maar geen gele kaart
task-about-exactly-1 = precies 1 slag winnen
task-about-exactly-2 = precies 2 slagen winnen
task-about-exactly-3 = precies 3 slagen winnen
task-about-exactly-4 = precies 4 slagen winnen
task-about-last-trick = de negende slag winnen
task-about-most-tricks = meer slagen dan alle anderen
task-about-fewest-tricks = minder slagen dan alle anderen
ask-trick = Speel een kaart
ask-trump = Noem een troef
ask-predict = Voorspel iets, of niets
ask-veto = Veto: zo moet de ronde niet worden
ask-teams = Noem je team
ask-monster = Wie telt dubbel?
ask-discard = Leg een kaart weg
ask-give = Geef een kaart naar rechts
ask-aside = Leg een kaart gedekt opzij
ask-call = ‘Meinz!’ roepen en deze slag nemen?
ask-swap = Een kaart ruilen met je slag?
ask-take = Neem een opdracht voor de partij
ask-draft = Neem een kaart uit de rij
ask-pick = Kies je opdracht voor deze ronde
ask-drop = Leg een van je opdrachten af
ask-auction = Bied een kaart, of pas
ask-auction-more = Bied nog een kaart, of stop
ask-vice-trump = Noem de lage troef
ask-chief-trump = Noem de hoge troef
ask-partner = Kies een partner

## Wat er gebeurde

told-dealt = { $whoIs ->
    [you] Je krijgt { $cards }
   *[other] { $Who } krijgt { $cards }
}
told-played = { $whoIs ->
    [you] Je speelt { $cards }
   *[other] { $Who } speelt { $cards }
}
told-took = { $whoIs ->
    [you] Je wint de slag
   *[other] { $Who } wint de slag
}
told-passed = { $whoIs ->
    [you] Je past
    [many] { $Who } passen
   *[other] { $Who } past
}
told-turned = { $cards } wordt opengelegd
told-named-trump = { $whoIs ->
    [you] Je noemt als troef: { $trump }
   *[other] { $Who } noemt als troef: { $trump }
}
told-predicted = { $whoIs ->
    [you] Je voorspelt: { $prediction }
   *[other] { $Who } voorspelt: { $prediction }
}
told-predicted-showing = { $whoIs ->
    [you] Je voorspelt: { $prediction }, en toont { $cards }
   *[other] { $Who } voorspelt: { $prediction }, en toont { $cards }
}
told-vetoed = { $whoIs ->
    [you] Jouw veto: { $row }, { $space }
   *[other] Veto van { $who }: { $row }, { $space }
}
told-settled = Het bord: start { $who } · { $cache } · troef { $trump } · supertroef { $over } · een slag telt { $points }
told-named-team = { $whoIs ->
    [you] Je noemt de teams: { $team } – { $others }
   *[other] { $Who } noemt de teams: { $team } – { $others }
}
told-gave-monster = { $whoIs ->
    [you] Je vergeeft de monsterkaart: { $other }
   *[other] { $Who } vergeeft de monsterkaart: { $other }
}
told-discarded = { $whoIs ->
    [you] Je legt { $cards } weg
   *[other] { $Who } legt { $cards } weg
}
told-gave = { $whoIs ->
    [you] Je geeft { $cards } door
   *[other] { $Who } geeft { $cards } door
}
told-received = { $whoIs ->
    [you] Je ontvangt { $cards }
   *[other] { $Who } ontvangt { $cards }
}
told-captured = { $whoIs ->
    [you] Je vangt { $cards }
   *[other] { $Who } vangt { $cards }
}
told-called = { $whoIs ->
    [you] Je roept ‘Meinz!’
   *[other] { $Who } roept ‘Meinz!’
}
told-swapped = { $whoIs ->
    [you] Je geeft { $given } en neemt { $taken } uit de slag
   *[other] { $Who } geeft { $given } en neemt { $taken } uit de slag
}
told-took-task = { $whoIs ->
    [you] Je neemt de opdracht { $task }
   *[other] { $Who } neemt de opdracht { $task }
}
told-saw-trumps = { $whoIs ->
    [you] Je bekijkt de troeven: { $trumps }
   *[other] { $Who } bekijkt de troeven: { $trumps }
}
told-saw-trumps-secretly = { $Who } bekijkt de troeven
told-drafted = { $whoIs ->
    [you] Je neemt { $cards }
   *[other] { $Who } neemt { $cards }
}
told-set-aside = { $cards } gaat uit de ronde
told-told = { $cards } zou gewonnen hebben
told-showed-trumps = De troeven worden getoond: { $trumps }
told-picked = { $whoIs ->
    [you] Je kiest de opdracht { $task }
   *[other] { $Who } kiest de opdracht { $task }
}
told-picked-secretly = { $Who } kiest in het geheim een opdracht
told-showed-task = { $whoIs ->
    [you] Je toont de opdracht { $task }
   *[other] { $Who } toont de opdracht { $task }
}
told-dropped = { $whoIs ->
    [you] Je legt de opdracht { $task } af
   *[other] { $Who } legt de opdracht { $task } af
}
told-bid = { $whoIs ->
    [you] Je biedt { $cards }
   *[other] { $Who } biedt { $cards }
}
told-passed-out = Niemand bood: de ronde is voorbij
told-tied = Patstelling: { $seats }; het laatst bood { $who }
told-became-chief = { $whoIs ->
    [you] Je bent chef met een bod van { $count }
   *[other] { $Who } is chef met een bod van { $count }
}
told-became-vice = { $whoIs ->
    [you] Je bent vice met een bod van { $count }
   *[other] { $Who } is vice met een bod van { $count }
}
told-named-partner = { $whoIs ->
    [you] Je kiest als partner: { $other }
   *[other] { $Who } kiest als partner: { $other }
}

## Waarom niet

no-turn = Je bent niet aan de beurt.
no-follow = Je moet bekennen.
no-meinz-follow = Je moet de gevraagde kleur of het gevraagde getal spelen.
no-trump = Je moet een troef spelen.
no-hasp-predict = Voorspel eerst iets, of niets.
no-stale = Intussen is er iets anders gebeurd.
no-lost = De verbinding viel weg voor het antwoord kwam.
no-away = Een bot speelt voor jou.
no-back = Alleen je eigen laatste keuze kan terug.
no-revealed = Die keuze heeft al iets getoond: ze blijft staan.
no-njet-zero = Geen 0 zolang je andere kaarten hebt.
no-laid = Die kaart heb je al geboden.
no-otherwise = Dat kan nu niet.
no-allowed = Mogelijk: { $cards }.

## Score

score-card-points = { $a ->
    [one] { $a } punt in slagen
   *[other] { $a } punten in slagen
}
score-pot = wint de pot
score-kept = voorspelling uitgekomen: de pot
score-ruined = voorspelling mislukt: de pot
score-count = { $a ->
    [one] { $a } slag
   *[other] { $a } slagen
}, gevangen nullen: { $b }{ $c ->
    [2] {", "}dubbel geteld
   *[other] { "" }
}
score-team = het team heeft { $a } × { $b }
score-difference = het team heeft { $a }, de anderen { $b }
score-highest = { $a }, de hoogste som
score-second = { $a }, de op één na hoogste som
score-third = { $a }, de op twee na hoogste som
score-lowest = { $a }, de laagste som
score-level = { $a }, dezelfde som als een ander
score-task-met = gehaald: { $task }
score-task-missed = gemist: { $task }
score-task-stolen = een gemiste opdracht gehaald; legt af: { $task }
score-triangles = punten in slagen
score-bonus = bonus: { $b } van { $a } voor bod { $c }
score-penalty = { $b } van { $a } voor bod { $c }: { $d } te weinig
score-defence = de chef had er { $d } te weinig
score-stalemate = patstelling met { $a }
score-bid-last = bood het laatst in de patstelling met { $a }
