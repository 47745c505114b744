# NJET

# Kleuren

njet-blue = blauw
njet-yellow = geel
njet-red = rood
njet-black = zwart
njet-letter-blue = b
njet-letter-yellow = g
njet-letter-red = r
njet-letter-black = z

# Vakken van het speelbord

njet-space-start = startspeler: { $who }
njet-cache-discard-1 = 1 kaart afleggen
njet-cache-discard-2 = 2 kaarten afleggen
njet-cache-discard-2-no-0 = 2 kaarten afleggen, geen nullen
njet-cache-pass-2 = 2 kaarten naar rechts doorgeven
njet-cache-nothing = niets afleggen
njet-trump = { $colour } troef
njet-no-trump = geen troef
njet-super-trump = { $colour } supertroef
njet-no-super-trump = geen supertroef
njet-points = { $points ->
    [one] { $points } punt per slag
   *[other] { $points } punten per slag
}

# Wat er is gebeurd

njet-vetoed = { $whoIs ->
    [you] Je dekt ‘{ $space }’ af
   *[other] { $Who } dekt ‘{ $space }’ af
}
njet-settled = { $whoIs ->
    [you] Het speelbord: jij begint · { $spaces }
   *[other] Het speelbord: { $who } begint · { $spaces }
}
njet-named-team = { $whoIs ->
    [you] Je kiest de teams: { $teams }
   *[other] { $Who } kiest de teams: { $teams }
}
njet-kept-monster = { $whoIs ->
    [you] Je houdt de monsterkaart en telt dubbel
   *[other] { $Who } houdt de monsterkaart en telt dubbel
}
njet-gave-monster = { $whoIs ->
    [you] Je geeft de monsterkaart aan { $to }, die dubbel telt
   *[other] { $toIs ->
        [you] { $Who } geeft de monsterkaart aan jou: jij telt dubbel
       *[other] { $Who } geeft de monsterkaart aan { $to }, die dubbel telt
    }
}
njet-discarded = { $whoIs ->
    [you] Je legt { $cards } af
   *[other] { $Who } legt { $cards } af
}
njet-gave = { $whoIs ->
    [you] Je geeft { $cards } door aan { $to }
   *[other] { $toIs ->
        [you] { $Who } geeft { $cards } door aan jou
       *[other] { $Who } geeft { $cards } door aan { $to }
    }
}
njet-received = { $whoIs ->
    [you] Je krijgt { $cards } van { $from }
   *[other] { $fromIs ->
        [you] { $Who } krijgt { $cards } van jou
       *[other] { $Who } krijgt { $cards } van { $from }
    }
}
njet-captured = { $whoIs ->
    [you] Je maakt { $cards } buit
   *[other] { $Who } maakt { $cards } buit
}

# De stand van zaken

njet-label-board = Speelbord
njet-label-teams = Teams
njet-label-cache = Afleggen
njet-settled-so-far = { $spaces } (ligt vast)
# Een streepje, want na ‘tegen’ zou het ‘jou’ zijn, ook midden in een opsomming
njet-teams = { $Team } – { $others }
njet-with-monster = { $Who } met de monsterkaart
njet-due = nog { $number } te kiezen
njet-due-chosen = nog { $number } te kiezen, gekozen: { $cards }
njet-tricks = { $counts } (slagen + nullen)
njet-tricks-of = { $Who } { $tricks }+{ $zeros }
njet-standing = { $totals } ({ $rounds } rondes)

# Keuzes

njet-ask-veto = Dek een vak van het speelbord af
njet-ask-team = Kies je team
njet-ask-monster = Wie krijgt de monsterkaart?
njet-ask-discard = Leg een kaart af
njet-ask-pass = Geef een kaart door naar rechts

# Waarom iets niet mag

njet-why-last = Dat is het laatste open vak van die rij: het blijft open.
njet-why-covered = Dat vak is al afgedekt.
njet-why-veto = Eerst dekt iedereen om de beurt een vak af, tot er in elke rij nog maar één open is.
njet-why-team = Kies een team waar je zelf in zit: { $allowed }.
njet-why-monster = De monsterkaart gaat naar iemand van het kleinste team: { $allowed }.
njet-why-cache = Kies eerst de kaarten die je wegdoet: { $allowed }.
njet-why-zero = Je mag geen nullen afleggen zolang je andere kaarten hebt: { $allowed }.

# De score

njet-score-tricks = { $number ->
    [one] { $number } slag
   *[other] { $number } slagen
}
njet-score-captured = { $number ->
    [one] { $number } buitgemaakte nul
   *[other] { $number } buitgemaakte nullen
}
njet-score-count = { $tricks } + { $captured }
njet-score-count-double = { $tricks } + { $captured }, dubbel geteld
njet-score-team = het team heeft { $number } × { $points }
njet-score-difference = het team heeft { $own }, de anderen { $others }
