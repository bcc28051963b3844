"""The tests that deal, with deals and examples that nobody has tried yet.

    make soak-tests
    make soak-tests SEED=truffle

Says its seed first: with the same one everything comes again.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import subprocess
import sys

from tests.rule_coverage import PROJECT

TESTS = (
    "tests/browser",
    "tests/server/faults",
    "tests/server/test_bad_requests.py",
    "tests/properties",
)


def main(seed: str) -> int:
    print(f"seed: {seed}", flush=True)
    examples = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4])
    chance = ("--hypothesis-profile=random", f"--hypothesis-seed={examples}")
    command = [sys.executable, "-m", "pytest", "-n", "auto", *chance, *TESTS]
    environment = {**os.environ, "DEALS": seed, "FAULT_SEEDS": seed}
    return subprocess.run(command, cwd=PROJECT, env=environment, check=False).returncode


if __name__ == "__main__":
    given = sys.argv[1:] or [secrets.token_hex(4)]
    sys.exit(main(given[0]))
