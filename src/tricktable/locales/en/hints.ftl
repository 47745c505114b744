# Hints

# What to choose

hint-choice = { $choice } ({ $meaning })
hint-meaning = “{ $meaning }”
hint-only = You can only choose { $choice }: { $chance } to win the match.
hint-close = Too close to call between { $choices } ({ $chance } to win the match). I would choose { $best }.
hint-play = Play { $choice }: { $chance } to win the match.
hint-choose = Choose { $choice }: { $chance } to win the match.
hint-untried = The rule of thumb says { $choice }. There was nothing to try it in.
hint-thumb = The rule of thumb says { $choice }. Here it knows best: trying choices out does no better.
hint-percent = { $number }%
hint-less-than-one-percent = less than 1%
hint-more-than-99-percent = more than 99%

# How it compares

hint-deals = { $number ->
    [one] { $number } deal that you cannot rule out
   *[other] { $number } deals that you cannot rule out
}
hint-ways = { $number ->
    [one] { $number } way in which the round may go on
   *[other] { $number } ways in which the round may go on
}
hint-apart = less than 1% apart
hint-same = { $best } and { $other } are worth the same in all of { $where }.
hint-better = { $best } is better than { $other } in { $better } of { $where } ({ $difference }).
hint-better-and-worse = { $best } is better than { $other } in { $better } of { $where }, in { $worse } worse ({ $difference }).
hint-not-clearly-better = { $other } is better than { $best } in { $better } of { $where }, in { $worse } worse ({ $difference }): not clearly better, so I keep to the rule of thumb, { $best }.

# Who takes the trick

hint-takes = The trick is yours.
hint-takes-last = It takes the trick: you play last.
hint-takes-top = It takes the trick: nothing that is still out beats it.
hint-takes-unable = It takes the trick: nobody who plays after you can beat it.
hint-ahead = It is winning the trick as it lies.
hint-unbeaten = No opponent who plays after you can beat it.
hint-beaten-never = In none of { $worlds } deals an opponent who plays after you can beat it.
hint-beaten = An opponent who plays after you can beat it.
hint-beaten-with = An opponent who plays after you can beat it (with { $cards }).
hint-beaten-in = In { $number } of { $worlds } deals an opponent who plays after you can beat it.
hint-beaten-in-with = In { $number } of { $worlds } deals an opponent who plays after you can beat it (with { $cards }).
hint-under = { $whoIs ->
    [you] You are still winning the trick then.
   *[other] { $Who } is still winning the trick then.
}
hint-mate-ahead = { $Who }, in your team, is winning the trick.
hint-mate-takes = { $Who }, in your team, takes the trick anyway.
hint-caller = { $whoIs ->
    [you] You have called the trick and take it.
   *[other] { $Who } has called the trick and takes it.
}
hint-full = You have all your tricks and take no more.

# What else it means

hint-ruins = That ruins { $owner } prediction.
hint-breaks = But it spoils your task, “{ $task }”.
hint-reaches = With it your team reaches its goal of { $goal }.
hint-captures = You capture { $cards }.
hint-zero = It is a 0, which your opponents may capture.
hint-worth = { $points ->
    [one] { $points } point in the trick.
   *[other] { $points } points in the trick.
}
hint-length = { $number ->
    [0] You hold none of them.
   *[other] You hold { $number } of them.
}
hint-bid = { $cards ->
    [one] That makes a bid of { $cards } card, with a goal of { $goal }.
   *[other] That makes a bid of { $cards } cards, with a goal of { $goal }.
}
hint-raises = The pot is { $pot } then.
hint-sum-stays = Your sum stays the same.
hint-sum-grows = Your sum grows by { $number }.
hint-sum-shrinks = Your sum shrinks by { $number }.
hint-holds = { $whoIs ->
    [you] You have { $cards }.
   *[other] { $Who } has { $cards }.
}
hint-last-of = It is your last { $suit } card.
hint-last-trump = It is your last trump.
hint-void = { $whoIs ->
    [you] You have no { $suit }.
    [many] { $Who } have no { $suit }.
   *[other] { $Who } has no { $suit }.
}
hint-no-trumps = { $whoIs ->
    [you] You have no trumps.
    [many] { $Who } have no trumps.
   *[other] { $Who } has no trumps.
}

# What is known

hint-known = What is known: { $facts }
hint-predicted = { $whoIs ->
    [you] You have predicted { $prediction }.
   *[other] { $Who } has predicted { $prediction }.
}
hint-tricks-cost = Tricks cost points in this round.
hint-few = { $Who } does not want { $colour } as trump: at most { $most } of that colour in { $number } of { $worlds } deals, by chance in { $chance }.
hint-points = { $own ->
    [one] You have { $own } point, nobody else more than { $most }.
   *[other] You have { $own } points, nobody else more than { $most }.
}
hint-points-of-sides = { $own ->
    [one] Your team has { $own } point, the other { $most }.
   *[other] Your team has { $own } points, the other { $most }.
}
hint-task = { $tricks ->
    [one] { $Owner } task is “{ $task }”, with { $tricks } trick so far.
   *[other] { $Owner } task is “{ $task }”, with { $tricks } tricks so far.
}
hint-goal = Your team has { $points } of { $goal } points.
hint-goal-reached = Your team has reached its goal of { $goal }.
hint-chief-goal = The chief’s team has { $points } of { $goal } points.
hint-chief-reached = The chief’s team has reached its goal of { $goal }.
hint-trumps-out = { $number ->
    [0] No trump is out any more.
    [one] { $number } trump is still out.
   *[other] { $number } trumps are still out.
}
