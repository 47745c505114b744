# Was die Seite selbst zu einem Spiel sagt: Beschriftungen der Tafeln, Zeichen der Plätze, kurze Namen der Möglichkeiten.

## Karten

card-name = { $suit } { $number }
card-trump = { $card }, Trumpf
card-higher-trump = { $card }, höherer Trumpf

## Tafeln

panel-none = keiner

## Zeichen neben einem Platz

sign-partner = Partner
sign-dealer = { $whoIs ->
    [you] gibst
   *[other] gibt
}
sign-start = { $whoIs ->
    [you] beginnst
   *[other] beginnt
}

## Möglichkeiten

act-plain = { $action }
