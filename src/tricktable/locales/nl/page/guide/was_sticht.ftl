# Was sticht?: what the coach says.

guide-was-sticht-goal = Welkom! Iedereen neemt vier opdrachten, zoals ‘geen slagen’ of ‘laatste slag’. In elke ronde probeer je er een kwijt te raken. Wie als eerste geen opdrachten meer heeft, wint de partij.
guide-was-sticht-take = Neem om de beurt een opdracht, tot iedereen er vier heeft. Wissel af: een voor zwakke kaarten, een voor sterke, zodat er elke ronde iets past.
guide-was-sticht-rows = Nu stel je je hand samen: uit elk van de negen rijen pakt iedereen open een kaart. Wie er het eerst pakt, wisselt per rij.
guide-was-sticht-secret = { $whoIs ->
    [you] Jij bent de startspeler: alleen jij kent de troefkleur en het troefgetal.
   *[other] { $Who } is de startspeler en kent als enige de troefkleur en het troefgetal. Jij moet ze ontdekken.
}
guide-was-sticht-draft = Pak een kaart uit de rij. Lage helpen om slagen te mijden, hoge om ze te winnen; en elke kaart kan een troef blijken te zijn.
guide-was-sticht-told = De aanwijzing: { $cards } zou deze rij gewonnen hebben. { $whoIs ->
    [you] Jij hebt hem gepakt.
   *[other] { $Who } heeft hem gepakt.
} Was dat niet de hoogste in de kleur van de eerste kaart, dan is het een troef: door zijn kleur of door zijn getal.
guide-was-sticht-told-again = Vergelijk de aanwijzingen: welke kleur of welk getal wint, terwijl er hogere kaarten naast lagen? Zo vind je de troeven.
guide-was-sticht-trumps = De troeven zijn open. Alle kaarten met het troefgetal zijn hoge troeven, die in de troefkleur de hoogste van allemaal. Daarna komen de andere kaarten van de troefkleur.
guide-was-sticht-pick = Bekijk alle handen en kies de opdracht die je met jouw kaarten haalt. De anderen kiezen ook in het geheim, behalve de startspeler.
guide-was-sticht-tasks = De opdrachten zijn open. Haal de jouwe, en zorg dat anderen de hunne missen. De startspeler heeft er geen, maar profiteert als hij er een haalt die iemand mist.
guide-was-sticht-lead = Jij komt uit en alles mag. Je opdracht beslist: een lage kaart als je geen slag wilt, een troef als je er een wilt.
guide-was-sticht-follow = Sommige kaarten zijn vaal: wie kan bekennen, moet dat. Alle troeven samen zijn één kleur; een kaart met het troefgetal hoort dus niet meer bij zijn eigen kleur.
guide-was-sticht-trumped = { $whoIs ->
    [you] Je speelt een troef: { $cards }.
   *[other] { $Who } speelt een troef: { $cards }.
} Troeven verslaan alle gewone kaarten. Van kaarten met het troefgetal is de eerst gespeelde hoger.
guide-was-sticht-took = { $whoIs ->
    [you] Je wint de slag en komt nu uit.
   *[other] { $Who } wint de slag en komt nu uit.
} Past dat bij je opdracht? Tel mee.
guide-was-sticht-drop = Je hebt een opdracht gehaald die iemand gemist heeft. Daarvoor mag je een eigen opdracht afleggen, welke je maar wilt.
guide-was-sticht-met = Je hebt je opdracht gehaald en bent hem kwijt. Eén minder op weg naar de overwinning!
guide-was-sticht-missed = Deze keer heb je je opdracht gemist en hou je hem. Misschien past hij beter in een andere ronde.
guide-was-sticht-stolen = { $whoIs ->
    [you] Als startspeler heb je een gemiste opdracht gehaald: een van de jouwe is weg.
   *[other] { $Who } heeft als startspeler een gemiste opdracht gehaald: ook daar een minder.
} In de volgende ronde begint wie daar links van zit.
