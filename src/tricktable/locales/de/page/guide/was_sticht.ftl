# Was sticht?: what the coach says.

guide-was-sticht-goal = Willkommen! Jeder nimmt vier Aufgaben, etwa „kein Stich“ oder „letzter Stich“. In jeder Runde versuchst du, eine loszuwerden. Wer zuerst keine mehr hat, gewinnt die Partie.
guide-was-sticht-take = Nimm eine Aufgabe, reihum mit den anderen, bis jeder vier hat. Misch sie: eine für schwache Karten, eine für starke, damit in jeder Runde etwas passt.
guide-was-sticht-rows = Jetzt stellst du deine Hand zusammen: Aus jeder der neun Reihen nimmt jeder offen eine Karte. Wer zuerst nimmt, wechselt von Reihe zu Reihe.
guide-was-sticht-secret = { $whoIs ->
    [you] Du bist Startspieler: Nur du kennst Trumpffarbe und Trumpfzahl.
   *[other] { $Who } ist Startspieler und kennt als Einziger Trumpffarbe und Trumpfzahl. Du musst sie herausfinden.
}
guide-was-sticht-draft = Nimm eine Karte aus der Reihe. Niedrige helfen, Stiche zu vermeiden, hohe, sie zu machen; und jede kann sich als Trumpf erweisen.
guide-was-sticht-told = Der Hinweis: { $cards } hätte in dieser Reihe gestochen. { $whoIs ->
    [you] Du hast sie genommen.
   *[other] { $Who } hat sie genommen.
} War sie nicht die höchste in der Farbe der ersten Karte, dann ist sie Trumpf: durch ihre Farbe oder ihre Zahl.
guide-was-sticht-told-again = Vergleiche die Hinweise: Welche Farbe oder Zahl sticht, obwohl höhere Karten daneben lagen? So findest du die Trümpfe.
guide-was-sticht-trumps = Die Trümpfe sind offen. Alle Karten mit der Trumpfzahl sind hohe Trümpfe, die in der Trumpffarbe ist die höchste von allen. Danach kommen die anderen Karten der Trumpffarbe.
guide-was-sticht-pick = Schau dir alle Hände an und wähle die Aufgabe, die du mit deinen Karten schaffst. Die anderen wählen auch verdeckt, nur der Startspieler nicht.
guide-was-sticht-tasks = Die Aufgaben sind offen. Erfülle deine, und sorge dafür, dass andere ihre verfehlen. Der Startspieler hat keine, aber er gewinnt, wenn er eine erfüllt, die jemand verfehlt.
guide-was-sticht-lead = Du spielst aus, und alles ist erlaubt. Deine Aufgabe entscheidet: eine niedrige Karte, wenn du keinen Stich willst, ein Trumpf, wenn du einen willst.
guide-was-sticht-follow = Manche Karten sind blass: Wer bekennen kann, muss. Alle Trümpfe zusammen sind eine Farbe für sich; eine Karte mit der Trumpfzahl gehört also nicht mehr zu ihrer Farbe.
guide-was-sticht-trumped = { $whoIs ->
    [you] Du spielst einen Trumpf: { $cards }.
   *[other] { $Who } spielt einen Trumpf: { $cards }.
} Trümpfe schlagen alle anderen Karten. Von mehreren Karten mit der Trumpfzahl ist die zuerst gespielte höher.
guide-was-sticht-took = { $whoIs ->
    [you] Du machst den Stich und spielst als Nächstes aus.
   *[other] { $Who } macht den Stich und spielt als Nächstes aus.
} Passt das zu deiner Aufgabe? Zähl mit.
guide-was-sticht-drop = Du hast eine Aufgabe erfüllt, die jemand verfehlt hat. Dafür darfst du eine eigene ablegen, welche du willst.
guide-was-sticht-met = Du hast deine Aufgabe erfüllt und bist sie los. Eine weniger auf dem Weg zum Sieg!
guide-was-sticht-missed = Diesmal hast du deine Aufgabe verfehlt und behältst sie. Vielleicht passt sie in einer anderen Runde besser.
guide-was-sticht-stolen = { $whoIs ->
    [you] Als Startspieler hast du eine verfehlte Aufgabe erfüllt: Eine von deinen ist weg.
   *[other] { $Who } hat als Startspieler eine verfehlte Aufgabe erfüllt: auch dort eine weniger.
} In der nächsten Runde beginnt, wer links davon sitzt.
