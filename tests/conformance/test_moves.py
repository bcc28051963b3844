"""Moves as numbers, choices and text: three forms of the same thing."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bagatelle.kernel.dealer import Dealer
from tests.conformance.play import legal, new_match, play_on, table_of
from tests.conformance.variants import each_variant
from tests.variants import Variant


@each_variant
def test_three_forms_translate_without_loss(variant: Variant) -> None:
    game = variant.make()
    moves = list(game.all_moves())
    choices = [game.choice(move) for move in moves]
    texts = [game.notation.write(choice) for choice in choices]
    assert len(set(moves)) == len(set(choices)) == len(set(texts)) == len(moves) > 0
    for move, choice, text in zip(moves, choices, texts, strict=True):
        assert game.move(choice) == move
        assert text is not None
        assert text == " ".join(text.split())
        assert text.isprintable()
        assert game.notation.read(text) == choice


@each_variant
def test_every_legal_move_is_a_move(variant: Variant) -> None:
    for seed in ("0", "1", "2"):
        match = new_match(variant, seed)
        every = set(match.game.all_moves())
        for _ in play_on(match, Dealer(f"moves of {seed}")):
            for seat in match.to_act:
                moves = match.game.rules.legal(table_of(match), seat)
                assert set(moves) <= every
                assert len(set(moves)) == len(moves)


@each_variant
def test_moves_of_a_match_have_all_three_forms(variant: Variant) -> None:
    match = new_match(variant, "0")
    for number, _ in enumerate(play_on(match, Dealer("moves of 0"))):
        if number % 10 == 0:
            for seat in match.to_act:
                moves = match.legal_moves(seat)
                assert [move.choice for move in moves] == legal(match, seat)
                for move in moves:
                    assert move.seat == seat
                    assert move.number == match.game.move(move.choice)
                    assert move.number == match.game.number(str(move))


@each_variant
def test_whatever_can_be_chosen_is_in_the_view(variant: Variant) -> None:
    """A screen needs no rules: it lights up the things whose ids a choice names."""
    match = new_match(variant, "0")
    for _ in play_on(match, Dealer("moves of 0")):
        for seat in match.to_act:
            seen = set(_ids(msgspec.to_builtins(match.view(seat))))
            for choice in legal(match, seat):
                assert seen.issuperset(choice.refs), choice


def _ids(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        if "id" in data:
            yield str(data["id"])
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _ids(value)
