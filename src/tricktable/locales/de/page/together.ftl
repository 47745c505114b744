# Menschen am Tisch: ihre Namen und Plätze, was ausgemacht ist, wie andere dazukommen, noch einmal spielen.

## Namen

sit-name = Wie heißt du?
sit-down = Hinsetzen
rename = Namen ändern
rename-about = Alle am Tisch sehen ihn sofort.
heard-renamed = { $before } heißt jetzt { $name }

## Plätze

cancel = Abbrechen
swap = Platz tauschen
swap-with = Mit { $name } tauschen
swap-asked = Tausch angefragt
heard-swapped = { $Who }: Plätze getauscht
heard-moved = { $whoIs ->
    [you] Du sitzt jetzt auf einem anderen Platz
   *[other] { $Who } sitzt jetzt auf einem anderen Platz
}
heard-asked-chair = { $whoIs ->
    [you] Du fragst { $other }, ob ihr die Plätze tauscht
   *[other]
        { $otherIs ->
            [you] { $Who } möchte mit dir den Platz tauschen
           *[other] { $Who } möchte mit { $other } den Platz tauschen
        }
}
heard-declined-chair = { $otherIs ->
    [you] Du bleibst sitzen
   *[other] { $Other } bleibt lieber sitzen
}
heard-host = { $whoIs ->
    [you] Du bist jetzt Gastgeber
   *[other] { $Who } ist jetzt Gastgeber
}

## Optionen

terms-title = Optionen
terms-change = Optionen ändern
terms-changed = Der Gastgeber hat geändert:
terms-gone = nicht mehr: { $what }
heard-terms = Der Gastgeber hat die Optionen geändert: { $changes }

## Wie andere dazukommen

invite-alone = Dieser Link funktioniert nur auf diesem Rechner.
invite-start = Damit andere mitspielen können, beende den Server und starte ihn so neu:
invite-no-network = Dieser Rechner ist gerade in keinem Netzwerk.
invite-network = Wer im selben Netzwerk ist, kann mitspielen, auch am Telefon.
invite-address = Adresse

## Noch einmal

rematch-watch = Bei der nächsten Partie zuschauen
rematch-awaits = { $whoIs ->
    [many] Es fehlen noch { $who }
   *[other] Es fehlt noch { $who }
}
rematch-away = { $whoIs ->
    [many] { $Who } sind nicht da: Nach einer Minute spielen Bots für sie
   *[other] { $Who } ist nicht da: Nach einer Minute spielt ein Bot
}

## Karten, die der Gastgeber ausgesucht hat

cards-chosen = Karten ausgesucht
cards-chosen-about = Der Gastgeber hat die Karten dieses Tisches ausgesucht und kennt vielleicht alle Blätter.
cards-chosen-closed = Der Gastgeber hat die Karten dieses Tisches ausgesucht und kennt vielleicht alle Blätter: Du kannst nur zuschauen.
