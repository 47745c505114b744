# Wat alle spellen zeggen.

# Namen

you = jij
monster = het monster
seat-number = plaats { $number }
name = { $Who }
whose = { $whoIs ->
    [you] jouw
   *[other] { $whoEnds ->
        [s] { $who }’
        [x] { $who }’
        [z] { $who }’
        [a] { $who }’s
        [i] { $who }’s
        [o] { $who }’s
        [u] { $who }’s
        [y] { $who }’s
       *[other] { $who }s
    }
}

# Opsommingen en getallen

list-and = { $start } en { $end }
list-or = { $start } of { $end }
line = { $parts }
count-of = { $Who } { $number }
card-of = { $Who } { $card }
hidden-cards = { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}
points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}

# Wat er is gebeurd

dealt = { $whoIs ->
    [you] Je krijgt { $cards }
   *[other] { $Who } krijgt { $cards }
}
played = { $whoIs ->
    [you] Je speelt { $cards }
   *[other] { $Who } speelt { $cards }
}
took-trick = { $whoIs ->
    [you] Je wint de slag
   *[other] { $Who } wint de slag
}
trick-taken = { $whoIs ->
    [you] { $plays }: slag voor jou
   *[other] { $plays }: slag voor { $who }
}
passed-together = { $Who } passen
deals = { $whoIs ->
    [you] Jij deelt
   *[other] { $Who } deelt
}
starts = { $whoIs ->
    [you] Jij begint
   *[other] { $Who } begint
}
score-line = { $Who }: { $what }
score-line-points = { $Who }: { $what } ({ $points })

# De stand van zaken

label-trump = Troef
label-tricks = Slagen
trumps = troef
ask-card = Speel een kaart

# Wat er gaande is

now-auction = bieden
now-cache = afleggen
now-chief-trump = troef van de chef
now-discard = opzijleggen
now-drop = opdracht afleggen
now-monster = monsterkaart
now-partner = partner
now-pick = opdracht kiezen
now-row = rij
now-swap = ruil
now-take = opdrachten nemen
now-teams = teams
now-trick = slag
now-trump = troef
now-veto = veto
now-vice-trump = troef van de vice
now-number = { $part } { $number }

# Waarom iets niet mag

why-over = De partij is afgelopen.
why-turn = Je bent niet aan de beurt.
why-unheld = Je hebt { $card } niet in je hand.
why-follow = Er is uitgekomen met { $card } en je hebt { $suit }, dus je moet bekennen: { $allowed }.
why-follow-trumps = Er is uitgekomen met { $card }, een troef, en je hebt troef, dus je moet bekennen: { $allowed }.
why-trump = Er is uitgekomen met { $card }; je hebt geen { $suit } maar wel troef, dus je moet troeven: { $allowed }.
why-opening = De eerste slag moet worden geopend met { $allowed }, niet met { $card }.
why-reserved = Met { $card } mag nog niet worden uitgekomen zolang je iets anders hebt: { $allowed }.
why-held-back = { $card } mag niet in de eerste slag worden gespeeld zolang je iets anders kunt spelen: { $allowed }.
why-impossible = Dat kan nu niet. Je kunt kiezen: { $allowed }.

# Wat een spel zonder eigen woorden zegt; wat het zelf benoemt, blijft Engels

declared = { $what }
declared-with = { $what } { $values }
declared-number = { $what } { $number }
label = { $What }
told = { $Who }: { $what }
no-suit = geen
standing-most = { $totals } (wie de meeste punten heeft, wint)
standing-fewest = { $totals } (wie de minste punten heeft, wint)
ask-choice = Kies: { $what }
