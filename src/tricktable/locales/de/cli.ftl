# Das Terminal: alles, was es von sich aus sagt.

# Der Bildschirm

cli-label-score = Stand
cli-label-hand = Hand
cli-label-hands = Hände
cli-label-last = Zuletzt
cli-label-trick = Stich
cli-hand-with-trumps = { $hand }   (* Trumpf)
cli-play = spielen
cli-round = Runde { $number }
cli-before-first-round = vor der ersten Runde
cli-winning = { $whoIs ->
    [you] { $plays }: Du liegst vorn
   *[other] { $plays }: { $Who } liegt vorn
}
cli-winning-worth = { $whoIs ->
    [you] { $plays }: Du liegst vorn, { $worth }
   *[other] { $plays }: { $Who } liegt vorn, { $worth }
}
cli-round-begins = Runde { $number } · { $dealer }
cli-round-over = Runde { $number } ist zu Ende: Punkte, Summe, wofür
cli-match-over = Die Partie ist zu Ende
cli-winners = { $whoIs ->
    [you] Du gewinnst die Partie.
    [many] Die Partie gewinnen { $who }.
   *[other] { $Who } gewinnt die Partie.
}
cli-sheet-round = Runde
cli-sheet-total = Summe
cli-round-in-detail = Runde { $number } im Einzelnen

# Was man tippen kann

cli-help-number = nach Nummer wählen
cli-help-notation = nach Notation wählen; das erste Wort kann wegbleiben, wo es klar ist
cli-help-suits = Buchstaben der Farben: { $suits }; die der Protokolle gehen auch, wo keine andere Farbe so beginnt
cli-help-suit = { $letter } { $suit }
cli-help-enter = das Einzige nehmen, was möglich ist
cli-help-hint = ein Tipp: was du wählen solltest, und warum
cli-help-why = geht das, und warum nicht
cli-help-score = alle Wertungen; `s 2` sagt, wofür es in Runde 2 Punkte gab
cli-help-log = Verlauf dieser Runde
cli-help-rules = Regeln des Spiels
cli-help-back = den letzten Zug zurücknehmen, solange niemand mehr als ihn gesehen hat
cli-help-undo = zurück zu deiner letzten Wahl, was die Bots seither auch taten; das Protokoll nennt es Übung
cli-help-end = die Partie jetzt beenden; ihr Protokoll bleibt
cli-help-clear = die Partie abräumen; nichts bleibt von ihr, wenn sonst niemand weiterspielt
cli-help-save = speichern und aufhören; mit `tricktable play --resume` geht es weiter
cli-help-leave = gehen; ein Bot spielt weiter, bis du wieder dazukommst
cli-how-to = Tippe eine Zahl von 1 bis { $last }, oder help.
cli-how-to-choose = Tippe eine Zahl oder eine Karte, um zu wählen; `help` zeigt, was du sonst tippen kannst.
cli-no-number = Es gibt keine Nummer { $number }.
cli-unknown = Ich weiß nicht, was „{ $text }“ ist.
cli-possible = Ja, { $action } ist möglich: Es ist Nummer { $number }.
cli-no-score = Noch ist keine Runde zu Ende.
cli-no-score-of = Es gibt keine Wertung von Runde { $number }.
cli-rulings-in-english = Die Festlegungen im Einzelnen gibt es nur auf Englisch.
cli-thinking = { $whoIs ->
    [you] Du denkst nach
   *[other] { $Who } denkt nach
}
cli-thinking-hard = Einen Moment

# Menüs

cli-menu-games = Was möchtest du spielen?
cli-menu-players = { $counts } Personen
cli-menu-go-on = weiter mit { $game }, gespeichert am { $day }. { $month } um { $time }
cli-menu-a-match = einer Partie
cli-menu-game = Spiel
cli-menu-number = Bitte tippe eine Zahl von { $first } bis { $last }.
cli-menu-seats = Wie viele spielen mit dir zusammen ({ $counts })
cli-menu-wrong-seats = { $game } ist für { $counts } Personen.
cli-menu-levels = Wie gut sollen die anderen spielen?
cli-menu-level = Stufe
cli-level-easy = eine freundliche Stufe: vergisst Karten und hofft das Beste, verschenkt aber keinen Sieg, den sie sieht
cli-level-medium = die übliche Stufe: merkt sich das Wichtigste und hofft ab und zu zu viel
cli-level-hard = spielt so gut, wie es geht (dasselbe wie search)
cli-month = { $number ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}

# Kommen und gehen

cli-play-with-bots = { $othersCount ->
    [one] Du spielst { $game }. Mit dabei: { $others } (Bot: { $bot }).
   *[other] Du spielst { $game }. Mit dabei: { $others } (Bots: { $bot }).
}
cli-go-on-with-bots = { $othersCount ->
    [one] Du spielst { $game } weiter. Mit dabei: { $others } (Bot: { $bot }).
   *[other] Du spielst { $game } weiter. Mit dabei: { $others } (Bots: { $bot }).
}
cli-mates-play-well = Wer mit dir zusammen spielt, spielt so gut, wie ein Bot es kann.
cli-play-with = Du spielst { $game }. Mit dabei: { $others }.
cli-go-on-with = Du spielst { $game } weiter. Mit dabei: { $others }.
cli-watch = Du siehst bei { $game } zu. Es spielen: { $players }.
cli-kept = Die Partie ist aufgehoben: { $command } zeigt sie noch einmal.
cli-saved = Die Partie ist gespeichert: { $command } setzt sie fort.
cli-left = Du bist gegangen: { $command } bringt dich zurück.
cli-input-ended = die Eingabe ist zu Ende
cli-stopped = angehalten
cli-stopped-and-saved = { $reason }; die Partie ist gespeichert: `{ $command }` setzt sie fort
cli-stopped-and-left = { $reason }; `{ $command }` bringt dich zurück
cli-not-kept = die Partie konnte nicht aufgehoben werden: { $problem }
cli-bot-sits = { $bot } sitzt als { $name } an { $link }
cli-bot-is-done = Die Partie ist zu Ende. Gewonnen: { $winners }.
cli-nobody = niemand

# Die anderen am Tisch

cli-lost = Die Verbindung ist abgebrochen ({ $reason }). Sie wird von selbst wieder versucht.
cli-found = Die Verbindung ist wieder da.
cli-foul = NICHT FAIR: { $text }. Traue diesem Tisch nicht.
cli-gone = { $Who } ist nicht mehr verbunden.
cli-came-back = { $whoIs ->
    [you] Du bist wieder da.
   *[other] { $Who } ist wieder da.
}
cli-renamed = { $before } heißt jetzt { $name }.
cli-took-over = { $whoIs ->
    [you] Für dich spielt jetzt ein Bot.
   *[other] Für { $who } spielt jetzt ein Bot.
}
cli-others-asked = Die anderen werden gefragt.
cli-wants-back = { $Who } möchte den letzten Zug zurücknehmen.
cli-ask-back = Bist du einverstanden (j/n)? Es fragt { $who }
cli-yes = j ja
cli-no = n nein
cli-type-yes-or-no = Tippe j oder n.
cli-does-not-agree = { $whoIs ->
    [you] Du bist nicht einverstanden: Es bleibt dabei.
   *[other] { $Who } ist nicht einverstanden: Es bleibt dabei.
}
cli-took-back = { $whoIs ->
    [you] Du nimmst den letzten Zug zurück.
   *[other] { $Who } nimmt den letzten Zug zurück.
}
cli-undid = { $whoIs ->
    [you] Du bist zurück bei deiner letzten Wahl.
   *[other] { $Who } ist zurück bei der letzten Wahl.
}
cli-ask-end = Die Partie jetzt beenden (j/n)?
cli-ask-clear = Die Partie abräumen (j/n)?
cli-match-stopped = Die Partie wurde beendet.
cli-cleared = Die Partie ist abgeräumt.
cli-wants-rematch = { $Who } möchte noch einmal spielen.
cli-ask-rematch = Tippe rematch, um noch einmal zu spielen, oder Enter, um zu gehen
cli-ask-to-follow = Die anderen spielen noch einmal. Tippe rematch, um dabei zu sein, oder Enter, um zu gehen

# Was ein Tisch ablehnt

cli-refused = { $text }.
cli-refused-not-begun = Die Partie hat noch nicht begonnen.
cli-refused-playing = Die Partie läuft schon.
cli-refused-over = Die Partie ist zu Ende.
cli-refused-closed = Die Partie wurde abgebrochen.
cli-refused-asked = Das ist schon gefragt.
cli-refused-not-asked = Niemand fragt dich, ob etwas zurückgenommen werden darf.
cli-refused-away = Für dich spielt ein Bot: Komm erst zurück.
cli-refused-back = Der letzte Zug war nicht deiner.
cli-refused-unchosen = Du hast noch nichts gewählt.
cli-refused-cards = Der Gastgeber hat hier die Karten ausgesucht: Andere können nur zuschauen.
cli-refused-revealed = Was schon zu sehen war, kann nicht zurückgenommen werden.
cli-refused-stale = Die Lage hat sich seit Nummer { $number } geändert.
cli-refused-host = Das darf nur, wer den Tisch eröffnet hat.
cli-refused-people = Du bist hier nicht allein mit Bots.
cli-refused-seat = Du sitzt nicht an diesem Tisch.
cli-refused-taken = Platz { $chair } ist nicht frei.
cli-refused-free = Auf Platz { $chair } sitzt niemand.
cli-refused-bot = Es gibt keinen Bot „{ $name }“.

# Vor einer Partie auf einem Server

cli-lobby-prompt = Tippe start, oder help
cli-lobby-help-start = beginnen; auf freie Plätze setzen sich Bots
cli-lobby-help-bot = einen Bot auf Platz 2 setzen; `bot 2 easy` wählt, welchen
cli-lobby-help-away = Platz 2 frei machen
cli-lobby-help-who = wer am Tisch sitzt
cli-lobby-help-leave = gehen
cli-lobby-table = { $table }: { $game } für { $players } Personen.
cli-lobby-a-table = Ein Tisch
cli-lobby-link = Mit diesem Link kommen andere dazu: { $link }
cli-lobby-wait = Die Partie beginnt, wenn der Gastgeber sie startet.
cli-lobby-chosen-cards = Der Gastgeber hat die Karten dieses Tisches ausgesucht und kennt vielleicht alle Blätter.
cli-lobby-seat = { $name }
cli-lobby-seat-with-notes = { $name } ({ $notes })
cli-lobby-free = (frei)
cli-lobby-program = Programm
cli-lobby-host = Gastgeber
cli-lobby-no-chair = Es gibt keinen Platz { $chair }.
cli-lobby-sat = { $name } setzt sich auf Platz { $chair }.
cli-lobby-rose = { $name } hat Platz { $chair } verlassen.

# Aufgezeichnete Partien

cli-replay-wait = weiter mit Enter, Ende mit q
cli-replay-title = { $game }, { $players } Personen
cli-replay-option = Option { $name }: { $value }
cli-replay-seats = Plätze: { $seats }
cli-replay-as = { $whoIs ->
    [you] Wie du es gesehen hast:
   *[other] Wie { $who } es gesehen hat:
}
cli-replay-not-over = Die Partie ist nicht zu Ende: Hier endet das Protokoll, in Runde { $number }.
cli-replay-known = Das ist die Partie, wie { $reader } sie kennt; { $unknown } steht für das Unbekannte.
cli-replay-spectator = ein Zuschauer
cli-replay-won = Sieg in der Partie: { $who }.
cli-replay-round = Runde { $number } · Geber: { $dealer }
cli-replay-dealt = Ausgeteilt an { $part }: { $cards }
cli-replay-line = { $Label }: { $steps }
cli-replay-line-result = { $Label }: { $steps } = { $result }
cli-replay-of = { $who } { $text }
cli-replay-score = { $whoIs ->
    [you] Wertung für dich: { $score }
   *[other] Wertung für { $who }: { $score }
}
cli-replay-totals = Summen: { $totals }

# Die Nachlese

cli-review-about = Getadelt wird nur, was nach allem, was man wissen konnte, sicher schlechter war, erprobt in je { $worlds } Verteilungen. Können: Chance, die über eine Faustregel hinaus gewonnen wurde. Glück: die Karten und die anderen.
cli-review-of = { $Who }: die teuersten Entscheidungen
cli-review-nothing = Nichts zu tadeln.
cli-review-turns = Wo sich die Partie gewendet hat:
cli-review-turn = Runde { $number }: { $change }
cli-review-choices = Entscheidungen
cli-review-inaccuracies = Ungenau
cli-review-mistakes = Fehler
cli-review-blunders = Grobe Fehler
cli-review-unlucky = Pech
cli-review-lucky = Glückstreffer
cli-review-deal = Davon aus den Karten
cli-review-brilliant = Glänzend
cli-review-accuracy = Genauigkeit
cli-review-skill = Können
cli-review-luck = Glück

cli-puzzle-title = Aufgabe { $number } von { $total } · Schwierigkeit { $difficulty } von 5 · { $id }
cli-puzzle-themes = Thema: { $themes }
cli-puzzle-next = Enter: die nächste, q: aufhören
cli-puzzle-leave = aufhören
cli-puzzle-solved = Gelöst: { $solved } von { $tried }.
