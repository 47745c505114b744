# Een partij naspelen, en verslagen die iemand meebrengt.
replay-title = Naspelen
replay-old-rules = Deze partij is gespeeld volgens regels die deze server niet meer kent. Tonen kan hij haar niet, maar het verslag is er nog.
replay-rounds = Rondes
replay-before = Begin
replay-controls = Door de partij gaan
replay-position = Plaats in de partij
replay-step = stap { $step } van { $of }
replay-first = Naar het begin
replay-back-trick = Eén slag terug
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Eén stap verder
replay-next-trick = Eén slag verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-viewer = Wiens kaarten te zien zijn
replay-view-all = Alle kaarten
replay-view-spectator = Als toeschouwer
replay-as = Als { $name }
replay-seat = Plaats { $number }
replay-hand = { $count ->
    [one] { $name }: één kaart
   *[other] { $name }: { $count } kaarten
}
replay-no-cards = geen kaarten
replay-undealt = Niet gedeeld
replay-discarded = afgelegd:
replay-picked = tot nu toe opzijgelegd:
replay-copy = Link naar deze stap kopiëren
replay-download = Verslag downloaden
replay-play-on = Vanaf hier verder spelen
replay-play-on-about = De kaarten blijven zoals ze gedeeld zijn. Jij neemt een plaats in, bots de andere, en niemand anders ziet de tafel.
replay-your-seat = Jouw plaats
replay-play-now = Verder spelen

## Schudden

shuffle-verified = Schudden gecontroleerd
shuffle-alone = Schudden klopt, maar niemand droeg bij
shuffle-open = Schudden nog niet onthuld
shuffle-false = Schudden klopt niet
shuffle-none = Niets te controleren
shuffle-brought = Van elders meegebracht
shuffle-about-verified = De server had zich aan een geheim gebonden voordat de spelers hun deel toevoegden. Samen geven ze precies deze kaarten; niemand heeft ze uitgezocht.
shuffle-about-alone = De kaarten zijn die van het geheim van de server. Omdat geen speler een deel toevoegde, besliste de server alleen.
shuffle-about-open = Het verslag eindigt in deze ronde. Het geheim wordt verteld als een ronde voorbij is.
shuffle-about-false = Wat het verslag over het schudden zegt, hoort niet bij de kaarten van deze ronde.
shuffle-about-none = Dit verslag zegt niet waar de kaarten vandaan komen: het is niet van een live tafel, of de kaarten stonden vooraf vast.
shuffle-about-brought = Geheim, delen en kaarten passen bij elkaar, maar iemand heeft dit verslag meegebracht: hier heeft niemand de partij gezien, en zo’n verslag kan iedereen schrijven.
shuffle-contributed = { $whoIs ->
    [many] { $who } droegen bij.
   *[other] { $who } droeg bij.
}

## Toetsen

keys-replay-steps = één stap terug of verder
keys-replay-tricks = één slag terug of verder
keys-replay-ends = naar het begin, naar het einde
keys-replay-play = afspelen of pauzeren
keys-replay-viewer = met de ogen van de volgende kijken
keys-replay-mistakes = volgende of vorige fout van een bespreking
keys-replay-retry = de besproken keuze opnieuw proberen
keys-replay-on = vanaf hier verder spelen
