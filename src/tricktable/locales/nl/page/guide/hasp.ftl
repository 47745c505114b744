# HASP: what the coach says.

guide-hasp-goal = Welkom! Jij en de speler tegenover je zijn partners. Win slagen met waardevolle kaarten: het team met meer punten in zijn slagen krijgt de pot. Met twaalf winstpunten win je de partij.
guide-hasp-cards = Het grote getal zegt hoe sterk een kaart is, de stippen wat hij waard is. Bos, grasland, rivier en canyon gaan van 1 tot 6. Het dorp, 7 tot 10, is altijd troef.
guide-hasp-trump = Je ziet pas drie van je zeven kaarten en je beslist: wat is er naast het dorp nog meer troef? Neem iets waarvan je er meer hebt, of een hoge kaart.
guide-hasp-named = De troeven staan vast en iedereen heeft nu zeven kaarten. Een troef verslaat elke kaart die geen troef is.
guide-hasp-predict = Voor je eerste kaart mag je één ding voorspellen. Een vondst toont dorpskaarten die je hebt, en de pot groeit met 1. ‘Vind alles’ en ‘geen vondst’ beloven alle slagen of geen enkele; dat levert 2 op, maar één uitglijder kost de ronde.
guide-hasp-lead = Jij komt uit, dus elke kaart mag. Een hoge kaart die geen troef is, is een goed begin zolang de anderen die reeks nog hebben.
guide-hasp-shown = { $whoIs ->
    [you] Je hebt { $cards } getoond en de pot is met 1 gegroeid.
   *[other] { $Who } toont { $cards } en de pot groeit met 1.
} Getoonde kaarten gaan terug in de hand; iedereen weet nu waar ze zitten.
guide-hasp-promise = { $whoIs ->
    [you] Je hebt iets beloofd over alle slagen van jouw team.
   *[other] { $Who } belooft iets over alle slagen van het eigen team.
} Kaartpunten tellen deze ronde niet meer. Wordt de belofte gebroken, dan is de ronde meteen voorbij en krijgt het andere team de pot.
guide-hasp-follow = Sommige van je kaarten zijn vaal. Wie de gevraagde reeks heeft, moet bekennen; wie die niet heeft, moet troef spelen. Alleen wie geen van beide heeft, mag alles spelen.
guide-hasp-trumped = { $whoIs ->
    [you] Je speelt een troef: { $cards }.
   *[other] { $Who } speelt een troef: { $cards }.
} De hoogste troef wint de slag; het dorp verslaat dus de andere troef.
guide-hasp-took = { $whoIs ->
    [you] De slag is van jou: je kaart was de sterkste.
   *[other] { $Who } had de sterkste kaart en wint de slag.
} De punten erin tellen voor dat team, en wie de slag wint, komt daarna uit.
guide-hasp-mine = Jij komt weer uit. Denk ook aan je partner: waardevolle kaarten horen in slagen die jullie winnen, goedkope in de andere.
guide-hasp-card-points = De ronde is voorbij. In de slagen van jullie team { $points ->
    [one] zit { $points } punt
   *[other] zitten { $points } punten
} van de 47. Het moeten er meer zijn dan bij de anderen.
guide-hasp-pot = { $whoIs ->
    [you] Jullie team heeft meer punten en krijgt de pot: { $points } op weg naar 12.
   *[other] Het team van { $who } heeft meer punten en krijgt de pot: { $points } op weg naar 12.
} Elke voorspelling heeft hem groter gemaakt.
guide-hasp-kept = { $whoIs ->
    [you] De belofte heeft tot het einde standgehouden. Jullie team krijgt de pot van { $points }.
   *[other] De belofte heeft tot het einde standgehouden. Het team van { $who } krijgt de pot van { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] De belofte is gebroken en de ronde is meteen voorbij. Jullie team krijgt de pot van { $points }.
   *[other] De belofte is gebroken en de ronde is meteen voorbij. Het team van { $who } krijgt de pot van { $points }.
}
