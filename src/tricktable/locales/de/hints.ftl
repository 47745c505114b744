# Tipps

# Was du wählen solltest

hint-choice = { $choice } ({ $meaning })
hint-meaning = „{ $meaning }“
hint-only = Du kannst nur { $choice } wählen: { $chance } Chance, die Partie zu gewinnen.
hint-close = Zu knapp, um sich festzulegen: { $choices } ({ $chance } Chance, die Partie zu gewinnen). Ich würde { $best } wählen.
hint-play = Spiel { $choice }: { $chance } Chance, die Partie zu gewinnen.
hint-choose = Wähle { $choice }: { $chance } Chance, die Partie zu gewinnen.
hint-untried = Die Faustregel sagt { $choice }. Ausprobieren ließ sich hier nichts.
hint-thumb = Die Faustregel sagt { $choice }. Hier weiß sie es am besten: Ausprobieren bringt nichts.
hint-percent = { $number }{"\u00A0"}%
hint-less-than-one-percent = weniger als 1{"\u00A0"}%
hint-more-than-99-percent = mehr als 99{"\u00A0"}%

# Im Vergleich

hint-deals = { $number ->
    [one] { $number } Verteilung, die du nicht ausschließen kannst
   *[other] { $number } Verteilungen, die du nicht ausschließen kannst
}
hint-ways = { $number ->
    [one] { $number } möglichen Verlauf der Runde
   *[other] { $number } möglichen Verläufen der Runde
}
hint-apart = weniger als 1{"\u00A0"}% Unterschied
hint-same = { $best } und { $other } sind gleich viel wert, in allen { $where }.
hint-better = { $best } ist besser als { $other } in { $better } von { $where } ({ $difference }).
hint-better-and-worse = { $best } ist besser als { $other } in { $better } von { $where }, schlechter in { $worse } ({ $difference }).
hint-not-clearly-better = { $other } ist besser als { $best } in { $better } von { $where }, schlechter in { $worse } ({ $difference }): nicht klar besser, deshalb bleibe ich bei der Faustregel, { $best }.

# Wer den Stich macht

hint-takes = Der Stich gehört dir.
hint-takes-last = Damit machst du den Stich: Du spielst als Letztes.
hint-takes-top = Damit machst du den Stich: Nichts, was noch im Spiel ist, schlägt die Karte.
hint-takes-unable = Damit machst du den Stich: Niemand, der nach dir spielt, kann die Karte schlagen.
hint-ahead = So wie der Stich liegt, gewinnst du ihn damit.
hint-unbeaten = Kein Gegner, der nach dir spielt, kann die Karte schlagen.
hint-beaten-never = In keiner von { $worlds } Verteilungen kann ein Gegner, der nach dir spielt, die Karte schlagen.
hint-beaten = Ein Gegner, der nach dir spielt, kann die Karte schlagen.
hint-beaten-with = Ein Gegner, der nach dir spielt, kann die Karte schlagen (mit { $cards }).
hint-beaten-in = In { $number } von { $worlds } Verteilungen kann ein Gegner, der nach dir spielt, die Karte schlagen.
hint-beaten-in-with = In { $number } von { $worlds } Verteilungen kann ein Gegner, der nach dir spielt, die Karte schlagen (mit { $cards }).
hint-under = { $whoIs ->
    [you] Der Stich gehört dann weiterhin dir.
   *[other] Den Stich gewinnt dann weiterhin { $who }.
}
hint-mate-ahead = In deinem Team liegt { $who } im Stich vorn.
hint-mate-takes = In deinem Team macht { $who } den Stich ohnehin.
hint-caller = { $whoIs ->
    [you] Du hast „Meinz!“ gerufen und machst den Stich.
   *[other] { $Who } hat „Meinz!“ gerufen und macht den Stich.
}
hint-full = Du hast alle deine Stiche und machst keinen mehr.

# Was es sonst bedeutet

hint-ruins = Das durchkreuzt { $owner } Vorhersage.
hint-breaks = Aber damit verfehlst du deine Aufgabe „{ $task }“.
hint-reaches = Damit erreicht dein Team sein Ziel von { $goal }.
hint-captures = Du erbeutest { $cards }.
hint-zero = Es ist eine 0, die deine Gegner erbeuten können.
hint-worth = { $points ->
    [one] { $points } Punkt im Stich.
   *[other] { $points } Punkte im Stich.
}
hint-length = { $number ->
    [0] Du hast keine davon.
    [one] Du hast { $number } Karte davon.
   *[other] Du hast { $number } Karten davon.
}
hint-bid = { $cards ->
    [one] Das ergibt ein Gebot von { $cards } Karte, mit einem Ziel von { $goal }.
   *[other] Das ergibt ein Gebot von { $cards } Karten, mit einem Ziel von { $goal }.
}
hint-raises = Der Topf ist dann { $pot }.
hint-sum-stays = Deine Summe bleibt gleich.
hint-sum-grows = Deine Summe wächst um { $number }.
hint-sum-shrinks = Deine Summe sinkt um { $number }.
hint-holds = { $whoIs ->
    [you] Du hast { $cards }.
   *[other] { $Who } hat { $cards }.
}
hint-last-of = Es ist deine letzte Karte der Farbe { $suit }.
hint-last-trump = Es ist dein letzter Trumpf.
hint-void = { $whoIs ->
    [you] Du hast keine Karte der Farbe { $suit }.
    [many] Keine Karte der Farbe { $suit } haben: { $who }.
   *[other] { $Who } hat keine Karte der Farbe { $suit }.
}
hint-no-trumps = { $whoIs ->
    [you] Du hast keinen Trumpf.
    [many] Keinen Trumpf haben: { $who }.
   *[other] { $Who } hat keinen Trumpf.
}

# Was bekannt ist

hint-known = Bekannt ist: { $facts }
hint-predicted = { $whoIs ->
    [you] Du hast vorhergesagt: { $prediction }.
   *[other] { $Who } hat vorhergesagt: { $prediction }.
}
hint-tricks-cost = Stiche kosten in dieser Runde Punkte.
hint-few = { $Who } will { $colour } nicht als Trumpf: in { $number } von { $worlds } Verteilungen höchstens { $most } dieser Farbe, durch Zufall in { $chance }.
hint-points = { $own ->
    [one] Du hast { $own } Punkt, sonst hat niemand mehr als { $most }.
   *[other] Du hast { $own } Punkte, sonst hat niemand mehr als { $most }.
}
hint-points-of-sides = { $own ->
    [one] Dein Team hat { $own } Punkt, das andere { $most }.
   *[other] Dein Team hat { $own } Punkte, das andere { $most }.
}
hint-task = { $tricks ->
    [one] { $Owner } Aufgabe ist „{ $task }“, bisher mit { $tricks } Stich.
   *[other] { $Owner } Aufgabe ist „{ $task }“, bisher mit { $tricks } Stichen.
}
hint-goal = Dein Team hat { $points } von { $goal } Punkten.
hint-goal-reached = Dein Team hat sein Ziel von { $goal } erreicht.
hint-chief-goal = Das Chefteam hat { $points } von { $goal } Punkten.
hint-chief-reached = Das Chefteam hat sein Ziel von { $goal } erreicht.
hint-trumps-out = { $number ->
    [0] Es ist kein Trumpf mehr im Spiel.
    [one] Es ist noch { $number } Trumpf im Spiel.
   *[other] Es sind noch { $number } Trümpfe im Spiel.
}
