# Mü

# Farben und Trümpfe

mue-blue = Blau
mue-yellow = Gelb
mue-red = Rot
mue-black = Schwarz
mue-green = Grün
mue-letter-blue = b
mue-letter-yellow = ge
mue-letter-red = r
mue-letter-black = s
mue-letter-green = gr
mue-numbers = die { $number }er
mue-no-trump = kein Trumpf
mue-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}

# Was geschehen ist

mue-bid = { $whoIs ->
    [you] Du bietest { $cards }
   *[other] { $Who } bietet { $cards }
}
mue-passed = { $whoIs ->
    [you] Du passt
   *[other] { $Who } passt
}
mue-passed-out = Niemand hat geboten: Die Runde ist vorbei
mue-tied = { $lastIs ->
    [you] Eklat! Gleichauf: { $tied }; zuletzt hast du geboten
   *[other] Eklat! Gleichauf: { $tied }; zuletzt hat { $last } geboten
}
mue-became-chief = { $whoIs ->
    [you] Du bist Chef mit einem Gebot von { $bid }
   *[other] { $Who } ist Chef mit einem Gebot von { $bid }
}
mue-became-vice = { $whoIs ->
    [you] Du bist Vize mit einem Gebot von { $bid }
   *[other] { $Who } ist Vize mit einem Gebot von { $bid }
}
mue-named-trump = { $whoIs ->
    [you] Du machst { $trump } zum Trumpf
   *[other] { $Who } macht { $trump } zum Trumpf
}
mue-named-none = { $whoIs ->
    [you] Du bestimmst keinen Trumpf
   *[other] { $Who } bestimmt keinen Trumpf
}
mue-named-partner = { $whoIs ->
    [you] Du wählst { $partner } als Partner
   *[other] { $partnerIs ->
        [you] { $Who } wählt dich als Partner
       *[other] { $Who } wählt { $partner } als Partner
    }
}

# Die Lage

mue-label-chief = Chef
mue-label-trumps = Trümpfe
mue-label-bids = Gebote
mue-label-open = Offen
mue-label-at-stake = Es geht um
mue-at-stake = { $bid }: { $goal } Punkte nötig, { $least } bis { $most } als Bonus
mue-tie = Mit { $bid } ziehst du nur gleich: Bleibt es dabei, endet die Runde und du verlierst { $loss }.
mue-label-points = Punkte
mue-chief = { $Who } (Gebot { $bid })
mue-chief-team = { $partnerIs ->
    [you] { $Who } (Gebot { $bid }) mit dir
   *[other] { $Who } (Gebot { $bid }) mit { $partner }
}
mue-needed = { $goal } Punkte nötig
mue-needed-so-far = { $goal } Punkte nötig, bisher { $points }
mue-vice = Vize: { $who }
mue-no-vice = kein Vize
mue-chief-trump = { $trump } (Chef)
mue-vice-trump = { $trump } (Vize)
mue-both-trumps = { $chief } (Chef), dann { $vice } (Vize)
mue-bids = { $bids } (jetzt höchstens { $limit })
mue-no-bids = noch keine (jetzt höchstens { $limit })
mue-standing = { $totals } (bis { $target })
mue-standing-limited = { $rounds ->
    [one] { $totals } (bis { $target }, höchstens { $rounds } Runde)
   *[other] { $totals } (bis { $target }, höchstens { $rounds } Runden)
}

# Auswahl

mue-ask-bid = Biete eine Karte oder passe
mue-ask-more = Biete noch eine Karte oder hör auf
mue-ask-vice-trump = Bestimme den Vizetrumpf (den niedrigeren)
mue-ask-chief-trump = Bestimme den Cheftrumpf (den höheren)
mue-ask-partner = Wähle einen Partner
mue-lay-no-more = in diesem Zug nichts mehr legen
mue-bid-nothing = jetzt nichts bieten

# Warum etwas nicht geht

mue-why-laid = Diese Karte hast du schon geboten.
mue-why-laid-something = Du hast in diesem Zug schon eine Karte geboten: Biete noch eine, oder belass es dabei.
mue-why-unlaid = Du hast in diesem Zug noch nichts geboten: Biete eine Karte, oder passe.
mue-why-auction = Zuerst kommt die Auktion: { $allowed }.
mue-why-trump = Bestimme zuerst einen Trumpf: { $allowed }.
mue-why-none = Nur der Chef kann auf einen Trumpf verzichten; der Vize muss einen bestimmen.
mue-why-unbid = Trumpf kann nur eine Farbe oder Zahl auf einer Karte deines eigenen Gebots sein: { $allowed }.
mue-why-named = Diesen Trumpf hat schon der Vize bestimmt.
mue-why-partner = Wähle zuerst einen Partner: { $allowed }.
mue-why-self = Du kannst nicht dein eigener Partner sein.
mue-why-vice = Der Vize kann nicht Partner sein.

# Die Wertung

mue-score-triangles = { $points ->
    [one] { $points } Punkt in Stichen
   *[other] { $points } Punkte in Stichen
}
mue-score-bonus = Bonus: Das Team hat { $total }; Gebot { $bid } brauchte { $goal }
mue-score-missed = { $missing ->
    [one] das Chefteam hat { $total }; Gebot { $bid } brauchte { $goal }: { $missing } Karte zu viel geboten
   *[other] das Chefteam hat { $total }; Gebot { $bid } brauchte { $goal }: { $missing } Karten zu viel geboten
}
mue-score-stalemate = Eklat mit { $bid }
mue-score-bid-last = zuletzt geboten beim Eklat mit { $bid }
