# Meinz: what the coach says.

guide-meinz-goal = Welkom! In elke ronde wint iedereen precies twee slagen. Dan worden de getallen erin opgeteld: de hoogste som levert 3 punten op, de laagste 2, de tweede 1 en de derde niets. Ga dus voor hoog of voor laag.
guide-meinz-cards = Je kaarten zijn 1 tot 9 in vier kleuren. Hier wint het laagste getal de slag, en alle kleuren zijn gelijk.
guide-meinz-discard = Eerst legt iedereen één kaart opzij, gedekt en voorgoed. Wil je een hoge som of een lage? Een kaart uit het midden helpt bij geen van beide.
guide-meinz-lead = Jij komt uit en alles mag. Een lage kaart wint waarschijnlijk de slag; een hoge geeft de anderen iets om te pakken.
guide-meinz-follow = Sommige kaarten zijn vaal. Wie de gevraagde kleur heeft, speelt die kleur of een kaart met hetzelfde getal. Zonder die kleur mag je alles spelen.
guide-meinz-call = Je kaart ligt in de slag, dus je mag ‘Meinz!’ roepen: dan is hij van jou, wat er ook nog gespeeld wordt. Roep als de kaarten bij je plan passen; wacht anders.
guide-meinz-called = { $whoIs ->
    [you] Je hebt geroepen: deze slag is al van jou.
   *[other] { $Who } heeft ‘Meinz!’ geroepen: deze slag is al vergeven.
} De anderen spelen hun kaarten nog en leggen erin wat ze kwijt willen.
guide-meinz-took = { $whoIs ->
    [you] De slag is van jou.
   *[other] { $Who } wint de slag.
} Het laagste getal wint hem, van gelijke het laatste; maar wie roept, gaat voor. Wie hem heeft, komt daarna uit.
guide-meinz-swap = Je hebt de slag en mag ruilen: een kaart uit je hand gaat erin, een van dezelfde kleur komt eruit. Zo buig je je som omhoog of omlaag.
guide-meinz-swapped = { $whoIs ->
    [you] Je legt { $given } in de slag en neemt { $taken } in je hand.
   *[other] { $Who } legt { $given } in de slag en neemt { $taken } in de hand.
} Iedereen ziet het: zo kun je raden wie hoog wil en wie laag.
guide-meinz-full = Je hebt je twee slagen. Je speelt nog mee, maar je kaarten winnen niets meer: nu kun je de sommen van de anderen bederven.
guide-meinz-full-other = { $whoIs ->
    [you] Je hebt twee slagen: je lage kaarten winnen niets meer.
   *[other] { $Who } heeft twee slagen: lage kaarten van daar winnen niets meer.
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
