# The review of a match: what was better, and trying it again.
review-whose = Whose choices
review-whose-ask = Whose choices shall be reviewed?
review-close = Close the review
review-waiting = The first round is being looked through …
review-progress = { $done } of { $of } rounds
review-progress-label = Rounds that are reviewed
review-lost-link = The connection is lost. The review goes on as soon as it is back.
review-not-here = This server does not review matches.
review-private = Only those who played this private match may review it.
review-whole = { $count ->
    [0] The review is complete: no mistakes.
    [one] The review is complete: one choice to look at.
   *[other] The review is complete: { $count } choices to look at.
}

## A choice

review-good = Good
review-brilliant = Brilliant
review-unlucky = Unlucky
review-lucky = Lucky
review-unjudged = Not judged
review-good-about = Nothing else was certainly better.
review-brilliant-about = Clearly the best choice, and hard to find.
review-unjudged-about = Trying choices out tells little here, so none is called wrong.
review-known = By what you knew
review-all-cards = All cards
review-all-about = Show everybody’s cards, and what was luck
review-lay-waiting = This round is still being looked through.
review-played = Chosen
review-instead = You chose { $played }; { $best } was better ({ $lost }).
review-better = Better
review-chance = Chance to win
review-worlds = { $count ->
    [one] Tried in one deal.
   *[other] Tried in { $count } deals.
}

## From mistake to mistake

review-next = Next mistake
review-last = Previous mistake
review-place = { $place } of { $of }
review-none-yet = None yet
review-no-more = No more mistakes in this direction.

## What the match comes to

review-summary = Summary
review-no-mistakes = No mistakes
review-count-blunder = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
review-count-mistake = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
review-count-inaccuracy = { $count ->
    [one] one inaccuracy
   *[other] { $count } inaccuracies
}
review-count-brilliant = { $count ->
    [one] one brilliant choice
   *[other] { $count } brilliant choices
}
review-biggest = The biggest: { $where }
review-accuracy = Accuracy
review-choices = Choices
review-skill = Skill
review-skill-about = How much of a victory your choices won beyond simple play
review-luck = Luck
review-luck-about = What the cards and the others brought
review-fortune = Unlucky: { $unlucky }, lucky: { $lucky }
review-turns = Where it turned

## The curve

review-curve = Chance to win the match
review-chance-is = chance to win { $chance }
review-before = Before
review-after = After
review-marks = Choices that stand out

## Trying again

trial-title = Try again
trial-about = What do you choose now? Nothing that came later is shown.
trial-verdict = The verdict
trial-thinking = Trying it out …
trial-right = Right!
trial-right-about = Nothing else is certainly better.
trial-not-yet = There is something better
trial-wrong = { $label }: { $played } costs { $lost }.
trial-again = Once more
trial-tell = Show the answer
trial-answer-is = Best: { $best }
trial-back = Back to the review
keys-trial-answer = shows the answer
keys-trial-next = to the next one
keys-trial-back = back
