# Análisis: lo que se podía saber que era mejor, y lo que fue suerte.

review-choice = Ronda { $round }, { $where }. { $label }: elegiste { $played }, y { $best } era mejor ({ $lost }).
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-lost = { $chance } de la partida
review-lost-less = { $chance } de la partida, menos de un punto de la ronda
review-lost-points = { $points ->
    [one] { $chance } de la partida, un punto de la ronda
   *[other] { $chance } de la partida, { $points } puntos de la ronda
}
review-best = { $played } es la mejor elección.
review-as-good = { $played } es más o menos tan bueno como { $best }.
review-not-judged = { $played }: aquí probar dice poco, así que ninguna elección cuenta como error.
review-for = { $choice }: { $reasons }
review-cost = Tal como estaban las cartas, costó { $lost }.
review-cost-nothing = Tal como estaban las cartas, no costó nada.
review-change = { $before } → { $after }
