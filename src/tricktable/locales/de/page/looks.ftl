# Was auf dem Tisch liegt: kurze Worte neben Bildern, und Namen von Bildern für alle, die die Seite hören.

looks-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
looks-clock = Verbleibende Zeit
looks-hurry = Noch zehn Sekunden.
looks-kind-bot = Bot
looks-kind-program = Programm
