# HASP: what only the page says.

game-hasp = HASP
about-hasp = Sag vorher, was du findest, und lass den Topf wachsen.
option-hasp-teams = Teams zu viert
option-hasp-teams-chosen = wie ihr sitzt
option-hasp-teams-drawn = vor der Partie gezogen
option-hasp-values = Was die Karten wert sind
option-hasp-values-about = Zehn Zahlen, für die Karten von 1 bis 10.
looks-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
looks-card-points = { $count ->
    [one] { $count } Kartenpunkt
   *[other] { $count } Kartenpunkte
}
looks-shown = Gezeigt
looks-beside-village = Das Dorf ist Trumpf, und dazu:
looks-all-so-far = bisher { $taken } von { $played } Stichen
looks-none-so-far = { $taken ->
    [0] bisher kein Stich
    [one] { $taken } von { $played } Stichen
   *[other] { $taken } von { $played } Stichen
}
panel-pot = Topf
rules-about-hasp = Sag vorher, was deine Hand findet: Jedes kühne Wort macht den Topf größer. Zwei Teams, sieben Stiche und vier Dorf-Karten, die immer Trumpf sind.
act-promise = { $promise }, Topf +{ $points }
hasp-was-ruined = { $whoIs ->
    [you] Dein „{ $prediction }“ ist durchkreuzt
   *[other] „{ $prediction }“ von { $who } ist durchkreuzt
}: { $takerIs ->
    [you] Du hast einen Stich gemacht
   *[other] { $taker } hat einen Stich gemacht
}
hasp-was-kept = { $whoIs ->
    [you] Du hast dein „{ $prediction }“ erfüllt
   *[other] { $who } hat „{ $prediction }“ erfüllt
}
