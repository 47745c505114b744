# Mü: what the coach says.

guide-mue-goal = Welkom! Eerst bied je met je eigen kaarten. Wie het meest biedt, wordt chef, kiest een troef en een partner, en moet voor dat bod genoeg punten halen. Bij 200 punten eindigt de partij.
guide-mue-cards = Vijf kleuren, 0 tot 9; de 1 en de 7 zijn er dubbel. De driehoekjes zeggen wat een kaart waard is: twee op de 6 en de 7, geen op de 1 en de 9, één op alle andere.
guide-mue-bid = Je bod bestaat uit kaarten die je open neerlegt; het aantal telt. Leg wat je als troef wilt: meerdere van één kleur of van één getal. Ze blijven in je hand en worden later gespeeld. Of pas.
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
} De vice kiest ook een troef, de lagere, en speelt tegen de chef.
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
} Hogere troeven verslaan lagere, en alle verslaan ze gewone kaarten. Van gelijke kaarten wint de eerste.
guide-mue-took = { $whoIs ->
    [you] Je wint de slag en komt nu uit.
   *[other] { $Who } wint de slag en komt nu uit.
} Iedereen houdt de driehoekjes in de eigen slagen.
guide-mue-triangles = De ronde is voorbij. De driehoekjes in je eigen slagen leveren je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op, in welk team je ook zat.
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
