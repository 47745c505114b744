# Het overzicht: wat voor een partij te kiezen is, tafels en partijen.
games-waiting = De spellen komen eraan…
past-none = Hier is nog geen partij uitgespeeld. Misschien wordt die van jou de eerste.
past-title = Afgelopen partijen
past-more = Eerdere
running-title = Lopende partijen
open-for-all = Open een tafel voor iedereen
table-clock = Klok: { $clock }
table-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
table-option = { $name }: { $value }
table-private = besloten
retry = Opnieuw proberen
problem-room = Er is nu geen plaats voor nog een tafel. Probeer het later nog eens.
problem-slow-down = Dat ging iets te snel. Probeer het zo nog eens.
problem-busy = De server kan nu niets bewaren. Probeer het later nog eens.
problem-setup = Zo’n tafel kan niet. Kijk de opties nog eens na.
problem-name = Een naam heeft letters nodig die te tonen zijn.
problem-otherwise = Dat lukte niet.

## Meer opties

wishes-more = Meer opties
wishes-chosen = Gewijzigd: { $what }
wishes-reset = Terugzetten
wishes-wrong = Kijk ‘{ $name }’ nog eens na.
wishes-now = Voor ‘Nu spelen’ en voor tafels
wishes-tables = Voor tafels met anderen
clock-label = Bedenktijd
clock-none = zo lang je wilt
clock-choice = per keuze
clock-bank = per keuze plus reserve
clock-seconds-label = Elke keuze
clock-reserve-label = Reserve voor de partij
clock-seconds = { $seconds }{"\u00A0"}s
clock-minutes = { $minutes }{"\u00A0"}min
clock-both = { $choice } + { $bank }
clock-about = Is de tijd op, dan kiest een bot voor die beurt.
hints-label = Tips
hints-alone = zolang je alleen speelt
hints-always = altijd
hints-never = nooit
hints-about = Een sterke bot zegt wat hij zou doen, en waarom.
forced-label = Gedwongen zetten vanzelf spelen
full-label = Vanzelf beginnen als alle plaatsen bezet zijn
guests-label = Wie mag komen
guests-private = wie de link heeft
guests-public = iedereen
title-label = Naam van de tafel
title-example = Vrijdagavond

## Uploaden

upload-title = Een eigen verslag naspelen
upload-about = Kies een bestand of sleep het hierheen. Alleen wie de link heeft, vindt de partij.
to-puzzles = Puzzels
