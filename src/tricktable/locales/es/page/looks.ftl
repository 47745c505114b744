# Lo que hay en la mesa: palabras cortas junto a imágenes, y nombres de imágenes para quien escucha la página.

looks-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
looks-clock = Tiempo restante
looks-hurry = Quedan diez segundos.
looks-kind-bot = bot
looks-kind-program = programa
