# Opgaven: stellingen waarin één keuze goed is.

puzzle-right = Goed: { $best }. { $other } ligt voor de hand en verliest { $lost }.
puzzle-wrong = { $label }: { $played } verliest { $lost }. Goed is { $best }.
puzzle-taking = De slag nemen
puzzle-ducking = De slag laten
puzzle-partner = Voor de partner spelen
puzzle-counting = Kaarten tellen
puzzle-daring = Iets wagen
puzzle-voids = Lege kleuren
puzzle-aims = Waar het in de ronde om gaat
puzzle-before = Voor de slagen
