"""Reasons: what speaks for or against a choice, as a kind and numbers. The interfaces make sentences of them.

Every reason but `beaten` is a fact: it holds in every world that the viewer cannot rule out. `beaten` is a count over
the worlds that were tried. S is a seat, C a card.

| kind | values | meaning |
|---|---|---|
| `only` | - | there is no other choice |
| `takes` | - | the viewer takes this trick, whatever the others do |
| `last` | - | nobody plays after the viewer in this trick |
| `top` | - | no card that is still out beats this one in this trick |
| `unable` | C... | these cards would beat it, but nobody who is still to play can play one of them |
| `ahead` | - | the best card of the trick so far, not sure to stay so |
| `beatable` | C... | cards still out that would beat it, and that somebody who is still to play may have |
| `beaten` | n, of | in so many of the worlds tried an opponent who is still to play can beat it |
| `under` | S | after this card S still wins the trick as it lies |
| `mate ahead` | S | the same, and S is on the viewer's side |
| `mate takes` | S | the same, and nobody can take the trick from S any more |
| `caller` | S | S has called the trick, and takes it |
| `full` | - | the viewer has all the tricks that a seat can take |
| `void` | S, suit | S has no card of this effective suit |
| `empties` | suit | afterwards the viewer has no card of this effective suit |
| `worth` | points | what lies in the trick with this card |
| `captures` | C... | 0s of opponents that the viewer captures for sure |
| `zero` | C | a 0, which opponents may capture |
| `ruins` | S | the viewer takes the trick, which ruins what S has predicted |
| `breaks` | task | the viewer takes the trick, and cannot meet the own task any more |
| `reaches` | goal | the viewer takes the trick, and the own team has reached its goal |
| `holds` | S, C... | S is known to hold these cards |
| `trumps out` | n | trumps that are neither played nor in the viewer's hand |
| `pot` | points | what the round is worth so far |
| `raises` | points | what the pot is worth after this prediction |
| `points` | own, most | card points of the viewer's side, and the most of any other |
| `prediction` | S, said | S's find all (2) or no find (3) still holds |
| `per trick` | points | what a trick is worth; it may be less than nothing |
| `counts` | own, other | tricks and captured 0s of both teams, the monster's doubled |
| `tricks` | own, share | the viewer's tricks, and how many each seat takes |
| `task` | S, task, tricks | the task of S, and the tricks that S has so far |
| `goal` | have, goal | triangles of the chief's team, and how many it needs |
| `length` | n | the viewer's cards that this choice is about (of a colour, of a number) |
| `bid` | n, goal | the viewer's bid with this card, and the goal that it would ask for |
| `sum` | change | how this swap changes the sum of the viewer's tricks |
"""

from typing import NamedTuple

Values = tuple[int, ...]


class Reason(NamedTuple):
    """One fact or count; what the values mean belongs to the kind."""

    kind: str
    values: Values = ()
