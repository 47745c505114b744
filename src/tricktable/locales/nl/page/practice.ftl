# Alone with bots: back to the last choice, the end of a match; and what was chosen for somebody.
undo = Terug
undo-about = Terug naar mijn laatste keuze
keys-undo = terug naar je laatste keuze, alleen met bots
end-ask = Deze partij beëindigen …
end-title = Deze partij beëindigen?
end-about = Niemand wint haar. Wat er is gespeeld, blijft bewaard, en je kunt het nog eens bekijken.
end-leave = Of ga gewoon weg: de partij wacht op je in het overzicht.
end-do = Partij beëindigen
end-not = Verder spelen
match-stopped = De partij is beëindigd
practice = oefening
practice-about = In deze partij ging iemand terug om opnieuw te kiezen.
heard-undid = { $whoIs ->
    [you] Je bent terug bij je laatste keuze
   *[other] { $Who } is terug bij de laatste keuze
}
by-bot = { $whoIs ->
    [you] Dat koos een bot voor jou
   *[other] Dat koos een bot voor { $who }
}
by-clock = { $whoIs ->
    [you] Je tijd was om: dat koos een bot voor jou
   *[other] De tijd van { $who } was om: dat koos een bot
}
stood-in-bot = Terwijl je weg was, koos een bot voor jou: { $count }
stood-in-clock = Je tijd was om en een bot koos voor jou: { $count }
stood-in-close = In orde
no-people = Dat kan alleen wie alleen met bots speelt.
