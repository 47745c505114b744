# Der Verlauf einer Partie im Rückblick.
course-title = So lief die Partie
course-graph = Der Spielstand nach jeder Runde
course-through = { $whoIs ->
    [you] Du lagst von der ersten bis zur letzten Runde vorn
    [many] { $Who } lagen von der ersten bis zur letzten Runde vorn
   *[other] { $Who } lag von der ersten bis zur letzten Runde vorn
}
course-lead = { $whoIs ->
    [you] Runde { $round }: Du gehst endgültig in Führung
    [many] Runde { $round }: { $Who } gehen endgültig in Führung
   *[other] Runde { $round }: { $Who } geht endgültig in Führung
}
course-behind = { $whoIs ->
    [you] Nach Runde { $round } lagst du noch { $points } zurück
    [many] Nach Runde { $round } lagen { $who } noch { $points } zurück
   *[other] Nach Runde { $round } lag { $who } noch { $points } zurück
}
course-best = { $whoIs ->
    [you] Runde { $round }: der größte Sprung, { $points } für dich
   *[other] Runde { $round }: der größte Sprung, { $points } für { $who }
}
course-changes = Die Führung wechselte { $count }-mal
course-share = Bild teilen
course-save = Bild sichern
course-copy = Link kopieren
