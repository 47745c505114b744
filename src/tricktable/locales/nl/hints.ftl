# Tips

# Wat je kunt kiezen

hint-choice = { $choice } ({ $meaning })
hint-meaning = ‘{ $meaning }’
hint-only = Je kunt alleen { $choice } kiezen: { $chance } kans om de partij te winnen.
hint-close = Er is nauwelijks verschil tussen { $choices } ({ $chance } kans om de partij te winnen). Ik zou { $best } kiezen.
hint-play = Speel { $choice }: { $chance } kans om de partij te winnen.
hint-choose = Kies { $choice }: { $chance } kans om de partij te winnen.
hint-untried = De vuistregel zegt { $choice }. Er viel hier niets uit te proberen.
hint-thumb = De vuistregel zegt { $choice }. Die weet het hier het best: uitproberen levert niets op.
hint-percent = { $number }%
hint-less-than-one-percent = minder dan 1%
hint-more-than-99-percent = meer dan 99%

# In vergelijking

hint-deals = { $number ->
    [one] { $number } verdeling die je niet kunt uitsluiten
   *[other] { $number } verdelingen die je niet kunt uitsluiten
}
hint-ways = { $number ->
    [one] { $number } manier waarop de ronde verder kan gaan
   *[other] { $number } manieren waarop de ronde verder kan gaan
}
hint-apart = minder dan 1% verschil
hint-same = { $best } en { $other } zijn evenveel waard in alle { $where }.
hint-better = { $best } is beter dan { $other } in { $better } van { $where } ({ $difference }).
hint-better-and-worse = { $best } is beter dan { $other } in { $better } van { $where }, slechter in { $worse } ({ $difference }).
hint-not-clearly-better = { $other } is beter dan { $best } in { $better } van { $where }, slechter in { $worse } ({ $difference }): niet duidelijk beter, dus houd ik het bij de vuistregel, { $best }.

# Wie de slag wint

hint-takes = De slag is voor jou.
hint-takes-last = Je wint er de slag mee: je speelt als laatste.
hint-takes-top = Je wint er de slag mee: niets wat nog in het spel is, verslaat die kaart.
hint-takes-unable = Je wint er de slag mee: niemand die na jou speelt, kan die kaart verslaan.
hint-ahead = Zoals de slag nu ligt, win je hem daarmee.
hint-unbeaten = Geen tegenstander die na jou speelt, kan die kaart verslaan.
hint-beaten-never = In geen van { $worlds } verdelingen kan een tegenstander die na jou speelt, die kaart verslaan.
hint-beaten = Een tegenstander die na jou speelt, kan die kaart verslaan.
hint-beaten-with = Een tegenstander die na jou speelt, kan die kaart verslaan (met { $cards }).
hint-beaten-in = In { $number } van { $worlds } verdelingen kan een tegenstander die na jou speelt, die kaart verslaan.
hint-beaten-in-with = In { $number } van { $worlds } verdelingen kan een tegenstander die na jou speelt, die kaart verslaan (met { $cards }).
hint-under = { $whoIs ->
    [you] Dan is de slag nog steeds voor jou.
   *[other] Dan is de slag nog steeds voor { $who }.
}
hint-mate-ahead = { $Who }, in jouw team, wint nu de slag.
hint-mate-takes = { $Who }, in jouw team, wint de slag toch al.
hint-caller = { $whoIs ->
    [you] Je hebt ‘Meinz!’ geroepen en krijgt de slag.
   *[other] { $Who } heeft ‘Meinz!’ geroepen en krijgt de slag.
}
hint-full = Je hebt al je slagen en wint er geen meer.

# Wat het nog meer betekent

hint-ruins = Dat laat { $owner } voorspelling mislukken.
hint-breaks = Maar daarmee mis je je opdracht ‘{ $task }’.
hint-reaches = Daarmee haalt je team zijn doel van { $goal }.
hint-captures = Je maakt { $cards } buit.
hint-zero = Het is een 0, die je tegenstanders kunnen buitmaken.
hint-worth = { $points ->
    [one] { $points } punt in de slag.
   *[other] { $points } punten in de slag.
}
hint-length = { $number ->
    [0] Je hebt er geen.
   *[other] Je hebt er { $number }.
}
hint-bid = { $cards ->
    [one] Dat wordt een bod van { $cards } kaart, met een doel van { $goal }.
   *[other] Dat wordt een bod van { $cards } kaarten, met een doel van { $goal }.
}
hint-raises = De pot is dan { $pot }.
hint-sum-stays = Je som blijft gelijk.
hint-sum-grows = Je som stijgt met { $number }.
hint-sum-shrinks = Je som daalt met { $number }.
hint-holds = { $whoIs ->
    [you] Je hebt { $cards }.
   *[other] { $Who } heeft { $cards }.
}
hint-last-of = Het is je laatste kaart van { $suit }.
hint-last-trump = Het is je laatste troef.
hint-void = { $whoIs ->
    [you] Je hebt geen { $suit }.
    [many] { $Who } hebben geen { $suit }.
   *[other] { $Who } heeft geen { $suit }.
}
hint-no-trumps = { $whoIs ->
    [you] Je hebt geen troef.
    [many] { $Who } hebben geen troef.
   *[other] { $Who } heeft geen troef.
}

# Wat er bekend is

hint-known = Bekend is: { $facts }
hint-predicted = { $whoIs ->
    [you] Je hebt voorspeld: { $prediction }.
   *[other] { $Who } heeft voorspeld: { $prediction }.
}
hint-tricks-cost = Slagen kosten punten in deze ronde.
hint-few = { $Who } wil { $colour } niet als troef: in { $number } van { $worlds } verdelingen hoogstens { $most } van die kleur, bij toeval in { $chance }.
hint-points = { $own ->
    [one] Je hebt { $own } punt, niemand anders heeft er meer dan { $most }.
   *[other] Je hebt { $own } punten, niemand anders heeft er meer dan { $most }.
}
hint-points-of-sides = { $own ->
    [one] Jouw team heeft { $own } punt, het andere { $most }.
   *[other] Jouw team heeft { $own } punten, het andere { $most }.
}
hint-task = { $tricks ->
    [one] { $Owner } opdracht is ‘{ $task }’, met tot nu toe { $tricks } slag.
   *[other] { $Owner } opdracht is ‘{ $task }’, met tot nu toe { $tricks } slagen.
}
hint-goal = Jouw team heeft { $points } van de { $goal } punten.
hint-goal-reached = Jouw team heeft zijn doel van { $goal } gehaald.
hint-chief-goal = Het team van de chef heeft { $points } van de { $goal } punten.
hint-chief-reached = Het team van de chef heeft zijn doel van { $goal } gehaald.
hint-trumps-out = { $number ->
    [0] Er is geen troef meer in het spel.
    [one] Er is nog { $number } troef in het spel.
   *[other] Er zijn nog { $number } troeven in het spel.
}
