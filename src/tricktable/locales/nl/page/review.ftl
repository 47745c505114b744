# De bespreking van een partij: wat beter was, en het opnieuw proberen.
review-whose = Wiens keuzes
review-whose-ask = Wiens keuzes moeten besproken worden?
review-close = Bespreking sluiten
review-waiting = De eerste ronde wordt doorgenomen …
review-progress = { $done } van { $of } rondes
review-progress-label = Besproken rondes
review-lost-link = De verbinding is weg. De bespreking gaat verder zodra die terug is.
review-not-here = Deze server bespreekt geen partijen.
review-private = Alleen wie deze privépartij heeft gespeeld, kan haar bespreken.
review-whole = { $count ->
    [0] De bespreking is klaar: geen fouten.
    [one] De bespreking is klaar: één keuze om te bekijken.
   *[other] De bespreking is klaar: { $count } keuzes om te bekijken.
}

## Een keuze

review-good = Goed
review-brilliant = Briljant
review-unlucky = Pech
review-lucky = Geluk gehad
review-unjudged = Niet beoordeeld
review-good-about = Niets anders was met zekerheid beter.
review-brilliant-about = Duidelijk de beste keuze, en moeilijk te vinden.
review-unjudged-about = Uitproberen zegt hier weinig, dus niets heet fout.
review-known = Met wat je wist
review-all-cards = Alle kaarten
review-all-about = Toont ieders kaarten, en wat geluk was
review-lay-waiting = Deze ronde wordt nog doorgenomen.
review-played = Gekozen
review-instead = Je koos { $played }; { $best } was beter ({ $lost }).
review-better = Beter
review-chance = Winstkans
review-worlds = { $count ->
    [one] In één verdeling geprobeerd.
   *[other] In { $count } verdelingen geprobeerd.
}

## Van fout naar fout

review-next = Volgende fout
review-last = Vorige fout
review-place = { $place } van { $of }
review-none-yet = Nog geen
review-no-more = Geen fouten meer in deze richting.

## Wat de partij oplevert

review-summary = Samenvatting
review-no-mistakes = Geen fouten
review-count-blunder = { $count ->
    [one] één blunder
   *[other] { $count } blunders
}
review-count-mistake = { $count ->
    [one] één fout
   *[other] { $count } fouten
}
review-count-inaccuracy = { $count ->
    [one] één onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
review-count-brilliant = { $count ->
    [one] één briljante keuze
   *[other] { $count } briljante keuzes
}
review-biggest = De duurste: { $where }
review-accuracy = Nauwkeurigheid
review-choices = Keuzes
review-skill = Kunde
review-skill-about = Hoeveel van een zege je keuzes wonnen boven eenvoudig spel
review-luck = Geluk
review-luck-about = Wat de kaarten en de anderen brachten
review-fortune = Pech: { $unlucky }, geluk: { $lucky }
review-turns = Keerpunten

## De curve

review-curve = Kans om de partij te winnen
review-chance-is = winstkans { $chance }
review-before = Ervoor
review-after = Erna
review-marks = Opvallende keuzes

## Opnieuw proberen

trial-title = Opnieuw proberen
trial-about = Wat kies je nu? Niets van later is te zien.
trial-verdict = Het oordeel
trial-thinking = Wordt geprobeerd …
trial-right = Juist!
trial-right-about = Niets anders is met zekerheid beter.
trial-not-yet = Er is iets beters
trial-wrong = { $label }: { $played } kost { $lost }.
trial-again = Nog een keer
trial-tell = Toon het antwoord
trial-answer-is = Het beste: { $best }
trial-back = Terug naar de bespreking
keys-trial-answer = toont het antwoord
keys-trial-next = naar de volgende
keys-trial-back = terug
