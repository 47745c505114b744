# De pagina: alles wat zij zelf zegt.
tagline = Moderne slagenspellen, met mensen of tegen bots.
guest-name = Gast
language = Taal
close = Sluiten
more = Meer
connecting = Een ogenblik…
to-lobby = Naar het overzicht
page-unreachable = De server antwoordt nu niet. De pagina blijft het proberen.
page-missing = Op dit adres is niets.

## Overzicht

play-title = Wat wil je spelen?
choose-game = Spel
players-label = Spelers
level-label = De bots spelen
level-easy = makkelijk
level-medium = gemiddeld
level-hard = sterk
level-thumb = eenvoudig
play-now = Nu spelen
play-friends = Met vrienden spelen
mine-title = Jouw tafels
open-title = Open tafels
open-none = Er is nu geen tafel open. Begin er een en nodig iemand uit.
join = Meedoen
watch = Kijken
go-on = Verder
free-chairs = { $count ->
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
name-label = Je naam
name-save = Opslaan
name-change = Je bent { $name }

## Wachtkamer

room-label = Voor de partij
room-title = { $free ->
    [0] Iedereen is er
    [one] Nog één speler
   *[other] Nog { $free } spelers
}
seat-free = vrij
kind-bot = bot
kind-program = programma
kind-host = gastheer
sit-here = Hier zitten
seat-bot = Bot erbij
send-away = Verwijderen
rise = Opstaan
start = Beginnen
start-with-bots = { $free ->
    [one] Beginnen met één bot
   *[other] Beginnen met { $free } bots
}
wait-for-host = De gastheer begint de partij.
invite-title = Anderen uitnodigen
invite-about = Wie deze link heeft, kan meedoen, ook op de telefoon.
invite-link = Link van deze tafel
link-copy = Kopiëren
link-copied = Gekopieerd
qr-label = De link als QR-code

## Tafel

table-label = Tafel
your-turn = Jij bent aan de beurt
seat-you = Jij
seat-total = Punten:
seat-tricks = Slagen:
seat-cards = Kaarten:
seat-asked = aan de beurt
seat-away = weg
seat-bot-plays = een bot speelt
seat-won = gewonnen
mark-winning =
    { $who ->
        [you] wint nu
       *[other] wint nu
    }
mark-taken =
    { $who ->
        [you] wint de slag
       *[other] wint de slag
    }
mark-led = kwam uit
last-trick = Vorige slag
hand-label = { $count ->
    [one] Je hand: één kaart
   *[other] Je hand: { $count } kaarten
}
hand-not-now = nu niet mogelijk; kies hem om te horen waarom
choices-label = Je keuzes
you-watch = Je kijkt toe: de handen blijven verborgen tot de partij voorbij is.
others-choose = { $whoIs ->
    [you] Jij bent aan de beurt
    [many] { $Who } zijn aan de beurt
   *[other] { $Who } is aan de beurt
}
round-number = Ronde { $number }
round-over = Ronde { $number } is voorbij
match-won = { $whoIs ->
    [you] Je hebt gewonnen!
    [many] { $Who } hebben gewonnen
   *[other] { $Who } heeft gewonnen
}
scores-title = Stand
scores-none = De eerste ronde is bezig.
scores-round = Ronde
scores-total = Totaal
log-title = Verloop
rematch-ask = Nog een keer
rematch-waiting = De anderen denken nog na…
rematch-go = Naar de revanche
record-missing = Van zo’n partij is er geen verslag.
shuffles-verified = { $count ->
    [one] Het schudden van één ronde is gecontroleerd.
   *[other] Het schudden van { $count } rondes is gecontroleerd.
}
back-ask = Mijn laatste keuze terugnemen
back-waiting = Je wilt je keuze terugnemen. De anderen beslissen.
back-asked = { $Who } wil de laatste keuze terugnemen.
back-agree = Akkoord
back-decline = Nee
leave-to-bot = Weggaan; een bot speelt voor mij verder
away-about = Een bot speelt voor jou.
away-return = Het van de bot overnemen
foul-changed = Let op: de server heeft verwisseld waaraan hij zich voor dit schudden had gebonden.
foul-mismatch = Let op: de kaarten van de vorige ronde passen niet bij wat de server had beloofd.
foul-missing = Let op: jouw eigen deel ontbrak bij het vorige schudden.
ended-no-table = Zo’n tafel is er niet.
ended-aside = Aan deze tafel kan niet verder worden gespeeld: het verslag is beschadigd.
ended-stranger = De server kent je niet meer. Kom via het overzicht weer binnen.
ended-mend = De server begreep deze pagina niet. Laad haar opnieuw.

## Toetsen

keys-title = Toetsen
keys-this = deze toetsen
keys-hand = naar je kaarten
keys-choices = naar je keuzes
keys-arrows = van de ene kaart of keuze naar de volgende
keys-trick = leest de slag voor
keys-scores = de stand
keys-log = het verloop
keys-close = sluit wat open is, en maakt een einde aan het bekijken van een slag of de stand
