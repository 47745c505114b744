# Mü

# Kleuren en troeven

mue-blue = blauw
mue-yellow = geel
mue-red = rood
mue-black = zwart
mue-green = groen
mue-letter-blue = b
mue-letter-yellow = ge
mue-letter-red = r
mue-letter-black = z
mue-letter-green = gr
mue-numbers = { $number ->
    [0] de nullen
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
mue-no-trump = geen troef
mue-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}

# Wat er is gebeurd

mue-bid = { $whoIs ->
    [you] Je biedt { $cards }
   *[other] { $Who } biedt { $cards }
}
mue-passed = { $whoIs ->
    [you] Je past
   *[other] { $Who } past
}
mue-passed-out = Niemand heeft geboden: de ronde is voorbij
mue-tied = Patstelling! Gelijk: { $tied }; { $last } bood het laatst
mue-became-chief = { $whoIs ->
    [you] Je bent chef met een bod van { $bid }
   *[other] { $Who } is chef met een bod van { $bid }
}
mue-became-vice = { $whoIs ->
    [you] Je bent vice met een bod van { $bid }
   *[other] { $Who } is vice met een bod van { $bid }
}
mue-named-trump = { $whoIs ->
    [you] Je maakt { $trump } troef
   *[other] { $Who } maakt { $trump } troef
}
mue-named-none = { $whoIs ->
    [you] Je kiest geen troef
   *[other] { $Who } kiest geen troef
}
mue-named-partner = { $whoIs ->
    [you] Je kiest { $partner } als partner
   *[other] { $partnerIs ->
        [you] { $Who } kiest jou als partner
       *[other] { $Who } kiest { $partner } als partner
    }
}

# De stand van zaken

mue-label-chief = Chef
mue-label-trumps = Troeven
mue-label-bids = Geboden
mue-label-open = Open
mue-label-at-stake = Inzet
mue-at-stake = { $bid }: { $goal } punten nodig, { $least } tot { $most } als bonus
mue-tie = Met { $bid } sta je alleen gelijk: blijft dat zo, dan is de ronde voorbij en verlies je { $loss }.
mue-label-points = Punten
mue-chief = { $Who } (bod { $bid })
mue-chief-team = { $partnerIs ->
    [you] { $Who } (bod { $bid }) met jou
   *[other] { $Who } (bod { $bid }) met { $partner }
}
mue-needed = { $goal } punten nodig
mue-needed-so-far = { $goal } punten nodig, tot nu toe { $points }
mue-vice = vice: { $who }
mue-no-vice = geen vice
mue-chief-trump = { $trump } (chef)
mue-vice-trump = { $trump } (vice)
mue-both-trumps = { $chief } (chef), dan { $vice } (vice)
mue-bids = { $bids } (nu hoogstens { $limit })
mue-no-bids = nog geen (nu hoogstens { $limit })
mue-standing = { $totals } (tot { $target })
mue-standing-limited = { $rounds ->
    [one] { $totals } (tot { $target }, hoogstens { $rounds } ronde)
   *[other] { $totals } (tot { $target }, hoogstens { $rounds } rondes)
}

# Keuzes

mue-ask-bid = Bied een kaart of pas
mue-ask-more = Bied nog een kaart of stop
mue-ask-vice-trump = Kies de lagere troef
mue-ask-chief-trump = Kies de hogere troef
mue-ask-partner = Kies een partner
mue-lay-no-more = deze beurt niets meer bieden
mue-bid-nothing = nu niets bieden

# Waarom iets niet mag

mue-why-laid = Die kaart heb je al geboden.
mue-why-laid-something = Je hebt deze beurt al een kaart geboden: bied er nog een, of laat het daarbij.
mue-why-unlaid = Je hebt deze beurt nog niets geboden: bied een kaart, of pas.
mue-why-auction = Eerst wordt er geboden: { $allowed }.
mue-why-trump = Kies eerst een troef: { $allowed }.
mue-why-none = Alleen de chef mag geen troef kiezen; de vice moet er een kiezen.
mue-why-unbid = Troef kan alleen een kleur of getal zijn dat op een kaart van je eigen bod staat: { $allowed }.
mue-why-named = Die troef heeft de vice al gekozen.
mue-why-partner = Kies eerst een partner: { $allowed }.
mue-why-self = Je kunt niet je eigen partner zijn.
mue-why-vice = De vice kan niet de partner zijn.

# De score

mue-score-triangles = { $points ->
    [one] { $points } punt in slagen
   *[other] { $points } punten in slagen
}
mue-score-bonus = bonus: het team heeft { $total }; bod { $bid } vroeg { $goal }
mue-score-missed = { $missing ->
    [one] het team van de chef heeft { $total }; bod { $bid } vroeg { $goal }: { $missing } kaart te veel geboden
   *[other] het team van de chef heeft { $total }; bod { $bid } vroeg { $goal }: { $missing } kaarten te veel geboden
}
mue-score-stalemate = patstelling met { $bid }
mue-score-bid-last = als laatste geboden bij een patstelling met { $bid }
