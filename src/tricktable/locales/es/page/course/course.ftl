# El desarrollo de una partida, visto al final.
course-title = Así fue la partida
course-graph = El marcador después de cada ronda
course-through = { $whoIs ->
    [you] Has ido por delante de la primera ronda a la última
    [many] { $Who } han ido por delante de la primera ronda a la última
   *[other] { $Who } ha ido por delante de la primera ronda a la última
}
course-lead = { $whoIs ->
    [you] Ronda { $round }: te pones en cabeza para no soltarla
    [many] Ronda { $round }: { $who } se ponen en cabeza para no soltarla
   *[other] Ronda { $round }: { $who } se pone en cabeza para no soltarla
}
course-behind = { $whoIs ->
    [you] Tras la ronda { $round } ibas { $points } por detrás
    [many] Tras la ronda { $round } { $who } iban { $points } por detrás
   *[other] Tras la ronda { $round } { $who } iba { $points } por detrás
}
course-best = { $whoIs ->
    [you] Ronda { $round }: el mayor salto, { $points } para ti
   *[other] Ronda { $round }: el mayor salto, { $points } para { $who }
}
course-changes = La cabeza cambió { $count } veces
course-share = Compartir imagen
course-save = Guardar imagen
course-copy = Copiar enlace
