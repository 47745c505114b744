# Meinz

# Farben

meinz-blue = Blau
meinz-green = Grün
meinz-red = Rot
meinz-yellow = Gelb
meinz-letter-blue = b
meinz-letter-green = gr
meinz-letter-red = r
meinz-letter-yellow = ge

# Was geschehen ist

meinz-discarded = { $whoIs ->
    [you] Du legst { $cards } beiseite
   *[other] { $Who } legt { $cards } beiseite
}
meinz-called = { $whoIs ->
    [you] Du rufst „Meinz!“ und bekommst den Stich
   *[other] { $Who } ruft „Meinz!“ und bekommt den Stich
}
meinz-swapped = { $whoIs ->
    [you] Du tauschst { $given } aus der Hand gegen { $taken } aus dem Stich
   *[other] { $Who } tauscht { $given } aus der Hand gegen { $taken } aus dem Stich
}
meinz-kept = { $whoIs ->
    [you] Du tauschst nicht
   *[other] { $Who } tauscht nicht
}

# Die Lage

meinz-label-swapped = Getauscht
meinz-label-aside = Beiseite
meinz-label-sums = Summen
meinz-sum = { $Who } { $now }
meinz-sum-between = { $Who } { $now } (am Ende { $least } bis { $most })
meinz-label-called = Gerufen
meinz-tricks = { $counts } (höchstens 2)
meinz-takes = { $whoIs ->
    [you] Du bekommst diesen Stich, was auch gespielt wird
   *[other] { $Who } bekommt diesen Stich, was auch gespielt wird
}
meinz-standing = { $totals } ({ $rounds } Runden)

# Auswahl

meinz-ask-discard = Lege eine Karte verdeckt beiseite
meinz-ask-call = „Meinz!“ rufen und diesen Stich nehmen?
meinz-ask-swap = Eine Karte mit deinem Stich tauschen?
meinz-explain-call = diesen Stich nehmen, was auch gespielt wird
meinz-explain-pass = nicht rufen
meinz-explain-keep = nicht tauschen
meinz-explain-swap = { $given } geben, { $taken } bekommen

# Warum etwas nicht geht

meinz-why-follow = { $card } wurde ausgespielt und du hast { $suit }, also musst du { $suit } oder eine { $number } spielen: { $allowed }.
meinz-why-discard = Zuerst legen alle eine Karte beiseite: { $allowed }.
meinz-why-call = Sag zuerst, ob du „Meinz!“ rufst: { $allowed }.
meinz-why-swap = Sag zuerst, ob du tauschst: { $allowed }.
meinz-why-untaken = { $card } ist nicht in dem Stich, den du bekommen hast.

# Die Wertung

meinz-highest = die höchste Summe
meinz-second = die zweithöchste Summe
meinz-third = die dritthöchste Summe
meinz-lowest = die niedrigste Summe
meinz-level = die gleiche Summe wie jemand anders
meinz-score = { $sum }, { $place }
