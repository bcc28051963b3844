"""The board for any game shows every game: what it has to show, and all that can be chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bagatelle
from bagatelle.games import GAMES
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.terminal.boards import board_class
from bagatelle.terminal.generic import GenericBoard
from bagatelle.texts import LANGUAGES, formatter
from tests.games.masquerade.game import Masquerade
from tests.terminal.tables import NAMES, all_menus, text

each_game = pytest.mark.parametrize("game", GAMES)


def boards(game: str, language: str, every: int) -> Iterator[tuple[GenericBoard, int]]:
    """The board at some decisions of a random game, and who decides."""
    match = bagatelle.new_match(game, 2, 7, NAMES[:2])
    dealer, number = Dealer("moves"), 0
    while not match.is_over:
        seat = match.to_act[0]
        if number % every == 0:
            yield GenericBoard(match, formatter(language)), seat
        moves = match.legal_moves(seat)
        match.play(moves[dealer.below(len(moves))])
        number += 1


def drawn(board: GenericBoard, seat: int) -> str:
    return text(
        board.title(),
        board.state(seat),
        board.table(seat, (), True),
        board.players(seat, True),
        board.belongings(seat, seat, (), True),
        *board.news(seat),
        *board.guide(),
        width=400,
    )


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_every_game_can_be_drawn(game: str, language: str) -> None:
    for board, seat in boards(game, language, every=23):
        page = drawn(board, seat)
        for player in NAMES[:2]:
            assert player in page
        assert board.say(board.match.question(seat)) == board.menu(seat).question


@each_game
def test_every_move_can_be_chosen_once(game: str) -> None:
    for board, seat in boards(game, "en", every=7):
        menu = board.menu(seat)
        offered = sorted(str(move) for move, _ in menu.leaves())
        assert offered == sorted(str(move) for move in board.match.legal_moves(seat))
        for each in all_menus(menu):
            keys = [entry.key for entry in each]
            assert len(set(keys)) == len(keys)


def test_things_are_called_by_their_labels_and_lit() -> None:
    match = bagatelle.new_match("banquet", 2, 7)
    board = GenericBoard(match, formatter("en"))
    assert "row 1" in text(board.table(0, (), False), width=400)
    assert "▸row 1" in text(board.table(0, ("row:1",), False), width=400)
    assert "pastry P1 (type pastries" in text(board.table(0, (), False), width=400)


def test_a_game_without_a_folder_in_the_terminal_is_shown_by_it() -> None:
    assert board_class(Masquerade.info.name) is GenericBoard
    assert board_class("banquet") is not GenericBoard


def test_what_a_seat_alone_knows_is_not_shown_to_others() -> None:
    match = Match(Masquerade(2, {}), "7")
    board = GenericBoard(match, lambda message: message.id)
    own, rival = (text(board.belongings(viewer, 0, (), False)) for viewer in (0, 1))
    assert "hand" in own
    assert "hand" not in rival
