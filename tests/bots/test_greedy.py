"""The greedy bot of the Banquet plays a decent game, and a fair one."""

from __future__ import annotations

import pytest

from bagatelle.arena import simulate
from bagatelle.bots import make_bot
from bagatelle.games.banquet.game import Banquet
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table
from tests.rules.banquet.builder import Evening, Setting, lay

SIDES = ("unmasked", "masked")


def choice(evening: Evening) -> str:
    """What the bot would do now."""
    match = evening.match
    seat = match.to_act[0]
    move = make_bot("greedy", "banquet", "1").choose(match.perspective(seat))
    return next(str(legal) for legal in match.legal_moves(seat) if legal.number == move)


def turn(evening: Evening) -> list[str]:
    """All that the bot does in its turn."""
    number, done = evening.view.turn, []
    while not evening.match.is_over and evening.view.turn == number:
        done.append(choice(evening))
        evening.play(done[-1])
    return done


def last_turn() -> Setting:
    """The last turn of a solo game."""
    return lay(players=1).turn(9).solo_cards_turned("S1 S2 S3 S4 S5 S6 S7 S8 S9")


# ---------------------------------------------------------------------- what it wants


def test_it_completes_what_it_can() -> None:
    evening = lay().noble("A1", "G7 B7 P7").sideboard("B1 G1 V1 B2 G2 V2 Y7 B4 G3").begin()
    turn(evening)
    assert evening.is_satisfied("A1")


def test_it_prefers_the_noble_with_more_points() -> None:
    # In its last turn, one dish completes either: A1 is worth 3 points, A6 is worth 1.
    evening = last_turn().noble("A1", "G7 B7 P7").noble("A6", "B12 G6").hand("Y7 V3 P3").begin()
    turn(evening)
    assert evening.is_satisfied("A1")


def test_it_serves_in_the_order_that_counts() -> None:
    # Falling, the last one pink: after 12 and 9 come 5 (or 3) and then the white 2.
    evening = (
        lay(side="masked").satisfied("A1 A2 A3").noble("A5", "P12 G9").hand("W2 G3 B5").begin()
    )
    turn(evening)
    assert evening.is_satisfied("A5")


def test_it_wins_at_once_with_the_sixth_noble() -> None:
    evening = lay().satisfied("A1 A2 A3 A4 A5").noble("A6", "B12 G6").hand("V7 P9 Y1").begin()
    assert choice(evening) == "serve V7 A6"


def test_it_takes_the_dishes_that_win() -> None:
    evening = (
        lay()
        .satisfied("A1 A2 A3 A4 A5")
        .noble("A6", "B12 G6")
        .sideboard("B1 G1 V1 B9 G9 V9 P2 P10 Y7")
        .imposter_used(0)
        .begin()
    )
    turn(evening)
    assert evening.match.winners == (0,)


def test_it_throws_useless_dishes_where_they_cost_nothing() -> None:
    # No dish in hand is violet or pink; A4 is empty and wants green.
    evening = (
        lay()
        .satisfied("A1 A2 A6")
        .noble("A3", "V1 W1 V2")
        .noble("A5", "P12 W12 P9")
        .hand("B11 Y10 B8")
        .begin()
    )
    turn(evening)
    assert evening.under("A3") == "V1 W1 V2"
    assert evening.under("A5") == "P12 W12 P9"


def test_it_gives_up_a_noble_that_can_hardly_be_satisfied_any_more() -> None:
    # Both c-dishes of value 7 lie under other nobles, and the discards will not come back.
    evening = (
        lay()
        .noble("A1", "G7 B7 P7")
        .noble("A6", "Y7")
        .noble("B4", "W7")
        .end_shown(1)
        .hand("B1 B2 B3")
        .begin()
    )
    turn(evening)
    assert evening.under("A1") != "G7 B7 P7"


def test_it_clears_a_noble_that_is_better_empty() -> None:
    evening = (
        lay()
        .satisfied("A2 A3 A5 A6")
        .noble("A1", "G7 B7 P7")
        .noble("B6", "Y7")
        .noble("B4", "W7")
        .end_shown(1)
        .hand("G1 G2 G3")
        .begin()
    )
    assert turn(evening)[-2:] == ["clear A1", "done"]
    assert evening.is_satisfied("A4")


def test_it_keeps_its_imposter_for_a_better_day() -> None:
    # Turned by 270 degrees the imposter would bring a little more than any row or column.
    evening = lay().sideboard("P1 Y9 B4 P12 P6 Y8 P7 B6 Y11").begin()
    assert choice(evening) == "take column 1"


def test_it_uses_its_imposter_when_it_is_worth_it() -> None:
    # The corner turned by 90 degrees holds the dishes that complete A1 and A5, and the end is near.
    evening = (
        lay()
        .end_shown(1)
        .packs(0, 4, 10)
        .noble("A1", "G7 B7 P7")
        .noble("A5", "P12 W12 P9")
        .sideboard("B1 Y7 G1 B2 G4 P10 B3 G5 V9")
        .begin()
    )
    done = turn(evening)
    assert done[0] == "take imposter A90"
    assert evening.is_satisfied("A1")
    assert evening.is_satisfied("A5")


def test_in_its_last_turn_it_takes_the_points_that_are_there() -> None:
    # One point at once is better than two nobles that come nearer to three.
    evening = (
        last_turn()
        .noble("A6", "B12 G6")
        .noble("A1", "Y3")
        .noble("A5", "P12")
        .imposter_used(0)
        .sideboard("B3 P11 G3 V7 B1 G1 B2 G2 V2")
        .begin()
    )
    turn(evening)
    assert evening.is_satisfied("A6")


# ---------------------------------------------------------------------- how it fares


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_chance(side: str, bots: tuple[str, str]) -> None:
    report = simulate("banquet", 2, {"side": side}, bots, games=20, seed="beats chance")
    assert report.results.seats[bots.index("greedy")].win_share == 1.0


@pytest.mark.parametrize("side", SIDES)
def test_alone_it_earns_more_than_half_of_the_points(side: str) -> None:
    report = simulate("banquet", 1, {"side": side}, ["greedy"], games=20, seed="alone")
    assert report.results.seats[0].scores.mean > 7


# ---------------------------------------------------------------------- what it knows


class Sealed(Perspective):
    """A perspective behind which there is no table: only what a bot may ask for."""

    def __init__(self, perspective: Perspective, guess: Table) -> None:
        self.game = perspective.game
        self.seat = perspective.seat
        self._moves = perspective.moves
        self._guess = guess

    @property
    def moves(self) -> list[int]:
        return self._moves

    def imagine(self, dealer: Dealer) -> Table:
        return self._guess[:]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("side", SIDES)
def test_it_asks_for_nothing_but_what_its_seat_may_know(side: str, players: int) -> None:
    game = Banquet(players, {"side": side})
    dealer, events = Dealer("sealed"), NoEvents()
    table = start(game.rules, dealer, events)
    bot = make_bot("greedy", "banquet", "1")
    for step in range(40):
        seat = agenda.seat_of(table, agenda.top(table))
        perspective = Perspective(game, table, seat)
        guess = game.rules.imagine(table, seat, Dealer(f"guess {step}"))
        move = bot.choose(Sealed(perspective, guess))
        assert bot.choose(perspective) == move
        advance(game.rules, table, seat, move, dealer, events)


def test_it_leaves_the_table_as_it_is() -> None:
    evening = lay(side="masked").noble("A3", "V10f B9f").hand("W2 G9 B5").begin()
    before = evening.match.fingerprint
    choice(evening)
    assert evening.match.fingerprint == before
