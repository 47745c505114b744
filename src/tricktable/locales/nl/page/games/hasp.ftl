# HASP: what only the page says.

game-hasp = HASP
about-hasp = Voorspel wat je vindt en verhoog de pot.
option-hasp-teams = Teams (met vier spelers)
option-hasp-teams-chosen = zoals je zit
option-hasp-teams-drawn = geloot voor de partij
option-hasp-values = Wat de kaarten waard zijn
option-hasp-values-about = Tien getallen, voor de kaarten van 1 tot 10.
looks-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
looks-card-points = { $count ->
    [one] { $count } kaartpunt
   *[other] { $count } kaartpunten
}
looks-shown = Getoond
looks-beside-village = Het dorp is troef, en daarnaast:
looks-all-so-far = tot nu toe { $taken } van { $played } slagen
looks-none-so-far = { $taken ->
    [0] tot nu toe geen slag
    [one] { $taken } van { $played } slagen
   *[other] { $taken } van { $played } slagen
}
panel-pot = Pot
rules-about-hasp = Voorspel wat je hand zal vinden: elk stoutmoedig woord maakt de pot groter. Twee teams, zeven slagen en vier dorpelingen die altijd troef zijn.
act-promise = { $promise }, pot +{ $points }
hasp-was-ruined = { $whoIs ->
    [you] Jouw ‘{ $prediction }’ is mislukt
   *[other] ‘{ $prediction }’ van { $who } is mislukt
}: { $takerIs ->
    [you] jij won een slag
   *[other] { $taker } won een slag
}
hasp-was-kept = { $whoIs ->
    [you] Jouw ‘{ $prediction }’ is uitgekomen
   *[other] ‘{ $prediction }’ van { $who } is uitgekomen
}
