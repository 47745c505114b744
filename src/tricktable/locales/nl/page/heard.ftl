# What is read aloud at a table, besides the game itself.
heard-title = Wat er net is gebeurd
heard-totals = Stand: { $counts }
heard-total = { $who } { $number }
heard-sat = { $whoIs ->
    [you] Je gaat zitten
   *[other] { $Who } gaat zitten
}
heard-rose = { $who } staat op
heard-started = De partij begint
heard-took-over = { $whoIs ->
    [you] Een bot speelt voor jou
   *[other] Een bot speelt voor { $who }
}
heard-came-back = { $whoIs ->
    [you] Je speelt weer zelf
   *[other] { $Who } is terug
}
heard-agreed = { $whoIs ->
    [you] Je vindt het goed dat de keuze wordt teruggenomen
   *[other] { $Who } vindt het goed dat de keuze wordt teruggenomen
}
heard-declined = { $whoIs ->
    [you] Je wilt niet dat de keuze wordt teruggenomen
   *[other] { $Who } wil niet dat de keuze wordt teruggenomen
}
heard-took-back = { $whoIs ->
    [you] Je neemt je laatste keuze terug
   *[other] { $Who } neemt de laatste keuze terug
}
heard-rematch = { $whoIs ->
    [you] Je wilt nog een keer spelen
    [many] { $Who } willen nog een keer spelen
   *[other] { $Who } wil nog een keer spelen
}
heard-rematched = De tafel voor de volgende partij is klaar
