# Het verloop van een partij, achteraf bekeken.
course-title = Zo verliep de partij
course-graph = De stand na elke ronde
course-through = { $whoIs ->
    [you] Je stond van de eerste tot de laatste ronde voor
    [many] { $Who } stonden van de eerste tot de laatste ronde voor
   *[other] { $Who } stond van de eerste tot de laatste ronde voor
}
course-lead = { $whoIs ->
    [you] Ronde { $round }: je neemt definitief de leiding
    [many] Ronde { $round }: { $who } nemen definitief de leiding
   *[other] Ronde { $round }: { $who } neemt definitief de leiding
}
course-behind = { $whoIs ->
    [you] Na ronde { $round } stond je nog { $points } achter
    [many] Na ronde { $round } stonden { $who } nog { $points } achter
   *[other] Na ronde { $round } stond { $who } nog { $points } achter
}
course-best = { $whoIs ->
    [you] Ronde { $round }: de grootste sprong, { $points } voor jou
   *[other] Ronde { $round }: de grootste sprong, { $points } voor { $who }
}
course-changes = De leiding wisselde { $count } keer
course-share = Afbeelding delen
course-save = Afbeelding bewaren
course-copy = Link kopiëren
