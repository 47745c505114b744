# Alone with bots: back to the last choice, the end of a match; and what was chosen for somebody.
undo = Zurück
undo-about = Zurück zu meiner letzten Wahl
keys-undo = zurück zu deiner letzten Wahl, allein mit Bots
end-ask = Partie beenden …
end-title = Die Partie beenden?
end-about = Niemand gewinnt sie. Was gespielt wurde, bleibt erhalten, und du kannst es dir noch einmal ansehen.
end-leave = Oder geh einfach: Die Partie wartet in der Übersicht auf dich.
end-do = Partie beenden
end-not = Weiterspielen
match-stopped = Die Partie wurde beendet
practice = Übung
practice-about = In dieser Partie ist jemand zurückgegangen und hat noch einmal gewählt.
heard-undid = { $whoIs ->
    [you] Du bist wieder bei deiner letzten Wahl
   *[other] { $Who } ist wieder bei der letzten Wahl
}
by-bot = { $whoIs ->
    [you] Das hat ein Bot für dich gewählt
   *[other] Das hat ein Bot für { $who } gewählt
}
by-clock = { $whoIs ->
    [you] Deine Zeit war um: Das hat ein Bot für dich gewählt
   *[other] Die Zeit von { $who } war um: Das hat ein Bot gewählt
}
stood-in-bot = Während du weg warst, hat ein Bot für dich gewählt: { $count }
stood-in-clock = Deine Zeit war um, und ein Bot hat für dich gewählt: { $count }
stood-in-close = In Ordnung
no-people = Das geht nur, wenn du allein mit Bots spielst.
