"""Rokoko's board tells the truth, and hands stay hidden between people at one device."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

import pytest

import bagatelle
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.errors import CannotUndo
from bagatelle.terminal.app import TableApp
from bagatelle.terminal.plain import PlainTable
from bagatelle.terminal.rokoko import RokokoBoard
from bagatelle.terminal.screens import Curtain
from bagatelle.terminal.session import Session
from bagatelle.terminal.setup import HUMAN
from bagatelle.texts import LANGUAGES, formatter
from tests.terminal.tables import NAMES, all_menus, greedy_game, setup, shown, text


def board(edition: str = "2013", players: int = 2, language: str = "en") -> RokokoBoard:
    match = bagatelle.new_match("rokoko", players, 7, NAMES[:players], edition=edition)
    return RokokoBoard(match, formatter(language))


@cache
def good_game(edition: str, players: int) -> tuple[tuple[int, Choice], ...]:
    """The moves of a game between greedy bots."""
    return greedy_game(board(edition, players).match)


def decisions(
    edition: str, players: int, language: str = "en"
) -> Iterator[tuple[RokokoBoard, int]]:
    table = board(edition, players, language)
    for seat, choice in good_game(edition, players):
        yield table, seat
        table.match.play(choice, seat)


def view(table: RokokoBoard, seat: int) -> RokokoView:
    seen = table.match.view(seat)
    assert isinstance(seen, RokokoView)
    return seen


@pytest.mark.parametrize(("edition", "players"), [("2013", 2), ("deluxe", 4)])
def test_the_menus_offer_every_legal_move_once_and_in_words(edition: str, players: int) -> None:
    for table, seat in decisions(edition, players):
        offered = list(table.menu(seat).leaves())
        assert sorted(move.number for move, _ in offered) == sorted(
            move.number for move in table.match.legal_moves(seat)
        )
        assert all(words for _, words in offered)
        for menu in all_menus(table.menu(seat)):
            keys = [entry.key for entry in menu]
            assert len(set(keys)) == len(keys)


def test_what_is_not_possible_says_why() -> None:
    found: set[str] = set()
    for table, seat in decisions("2013", 4):
        for menu in all_menus(table.menu(seat)):
            found |= {entry.then.message.id for entry in menu if isinstance(entry.then, Refusal)}
    assert {"rokoko-no-only-master-hires", "rokoko-no-no-dress-possible"} <= found


def test_the_bonus_that_is_asked_about_is_told() -> None:
    asked = 0
    for table, seat in decisions("2013", 2):
        seen = view(table, seat)
        if seen.step == "bonus" and seen.in_play is not None and not seen.players[seat].leaving:
            use = next(words for move, words in table.menu(seat).leaves() if str(move) == "use")
            assert table.say(seen.in_play.bonus) in use
            asked += 1
    assert asked


def test_the_palace_shows_everything_that_lies_there() -> None:
    for number, (table, seat) in enumerate(decisions("2013", 4)):
        if number % 97:
            continue
        seen, drawn = view(table, seat), text(table.table(seat, (), False))
        for segment in seen.warehouse:
            assert all(tile is None or tile.id[5:] in drawn for tile in segment.tiles)
        for worker in seen.hire_row.slots:
            assert worker is None or table.say(worker.bonus) in drawn
        rented = [space for hall in seen.halls for space in hall.spaces if space.dress]
        line = [line for line in drawn.splitlines() if "hall" in line]
        assert sum(sum(sign in "①②③④⑤" for sign in words) for words in line) >= len(rented)


def test_what_is_considered_is_marked() -> None:
    table = board()
    tile = view(table, 0).warehouse[0].tiles[0]
    assert tile is not None
    assert f"▸{tile.id[5:]}" in text(table.table(0, (tile.id,), False))
    assert "▸" not in text(table.table(0, (), False))


def test_a_hand_is_shown_to_its_owner_only() -> None:
    table = board()
    table.match.play("pick base-4", 0)
    own, rival = (text(table.belongings(viewer, 0, (), False)) for viewer in (0, 1))
    assert "base-4" in own
    assert "base" not in rival
    assert "hand 1" in rival
    assert any("You pick" in line.plain for line in table.log(0))
    assert not any("pick" in line.plain for line in table.log(1))


def test_news_tell_what_the_others_did() -> None:
    heard = 0
    for table, seat in decisions("2013", 2):
        lines = [line.plain for line in table.news(seat)]
        assert not any(line.startswith(f"{NAMES[seat]} plays") for line in lines)
        heard += any(line.startswith(f"{NAMES[1 - seat]} plays") for line in lines)
    assert heard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_everything_can_be_said_in_every_language(language: str, edition: str) -> None:
    steps = set()
    for number, (table, seat) in enumerate(decisions(edition, 4, language)):
        steps.add(view(table, seat).step)
        if number % 29 == 0:
            text(
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
            assert [*table.menu(seat)]
    assert {"pick", "play", "main", "take", "window", "place", "fund", "bonus"} <= steps


# ---------------------------------------------------------------------- several at one device


def hot_seat(*seats: str) -> Session:
    return Session(setup(*seats, game="rokoko"))


def test_nobody_sees_another_hand_before_the_curtain_is_lifted() -> None:
    session = hot_seat(HUMAN, HUMAN)
    assert session.curtain
    session.lift_curtain()
    assert (session.viewer, session.curtain) == (0, False)
    for worker in ("base-1", "base-2", "base-3"):
        session.play(f"pick {worker}")
    assert (session.viewer, session.curtain) == (0, True)
    session.lift_curtain()
    assert (session.viewer, session.curtain) == (1, False)
    with pytest.raises(CannotUndo):
        session.undo()


def test_one_person_needs_no_curtain() -> None:
    assert not hot_seat(HUMAN, "random").curtain


def test_plain_lines_tell_everybody_only_what_he_may_know() -> None:
    moves = "pick base-1\npick base-2\npick base-3\ntable\n"
    out = io.StringIO()
    PlainTable(hot_seat(HUMAN, HUMAN), io.StringIO(moves), out).play()
    first, second = out.getvalue().split("Now only Vatel may look.")
    assert "Now only Anna may look." in first
    assert first.count("You pick a master") == 2
    assert "You pick" not in second
    assert "Round 1 begins" in second


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_at_a_keyboard_the_screen_is_wiped_and_waits() -> None:
    out = io.StringIO()
    lines = Keyboard("\npick base-1\nquit\n")
    PlainTable(hot_seat(HUMAN, HUMAN), lines, out).play()
    assert out.getvalue().index("\033[3J") < out.getvalue().index("Now only Anna")
    assert "You pick a master" in out.getvalue()


@pytest.mark.parametrize("size", [(130, 46), (80, 24)])
async def test_a_curtain_falls_between_two_people_on_the_screen(size: tuple[int, int]) -> None:
    app = TableApp(hot_seat(HUMAN, HUMAN), colour=True)
    async with app.run_test(size=size) as pilot:
        assert isinstance(app.screen, Curtain)
        assert "base-" not in shown(app)
        await pilot.press("enter")
        assert "base-1" in shown(app)
        await pilot.press("1", "1", "1")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "base-" not in shown(app)
        await pilot.press("u", "l")
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.viewer == 1
        assert "Vatel" in shown(app)
        assert "picks" not in shown(app)


async def test_the_wide_screen_shows_palace_company_and_own_things() -> None:
    app = TableApp(hot_seat(HUMAN, "random"), colour=False)
    async with app.run_test(size=(130, 46)) as pilot:
        await pilot.pause()
        screen = shown(app)
        for words in ("The palace", "throne hall", "fireworks", "For hire", "At table", "reserve"):
            assert words in screen
