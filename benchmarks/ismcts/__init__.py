"""The bot `search` against information-set Monte-Carlo tree search at equal time, on the same deals with sides swapped.

    python -m benchmarks.ismcts --table njet-4 --against tree --deals 200 --seed ismcts-1

Three opponents: `openspiel` is OpenSpiel's own `ismcts.ISMCTSBot` over the registered game, with our resampler; `tree`
is single-observer ISMCTS over the compiled kernel, some hundred times as fast, with random play-outs; `tree-policy` is
the same with play-outs by the kernel's policy. All play the move that was visited most.

What is compared is the play of the cards: all else is chosen by `search` for everybody (`--only trick`). The deal is
played up to its first trick once. From there one side of the round is `search` and the others are the opponent, then
the other way round; where there are more than two sides, each takes its turn. With `--only all` the opponent makes all
choices that it can make (a tree those that the kernel knows), and sides are those of the match. In HASP the kernel
takes over with the second trick, so a tree leaves the first to `search`.

At each of its choices the opponent gets as much processor time as `search` takes for the same choice, and plays on
until it has `--least` simulations, with which OpenSpiel's bot takes longer than `search`. Or it gets `--milliseconds`,
or `--simulations`, which alone gives the same result every time.
"""
