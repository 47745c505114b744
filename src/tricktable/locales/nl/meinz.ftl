# Meinz

# Kleuren

meinz-blue = blauw
meinz-green = groen
meinz-red = rood
meinz-yellow = geel
meinz-letter-blue = b
meinz-letter-green = gr
meinz-letter-red = r
meinz-letter-yellow = ge

# Wat er is gebeurd

meinz-discarded = { $whoIs ->
    [you] Je legt { $cards } opzij
   *[other] { $Who } legt { $cards } opzij
}
meinz-called = { $whoIs ->
    [you] Je roept ‘Meinz!’ en krijgt de slag
   *[other] { $Who } roept ‘Meinz!’ en krijgt de slag
}
meinz-swapped = { $whoIs ->
    [you] Je ruilt { $given } uit je hand voor { $taken } uit de slag
   *[other] { $Who } ruilt { $given } uit de hand voor { $taken } uit de slag
}
meinz-kept = { $whoIs ->
    [you] Je ruilt niet
   *[other] { $Who } ruilt niet
}

# De stand van zaken

meinz-label-swapped = Geruild
meinz-label-aside = Opzij
meinz-label-sums = Sommen
meinz-sum = { $Who } { $now }
meinz-sum-between = { $Who } { $now } (aan het eind { $least } tot { $most })
meinz-label-called = Geroepen
meinz-tricks = { $counts } (hoogstens 2)
meinz-takes = { $whoIs ->
    [you] Je krijgt deze slag, wat er ook gespeeld wordt
   *[other] { $Who } krijgt deze slag, wat er ook gespeeld wordt
}
meinz-standing = { $totals } ({ $rounds } rondes)

# Keuzes

meinz-ask-discard = Leg een kaart gedekt opzij
meinz-ask-call = ‘Meinz!’ roepen en deze slag nemen?
meinz-ask-swap = Een kaart ruilen met je slag?
meinz-explain-call = deze slag nemen, wat er ook gespeeld wordt
meinz-explain-pass = niet roepen
meinz-explain-keep = niet ruilen
meinz-explain-swap = { $given } geven, { $taken } krijgen

# Waarom iets niet mag

meinz-why-follow = Er is uitgekomen met { $card } en je hebt { $suit }, dus je moet { $suit } of een { $number } spelen: { $allowed }.
meinz-why-discard = Eerst legt iedereen een kaart opzij: { $allowed }.
meinz-why-call = Zeg eerst of je ‘Meinz!’ roept: { $allowed }.
meinz-why-swap = Zeg eerst of je ruilt: { $allowed }.
meinz-why-untaken = { $card } zit niet in de slag die je hebt gekregen.

# De score

meinz-highest = de hoogste som
meinz-second = de op een na hoogste som
meinz-third = de op twee na hoogste som
meinz-lowest = de laagste som
meinz-level = dezelfde som als iemand anders
meinz-score = { $sum }, { $place }
