# HASP, met de woorden van de gedrukte spelregels

# Reeksen

hasp-forest = bos
hasp-grassland = grasland
hasp-river = rivier
hasp-canyon = canyon
hasp-village = dorp
hasp-letter-forest = b
hasp-letter-grassland = g
hasp-letter-river = r
hasp-letter-canyon = c
hasp-letter-village = d

# Voorspellingen

hasp-minor-find = kleine vondst
hasp-great-find = grote vondst
hasp-find-all = vind alles
hasp-no-find = geen vondst
hasp-shows = { $cards } tonen
hasp-takes-all = het eigen team wint alle slagen
hasp-takes-none = het eigen team wint geen enkele slag
hasp-meaning = { $prediction }: { $promise }, pot +{ $points }

# Wat er is gebeurd

hasp-drew = { $whoIs ->
    [you] Je trekt { $card }
   *[other] { $Who } trekt { $card }
}
hasp-drew-village = { $whoIs ->
    [you] Je trekt { $card }, de eerste dorpskaart, en deelt als eerste
   *[other] { $Who } trekt { $card }, de eerste dorpskaart, en deelt als eerste
}
hasp-seated = { $whoIs ->
    [you] Je zit op plaats { $place }, tegenover { $opposite }
   *[other] { $oppositeIs ->
        [you] { $Who } zit op plaats { $place }, tegenover jou
       *[other] { $Who } zit op plaats { $place }, tegenover { $opposite }
    }
}
hasp-turned = { $cards } wordt opengelegd
hasp-only-village = Alleen dorp is troef
hasp-turned-trump = Troef: dorp en { $suit }
hasp-named-trump = { $whoIs ->
    [you] Je kondigt { $suit } als troef aan
   *[other] { $Who } kondigt { $suit } als troef aan
}
hasp-named-none = { $whoIs ->
    [you] Je kondigt geen extra troef aan
   *[other] { $Who } kondigt geen extra troef aan
}
hasp-predicted = { $whoIs ->
    [you] Je voorspelt: { $prediction }
   *[other] { $Who } voorspelt: { $prediction }
}
hasp-predicted-shown = { $whoIs ->
    [you] Je toont { $cards } en voorspelt: { $prediction }
   *[other] { $Who } toont { $cards } en voorspelt: { $prediction }
}
hasp-passed = { $whoIs ->
    [you] Je past
   *[other] { $Who } past
}

# De stand van zaken

hasp-trump-to-come = het dorp, en wat nu wordt aangekondigd; de andere kaarten komen daarna
hasp-trumps = dorp en { $suit }
hasp-label-card-points = Kaartpunten
hasp-pot = pot { $points }
hasp-prediction = { $Who }: { $prediction }
hasp-prediction-shown = { $Who }: { $prediction } ({ $cards })
hasp-standing = { $totals } (wie { $target } haalt, wint)

# Keuzes

hasp-ask-trump = Kondig een troef aan
hasp-ask-prediction = Doe een voorspelling of pas
hasp-no-further-trump = geen extra troef
hasp-predict-nothing = passen

# Waarom iets niet mag

hasp-why-said = ‘Vind alles’ en ‘geen vondst’ mogen samen maar één keer per ronde worden voorspeld, en dat is al gebeurd.
hasp-why-too-late = Voorspellen mag alleen vóór je eerste kaart.
hasp-why-unheld = Daarvoor moet je { $cards } in je hand hebben.
hasp-why-announce = Kondig eerst een troef aan: { $allowed }.
hasp-why-predict = Doe eerst een voorspelling of pas; speel daarna je kaart.

# De score

hasp-score-card-points = { $points ->
    [one] { $points } punt in slagen
   *[other] { $points } punten in slagen
}
hasp-score-pot = de pot van { $points }
hasp-score-kept = de voorspelling is uitgekomen: de pot van { $points }
hasp-score-ruined = de voorspelling is mislukt: de pot van { $points }
