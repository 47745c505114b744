# Wat er op tafel ligt: korte woorden naast plaatjes, en namen van plaatjes voor wie de pagina hoort.

looks-tricks = { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
}
looks-clock = Resterende tijd
looks-hurry = Nog tien seconden.
looks-kind-bot = bot
looks-kind-program = programma
