"""Reports: what runs have shown, as lines of a table."""

from statistics import median

from benchmarks.load.runs import Figures

BUSY = 0.85
"""The share of its core from which on the driver is what is measured."""


HEADINGS = f"{'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'CPU us/move':>12} {'CPU':>6} {'MB':>6} {'driver':>7}"


def line(figures: list[Figures]) -> str:
    """The medians of these runs."""
    rate = median(each.rate for each in figures)
    half, most = (median(each.wait(share) for each in figures) for share in (0.5, 0.99))
    cost = median(each.cost for each in figures)
    used, driver = (median(share) for share in zip(*[shares(each) for each in figures], strict=True))
    memory = figures[-1].memory
    return f"{rate:>9,.0f} {half:>8.2f} {most:>8.2f} {cost:>12.0f} {used:>6.0%} {memory:>6.0f} {driver:>7.0%}"


def shares(figures: Figures) -> tuple[float, float]:
    """How much of their cores the server and the driver used."""
    return figures.server / figures.seconds, figures.driver / figures.seconds


def warn(figures: list[Figures]) -> None:
    if median(shares(each)[1] for each in figures) > BUSY:
        print("  the driver had no time to spare: the server may well be faster than this")


def judge(text: str, is_met: bool, target: str) -> None:
    print(f"{text} (target: {target}): {'met' if is_met else 'MISSED'}")
