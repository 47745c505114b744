# Problemas: posiciones en las que una elección es la correcta.

puzzle-right = Correcto: { $best }. { $other } parece natural, y pierde { $lost }.
puzzle-wrong = { $label }: { $played } pierde { $lost }. Lo correcto es { $best }.
puzzle-taking = Ganar la baza
puzzle-ducking = Dejar la baza
puzzle-partner = Jugar para el compañero
puzzle-counting = Contar cartas
puzzle-daring = Arriesgar algo
puzzle-voids = Palos vacíos
puzzle-aims = De qué va la ronda
puzzle-before = Antes de las bazas
