# HASP, mit den Wörtern der gedruckten Regel

# Farben

hasp-forest = Wald
hasp-grassland = Weideland
hasp-river = Fluss
hasp-canyon = Felsen
hasp-village = Dorf
hasp-letter-forest = wa
hasp-letter-grassland = we
hasp-letter-river = fl
hasp-letter-canyon = fe
hasp-letter-village = d

# Vorhersagen

hasp-minor-find = geringer Fund
hasp-great-find = großer Fund
hasp-find-all = alles finden
hasp-no-find = nichts finden
hasp-shows = { $cards } zeigen
hasp-takes-all = das eigene Team macht alle Stiche
hasp-takes-none = das eigene Team macht keinen Stich
hasp-meaning = { $prediction }: { $promise }, Topf +{ $points }

# Was geschehen ist

hasp-drew = { $whoIs ->
    [you] Du ziehst { $card }
   *[other] { $Who } zieht { $card }
}
hasp-drew-village = { $whoIs ->
    [you] Du ziehst { $card }, die erste Dorf-Karte, und gibst als Erstes
   *[other] { $Who } zieht { $card }, die erste Dorf-Karte, und gibt als Erstes
}
hasp-seated = { $whoIs ->
    [you] Du sitzt auf Platz { $place }, gegenüber von { $opposite }
   *[other] { $oppositeIs ->
        [you] { $Who } sitzt auf Platz { $place }, dir gegenüber
       *[other] { $Who } sitzt auf Platz { $place }, gegenüber von { $opposite }
    }
}
hasp-turned = { $cards } wird aufgedeckt
hasp-only-village = Nur das Dorf ist Trumpf
hasp-turned-trump = Trumpf: Dorf und { $suit }
hasp-named-trump = { $whoIs ->
    [you] Du sagst { $suit } als Trumpf an
   *[other] { $Who } sagt { $suit } als Trumpf an
}
hasp-named-none = { $whoIs ->
    [you] Du sagst keinen weiteren Trumpf an
   *[other] { $Who } sagt keinen weiteren Trumpf an
}
hasp-predicted = { $whoIs ->
    [you] Du sagst vorher: { $prediction }
   *[other] { $Who } sagt vorher: { $prediction }
}
hasp-predicted-shown = { $whoIs ->
    [you] Du zeigst { $cards } und sagst vorher: { $prediction }
   *[other] { $Who } zeigt { $cards } und sagt vorher: { $prediction }
}
hasp-passed = { $whoIs ->
    [you] Du passt
   *[other] { $Who } passt
}

# Die Lage

hasp-trump-to-come = das Dorf, und was jetzt angesagt wird; die übrigen Karten kommen danach
hasp-trumps = Dorf und { $suit }
hasp-label-card-points = Kartenpunkte
hasp-pot = Topf { $points }
hasp-prediction = { $Who }: { $prediction }
hasp-prediction-shown = { $Who }: { $prediction } ({ $cards })
hasp-standing = { $totals } (mit { $target } gewinnt man)

# Auswahl

hasp-ask-trump = Sag einen Trumpf an
hasp-ask-prediction = Triff eine Vorhersage oder passe
hasp-no-further-trump = kein weiterer Trumpf
hasp-predict-nothing = passen

# Warum etwas nicht geht

hasp-why-said = „Alles finden“ und „nichts finden“ sind in jeder Runde zusammen nur einmal möglich, und eines davon ist schon vorhergesagt.
hasp-why-too-late = Vorhersagen trifft man nur vor der eigenen ersten Karte.
hasp-why-unheld = Dafür musst du { $cards } auf der Hand haben.
hasp-why-announce = Sag zuerst einen Trumpf an: { $allowed }.
hasp-why-predict = Triff zuerst eine Vorhersage oder passe; dann spielst du deine Karte.

# Die Wertung

hasp-score-card-points = { $points ->
    [one] { $points } Punkt in Stichen
   *[other] { $points } Punkte in Stichen
}
hasp-score-pot = { $points ->
    [one] der Topf mit { $points } Punkt
   *[other] der Topf mit { $points } Punkten
}
hasp-score-kept = { $points ->
    [one] Vorhersage eingetroffen: der Topf mit { $points } Punkt
   *[other] Vorhersage eingetroffen: der Topf mit { $points } Punkten
}
hasp-score-ruined = { $points ->
    [one] Vorhersage durchkreuzt: der Topf mit { $points } Punkt
   *[other] Vorhersage durchkreuzt: der Topf mit { $points } Punkten
}
