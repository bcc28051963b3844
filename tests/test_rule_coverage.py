"""The tool that counts clauses, on small made-up rules, and its verdict on the real ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rule_coverage import PROJECT, read_rules, report

RULES = """# A game

How to read it
- Needs no test: `XX-R-*`, `SET-*` (rulings and citations).

| ID | Clause |
|---|---|
| XX-TAKE-01 | One takes a card. See XX-TAKE-02. |
| XX-TAKE-02 | Be polite. (not testable: nobody can measure it) |
| XX-T-U1-02 white stands in | ... |
| XX-NOBLE-U1a | ... |
| XX-D-01 | ... |
| XX-R-01 | A ruling. |
| SET-1 | A citation. |

- **XX-INFO-01** A card is open.
- **XX-T-EX-03 A worked example.** Given...
"""

ALL = {"XX-TAKE-01", "XX-T-U1-02", "XX-NOBLE-U1a", "XX-D-01", "XX-INFO-01", "XX-T-EX-03"}


def test_rows_and_items_are_clauses_and_rulings_need_no_test() -> None:
    rules = read_rules("game", RULES)
    assert set(rules.to_test) == ALL
    assert len(rules.to_test) == len(ALL)
    assert rules.not_testable == {"XX-TAKE-02": "nobody can measure it"}
    assert rules.exempt == ("XX-R-01", "SET-1")


def test_all_covered() -> None:
    lines, well = report([read_rules("game", RULES)], ALL | {"XX-R-01"})
    assert well
    assert lines == [
        "game: 6 clauses, 0 uncovered",
        "  not testable: XX-TAKE-02 (nobody can measure it)",
    ]


def test_an_uncovered_clause() -> None:
    lines, well = report([read_rules("game", RULES)], ALL - {"XX-D-01"})
    assert not well
    assert lines[:2] == ["game: 6 clauses, 1 uncovered", "  uncovered: XX-D-01"]


def test_a_clause_that_no_rules_file_knows() -> None:
    lines, well = report([read_rules("game", RULES)], ALL | {"XX-TAKE-99"})
    assert not well
    assert lines[-1] == "unknown, but named by a test: XX-TAKE-99"


def test_a_clause_that_stands_twice() -> None:
    lines, well = report([read_rules("game", RULES + "\n| XX-D-01 | Again. |\n")], ALL)
    assert not well
    assert "  stands twice: XX-D-01" in lines


def run(*folders: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.rule_coverage", *map(str, folders)]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("named", "code", "last_line"),
    [
        ('"YY-A-01", "YY-A-02"', 0, "game: 2 clauses, 0 uncovered"),
        ('"YY-A-01"', 1, "  uncovered: YY-A-02"),
        ('"YY-A-01", "YY-A-02", "YY-A-20"', 1, "unknown, but named by a test: YY-A-20"),
    ],
)
def test_marks_are_collected_by_pytest(
    tmp_path: Path, named: str, code: int, last_line: str
) -> None:
    rules, tests = tmp_path / "rules", tmp_path / "tests"
    rules.mkdir()
    tests.mkdir()
    (rules / "game.md").write_text("| YY-A-01 | One. |\n| YY-A-02 | Two. |\n")
    (tests / "test_game.py").write_text(
        "import pytest\n"
        f"@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule({named}))])\n"
        "def test_one(n): pass\n"
    )
    done = run(rules, tests)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (code, last_line), done.stderr


def test_tests_that_cannot_be_read_are_no_coverage(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import nothing_of_this_name\n")
    done = run(tmp_path, tmp_path)
    assert done.returncode == 1
    assert "nothing_of_this_name" in done.stderr


def test_every_clause_of_the_house_has_its_test() -> None:
    done = run()
    assert done.returncode == 0, done.stdout + done.stderr
