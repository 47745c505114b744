# Die Spiele in Worten, bis Server zu Ereignissen, Möglichkeiten, Gründen und Wertungen Sätze schicken. Danach entfällt dieser Ordner.

## Karten

suit-blue = Blau
suit-yellow = Gelb
suit-red = Rot
suit-black = Schwarz
suit-green = Grün
suit-forest = Wald
suit-grassland = Weideland
suit-river = Fluss
suit-canyon = Felsen
suit-village = Dorf
card-name = { $suit } { $number }
trump-number = die { $number }er

## Tafeln

panel-blank = { "" }
panel-none = keiner
panel-list = { $List }
panel-of = { $so } von { $goal }
panel-chief-trump = Höherer Trumpf
panel-vice-trump = Niedrigerer Trumpf
panel-pot = Einsatz
panel-picked = Gewählt
panel-called = Nimmt diesen Stich
panel-discard = Deine abgelegte Karte
panel-goal = Punkte des Chefteams
panel-limit = Gebot jetzt höchstens
panel-told = Hätte gestochen
panel-later = Kommende Reihen
panel-covered = verdeckt
panel-only-you = (nur du weißt es)
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
act-seat = { $Who }
act-team = { $Team } gegen { $others }
act-swap = { $given } geben, { $taken } nehmen
act-draft = { $cards } nehmen
act-pass-hasp = Nichts voraussagen
act-pass-meinz = Nicht rufen
act-pass-mue = Passen
act-call = „Meinz!“
act-keep = Nichts tauschen
act-stay = Vorerst nicht mehr
act-no-trump = kein Trumpf
act-no-further-trump = kein weiterer Trumpf
row-start = Startspieler
row-cache = Vor den Stichen
row-trump = Trumpf
row-super = Supertrumpf
row-points = Ein Stich zählt
cache-discard-1 = 1 ablegen
cache-discard-2 = 2 ablegen
cache-discard-2-no-0 = 2 ablegen, keine 0
cache-pass-2 = 2 nach rechts geben
cache-nothing = nichts
prediction-minor = geringer Fund
prediction-great = großer Fund
prediction-all = alles finden
prediction-no = nichts finden
prediction-about-minor = zeigt v7 und v8
prediction-about-great = zeigt v9
prediction-about-all = eure Seite macht jeden Stich
prediction-about-no = eure Seite macht keinen Stich
task-no-tricks = kein Stich
task-no-red = kein Rot
task-no-blue = kein Blau
task-no-green = kein Grün
task-no-yellow = kein Gelb
task-exactly-1 = genau 1
task-exactly-2 = genau 2
task-exactly-3 = genau 3
task-exactly-4 = genau 4
task-last-trick = letzter Stich
task-most-tricks = meiste Stiche
task-fewest-tricks = wenigste Stiche
task-about-no-tricks = keinen Stich machen
task-about-no-red = mindestens ein Stich, aber keine rote Karte
task-about-no-blue = mindestens ein Stich, aber keine blaue Karte
task-about-no-green = mindestens ein Stich, aber keine grüne Karte
task-about-no-yellow = mindestens ein Stich, aber keine gelbe Karte
task-about-exactly-1 = genau 1 Stich machen
task-about-exactly-2 = genau 2 Stiche machen
task-about-exactly-3 = genau 3 Stiche machen
task-about-exactly-4 = genau 4 Stiche machen
task-about-last-trick = den neunten Stich machen
task-about-most-tricks = mehr Stiche als alle anderen
task-about-fewest-tricks = weniger Stiche als alle anderen
ask-trick = Spiel eine Karte
ask-trump = Nenne einen Trumpf
ask-predict = Sag etwas voraus, oder nichts
ask-veto = Veto: So soll die Runde nicht sein
ask-teams = Nenne dein Team
ask-monster = Wer zählt doppelt?
ask-discard = Leg eine Karte ab
ask-give = Gib eine Karte nach rechts
ask-aside = Leg eine Karte verdeckt weg
ask-call = „Meinz!“ rufen und diesen Stich nehmen?
ask-swap = Eine Karte mit deinem Stich tauschen?
ask-take = Nimm eine Aufgabe für die Partie
ask-draft = Nimm eine Karte aus der Reihe
ask-pick = Wähle deine Aufgabe für diese Runde
ask-drop = Leg eine deiner Aufgaben ab
ask-auction = Biete eine Karte, oder passe
ask-auction-more = Biete noch eine Karte, oder hör auf
ask-vice-trump = Nenne den niedrigeren Trumpf
ask-chief-trump = Nenne den höheren Trumpf
ask-partner = Wähle einen Partner

## Was geschehen ist

told-dealt = { $whoIs ->
    [you] Du bekommst { $cards }
   *[other] { $Who } bekommt { $cards }
}
told-played = { $whoIs ->
    [you] Du spielst { $cards }
   *[other] { $Who } spielt { $cards }
}
told-took = { $whoIs ->
    [you] Du machst den Stich
   *[other] { $Who } macht den Stich
}
told-passed = { $whoIs ->
    [you] Du passt
    [many] { $Who } passen
   *[other] { $Who } passt
}
told-turned = { $cards } wird aufgedeckt
told-named-trump = { $whoIs ->
    [you] Du nennst als Trumpf: { $trump }
   *[other] { $Who } nennt als Trumpf: { $trump }
}
told-predicted = { $whoIs ->
    [you] Du sagst voraus: { $prediction }
   *[other] { $Who } sagt voraus: { $prediction }
}
told-predicted-showing = { $whoIs ->
    [you] Du sagst voraus: { $prediction }, und zeigst { $cards }
   *[other] { $Who } sagt voraus: { $prediction }, und zeigt { $cards }
}
told-vetoed = { $whoIs ->
    [you] Dein Veto: { $row }, { $space }
   *[other] Veto von { $who }: { $row }, { $space }
}
told-settled = Der Plan: Start { $who } · { $cache } · Trumpf { $trump } · Supertrumpf { $over } · ein Stich zählt { $points }
told-named-team = { $whoIs ->
    [you] Du nennst die Teams: { $team } – { $others }
   *[other] { $Who } nennt die Teams: { $team } – { $others }
}
told-gave-monster = { $whoIs ->
    [you] Du vergibst die Monsterkarte: { $other }
   *[other] { $Who } vergibt die Monsterkarte: { $other }
}
told-discarded = { $whoIs ->
    [you] Du legst { $cards } ab
   *[other] { $Who } legt { $cards } ab
}
told-gave = { $whoIs ->
    [you] Du gibst { $cards } weiter
   *[other] { $Who } gibt { $cards } weiter
}
told-received = { $whoIs ->
    [you] Du erhältst { $cards }
   *[other] { $Who } erhält { $cards }
}
told-captured = { $whoIs ->
    [you] Du fängst { $cards }
   *[other] { $Who } fängt { $cards }
}
told-called = { $whoIs ->
    [you] Du rufst „Meinz!“
   *[other] { $Who } ruft „Meinz!“
}
told-swapped = { $whoIs ->
    [you] Du gibst { $given } und nimmst { $taken } aus dem Stich
   *[other] { $Who } gibt { $given } und nimmt { $taken } aus dem Stich
}
told-took-task = { $whoIs ->
    [you] Du nimmst die Aufgabe { $task }
   *[other] { $Who } nimmt die Aufgabe { $task }
}
told-saw-trumps = { $whoIs ->
    [you] Du siehst die Trümpfe an: { $trumps }
   *[other] { $Who } sieht die Trümpfe an: { $trumps }
}
told-saw-trumps-secretly = { $Who } sieht die Trümpfe an
told-drafted = { $whoIs ->
    [you] Du nimmst { $cards }
   *[other] { $Who } nimmt { $cards }
}
told-set-aside = { $cards } scheidet aus
told-told = { $cards } hätte gestochen
told-showed-trumps = Die Trümpfe werden gezeigt: { $trumps }
told-picked = { $whoIs ->
    [you] Du wählst die Aufgabe { $task }
   *[other] { $Who } wählt die Aufgabe { $task }
}
told-picked-secretly = { $Who } wählt heimlich eine Aufgabe
told-showed-task = { $whoIs ->
    [you] Du zeigst die Aufgabe { $task }
   *[other] { $Who } zeigt die Aufgabe { $task }
}
told-dropped = { $whoIs ->
    [you] Du legst die Aufgabe { $task } ab
   *[other] { $Who } legt die Aufgabe { $task } ab
}
told-bid = { $whoIs ->
    [you] Du bietest { $cards }
   *[other] { $Who } bietet { $cards }
}
told-passed-out = Niemand hat geboten: Die Runde ist vorbei
told-tied = Patt: { $seats }; zuletzt geboten: { $who }
told-became-chief = { $whoIs ->
    [you] Du bist Chef mit einem Gebot von { $count }
   *[other] { $Who } ist Chef mit einem Gebot von { $count }
}
told-became-vice = { $whoIs ->
    [you] Du bist Vize mit einem Gebot von { $count }
   *[other] { $Who } ist Vize mit einem Gebot von { $count }
}
told-named-partner = { $whoIs ->
    [you] Du wählst als Partner: { $other }
   *[other] { $Who } wählt als Partner: { $other }
}

## Warum nicht

no-turn = Du bist nicht dran.
no-follow = Du musst bedienen.
no-meinz-follow = Du musst die ausgespielte Farbe oder Zahl spielen.
no-trump = Du musst einen Trumpf spielen.
no-hasp-predict = Sag zuerst etwas voraus, oder nichts.
no-stale = Inzwischen ist etwas anderes geschehen.
no-lost = Die Verbindung brach ab, bevor die Antwort kam.
no-away = Ein Bot spielt für dich.
no-back = Nur die eigene letzte Wahl kann zurückgenommen werden.
no-revealed = Diese Wahl hat schon etwas gezeigt: Sie bleibt.
no-njet-zero = Keine 0, solange du andere Karten hast.
no-laid = Diese Karte hast du schon geboten.
no-otherwise = Das ist jetzt nicht möglich.
no-allowed = Möglich: { $cards }.

## Wertung

score-card-points = { $a ->
    [one] { $a } Punkt in Stichen
   *[other] { $a } Punkte in Stichen
}
score-pot = gewinnt den Einsatz
score-kept = Voraussage gehalten: der Einsatz
score-ruined = Voraussage verdorben: der Einsatz
score-count = { $a ->
    [one] { $a } Stich
   *[other] { $a } Stiche
}, gefangene Nullen: { $b }{ $c ->
    [2] {", "}doppelt gezählt
   *[other] { "" }
}
score-team = das Team hat { $a } × { $b }
score-difference = das Team hat { $a }, die anderen { $b }
score-highest = { $a }, die höchste Summe
score-second = { $a }, die zweithöchste Summe
score-third = { $a }, die dritthöchste Summe
score-lowest = { $a }, die niedrigste Summe
score-level = { $a }, dieselbe Summe wie jemand anders
score-task-met = erfüllt: { $task }
score-task-missed = verfehlt: { $task }
score-task-stolen = verfehlte Aufgabe erfüllt; legt ab: { $task }
score-triangles = Punkte in Stichen
score-bonus = Bonus: { $b } von { $a } für Gebot { $c }
score-penalty = { $b } von { $a } für Gebot { $c }: um { $d } verfehlt
score-defence = der Chef hat um { $d } verfehlt
score-stalemate = Patt mit { $a }
score-bid-last = zuletzt geboten im Patt mit { $a }
