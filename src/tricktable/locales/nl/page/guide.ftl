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
guide-end = Dat was je eerste ronde: je weet nu hoe het spel gaat. De partij gaat verder met de volgende ronde, nu zonder mij.
guide-play-on = Verder met de partij
guide-other-game = Een ander spel leren
guide-rules = De regels lezen

## HASP

guide-hasp-goal = Welkom! Jij en de speler tegenover je zijn partners. Haal slagen met waardevolle kaarten: de kant met meer punten in zijn slagen krijgt de pot. Met twaalf overwinningspunten win je de partij.
guide-hasp-cards = Het grote getal zegt hoe sterk een kaart is, de stippen wat ze waard is. Bos, grasland, rivier en canyon gaan van 1 tot 6. Het dorp, 7 tot 10, is altijd troef.
guide-hasp-trump = Je ziet pas drie van je zeven kaarten en je beslist: wat is er naast het dorp nog meer troef? Neem iets waarvan je er meer hebt, of een hoge kaart.
guide-hasp-named = De troeven staan vast en iedereen heeft nu zeven kaarten. Een troef slaat elke kaart die geen troef is.
guide-hasp-predict = Voor je eerste kaart mag je één ding voorspellen. Een vondst toont dorpskaarten die je hebt, en de pot groeit met 1. ‘Vind alles’ en ‘geen vondst’ beloven alle slagen of geen enkele; dat levert 2 op, maar één uitglijder kost de ronde.
guide-hasp-lead = Jij komt uit, dus elke kaart mag. Een hoge kaart die geen troef is, is een goed begin zolang de anderen die soort nog hebben.
guide-hasp-shown = { $whoIs ->
    [you] Je hebt { $cards } getoond en de pot is met 1 gegroeid.
   *[other] { $Who } toont { $cards } en de pot groeit met 1.
} Getoonde kaarten gaan terug in de hand; iedereen weet nu waar ze zitten.
guide-hasp-promise = { $whoIs ->
    [you] Je hebt iets beloofd over alle slagen van jouw kant.
   *[other] { $Who } belooft iets over alle slagen van de eigen kant.
} Kaartpunten tellen deze ronde niet meer. Wordt de belofte gebroken, dan is de ronde meteen voorbij en krijgt de andere kant de pot.
guide-hasp-follow = Sommige van je kaarten zijn vaal. Wie de uitgekomen soort heeft, moet bekennen; wie die niet heeft, moet troef spelen. Alleen wie geen van beide heeft, mag alles spelen.
guide-hasp-trumped = { $whoIs ->
    [you] Je speelt een troef: { $cards }.
   *[other] { $Who } speelt een troef: { $cards }.
} De hoogste troef haalt de slag; het dorp slaat dus de andere troef.
guide-hasp-took = { $whoIs ->
    [you] De slag is van jou: je kaart was de sterkste.
   *[other] { $Who } had de sterkste kaart en haalt de slag.
} De punten erin tellen voor die kant, en wie de slag haalt, komt daarna uit.
guide-hasp-mine = Jij komt weer uit. Denk ook aan je partner: waardevolle kaarten horen in slagen die jullie halen, goedkope in de andere.
guide-hasp-card-points = De ronde is voorbij. In de slagen van jullie kant { $points ->
    [one] zit { $points } punt
   *[other] zitten { $points } punten
} van de 47. Het moeten er meer zijn dan bij de anderen.
guide-hasp-pot = { $whoIs ->
    [you] Jullie kant heeft meer punten en krijgt de pot: { $points } op weg naar 12.
   *[other] De kant van { $who } heeft meer punten en krijgt de pot: { $points } op weg naar 12.
} Elke voorspelling heeft hem groter gemaakt.
guide-hasp-kept = { $whoIs ->
    [you] De belofte heeft tot het einde standgehouden. Jullie kant krijgt de pot van { $points }.
   *[other] De belofte heeft tot het einde standgehouden. De kant van { $who } krijgt de pot van { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] De belofte is gebroken en de ronde is meteen voorbij. Jullie kant krijgt de pot van { $points }.
   *[other] De belofte is gebroken en de ronde is meteen voorbij. De kant van { $who } krijgt de pot van { $points }.
}

## NJET

guide-njet-goal = Welkom! Nog weet niemand hoe deze ronde gespeeld wordt: om de beurt verbieden jullie iets, tot alles vaststaat. Daarna spelen twee teams om slagen en om elkaars nullen.
guide-njet-cards = Je hand heeft vier kleuren. De 9 is de hoogste kaart van een kleur en de 0 de laagste. Van elke kleur zijn er drie nullen en vier zevens; van gelijke kaarten wint de latere.
guide-njet-veto = Zeg njet: kies een vak van het speelbord en het is weg. Verbied wat je hand schaadt, zoals een troefkleur waarvan je weinig hebt. Het laatste open vak van een rij blijft.
guide-njet-row-start = { $whoIs ->
    [you] Je hebt
   *[other] { $Who } heeft
} een vak van de eerste rij afgedekt. Die bepaalt wie begint. De startspeler kiest ook de teams.
guide-njet-row-cache = { $whoIs ->
    [you] Je hebt
   *[other] { $Who } heeft
} een vak van de tweede rij afgedekt. Die zegt of iedereen voor de slagen kaarten aflegt of doorgeeft. Met slechte kaarten wil je dat.
guide-njet-row-trump = { $whoIs ->
    [you] Je hebt
   *[other] { $Who } heeft
} een vak van de troefrij afgedekt. Troeven slaan alle andere kleuren; laat dus een kleur open waarvan je veel hebt.
guide-njet-row-super = { $whoIs ->
    [you] Je hebt
   *[other] { $Who } heeft
} een vak van de supertroefrij afgedekt. De drie nullen van de supertroefkleur slaan alles. Heb je er een paar? Laat hun kleur dan open.
guide-njet-row-points = { $whoIs ->
    [you] Je hebt
   *[other] { $Who } heeft
} een vak van de laatste rij afgedekt: wat een slag waard is. Bij min 2 wil niemand slagen.
guide-njet-settled = In elke rij is nog één vak open, en zo wordt deze ronde gespeeld. { $whoIs ->
    [you] Jij begint.
   *[other] { $Who } begint.
}
guide-njet-teams = Jij kiest wie er deze ronde met je speelt. De veto’s zijn een aanwijzing: wie openliet wat jou bevalt, heeft vast passende kaarten.
guide-njet-teams-other = De startspeler kiest een partner. De andere twee spelen samen.
guide-njet-named = Nu is het twee tegen twee. Wat je partner haalt, telt ook voor jou; pak dus geen slagen van je partner af.
guide-njet-discard = Voor de slagen legt iedereen verdekt kaarten af. Ze zijn uit de ronde. Doe weg wat je zou verliezen: vaak nullen die anders buitgemaakt worden.
guide-njet-give = Voor de slagen geeft iedereen verdekt twee kaarten naar rechts door. Kies de jouwe voordat je nieuwe krijgt. Denk aan je team: wie zit daar?
guide-njet-received = { $cards } krijg je van links. Je hand is compleet en de slagen beginnen.
guide-njet-lead = Jij komt uit en alles mag. Hoge kaarten van een kleur die geen troef is, winnen vroeg het zekerst.
guide-njet-follow = Sommige kaarten zijn vaal: wie de uitgekomen kleur heeft, moet bekennen. Ook troeven bekennen alleen hun eigen kleur. Zonder die kleur mag je alles spelen.
guide-njet-trumped = { $whoIs ->
    [you] Je speelt een troef: { $cards }.
   *[other] { $Who } speelt een troef: { $cards }.
} De hoogste troef haalt de slag, waarmee er ook uitgekomen is.
guide-njet-super = { $whoIs ->
    [you] Je speelt een supertroef: { $cards }.
   *[other] { $Who } speelt een supertroef: { $cards }.
} Die slaat alles, en van meerdere wint de laatste.
guide-njet-took = { $whoIs ->
    [you] Je eerste slag! Jij komt nu uit.
   *[other] { $Who } haalt de slag en komt nu uit.
} Elke slag telt voor het hele team.
guide-njet-captured = { $whoIs ->
    [you] Je maakt { $cards } van het andere team buit.
   *[other] { $Who } maakt { $cards } van het andere team buit.
} Een buitgemaakte nul telt zoveel als een slag. Geef je nullen aan slagen die je partner haalt.
guide-njet-count = De ronde is voorbij. Je hebt { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
} en { $zeros ->
    [one] { $zeros } buitgemaakte nul
   *[other] { $zeros } buitgemaakte nullen
}; alles telt voor één. (Met drie of vijf spelers heeft iemand in het kleinste team de monsterkaart en telt dubbel.)
guide-njet-team = Je team heeft samen { $number }, maal { $each } per slag: jullie schrijven allebei { $points } op.

## Meinz

guide-meinz-goal = Welkom! In elke ronde haalt iedereen precies twee slagen. Dan worden de getallen erin opgeteld: de hoogste som levert 3 punten op, de laagste 2, de tweede 1 en de derde niets. Ga dus voor hoog of voor laag.
guide-meinz-cards = Je kaarten zijn 1 tot 9 in vier kleuren. Hier haalt het laagste getal de slag, en alle kleuren zijn gelijk.
guide-meinz-discard = Eerst legt iedereen één kaart weg, verdekt en voorgoed. Wil je een hoge som of een lage? Een kaart uit het midden helpt bij geen van beide.
guide-meinz-lead = Jij komt uit en alles mag. Een lage kaart haalt waarschijnlijk de slag; een hoge geeft de anderen iets om te pakken.
guide-meinz-follow = Sommige kaarten zijn vaal. Wie de uitgekomen kleur heeft, speelt die kleur of een kaart met hetzelfde getal. Zonder die kleur mag je alles spelen.
guide-meinz-call = Je kaart ligt in de slag, dus je mag ‘Meinz!’ roepen: dan is hij van jou, wat er ook nog gespeeld wordt. Roep als de kaarten bij je plan passen; wacht anders.
guide-meinz-called = { $whoIs ->
    [you] Je hebt geroepen: deze slag is al van jou.
   *[other] { $Who } heeft ‘Meinz!’ geroepen: deze slag is al vergeven.
} De anderen spelen hun kaarten nog en leggen erin wat ze kwijt willen.
guide-meinz-took = { $whoIs ->
    [you] De slag is van jou.
   *[other] { $Who } haalt de slag.
} Het laagste getal haalt hem, van gelijke het laatste; maar wie roept, gaat voor. Wie hem heeft, komt daarna uit.
guide-meinz-swap = Je hebt de slag en mag ruilen: een kaart uit je hand gaat erin, een van dezelfde kleur komt eruit. Zo buig je je som omhoog of omlaag.
guide-meinz-swapped = { $whoIs ->
    [you] Je legt { $given } in de slag en neemt { $taken } in je hand.
   *[other] { $Who } legt { $given } in de slag en neemt { $taken } in de hand.
} Iedereen ziet het: zo kun je raden wie hoog wil en wie laag.
guide-meinz-full = Je hebt je twee slagen. Je speelt nog mee, maar je kaarten halen niets meer: nu kun je de sommen van de anderen bederven.
guide-meinz-full-other = { $whoIs ->
    [you] Je hebt twee slagen: je lage kaarten halen niets meer.
   *[other] { $Who } heeft twee slagen: lage kaarten van daar halen niets meer.
} De laagste kaart van de anderen beslist.
guide-meinz-sums = Er zijn acht slagen gespeeld, twee voor ieder. Nu worden de sommen getoond.
guide-meinz-highest = Jouw { $sum } is de hoogste som: 3 punten. Beter kan niet!
guide-meinz-second = Jouw { $sum } is de op één na hoogste som: 1 punt. De volgende keer iets hoger, of veel lager.
guide-meinz-third = Jouw { $sum } is de op twee na hoogste som en levert niets op. Het midden is een slechte plek; kies vroeg een richting.
guide-meinz-lowest = Jouw { $sum } is de laagste som: 2 punten. Laag is bijna zo goed als hoog.
guide-meinz-level = { $whoIs ->
    [you] Je deelt de som { $sum } met iemand.
   *[other] { $Who } deelt de som { $sum } met iemand.
} Gelijke sommen leveren niets op.

## Was sticht?

guide-was-sticht-goal = Welkom! Iedereen neemt vier opdrachten, zoals ‘geen slagen’ of ‘laatste slag’. In elke ronde probeer je er een kwijt te raken. Wie als eerste geen opdrachten meer heeft, wint de partij.
guide-was-sticht-take = Neem om de beurt een opdracht, tot iedereen er vier heeft. Wissel af: een voor zwakke kaarten, een voor sterke, zodat er elke ronde iets past.
guide-was-sticht-rows = Nu stel je je hand samen: uit elk van de negen rijen pakt iedereen open een kaart. Wie er het eerst pakt, wisselt per rij.
guide-was-sticht-secret = { $whoIs ->
    [you] Jij bent de startspeler: alleen jij kent de troefkleur en het troefgetal.
   *[other] { $Who } is de startspeler en kent als enige de troefkleur en het troefgetal. Jij moet ze ontdekken.
}
guide-was-sticht-draft = Pak een kaart uit de rij. Lage helpen om slagen te mijden, hoge om ze te halen; en elke kaart kan een troef blijken te zijn.
guide-was-sticht-told = De aanwijzing: { $cards } zou deze rij gewonnen hebben. { $whoIs ->
    [you] Jij hebt hem gepakt.
   *[other] { $Who } heeft hem gepakt.
} Was dat niet de hoogste in de kleur van de eerste kaart, dan is het een troef: door zijn kleur of door zijn getal.
guide-was-sticht-told-again = Vergelijk de aanwijzingen: welke kleur of welk getal wint, terwijl er hogere kaarten naast lagen? Zo vind je de troeven.
guide-was-sticht-trumps = De troeven zijn open. Alle kaarten met het troefgetal zijn hoge troeven, die in de troefkleur de hoogste van allemaal. Daarna komen de andere kaarten van de troefkleur.
guide-was-sticht-pick = Bekijk alle handen en kies de opdracht die je met jouw kaarten haalt. De anderen kiezen ook in het geheim, behalve de startspeler.
guide-was-sticht-tasks = De opdrachten zijn open. Haal de jouwe, en zorg dat anderen de hunne missen. De startspeler heeft er geen, maar profiteert als hij er een haalt die iemand mist.
guide-was-sticht-lead = Jij komt uit en alles mag. Je opdracht beslist: een lage kaart als je geen slag wilt, een troef als je er een wilt.
guide-was-sticht-follow = Sommige kaarten zijn vaal: wie kan bekennen, moet dat. Alle troeven samen zijn één kleur; een kaart met het troefgetal hoort dus niet meer bij haar eigen kleur.
guide-was-sticht-trumped = { $whoIs ->
    [you] Je speelt een troef: { $cards }.
   *[other] { $Who } speelt een troef: { $cards }.
} Troeven slaan alle gewone kaarten. Van kaarten met het troefgetal is de eerst gespeelde hoger.
guide-was-sticht-took = { $whoIs ->
    [you] Je haalt de slag en komt nu uit.
   *[other] { $Who } haalt de slag en komt nu uit.
} Past dat bij je opdracht? Tel mee.
guide-was-sticht-drop = Je hebt een opdracht gehaald die iemand gemist heeft. Daarvoor mag je een eigen opdracht afleggen, welke je maar wilt.
guide-was-sticht-met = Je hebt je opdracht gehaald en bent hem kwijt. Eén minder op weg naar de overwinning!
guide-was-sticht-missed = Deze keer heb je je opdracht gemist en hou je hem. Misschien past hij beter in een andere ronde.
guide-was-sticht-stolen = { $whoIs ->
    [you] Als startspeler heb je een gemiste opdracht gehaald: een van de jouwe is weg.
   *[other] { $Who } heeft als startspeler een gemiste opdracht gehaald: ook daar een minder.
} In de volgende ronde begint wie daar links van zit.

## Mü

guide-mue-goal = Welkom! Eerst bied je met je eigen kaarten. Wie het meest biedt, wordt chef, kiest een troef en een partner, en moet voor dat bod genoeg punten halen. Bij 200 punten eindigt de partij.
guide-mue-cards = Vijf kleuren, 0 tot 9; de 1 en de 7 zijn er dubbel. De driehoekjes zeggen wat een kaart waard is: twee op de 6 en de 7, geen op de 1 en de 9, één op alle andere.
guide-mue-bid = Een bod zijn kaarten die je open neerlegt; hun aantal telt. Leg wat je als troef wilt: meerdere van één kleur of van één getal. Ze blijven in je hand en worden later gespeeld. Of pas.
guide-mue-stay = Je mag nog een kaart leggen, of er voorlopig mee stoppen. Je bod mag hoogstens één kaart hoger zijn dan het hoogste.
guide-mue-bid-other = { $whoIs ->
    [you] Je biedt { $cards }.
   *[other] { $Who } biedt { $cards }.
} Elk bod verraadt iets: troef kan later alleen worden wat op je eigen geboden kaarten staat.
guide-mue-passed = { $whoIs ->
    [you] Je past.
   *[other] { $Who } past.
} Dat ligt niet vast; later mag je weer bieden. Als iedereen achter elkaar gepast heeft, is het bieden voorbij.
guide-mue-chief = { $whoIs ->
    [you] Jij bent de chef
   *[other] { $Who } is de chef
} met een bod van { $bid ->
    [one] { $bid } kaart
   *[other] { $bid } kaarten
}: het hoogste bod. Hoe hoger het bod, hoe meer punten het team van de chef nodig heeft.
guide-mue-vice = { $whoIs ->
    [you] Jij hebt het op één na hoogste bod en bent de vice.
   *[other] { $Who } heeft het op één na hoogste bod en is de vice.
} De vice kiest ook een troef, een lagere, en speelt tegen de chef.
guide-mue-tied = Twee delen het hoogste bod: een patstelling. Er is geen chef, en er worden deze keer geen slagen gespeeld.
guide-mue-passed-out = Niemand heeft geboden, dus er zijn geen punten en er wordt opnieuw gedeeld. Durf de volgende keer één kaart te bieden!
guide-mue-vice-trump = Als vice kies je de lagere troef: een kleur of getal dat op je geboden kaarten staat. Neem waarvan je het meest hebt.
guide-mue-named = { $whoIs ->
    [you] Je hebt een troef gekozen.
   *[other] { $Who } heeft een troef gekozen.
} Er zijn er twee: die van de vice is de lagere, die van de chef de hogere. Kaarten die allebei zijn, zijn het hoogst van allemaal.
guide-mue-chief-trump = Als chef kies je de hogere troef, van je geboden kaarten. Een getal geeft minder troeven dan een kleur en levert daarom meer bonus op.
guide-mue-partner = Kies je partner: iedereen behalve de vice. Goed is wie kaarten geboden heeft die bij je troef passen.
guide-mue-team = Het team van de chef is compleet. Twee spelen tegen alle anderen en moeten het doel halen dat de tafel toont.
guide-mue-lead = Jij komt uit en alles mag. Het team van de chef haalt graag eerst de troeven op; de anderen pakken wat ze kunnen.
guide-mue-follow = Sommige kaarten zijn vaal: wie kan bekennen, moet dat. Alle troeven, hogere en lagere, zijn één kleur op zich, welke kleur er ook op staat.
guide-mue-trumped = { $whoIs ->
    [you] Je speelt een troef: { $cards }.
   *[other] { $Who } speelt een troef: { $cards }.
} Hogere troeven slaan lagere, en alle slaan ze gewone kaarten. Van gelijke kaarten wint de eerste.
guide-mue-took = { $whoIs ->
    [you] Je haalt de slag en komt nu uit.
   *[other] { $Who } haalt de slag en komt nu uit.
} Iedereen houdt de driehoekjes in de eigen slagen.
guide-mue-triangles = De ronde is voorbij. De driehoekjes in je eigen slagen leveren je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op, aan welke kant je ook stond.
guide-mue-bonus = Het team van de chef had { $goal } nodig en heeft er { $reached }: het doel is gehaald. { $whoIs ->
    [you] Jij en je teamgenoot krijgen er elk { $points } bij.
   *[other] Chef en partner krijgen er elk { $points } bij, ook { $who }.
}
guide-mue-penalty = Het team van de chef had { $goal } nodig en heeft er maar { $reached }. { $whoIs ->
    [you] Daar betaal jij als chef voor: { $points } punten.
   *[other] Daar betaalt { $who } als chef voor: { $points } punten.
} De partner verliest niets.
guide-mue-defence = Wie tegen de chef gespeeld heeft, krijgt er { $points } bij: het loont om een te hoog bod te stoppen.
guide-mue-stalemate = { $whoIs ->
    [you] Bij een patstelling krijg je { $points } voor je bod.
   *[other] Bij een patstelling krijgt { $who } { $points } voor het bod.
}
guide-mue-bid-last = { $whoIs ->
    [you] Jij legde de laatste kaart van de patstelling: { $points } punten.
   *[other] { $Who } legde de laatste kaart van de patstelling: { $points } punten.
} Denk dus na voordat je gelijk komt.
