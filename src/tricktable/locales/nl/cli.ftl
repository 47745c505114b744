# De terminal: alles wat die uit zichzelf zegt.

# Het scherm

cli-label-score = Stand
cli-label-hand = Hand
cli-label-hands = Handen
cli-label-last = Vorige
cli-label-trick = Slag
cli-hand-with-trumps = { $hand }   (* troef)
cli-play = spelen
cli-round = ronde { $number }
cli-before-first-round = vóór de eerste ronde
cli-winning = { $whoIs ->
    [you] { $plays }: jij wint nu
   *[other] { $plays }: { $who } wint nu
}
cli-winning-worth = { $whoIs ->
    [you] { $plays }: jij wint nu, { $worth }
   *[other] { $plays }: { $who } wint nu, { $worth }
}
cli-round-begins = Ronde { $number } · { $dealer }
cli-round-over = Ronde { $number } is afgelopen: punten, totaal, waarvoor
cli-match-over = De partij is afgelopen
cli-winners = { $whoIs ->
    [you] Je wint de partij.
    [many] { $Who } winnen de partij.
   *[other] { $Who } wint de partij.
}
cli-sheet-round = Ronde
cli-sheet-total = Totaal
cli-round-in-detail = Ronde { $number } in detail

# Wat je kunt typen

cli-help-number = kiezen met een nummer
cli-help-notation = kiezen met notatie; het eerste woord kan weg waar het duidelijk is
cli-help-suits = letters van de reeksen en kleuren: { $suits }; die van de verslagen mogen ook, waar geen andere zo begint
cli-help-suit = { $letter } { $suit }
cli-help-enter = de keuze nemen als er maar één is
cli-help-hint = een tip: wat je kunt kiezen, en waarom
cli-help-why = mag dit gespeeld worden, en waarom niet
cli-help-score = scoreblad; `s 2` zegt waarvoor de punten van ronde 2 waren
cli-help-log = verloop van deze ronde
cli-help-rules = regels van het spel
cli-help-back = je laatste keuze terugnemen, zolang niemand meer dan die gezien heeft
cli-help-undo = terug naar je laatste keuze, wat de bots daarna ook deden; het verslag noemt het oefening
cli-help-end = de partij nu beëindigen; het verslag blijft bewaard
cli-help-clear = de partij opruimen; er blijft niets van bewaard als niemand anders doorspeelt
cli-help-save = opslaan en stoppen; met `tricktable play --resume` ga je verder
cli-help-leave = weggaan; een bot speelt door tot je terugkomt
cli-how-to = Typ een getal van 1 tot { $last }, of help.
cli-how-to-choose = Typ een getal of een kaart om te kiezen; `help` toont wat je nog meer kunt typen.
cli-no-number = Er is geen nummer { $number }.
cli-unknown = Ik weet niet wat ‘{ $text }’ is.
cli-possible = Ja, { $action } is mogelijk: het is nummer { $number }.
cli-no-score = Er is nog geen ronde afgelopen.
cli-no-score-of = Er is geen score van ronde { $number }.
cli-rulings-in-english = De nadere regelingen zijn er alleen in het Engels.
cli-thinking = { $whoIs ->
    [you] Je denkt na
   *[other] { $Who } denkt na
}
cli-thinking-hard = Een ogenblik

# Menu’s

cli-menu-games = Wat wil je spelen?
cli-menu-players = { $counts } spelers
cli-menu-go-on = verder met { $game }, opgeslagen op { $day } { $month } om { $time }
cli-menu-a-match = een partij
cli-menu-game = Spel
cli-menu-number = Typ een getal van { $first } tot { $last }.
cli-menu-seats = Hoeveel spelers, jij meegerekend ({ $counts })
cli-menu-wrong-seats = { $game } is voor { $counts } spelers.
cli-menu-levels = Hoe goed moeten de anderen spelen?
cli-menu-level = Niveau
cli-level-easy = een vriendelijk niveau: vergeet kaarten en hoopt er het beste van, maar geeft geen winst weg die het ziet
cli-level-medium = het gewone niveau: onthoudt het belangrijkste, en hoopt soms te veel
cli-level-hard = speelt zo goed als het kan (hetzelfde als search)
cli-month = { $number ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}

# Komen en gaan

cli-play-with-bots = { $othersCount ->
    [one] Je speelt { $game } met { $others } (bot: { $bot }).
   *[other] Je speelt { $game } met { $others } (bots: { $bot }).
}
cli-go-on-with-bots = { $othersCount ->
    [one] Je gaat verder met { $game }, met { $others } (bot: { $bot }).
   *[other] Je gaat verder met { $game }, met { $others } (bots: { $bot }).
}
cli-mates-play-well = Wie met jou samenspeelt, speelt zo goed als een bot kan.
cli-play-with = Je speelt { $game } met { $others }.
cli-go-on-with = Je gaat verder met { $game }, met { $others }.
cli-watch = Je kijkt naar { $game }, gespeeld door { $players }.
cli-kept = De partij is bewaard: { $command } toont haar nog eens.
cli-saved = De partij is opgeslagen: { $command } gaat verder.
cli-left = Je bent weggegaan: { $command } brengt je terug.
cli-input-ended = de invoer is afgelopen
cli-stopped = gestopt
cli-stopped-and-saved = { $reason }; de partij is opgeslagen: `{ $command }` gaat verder
cli-stopped-and-left = { $reason }; `{ $command }` brengt je terug
cli-not-kept = de partij kon niet bewaard worden: { $problem }
cli-bot-sits = { $bot } zit als { $name } aan { $link }
cli-bot-is-done = De partij is afgelopen. Gewonnen: { $winners }.
cli-nobody = niemand

# Anderen aan de tafel

cli-lost = De verbinding is weg ({ $reason }). Ze wordt vanzelf opnieuw geprobeerd.
cli-found = De verbinding is er weer.
cli-foul = NIET EERLIJK: { $text }. Vertrouw deze tafel niet.
cli-gone = { $Who } is niet meer verbonden.
cli-came-back = { $whoIs ->
    [you] Je bent terug.
   *[other] { $Who } is terug.
}
cli-renamed = { $before } heet nu { $name }.
cli-took-over = { $whoIs ->
    [you] Voor jou speelt nu een bot.
   *[other] Voor { $who } speelt nu een bot.
}
cli-others-asked = Het wordt de anderen gevraagd.
cli-wants-back = { $Who } wil de laatste keuze terugnemen.
cli-ask-back = Vind je dat goed (j/n)? { $Who } vraagt het
cli-yes = j ja
cli-no = n nee
cli-type-yes-or-no = Typ j of n.
cli-does-not-agree = { $whoIs ->
    [you] Je vindt het niet goed: het blijft zo.
   *[other] { $Who } vindt het niet goed: het blijft zo.
}
cli-took-back = { $whoIs ->
    [you] Je neemt de laatste keuze terug.
   *[other] { $Who } neemt de laatste keuze terug.
}
cli-undid = { $whoIs ->
    [you] Je bent terug bij je laatste keuze.
   *[other] { $Who } is terug bij de laatste keuze.
}
cli-ask-end = De partij nu beëindigen (j/n)?
cli-ask-clear = De partij opruimen (j/n)?
cli-match-stopped = De partij is beëindigd.
cli-cleared = De partij is opgeruimd.
cli-wants-rematch = { $Who } wil nog eens spelen.
cli-ask-rematch = Typ rematch om nog eens te spelen, of Enter om weg te gaan
cli-ask-to-follow = De anderen spelen nog eens. Typ rematch om mee te doen, of Enter om weg te gaan

# Wat een tafel weigert

cli-refused = { $text }.
cli-refused-not-begun = De partij is nog niet begonnen.
cli-refused-playing = De partij is al bezig.
cli-refused-over = De partij is afgelopen.
cli-refused-closed = De partij is afgebroken.
cli-refused-asked = Dat is al gevraagd.
cli-refused-not-asked = Niemand vraagt je iets terug te nemen.
cli-refused-away = Voor jou speelt een bot: kom eerst terug.
cli-refused-back = De laatste keuze was niet van jou.
cli-refused-unchosen = Je hebt nog niets gekozen.
cli-refused-cards = De gastheer heeft hier de kaarten gekozen: anderen kunnen alleen toekijken.
cli-refused-revealed = Wat gezien is, kan niet teruggenomen worden.
cli-refused-stale = De stand van zaken is veranderd sinds nummer { $number }.
cli-refused-host = Dat mag alleen wie de tafel geopend heeft.
cli-refused-people = Je bent hier niet alleen met bots.
cli-refused-seat = Je zit niet aan deze tafel.
cli-refused-taken = Plaats { $chair } is niet vrij.
cli-refused-free = Op plaats { $chair } zit niemand.
cli-refused-bot = Er is geen bot ‘{ $name }’.

# Vóór een partij op een server

cli-lobby-prompt = Typ start, of help
cli-lobby-help-start = beginnen; op vrije plaatsen gaan bots zitten
cli-lobby-help-bot = een bot op plaats 2 zetten; `bot 2 easy` kiest welke
cli-lobby-help-away = plaats 2 vrijmaken
cli-lobby-help-who = wie er aan de tafel zit
cli-lobby-help-leave = weggaan
cli-lobby-table = { $table }: { $game } voor { $players } spelers.
cli-lobby-a-table = Een tafel
cli-lobby-link = Anderen komen met deze link: { $link }
cli-lobby-wait = De partij begint als de gastheer haar start.
cli-lobby-chosen-cards = De gastheer heeft de kaarten van deze tafel gekozen en kent misschien alle handen.
cli-lobby-seat = { $name }
cli-lobby-seat-with-notes = { $name } ({ $notes })
cli-lobby-free = (vrij)
cli-lobby-program = programma
cli-lobby-host = gastheer
cli-lobby-no-chair = Er is geen plaats { $chair }.
cli-lobby-sat = { $name } gaat op plaats { $chair } zitten.
cli-lobby-rose = { $name } is van plaats { $chair } opgestaan.

# Opgetekende partijen

cli-replay-wait = verder met Enter, stoppen met q
cli-replay-title = { $game }, { $players } spelers
cli-replay-option = Optie { $name }: { $value }
cli-replay-seats = Plaatsen: { $seats }
cli-replay-as = { $whoIs ->
    [you] Zoals jij het zag:
   *[other] Zoals { $who } het zag:
}
cli-replay-not-over = De partij is niet afgelopen: hier eindigt het verslag, in ronde { $number }.
cli-replay-known = Dit is wat { $reader } van de partij weet; { $unknown } is wat onbekend is.
cli-replay-spectator = een toeschouwer
cli-replay-won = { $whoIs ->
    [you] De partij is gewonnen door jou.
   *[other] De partij is gewonnen door { $who }.
}
cli-replay-round = Ronde { $number } · deler { $dealer }
cli-replay-dealt = Gedeeld aan { $part }: { $cards }
cli-replay-line = { $Label }: { $steps }
cli-replay-line-result = { $Label }: { $steps } = { $result }
cli-replay-of = { $who } { $text }
cli-replay-score = { $whoIs ->
    [you] Score van jou: { $score }
   *[other] Score van { $who }: { $score }
}
cli-replay-totals = Totalen: { $totals }

# De nabeschouwing

cli-review-about = Alleen wat zeker slechter was volgens alles wat je kon weten, wordt aangerekend, elk geprobeerd in { $worlds } verdelingen. Vaardigheid: kans gewonnen boven een vuistregel. Geluk: de kaarten en de anderen.
cli-review-of = { $Who }: de keuzes die het meest kostten
cli-review-nothing = Niets aan te merken.
cli-review-turns = Waar de partij keerde:
cli-review-turn = Ronde { $number }: { $change }
cli-review-choices = Keuzes
cli-review-inaccuracies = Onnauwkeurig
cli-review-mistakes = Fouten
cli-review-blunders = Grote fouten
cli-review-unlucky = Pech
cli-review-lucky = Meevallers
cli-review-deal = Daarvan door de kaarten
cli-review-brilliant = Briljant
cli-review-accuracy = Nauwkeurigheid
cli-review-skill = Vaardigheid
cli-review-luck = Geluk

cli-puzzle-title = Opgave { $number } van { $total } · moeilijkheid { $difficulty } van 5 · { $id }
cli-puzzle-themes = Thema: { $themes }
cli-puzzle-next = Enter: de volgende, q: stoppen
cli-puzzle-leave = stoppen
cli-puzzle-solved = Opgelost: { $solved } van { $tried }.
