# Meinz: what only the page says.

game-meinz = Meinz
about-meinz = De laagste kaart wint. Ieder twee slagen.
option-meinz-sums = Sommen tijdens de ronde
option-meinz-sums-off = gedekt: zelf meetellen
option-meinz-sums-on = zichtbaar
panel-sum = Som
panel-sum-range = { $least } tot { $most }
looks-tricks-to-take = Nog te winnen slagen
looks-to-take = { $count ->
    [0] beide slagen gewonnen
    [one] nog { $count } slag
   *[other] nog { $count } slagen
}
looks-nobody-called = nog niemand
looks-your-trick = Jouw slag
meinz-pick-two = Kies een kaart uit je hand en een uit de slag
meinz-do-swap = Ruilen
looks-asides = Opzijgelegde kaarten
looks-chooses = nog aan het kiezen
looks-has-chosen = kaart gekozen
looks-swapped-in = Door ruilen gekregen
panel-called = Neemt deze slag
panel-discard = Jouw kaart opzij
sign-called = Meinz!
sign-full = beide slagen
act-call = ‘Meinz!’
act-stay = Voorlopig niet meer
rules-about-meinz = De laagste kaart wint, en iedereen wint precies twee slagen. De hoogste som scoort, de laagste ook; alleen het midden doet pijn.
