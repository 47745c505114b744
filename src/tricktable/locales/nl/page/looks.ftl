# Wat er op tafel ligt: korte woorden naast plaatjes, en namen van plaatjes voor wie de pagina hoort.

looks-tricks = { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
}
looks-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
looks-clock = Resterende tijd
looks-hurry = Nog tien seconden.
looks-kind-bot = bot
looks-kind-program = programma
looks-shown = Getoond

## HASP

looks-beside-village = Het dorp is troef, en daarnaast:
looks-all-so-far = tot nu toe { $taken } van { $played } slagen
looks-none-so-far = { $taken ->
    [0] tot nu toe geen slag
    [one] { $taken } van { $played } slagen
   *[other] { $taken } van { $played } slagen
}

## Meinz

looks-tricks-to-take = Nog te halen slagen
looks-to-take = { $count ->
    [0] heeft beide slagen
    [one] nog { $count } slag
   *[other] nog { $count } slagen
}
looks-nobody-called = nog niemand
looks-your-trick = Jouw slag
looks-swap-reading = Uit je hand ⇄ uit de slag
looks-asides = Opzijgelegde kaarten
looks-chooses = kiest nog
looks-has-chosen = heeft gekozen
looks-swapped-in = Door ruilen gekregen

## Mü

looks-limit = { $count ->
    [one] kaart hoogstens, in totaal geboden
   *[other] kaarten hoogstens, in totaal geboden
}
looks-passes = { $count } van { $all } na elkaar gepast
looks-no-bid = geen bod
looks-partner = Partner
looks-vice = Vice
looks-others = { $count } bij de anderen
looks-bid = Bod

## NJET

looks-against = { $team } tegen { $others }
looks-due = { $count ->
    [0] heeft gekozen
    [one] nog { $count } kaart te kiezen
   *[other] nog { $count } kaarten te kiezen
}

## Was sticht?

looks-open = { $count ->
    [0] geen meer
    [one] nog één
   *[other] nog { $count }
}
looks-pick-secret = Iedereen kiest in het geheim een opdracht.
