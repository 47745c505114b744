# Was alle Spiele sagen.

# Namen

you = du
monster = das Monster
seat-number = Platz { $number }
name = { $Who }
# Vor weiblichen Wörtern: deine Aufgabe, Adas Vorhersage
whose = { $whoIs ->
    [you] deine
   *[other] { $whoEnds ->
        [s] { $who }’
        [x] { $who }’
        [z] { $who }’
       *[other] { $who }s
    }
}

# Aufzählungen und Zahlen

list-and = { $start } und { $end }
list-or = { $start } oder { $end }
line = { $parts }
count-of = { $Who } { $number }
card-of = { $Who } { $card }
hidden-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}

# Was geschehen ist

dealt = { $whoIs ->
    [you] Du bekommst { $cards }
   *[other] { $Who } bekommt { $cards }
}
played = { $whoIs ->
    [you] Du spielst { $cards }
   *[other] { $Who } spielt { $cards }
}
took-trick = { $whoIs ->
    [you] Du machst den Stich
   *[other] { $Who } macht den Stich
}
trick-taken = { $whoIs ->
    [you] { $plays }: Stich für dich
   *[other] { $plays }: Stich für { $who }
}
passed-together = Es passen { $who }
deals = { $whoIs ->
    [you] Du gibst
   *[other] { $Who } gibt
}
starts = { $whoIs ->
    [you] Du beginnst
   *[other] { $Who } beginnt
}
score-line = { $Who }: { $what }
score-line-points = { $Who }: { $what } ({ $points })

# Die Lage

label-trump = Trumpf
label-tricks = Stiche
trumps = Trümpfe
ask-card = Spiel eine Karte

# Was gerade geschieht

now-auction = Auktion
now-cache = Ablegen
now-chief-trump = Cheftrumpf
now-discard = Beiseitelegen
now-drop = Aufgabe ablegen
now-monster = Kartenmonster
now-partner = Partner
now-pick = Aufgabenwahl
now-row = Reihe
now-swap = Tausch
now-take = Aufgaben nehmen
now-teams = Teams
now-trick = Stich
now-trump = Trumpf
now-veto = Veto
now-vice-trump = Vizetrumpf
now-number = { $part } { $number }

# Warum etwas nicht geht

why-over = Die Partie ist zu Ende.
why-turn = Du bist nicht dran.
why-unheld = Du hast { $card } nicht auf der Hand.
why-follow = { $card } wurde ausgespielt und du hast { $suit }, also musst du bekennen: { $allowed }.
why-follow-trumps = Mit { $card } wurde Trumpf ausgespielt und du hast Trumpf, also musst du bekennen: { $allowed }.
why-trump = { $card } wurde ausgespielt; du kannst { $suit } nicht bekennen, hast aber Trumpf und musst ihn spielen: { $allowed }.
why-opening = Der erste Stich muss mit { $allowed } eröffnet werden, nicht mit { $card }.
why-reserved = { $card } darf noch nicht ausgespielt werden, solange du etwas anderes hast: { $allowed }.
why-held-back = { $card } darf nicht in den ersten Stich gespielt werden, solange du etwas anderes spielen kannst: { $allowed }.
why-impossible = Das geht jetzt nicht. Du kannst wählen: { $allowed }.

# Was ein Spiel ohne eigene Worte sagt; was es selbst benennt, bleibt englisch

declared = { $what }
declared-with = { $what } { $values }
declared-number = { $what } { $number }
label = { $What }
told = { $Who }: { $what }
no-suit = keine
standing-most = { $totals } (wer die meisten Punkte hat, gewinnt)
standing-fewest = { $totals } (wer die wenigsten Punkte hat, gewinnt)
ask-choice = Wähle: { $what }
