# Las reglas de los juegos, y cómo llegar a ellas.
rules-title = Reglas
rules-lede = Cinco juegos de bazas, cada uno con una idea propia. Cada página se lee en unos cinco minutos, y después ya puedes jugar.
rules-all = Todas las reglas
rules-of = Reglas de { $game }
rules-contents = Contenido
rules-players = { $least }–{ $most } jugadores
rules-minutes = unos { $minutes } minutos
rules-play = Jugar a { $game }
rules-next = Siguiente: { $game }
rules-new-tab = Abrir en otra pestaña
rules-takes = gana la baza
keys-rules = las reglas
rules-about-hasp = Predice lo que va a encontrar tu mano: cada palabra audaz hace crecer el bote. Dos equipos, siete bazas y cuatro vecinos que siempre son triunfo.
rules-about-njet = Antes de la primera carta, todos prohíben algo: un triunfo, quién empieza, cuánto vale una baza. Se juega con lo que queda.
rules-about-meinz = La carta más baja se lleva la baza, y cada uno hace exactamente dos. Puntúa la suma más alta y también la más baja; lo malo es quedarse en medio.
rules-about-was_sticht = Eliges tu mano entre cartas a la vista, pero solo uno conoce los triunfos. Quien los adivina se libra de sus tareas.
rules-about-mue = Pujas con tus propias cartas, a la vista de todos. Quien más se atreve elige el triunfo mayor y busca pareja para cumplir lo prometido.
