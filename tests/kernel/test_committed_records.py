"""Records with a commitment: what holds is verified, and what was changed is found."""

from __future__ import annotations

from pathlib import Path

import pytest

import bagatelle
from bagatelle.games import make_game
from bagatelle.kernel import record, replay
from bagatelle.kernel.commitment import commitment
from bagatelle.kernel.errors import RecordError
from bagatelle.kernel.match import Match
from bagatelle.kernel.replay import Verified

FINISHED = (Path(__file__).parent / "sixth-noble.txt").read_text(encoding="utf-8")
"""A whole match between two bots, on the seed 7."""


def verify(text: str) -> Verified:
    return replay.verify(text, make_game)


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(text)
    return caught.value


def test_a_finished_record_holds() -> None:
    verified = verify(FINISHED)
    assert verified.match.is_over
    assert len(verified.match.played) == 94
    assert verified.numbers == 79
    assert verified.commitment == commitment("7")
    assert record.write(verified.match, committed=True) == FINISHED


def test_a_commitment_is_the_hash_that_the_documentation_gives() -> None:
    # sha256sum of "bagatelle commitment 1", a line feed, and the seed.
    assert commitment("7") == "b4dfa4f75df539e9d55b6d242ff4b9dbbc7630354ba1b92edebaebc2f7c6c82f"
    assert commitment("8") != commitment("7")


def test_a_record_needs_no_commitment() -> None:
    without = "".join(
        line for line in FINISHED.splitlines(keepends=True) if not line.startswith("commitment")
    )
    assert verify(without).commitment is None
    assert verify(without).match.record() == without


def test_another_seed_does_not_belong_to_the_commitment() -> None:
    error = refusal(FINISHED.replace("seed: 7", "seed: 8"))
    assert (error.line, error.column, error.reason.id) == (9, 13, "record-commitment")


@pytest.mark.parametrize("other", [commitment("8"), commitment("7").upper(), "7", ""])
def test_another_commitment_does_not_belong_to_the_seed(other: str) -> None:
    error = refusal(FINISHED.replace(commitment("7"), other))
    assert error.line == 9


@pytest.mark.parametrize("seed", ["", "7\udcff"])
def test_a_bad_seed_is_a_bad_seed_with_any_commitment(seed: str) -> None:
    assert refusal(FINISHED.replace("seed: 7", f"seed: {seed}")).reason.id == "bad-seed"


def test_other_deals_do_not_fit_the_moves() -> None:
    """Seed and commitment exchanged together fit each other, but not what was played."""
    forged = FINISHED.replace("seed: 7", "seed: 8").replace(commitment("7"), commitment("8"))
    assert refusal(forged).line > 12


def test_a_changed_take_is_found() -> None:
    """Whoever took other dishes could not have served these."""
    lines = FINISHED.splitlines()
    match = Match(make_game("banquet", 2, {}), "7", ("Ada", "Ben"))
    changed = 0
    for at, line in enumerate(lines):
        if ". seat " not in line:
            continue
        head, _, text = line.partition(": ")
        for other in match.legal_moves():
            if text.startswith("take") and other.text != text:
                forged = [*lines[:at], f"{head}: {other.text}", *lines[at + 1 :]]
                assert refusal("\n".join(forged)).line > at
                changed += 1
        match.play(text)
    assert changed > 100


@pytest.mark.parametrize(
    ("played", "forged", "line"),
    [
        ("2. seat 1: serve P12 A5", "2. seat 1: serve P12 B5", 14),
        ("2. seat 1: serve P12 A5", "2. seat 2: serve P12 A5", 14),
        ("94. seat 1: serve G1 A4", "94. seat 1: serve G1 A5", 106),
        ("92. seat 1: take row 2\n", "", 104),
        ("94. seat 1: serve G1 A4\n", "", 107),
        ("94. seat 1: serve G1 A4", "94. seat 1: serve G1 A4\n95. seat 1: done", 107),
    ],
)
def test_a_changed_move_is_found(played: str, forged: str, line: int) -> None:
    assert FINISHED.count(played) == 1
    assert refusal(FINISHED.replace(played, forged)).line == line


def test_changed_scores_are_found() -> None:
    error = refusal(FINISHED.replace("scores: 12 9", "scores: 12 10"))
    assert error.reason.id == "record-scores"


def test_a_commitment_stands_once_and_before_the_moves() -> None:
    line = f"commitment: {commitment('7')}"
    assert refusal(FINISHED.replace(line, f"{line}\n{line}")).reason.id == "record-twice"
    moved = FINISHED.replace(f"{line}\n", "").replace("\n2. seat", f"\n{line}\n2. seat")
    assert refusal(moved).reason.id == "record-not-a-move"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_perspective_has_the_commitment_and_no_seed(viewer: int | None) -> None:
    match = bagatelle.new_match("banquet", 2, seed="a very secret seed", names=("Ada", "Ben"))
    match.play(match.legal_moves()[0])
    text = record.write_perspective(match, viewer)
    assert "a very secret seed" not in text
    header = text.partition("\n\n")[0].splitlines()
    assert header[0] == "bagatelle perspective 1"
    assert f"commitment: {commitment('a very secret seed')}" in header
    assert f"seen by: {'spectator' if viewer is None else f'seat {viewer + 1}'}" in header
    assert header[-2:] == ["seat 1: Ada", "seat 2: Ben"]
    assert len(text.partition("\n\n")[2].splitlines()) == len(match.events(viewer))


def test_a_perspective_cannot_be_verified_and_says_why() -> None:
    match = bagatelle.new_match("banquet", 2, seed=7)
    error = refusal(record.write_perspective(match, 0))
    assert (error.line, error.reason.id) == (1, "record-perspective")
    assert "no seed yet" in str(error)
