# NJET: what the coach says.

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
} een vak van de troefrij afgedekt. Troeven verslaan alle andere kleuren; laat dus een kleur open waarvan je veel hebt.
guide-njet-row-super = { $whoIs ->
    [you] Je hebt
   *[other] { $Who } heeft
} een vak van de supertroefrij afgedekt. De drie nullen van de supertroefkleur verslaan alles. Heb je er een paar? Laat hun kleur dan open.
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
guide-njet-named = Nu is het twee tegen twee. Wat je partner wint, telt ook voor jou; pak dus geen slagen van je partner af.
guide-njet-discard = Voor de slagen legt iedereen gedekt kaarten af. Ze zijn uit de ronde. Doe weg wat je zou verliezen: vaak nullen die anders buitgemaakt worden.
guide-njet-give = Voor de slagen geeft iedereen gedekt twee kaarten naar rechts door. Kies de jouwe voordat je nieuwe krijgt. Denk aan je team: wie zit daar?
guide-njet-received = { $cards } krijg je van links. Je hand is compleet en de slagen beginnen.
guide-njet-lead = Jij komt uit en alles mag. Hoge kaarten van een kleur die geen troef is, winnen vroeg het zekerst.
guide-njet-follow = Sommige kaarten zijn vaal: wie de gevraagde kleur heeft, moet bekennen. Ook troeven bekennen alleen hun eigen kleur. Zonder die kleur mag je alles spelen.
guide-njet-trumped = { $whoIs ->
    [you] Je speelt een troef: { $cards }.
   *[other] { $Who } speelt een troef: { $cards }.
} De hoogste troef wint de slag, waarmee er ook uitgekomen is.
guide-njet-super = { $whoIs ->
    [you] Je speelt een supertroef: { $cards }.
   *[other] { $Who } speelt een supertroef: { $cards }.
} Die verslaat alles, en van meerdere wint de laatste.
guide-njet-took = { $whoIs ->
    [you] Je eerste slag! Jij komt nu uit.
   *[other] { $Who } wint de slag en komt nu uit.
} Elke slag telt voor het hele team.
guide-njet-captured = { $whoIs ->
    [you] Je maakt { $cards } van het andere team buit.
   *[other] { $Who } maakt { $cards } van het andere team buit.
} Een buitgemaakte nul telt zoveel als een slag. Geef je nullen aan slagen die je partner wint.
guide-njet-count = De ronde is voorbij. Je hebt { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
} en { $zeros ->
    [one] { $zeros } buitgemaakte nul
   *[other] { $zeros } buitgemaakte nullen
}; alles telt voor één. (Met drie of vijf spelers heeft iemand in het kleinste team de monsterkaart en telt dubbel.)
guide-njet-team = Je team heeft samen { $number }, maal { $each } per slag: jullie schrijven allebei { $points } op.
