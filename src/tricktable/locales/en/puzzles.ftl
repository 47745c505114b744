# Puzzles: positions in which one choice is right.

puzzle-right = Right: { $best }. { $other } suggests itself, and loses { $lost }.
puzzle-wrong = { $label }: { $played } loses { $lost }. Right is { $best }.
puzzle-taking = Taking the trick
puzzle-ducking = Leaving the trick
puzzle-partner = Playing for the partner
puzzle-counting = Counting cards
puzzle-daring = Risking something
puzzle-voids = Empty suits
puzzle-aims = What the round is about
puzzle-before = Before the tricks
