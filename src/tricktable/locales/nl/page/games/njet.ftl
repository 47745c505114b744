# NJET: what only the page says.

game-njet = NJET
about-njet = Spreek een veto uit: zo moet de ronde niet worden.
option-njet-difference = Wie scoort
option-njet-difference-off = beide teams, elk het zijne
option-njet-difference-on = alleen het beste team, alleen het verschil
looks-against = { $team } tegen { $others }
looks-due = { $count ->
    [0] kaarten gekozen
    [one] nog { $count } kaart te kiezen
   *[other] nog { $count } kaarten te kiezen
}
card-super-trump = { $card }, supertroef
panel-picked = Gekozen
panel-covered-by = afgedekt door { $who }
panel-covered = afgedekt
sign-monster = dubbel geteld
sign-captured = { $count ->
    [one] één 0 buitgemaakt
   *[other] { $count } nullen buitgemaakt
}
row-start = Start{"\u00AD"}speler
row-cache = Afleggen
row-super = Super{"\u00AD"}troef
row-points = Een slag telt
cache-discard-1 = 1 af{"\u00AD"}leggen
cache-discard-2 = 2 af{"\u00AD"}leggen
cache-discard-2-no-0 = 2 af{"\u00AD"}leggen, geen 0
cache-pass-2 = 2 naar rechts door{"\u00AD"}geven
cache-nothing = niets
rules-about-njet = Nog voor de eerste kaart valt, verbiedt iedereen iets: een troef, een startspeler, de prijs van een slag. Wat overblijft, wordt gespeeld.
