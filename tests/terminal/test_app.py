"""The screen, played by its keys."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import bagatelle
from bagatelle.kernel.perspective import Perspective
from bagatelle.terminal import session as sessions
from bagatelle.terminal.app import BotHasChosen, TableApp
from bagatelle.terminal.choices import Choices
from bagatelle.terminal.screens import FileName, Page, Question
from bagatelle.terminal.session import Session
from bagatelle.terminal.setup import TerminalSetup
from tests.terminal.tables import hurried, nearly_over, setup, shown

LARGE, SMALL = (120, 36), (80, 24)


class Guest:
    """Somebody at the keyboard."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self._pilot = pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self._pilot.press(key)
            await self.wait()

    async def click(self, selector: str, offset: tuple[int, int]) -> None:
        await self._pilot.click(selector, offset=offset)
        await self.wait()

    async def wait(self) -> None:
        """Until the bots have played and a person is asked."""
        await self._pilot.pause()
        while self._bots_play():
            await self.app.workers.wait_for_complete()
            await self._pilot.pause()

    def _bots_play(self) -> bool:
        session = self.app.session
        return session.seat is not None and not session.is_human(session.seat)

    @property
    def session(self) -> Session:
        return self.app.session

    @property
    def moves(self) -> list[str]:
        match = self.session.match
        return [match.notation(played) for played in match.played]

    @property
    def question(self) -> str:
        return str(self.app.screen_stack[0].query_one("#question", Static).content)

    @property
    def notice(self) -> str:
        notice = self.app.screen_stack[0].query_one("#notice", Static)
        return str(notice.content) if notice.display else ""

    @property
    def cursor(self) -> str:
        cursor = self.app.screen_stack[0].query_one(Choices).cursor
        return "" if cursor is None else cursor.key


@asynccontextmanager
async def at_table(
    settled: TerminalSetup, size: tuple[int, int] = LARGE, colour: bool = True
) -> AsyncIterator[Guest]:
    app = TableApp(Session(settled), colour)
    async with app.run_test(size=size) as pilot:
        guest = Guest(app, pilot)
        await guest.wait()
        yield guest


# ---------------------------------------------------------------------- playing


async def test_a_whole_solo_game_by_keys() -> None:
    async with at_table(setup(), size=SMALL) as guest:
        match = guest.session.match
        for turn in range(9):
            assert "Which three dishes" in guest.question
            await guest.press(str(turn % 6 + 1))
            while not match.is_over and "Which three dishes" not in guest.question:
                await guest.press("enter")
        assert match.is_over
        assert isinstance(guest.app.screen, Page)
        sheet = shown(guest.app)
        assert guest.session.say(match.score_sheet.verdict) in sheet
        assert "BQ-END-08" in sheet
        assert guest.session.file.read_text() == match.record()


async def test_serving_asks_for_the_dish_and_then_for_the_noble() -> None:
    async with at_table(setup()) as guest:
        await guest.press("5")
        assert "Which dish is served next?" in guest.question
        await guest.press("2")
        assert "Who shall have the main course Y11?" in guest.question
        assert guest.moves == ["take column 2"]
        await guest.press("6")
        assert guest.moves == ["take column 2", "serve Y11 A6"]


async def test_the_last_dish_is_asked_for_at_once() -> None:
    async with at_table(setup()) as guest:
        await guest.press("5", "1", "6", "1", "6")
        assert "Who shall have the dessert B10?" in guest.question
        assert "[B10]" in guest.question


async def test_a_noble_with_two_courses_asks_for_the_course() -> None:
    async with at_table(setup(side="masked")) as guest:
        await guest.press("1", "1", "3")
        assert "In which course of Abbé Prune (A3)?" in guest.question
        await guest.press("2")
        assert guest.moves[-1] == "serve V8 course A3.rising"


async def test_the_imposter_asks_how_it_is_turned() -> None:
    async with at_table(setup()) as guest:
        await guest.press("7")
        assert "How is the imposter turned?" in guest.question
        assert shown(guest.app).count("[") == 3
        await guest.press("4")
        assert guest.moves == ["take imposter A270"]


async def test_clearing_is_offered_after_the_third_dish() -> None:
    async with at_table(setup()) as guest:
        await guest.press("5", "1", "1", "1", "6", "2")
        assert "Would you like to clear a noble?" in guest.question
        assert guest.cursor == "0"
        await guest.press("1")
        assert guest.moves[-1] == "clear A1"


async def test_arrows_and_enter_choose_too() -> None:
    async with at_table(setup()) as guest:
        assert guest.cursor == "1"
        await guest.press("down", "down")
        assert guest.cursor == "3"
        await guest.press("up", "up", "up")
        assert guest.cursor == "7"
        await guest.press("down", "enter")
        assert guest.moves == ["take row 1"]


async def test_arrows_to_the_side_change_the_column() -> None:
    async with at_table(setup(), size=(170, 40)) as guest:
        await guest.press("down", "right")
        assert guest.cursor == "5"
        await guest.press("down", "down", "left")
        assert guest.cursor == "3"


async def test_the_considered_choice_is_lit_on_the_table() -> None:
    async with at_table(setup()) as guest:
        assert "▸row 1 [V8]" in shown(guest.app)
        await guest.press("down")
        assert "▸row 2 [G6]" in shown(guest.app)
        assert "[V8]" not in shown(guest.app)


async def test_escape_goes_back_one_question() -> None:
    async with at_table(setup()) as guest:
        await guest.press("5", "2", "escape")
        assert "Which dish is served next?" in guest.question
        await guest.press("escape")
        assert "Which dish is served next?" in guest.question
        assert guest.moves == ["take column 2"]


async def test_a_move_can_be_typed() -> None:
    async with at_table(setup()) as guest:
        await guest.press("colon", *"take row 2", "enter")
        assert guest.moves == ["take row 2"]
        assert not guest.app.query_one("#line", Input).display


async def test_typing_can_be_left() -> None:
    async with at_table(setup()) as guest:
        await guest.press("colon", "x", "escape", "2")
        assert guest.moves == ["take row 2"]


async def test_things_on_the_table_can_be_clicked() -> None:
    async with at_table(setup()) as guest:
        await guest.click("#table", (5, 6))
        assert guest.moves == ["take row 2"]
        await guest.click(".-roomy Choices", (6, 1))
        assert "Who shall have the main course Y11?" in guest.question
        await guest.press("escape")
        assert "Which dish is served next?" in guest.question
        await guest.press("2")
        await guest.click("#belongings", (90, 3))
        assert guest.moves[-1] == "serve Y11 A5"


# ---------------------------------------------------------------------- what is not possible


async def test_a_used_imposter_says_why_it_cannot_be_taken() -> None:
    async with at_table(setup()) as guest:
        await guest.press("7", "1", "1", "6", "1", "1", "2", "0")
        before = guest.moves
        await guest.press("7")
        assert guest.notice == (
            "Your imposter has been used; it works once in a game. [BQ-TAKE-03]"
        )
        assert guest.moves == before
        await guest.press("1")
        assert guest.notice == ""
        assert guest.moves == [*before, "take row 1"]


async def test_an_illegal_move_that_is_typed_is_refused_with_its_clause() -> None:
    async with at_table(setup()) as guest:
        fingerprint = guest.session.match.fingerprint
        await guest.press("colon", *"clear A1", "enter")
        assert guest.notice.endswith("[BQ-TURN-02]")
        assert "[BQ-TURN-02]" in shown(guest.app)
        await guest.press("colon", *"dance", "enter")
        assert guest.notice == "“dance” is no move of this game."
        assert guest.session.match.fingerprint == fingerprint


async def test_what_a_dish_brings_about_is_told() -> None:
    async with at_table(setup()) as guest:
        await guest.press("5", "1", "3")
        assert guest.notice == "You spoil the meal of Abbé Prune: 1 dish is discarded"
        await guest.press("1")
        assert guest.notice == ""


async def test_undo_takes_back_until_something_was_revealed() -> None:
    async with at_table(setup()) as guest:
        await guest.press("5", "1", "6", "u", "u")
        assert guest.moves == []
        assert "Which three dishes" in guest.question
        await guest.press("u")
        assert guest.notice.startswith("There is nothing to take back")


async def test_the_last_move_of_a_game_can_be_taken_back(tmp_path: Path) -> None:
    async with at_table(setup(resume=nearly_over(tmp_path))) as guest:
        match, moves = guest.session.match, guest.moves
        await guest.press("enter")
        assert match.is_over
        await guest.press("escape", "u")
        assert not match.is_over
        assert guest.moves == moves


# ---------------------------------------------------------------------- pages


async def test_help_shows_the_keys_the_rules_and_what_is_not_possible() -> None:
    async with at_table(setup()) as guest:
        for key in ("question_mark", "f1", "h"):
            await guest.press(key)
            page = shown(guest.app)
            for words in ("takes back your last move", "Take three dishes", "[BQ-TURN-02]"):
                assert words in page
            await guest.press("escape")
            assert not isinstance(guest.app.screen, Page)


async def test_the_log_is_told_in_words() -> None:
    async with at_table(setup()) as guest:
        await guest.press("1", "l")
        assert "You take the top row" in shown(guest.app)


async def test_the_nobles_of_the_others_can_be_seen() -> None:
    async with at_table(setup("human", "greedy", "random")) as guest:
        await guest.press("r")
        page = shown(guest.app)
        assert all(noble in page for noble in ("B1", "B6", "C1", "C6"))


async def test_alone_there_are_no_others() -> None:
    async with at_table(setup()) as guest:
        await guest.press("r")
        assert "You have the table to yourself." in shown(guest.app)


async def test_the_minister_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch)
    async with at_table(setup("human", "greedy", game="rokoko")) as guest:
        played = guest.session.match.played
        await guest.press("a")
        await guest.app.workers.wait_for_complete()
        await guest.wait()
        assert isinstance(guest.app.screen, Page)
        page = shown(guest.app)
        assert "What would the minister do?" in page
        assert "% to win" in page
        await guest.press("escape")
        assert guest.session.match.played == played, "advice plays nothing"


# ---------------------------------------------------------------------- company


async def test_bots_play_until_it_is_the_turn_of_a_person_and_their_moves_are_told() -> None:
    async with at_table(setup("human", "greedy", "greedy")) as guest:
        while len({played.seat for played in guest.session.match.played}) < 3:
            await guest.press("enter")
        assert guest.session.is_human(guest.session.seat)
        table = shown(guest.app)
        assert "Since your last turn" in table
        news = table[table.index("Since your last turn") :]
        assert "Vatel" in news
        assert "Rosalie" in news


async def test_two_people_share_the_keyboard() -> None:
    async with at_table(setup("human", "human")) as guest:
        first = guest.session.viewer
        while guest.session.viewer == first:
            await guest.press("enter")
        table = shown(guest.app)
        assert f"{('Anna', 'Vatel')[1 - first]}, it is your turn." in table
        assert f"The nobles of {('Anna', 'Vatel')[1 - first]}" in table


class SlowBot:
    """A bot that thinks until it is told to choose."""

    def __init__(self) -> None:
        self.thinks = threading.Event()
        self.may_choose = threading.Event()

    def plan(self, perspective: Perspective) -> list[int]:
        self.thinks.set()
        assert self.may_choose.wait(timeout=60)
        return [perspective.moves[0]]


@pytest.fixture
def slow_bot(monkeypatch: pytest.MonkeyPatch) -> SlowBot:
    bot = SlowBot()
    monkeypatch.setattr(sessions, "make_bot", lambda name, game, seed: bot)
    return bot


async def test_a_bot_that_thinks_does_not_hold_up_the_screen(slow_bot: SlowBot) -> None:
    app = TableApp(Session(setup("random", "human")), colour=True)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        assert app.session.seat == 0
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "1")
        assert app.session.match.played == ()
        assert "Anna is choosing." in shown(app)
        slow_bot.may_choose.set()
        guest = Guest(app, pilot)
        await guest.wait()
        assert app.session.seat == 1


async def test_a_choice_that_comes_too_late_changes_nothing(slow_bot: SlowBot) -> None:
    slow_bot.may_choose.set()
    async with at_table(setup("human", "random")) as guest:
        match = guest.session.match
        await guest.press("2")
        possible = match.legal_moves()[0].choice
        guest.app.post_message(BotHasChosen(match, 0, possible))
        await guest.wait()
        assert guest.moves == ["take row 2"]


# ---------------------------------------------------------------------- saving and leaving


async def test_the_match_is_kept_after_every_move_of_a_person() -> None:
    async with at_table(setup("human", "greedy")) as guest:
        assert not guest.session.file.exists()
        for _ in range(8):
            await guest.press("enter")
            if guest.moves:
                assert guest.session.file.read_text() == guest.session.match.record()


async def test_a_match_that_cannot_be_kept_goes_on(kept: Path) -> None:
    kept.write_text("in the way")
    async with at_table(setup()) as guest:
        await guest.press("1")
        assert guest.notice.startswith("The match cannot be saved in")
        await guest.press("q", "1")
        assert guest.app.is_running
        assert guest.notice.startswith("The match cannot be saved in")
        await guest.press("1", "6")
        assert len(guest.moves) == 2


async def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    async with at_table(setup("human", "greedy")) as guest:
        await guest.press("1", "1", "6", "s")
        assert isinstance(guest.app.screen, FileName)
        guest.app.screen.query_one(Input).value = str(path)
        await guest.press("enter")
        assert guest.notice == f"The match is saved in {path}."
        before = guest.session.match.fingerprint
        asked = guest.question
    async with at_table(setup("human", "greedy", resume=path)) as guest:
        assert guest.session.match.fingerprint == before
        assert guest.question == asked
        await guest.press("1", "6")
        assert len(guest.moves) == 3


async def test_a_save_can_be_given_up_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear queen")
    async with at_table(setup()) as guest:
        await guest.press("1", "s", "escape")
        assert guest.notice == ""
        await guest.press("s")
        guest.app.screen.query_one(Input).value = str(path)
        await guest.press("enter")
        assert "holds something else already" in guest.notice
        assert path.read_text() == "Dear queen"


@pytest.mark.parametrize(("answer", "file_stays"), [("1", True), ("3", False)])
async def test_leaving_asks_what_becomes_of_the_match(answer: str, file_stays: bool) -> None:
    async with at_table(setup()) as guest:
        await guest.press("1", "q")
        assert isinstance(guest.app.screen, Question)
        await guest.press(answer)
        assert not guest.app.is_running
        assert guest.session.file.exists() == file_stays
        assert (guest.session.kept == guest.session.file) == file_stays


async def test_leaving_can_save_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    async with at_table(setup()) as guest:
        await guest.press("1", "q", "2")
        guest.app.screen.query_one(Input).value = str(path)
        await guest.press("enter")
        assert not guest.app.is_running
        assert bagatelle.load_record(path.read_text()).played == guest.session.match.played


@pytest.mark.parametrize("stay", ["4", "escape"])
async def test_one_can_stay(stay: str) -> None:
    async with at_table(setup()) as guest:
        await guest.press("1", "q", stay)
        assert guest.app.is_running
        await guest.press("1", "6")
        assert len(guest.moves) == 2


async def test_before_the_first_move_leaving_asks_nothing() -> None:
    async with at_table(setup()) as guest:
        await guest.press("q")
        assert not guest.app.is_running


async def test_after_the_end_one_can_play_again(tmp_path: Path) -> None:
    async with at_table(setup(resume=nearly_over(tmp_path))) as guest:
        match = guest.session.match
        await guest.press("enter", "escape")
        assert guest.session.say(match.score_sheet.verdict) in guest.question
        await guest.press("1")
        assert isinstance(guest.app.screen, Page)
        await guest.press("escape", "3")
        assert guest.session.match is not match
        assert guest.moves == []
        assert "Which three dishes" in guest.question


# ---------------------------------------------------------------------- sizes, colours, languages


async def test_the_large_screen_shows_everything() -> None:
    async with at_table(setup("human", "greedy")) as guest:
        table = shown(guest.app)
    for words in ("The sideboard", "At table", "The log", "Anna, it is your turn.", "▶ 1 row 1"):
        assert words in table
    assert all(f"A{number}" in table for number in range(1, 7))


async def test_the_small_screen_shows_all_that_is_needed() -> None:
    async with at_table(setup("human", "greedy", "greedy", "greedy"), size=SMALL) as guest:
        table = shown(guest.app)
        lines = table.splitlines()
    assert len(lines) <= SMALL[1]
    assert all(len(line) <= SMALL[0] for line in lines)
    for words in ("row 1", "▶ 1 row 1", "7 imposter", "dishes left", "u Undo", "q Leave"):
        assert words in table
    for name in ("Anna", "Vatel", "Rosalie", "Armand"):
        assert name in table
    assert "4 dishes of one value, at least 1 of them yellow" in table
    assert "a total of exactly 25" in table


async def test_the_table_follows_the_size_of_the_terminal() -> None:
    async with at_table(setup(), size=SMALL) as guest:
        assert "The sideboard" not in shown(guest.app)
        await guest._pilot.resize_terminal(*LARGE)
        await guest.wait()
        assert "The sideboard" in shown(guest.app)


async def test_a_tiny_terminal_breaks_nothing() -> None:
    async with at_table(setup("human", "greedy"), size=(30, 8)) as guest:
        await guest.press("1", "1", "6", "question_mark", "escape")
        assert len(guest.moves) == 2


@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_names_are_taken_by_the_letter(size: tuple[int, int]) -> None:
    names = ("[/b] Anna", "[red]Vatel")
    async with at_table(setup("human", "human", names=names), size=size) as guest:
        assert "[/b] Anna, it is your turn." in shown(guest.app)
        assert "The nobles of [/b] Anna" in shown(guest.app)


async def test_without_colour_letters_and_marks_tell_everything() -> None:
    async with at_table(setup(), colour=False) as guest:
        await guest.press("down")
        picture = guest.app.export_screenshot()
        assert "▸row 2 [G6]drink" in shown(guest.app)
    for colour in ("#3f70b5", "#3a8a5f", "#d69c22", "#ffc04d", "#d0a551"):
        assert colour not in picture.lower()


async def test_with_colour_dishes_have_their_own() -> None:
    async with at_table(setup()) as guest:
        picture = guest.app.export_screenshot().lower()
    for colour in ("#3f70b5", "#3a8a5f", "#d69c22"):
        assert colour in picture


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("size", [LARGE, SMALL])
async def test_the_other_languages_fit(language: str, size: tuple[int, int]) -> None:
    settled = setup("human", "greedy", side="masked", language=language)
    async with at_table(settled, size=size) as guest:
        await guest.press("1", "1", "3", "1", "u", "l", "escape", "r", "escape")
        await guest.press("question_mark", "escape", "q", "escape")
        assert guest.app.is_running
        assert all(len(line) <= size[0] for line in shown(guest.app).splitlines())
