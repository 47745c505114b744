# Was sticht?: what only the page says.

game-was_sticht = Was sticht?
about-was_sticht = Open kaarten pakken bij geheime troef.
option-was_sticht-memory = Handen na het pakken
option-was_sticht-memory-off = blijven zichtbaar
option-was_sticht-memory-on = verborgen: zelf onthouden
looks-open = { $count ->
    [0] geen meer
    [one] nog één
   *[other] nog { $count }
}
looks-pick-secret = Iedereen kiest in het geheim een opdracht.
panel-told = Zou gewonnen hebben
panel-later = Volgende rijen
panel-only-you = (dat weet alleen jij)
rules-about-was_sticht = Je stelt je hand samen uit open kaarten, maar slechts één speler kent de troeven. Wie ze raadt, raakt zijn opdrachten kwijt.
replay-task = heeft gekozen: { $task }
replay-trumps = kent de troeven: { $trumps }
replay-no-trumps = weet dat er geen troeven zijn
act-draft = { $cards } pakken
