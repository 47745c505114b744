# NJET, mit den Wörtern des Spielplans: Startspieler, Ablegen, Trumpf, Supertrumpf, Punkte

# Farben

njet-blue = Blau
njet-yellow = Gelb
njet-red = Rot
njet-black = Schwarz
njet-letter-blue = b
njet-letter-yellow = g
njet-letter-red = r
njet-letter-black = s

# Felder des Spielplans

njet-space-start = Startspieler: { $who }
njet-cache-discard-1 = 1 Karte ablegen
njet-cache-discard-2 = 2 Karten ablegen
njet-cache-discard-2-no-0 = 2 Karten ablegen, keine Nullen
njet-cache-pass-2 = 2 Karten nach rechts weitergeben
njet-cache-nothing = nichts ablegen
njet-trump = Trumpf { $colour }
njet-no-trump = kein Trumpf
njet-super-trump = Supertrumpf { $colour }
njet-no-super-trump = kein Supertrumpf
njet-points = { $points ->
    [one] { $points } Punkt je Stich
   *[other] { $points } Punkte je Stich
}

# Was geschehen ist

njet-vetoed = { $whoIs ->
    [you] Du deckst „{ $space }“ ab
   *[other] { $Who } deckt „{ $space }“ ab
}
njet-settled = { $whoIs ->
    [you] Der Spielplan: du beginnst · { $spaces }
   *[other] Der Spielplan: { $who } beginnt · { $spaces }
}
njet-named-team = { $whoIs ->
    [you] Du bestimmst die Teams: { $teams }
   *[other] { $Who } bestimmt die Teams: { $teams }
}
njet-kept-monster = { $whoIs ->
    [you] Du behältst das Kartenmonster und zählst doppelt
   *[other] { $Who } behält das Kartenmonster und zählt doppelt
}
njet-gave-monster = { $whoIs ->
    [you] Du gibst { $to } das Kartenmonster: { $to } zählt doppelt
   *[other] { $toIs ->
        [you] { $Who } gibt dir das Kartenmonster: du zählst doppelt
       *[other] { $Who } gibt { $to } das Kartenmonster: { $to } zählt doppelt
    }
}
njet-discarded = { $whoIs ->
    [you] Du legst { $cards } ab
   *[other] { $Who } legt { $cards } ab
}
njet-gave = { $whoIs ->
    [you] Du gibst { $cards } an { $to } weiter
   *[other] { $toIs ->
        [you] { $Who } gibt { $cards } an dich weiter
       *[other] { $Who } gibt { $cards } an { $to } weiter
    }
}
njet-received = { $whoIs ->
    [you] Du bekommst { $cards } von { $from }
   *[other] { $fromIs ->
        [you] { $Who } bekommt { $cards } von dir
       *[other] { $Who } bekommt { $cards } von { $from }
    }
}
njet-captured = { $whoIs ->
    [you] Du erbeutest { $cards }
   *[other] { $Who } erbeutet { $cards }
}

# Die Lage

njet-label-board = Spielplan
njet-label-teams = Teams
njet-label-cache = Ablegen
njet-settled-so-far = { $spaces } (steht fest)
# Ein Strich, denn hinter „gegen“ hieße es „dich“, auch mitten in einer Aufzählung
njet-teams = { $Team } – { $others }
njet-with-monster = { $Who } mit dem Kartenmonster
njet-due = noch { $number } zu wählen
njet-due-chosen = noch { $number } zu wählen, gewählt: { $cards }
njet-tricks = { $counts } (Stiche + Nullen)
njet-tricks-of = { $Who } { $tricks }+{ $zeros }
njet-standing = { $totals } ({ $rounds } Runden)

# Auswahl

njet-ask-veto = Decke ein Feld des Spielplans ab
njet-ask-team = Bestimme dein Team
njet-ask-monster = Wer bekommt das Kartenmonster?
njet-ask-discard = Lege eine Karte ab
njet-ask-pass = Gib eine Karte nach rechts weiter

# Warum etwas nicht geht

njet-why-last = Das ist das letzte freie Feld seiner Zeile: Es bleibt frei.
njet-why-covered = Dieses Feld ist schon abgedeckt.
njet-why-veto = Zuerst decken alle reihum Felder ab, bis in jeder Zeile nur noch eines frei ist.
njet-why-team = Wähle ein Team, zu dem du gehörst: { $allowed }.
njet-why-monster = Das Kartenmonster bekommt jemand aus dem kleineren Team: { $allowed }.
njet-why-cache = Wähle zuerst die Karten, die du abgibst: { $allowed }.
njet-why-zero = Nullen darfst du nicht ablegen, solange du andere Karten hast: { $allowed }.

# Die Wertung

njet-score-tricks = { $number ->
    [one] { $number } Stich
   *[other] { $number } Stiche
}
njet-score-captured = { $number ->
    [one] { $number } erbeutete Null
   *[other] { $number } erbeutete Nullen
}
njet-score-count = { $tricks } + { $captured }
njet-score-count-double = { $tricks } + { $captured }, doppelt gezählt
njet-score-team = das Team hat { $number } × { $points }
njet-score-difference = das Team hat { $own }, die anderen haben { $others }
