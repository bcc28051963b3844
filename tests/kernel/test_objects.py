"""Matches, tables and perspectives as Python objects: seats, copies, pickles, numbers."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.games import find_game, make_game, read_pack
from bagatelle.kernel.errors import BadOption, InvalidMove, NoSuchSeat
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.kernel.pack import Pack
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.table import Table
from bagatelle.texts import LANGUAGES, formatter
from tests.games.masquerade.game import Masquerade
from tests.variants import Variant, variants

SEED = "objects"
NO_SEATS = [-1, -3, 2, 7, 10**30, True, False, "0", 0.0]

WAYS: dict[str, Callable[[Match], Match]] = {
    "method": Match.copy,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}
each_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
each_game = pytest.mark.parametrize("game", ["banquet", "rokoko", "augsburg"])


def begun(game: str, moves: int = 9, pack: Pack | None = None) -> Match:
    """A match after some moves of a bot, so that there is something to lose."""
    match = bagatelle.new_match(game, players=2, seed=SEED, names=["Ada"], pack=pack)
    go_on(match, moves)
    return match


def go_on(match: Match, moves: int) -> None:
    bot = make_bot("random", match.game.info.name, SEED)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(bot.choose(match.perspective(seat)), seat)


def all_of(match: Match) -> object:
    """Everything that can be asked of a match."""
    viewers = [*range(match.game.players), None]
    return (
        match.state,
        match.record(),
        [(match.view(viewer), match.log_lines(viewer)) for viewer in viewers],
        [match.can_undo(seat) for seat in range(match.game.players)],
    )


# ---------------------------------------------------------------------- seats


@each_game
@pytest.mark.parametrize("seat", NO_SEATS)
def test_nobody_looks_from_a_seat_that_there_is_not(game: str, seat: int) -> None:
    match = begun(game, moves=2)
    for ask in (match.view, match.log_lines, match.events, match.log, match.perspective):
        with pytest.raises(NoSuchSeat) as error:
            ask(seat)
        assert error.value.message == Message("no-such-seat", {"players": 2})


def test_the_sentence_for_such_a_seat() -> None:
    with pytest.raises(NoSuchSeat) as error:
        bagatelle.new_match("rokoko", players=2).view(-1)
    assert [formatter(language)(error.value.message) for language in LANGUAGES] == [
        "There is no such seat; this match has 2 seats.",
        "Cette place n’existe pas\N{NARROW NO-BREAK SPACE}; cette partie a 2 places.",
        "Diesen Platz gibt es nicht; diese Partie hat 2 Plätze.",
    ]


@each_game
def test_a_spectator_is_none(game: str) -> None:
    match = begun(game)
    assert match.log(None)
    assert getattr(match.view(None), "own", None) is None


# ---------------------------------------------------------------------- copies


@each_way
@each_game
def test_a_copy_is_equal_and_goes_on_alone(game: str, way: Callable[[Match], Match]) -> None:
    match = begun(game)
    before = all_of(match)
    other = way(match)
    assert type(other) is Match
    assert all_of(other) == before
    assert other.game is match.game
    go_on(other, 5)
    assert all_of(match) == before
    go_on(match, 5)
    assert all_of(match) == all_of(other)


@each_way
def test_undo_in_a_copy_leaves_the_other_alone(way: Callable[[Match], Match]) -> None:
    match = bagatelle.new_match("banquet", players=2, seed=7)
    match.play("take row 1")
    before, other = all_of(match), way(match)
    other.undo(0)
    assert (len(other.played), all_of(match)) == (0, before)
    match.undo(0)
    assert all_of(match) == all_of(other)


def test_a_state_can_be_used_more_than_once() -> None:
    match = begun("banquet")
    state = match.state
    first, second = [Match.from_state(match.game, SEED, match.names, state) for _ in range(2)]
    go_on(first, 3)
    assert (second.state, match.state) == (state, state)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_variant_is_shared_by_all_its_matches(variant: Variant) -> None:
    game = variant.make()
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is make_game(game.info.name, game.players, game.options)


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_a_match_with_a_pack_keeps_its_box(way: str) -> None:
    shipped = find_game("rokoko").box_file.shipped_text
    pack = read_pack(shipped.replace("cost = [8, 6, 5, 4, 2, 0]", "cost = [4, 3, 2, 1, 1, 0]"))
    match = begun("rokoko", pack=pack)
    assert match.game.components_hash != make_game("rokoko", 2, {}).components_hash
    other = WAYS[way](match)
    assert other.game.pack == pack
    assert other.game is match.game
    assert all_of(other) == all_of(match)


def test_a_game_from_elsewhere_can_be_pickled() -> None:
    match = Match(Masquerade(3, {}), SEED)
    other = pickle.loads(pickle.dumps(match))
    assert (type(other.game), other.state) == (Masquerade, match.state)


@pytest.mark.parametrize("numbers", [[], [0], [3, -1, 2**62, -(2**63)]])
def test_a_table_can_be_copied_and_pickled(numbers: list[int]) -> None:
    t = Table(numbers)
    for other in (copy.copy(t), copy.deepcopy(t), pickle.loads(pickle.dumps(t))):
        assert type(other) is Table
        assert list(other) == numbers
        if numbers:
            other[0] = 5
            assert list(t) == numbers


@each_game
def test_a_perspective_can_be_copied_and_pickled(game: str) -> None:
    match = begun(game)
    seat = match.to_act[0]
    one = match.perspective(seat)
    bot = make_bot("greedy", game, SEED)
    copies: list[Perspective] = [
        copy.copy(one),
        copy.deepcopy(one),
        pickle.loads(pickle.dumps(one)),
    ]
    before = all_of(match)
    for other in copies:
        assert other.game is one.game
        assert (other.seat, other.view, other.moves) == (one.seat, one.view, one.moves)
        assert bot.choose(other) in one.moves
    assert all_of(match) == before


# ---------------------------------------------------------------------- numbers


@each_game
def test_a_move_can_be_played_by_its_number(game: str) -> None:
    match = begun(game)
    seat = match.to_act[0]
    move = match.legal_moves(seat)[-1]
    other = match.copy()
    assert match.why_not(move.number, seat) is None
    match.play(move.number, seat)
    other.play(move)
    assert match.state == other.state


@each_game
@pytest.mark.parametrize("number", [-1, 10**6, 10**30, True, False])
def test_a_number_that_is_no_move(game: str, number: int) -> None:
    match = begun(game)
    with pytest.raises(InvalidMove) as error:
        match.play(number, match.to_act[0])
    assert error.value.message == Message("invalid-move", {"move": str(number)})


def test_an_illegal_number_is_refused_like_its_text() -> None:
    match = bagatelle.new_match("banquet", players=2, seed=7)
    take = match.legal_moves()[0]
    match.play(take)
    assert match.why_not(take.number) == match.why_not(take.text) is not None


@pytest.mark.parametrize("edition", [2013, "2013"])
def test_an_option_may_be_a_number(edition: int | str) -> None:
    match = bagatelle.new_match("rokoko", players=2, edition=edition)
    assert match.game.options["edition"] == "2013"


@pytest.mark.parametrize("edition", [2014, True])
def test_a_number_that_is_no_option(edition: int) -> None:
    with pytest.raises(BadOption) as error:
        bagatelle.new_match("rokoko", players=2, edition=edition)
    assert error.value.message.id == "bad-option"


@pytest.mark.parametrize("players", ["2", "many", 2.0, True, None])
def test_the_number_of_players_is_a_number(players: int) -> None:
    bagatelle.new_match("banquet", players=1)
    with pytest.raises(BadOption) as error:
        bagatelle.new_match("banquet", players=players)
    assert error.value.option == "players"
    wanted = f"The number of players must be a whole number (an int), not {players!r}."
    assert str(error.value) == wanted
