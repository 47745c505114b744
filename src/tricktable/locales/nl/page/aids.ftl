# Hulp aan tafel: tips, klaargezette kaarten, en waarom iets niet ging.
advice-ask = Tip
advice-thinking = Denkt na…
advice-label = Tip
keys-hint = een tip, als je aan de beurt bent

## Klaargezette kaarten

queue-ask = { $cards } spelen als je aan de beurt bent en het mag?
queue-do = Klaarzetten
queue-now = Je speelt { $cards } als je aan de beurt bent en het mag.
queue-undo = Intrekken
queue-forgotten = { $cards } staat niet meer klaar.
hand-may-queue = kies hem om hem klaar te zetten
hand-queued = staat klaar: wordt gespeeld als je aan de beurt bent en het mag; kies hem nog eens om dat in te trekken
hand-suggested = voorgesteld

## Waarom iets niet ging

no-hints = Aan deze tafel zijn er nu geen tips.
no-stale = Intussen is er iets anders gebeurd.
no-lost = De verbinding viel weg voor het antwoord kwam.
no-away = Een bot speelt voor jou.
no-back = Alleen je eigen laatste keuze kan terug.
no-revealed = Die keuze heeft al iets getoond: ze blijft staan.
no-otherwise = Dat kan nu niet.
