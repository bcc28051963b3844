"""What is not legal is refused, with the clause that forbids it, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bagatelle.kernel.chapter import ChapterRules
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import IllegalMove, InvalidMove
from bagatelle.kernel.match import Match
from tests.conformance.play import all_moves, new_match, play_on, refusals, snapshot, table_of
from tests.conformance.variants import MASQUERADES, VARIANTS, each_variant
from tests.variants import Variant, variants

RULES = Path(__file__).parents[2] / "docs" / "rules"
PROBES = 150


def probes(match: Match, number: int) -> list[int]:
    """Some of all moves, others at every position of the game."""
    moves = all_moves(match.game)
    step = max(1, len(moves) // PROBES)
    return moves[number % step :: step]


@each_variant
def test_a_move_is_legal_or_refused(variant: Variant) -> None:
    match = new_match(variant, "0")
    game = match.game
    for number, _ in enumerate(play_on(match, Dealer("moves of 0"))):
        if number % 7:
            continue
        for seat in range(game.players):
            can = game.rules.legal(table_of(match), seat)
            asked = list({*can, *probes(match, number)})
            for move, why in zip(asked, refusals(match, seat, asked), strict=True):
                assert (why is None) == (move in can)
                if why is not None:
                    assert why.clause
                    assert why.message.id


CHAPTER_VARIANTS = [v for v in VARIANTS if isinstance(v.make().rules, ChapterRules)]


@pytest.mark.parametrize("variant", CHAPTER_VARIANTS, ids=str)
def test_what_has_no_reason_against_it_is_legal(variant: Variant) -> None:
    """Chapters list moves and say why not: two ways to one answer, for every move there is."""
    match = new_match(variant, "0")
    rules = match.game.rules
    assert isinstance(rules, ChapterRules)
    every = all_moves(match.game)
    for number, _ in enumerate(play_on(match, Dealer("moves of 0"))):
        t = table_of(match)
        for seat in range(match.game.players):
            legal = rules.legal(t, seat)
            asked = every if number % 5 == 0 else {*legal, *probes(match, number)}
            assert {move for move in asked if rules.why_not(t, seat, move) == 0} == {*legal}


@each_variant
def test_illegal_move_leaves_the_match_as_it_was(variant: Variant) -> None:
    match = new_match(variant, "1")
    game = match.game
    refused = 0
    for number, _ in enumerate(play_on(match, Dealer("moves of 1"))):
        if number % 6:
            continue
        before, record = snapshot(match), match.record()
        for seat in range(game.players):
            can = game.rules.legal(table_of(match), seat)
            for move in probes(match, number)[:: 4 if len(all_moves(game)) > PROBES else 1]:
                if move in can:
                    continue
                choice = game.choice(move)
                why = match.why_not(choice, seat)
                assert why is not None
                with pytest.raises(IllegalMove) as error:
                    match.play(choice, seat)
                assert (error.value.clause, error.value.reason) == (why.clause, why.message)
                refused += 1
        assert snapshot(match) == before
        assert match.record() == record
    assert refused > min(20, len(all_moves(game)))


@each_variant
@pytest.mark.parametrize("nonsense", ["", " ", "dance", "take", Choice("dance"), Choice("")])
def test_nonsense_is_no_move(variant: Variant, nonsense: Choice | str) -> None:
    match = new_match(variant, "0")
    before = snapshot(match)
    for seat in range(match.game.players):
        with pytest.raises(InvalidMove):
            match.play(nonsense, seat)
        with pytest.raises(InvalidMove):
            match.why_not(nonsense, seat)
    assert snapshot(match) == before


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_refusals_name_clauses_of_the_rules(variant: Variant) -> None:
    files = RULES.glob(f"{variant.game}*.md")
    clauses = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert _clauses_named(variant)
    for clause in _clauses_named(variant):
        assert f"| {clause} |" in clauses


def test_refusals_of_the_test_game_name_its_clauses() -> None:
    named = set().union(*(_clauses_named(variant) for variant in MASQUERADES))
    assert named == {"MQ-02", "MQ-03", "MQ-05", "MQ-07"}


def _clauses_named(variant: Variant) -> set[str]:
    match = new_match(variant, "2")
    found = set()
    for number, _ in enumerate(play_on(match, Dealer("moves of 2"))):
        if number % 10 == 0:
            found |= _clauses_here(match, number)
    return found | _clauses_here(match, 0)


def _clauses_here(match: Match, number: int) -> set[str]:
    seats = range(match.game.players)
    reasons = (why for seat in seats for why in refusals(match, seat, probes(match, number)))
    return {why.clause for why in reasons if why is not None}
