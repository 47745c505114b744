# Was sticht?

# Farben und Trümpfe

was-sticht-red = Rot
was-sticht-blue = Blau
was-sticht-green = Grün
was-sticht-yellow = Gelb
was-sticht-letter-red = r
was-sticht-letter-blue = b
was-sticht-letter-green = gr
was-sticht-letter-yellow = ge
was-sticht-numbers = die { $number }er
was-sticht-none = keine

# Aufgaben

was-sticht-no-tricks = kein Stich
was-sticht-no-red = kein Rot
was-sticht-no-blue = kein Blau
was-sticht-no-green = kein Grün
was-sticht-no-yellow = kein Gelb
was-sticht-exactly = genau { $tricks }
was-sticht-last-trick = letzter Stich
was-sticht-most-tricks = die meisten Stiche
was-sticht-fewest-tricks = die wenigsten Stiche
was-sticht-take-no-trick = keinen Stich machen
was-sticht-take-no-red = mindestens einen Stich machen, aber keine rote Karte bekommen
was-sticht-take-no-blue = mindestens einen Stich machen, aber keine blaue Karte bekommen
was-sticht-take-no-green = mindestens einen Stich machen, aber keine grüne Karte bekommen
was-sticht-take-no-yellow = mindestens einen Stich machen, aber keine gelbe Karte bekommen
was-sticht-take-exactly = { $tricks ->
    [one] genau { $tricks } Stich machen
   *[other] genau { $tricks } Stiche machen
}
was-sticht-take-last = den neunten Stich machen
was-sticht-take-most = mehr Stiche machen als alle anderen
was-sticht-take-fewest = weniger Stiche machen als alle anderen

# Was geschehen ist

was-sticht-took-task = { $whoIs ->
    [you] Du nimmst die Aufgabe „{ $task }“
   *[other] { $Who } nimmt die Aufgabe „{ $task }“
}
was-sticht-laid-out = Reihe: { $cards }
was-sticht-saw-trumps = { $whoIs ->
    [you] Du siehst dir die Trümpfe an
   *[other] { $Who } sieht sich die Trümpfe an
}
was-sticht-saw-trumps-shown = { $whoIs ->
    [you] Du siehst dir die Trümpfe an: { $trumps }
   *[other] { $Who } sieht sich die Trümpfe an: { $trumps }
}
was-sticht-drafted = { $whoIs ->
    [you] Du nimmst { $cards }
   *[other] { $Who } nimmt { $cards }
}
was-sticht-set-aside = { $cards } scheidet für diese Runde aus
was-sticht-told = { $whoIs ->
    [you] Deine { $cards } hätte gestochen
   *[other] { $whoEnds ->
        [s] { $Who }’ { $cards } hätte gestochen
        [x] { $Who }’ { $cards } hätte gestochen
        [z] { $Who }’ { $cards } hätte gestochen
       *[other] { $Who }s { $cards } hätte gestochen
    }
}
was-sticht-showed-trumps = Die Trümpfe werden aufgedeckt: { $trumps }
was-sticht-picked = { $whoIs ->
    [you] Du wählst die Aufgabe „{ $task }“
   *[other] { $Who } wählt die Aufgabe „{ $task }“
}
was-sticht-picked-secretly = { $whoIs ->
    [you] Du wählst verdeckt eine Aufgabe
   *[other] { $Who } wählt verdeckt eine Aufgabe
}
was-sticht-showed-task = { $whoIs ->
    [you] Du zeigst die Aufgabe „{ $task }“
   *[other] { $Who } zeigt die Aufgabe „{ $task }“
}
was-sticht-dropped = { $whoIs ->
    [you] Du legst die Aufgabe „{ $task }“ ab
   *[other] { $Who } legt die Aufgabe „{ $task }“ ab
}

# Die Lage

was-sticht-label-trumps = Trümpfe
was-sticht-label-met = Erfüllt
was-sticht-label-told = Bisher
was-sticht-label-later = Später
was-sticht-label-row = Reihe { $number }
was-sticht-secret = { $trumps } (das weißt nur du)
was-sticht-known-to = { $whoIs ->
    [you] nur dir bekannt, bis alle Karten genommen sind
   *[other] nur { $who } bekannt, bis alle Karten genommen sind
}
was-sticht-start-player = Startspieler
was-sticht-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
was-sticht-no-tasks = keine Aufgaben
was-sticht-picked-task = { $TASK }
was-sticht-met = { $whoIs ->
    [you] Du hast { $owners } verfehlte Aufgabe erfüllt
   *[other] { $Who } hat { $owners } verfehlte Aufgabe erfüllt
}
# Reihen der Auslage: die Karten, wie sie genommen wurden, und in Klammern die, die gestochen hätte
was-sticht-row = { $number }: { $cards }
was-sticht-rows = { $rows }
was-sticht-winner = [{ $card }]
was-sticht-row-taken = { $cards }   (genommen: { $taken })
was-sticht-standing = Abgelegte Aufgaben: { $totals } (mit { $target } gewinnt man)

# Auswahl

was-sticht-ask-take = Nimm dir eine Aufgabe für die Partie
was-sticht-ask-draft = Nimm eine Karte aus der Reihe
was-sticht-ask-pick = Wähle deine Aufgabe für diese Runde
was-sticht-ask-drop = Leg eine deiner Aufgaben ab

# Warum etwas nicht geht

was-sticht-why-gone = Beide Karten dieser Aufgabe sind schon vergeben.
was-sticht-why-take = Zuerst nehmen sich alle ihre Aufgaben: { $allowed }.
was-sticht-why-row = Diese Karte liegt nicht in der Reihe: { $allowed }.
was-sticht-why-draft = Zuerst werden die Karten aus den Reihen genommen: { $allowed }.
was-sticht-why-unowned = Diese Aufgabe hast du nicht: { $allowed }.
was-sticht-why-pick = Wähle zuerst deine Aufgabe für diese Runde: { $allowed }.
was-sticht-why-drop = Du musst eine deiner Aufgaben ablegen: { $allowed }.

# Die Wertung

was-sticht-score-met = „{ $task }“ erfüllt und abgelegt
was-sticht-score-missed = „{ $task }“ verfehlt
was-sticht-score-stolen = { $owners } verfehlte Aufgabe erfüllt: „{ $task }“ abgelegt
