# Aufgaben: Stellungen, in denen eine Wahl richtig ist.

puzzle-right = Richtig: { $best }. { $other } liegt nahe und verliert { $lost }.
puzzle-wrong = { $label }: { $played } verliert { $lost }. Richtig ist { $best }.
puzzle-taking = Den Stich nehmen
puzzle-ducking = Den Stich lassen
puzzle-partner = Für den Partner spielen
puzzle-counting = Karten zählen
puzzle-daring = Etwas wagen
puzzle-voids = Leere Farben
puzzle-aims = Worum es in der Runde geht
puzzle-before = Vor den Stichen
