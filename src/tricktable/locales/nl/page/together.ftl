# Mensen aan tafel: hun namen en plaatsen, wat is afgesproken, hoe anderen erbij komen, nog een keer spelen.

## Nog een keer

rematch-watch = Naar de volgende partij kijken
rematch-awaits = We wachten op { $who }
rematch-away = { $whoIs ->
    [many] { $Who } zijn er niet: na een minuut spelen bots voor hen
   *[other] { $Who } is er niet: na een minuut speelt een bot
}
