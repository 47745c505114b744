"""Secrecy between nodes over many deals: `python -m tests.server.soak_links --deals 2000`.

Everybody at a table is at another node. A round is played at one table, and for every viewer at a further one that
differs only in what this viewer cannot see: the links of both have to carry the same bytes.
"""

import argparse
import sys

from tests.contract.tables import viewers
from tests.server.nodes.secrecy import check_linked_deal
from tests.tables import soak
from tests.tables.secrecy.parties import CASES, Case, rules, run
from tests.tables.secrecy.twins import deals_of
from tricktable.core.streams import Stream


def compare_links(case: Case, number: int) -> soak.Count:
    """A batch of deals; tells how many choices the links were compared after."""
    stream = Stream(f"links {number}")
    deals = choices = 0
    for place in range(soak.BATCH):
        for deal in deals_of(case, f"links {number} {place}", soak.LATEST):
            choices += run(check_linked_deal(deal, case, stream, viewers(rules(case))))
            deals += 1
            if deals == soak.BATCH:
                return soak.Count(deals, choices)
    return soak.Count(deals, choices)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2000, help="deals of each game, shared by its tables, at least")
    parser.add_argument("--first", type=int, default=0, help="the number of the first batch")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    options = parser.parse_args()
    return 1 if soak.run_batches(compare_links, list(CASES), options) else 0


if __name__ == "__main__":
    sys.exit(main())
