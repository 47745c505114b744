# Was sticht?

# Kleuren en troeven

was-sticht-red = rood
was-sticht-blue = blauw
was-sticht-green = groen
was-sticht-yellow = geel
was-sticht-letter-red = r
was-sticht-letter-blue = b
was-sticht-letter-green = gr
was-sticht-letter-yellow = ge
was-sticht-numbers = { $number ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
    [6] de zessen
    [7] de zevens
    [8] de achten
   *[9] de negens
}
was-sticht-none = geen

# Opdrachten

was-sticht-no-tricks = geen slagen
was-sticht-no-red = geen rood
was-sticht-no-blue = geen blauw
was-sticht-no-green = geen groen
was-sticht-no-yellow = geen geel
was-sticht-exactly = precies { $tricks }
was-sticht-last-trick = laatste slag
was-sticht-most-tricks = meeste slagen
was-sticht-fewest-tricks = minste slagen
was-sticht-take-no-trick = geen enkele slag winnen
was-sticht-take-no-red = minstens één slag winnen, maar geen rode kaart
was-sticht-take-no-blue = minstens één slag winnen, maar geen blauwe kaart
was-sticht-take-no-green = minstens één slag winnen, maar geen groene kaart
was-sticht-take-no-yellow = minstens één slag winnen, maar geen gele kaart
was-sticht-take-exactly = { $tricks ->
    [one] precies { $tricks } slag winnen
   *[other] precies { $tricks } slagen winnen
}
was-sticht-take-last = de negende slag winnen
was-sticht-take-most = meer slagen winnen dan alle anderen
was-sticht-take-fewest = minder slagen winnen dan alle anderen

# Wat er is gebeurd

was-sticht-took-task = { $whoIs ->
    [you] Je neemt de opdracht ‘{ $task }’
   *[other] { $Who } neemt de opdracht ‘{ $task }’
}
was-sticht-laid-out = Rij: { $cards }
was-sticht-saw-trumps = { $whoIs ->
    [you] Je bekijkt de troeven
   *[other] { $Who } bekijkt de troeven
}
was-sticht-saw-trumps-shown = { $whoIs ->
    [you] Je bekijkt de troeven: { $trumps }
   *[other] { $Who } bekijkt de troeven: { $trumps }
}
was-sticht-drafted = { $whoIs ->
    [you] Je pakt { $cards }
   *[other] { $Who } pakt { $cards }
}
was-sticht-set-aside = { $cards } doet deze ronde niet mee
was-sticht-told = { $whoIs ->
    [you] Jouw { $cards } zou de slag gewonnen hebben
   *[other] { $whoEnds ->
        [s] { $Who }’ { $cards } zou de slag gewonnen hebben
        [x] { $Who }’ { $cards } zou de slag gewonnen hebben
        [z] { $Who }’ { $cards } zou de slag gewonnen hebben
        [a] { $Who }’s { $cards } zou de slag gewonnen hebben
        [i] { $Who }’s { $cards } zou de slag gewonnen hebben
        [o] { $Who }’s { $cards } zou de slag gewonnen hebben
        [u] { $Who }’s { $cards } zou de slag gewonnen hebben
        [y] { $Who }’s { $cards } zou de slag gewonnen hebben
       *[other] { $Who }s { $cards } zou de slag gewonnen hebben
    }
}
was-sticht-showed-trumps = De troeven worden getoond: { $trumps }
was-sticht-picked = { $whoIs ->
    [you] Je kiest de opdracht ‘{ $task }’
   *[other] { $Who } kiest de opdracht ‘{ $task }’
}
was-sticht-picked-secretly = { $whoIs ->
    [you] Je kiest in het geheim een opdracht
   *[other] { $Who } kiest in het geheim een opdracht
}
was-sticht-showed-task = { $whoIs ->
    [you] Je toont de opdracht ‘{ $task }’
   *[other] { $Who } toont de opdracht ‘{ $task }’
}
was-sticht-dropped = { $whoIs ->
    [you] Je legt de opdracht ‘{ $task }’ af
   *[other] { $Who } legt de opdracht ‘{ $task }’ af
}

# De stand van zaken

was-sticht-label-trumps = Troeven
was-sticht-label-met = Gehaald
was-sticht-label-told = Eerder
was-sticht-label-later = Later
was-sticht-label-row = Rij { $number }
was-sticht-secret = { $trumps } (dat weet alleen jij)
was-sticht-known-to = { $whoIs ->
    [you] alleen bij jou bekend tot alle kaarten gepakt zijn
   *[other] alleen bij { $who } bekend tot alle kaarten gepakt zijn
}
was-sticht-start-player = startspeler
was-sticht-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
was-sticht-no-tasks = geen opdrachten
was-sticht-picked-task = { $TASK }
was-sticht-met = { $whoIs ->
    [you] Je hebt { $owners } gemiste opdracht gehaald
   *[other] { $Who } heeft { $owners } gemiste opdracht gehaald
}
# Rijen van de uitleg: de kaarten zoals ze gepakt zijn, met tussen haken de kaart die gewonnen zou hebben
was-sticht-row = { $number }: { $cards }
was-sticht-rows = { $rows }
was-sticht-winner = [{ $card }]
was-sticht-row-taken = { $cards }   (gepakt: { $taken })
was-sticht-standing = Afgelegde opdrachten: { $totals } (wie er { $target } aflegt, wint)

# Keuzes

was-sticht-ask-take = Neem een opdracht voor de partij
was-sticht-ask-draft = Pak een kaart uit de rij
was-sticht-ask-pick = Kies je opdracht voor deze ronde
was-sticht-ask-drop = Leg een van je opdrachten af

# Waarom iets niet mag

was-sticht-why-gone = Beide kaarten van die opdracht zijn al vergeven.
was-sticht-why-take = Eerst neemt iedereen opdrachten: { $allowed }.
was-sticht-why-row = Die kaart ligt niet in de rij: { $allowed }.
was-sticht-why-draft = Eerst worden de kaarten uit de rijen gepakt: { $allowed }.
was-sticht-why-unowned = Die opdracht heb je niet: { $allowed }.
was-sticht-why-pick = Kies eerst je opdracht voor deze ronde: { $allowed }.
was-sticht-why-drop = Je moet een van je opdrachten afleggen: { $allowed }.

# De score

was-sticht-score-met = ‘{ $task }’ gehaald en afgelegd
was-sticht-score-missed = ‘{ $task }’ gemist
was-sticht-score-stolen = { $owners } gemiste opdracht gehaald: ‘{ $task }’ afgelegd
