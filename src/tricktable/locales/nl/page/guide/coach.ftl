# Al spelend leren: wat de uitleg tijdens iemands eerste ronde zegt. Eén les tegelijk, een paar korte zinnen.
guide-title = Je eerste ronde
guide-got-it = Begrepen
guide-next = Verder
guide-fold = Uitleg inklappen
guide-unfold = Uitleg tonen
guide-close = Uitleg stoppen
guide-steps = { $read } van { $all } lessen
guide-more = { $count ->
    [one] nog één les
   *[other] nog { $count } lessen
}
guide-idle-turn = Jij bent aan de beurt. Wat je kunt kiezen steekt omhoog of heeft een rand; kies een vale kaart om te horen waarom die moet wachten.
guide-idle-wait = De anderen zijn aan de beurt. Kijk wat ze doen.
guide-hint = Wat zou jij spelen?
guide-trick = Wat is een slag?
guide-trick-one = Een slag: om de beurt legt iedereen één kaart in het midden. Wie de beste kaart heeft gelegd, krijgt ze allemaal en legt ze gedekt weg: dat is één slag.
guide-trick-two = De eerste kaart van een slag zegt wat er gevraagd is. Heb je die kleur of reeks, dan moet je hem spelen: dat heet bekennen. Heb je hem niet, dan mag je vaak spelen wat je wilt.
guide-trick-three = Wie de slag wint, komt uit: legt de eerste kaart van de volgende. Troeven, als die er zijn, verslaan alle andere kaarten. Waar slagen goed voor zijn, verschilt per spel, en dat komt nu.
guide-end = Dat was je eerste ronde: je weet nu hoe het spel gaat. De partij gaat verder met de volgende ronde, nu zonder mij.
guide-play-on = Verder met de partij
guide-other-game = Een ander spel leren
guide-rules = De regels lezen
