# What the page itself says of a game: labels of panels, signs of seats, short names of choices.

## Cards

card-name = { $suit } { $number }
card-trump = { $card }, trump
card-higher-trump = { $card }, higher trump

## Panels

panel-none = none

## Signs beside a seat

sign-partner = partner
sign-dealer = { $whoIs ->
    [you] dealer
   *[other] dealer
}
sign-start = { $whoIs ->
    [you] start
   *[other] starts
}

## Choices

act-plain = { $action }
