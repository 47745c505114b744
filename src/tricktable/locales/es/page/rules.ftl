# Las reglas de los juegos, y cómo llegar a ellas.
rules-title = Reglas
rules-lede = Juegos de bazas, cada uno con una idea propia. Cada página se lee en unos cinco minutos, y después ya puedes jugar.
rules-all = Todas las reglas
rules-of = Reglas de { $game }
rules-contents = Contenido
rules-players = { $least }–{ $most } jugadores
rules-minutes = unos { $minutes } minutos
rules-play = Jugar a { $game }
rules-next = Siguiente: { $game }
rules-new-tab = Abrir en otra pestaña
rules-takes = gana la baza
rules-docs = Documentación para anfitriones, programas e investigación (en inglés)
keys-rules = las reglas
rules-none = Nadie ha escrito todavía las reglas de este juego para leerlas.
