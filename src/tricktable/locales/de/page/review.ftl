# Die Auswertung einer Partie: was besser war, und es noch einmal versuchen.
review-whose = Wessen Entscheidungen
review-whose-ask = Wessen Entscheidungen sollen ausgewertet werden?
review-close = Auswertung schließen
review-waiting = Die erste Runde wird durchgesehen …
review-progress = { $done } von { $of } Runden
review-progress-label = Ausgewertete Runden
review-lost-link = Die Verbindung ist unterbrochen. Die Auswertung geht weiter, sobald sie wieder da ist.
review-not-here = Dieser Server wertet keine Partien aus.
review-private = Nur wer diese private Partie gespielt hat, kann sie auswerten.
review-whole = { $count ->
    [0] Die Auswertung ist fertig: keine Fehler.
    [one] Die Auswertung ist fertig: eine Entscheidung zum Ansehen.
   *[other] Die Auswertung ist fertig: { $count } Entscheidungen zum Ansehen.
}

## Eine Entscheidung

review-good = Gut
review-brilliant = Glänzend
review-unlucky = Pech
review-lucky = Glück gehabt
review-unjudged = Nicht beurteilt
review-good-about = Nichts anderes war mit Sicherheit besser.
review-brilliant-about = Klar die beste Wahl, und schwer zu finden.
review-unjudged-about = Ausprobieren sagt hier wenig, deshalb heißt nichts falsch.
review-known = Nach dem, was du wusstest
review-all-cards = Alle Karten
review-all-about = Zeigt alle Karten, und was Glück war
review-lay-waiting = Diese Runde wird noch durchgesehen.
review-played = Gewählt
review-instead = Du hast { $played } gewählt; besser war { $best } ({ $lost }).
review-better = Besser
review-chance = Siegchance
review-worlds = { $count ->
    [one] In einer Verteilung ausprobiert.
   *[other] In { $count } Verteilungen ausprobiert.
}

## Von Fehler zu Fehler

review-next = Nächster Fehler
review-last = Voriger Fehler
review-place = { $place } von { $of }
review-none-yet = Noch keine
review-no-more = In dieser Richtung gibt es keine Fehler mehr.

## Was die Partie ergibt

review-summary = Zusammenfassung
review-no-mistakes = Keine Fehler
review-count-blunder = { $count ->
    [one] ein grober Fehler
   *[other] { $count } grobe Fehler
}
review-count-mistake = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
review-count-inaccuracy = { $count ->
    [one] eine Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
review-count-brilliant = { $count ->
    [one] eine glänzende Wahl
   *[other] { $count } glänzende Entscheidungen
}
review-biggest = Am teuersten: { $where }
review-accuracy = Genauigkeit
review-choices = Entscheidungen
review-skill = Können
review-skill-about = Wie viel von einem Sieg deine Entscheidungen gegenüber einfachem Spiel gewannen
review-luck = Glück
review-luck-about = Was die Karten und die anderen brachten
review-fortune = Pech: { $unlucky }, Glück: { $lucky }
review-turns = Wendepunkte

## Die Kurve

review-curve = Chance, die Partie zu gewinnen
review-chance-is = Siegchance { $chance }
review-before = Vorher
review-after = Nachher
review-marks = Auffällige Entscheidungen

## Noch einmal versuchen

trial-title = Noch einmal versuchen
trial-about = Was wählst du jetzt? Nichts von später ist zu sehen.
trial-verdict = Das Urteil
trial-thinking = Wird ausprobiert …
trial-right = Richtig!
trial-right-about = Nichts anderes ist mit Sicherheit besser.
trial-not-yet = Es gibt etwas Besseres
trial-wrong = { $label }: { $played } kostet { $lost }.
trial-again = Noch einmal
trial-tell = Lösung zeigen
trial-answer-is = Am besten: { $best }
trial-back = Zurück zur Auswertung
keys-trial-answer = zeigt die Lösung
keys-trial-next = zum nächsten
keys-trial-back = zurück
