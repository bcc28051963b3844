"""What the boards of all games have in common: how they tell what happened."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import bagatelle
from bagatelle.games.rokoko.modules.rows import MODULE_ROWS
from bagatelle.kernel.choice import Choice
from bagatelle.terminal.augsburg.news import OWN_DECISIONS
from bagatelle.terminal.board import Board
from bagatelle.terminal.boards import BOARDS, make_board
from bagatelle.texts import speaker
from tests.terminal.tables import NAMES, greedy_game

each_game = pytest.mark.parametrize("game", sorted(BOARDS))


def board(game: str) -> Board:
    return make_board(bagatelle.new_match(game, 2, 7, NAMES[:2]), speaker("en"))


@cache
def good_game(game: str) -> tuple[tuple[int, Choice], ...]:
    return greedy_game(board(game).match)


def moves(game: str) -> Iterator[tuple[Board, int, int]]:
    """The board after each move, who made it, and where its events begin."""
    table = board(game)
    for seat, choice in good_game(game):
        since = table.match.rows_told
        table.match.play(choice, seat)
        yield table, seat, since


@each_game
def test_a_board_names_only_events_of_its_game(game: str) -> None:
    table = BOARDS[game]
    named = {*table.styles, *table.shown_anyway, *table.outcomes}
    if game == "augsburg":
        named |= OWN_DECISIONS
    kinds = [*board(game).match.game.event_kinds]
    if game == "rokoko":
        kinds += MODULE_ROWS.events
    assert named <= {kind.name for kind in kinds}


@each_game
def test_a_move_brings_its_own_player_results(game: str) -> None:
    brought: set[str] = set()
    for table, seat, since in moves(game):
        for viewer in (0, 1):
            told = [each for each in table.told(viewer, since) if each.kind in table.outcomes]
            own = [each for each in told if each.event.parts["player"] == f"seat:{viewer + 1}"]
            assert [line.plain for line in table.results(viewer, since)] == [
                each.words for each in own
            ]
            assert [line.style for line in table.results(viewer, since)] == [
                table.outcomes[each.kind] for each in own
            ]
            brought |= {each.kind for each in own if viewer == seat}
    assert len(brought) > 1


@each_game
def test_the_log_tells_everything_and_in_brief_leaves_out_what_the_table_shows(game: str) -> None:
    *_, (table, seat, _) = moves(game)
    told = table.told(seat)
    assert [line.plain for line in table.log(seat)] == [
        table.say(words) for words in table.match.log(seat)
    ]
    brief = [each for each in told if each.kind not in table.shown_anyway]
    assert [line.plain for line in table.log(seat, brief=True)] == [each.words for each in brief]
    assert 0 < len(brief) < len(told)
    headings = {each.words for each in told if each.kind in table.styles}
    assert headings == {line.plain for line in table.log(seat) if line.style}
