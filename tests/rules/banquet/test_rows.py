"""Every row stands beside the number that it names, and no number is used twice."""

from __future__ import annotations

from types import ModuleType

import pytest

from bagatelle.games.banquet import clearing, frames, hints, moves, scoring, serving, taking
from bagatelle.games.banquet.game import ROWS, Banquet
from bagatelle.kernel.rows import FIGURE


def numbers(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if type(value) is int}


def test_frames() -> None:
    known = numbers(frames)
    assert {kind.name.upper(): kind.number for kind in ROWS.frames} == {
        name: number for name, number in known.items() if name != "KINDS"
    }
    assert max(kind.number for kind in ROWS.frames) == frames.KINDS - 1


def test_moves() -> None:
    """Each kind begins where the one before it ends, and has room for exactly its things."""
    ids = Banquet(4, {}).ids.by_domain
    ends = [kind.first for kind in ROWS.moves[1:]] + [moves.ALL_MOVES]
    for kind, end in zip(ROWS.moves, ends, strict=True):
        things = 1
        for domain in kind.domains:
            things *= len(ids[domain])
        assert kind.first + things == end, kind.notation


def test_reasons() -> None:
    found = [reason.number for reason in ROWS.reasons]
    assert len(found) == len({*found})
    assert max(found) < FIGURE
    for chapter in (taking, serving, clearing):
        assert {*chapter.REASONS} <= {*numbers(chapter).values()}
    assert {*scoring.REASONS} == {*scoring.ENDING_CLAUSES}


def test_hints() -> None:
    assert sorted(numbers(hints).values()) == [kind.number for kind in ROWS.hints]


@pytest.mark.parametrize("side", ["unmasked", "masked"])
def test_numbers_of_moves_do_not_depend_on_icons(side: str) -> None:
    """And only those of the icons in play can be named."""
    every = Banquet(4, {"side": side})
    some = Banquet(2, {"side": side, "icons": "DB"})
    own = [*some.all_moves()]
    assert {*own} < {*every.all_moves()}
    assert [some.choice(move) for move in own] == [every.choice(move) for move in own]
    icons = {
        choice.names("noble")[0][0] for choice in map(some.choice, own) if choice.names("noble")
    }
    assert icons == {"B", "D"}
