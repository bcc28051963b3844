"""The command line: compare, profile, or take a new baseline."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from bagatelle.kernel import playout
from benchmarks.instructions import __doc__ as about
from benchmarks.instructions import baseline
from benchmarks.instructions.callgrind import NoValgrind, counts, leaders, profile, total
from benchmarks.instructions.workloads import WORKLOADS, YARDSTICK

WRONG_INPUT = 2
TOO_MUCH = 1


def main() -> int:
    arguments = argparse.ArgumentParser(
        prog="python -m benchmarks.instructions",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    one = arguments.add_mutually_exclusive_group()
    one.add_argument("--profile", metavar="WORKLOAD", choices=WORKLOADS, help=", ".join(WORKLOADS))
    one.add_argument("--new-baseline", action="store_true", help="write what is counted now")
    arguments.add_argument("--lines", type=int, default=25, help="of a profile")
    args = arguments.parse_args()
    if not str(playout.__file__).endswith((".so", ".pyd")):
        print(
            "Instructions are counted in the compiled build, and this one is pure Python.",
            file=sys.stderr,
        )
        return WRONG_INPUT
    with tempfile.TemporaryDirectory() as folder:
        try:
            if args.profile:
                return show_profile(args.profile, Path(folder), args.lines)
            now = counts(list(WORKLOADS), Path(folder))
        except NoValgrind as error:
            print(error, file=sys.stderr)
            return WRONG_INPUT
    if args.new_baseline:
        baseline.write(now)
    return compare(now)


def show_profile(workload: str, folder: Path, lines: int) -> int:
    """Where the instructions of a workload go, as shares of a decision."""
    count = counts([workload], folder)[workload]
    written = profile(folder, 0)
    print(f"{workload}: {count:,.0f} instructions a decision")
    for inclusive in (False, True):
        print("\nwith what they call" if inclusive else "\nby themselves")
        for instructions, function in leaders(written, inclusive=inclusive)[:lines]:
            share = instructions / total(written)
            print(f"{share:7.1%} {share * count:8,.0f}  {function}")
    return 0


def compare(now: dict[str, float]) -> int:
    comparison = baseline.Comparison(now, baseline.read())
    print(f"{'instructions a decision':24} {'now':>8} {'baseline':>9} {'change':>8}")
    for name, count in now.items():
        change = comparison.change(name)
        before = "" if change is None else f"{comparison.before[name]:,.0f}"
        shown = "" if change is None else f"{change:+.1%}"
        print(f"{name:24} {count:8,.0f} {before:>9} {shown:>8}")
    if not comparison.is_same_interpreter:
        print(
            f"The {YARDSTICK} takes {comparison.scale:.2f} times the baseline's instructions: this"
            " is another interpreter, so changes are those of the ratio to it."
        )
    wrong = comparison.too_much()
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    if wrong:
        print(
            "Make it cheaper, or say in the commit why it must cost that and write the new counts"
            " with `make instructions-baseline`.",
            file=sys.stderr,
        )
    return TOO_MUCH if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
