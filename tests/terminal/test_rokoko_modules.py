"""Rokoko with its modules in the terminal: all of it can be seen and asked."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import bagatelle
from bagatelle.bots import make_bot
from bagatelle.kernel.dealer import Dealer
from bagatelle.terminal import sheets
from bagatelle.terminal.app import TableApp
from bagatelle.terminal.plain import PlainTable
from bagatelle.terminal.rokoko import RokokoBoard
from bagatelle.terminal.rokoko.modules import du_barry, jewelry_box
from bagatelle.terminal.session import Session
from bagatelle.texts import LANGUAGES, formatter
from tests.rules.rokoko.dresses.builder import made, offered
from tests.terminal.tables import NAMES, all_menus, setup, shown, text

ALL = ("jewelry_box", "fancy", "festivity", "expert")
EAGER = {"use", "jewel", "tailor", "journeyman_trial", "master_trial"}
"""Moves that chance alone would seldom choose."""


def board(players: int, language: str = "en", seed: int = 3) -> RokokoBoard:
    match = bagatelle.new_match("rokoko", players, seed, NAMES[:players], modules=ALL)
    return RokokoBoard(match, formatter(language))


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
                assert task.id.removeprefix("task:") in shown
                if seat in trial.candidates:
                    words = f"{table.word(task.id)}{' ✓' if seat in task.marked else ''}"
                    assert any(line.rstrip().endswith(words) for line in shown.splitlines())
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
            name = turned.card.id.removeprefix("du_barry:")
            words = table.word(turned.card.id if turned.role == "action" else turned.card.hall)
            assert any(name in line and words in line for line in shown.splitlines())
        if lady.turn:
            cards += 1
            words = table.tell(table.match.game.word(lady.turn[0].card.id))
            assert any(words in line.plain for line in table.news(seat)) or not table.news(seat)
        assert "Madame du Barry" in shown
    assert cards > 50


def test_her_column_stands_on_the_sheet() -> None:
    for table, _ in decisions(1):
        last = table
    sheet = last.match.score_sheet
    assert [len(line.points) for line in sheet.lines] == [2] * len(sheet.lines)
    assert last.name(1).plain == "Madame du Barry"


# ---------------------------------------------------------------------- dresses with a bonus


def test_dresses_of_modules_tell_their_bonus_and_that_they_cannot_be_sold() -> None:
    ball = offered("expert-2").begin()
    table = RokokoBoard(ball.match, formatter("en"))
    page = drawn(table, 0)
    assert "£– ★2 ✦" in page
    assert "6 ✦ when rented out: you may depute a worker for pay" in page
    ball.play("play base-1", "tailor")
    (entry,) = table.menu(0).groups[0]
    assert "you may depute a worker for pay" in entry.effect.plain
    assert "you may depute a worker for pay" in entry.words


def test_who_was_deputed_for_pay_brings_no_bonus() -> None:
    ball = made(offered("expert-2").hand(0, "1-1 base-1"), "1-1").play("rent hall3-3")
    ball.play("depute base-5")
    use = next(iter(RokokoBoard(ball.match, formatter("en")).menu(0)))
    assert "take 1 livre" in use.effect.plain


# ---------------------------------------------------------------------- alone


class Pupil(io.TextIOWrapper):
    """Somebody at the keyboard who asks the greedy bot what to type."""

    def __init__(self, session: Session) -> None:
        super().__init__(io.BytesIO())
        self._session = session
        self._bot = make_bot("greedy", "rokoko", "pupil")
        self._at_last = iter(("rivals", "help", "log"))

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        match = self._session.match
        if match.is_over:
            return next((f"{word}\n" for word in self._at_last), "")
        move = self._bot.choose(match.perspective(0))
        return f"{match.game.spelled(move)[1]}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_madame_du_barry_in_plain_lines(language: str) -> None:
    settled = replace(setup(game="rokoko", language=language), options={"modules": "jewelry_box"})
    session, out = Session(settled), io.StringIO()
    assert PlainTable(session, Pupil(session), out).play() == 0
    page, say = out.getvalue(), session.say
    assert session.match.is_over
    winner = session.name(session.match.winners[0])
    for words in sheets.verdict(session):
        assert words in page
    assert winner in sheets.verdict(session)[-1]
    sheet = text(sheets.score_sheet(session, RokokoBoard(session.match, say)))
    heading = next(line for line in sheet.splitlines() if "Anna" in line)
    assert "Madame du Barry" in heading
    rivals = page.rpartition("\n> rivals\n")[2].partition("\n> ")[0]
    assert rivals.startswith("Madame du Barry\n")
    assert "∪" in rivals or "○" in rivals


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_screen_shows_her_turn(size: tuple[int, int]) -> None:
    settled = replace(setup(game="rokoko"), options={"modules": "jewelry_box"})
    app = TableApp(Session(settled), colour=False)
    async with app.run_test(size=size) as pilot:
        for _ in range(3):
            await pilot.press("1")
            await pilot.pause()
        lines = app.board.news(0)
        assert any(line.plain.startswith("The card of Madame du Barry: ") for line in lines)
        assert lines[-1].plain[:24] in shown(app)
        await pilot.press("r")
        await pilot.pause()
        assert "Madame du Barry" in shown(app)
