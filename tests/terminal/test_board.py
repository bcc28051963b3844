"""What the boards of all games have in common: how they tell what happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import bagatelle
from bagatelle.games import GAMES
from bagatelle.kernel.choice import Choice
from bagatelle.terminal import palette
from bagatelle.terminal.board import AnyBoard
from bagatelle.terminal.boards import board_class, make_board
from bagatelle.terminal.generic import GenericBoard
from bagatelle.texts import formatter
from tests.terminal.tables import NAMES, greedy_game

OWN_BOARDS = [game for game in GAMES if board_class(game) is not GenericBoard]
each_game = pytest.mark.parametrize("game", OWN_BOARDS)


def board(game: str) -> AnyBoard:
    return make_board(bagatelle.new_match(game, 2, 7, NAMES[:2]), formatter("en"))


@cache
def good_game(game: str) -> tuple[tuple[int, Choice], ...]:
    return greedy_game(board(game).match)


def moves(game: str) -> Iterator[tuple[AnyBoard, int, int]]:
    """The board after each move, who made it, and where its events begin."""
    table = board(game)
    for seat, choice in good_game(game):
        since = table.match.row_count
        table.match.play(choice, seat)
        yield table, seat, since


@each_game
def test_a_move_brings_its_own_player_results(game: str) -> None:
    brought: set[str] = set()
    for table, seat, since in moves(game):
        for viewer in (0, 1):
            lines = [x for x in table.match.log_lines(viewer, since) if table.kind_of(x).outcome]
            own = [line for line in lines if line.parts["player"] == f"seat:{viewer + 1}"]
            results = table.results(viewer, since)
            assert [words.plain for words in results] == [
                table.tell(line.told_to(viewer)) for line in own
            ]
            assert [words.style == palette.SPOILT for words in results] == [
                table.kind_of(line).tone == "bad" for line in own
            ]
            brought |= {line.kind for line in own if viewer == seat}
    assert len(brought) > 1


@each_game
def test_the_log_tells_everything_and_in_brief_leaves_out_what_the_table_shows(game: str) -> None:
    *_, (table, seat, _) = moves(game)
    lines = table.match.log_lines(seat)
    assert [words.plain for words in table.log(seat)] == [
        table.tell(line.told_to(seat)) for line in lines
    ]
    brief = [line for line in lines if not table.kind_of(line).routine]
    in_brief = table.log(seat, brief=True)
    assert [words.plain for words in in_brief] == [table.tell(line.told_to(seat)) for line in brief]
    assert 0 < len(brief) < len(lines)
    standing_out = [line for line in brief if table.kind_of(line).tone != "plain"]
    assert {table.tell(line.told_to(seat)) for line in standing_out} == {
        words.plain for words in in_brief if words.style
    }


@each_game
def test_the_news_are_what_the_others_have_done(game: str) -> None:
    heard = 0
    for table, seat, since in moves(game):
        for viewer in (0, 1):
            recent = table.recent_lines(viewer)
            assert not any(table.is_act(line, viewer) for line in recent)
            assert not any(table.kind_of(line).routine for line in recent)
            heard += any(table.is_act(line, 1 - viewer) for line in recent)
        if table.match.is_over:
            break
        lines = table.match.log_lines(1 - seat, since)
        recent = table.recent_lines(1 - seat)
        assert all(line in recent for line in lines if table.is_act(line, seat))
    assert heard
