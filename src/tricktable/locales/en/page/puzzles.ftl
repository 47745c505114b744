# Puzzles, and one's own mistakes that come back.
puzzles-title = Puzzles
puzzles-lede = Positions in which one choice is clearly right. All you need to find it can be known.
puzzles-none = This server has no puzzles.
puzzles-all = All puzzles
puzzles-game = Game
puzzles-theme = Theme
puzzles-every = all
puzzles-record = Solved { $solved } of { $tried }
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzle-day = Puzzle of the day
puzzle-title = Puzzle
puzzle-begin = Solve it
puzzle-next = Next puzzle
puzzle-solved = solved
puzzle-missed = not solved
puzzle-missing = There is no such puzzle.
puzzle-about = What do you choose? One choice is clearly the best.
puzzle-players = { $count } players
puzzle-difficulty = Difficulty { $level } of 5

## Practice

practice-title = Your own mistakes
practice-due = { $count ->
    [0] None is waiting. Mistakes that reviews of your matches have found come back here after some days.
    [one] One waits for another try.
   *[other] { $count } wait for another try.
}
practice-later = { $count ->
    [one] One more comes back on { $day }.
   *[other] { $count } more come back, the first on { $day }.
}
practice-begin = Practise
practice-next = Next one
practice-ask = { $place } of { $of }: you went wrong here once. What do you choose now?
