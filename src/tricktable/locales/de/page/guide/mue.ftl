# Mü: what the coach says.

guide-mue-goal = Willkommen! Zuerst bietest du mit deinen eigenen Karten. Wer am meisten bietet, wird Chef, bestimmt einen Trumpf und einen Partner und muss für das Gebot genug Punkte machen. Bei 200 Punkten endet die Partie.
guide-mue-cards = Fünf Farben, 0 bis 9; die 1 und die 7 gibt es doppelt. Die Dreiecke sagen, was eine Karte wert ist: zwei auf der 6 und der 7, keines auf der 1 und der 9, eines auf allen anderen.
guide-mue-bid = Dein Gebot besteht aus Karten, die du offen hinlegst; die Anzahl zählt. Leg, was du als Trumpf möchtest: mehrere einer Farbe oder einer Zahl. Sie bleiben auf deiner Hand und werden später gespielt. Oder passe.
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
} das höchste Gebot. Je höher das Gebot, desto mehr Punkte braucht das Chefteam.
guide-mue-vice = { $whoIs ->
    [you] Du hast das zweithöchste Gebot und bist Vize.
   *[other] { $Who } hat das zweithöchste Gebot und ist Vize.
} Auch der Vize bestimmt einen Trumpf, den Vizetrumpf; der ist niedriger. Und er spielt gegen den Chef.
guide-mue-tied = Zwei haben gleich hoch geboten: ein Eklat. Es gibt keinen Chef, und diesmal werden keine Stiche gespielt.
guide-mue-passed-out = Niemand hat geboten, also gibt es keine Punkte, und es wird neu gegeben. Trau dich nächstes Mal, eine Karte zu bieten!
guide-mue-vice-trump = Als Vize bestimmst du den Vizetrumpf, den niedrigeren: eine Farbe oder Zahl, die auf deinen Gebotskarten steht. Nimm, wovon du am meisten hast.
guide-mue-named = { $whoIs ->
    [you] Du hast einen Trumpf bestimmt.
   *[other] { $Who } hat einen Trumpf bestimmt.
} Es gibt zwei: Der Vizetrumpf ist der niedrigere, der Cheftrumpf der höhere. Karten, die beides sind, sind die höchsten von allen.
guide-mue-chief-trump = Als Chef bestimmst du den Cheftrumpf, den höheren, von deinen Gebotskarten. Eine Zahl gibt weniger Trümpfe als eine Farbe und bringt darum mehr Bonus.
guide-mue-partner = Wähle deinen Partner: jeden außer dem Vize. Gut ist, wer Karten geboten hat, die zu deinem Trumpf passen.
guide-mue-team = Das Chefteam ist komplett. Zwei spielen gegen alle anderen und müssen das Ziel erreichen, das der Tisch zeigt.
guide-mue-lead = Du spielst aus, und alles ist erlaubt. Das Chefteam zieht gern zuerst Trümpfe; die anderen holen, was sie können.
guide-mue-follow = Manche Karten sind blass: Wer bekennen kann, muss. Alle Trümpfe, Cheftrümpfe und Vizetrümpfe, sind eine Farbe für sich, egal welche darauf steht.
guide-mue-trumped = { $whoIs ->
    [you] Du spielst einen Trumpf: { $cards }.
   *[other] { $Who } spielt einen Trumpf: { $cards }.
} Cheftrümpfe schlagen Vizetrümpfe, und alle schlagen den Rest. Von gleichen Karten gewinnt die erste.
guide-mue-took = { $whoIs ->
    [you] Du machst den Stich und spielst als Nächstes aus.
   *[other] { $Who } macht den Stich und spielt als Nächstes aus.
} Die Dreiecke in den eigenen Stichen behält jeder.
guide-mue-triangles = Die Runde ist vorbei. Die Dreiecke in deinen eigenen Stichen bringen dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, in welchem Team du auch warst.
guide-mue-bonus = Das Chefteam brauchte { $goal } und hat { $reached }: Das Ziel ist erreicht. { $whoIs ->
    [you] Ihr beide bekommt je { $points } dazu.
   *[other] Chef und Partner bekommen je { $points } dazu, auch { $who }.
}
guide-mue-penalty = Das Chefteam brauchte { $goal } und hat nur { $reached }. { $whoIs ->
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
