"""The greedy bot of Augsburg 1520 plays a decent game, a fair one, and does not tell its hand."""

from __future__ import annotations

import msgspec
import pytest

from bagatelle.arena import simulate
from bagatelle.bots import make_bot
from bagatelle.games.augsburg.game import Augsburg
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table
from tests.rules.augsburg.builder import Play, lay


def choice(play: Play, seat: int = 0, seed: str = "1") -> str:
    """What the bot would do now."""
    move = make_bot("greedy", "augsburg", seed).choose(play.match.perspective(seat))
    return next(str(legal) for legal in play.match.legal_moves(seat) if legal.number == move)


def bids(play: Play, seat: int = 0) -> set[str]:
    """What the bot might say, by its own chance."""
    return {choice(play, seat, str(seed)) for seed in range(60)}


def card_used(play: Play) -> list[str]:
    """What the bot does with the card in use."""
    done: list[str] = []
    while play.view().step == "use":
        done.append(choice(play))
        play.play(done[-1])
    return done


def test_in_the_last_round_it_climbs_for_nothing_but_points() -> None:
    play = lay().round(4).level(0, orange=2).use("P06", noble="maximilian")
    assert set(card_used(play)) == {"climb orange", "give up"}


def test_it_builds_before_it_gains_points_that_would_be_blocked() -> None:
    play = lay().round(4).money(0, 900).points(0, 24).level(0, orange=2).use("P07")
    assert card_used(play) == ["build church", "use points6"]


def test_it_takes_the_money_it_builds_with() -> None:
    play = lay().round(4).money(0, 400).points(0, 24).level(0, orange=4).use("P07")
    assert card_used(play) == ["use money500", "build church"]


def test_it_puts_money_by_for_a_church_it_needs() -> None:
    setting = lay().round(2).money(0, 800).level(0, orange=3).offer(0, "Ph9 Lo9")
    assert choice(setting.points(0, 24).buy()) == "reject Ph9"
    assert choice(setting.points(0, 3).buy()) == "buy Ph9"


def test_without_a_rival_it_shows_what_it_needs_least() -> None:
    play = lay().hand(0, "Ma2 Ma3 Ma17 J").visit("maria").say("2", "pass")
    assert choice(play) == "show Ma2"
    assert choice(play.play("show Ma2")) == "show Ma3"


def test_in_a_showdown_it_shows_the_least_that_surely_wins() -> None:
    seen = "Ma4 Ma5 Ma6 Ma7 Ma8 Ma9 Ma10 Ma11 Ma13 Ma14 Ma15 Ma16"
    setting = lay().hand(0, "Ma12 Ma17").hand(1, "Ma1 Ma2").discard(seen)
    play = setting.pile(
        "Ma3 "
        + " ".join(f"{noble}{n}" for noble in ("Ph", "Lo", "Le") for n in range(1, 18))
        + " J" * 12
    )
    table = play.visit("maria").say("1", "hold")
    assert choice(table) == "show Ma12"


def test_its_bids_do_not_tell_its_hand() -> None:
    strong = bids(lay(3).hand(0, "Le15 Le12 Le9 J J").visit("leo"))
    weak = bids(lay(3).hand(0, "Le4 Le2 J Ph3 Ma2").visit("leo"))
    assert len(strong) > 1
    assert strong & weak - {"pass"}


def test_it_takes_the_last_card_with_whatever_it_has() -> None:
    """After the last auction notes are worth nothing."""
    play = lay().round(4).hand(0, "Ph1 Lo1 Le1 Ma1 J J").visit("maximilian")
    assert "pass" not in bids(play)


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_chance(bots: tuple[str, str]) -> None:
    report = simulate("augsburg", 2, {}, bots, games=6, seed="beats chance")
    greedy = report.results.seats[bots.index("greedy")]
    assert greedy.win_share == 1.0
    assert greedy.scores.mean > 60


class Sealed(Perspective):
    """A perspective behind which there is no table: only the view and the moves."""

    def __init__(self, perspective: Perspective, view: msgspec.Struct) -> None:
        self.game = perspective.game
        self.seat = perspective.seat
        self._moves = perspective.moves
        self._view = view

    @property
    def moves(self) -> list[int]:
        return self._moves

    @property
    def view(self) -> msgspec.Struct:
        return self._view

    def imagine(self, dealer: Dealer) -> Table:
        raise AssertionError("it needs no whole table")


@pytest.mark.parametrize("players", [2, 5])
def test_it_asks_for_nothing_but_what_its_seat_may_know(players: int) -> None:
    game = Augsburg(players, {})
    dealer, events = Dealer("sealed"), NoEvents()
    table = start(game.rules, dealer, events)
    while not agenda.is_empty(table):
        seat = agenda.seat_of(table, agenda.top(table))
        perspective = Perspective(game, table, seat)
        before = table[:]
        move = make_bot("greedy", "augsburg", "1").choose(Sealed(perspective, perspective.view))
        assert table == before
        assert move in perspective.moves
        advance(game.rules, table, seat, move, dealer, events)
