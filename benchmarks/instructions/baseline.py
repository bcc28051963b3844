"""The committed counts, and what is too far above them.

Counts belong to an interpreter and a C compiler: another CPython of the same version may take half
as many instructions for a tuple. The *yardstick* tells them apart, a fixed loop of plain Python
that is counted beside the games. Where it takes as many as in the baseline, the counts are compared
as they are. Where it does not, they are compared by their ratio to the yardstick, and only a
difference that no interpreter explains counts.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping
from pathlib import Path

from benchmarks.instructions.workloads import YARDSTICK

FILE = Path(__file__).parent / "baseline.json"

SAME = 0.01
"""How far the yardsticks of the same interpreter may lie apart."""
WORSE = 0.10
"""How much more than in the baseline is too much."""
WORSE_ELSEWHERE = 0.50
"""The same for an interpreter that the baseline was not counted with."""


def read() -> dict[str, float]:
    counts: dict[str, float] = json.loads(FILE.read_text(encoding="utf-8"))["counts"]
    return counts


def write(counts: Mapping[str, float]) -> None:
    with_what = f"{platform.python_implementation()} {platform.python_version()}"
    written = {
        "counted with": f"{with_what}, {platform.python_compiler()}, {platform.machine()}",
        "counts": {name: round(count, 1) for name, count in counts.items()},
    }
    FILE.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")


class Comparison:
    """Counts beside those of the baseline."""

    def __init__(self, now: Mapping[str, float], before: Mapping[str, float]) -> None:
        self.now = now
        self.before = before
        scale = now[YARDSTICK] / before[YARDSTICK]
        self.is_same_interpreter = abs(scale - 1) <= SAME
        self.scale = 1.0 if self.is_same_interpreter else scale
        self.limit = WORSE if self.is_same_interpreter else WORSE_ELSEWHERE

    def change(self, name: str) -> float | None:
        """By which part the count has grown; None if the baseline does not know it."""
        if name not in self.before:
            return None
        return self.now[name] / (self.before[name] * self.scale) - 1

    def too_much(self) -> list[str]:
        """A sentence for everything that takes too many, or that nobody has counted before."""
        found = []
        for name in self.now:
            change = self.change(name)
            if name == YARDSTICK:
                continue
            if change is None:
                found.append(f"{name} is not in the baseline.")
            elif change > self.limit:
                found.append(
                    f"{name} takes {self.now[name]:,.0f} instructions a decision, {change:.0%} more"
                    f" than the {self.before[name] * self.scale:,.0f} of the baseline;"
                    f" {self.limit:.0%} is too much."
                )
        return found
