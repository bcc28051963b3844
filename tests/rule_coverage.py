"""Which clauses of ``docs/rules`` have a test: ``python -m tests.rule_coverage``.

A clause is an ID at the beginning of a table row or of a list item. It needs a test that names it
with ``@pytest.mark.rule("BQ-TAKE-03")``, unless

- the rules file says ``Needs no test: BQ-R-*`` of a whole kind, in its list *How to read it*, or
- the clause itself says ``(not testable: reason)``, for what no test can express.

An ID that a test names and no rules file knows is an error, and so is an ID that begins two rows.
"""

from __future__ import annotations

import contextlib
import fnmatch
import io
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

PROJECT = Path(__file__).parents[1]

CLAUSE = re.compile(
    r"^ *(?:\||[-*]) *(?:\*\*)?"  # a row, or an item, with its ID in bold type or not
    r"(?P<id>[A-Z]+(?:-[A-Z0-9]+)*-[A-Z]*[0-9]+[a-z]?)\b"
    r"(?P<text>.*)$",
    re.MULTILINE,
)
EXEMPT = re.compile(r"^ *[-*] Needs no test: (?P<kinds>`[^`]+`(?:, `[^`]+`)*)", re.MULTILINE)
NOT_TESTABLE = re.compile(r"\(not testable: (?P<reason>[^)]+)\)")


class RulesFile(NamedTuple):
    """What one file of the rules says of tests."""

    name: str
    to_test: tuple[str, ...]
    not_testable: dict[str, str]
    """Clauses that no test can express, with the reason."""
    exempt: tuple[str, ...]
    twice: tuple[str, ...]


def read_rules(name: str, text: str) -> RulesFile:
    """The clauses of a rules file.

    >>> text = "- Needs no test: `X-R-*`\\n| X-A-01 | One. |\\n- **X-T-01** Two.\\n| X-R-01 | ... |"
    >>> read_rules("x", text).to_test
    ('X-A-01', 'X-T-01')
    """
    found = EXEMPT.search(text)
    kinds = re.findall(r"`([^`]+)`", found["kinds"]) if found else []
    exempt, to_test, not_testable = [], [], {}
    for clause in CLAUSE.finditer(text):
        reason = NOT_TESTABLE.search(clause["text"])
        if any(fnmatch.fnmatchcase(clause["id"], kind) for kind in kinds):
            exempt.append(clause["id"])
        elif reason:
            not_testable[clause["id"]] = reason["reason"]
        else:
            to_test.append(clause["id"])
    twice = [clause for clause, times in Counter(to_test).items() if times > 1]
    return RulesFile(name, tuple(to_test), not_testable, tuple(exempt), tuple(twice))


def report(files: Iterable[RulesFile], named: set[str]) -> tuple[list[str], bool]:
    """The lines to print, and whether all is well."""
    lines: list[str] = []
    well = True
    known: set[str] = set()
    for rules in files:
        known |= {*rules.to_test, *rules.exempt, *rules.not_testable}
        uncovered = [clause for clause in rules.to_test if clause not in named]
        well = well and not uncovered and not rules.twice
        lines.append(f"{rules.name}: {len(rules.to_test)} clauses, {len(uncovered)} uncovered")
        lines += [f"  uncovered: {clause}" for clause in uncovered]
        lines += [f"  stands twice: {clause}" for clause in rules.twice]
        lines += [f"  not testable: {line[0]} ({line[1]})" for line in rules.not_testable.items()]
    unknown = sorted(named - known)
    lines += [f"unknown, but named by a test: {clause}" for clause in unknown]
    return lines, well and not unknown


class Marks:
    """A guest of pytest who writes down the clauses that the collected tests name."""

    def __init__(self) -> None:
        self.named: set[str] = set()

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "rule(*ids): the clauses that this test proves")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                self.named.update(mark.args)


def collect(tests: Path) -> set[str]:
    """The clauses that the tests of a folder name; raises SystemExit if they cannot be read."""
    marks = Marks()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", str(tests)], [marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"{said.getvalue()}\nthe tests cannot be collected")
    return marks.named


def main(folders: list[str]) -> int:
    """Print the report for two folders, of rules and of tests; by default those of the project."""
    rules, tests = map(Path, folders) if folders else (PROJECT / "docs/rules", PROJECT / "tests")
    files = [read_rules(file.stem, file.read_text("utf-8")) for file in sorted(rules.glob("*.md"))]
    lines, well = report(files, collect(tests))
    print("\n".join(lines))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
