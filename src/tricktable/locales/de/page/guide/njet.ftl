# NJET: what the coach says.

guide-njet-goal = Willkommen! Noch weiß niemand, wie diese Runde gespielt wird: Reihum verbietet ihr etwas, bis alles feststeht. Dann spielen zwei Teams um Stiche und um die Nullen der anderen.
guide-njet-cards = Deine Hand hat vier Farben. Die 9 ist die höchste Karte einer Farbe, die 0 die niedrigste. Von jeder Farbe gibt es drei Nullen und vier Siebenen; von gleichen Karten gewinnt die spätere.
guide-njet-veto = Sag Njet: Wähle ein Feld des Spielplans, und es ist weg. Verbiete, was deiner Hand schadet, etwa einen Trumpf, von dem du wenig hast. Das letzte freie Feld einer Zeile bleibt.
guide-njet-row-start = { $whoIs ->
    [you] Du hast
   *[other] { $Who } hat
} ein Feld der ersten Zeile abgedeckt. Sie bestimmt, wer beginnt. Der Startspieler wählt auch die Teams.
guide-njet-row-cache = { $whoIs ->
    [you] Du hast
   *[other] { $Who } hat
} ein Feld der zweiten Zeile abgedeckt. Sie sagt, ob vor den Stichen alle Karten ablegen oder weitergeben. Mit schlechten Karten willst du das.
guide-njet-row-trump = { $whoIs ->
    [you] Du hast
   *[other] { $Who } hat
} ein Feld der Trumpfzeile abgedeckt. Trümpfe schlagen alle anderen Farben; lass also eine Farbe frei, von der du viel hast.
guide-njet-row-super = { $whoIs ->
    [you] Du hast
   *[other] { $Who } hat
} ein Feld der Supertrumpfzeile abgedeckt. Die drei Nullen der Supertrumpffarbe schlagen alles. Hast du welche? Dann lass ihre Farbe frei.
guide-njet-row-points = { $whoIs ->
    [you] Du hast
   *[other] { $Who } hat
} ein Feld der letzten Zeile abgedeckt: was ein Stich wert ist. Bei minus 2 will niemand Stiche.
guide-njet-settled = In jeder Zeile ist noch ein Feld frei, und so wird diese Runde gespielt. { $whoIs ->
    [you] Du beginnst.
   *[other] { $Who } beginnt.
}
guide-njet-teams = Du wählst, wer in dieser Runde mit dir spielt. Die Vetos sind ein Hinweis: Wer frei ließ, was dir gefällt, hat wohl passende Karten.
guide-njet-teams-other = Der Startspieler wählt, wer mit ihm spielt. Die anderen beiden bilden das zweite Team.
guide-njet-named = Jetzt zwei gegen zwei. Was dein Partner macht, zählt auch für dich; nimm ihm also keine Stiche weg.
guide-njet-discard = Vor den Stichen legen alle verdeckt Karten ab. Sie sind aus der Runde. Trenn dich von dem, was du verlieren würdest: oft Nullen, die sonst erbeutet werden.
guide-njet-give = Vor den Stichen geben alle verdeckt zwei Karten nach rechts weiter. Wähle deine, bevor du neue bekommst. Denk an dein Team: Wer sitzt dort?
guide-njet-received = { $cards } kommen von links zu dir. Deine Hand ist komplett, und die Stiche beginnen.
guide-njet-lead = Du spielst aus, und alles ist erlaubt. Hohe Karten einer Farbe, die nicht Trumpf ist, gewinnen am sichersten früh.
guide-njet-follow = Manche Karten sind blass: Wer die ausgespielte Farbe hat, muss bekennen. Auch Trümpfe bekennen nur ihre eigene Farbe. Wer sie nicht hat, spielt, was er will.
guide-njet-trumped = { $whoIs ->
    [you] Du spielst einen Trumpf: { $cards }.
   *[other] { $Who } spielt einen Trumpf: { $cards }.
} Der höchste Trumpf macht den Stich, was auch ausgespielt wurde.
guide-njet-super = { $whoIs ->
    [you] Du spielst einen Supertrumpf: { $cards }.
   *[other] { $Who } spielt einen Supertrumpf: { $cards }.
} Er schlägt alles, und von mehreren gewinnt der letzte.
guide-njet-took = { $whoIs ->
    [you] Dein erster Stich! Du spielst als Nächstes aus.
   *[other] { $Who } macht den Stich und spielt als Nächstes aus.
} Jeder Stich zählt für das ganze Team.
guide-njet-captured = { $whoIs ->
    [you] Du erbeutest { $cards } vom anderen Team.
   *[other] { $Who } erbeutet { $cards } vom anderen Team.
} Eine erbeutete Null zählt so viel wie ein Stich. Gib deine Nullen in Stiche, die dein Partner macht.
guide-njet-count = Die Runde ist vorbei. Du hast { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} und { $zeros ->
    [one] { $zeros } erbeutete Null
   *[other] { $zeros } erbeutete Nullen
}; alles zählt eins. (Zu dritt und zu fünft hat jemand im kleineren Team das Kartenmonster und zählt doppelt.)
guide-njet-team = Dein Team kommt auf { $number }, mal { $each } je Stich: Ihr schreibt beide { $points } auf.
