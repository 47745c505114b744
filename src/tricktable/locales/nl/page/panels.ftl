# Wat de pagina zelf over een spel zegt: opschriften van panelen, tekens bij plaatsen, korte namen van keuzes.

## Kaarten

card-name = { $suit } { $number }
card-trump = { $card }, troef
card-higher-trump = { $card }, hogere troef

## Panelen

panel-none = geen

## Tekens bij een plaats

sign-partner = partner
sign-dealer = { $whoIs ->
    [you] deelt
   *[other] deelt
}
sign-start = { $whoIs ->
    [you] begint
   *[other] begint
}

## Keuzes

act-plain = { $action }
