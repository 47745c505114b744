# Mü: what only the page says.

game-mue = Mü
about-mue = Bied met je kaarten; twee troeven heersen.
option-mue-target = Punten die de partij beëindigen
option-mue-target-about = Een getal. Gewoonlijk: { $usual }.
option-mue-hands = Maximaal aantal rondes
option-mue-hands-about = Een getal. Leeg: zoveel als nodig.
looks-limit = { $count ->
    [one] Je bod mag { $count } kaart tellen
   *[other] Je bod mag { $count } kaarten tellen
}
panel-needs = Punten van { $all }
panel-bonus = Bonus
panel-bonus-range = { $least } tot { $most }
panel-tie = Met { $bid } sta je alleen gelijk: blijft dat zo, dan is de ronde voorbij en verlies je { $loss }.
looks-passes = { $count } van { $all } na elkaar gepast
looks-no-bid = geen bod
looks-partner = Partner
looks-vice = Vice
looks-others = { $count } bij de anderen
looks-bid = Bod
panel-of = { $so } van { $goal }
panel-chief-trump = Hogere troef
panel-vice-trump = Lagere troef
panel-goal = Punten van het team van de chef
panel-limit = Bod hoogstens
sign-chief = chef
sign-vice = vice
sign-chosen-partner = partner
sign-bid = bod: { $count }
sign-triangles = { $count ->
    [one] één punt
   *[other] { $count } punten
}
rules-about-mue = Je biedt met je eigen kaarten, open op tafel. Wie het meest durft, kiest de hogere troef en zoekt een partner om het waar te maken.
act-pass = Passen
