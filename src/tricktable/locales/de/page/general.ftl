# Die Seite: alles, was sie selbst sagt.
tagline = Moderne Stichspiele, mit Menschen oder gegen Bots.
guest-name = Gast
language = Sprache
close = Schließen
more = Mehr
connecting = Einen Moment …
to-lobby = Zur Übersicht
page-unreachable = Der Server antwortet gerade nicht. Die Seite versucht es weiter.
page-missing = Unter dieser Adresse gibt es nichts.

## Übersicht

play-title = Was möchtest du spielen?
choose-game = Spiel
players-label = Spieler
level-label = Die Bots spielen
level-easy = leicht
level-medium = mittel
level-hard = stark
level-thumb = schlicht
play-now = Jetzt spielen
play-friends = Mit Freunden spielen
mine-title = Deine Tische
open-title = Offene Tische
open-none = Gerade ist kein Tisch offen. Eröffne einen und lade jemanden ein.
join = Mitspielen
watch = Zuschauen
go-on = Weiter
free-chairs = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
name-label = Dein Name
name-save = Speichern
name-change = Du bist { $name }

## Warteraum

room-label = Vor der Partie
room-title = { $free ->
    [0] Alle sind da
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $free }
}
seat-free = frei
kind-bot = Bot
kind-program = Programm
kind-host = Gastgeber
sit-here = Hier sitzen
seat-bot = Bot dazu
send-away = Entfernen
rise = Aufstehen
start = Los
start-with-bots = { $free ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $free } Bots beginnen
}
wait-for-host = Der Gastgeber beginnt die Partie.
invite-title = Andere einladen
invite-about = Wer diesen Link hat, kann mitspielen, auch am Telefon.
invite-link = Link zu diesem Tisch
link-copy = Kopieren
link-copied = Kopiert
qr-label = Der Link als QR-Code

## Tisch

table-label = Tisch
your-turn = Du bist dran
seat-you = Du
seat-total = Punkte:
seat-tricks = Stiche:
seat-cards = Karten:
seat-asked = dran
seat-away = nicht da
seat-bot-plays = ein Bot spielt
seat-won = gewonnen
mark-winning =
    { $who ->
        [you] stichst gerade
       *[other] sticht gerade
    }
mark-taken =
    { $who ->
        [you] machst den Stich
       *[other] macht den Stich
    }
mark-led = ausgespielt
last-trick = Letzter Stich
hand-label = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hand-not-now = jetzt nicht möglich; wähle sie, um zu hören, warum
choices-label = Deine Möglichkeiten
you-watch = Du schaust zu: Die Karten der anderen bleiben verdeckt, bis die Partie vorbei ist.
others-choose = { $whoIs ->
    [you] Du bist dran
    [many] { $Who } sind dran
   *[other] { $Who } ist dran
}
round-number = Runde { $number }
round-over = Runde { $number } ist vorbei
match-won = { $whoIs ->
    [you] Du hast gewonnen!
    [many] { $Who } haben gewonnen
   *[other] { $Who } hat gewonnen
}
scores-title = Punkte
scores-none = Die erste Runde läuft.
scores-round = Runde
scores-total = Summe
log-title = Verlauf
rematch-ask = Noch einmal
rematch-waiting = Die anderen überlegen noch …
rematch-go = Zur Revanche
record-missing = Von so einer Partie gibt es kein Protokoll.
shuffles-verified = { $count ->
    [one] Das Mischen einer Runde wurde geprüft.
   *[other] Das Mischen von { $count } Runden wurde geprüft.
}
back-ask = Meinen letzten Zug zurücknehmen
back-waiting = Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.
back-asked = { $Who } möchte den letzten Zug zurücknehmen.
back-agree = Einverstanden
back-decline = Nein
leave-to-bot = Gehen; ein Bot spielt für mich weiter
away-about = Ein Bot spielt für dich.
away-return = Für den Bot übernehmen
foul-changed = Achtung: Der Server hat ausgetauscht, worauf er sich für dieses Mischen festgelegt hatte.
foul-mismatch = Achtung: Die Karten der letzten Runde passen nicht zu dem, worauf sich der Server festgelegt hatte.
foul-missing = Achtung: Dein eigener Beitrag fehlte beim letzten Mischen.
ended-no-table = So einen Tisch gibt es nicht.
ended-aside = An diesem Tisch kann nicht weitergespielt werden: Sein Protokoll ist beschädigt.
ended-stranger = Der Server kennt dich nicht mehr. Komm über die Übersicht wieder herein.
ended-mend = Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.

## Tasten

keys-title = Tasten
keys-this = diese Tasten
keys-hand = zu deinen Karten
keys-choices = zu deinen Möglichkeiten
keys-arrows = von einer Karte oder Möglichkeit zur nächsten
keys-trick = liest den Stich vor
keys-scores = die Punkte
keys-log = der Verlauf
keys-close = schließt, was offen ist, und beendet den Blick auf einen Stich oder Punktestand
