hearts-about = Take no hearts and not the queen of spades, or take them all. Whoever has the fewest points wins.

hearts-clubs = clubs
hearts-diamonds = diamonds
hearts-spades = spades
hearts-hearts = hearts

hearts-now-pass = Passing
hearts-gave = { $whoIs ->
    [you] You pass { $cards }
   *[other] { $Who } passes { $cards }
}
hearts-received = { $whoIs ->
    [you] You receive { $cards }
   *[other] { $Who } receives { $cards }
}
hearts-opens = { $whoIs ->
    [you] You have { $cards } and lead
   *[other] { $Who } has { $cards } and leads
}

hearts-label-passing = Passing
hearts-label-penalties = Penalties
hearts-to-left = to the left
hearts-to-right = to the right
hearts-across = across the table
hearts-to-second-left = two seats to the left
hearts-to-second-right = two seats to the right
hearts-standing = { $totals } (the match ends at { $target }; fewest win)
hearts-ask-pass = Pick a card to pass { $where } ({ $left } to go)
hearts-give = pass { $card }

hearts-why-pass = First pass three cards: { $allowed }

hearts-score-penalties = { $points ->
    [0] no penalties
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
hearts-score-moon = shot the moon
hearts-score-moonlight = somebody else shot the moon
