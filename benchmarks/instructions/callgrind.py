"""Runs workloads under valgrind's callgrind and reads what it has written."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from benchmarks.instructions.workloads import MARK

FUNCTION = re.compile(r"^\s*([\d,]+) \(\s*[\d.]+%\)\s+(\S.*)$")
"""A line of callgrind_annotate."""


class NoValgrind(Exception):
    """There is none, and it cannot be installed here."""


def counts(names: Sequence[str], folder: Path) -> dict[str, float]:
    """Instructions a unit of each workload. The profiles stay in the folder (``profile``)."""
    command = [
        find_valgrind(),
        "--quiet",
        "--tool=callgrind",
        f"--dump-before={MARK}",
        f"--callgrind-out-file={folder / 'out'}",
        *(sys.executable, "-m", "benchmarks.instructions.workloads", *names),
    ]
    # The order of sets, and so the number of steps, must not change from run to run.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    units: dict[str, int] = json.loads(done.stdout)
    totals = (total(profile(folder, place)) for place in range(len(names)))
    return {name: total / units[name] for name, total in zip(names, totals, strict=True)}


def profile(folder: Path, place: int) -> Path:
    """What was counted in a workload: a mark ends what was before it, the next one the work."""
    return folder / f"out.{2 * (place + 1)}"


def total(written: Path) -> int:
    found = re.search(r"^totals: (\d+)$", written.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return int(found[1])


def leaders(written: Path, *, inclusive: bool) -> list[tuple[int, str]]:
    """The functions that took most, with or without what they call."""
    with_calls = f"--inclusive={'yes' if inclusive else 'no'}"
    command = ["callgrind_annotate", with_calls, "--threshold=100", str(written)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    whole = total(written)
    found: Counter[str] = Counter()
    for line in done.stdout.splitlines():
        part = FUNCTION.match(line)
        instructions = int(part[1].replace(",", "")) if part else whole
        # What had begun before the first mark, such as Python's own main, is given all there is.
        if part and instructions < whole * 0.995:
            name = short(part[2])
            found[name] = (
                max(found[name], instructions) if inclusive else found[name] + instructions
            )
    return [(instructions, name) for name, instructions in found.most_common()]


def short(function: str) -> str:
    """``CPyDef_rokoko___paying___missing`` without its file, its library and its number.

    >>> short("build/native_paying.c:CPyDef_paying___missing'2 [engine.so]")
    'CPyDef_paying___missing'
    """
    name = re.sub(r" \[[^\]]*\]$", "", function)
    return re.sub(r"'\d+$", "", name.rpartition(":")[2])


def find_valgrind() -> str:
    """The program; where we may, it is installed."""
    found = shutil.which("valgrind") or _installed_by_apt()
    if found is None:
        raise NoValgrind(
            "Instructions are counted by valgrind, which is not on this machine: please install it"
            " (Debian: apt-get install valgrind)."
        )
    return found


def _installed_by_apt() -> str | None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "valgrind"]):
        done = subprocess.run(
            ["apt-get", "--quiet", "-o", "DPkg::Lock::Timeout=300", *words],
            env=environment,
            stdout=sys.stderr,
            check=False,
        )
        if done.returncode != 0:
            return None
    return shutil.which("valgrind")
