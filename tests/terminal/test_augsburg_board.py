"""Augsburg's board tells the truth, keeps secrets, and lets several notes be picked at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import bagatelle
from bagatelle.games.augsburg.view import AugsburgView
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.message import Message
from bagatelle.terminal.app import TableApp
from bagatelle.terminal.augsburg import AugsburgBoard
from bagatelle.terminal.menu import KEYS
from bagatelle.terminal.screens import Curtain
from bagatelle.terminal.session import Session
from bagatelle.terminal.setup import HUMAN
from bagatelle.texts import LANGUAGES, formatter
from tests.rules.augsburg.builder import Play, lay
from tests.terminal.tables import NAMES, all_menus, greedy_game, setup, shown, text


def board(players: int = 2, language: str = "en") -> AugsburgBoard:
    match = bagatelle.new_match("augsburg", players, 7, NAMES[:players])
    return AugsburgBoard(match, formatter(language))


def board_of(play: Play) -> AugsburgBoard:
    return AugsburgBoard(play.match, formatter("en"))


@cache
def good_game(players: int) -> tuple[tuple[int, Choice], ...]:
    """The moves of a game between greedy bots."""
    return greedy_game(board(players).match)


def decisions(players: int, language: str = "en") -> Iterator[tuple[AugsburgBoard, int]]:
    table = board(players, language)
    for seat, choice in good_game(players):
        yield table, seat
        table.match.play(choice, seat)


def view(table: AugsburgBoard, seat: int) -> AugsburgView:
    seen = table.match.view(seat)
    assert isinstance(seen, AugsburgView)
    return seen


@pytest.mark.parametrize("players", [2, 4])
def test_the_menus_offer_every_legal_move_once_and_in_words(players: int) -> None:
    for table, seat in decisions(players):
        offered = list(table.menu(seat).leaves())
        assert sorted(move.number for move, _ in offered) == sorted(
            move.number for move in table.match.legal_moves(seat)
        )
        assert all(words for _, words in offered)
        for menu in all_menus(table.menu(seat)):
            keys = [entry.key for entry in menu]
            assert len(set(keys)) == len(keys)
            assert set(keys) <= {*KEYS, "0"}


def test_the_key_of_a_number_is_the_number() -> None:
    table = board_of(lay().hand(0, "Ma3 Ma5").hand(1, "Ma4 Ma6 J J").visit("maria").say("2"))
    keys = {entry.key: entry.label.plain for entry in table.menu(1)}
    assert keys == {"0": "pass", "2": "hold at 2", "3": "offer 3", "4": "offer 4"}


def test_a_hand_of_very_many_notes_can_bid_them_all() -> None:
    table = board_of(lay().rest_with(0).visit("maximilian"))
    numbers = {move.number for move, _ in table.menu(0).leaves()}
    assert len(numbers) == 81


def sets(table: AugsburgBoard, seat: int) -> dict[str, str]:
    """What can be chosen in one go, by its key, in the order of the menu."""
    return {
        entry.key: " ".join(choice.refs[0][5:] for choice in entry.then)
        for entry in table.menu(seat)
        if isinstance(entry.then, tuple)
    }


def test_several_notes_are_shown_with_one_key() -> None:
    play = lay().hand(0, "Ma3 Ma5 Ma17 J J").hand(1, "Ma4 Ma6 Ma7").visit("maria")
    table = board_of(play.say("3", "hold"))
    assert sets(table, 0) == {"b": "Ma3 Ma5 Ma17", "c": "Ma3 J J"}
    assert next(iter(sets(table, 1).values())) == "Ma4 Ma6 Ma7"


def test_for_maximilian_the_better_noble_is_the_best() -> None:
    play = lay().hand(0, "Ph9 Ma9 Le2 Lo3").hand(1, "Ma4 Ma6").visit("maximilian").say("2", "hold")
    assert sets(board_of(play), 0) == {"b": "Le2 Ma9", "a": "Lo3 Le2"}


def test_whatever_is_chosen_in_one_go_is_legal() -> None:
    tried = 0
    for table, seat in decisions(4):
        for entry in table.menu(seat):
            if isinstance(entry.then, tuple) and tried < 40:
                match = bagatelle.load_record(table.match.record())
                for choice in entry.then:
                    match.play(choice, seat)
                tried += 1
    assert tried == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_everything_that_lies_there(language: str) -> None:
    for number, (table, seat) in enumerate(decisions(4, language)):
        if number % 29:
            continue
        seen, drawn = view(table, seat), text(table.table(seat, (), True), width=74)
        assert all(card.id[5:] in drawn for card in seen.display)
        heading = table.say(Message("terminal-augsburg-ladders"))
        assert "…" not in drawn.partition(heading)[2]
        for ladder in seen.ladders:
            assert all(table.say(step.name) in drawn for step in ladder.steps)
        for right in seen.rights[4:]:
            assert " ".join(map(str, right.left)) in drawn


def test_the_cards_lie_open_during_the_opening_purchase() -> None:
    table = board(3)
    seen = view(table, 0)
    assert (seen.step, len(seen.display)) == ("buy", 5)
    for roomy in (False, True):
        drawn = text(table.table(0, (), roomy), width=74)
        assert all(card.id[5:] in drawn for card in seen.display)


def test_the_last_income_is_prestige_alone() -> None:
    def drawn(play: Play) -> str:
        table = board_of(play)
        return text(table.players(0, False)) + text(table.belongings(0, 0, (), False))

    assert drawn(lay(3).round(4).visit("philipp")).count("ƒ600 ★3 ▤4") == 4
    last = drawn(lay(3).round(5).visit("philipp"))
    assert last.count("★3") == 4
    assert "ƒ600" not in last
    assert "▤" not in last
    over = drawn(lay(3).round(5).income())
    assert "ƒ600" not in over
    assert "★3" not in over


def test_the_track_goes_round_and_nobody_hides_another() -> None:
    setting = lay(4).points(0, 24).points(1, 24)
    play = setting.owns(2, "church cathedral").points(2, 46).points(3, 0).visit("philipp")
    lines = text(board_of(play).table(0, (), True)).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("   0 "))
    assert lines[first].index("①") == lines[first + 1].index("②") == 5 + 24
    assert lines[first].index("④") == 5
    assert lines[first + 2].index("③") == 5
    assert lines[first + 2].startswith("  45 ")


def test_what_is_considered_is_marked() -> None:
    table = board_of(lay().hand(0, "Ma3 J").visit("maria"))
    assert "▸Ma3" in text(table.belongings(0, 0, ("note:Ma3",), False))
    assert "▸" not in text(table.belongings(0, 0, (), False))


def test_hand_and_money_are_shown_to_their_owner_only() -> None:
    table = board_of(lay().money(0, 1350).hand(0, "Ma3 Le7").visit("maria"))
    own, rival = (text(table.belongings(viewer, 0, (), False)) for viewer in (0, 1))
    assert "Ma3" in own
    assert "1350" in own
    assert "Ma3" not in rival
    assert "1350" not in rival


def test_what_is_not_possible_says_why() -> None:
    table = board_of(lay().use("P04"))
    clauses = {refusal.clause for refusal in table.impossible(0)}
    assert {"AU-RIGHT-19", "AU-RIGHT-03", "AU-BUILD-03"} <= clauses


def test_news_tell_what_happened_since_one_last_decided() -> None:
    play = lay(3).hand(0, "Ma3").hand(1, "Ma4 Ma5").visit("maria").say("1", "2", "pass")
    assert [line.plain for line in board_of(play).news(0)] == [
        "Player 2 offers 2 notes",
        "Player 3 passes",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    steps = set()
    for number, (table, seat) in enumerate(decisions(4, language)):
        steps.add(view(table, seat).step)
        if number % 29 == 0:
            drawn = text(
                table.title(),
                table.state(seat),
                table.table(seat, (), True),
                table.players(seat, True),
                table.belongings(seat, seat, (), True),
                table.belongings(seat, (seat + 1) % 4, (), True),
                table.hand(seat, ()),
                *table.news(seat),
                *table.log(seat),
                *table.guide(),
                *(table.say(refusal.message) for refusal in table.impossible(seat)),
            )
            assert "{" not in drawn
            assert [*table.menu(seat)]
    assert {"buy", "bid", "show", "card", "use", "discard"} <= steps


# ---------------------------------------------------------------------- on the screen


@pytest.mark.parametrize("size", [(130, 46), (80, 24)])
async def test_a_purchase_in_one_go_and_the_curtain_after_it(size: tuple[int, int]) -> None:
    app = TableApp(Session(setup(HUMAN, HUMAN, game="augsburg")), colour=True)
    async with app.run_test(size=size) as pilot:
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        assert "Lo17" in shown(app)
        await pilot.press("1", "x")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Lo17" not in shown(app)
        assert [played.seat for played in app.session.match.played] == [0] * 7
