"""The command line: measure, print a table, and draw it."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.peers import __doc__ as about
from benchmarks.peers.contestants import OURS, PEERS
from benchmarks.peers.plot import Bar, drawn

MEASURE = "OpenSpiel, hearts"
"""What the ratios are to."""


def measured(python: str, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Decisions per second of each contestant in each round."""
    rates: dict[str, list[float]] = {name: [] for name in (*OURS, *PEERS)}
    for number in range(rounds):
        for name, found in rates.items():
            words = [sys.executable if name in OURS else python, "-m"]
            words += ["benchmarks.peers.contestants", name, str(seconds)]
            done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
            found.append(float(done.stdout.split()[-1]))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return rates


def bars(rates: Mapping[str, Sequence[float]]) -> list[Bar]:
    """Ratios, the highest first."""
    measure = statistics.median(rates[MEASURE])
    found = [
        Bar(name, statistics.median(each) / measure, min(each) / measure, max(each) / measure)
        for name, each in rates.items()
    ]
    return sorted(found, key=lambda bar: -bar.ratio)


def main() -> None:
    arguments = argparse.ArgumentParser(
        prog="python -m benchmarks.peers",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    arguments.add_argument("--python", required=True, help="the Python that has the other engines")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=1.0, help="per contestant and round")
    arguments.add_argument("--plot", type=Path, help="an SVG to write")
    given = arguments.parse_args()
    rates = measured(given.python, given.rounds, given.seconds)
    found = bars(rates)
    print(f"| random games | decisions/s | ratio to {MEASURE} | least to most |")
    print("|---|---|---|---|")
    for bar in found:
        speed = statistics.median(rates[bar.name])
        print(f"| {bar.name} | {speed:,.0f} | {bar.ratio:.2f} | {bar.least:.2f} - {bar.most:.2f} |")
    if given.plot:
        given.plot.write_text(drawn(found, MEASURE, set(OURS)), encoding="utf-8")


if __name__ == "__main__":
    main()
