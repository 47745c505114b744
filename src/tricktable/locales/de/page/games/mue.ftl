# Mü: what only the page says.

game-mue = Mü
about-mue = Biete mit deinen Karten; zwei Trümpfe regieren.
option-mue-target = Punkte, die die Partie beenden
option-mue-target-about = Eine Zahl. Üblich: { $usual }.
option-mue-hands = Höchstzahl der Runden
option-mue-hands-about = Eine Zahl. Leer: so viele wie nötig.
looks-limit = { $count ->
    [one] Dein Gebot darf { $count } Karte erreichen
   *[other] Dein Gebot darf { $count } Karten erreichen
}
panel-needs = Punkte von { $all }
panel-bonus = Bonus
panel-bonus-range = { $least } bis { $most }
panel-tie = Mit { $bid } ziehst du nur gleich: Bleibt es dabei, endet die Runde und du verlierst { $loss }.
looks-passes = { $count } von { $all } haben nacheinander gepasst
looks-no-bid = kein Gebot
looks-partner = Partner
looks-vice = Vize
looks-others = { $count } bei den anderen
looks-bid = Gebot
panel-of = { $so } von { $goal }
panel-chief-trump = Cheftrumpf
panel-vice-trump = Vizetrumpf
panel-goal = Punkte des Chefteams
panel-limit = Gebot höchstens
sign-chief = Chef
sign-vice = Vize
sign-chosen-partner = Partner
sign-bid = Gebot: { $count }
sign-triangles = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
rules-about-mue = Du bietest mit deinen eigenen Karten, offen auf dem Tisch. Wer am meisten wagt, bestimmt den Cheftrumpf und sucht sich jemanden, der ihm hilft.
act-pass = Passen
