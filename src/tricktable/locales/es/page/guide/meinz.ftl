# Meinz: what the coach says.

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
