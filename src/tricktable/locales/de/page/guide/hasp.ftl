# HASP: what the coach says.

guide-hasp-goal = Willkommen! Du bildest ein Team mit deinem Gegenüber. Macht Stiche mit wertvollen Karten: Das Team mit mehr Punkten in seinen Stichen bekommt den Topf. Zwölf Gewinnpunkte gewinnen die Partie.
guide-hasp-cards = Die große Zahl sagt, wie stark eine Karte ist, die Punkte darauf, was sie wert ist. Wald, Weideland, Fluss und Felsen gehen von 1 bis 6. Das Dorf, 7 bis 10, ist immer Trumpf.
guide-hasp-trump = Du siehst erst drei deiner sieben Karten und entscheidest: Was ist außer dem Dorf noch Trumpf? Nimm, wovon du mehrere Karten hast oder eine hohe.
guide-hasp-named = Die Trümpfe stehen fest, und alle haben jetzt sieben Karten. Ein Trumpf schlägt jede Karte, die kein Trumpf ist.
guide-hasp-predict = Vor deiner ersten Karte darfst du etwas vorhersagen. Ein Fund zeigt Dorf-Karten, die du hast, und der Topf wächst um 1. „Alles finden“ und „nichts finden“ versprechen alle Stiche oder keinen; das bringt 2, aber ein Ausrutscher kostet die Runde.
guide-hasp-lead = Du spielst aus, also geht jede Karte. Gut ist eine hohe, die kein Trumpf ist, solange die anderen diese Farbe noch haben.
guide-hasp-shown = { $whoIs ->
    [you] Du hast { $cards } gezeigt, und der Topf ist um 1 gewachsen.
   *[other] { $Who } zeigt { $cards }, und der Topf wächst um 1.
} Gezeigte Karten kommen zurück auf die Hand; alle wissen jetzt, wo sie sind.
guide-hasp-promise = { $whoIs ->
    [you] Du hast etwas über alle Stiche deines Teams versprochen.
   *[other] { $Who } verspricht etwas über alle Stiche des eigenen Teams.
} Die Punkte der Karten zählen in dieser Runde nicht mehr. Wird das Versprechen gebrochen, ist die Runde sofort vorbei, und das andere Team bekommt den Topf.
guide-hasp-follow = Manche deiner Karten sind blass. Wer die ausgespielte Farbe hat, muss bekennen; wer nicht, muss einen Trumpf spielen. Nur wer beides nicht hat, spielt, was er will.
guide-hasp-trumped = { $whoIs ->
    [you] Du spielst einen Trumpf: { $cards }.
   *[other] { $Who } spielt einen Trumpf: { $cards }.
} Der höchste Trumpf macht den Stich; das Dorf schlägt also den anderen Trumpf.
guide-hasp-took = { $whoIs ->
    [you] Der Stich gehört dir: Deine Karte war die stärkste.
   *[other] { $Who } hatte die stärkste Karte und macht den Stich.
} Seine Punkte zählen für dieses Team, und wer ihn gemacht hat, spielt als Nächstes aus.
guide-hasp-mine = Du spielst wieder aus. Denk an dein Gegenüber: Wertvolle Karten gehören in Stiche, die euer Team macht, billige in die anderen.
guide-hasp-card-points = Die Runde ist vorbei. In den Stichen eures Teams { $points ->
    [one] liegt { $points } Punkt
   *[other] liegen { $points } Punkte
} von 47. Es müssen mehr sein als bei den anderen.
guide-hasp-pot = { $whoIs ->
    [you] Euer Team hat mehr Punkte und bekommt den Topf: { $points } auf dem Weg zu 12.
   *[other] Das Team von { $who } hat mehr Punkte und bekommt den Topf: { $points } auf dem Weg zu 12.
} Jede Vorhersage hat ihn größer gemacht.
guide-hasp-kept = { $whoIs ->
    [you] Das Versprechen hat bis zum Schluss gehalten. Euer Team bekommt den Topf: { $points }.
   *[other] Das Versprechen hat bis zum Schluss gehalten. Das Team von { $who } bekommt den Topf: { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] Das Versprechen ist gebrochen, und die Runde ist sofort vorbei. Euer Team bekommt den Topf: { $points }.
   *[other] Das Versprechen ist gebrochen, und die Runde ist sofort vorbei. Das Team von { $who } bekommt den Topf: { $points }.
}
