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
task-last = laatste
task-with-trick = 1+ slagen, { $task }
panel-told = Tot nu toe; omlijnd: zou gewonnen hebben
panel-rows = Rijen
panel-rows-about = Wie welke kaart heeft genomen. Het getal is de volgorde; de omlijnde kaart zou gewonnen hebben.
panel-rows-out = Eruit
panel-would-win = zou gewonnen hebben
panel-aim = Doel: een opdracht halen die de ander zelf mist
panel-later = Volgende rijen
panel-only-you = (dat weet alleen jij)
rules-about-was_sticht = Je stelt je hand samen uit open kaarten, maar slechts één speler kent de troeven. Wie ze raadt, raakt zijn opdrachten kwijt.
replay-task = heeft gekozen: { $task }
replay-trumps = kent de troeven: { $trumps }
replay-no-trumps = weet dat er geen troeven zijn
act-draft = { $cards } pakken
