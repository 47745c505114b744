# Beim Spielen lernen: was die Begleitung in der ersten Runde sagt. Immer nur eine Lektion, wenige kurze Sätze.
guide-title = Deine erste Runde
guide-got-it = Verstanden
guide-next = Weiter
guide-fold = Erklärung einklappen
guide-unfold = Erklärung zeigen
guide-close = Erklärung beenden
guide-steps = { $read } von { $all } Lektionen
guide-more = { $count ->
    [one] noch eine Lektion
   *[other] noch { $count } Lektionen
}
guide-idle-turn = Du bist dran. Was du wählen kannst, ist angehoben oder umrandet; wähle eine blasse Karte, um zu hören, warum sie warten muss.
guide-idle-wait = Die anderen sind dran. Schau, was sie tun.
guide-hint = Was würdest du spielen?
guide-end = Das war deine erste Runde: Du weißt jetzt, wie das Spiel geht. Die Partie geht mit der nächsten Runde weiter, nun ohne mich.
guide-play-on = Partie fortsetzen
guide-other-game = Anderes Spiel lernen
guide-rules = Regeln lesen

## HASP

guide-hasp-goal = Willkommen! Du bildest ein Team mit deinem Gegenüber. Macht Stiche mit wertvollen Karten: Die Seite mit mehr Punkten in ihren Stichen bekommt den Topf. Zwölf Siegpunkte gewinnen die Partie.
guide-hasp-cards = Die große Zahl sagt, wie stark eine Karte ist, die Punkte darauf, was sie wert ist. Wald, Weideland, Fluss und Felsen gehen von 1 bis 6. Das Dorf, 7 bis 10, ist immer Trumpf.
guide-hasp-trump = Du siehst erst drei deiner sieben Karten und entscheidest: Was ist außer dem Dorf noch Trumpf? Nimm, wovon du mehrere Karten hast oder eine hohe.
guide-hasp-named = Die Trümpfe stehen fest, und alle haben jetzt sieben Karten. Ein Trumpf schlägt jede Karte, die kein Trumpf ist.
guide-hasp-predict = Vor deiner ersten Karte darfst du etwas vorhersagen. Ein Fund zeigt Dorfkarten, die du hast, und der Topf wächst um 1. „Alles finden“ und „nichts finden“ versprechen alle Stiche oder keinen; das bringt 2, aber ein Ausrutscher kostet die Runde.
guide-hasp-lead = Du spielst aus, also geht jede Karte. Gut ist eine hohe, die kein Trumpf ist, solange die anderen diese Sorte noch haben.
guide-hasp-shown = { $whoIs ->
    [you] Du hast { $cards } gezeigt, und der Topf ist um 1 gewachsen.
   *[other] { $Who } zeigt { $cards }, und der Topf wächst um 1.
} Gezeigte Karten kommen zurück auf die Hand; alle wissen jetzt, wo sie sind.
guide-hasp-promise = { $whoIs ->
    [you] Du hast etwas über alle Stiche deiner Seite versprochen.
   *[other] { $Who } verspricht etwas über alle Stiche der eigenen Seite.
} Die Punkte der Karten zählen in dieser Runde nicht mehr. Wird das Versprechen gebrochen, ist die Runde sofort vorbei, und die andere Seite bekommt den Topf.
guide-hasp-follow = Manche deiner Karten sind blass. Wer die ausgespielte Sorte hat, muss sie bedienen; wer nicht, muss einen Trumpf spielen. Nur wer beides nicht hat, spielt, was er will.
guide-hasp-trumped = { $whoIs ->
    [you] Du spielst einen Trumpf: { $cards }.
   *[other] { $Who } spielt einen Trumpf: { $cards }.
} Der höchste Trumpf macht den Stich; das Dorf schlägt also den anderen Trumpf.
guide-hasp-took = { $whoIs ->
    [you] Der Stich gehört dir: Deine Karte war die stärkste.
   *[other] { $Who } hatte die stärkste Karte und macht den Stich.
} Seine Punkte zählen für diese Seite, und wer ihn gemacht hat, spielt als Nächstes aus.
guide-hasp-mine = Du spielst wieder aus. Denk an dein Gegenüber: Wertvolle Karten gehören in Stiche, die eure Seite macht, billige in die anderen.
guide-hasp-card-points = Die Runde ist vorbei. In den Stichen eurer Seite { $points ->
    [one] liegt { $points } Punkt
   *[other] liegen { $points } Punkte
} von 47. Es müssen mehr sein als bei den anderen.
guide-hasp-pot = { $whoIs ->
    [you] Eure Seite hat mehr Punkte und bekommt den Topf: { $points } auf dem Weg zu 12.
   *[other] Die Seite von { $who } hat mehr Punkte und bekommt den Topf: { $points } auf dem Weg zu 12.
} Jede Vorhersage hat ihn größer gemacht.
guide-hasp-kept = { $whoIs ->
    [you] Das Versprechen hat bis zum Schluss gehalten. Eure Seite bekommt den Topf: { $points }.
   *[other] Das Versprechen hat bis zum Schluss gehalten. Die Seite von { $who } bekommt den Topf: { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] Das Versprechen ist gebrochen, und die Runde ist sofort vorbei. Eure Seite bekommt den Topf: { $points }.
   *[other] Das Versprechen ist gebrochen, und die Runde ist sofort vorbei. Die Seite von { $who } bekommt den Topf: { $points }.
}

## NJET

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
guide-njet-give = Vor den Stichen geben alle verdeckt zwei Karten nach rechts. Wähle deine, bevor du neue bekommst. Denk an dein Team: Wer sitzt dort?
guide-njet-received = { $cards } kommen von links zu dir. Deine Hand ist komplett, und die Stiche beginnen.
guide-njet-lead = Du spielst aus, und alles ist erlaubt. Hohe Karten einer Farbe, die nicht Trumpf ist, gewinnen am sichersten früh.
guide-njet-follow = Manche Karten sind blass: Wer die ausgespielte Farbe hat, muss bedienen. Auch Trümpfe bedienen nur ihre eigene Farbe. Wer sie nicht hat, spielt, was er will.
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

## Meinz

guide-meinz-goal = Willkommen! In jeder Runde macht jeder genau zwei Stiche. Dann werden die Zahlen darin addiert: Die höchste Summe bringt 3 Punkte, die niedrigste 2, die zweite 1 und die dritte nichts. Geh also auf hoch oder auf niedrig.
guide-meinz-cards = Deine Karten sind 1 bis 9 in vier Farben. Hier macht die niedrigste Zahl den Stich, und alle Farben sind gleich viel wert.
guide-meinz-discard = Zuerst legt jeder eine Karte weg, verdeckt und für immer. Willst du eine hohe Summe oder eine niedrige? Eine mittlere Karte hilft bei keiner.
guide-meinz-lead = Du spielst aus, und alles ist erlaubt. Eine niedrige Karte macht wohl den Stich; eine hohe legt den anderen etwas hin.
guide-meinz-follow = Manche Karten sind blass. Wer die ausgespielte Farbe hat, spielt diese Farbe oder eine Karte mit derselben Zahl. Wer sie nicht hat, spielt, was er will.
guide-meinz-call = Deine Karte liegt im Stich, also darfst du „Meinz!“ rufen: Dann gehört er dir, was auch noch gespielt wird. Ruf, wenn seine Karten zu deinem Plan passen; sonst warte.
guide-meinz-called = { $whoIs ->
    [you] Du hast gerufen: Dieser Stich gehört dir schon.
   *[other] { $Who } hat „Meinz!“ gerufen: Dieser Stich ist schon vergeben.
} Die anderen spielen noch ihre Karten und legen hinein, was sie loswerden wollen.
guide-meinz-took = { $whoIs ->
    [you] Der Stich gehört dir.
   *[other] { $Who } macht den Stich.
} Die niedrigste Zahl macht ihn, von gleichen die letzte; aber ein Ruf geht vor. Wer ihn hat, spielt als Nächstes aus.
guide-meinz-swap = Du hast den Stich und darfst tauschen: Eine Handkarte geht hinein, eine derselben Farbe kommt heraus. So biegst du deine Summe nach oben oder unten.
guide-meinz-swapped = { $whoIs ->
    [you] Du legst { $given } in den Stich und nimmst { $taken } auf die Hand.
   *[other] { $Who } legt { $given } in den Stich und nimmt { $taken } auf die Hand.
} Alle sehen das: So ahnst du, wer hoch will und wer niedrig.
guide-meinz-full = Du hast deine zwei Stiche. Du spielst weiter mit, aber deine Karten machen keine mehr: Jetzt kannst du den anderen die Summen verderben.
guide-meinz-full-other = { $whoIs ->
    [you] Du hast zwei Stiche: Deine niedrigen Karten machen keine mehr.
   *[other] { $Who } hat zwei Stiche: Niedrige Karten von dort machen keine mehr.
} Es entscheidet die niedrigste Karte der übrigen.
guide-meinz-sums = Acht Stiche sind gespielt, zwei für jeden. Jetzt werden die Summen gezeigt.
guide-meinz-highest = Deine { $sum } ist die höchste Summe: 3 Punkte. Besser geht es nicht!
guide-meinz-second = Deine { $sum } ist die zweithöchste Summe: 1 Punkt. Nächstes Mal etwas höher, oder viel niedriger.
guide-meinz-third = Deine { $sum } ist die dritthöchste Summe und bringt nichts. Die Mitte ist ein schlechter Platz; wähle früh eine Richtung.
guide-meinz-lowest = Deine { $sum } ist die niedrigste Summe: 2 Punkte. Niedrig ist fast so gut wie hoch.
guide-meinz-level = { $whoIs ->
    [you] Du teilst dir die Summe { $sum } mit jemandem.
   *[other] { $Who } teilt sich die Summe { $sum } mit jemandem.
} Gleiche Summen bringen nichts.

## Was sticht?

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
guide-was-sticht-pick = Schau dir alle Hände an und wähle die Aufgabe, die du mit deinen Karten schaffst. Die anderen wählen auch geheim, nur der Startspieler nicht.
guide-was-sticht-tasks = Die Aufgaben sind offen. Erfülle deine, und sorge dafür, dass andere ihre verfehlen. Der Startspieler hat keine, aber er gewinnt, wenn er eine erfüllt, die jemand verfehlt.
guide-was-sticht-lead = Du spielst aus, und alles ist erlaubt. Deine Aufgabe entscheidet: eine niedrige Karte, wenn du keinen Stich willst, ein Trumpf, wenn du einen willst.
guide-was-sticht-follow = Manche Karten sind blass: Wer bedienen kann, muss. Alle Trümpfe zusammen sind eine Farbe für sich; eine Karte mit der Trumpfzahl gehört also nicht mehr zu ihrer Farbe.
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

## Mü

guide-mue-goal = Willkommen! Zuerst bietest du mit deinen eigenen Karten. Wer am meisten bietet, wird Chef, bestimmt einen Trumpf und einen Partner und muss für das Gebot genug Punkte machen. Bei 200 Punkten endet die Partie.
guide-mue-cards = Fünf Farben, 0 bis 9; die 1 und die 7 gibt es doppelt. Die Dreiecke sagen, was eine Karte wert ist: zwei auf der 6 und der 7, keines auf der 1 und der 9, eines auf allen anderen.
guide-mue-bid = Ein Gebot sind Karten, die du offen hinlegst; ihre Anzahl zählt. Leg, was du als Trumpf möchtest: mehrere einer Farbe oder einer Zahl. Sie bleiben auf deiner Hand und werden später gespielt. Oder passe.
guide-mue-stay = Du kannst noch eine Karte legen oder erst einmal aufhören. Dein Gebot darf das höchste nur um eine Karte übertreffen.
guide-mue-bid-other = { $whoIs ->
    [you] Du bietest { $cards }.
   *[other] { $Who } bietet { $cards }.
} Jedes Gebot verrät etwas: Trumpf kann später nur werden, was auf den eigenen Gebotskarten steht.
guide-mue-passed = { $whoIs ->
    [you] Du passt.
   *[other] { $Who } passt.
} Das ist nicht endgültig; später darf man wieder bieten. Wenn alle nacheinander gepasst haben, ist die Auktion vorbei.
guide-mue-chief = { $whoIs ->
    [you] Du bist der Chef
   *[other] { $Who } ist der Chef
}, denn { $bid ->
    [one] { $bid } Karte ist
   *[other] { $bid } Karten sind
} das höchste Gebot. Je höher das Gebot, desto mehr Punkte braucht das Team des Chefs.
guide-mue-vice = { $whoIs ->
    [you] Du hast das zweithöchste Gebot und bist Vize.
   *[other] { $Who } hat das zweithöchste Gebot und ist Vize.
} Der Vize bestimmt auch einen Trumpf, einen niedrigeren, und spielt gegen den Chef.
guide-mue-tied = Zwei haben gleich hoch geboten: ein Eklat. Es gibt keinen Chef, und diesmal werden keine Stiche gespielt.
guide-mue-passed-out = Niemand hat geboten, also gibt es keine Punkte, und es wird neu gegeben. Trau dich nächstes Mal, eine Karte zu bieten!
guide-mue-vice-trump = Als Vize bestimmst du den niedrigeren Trumpf: eine Farbe oder Zahl, die auf deinen Gebotskarten steht. Nimm, wovon du am meisten hast.
guide-mue-named = { $whoIs ->
    [you] Du hast einen Trumpf bestimmt.
   *[other] { $Who } hat einen Trumpf bestimmt.
} Es gibt zwei: Der des Vizes ist der niedrigere, der des Chefs der höhere. Karten, die beides sind, sind die höchsten von allen.
guide-mue-chief-trump = Als Chef bestimmst du den höheren Trumpf, von deinen Gebotskarten. Eine Zahl gibt weniger Trümpfe als eine Farbe und bringt darum mehr Bonus.
guide-mue-partner = Wähle deinen Partner: jeden außer dem Vize. Gut ist, wer Karten geboten hat, die zu deinem Trumpf passen.
guide-mue-team = Das Team des Chefs ist komplett. Zwei spielen gegen alle anderen und müssen das Ziel erreichen, das der Tisch zeigt.
guide-mue-lead = Du spielst aus, und alles ist erlaubt. Das Team des Chefs zieht gern zuerst Trümpfe; die anderen holen, was sie können.
guide-mue-follow = Manche Karten sind blass: Wer bedienen kann, muss. Alle Trümpfe, höhere und niedrigere, sind eine Farbe für sich, egal welche darauf steht.
guide-mue-trumped = { $whoIs ->
    [you] Du spielst einen Trumpf: { $cards }.
   *[other] { $Who } spielt einen Trumpf: { $cards }.
} Höhere Trümpfe schlagen niedrigere, und alle schlagen den Rest. Von gleichen Karten gewinnt die erste.
guide-mue-took = { $whoIs ->
    [you] Du machst den Stich und spielst als Nächstes aus.
   *[other] { $Who } macht den Stich und spielt als Nächstes aus.
} Die Dreiecke in den eigenen Stichen behält jeder.
guide-mue-triangles = Die Runde ist vorbei. Die Dreiecke in deinen eigenen Stichen bringen dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, auf welcher Seite du auch warst.
guide-mue-bonus = Das Team des Chefs brauchte { $goal } und hat { $reached }: Das Ziel ist erreicht. { $whoIs ->
    [you] Ihr beide bekommt je { $points } dazu.
   *[other] Chef und Partner bekommen je { $points } dazu, auch { $who }.
}
guide-mue-penalty = Das Team des Chefs brauchte { $goal } und hat nur { $reached }. { $whoIs ->
    [you] Dafür zahlst du als Chef: { $points } Punkte.
   *[other] Dafür zahlt { $who } als Chef: { $points } Punkte.
} Der Partner verliert nichts.
guide-mue-defence = Wer gegen den Chef gespielt hat, bekommt { $points } dazu: Es lohnt sich, ein zu hohes Gebot zu stoppen.
guide-mue-stalemate = { $whoIs ->
    [you] Beim Eklat bekommst du { $points } für dein Gebot.
   *[other] Beim Eklat bekommt { $who } { $points } für das Gebot.
}
guide-mue-bid-last = { $whoIs ->
    [you] Du hast die letzte Karte zum Eklat gelegt: { $points } Punkte.
   *[other] { $Who } hat die letzte Karte zum Eklat gelegt: { $points } Punkte.
} Überleg also gut, bevor du gleichziehst.
