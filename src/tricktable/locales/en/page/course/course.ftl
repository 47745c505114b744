# The course of a match, looked back at.
course-title = How the match went
course-graph = The score after each round
course-through = { $whoIs ->
    [you] You led from the first round to the last
    [many] { $Who } led from the first round to the last
   *[other] { $Who } led from the first round to the last
}
course-lead = { $whoIs ->
    [you] Round { $round }: you take the lead for good
    [many] Round { $round }: { $who } take the lead for good
   *[other] Round { $round }: { $who } takes the lead for good
}
course-behind = { $whoIs ->
    [you] After round { $round } you were still { $points } behind
    [many] After round { $round } { $who } were still { $points } behind
   *[other] After round { $round } { $who } was still { $points } behind
}
course-best = Round { $round }: the biggest swing, { $points } for { $who }
course-changes = The lead changed { $count } times
course-share = Share picture
course-save = Save picture
course-copy = Copy replay link
