# Eine Partie nachspielen, und Protokolle, die jemand mitbringt.
replay-title = Nachspielen
replay-old-rules = Diese Partie wurde nach Regeln gespielt, die dieser Server nicht mehr kennt. Zeigen kann er sie nicht, aber das Protokoll ist noch da.
replay-rounds = Runden
replay-before = Beginn
replay-controls = Durch die Partie gehen
replay-position = Stelle der Partie
replay-step = Schritt { $step } von { $of }
replay-first = Zum Anfang
replay-back-trick = Einen Stich zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-next-trick = Einen Stich weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-viewer = Wessen Karten zu sehen sind
replay-view-all = Alle Karten
replay-view-spectator = Als Zuschauer
replay-as = Als { $name }
replay-seat = Platz { $number }
replay-hand = { $count ->
    [one] { $name }: eine Karte
   *[other] { $name }: { $count } Karten
}
replay-no-cards = keine Karten
replay-undealt = Nicht verteilt
replay-discarded = abgelegt:
replay-picked = bisher beiseitegelegt:
replay-copy = Link zu diesem Schritt kopieren
replay-download = Protokoll herunterladen
replay-play-on = Von hier weiterspielen
replay-play-on-about = Die Karten bleiben, wie sie verteilt sind. Du nimmst einen Platz ein, Bots die anderen, und niemand sonst sieht den Tisch.
replay-your-seat = Dein Platz
replay-play-now = Weiterspielen

## Mischen

shuffle-verified = Mischen geprüft
shuffle-alone = Mischen stimmt, aber niemand trug bei
shuffle-open = Mischen noch nicht offengelegt
shuffle-false = Mischen stimmt nicht
shuffle-none = Nichts zu prüfen
shuffle-brought = Von anderswo mitgebracht
shuffle-about-verified = Der Server hatte sich auf ein Geheimnis festgelegt, bevor die Spieler ihren Teil dazugaben. Beides zusammen ergibt genau diese Karten; niemand hat sie sich ausgesucht.
shuffle-about-alone = Die Karten sind die aus dem Geheimnis des Servers. Weil kein Spieler einen Teil dazugab, hat der Server allein entschieden.
shuffle-about-open = Das Protokoll endet in dieser Runde. Das Geheimnis wird verraten, wenn eine Runde vorbei ist.
shuffle-about-false = Was das Protokoll über das Mischen sagt, passt nicht zu den Karten dieser Runde.
shuffle-about-none = Dieses Protokoll sagt nicht, woher die Karten kommen: Es stammt nicht von einem Live-Tisch, oder die Karten waren vorgegeben.
shuffle-about-brought = Geheimnis, Teile und Karten passen zusammen, aber jemand hat dieses Protokoll mitgebracht: Hier hat niemand die Partie gesehen, und so ein Protokoll kann jeder schreiben.
shuffle-contributed = { $whoIs ->
    [many] { $who } trugen bei.
   *[other] { $who } trug bei.
}

## Tasten

keys-replay-steps = einen Schritt zurück oder weiter
keys-replay-tricks = einen Stich zurück oder weiter
keys-replay-ends = zum Anfang, zum Ende
keys-replay-play = abspielen oder anhalten
keys-replay-viewer = mit den Augen des Nächsten sehen
keys-replay-mistakes = nächster oder voriger Fehler einer Auswertung
keys-replay-retry = die ausgewertete Entscheidung noch einmal versuchen
keys-replay-on = von hier weiterspielen
