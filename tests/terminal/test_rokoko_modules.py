"""Rokoko with its modules in the terminal: all of it can be seen and asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bagatelle
from bagatelle.kernel.dealer import Dealer
from bagatelle.terminal.rokoko import RokokoBoard
from bagatelle.terminal.rokoko.modules import du_barry, jewelry_box
from bagatelle.texts import LANGUAGES, speaker
from tests.terminal.tables import NAMES, all_menus, text

ALL = ("jewelry_box", "fancy", "festivity", "expert")
EAGER = {"use", "jewel", "tailor", "journeyman_trial", "master_trial"}
"""Moves that chance alone would seldom choose."""


def board(players: int, language: str = "en", seed: int = 3) -> RokokoBoard:
    match = bagatelle.new_match("rokoko", players, seed, NAMES[:players], modules=ALL)
    return RokokoBoard(match, speaker(language))


def decisions(
    players: int, language: str = "en", seed: int = 3
) -> Iterator[tuple[RokokoBoard, int]]:
    """A whole game in which whoever can tailor, or buy a jewel, mostly does so."""
    table, chance = board(players, language, seed), Dealer("moves")
    while not table.match.is_over:
        seat = table.match.to_act[0]
        yield table, seat
        moves = table.match.legal_moves(seat)
        eager = [move for move in moves if move.choice.kind in EAGER]
        some = eager if eager and chance.below(3) else moves
        table.match.play(some[chance.below(len(some))])


def drawn(table: RokokoBoard, seat: int) -> str:
    return "\n".join(
        text(part)
        for part in (
            table.table(seat, (), True),
            table.players(seat, True),
            table.belongings(seat, seat, (), True),
        )
    )


@pytest.mark.parametrize(("players", "seed"), [(1, 14), (3, 3)])
def test_the_menus_offer_every_legal_move_once_and_in_words(players: int, seed: int) -> None:
    steps = set()
    for table, seat in decisions(players, seed=seed):
        offered = list(table.menu(seat).leaves())
        legal = table.match.legal_moves(seat)
        assert sorted(move.number for move, _ in offered) == sorted(m.number for m in legal)
        assert all(words for _, words in offered)
        for menu in all_menus(table.menu(seat)):
            keys = [entry.key for entry in menu]
            assert len(set(keys)) == len(keys)
        steps |= {move.choice.kind for move in legal}
    assert {"jewel", "no_jewel", "mark", "journeyman_trial", "choose_card"} <= steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_every_decision_can_be_drawn(players: int, language: str) -> None:
    for number, (table, seat) in enumerate(decisions(players, language)):
        if number % 8 == 0:
            assert drawn(table, seat)
            assert table.state(seat).plain
            table.news(seat)
            table.impossible(seat)


def test_the_jewellers_board_is_shown() -> None:
    for table, seat in decisions(3):
        shown, view = drawn(table, seat), table._view(seat)
        box = jewelry_box(view)
        assert box is not None
        assert box.own_specialist is not None
        for trial in box.trials:
            assert table.word(trial.id) in shown
            for task in trial.tasks:
                assert table.word(task.id) in shown
        if not box.own_specialist.hired:
            assert table.say(box.own_specialist.condition)[:12] in shown
        if view.round == 3:
            return


def test_madame_du_barry_is_told_step_by_step() -> None:
    cards = 0
    for table, seat in decisions(1):
        lady = du_barry(table._view(seat))
        assert lady is not None
        shown = drawn(table, seat)
        for turned in lady.turn:
            assert table.word(turned.card.id) in shown
        if lady.turn:
            cards += 1
            words = table.word(lady.turn[0].card.id)
            assert any(words in line.plain for line in table.news(seat)) or not table.news(seat)
        assert "Madame du Barry" in shown
    assert cards > 50


def test_her_column_stands_on_the_sheet() -> None:
    for table, _ in decisions(1):
        last = table
    sheet = last.match.score_sheet
    assert [len(line.points) for line in sheet.lines] == [2] * len(sheet.lines)
    assert last.name(1).plain == "Madame du Barry"
