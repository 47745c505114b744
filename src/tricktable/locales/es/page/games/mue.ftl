# Mü: what only the page says.

game-mue = Mü
about-mue = Puja con tus cartas; mandan dos triunfos.
option-mue-target = Puntos que terminan la partida
option-mue-target-about = Un número. Lo habitual: { $usual }.
option-mue-hands = Número máximo de rondas
option-mue-hands-about = Un número. Vacío: las que hagan falta.
looks-limit = { $count ->
    [one] Tu puja puede llegar a { $count } carta
   *[other] Tu puja puede llegar a { $count } cartas
}
panel-needs = Puntos de { $all }
panel-bonus = Bonificación
panel-bonus-range = de { $least } a { $most }
panel-tie = Con { $bid } solo empatas: si queda así, la ronda termina y pierdes { $loss }.
looks-passes = { $count } de { $all } pases seguidos
looks-no-bid = sin puja
looks-partner = Pareja
looks-vice = Vice
looks-others = { $count } para los demás
looks-bid = Puja
panel-of = { $so } de { $goal }
panel-chief-trump = Triunfo mayor
panel-vice-trump = Triunfo menor
panel-goal = Puntos del equipo del jefe
panel-limit = Puja máxima
sign-chief = jefe
sign-vice = vice
sign-chosen-partner = pareja
sign-bid = puja: { $count }
sign-triangles = { $count ->
    [one] un punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}
rules-about-mue = Pujas con tus propias cartas, a la vista de todos. Quien más se atreve elige el triunfo mayor y busca pareja para cumplir lo prometido.
act-pass = Pasar
