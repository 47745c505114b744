# Was auf dem Tisch liegt: kurze Worte neben Bildern, und Namen von Bildern für alle, die die Seite hören.

looks-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
looks-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
looks-clock = Verbleibende Zeit
looks-hurry = Noch zehn Sekunden.
looks-kind-bot = Bot
looks-kind-program = Programm
looks-shown = Gezeigt

## HASP

looks-beside-village = Das Dorf ist Trumpf, und dazu:
looks-all-so-far = bisher { $taken } von { $played } Stichen
looks-none-so-far = { $taken ->
    [0] bisher kein Stich
    [one] { $taken } von { $played } Stichen
   *[other] { $taken } von { $played } Stichen
}

## Meinz

looks-tricks-to-take = Noch zu machende Stiche
looks-to-take = { $count ->
    [0] hat beide Stiche
    [one] noch { $count } Stich
   *[other] noch { $count } Stiche
}
looks-nobody-called = noch niemand
looks-your-trick = Dein Stich
looks-swap-reading = Aus der Hand ⇄ aus dem Stich
looks-asides = Beiseitegelegte Karten
looks-chooses = wählt noch
looks-has-chosen = hat gewählt
looks-swapped-in = Eingetauscht

## Mü

looks-limit = { $count ->
    [one] Karte höchstens, im Ganzen geboten
   *[other] Karten höchstens, im Ganzen geboten
}
looks-passes = { $count } von { $all } haben nacheinander gepasst
looks-no-bid = kein Gebot
looks-partner = Partner
looks-vice = Vize
looks-others = { $count } bei den anderen
looks-bid = Gebot

## NJET

looks-against = { $team } gegen { $others }
looks-due = { $count ->
    [0] hat gewählt
    [one] noch { $count } Karte zu wählen
   *[other] noch { $count } Karten zu wählen
}

## Was sticht?

looks-open = { $count ->
    [0] keine mehr
    [one] noch eine
   *[other] noch { $count }
}
looks-pick-secret = Alle wählen geheim eine Aufgabe.
