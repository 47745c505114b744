# HASP: what the coach says.

guide-hasp-goal = ¡Hola! Tu compañero de equipo está enfrente. Ganad bazas con cartas valiosas: el equipo que tenga más puntos en sus bazas se lleva el bote. Con doce puntos de victoria se gana la partida.
guide-hasp-cards = El número grande dice lo fuerte que es una carta; los puntos dibujados, lo que vale. Bosque, colina, río y montaña van del 1 al 6. El pueblo, del 7 al 10, siempre es triunfo.
guide-hasp-trump = Solo ves tres de tus siete cartas y decides tú: ¿qué palo es triunfo además del pueblo? Elige uno del que tengas varias cartas, o una alta.
guide-hasp-named = Los triunfos están decididos y todos tienen ya siete cartas. Un triunfo gana a cualquier carta que no lo sea.
guide-hasp-predict = Antes de tu primera carta puedes hacer una previsión. Una descubierta menor o mayor enseña cartas del pueblo que tienes, y el bote crece en 1. La completa y la nula prometen todas las bazas o ninguna, y suman 2; pero un solo tropiezo cuesta la ronda.
guide-hasp-lead = Sales tú, así que vale cualquier carta. Una alta que no sea triunfo es un buen comienzo mientras los demás aún tengan ese palo.
guide-hasp-shown = { $whoIs ->
    [you] Has enseñado { $cards } y el bote ha crecido en 1.
   *[other] { $Who } enseña { $cards } y el bote crece en 1.
} Las cartas enseñadas vuelven a la mano; ahora todos saben dónde están.
guide-hasp-promise = { $whoIs ->
    [you] Has prometido algo sobre todas las bazas de tu equipo.
   *[other] { $Who } promete algo sobre todas las bazas de su equipo.
} Los puntos de las cartas ya no cuentan en esta ronda. Si la promesa se rompe, la ronda acaba enseguida y el otro equipo se lleva el bote.
guide-hasp-follow = Algunas de tus cartas están apagadas. Quien tiene el palo de salida debe servir; quien no, debe jugar un triunfo. Solo sin ninguno de los dos vale cualquier carta.
guide-hasp-trumped = { $whoIs ->
    [you] Juegas un triunfo: { $cards }.
   *[other] { $Who } juega un triunfo: { $cards }.
} El triunfo más alto gana la baza; así que el pueblo gana al otro palo de triunfo.
guide-hasp-took = { $whoIs ->
    [you] La baza es tuya: tu carta era la más fuerte.
   *[other] { $Who } tenía la carta más fuerte y gana la baza.
} Sus puntos cuentan para ese equipo, y quien la gana sale después.
guide-hasp-mine = Vuelves a salir tú. Piensa en tu compañero: pon las cartas valiosas en las bazas que gana tu equipo y las baratas en las demás.
guide-hasp-card-points = La ronda ha terminado. En las bazas de tu equipo hay { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de 47. Hacen falta más que los del otro equipo.
guide-hasp-pot = { $whoIs ->
    [you] Tu equipo tiene más puntos y se lleva el bote: { $points } de camino a 12.
   *[other] El equipo de { $who } tiene más puntos y se lleva el bote: { $points } de camino a 12.
} Cada previsión lo ha hecho crecer.
guide-hasp-kept = { $whoIs ->
    [you] La promesa se ha cumplido hasta el final. Tu equipo se lleva el bote de { $points }.
   *[other] La promesa se ha cumplido hasta el final. El equipo de { $who } se lleva el bote de { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] La promesa se ha roto y la ronda acaba enseguida. Tu equipo se lleva el bote de { $points }.
   *[other] La promesa se ha roto y la ronda acaba enseguida. El equipo de { $who } se lleva el bote de { $points }.
}
