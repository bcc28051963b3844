"""``bagatelle verify``: one sentence about a record, and the exit code that goes with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import bagatelle
from bagatelle.cli import main
from bagatelle.kernel import record
from bagatelle.kernel.commitment import commitment

FINISHED = Path(__file__).parents[1] / "kernel" / "sixth-noble.txt"

Captured = pytest.CaptureFixture[str]


def verify(capsys: Captured, *words: str) -> tuple[int, str, str]:
    """The exit code, and the one line that was printed, to stdout or to stderr."""
    code = main(["verify", *words])
    out, err = capsys.readouterr()
    assert (out + err).count("\n") == 1
    return code, out.strip(), err.strip()


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """Where a changed record may lie."""
    return tmp_path / "record.txt"


def test_a_record_that_holds(capsys: Captured) -> None:
    assert verify(capsys, str(FINISHED)) == (
        0,
        "Verified: the seed gives every deal (79 draws), every move (94) is within the rules, "
        f"the scores are right, and the seed belongs to the commitment {commitment('7')}.",
        "",
    )


@pytest.mark.parametrize(
    ("language", "beginning"),
    [("fr", "Vérifié\u00a0: la graine"), ("de", "Geprüft: Der Startwert")],
)
def test_in_other_languages(capsys: Captured, language: str, beginning: str) -> None:
    code, out, _ = verify(capsys, str(FINISHED), "--language", language)
    assert code == 0
    assert out.startswith(beginning)


@pytest.mark.parametrize(
    ("honest", "forged", "sentence"),
    [
        ("seed: 7", "seed: 8", "Line 9, column 13: This commitment does not belong to the seed."),
        ("commitment: b4", "commitment: b5", "Line 9, column 13: This commitment does not belong"),
        ("1. seat 1: take column 1", "1. seat 1: take row 1", "Line 14, column 12: You do not"),
        ("scores: 12 9", "scores: 12 8", "Line 108, column 9: The scores of this match are 12 9."),
    ],
)  # fmt: skip
def test_a_record_that_was_changed(
    capsys: Captured, changed: Path, honest: str, forged: str, sentence: str
) -> None:
    text = FINISHED.read_text(encoding="utf-8")
    assert honest in text
    changed.write_text(text.replace(honest, forged), encoding="utf-8")
    code, out, err = verify(capsys, str(changed))
    assert (code, out) == (2, "")
    assert err.startswith(sentence)


def test_the_commitment_that_was_noted(capsys: Captured, changed: Path) -> None:
    """Who exchanges seed and commitment together cannot exchange what the players have noted."""
    noted = commitment("7")
    assert verify(capsys, str(FINISHED), "--commitment", noted.upper())[0] == 0
    match = bagatelle.new_match("banquet", 2, seed=8)
    changed.write_text(record.write(match, committed=True), encoding="utf-8")
    assert verify(capsys, str(changed))[0] == 3
    code, out, err = verify(capsys, str(changed), "--commitment", noted)
    assert (code, out) == (2, "")
    assert err == (
        f"The seed of this record does not belong to the commitment {noted}; "
        "other deals were promised."
    )


def test_a_record_without_commitment(capsys: Captured, changed: Path) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines(keepends=True)
    changed.write_text(
        "".join(line for line in lines if not line.startswith("commitment")), encoding="utf-8"
    )
    code, out, _ = verify(capsys, str(changed))
    assert code == 0
    assert out.endswith("the record names no commitment.")
    code, out, _ = verify(capsys, str(changed), "--commitment", commitment("7"))
    assert code == 0
    assert out.endswith(f"belongs to the commitment {commitment('7')}.")


def test_a_match_that_is_not_over(capsys: Captured, changed: Path) -> None:
    match = bagatelle.new_match("banquet", 2, seed=7)
    match.play("take row 1")
    changed.write_text(match.record(), encoding="utf-8")
    code, out, _ = verify(capsys, str(changed))
    assert code == 3
    assert out == (
        "So far it holds: the seed gives every deal (10 draws), every move (1) is within the "
        "rules; the match is not over."
    )


def test_a_record_that_was_cut_off_is_told_from_a_whole_one(
    capsys: Captured, changed: Path
) -> None:
    """Whatever else its lines say: scripts look at the exit code."""
    whole = FINISHED.read_text(encoding="utf-8")
    assert verify(capsys, str(FINISHED))[0] == 0
    changed.write_text(whole[: whole.index("\n3. ") + 1], encoding="utf-8")
    code, out, _ = verify(capsys, str(changed))
    assert code == 3
    assert out.endswith("the match is not over.")


def test_a_perspective(capsys: Captured, changed: Path) -> None:
    match = bagatelle.new_match("banquet", 2, seed=7)
    changed.write_text(record.write_perspective(match, 0), encoding="utf-8")
    code, out, err = verify(capsys, str(changed))
    assert (code, out) == (2, "")
    assert "it has no seed yet" in err


def test_no_file(capsys: Captured) -> None:
    assert verify(capsys) == (2, "", "Please name the file of a record.")
    assert verify(capsys, "nowhere.txt") == (2, "", "There is no file nowhere.txt.")
