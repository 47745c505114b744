# Aprender jugando: lo que dice la guía en la primera ronda. Una lección cada vez, unas pocas frases cortas.
guide-title = Tu primera ronda
guide-got-it = Entendido
guide-next = Siguiente
guide-fold = Plegar la guía
guide-unfold = Mostrar la guía
guide-close = Terminar la guía
guide-steps = { $read } de { $all } lecciones
guide-more = { $count ->
    [one] una lección más
   *[other] { $count } lecciones más
}
guide-idle-turn = Te toca. Lo que puedes elegir está levantado o tiene un borde; elige una carta apagada para saber por qué tiene que esperar.
guide-idle-wait = Les toca a los demás. Fíjate en lo que hacen.
guide-hint = ¿Qué jugarías tú?
guide-end = Esa ha sido tu primera ronda: ya sabes cómo va el juego. La partida sigue con la próxima ronda, ahora sin mí.
guide-play-on = Seguir con la partida
guide-other-game = Aprender otro juego
guide-rules = Leer las reglas

## HASP

guide-hasp-goal = ¡Hola! Juegas en pareja con quien tienes enfrente. Ganad bazas con cartas valiosas: el bando que tenga más puntos en sus bazas se lleva el bote. Con doce puntos de victoria se gana la partida.
guide-hasp-cards = El número grande dice lo fuerte que es una carta; los puntos dibujados, lo que vale. Bosque, colina, río y montaña van del 1 al 6. El pueblo, del 7 al 10, siempre es triunfo.
guide-hasp-trump = Solo ves tres de tus siete cartas y decides tú: ¿qué palo es triunfo además del pueblo? Elige uno del que tengas varias cartas, o una alta.
guide-hasp-named = Los triunfos están decididos y todos tienen ya siete cartas. Un triunfo gana a cualquier carta que no lo sea.
guide-hasp-predict = Antes de tu primera carta puedes predecir una cosa. Una descubierta menor o mayor enseña cartas del pueblo que tienes, y el bote crece en 1. La completa y la nula prometen todas las bazas o ninguna, y suman 2; pero un solo tropiezo cuesta la ronda.
guide-hasp-lead = Sales tú, así que vale cualquier carta. Una alta que no sea triunfo es un buen comienzo mientras los demás aún tengan ese palo.
guide-hasp-shown = { $whoIs ->
    [you] Has enseñado { $cards } y el bote ha crecido en 1.
   *[other] { $Who } enseña { $cards } y el bote crece en 1.
} Las cartas enseñadas vuelven a la mano; ahora todos saben dónde están.
guide-hasp-promise = { $whoIs ->
    [you] Has prometido algo sobre todas las bazas de tu bando.
   *[other] { $Who } promete algo sobre todas las bazas de su bando.
} Los puntos de las cartas ya no cuentan en esta ronda. Si la promesa se rompe, la ronda acaba enseguida y el otro bando se lleva el bote.
guide-hasp-follow = Algunas de tus cartas están apagadas. Quien tiene el palo de salida debe jugarlo; quien no, debe jugar un triunfo. Solo sin ninguno de los dos vale cualquier carta.
guide-hasp-trumped = { $whoIs ->
    [you] Juegas un triunfo: { $cards }.
   *[other] { $Who } juega un triunfo: { $cards }.
} El triunfo más alto gana la baza; así que el pueblo gana al otro palo de triunfo.
guide-hasp-took = { $whoIs ->
    [you] La baza es tuya: tu carta era la más fuerte.
   *[other] { $Who } tenía la carta más fuerte y gana la baza.
} Sus puntos cuentan para ese bando, y quien la gana sale después.
guide-hasp-mine = Vuelves a salir tú. Piensa en tu pareja: pon las cartas valiosas en las bazas que gana tu bando y las baratas en las demás.
guide-hasp-card-points = La ronda ha terminado. En las bazas de tu bando hay { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de 47. Hacen falta más que los del otro bando.
guide-hasp-pot = { $whoIs ->
    [you] Tu bando tiene más puntos y se lleva el bote: { $points } de camino a 12.
   *[other] El bando de { $who } tiene más puntos y se lleva el bote: { $points } de camino a 12.
} Cada predicción lo ha hecho crecer.
guide-hasp-kept = { $whoIs ->
    [you] La promesa se ha cumplido hasta el final. Tu bando se lleva el bote de { $points }.
   *[other] La promesa se ha cumplido hasta el final. El bando de { $who } se lleva el bote de { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] La promesa se ha roto y la ronda acaba enseguida. Tu bando se lleva el bote de { $points }.
   *[other] La promesa se ha roto y la ronda acaba enseguida. El bando de { $who } se lleva el bote de { $points }.
}

## NJET

guide-njet-goal = ¡Hola! Nadie sabe aún cómo se jugará esta ronda: por turnos vais prohibiendo cosas hasta que todo queda decidido. Luego dos equipos juegan por las bazas y por los ceros del otro equipo.
guide-njet-cards = Tu mano tiene cuatro colores. El 9 es la carta más alta de un color y el 0 la más baja. De cada color hay tres ceros y cuatro sietes; entre cartas iguales gana la última.
guide-njet-veto = Di njet: elige una casilla del tablero y desaparece. Prohíbe lo que perjudica a tu mano, como un triunfo del que tienes poco. La última casilla libre de cada fila se queda.
guide-njet-row-start = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la primera fila. Decide quién empieza. Quien empieza elige también los equipos.
guide-njet-row-cache = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la segunda fila. Dice si antes de las bazas todos descartan o pasan cartas. Con malas cartas te conviene.
guide-njet-row-trump = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la fila del triunfo. Los triunfos ganan a los demás colores; deja libre un color del que tengas muchas cartas.
guide-njet-row-super = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la fila del supertriunfo. Los tres ceros de ese color ganan a todo. ¿Tienes alguno? Entonces deja libre su color.
guide-njet-row-points = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la última fila: lo que vale una baza. Con menos 2 nadie quiere bazas.
guide-njet-settled = En cada fila queda una casilla libre, y así se juega esta ronda. { $whoIs ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
guide-njet-teams = Tú eliges con quién juegas esta ronda. Los vetos son una pista: quien dejó libre lo que te gusta seguramente tiene cartas que encajan.
guide-njet-teams-other = Quien empieza elige pareja. Los otros dos juegan juntos.
guide-njet-named = Ahora sois dos contra dos. Lo que gana tu pareja también cuenta para ti, así que no le quites sus bazas.
guide-njet-discard = Antes de las bazas todos descartan en secreto. Esas cartas salen de la ronda. Líbrate de lo que perderías: a menudo ceros que otros capturarían.
guide-njet-give = Antes de las bazas todos pasan dos cartas a la derecha, en secreto. Elige las tuyas antes de ver las que recibes. Piensa en tu equipo: ¿quién está ahí?
guide-njet-received = { $cards } te llegan de la izquierda. Tu mano está completa y empiezan las bazas.
guide-njet-lead = Sales tú y vale cualquier carta. Las cartas altas de un color que no es triunfo ganan mejor al principio.
guide-njet-follow = Algunas cartas están apagadas: quien tiene el color de salida debe jugarlo. También los triunfos siguen solo a su propio color. Sin ese color vale cualquier carta.
guide-njet-trumped = { $whoIs ->
    [you] Juegas un triunfo: { $cards }.
   *[other] { $Who } juega un triunfo: { $cards }.
} El triunfo más alto gana la baza, sea cual sea la salida.
guide-njet-super = { $whoIs ->
    [you] Juegas un supertriunfo: { $cards }.
   *[other] { $Who } juega un supertriunfo: { $cards }.
} Gana a todo, y si hay varios gana el último.
guide-njet-took = { $whoIs ->
    [you] ¡Tu primera baza! Ahora sales tú.
   *[other] { $Who } gana la baza y sale después.
} Cada baza cuenta para todo el equipo.
guide-njet-captured = { $whoIs ->
    [you] Capturas { $cards } del otro equipo.
   *[other] { $Who } captura { $cards } del otro equipo.
} Un cero capturado cuenta tanto como una baza. Da tus ceros a las bazas que gana tu pareja.
guide-njet-count = La ronda ha terminado. Tienes { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
} y { $zeros ->
    [one] { $zeros } cero capturado
   *[other] { $zeros } ceros capturados
}; cada cosa cuenta uno. (Con tres o cinco jugadores, alguien del equipo más pequeño tiene la carta del monstruo y cuenta doble.)
guide-njet-team = Tu equipo suma { $number }, por { $each } la baza: los dos apuntáis { $points }.

## Meinz

guide-meinz-goal = ¡Hola! En cada ronda todos se llevan exactamente dos bazas. Luego se suman sus números: la suma más alta da 3 puntos, la más baja 2, la segunda 1 y la tercera nada. Así que ve a por lo alto o a por lo bajo.
guide-meinz-cards = Tus cartas van del 1 al 9 en cuatro colores. Aquí el número más bajo se lleva la baza, y todos los colores valen igual.
guide-meinz-discard = Primero cada uno aparta una carta, boca abajo y para siempre. ¿Quieres una suma alta o una baja? Una carta intermedia no ayuda a ninguna.
guide-meinz-lead = Sales tú y vale cualquier carta. Una baja probablemente se lleve la baza; una alta deja algo que llevarse a los demás.
guide-meinz-follow = Algunas cartas están apagadas. Quien tiene el color de salida juega ese color o una carta con el mismo número. Sin ese color vale cualquier carta.
guide-meinz-call = Tu carta está en la baza, así que puedes cantar «¡Meinz!»: será tuya, se juegue lo que se juegue. Canta si sus cartas encajan en tu plan; si no, espera.
guide-meinz-called = { $whoIs ->
    [you] Has cantado: esta baza ya es tuya.
   *[other] { $Who } ha cantado «¡Meinz!»: esta baza ya tiene dueño.
} Los demás aún juegan sus cartas y echan en ella lo que les sobra.
guide-meinz-took = { $whoIs ->
    [you] La baza es tuya.
   *[other] { $Who } se lleva la baza.
} Se la lleva el número más bajo, y entre iguales el último; pero quien canta va antes. Quien se la lleva sale después.
guide-meinz-swap = Te has llevado la baza y puedes cambiar: entra una carta de tu mano y sale una del mismo color. Así llevas tu suma hacia arriba o hacia abajo.
guide-meinz-swapped = { $whoIs ->
    [you] Pones { $given } en la baza y te quedas con { $taken }.
   *[other] { $Who } pone { $given } en la baza y se queda con { $taken }.
} Todos lo ven: así puedes adivinar quién va a lo alto y quién a lo bajo.
guide-meinz-full = Ya tienes tus dos bazas. Sigues jugando, pero tus cartas ya no se llevan nada: ahora puedes estropear las sumas de los demás.
guide-meinz-full-other = { $whoIs ->
    [you] Tienes dos bazas: tus cartas bajas ya no se llevan nada.
   *[other] { $Who } tiene dos bazas: sus cartas bajas ya no se llevan nada.
} Decide la carta más baja de los demás.
guide-meinz-sums = Se han jugado ocho bazas, dos para cada uno. Ahora se enseñan las sumas.
guide-meinz-highest = Tu { $sum } es la suma más alta: 3 puntos. ¡No se puede mejorar!
guide-meinz-second = Tu { $sum } es la segunda suma más alta: 1 punto. La próxima vez un poco más alta, o mucho más baja.
guide-meinz-third = Tu { $sum } es la tercera suma y no da nada. El centro es mal sitio; elige pronto una dirección.
guide-meinz-lowest = Tu { $sum } es la suma más baja: 2 puntos. Lo bajo es casi tan bueno como lo alto.
guide-meinz-level = { $whoIs ->
    [you] Compartes la suma { $sum } con alguien.
   *[other] { $Who } comparte la suma { $sum } con alguien.
} Las sumas iguales no dan nada.

## Was sticht?

guide-was-sticht-goal = ¡Hola! Cada uno toma cuatro tareas, como «ninguna baza» o «última baza». En cada ronda intentas librarte de una. Quien se quede antes sin tareas gana la partida.
guide-was-sticht-take = Toma una tarea, por turnos, hasta que cada uno tenga cuatro. Mézclalas: una para cartas débiles, otra para fuertes, y así siempre habrá alguna que encaje.
guide-was-sticht-rows = Ahora formas tu mano: de cada una de las nueve filas todos eligen una carta, a la vista. Quién elige primero cambia de fila en fila.
guide-was-sticht-secret = { $whoIs ->
    [you] Tú empiezas la ronda: solo tú conoces el color y el número de triunfo.
   *[other] { $Who } empieza la ronda y solo { $who } conoce el color y el número de triunfo. Tendrás que descubrirlos.
}
guide-was-sticht-draft = Elige una carta de la fila. Las bajas ayudan a evitar bazas y las altas a ganarlas; y cualquiera puede resultar ser triunfo.
guide-was-sticht-told = La pista: { $cards } habría ganado esta fila. { $whoIs ->
    [you] La tienes tú.
   *[other] La tiene { $who }.
} Si no era la más alta en el color de la primera carta, es un triunfo: por su color o por su número.
guide-was-sticht-told-again = Compara las pistas: ¿qué color o número gana aunque al lado haya cartas más altas? Así se descubren los triunfos.
guide-was-sticht-trumps = Los triunfos están a la vista. Todas las cartas con el número de triunfo son triunfos altos, y la del color de triunfo es la más alta. Después van las demás cartas de ese color.
guide-was-sticht-pick = Mira todas las manos y elige la tarea que puedes cumplir con tus cartas. Los demás también eligen en secreto, salvo quien empezó.
guide-was-sticht-tasks = Las tareas están a la vista. Cumple la tuya y procura que otros fallen la suya. Quien empezó no tiene ninguna, pero gana si cumple una que alguien falla.
guide-was-sticht-lead = Sales tú y vale cualquier carta. Decide tu tarea: una carta baja si no quieres bazas, un triunfo si quieres una.
guide-was-sticht-follow = Algunas cartas están apagadas: quien puede seguir debe hacerlo. Todos los triunfos juntos son un solo palo; una carta con el número de triunfo ya no es de su color.
guide-was-sticht-trumped = { $whoIs ->
    [you] Juegas un triunfo: { $cards }.
   *[other] { $Who } juega un triunfo: { $cards }.
} Los triunfos ganan a las demás cartas. Entre cartas con el número de triunfo, vale más la primera que se juega.
guide-was-sticht-took = { $whoIs ->
    [you] Ganas la baza y sales después.
   *[other] { $Who } gana la baza y sale después.
} ¿Le va bien a tu tarea? Ve contando.
guide-was-sticht-drop = Has cumplido una tarea que su dueño ha fallado. A cambio puedes descartar una tuya, la que quieras.
guide-was-sticht-met = Has cumplido tu tarea y te libras de ella. ¡Una menos de camino a la victoria!
guide-was-sticht-missed = Esta vez has fallado tu tarea y te la quedas. Quizá encaje mejor en otra ronda.
guide-was-sticht-stolen = { $whoIs ->
    [you] Empezabas la ronda y has cumplido una tarea fallada: te quitas una de las tuyas.
   *[other] { $Who } empezaba la ronda y ha cumplido una tarea fallada: también tiene una menos.
} La próxima ronda la empieza quien está a su izquierda.

## Mü

guide-mue-goal = ¡Hola! Primero se puja con las propias cartas. Quien más puja es el jefe, elige un triunfo y una pareja, y debe ganar bastantes puntos para su puja. Al llegar a 200 puntos acaba la partida.
guide-mue-cards = Cinco colores, del 0 al 9; el 1 y el 7 están dos veces. Los triángulos dicen lo que vale una carta: dos en el 6 y el 7, ninguno en el 1 y el 9, uno en las demás.
guide-mue-bid = Una puja son cartas que pones a la vista; cuenta cuántas son. Pon lo que quieras de triunfo: varias de un color o de un número. Siguen en tu mano y se juegan después. O pasa.
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
guide-mue-follow = Algunas cartas están apagadas: quien puede seguir debe hacerlo. Todos los triunfos, mayores y menores, son un palo aparte, sea cual sea su color.
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
}, fuera cual fuera tu bando.
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
