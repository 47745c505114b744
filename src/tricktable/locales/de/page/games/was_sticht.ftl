# Was sticht?: what only the page says.

game-was_sticht = Was sticht?
about-was_sticht = Offen Karten nehmen bei geheimem Trumpf.
option-was_sticht-memory = Hände nach dem Nehmen
option-was_sticht-memory-off = bleiben sichtbar
option-was_sticht-memory-on = verdeckt: zum Merken
looks-open = { $count ->
    [0] keine mehr
    [one] noch eine
   *[other] noch { $count }
}
looks-pick-secret = Alle wählen verdeckt eine Aufgabe.
task-last = letzter
task-with-trick = 1+ Stiche, { $task }
panel-told = Bisher; umrandet: hätte gestochen
panel-rows = Reihen
panel-rows-about = Wer welche Karte genommen hat. Die Zahl ist die Reihenfolge; die umrandete Karte hätte gestochen.
panel-rows-out = Raus
panel-would-win = hätte gestochen
panel-aim = Ziel: eine fremde Aufgabe erfüllen, die verfehlt wird
panel-later = Kommende Reihen
panel-only-you = (das weißt nur du)
rules-about-was_sticht = Du stellst deine Hand aus offenen Karten zusammen, aber nur einer kennt die Trümpfe. Wer sie errät, wird seine Aufgaben los.
replay-task = hat gewählt: { $task }
replay-trumps = kennt die Trümpfe: { $trumps }
replay-no-trumps = weiß, dass es keine Trümpfe gibt
act-draft = { $cards } nehmen
