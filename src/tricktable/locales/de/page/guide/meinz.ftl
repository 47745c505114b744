# Meinz: what the coach says.

guide-meinz-goal = Willkommen! In jeder Runde macht jeder genau zwei Stiche. Dann werden die Zahlen darin addiert: Die höchste Summe bringt 3 Punkte, die niedrigste 2, die zweite 1 und die dritte nichts. Geh also auf hoch oder auf niedrig.
guide-meinz-cards = Deine Karten sind 1 bis 9 in vier Farben. Hier macht die niedrigste Zahl den Stich, und alle Farben sind gleich viel wert.
guide-meinz-discard = Zuerst legt jeder eine Karte beiseite, verdeckt und für immer. Willst du eine hohe Summe oder eine niedrige? Eine mittlere Karte hilft bei keiner.
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
