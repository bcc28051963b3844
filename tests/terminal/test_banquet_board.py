"""The Banquet's board tells the truth: menus, signs, forecasts, news and drawings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.games.banquet.view import BanquetView, NobleView
from bagatelle.kernel.choice import Move, Refusal
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.terminal.banquet import BanquetBoard
from bagatelle.terminal.menu import Entry, Menu
from bagatelle.texts import LANGUAGES, formatter
from tests.terminal.tables import NAMES, all_menus, random_moves, text

SIDES = ("unmasked", "masked")
each_side = pytest.mark.parametrize("side", SIDES)


def board(side: str = "unmasked", players: int = 2, seed: int = 7) -> BanquetBoard:
    match = bagatelle.new_match("banquet", players, seed, NAMES[:players], side=side)
    return BanquetBoard(match, formatter("en"))


@cache
def good_game(side: str, players: int) -> tuple[str, ...]:
    """The moves of a game that is played well, but every fifth move at random."""
    match = board(side, players).match
    dealer = Dealer("choices")
    bot = make_bot("greedy", "banquet", "choices")
    while not match.is_over:
        (seat,) = match.to_act
        moves = match.legal_moves(seat)
        move = moves[dealer.below(len(moves))]
        if dealer.below(5):
            number = bot.choose(match.perspective(seat))
            move = next(move for move in moves if move.number == number)
        match.play(move)
    return tuple(match.notation(played) for played in match.played)


def decisions(side: str, players: int, each: int = 3) -> Iterator[tuple[BanquetBoard, int]]:
    """Decisions of a good game, one out of so many; all kinds of decisions are among them."""
    table = board(side, players)
    for number, move in enumerate(good_game(side, players)):
        if number % each == 0:
            yield table, table.match.to_act[0]
        table.match.play(move)


def view(match: Match, seat: int) -> BanquetView:
    seen = match.view(seat)
    assert isinstance(seen, BanquetView)
    return seen


def leaf_entries(menu: Menu) -> list[tuple[Entry, Move]]:
    return [
        (entry, entry.then)
        for inner in all_menus(menu)
        for entry in inner
        if isinstance(entry.then, Move)
    ]


@each_side
@pytest.mark.parametrize("players", [1, 3])
def test_the_menus_offer_every_legal_move_once_and_in_order(side: str, players: int) -> None:
    for table, seat in decisions(side, players):
        offered = [move for move, _ in table.menu(seat).leaves()]
        assert offered == table.match.legal_moves(seat)


@each_side
def test_every_key_is_one_digit_and_stands_once_in_its_menu(side: str) -> None:
    for table, seat in decisions(side, 2):
        for menu in all_menus(table.menu(seat)):
            keys = [entry.key for entry in menu]
            assert len(set(keys)) == len(keys)
            assert all(len(key) == 1 and key.isdigit() for key in keys)


@each_side
def test_what_cannot_be_taken_says_why(side: str) -> None:
    found: set[str] = set()
    for table, seat in decisions(side, 2):
        for menu in all_menus(table.menu(seat)):
            found |= {entry.then.clause for entry in menu if isinstance(entry.then, Refusal)}
    assert found == {"BQ-TAKE-03", "BQ-SERVE-04"}


def served(entry: Entry, match: Match, seat: int) -> NobleView:
    """The noble of an entry after its move, played in a copy of the match."""
    assert isinstance(entry.then, Move)
    copy = bagatelle.load_record(match.record())
    copy.play(entry.then.text, seat)
    (place,) = (ref for ref in entry.refs if not ref.startswith("dish:"))
    nobles = view(copy, seat).players[seat].nobles
    return next(
        noble
        for noble in nobles
        if noble.id == place or place in [course.id for course in noble.courses]
    )


@each_side
def test_signs_and_forecasts_come_true(side: str) -> None:
    seen: set[str] = set()
    for table, seat in decisions(side, 2, each=7):
        if view(table.match, seat).step != "serve":
            continue
        for entry, _ in leaf_entries(table.menu(seat)):
            noble = served(entry, table.match, seat)
            sign = entry.effect.plain[0]
            seen.add(sign)
            assert noble.satisfied == (sign == "✓")
            assert (not noble.dishes) == (sign in "✓×")
            if sign == "+":
                assert entry.words.startswith("fits: ")
    assert {"+", "×"} <= seen


def test_the_cursor_starts_where_nothing_is_spoilt() -> None:
    table = board(players=1)
    table.match.play("take column 1")
    table.match.play("serve V8 A1")
    drink = next(iter(table.menu(0)))
    assert isinstance(drink.then, Menu)
    signs = [entry.effect.plain[0] for entry in drink.then]
    assert signs[:2] == ["×", "+"]
    assert drink.then.first().key == "2"


def test_the_sideboard_shows_every_dish_and_lights_what_is_considered() -> None:
    table = board()
    for roomy in (False, True):
        drawn = text(table.table(0, ("row:1",), roomy))
        cells = view(table.match, 0).sideboard
        codes = [cell.dish.id.partition(":")[2] for cell in cells if cell.dish]
        assert all(code in drawn for code in codes)
        assert [code for code in codes if f"[{code}]" in drawn] == codes[:3]


def test_the_imposter_lights_its_cells() -> None:
    drawn = text(board().table(0, ("imposter:A90",), False))
    assert drawn.count("[") == 3


def test_taken_dishes_leave_empty_places() -> None:
    table = board()
    table.match.play("take row 1")
    assert text(table.table(0, (), False)).count("·") == 3


@each_side
def test_nobles_show_demand_worth_dishes_and_progress(side: str) -> None:
    table = next(
        table
        for table, _ in decisions(side, 2)
        if sum(bool(noble.dishes) for noble in view(table.match, 0).players[0].nobles) > 2
    )
    player = view(table.match, 0).players[0]
    for roomy in (False, True):
        drawn = " ".join(text(table.belongings(0, 0, (), roomy)).split())
        for noble in player.nobles:
            assert noble.id.partition(":")[2] in drawn
            assert f"+{noble.points}" in drawn
            assert all(dish.id.partition(":")[2] in drawn for dish in noble.dishes)
            if not roomy:
                assert table.say(noble.demand) in drawn
                assert not noble.dishes or table.say(noble.progress) in drawn


def test_the_courses_of_a_noble_stand_apart() -> None:
    for table, seat in decisions("masked", 2):
        noble = view(table.match, seat).players[seat].nobles[2]
        falling, rising = noble.courses
        if falling.dishes and rising.dishes:
            break
    codes = [[dish.id.partition(":")[2] for dish in course.dishes] for course in noble.courses]
    drawn = " ".join(text(table.belongings(seat, seat, (), False)).split())
    assert f"↘ {' '.join(codes[0])} ↗ {' '.join(codes[1])}" in drawn


def test_news_tell_what_the_others_did_since_the_last_turn() -> None:
    table = board(players=3)
    first = table.match.to_act[0]
    viewer = (first + 2) % 3
    while table.match.to_act[0] != viewer:
        random_moves(table.match, 1)
    lines = [line.plain for line in table.news(viewer)]
    assert lines[0] == f"{NAMES[first]} begins"
    assert [line.split()[0] for line in lines[1:]] == [NAMES[first], NAMES[(first + 1) % 3]]
    for played in table.match.played:
        words = table.match.notation(played).split()
        line = lines[1 + (played.seat - first) % 3]
        if words[0] == "serve":
            assert words[1] in line
    while table.match.to_act[0] == viewer:
        assert [line.plain for line in table.news(viewer)] == lines
        random_moves(table.match, 1)
    assert [line.plain for line in table.news(viewer)][1:] != lines[1:]


def test_news_mark_what_was_satisfied_and_what_was_lost() -> None:
    marks = ""
    for table, seat in decisions("unmasked", 2):
        marks += " ".join(line.plain for line in table.news(seat))
    assert "✓+" in marks
    assert "×" in marks
    assert "clears" in marks


def test_alone_the_ghost_is_the_news() -> None:
    table = board(players=1)
    assert "The ghost turns" in " ".join(line.plain for line in table.news(0))


def test_the_log_is_in_words_and_may_leave_out_what_the_table_shows() -> None:
    table = board()
    table.match.play("take row 1")
    full = [line.plain for line in table.log(0)]
    assert full == [table.tell(line.told_to(0)) for line in table.match.log_lines(0)]
    assert [line.plain for line in table.log(0, brief=True)] == [
        line for line in full if not line.startswith(("New on the sideboard", "Turn"))
    ]


def test_what_is_impossible_is_told_with_its_clause() -> None:
    table = board(players=1)
    clauses = [refusal.clause for refusal in table.impossible(0)]
    assert clauses == ["BQ-TURN-02"]
    table.match.play("take imposter A0")
    assert "BQ-CLEAR-11" in [refusal.clause for refusal in table.impossible(0)]
    while view(table.match, 0).step != "take":
        random_moves(table.match, 1)
    assert "BQ-TAKE-03" in [refusal.clause for refusal in table.impossible(0)]


def test_the_end_card_is_announced() -> None:
    assert "End card not yet seen, due in 39 to 63 dishes" in board().state(0).plain
    assert "End card" not in board(players=1).state(0).plain
    assert "Turn 1 of 9" in board(players=1).state(0).plain


@pytest.mark.parametrize("language", LANGUAGES)
@each_side
def test_everything_can_be_said_in_every_language(language: str, side: str) -> None:
    steps = set()
    for table, seat in decisions(side, 2, each=19):
        steps.add(view(table.match, seat).step)
        spoken = BanquetBoard(table.match, formatter(language))
        menu = spoken.menu(seat)
        assert all(words for _, words in menu.leaves())
        for roomy in (False, True):
            text(
                spoken.title(),
                spoken.state(seat),
                spoken.table(seat, (), roomy),
                spoken.players(seat, roomy),
                spoken.belongings(seat, 1 - seat, (), roomy),
                spoken.hand(seat, ()),
                *spoken.news(seat),
                *spoken.log(seat),
                *spoken.guide(),
                *(spoken.say(refusal.message) for refusal in spoken.impossible(seat)),
            )
    assert steps == {"take", "serve", "clear"}
