# Mü: what the coach says.

guide-mue-goal = ¡Hola! Primero se puja con las propias cartas. Quien más puja es el jefe, elige un triunfo y una pareja, y debe ganar bastantes puntos para su puja. Al llegar a 200 puntos acaba la partida.
guide-mue-cards = Cinco colores, del 0 al 9; el 1 y el 7 están dos veces. Los triángulos dicen lo que vale una carta: dos en el 6 y el 7, ninguno en el 1 y el 9, uno en las demás.
guide-mue-bid = Tu puja son las cartas que pones a la vista; cuenta cuántas son. Pon lo que quieras de triunfo: varias de un color o de un número. Siguen en tu mano y se juegan después. O pasa.
guide-mue-stay = Puedes poner otra carta o parar por ahora. Tu puja puede superar a la más alta en una carta como mucho.
guide-mue-bid-other = { $whoIs ->
    [you] Pujas con { $cards }.
   *[other] { $Who } puja con { $cards }.
} Cada puja dice algo: de triunfo solo se puede elegir lo que está en las propias cartas pujadas.
guide-mue-passed = { $whoIs ->
    [you] Pasas.
   *[other] { $Who } pasa.
} No es definitivo: más tarde se puede volver a pujar. Cuando todos pasan seguidos, acaba la subasta.
guide-mue-chief = { $whoIs ->
    [you] Eres el jefe
   *[other] { $Who } es el jefe
} con una puja de { $bid ->
    [one] { $bid } carta
   *[other] { $bid } cartas
}, la más alta. Cuanto más alta la puja, más puntos necesita el equipo del jefe.
guide-mue-vice = { $whoIs ->
    [you] Tienes la segunda puja más alta y eres el vice.
   *[other] { $Who } tiene la segunda puja más alta y es el vice.
} El vice también elige un triunfo, el menor, y juega contra el jefe.
guide-mue-tied = Dos comparten la puja más alta: un empate. No hay jefe, y esta vez no se juegan bazas.
guide-mue-passed-out = Nadie ha pujado, así que nadie puntúa y se reparte de nuevo. ¡Atrévete a pujar una carta la próxima vez!
guide-mue-vice-trump = Como vice eliges el triunfo menor: un color o un número de tus cartas pujadas. Elige aquello de lo que más tengas.
guide-mue-named = { $whoIs ->
    [you] Has elegido un triunfo.
   *[other] { $Who } ha elegido un triunfo.
} Hay dos: el del vice es el menor y el del jefe el mayor. Las cartas que son ambas cosas son las más altas.
guide-mue-chief-trump = Como jefe eliges el triunfo mayor, de tus cartas pujadas. Un número da menos triunfos que un color, y por eso da más bonificación.
guide-mue-partner = Elige pareja: quien quieras menos el vice. Conviene quien haya pujado cartas que encajan con tu triunfo.
guide-mue-team = El equipo del jefe está completo. Dos juegan contra todos los demás y deben alcanzar la meta que muestra la mesa.
guide-mue-lead = Sales tú y vale cualquier carta. Al equipo del jefe le gusta sacar primero los triunfos; los demás ganan lo que pueden.
guide-mue-follow = Algunas cartas están apagadas: quien puede servir debe hacerlo. Todos los triunfos, mayores y menores, son un palo aparte, sea cual sea su color.
guide-mue-trumped = { $whoIs ->
    [you] Juegas un triunfo: { $cards }.
   *[other] { $Who } juega un triunfo: { $cards }.
} Los triunfos mayores ganan a los menores, y todos ganan a las demás cartas. Entre cartas iguales gana la primera.
guide-mue-took = { $whoIs ->
    [you] Ganas la baza y sales después.
   *[other] { $Who } gana la baza y sale después.
} Cada uno se queda con los triángulos de sus bazas.
guide-mue-triangles = La ronda ha terminado. Los triángulos de tus bazas te dan { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, fuera cual fuera tu equipo.
guide-mue-bonus = El equipo del jefe necesitaba { $goal } y tiene { $reached }: meta alcanzada. { $whoIs ->
    [you] Tú y tu pareja recibís { $points } más cada uno.
   *[other] El jefe y su pareja reciben { $points } más cada uno, también { $who }.
}
guide-mue-penalty = El equipo del jefe necesitaba { $goal } y solo tiene { $reached }. { $whoIs ->
    [you] Como jefe lo pagas tú: { $points } puntos.
   *[other] Lo paga { $who } como jefe: { $points } puntos.
} La pareja no pierde nada.
guide-mue-defence = Quienes jugaron contra el jefe reciben { $points } más cada uno: vale la pena frenar una puja demasiado alta.
guide-mue-stalemate = { $whoIs ->
    [you] En un empate recibes { $points } por tu puja.
   *[other] En un empate { $who } recibe { $points } por su puja.
}
guide-mue-bid-last = { $whoIs ->
    [you] Pusiste la última carta del empate: { $points } puntos.
   *[other] { $Who } puso la última carta del empate: { $points } puntos.
} Así que piénsalo antes de igualar.
