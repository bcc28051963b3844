"""The mind of the Banquet: what it knows of nobles, how it plans, and what its levels find."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from bagatelle.bots.banquet.chances import Arrivals, chase_of
from bagatelle.bots.banquet.mind import HABITS, NAMES, BanquetMind
from bagatelle.bots.banquet.prospects import prospects
from bagatelle.bots.banquet.supply import STAYS, supply_of
from bagatelle.bots.search.minds import mind_of
from bagatelle.bots.search.player import Level, MindedBot
from bagatelle.bots.search.search import Search
from bagatelle.bots.search.weights import fitted
from bagatelle.games.banquet import state
from bagatelle.games.banquet.game import Banquet
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table
from tests.bots.banquet_positions import positions
from tests.rules.banquet.builder import Evening, lay

SIDES = ("unmasked", "masked")
EVENTS = NoEvents()
FOUND = {"lady": 10, "abbe": 10, "marquise": 9}
"""How many of the ten positions each level finds."""


def tables(game: Banquet, seed: str, every: int = 1) -> Iterable[Table]:
    """The tables of a game by the policy, at the beginnings of turns."""
    mind = mind_of(game)
    dealer = QuickDealer(seed)
    t = start(game.rules, dealer, EVENTS)
    number = 0
    while t[agenda.DEPTH] > 0:
        if mind.is_quiet(t):
            if number % every == 0:
                yield t[:]
            number += 1
        seat = agenda.decider(t)
        advance(game.rules, t, seat, mind.policy(t, seat, dealer), dealer, EVENTS)


def turn(evening: Evening, bot: MindedBot) -> list[str]:
    """All that a bot does in its turn."""
    number, done = evening.view.turn, []
    while not evening.match.is_over and evening.view.turn == number:
        match = evening.match
        seat = match.to_act[0]
        move = bot.choose(match.perspective(seat))
        done.append(next(str(each) for each in match.legal_moves(seat) if each.number == move))
        evening.play(done[-1])
    return done


# ---------------------------------------------------------------------- what it knows


def test_weights_have_only_known_figures() -> None:
    for variant in fitted("bagatelle.bots.banquet").values():
        assert set(variant.weights) <= set(NAMES)
        assert set(variant.habits) <= set(HABITS)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("side", SIDES)
def test_chances_are_those_of_the_prospects(side: str, players: int) -> None:
    """Two ways to reckon the same: ``prospects`` is easy to read, ``chances`` is fast."""
    game = Banquet(players, {"side": side})
    rules = game.rules
    arrivals = Arrivals(rules.box, rules.players)
    arrivals.stays = STAYS
    asked = 0
    for t in tables(game, "prospects", every=4):
        seat = agenda.decider(t)
        supply = supply_of(rules, t)
        arrivals.look(t, players - 1)
        if supply.end > 4.0:
            break
        for position in range(state.NOBLES):
            at = state.noble_at(seat, position)
            if t[at + state.SATISFIED]:
                continue
            noble = rules.icons[seat] * state.NOBLES + position
            demand, colour = rules.box.demands[noble], rules.box.colours[noble]
            chase = chase_of(demand, colour)
            chase.look(arrivals)
            chance = chase.chance(t, at + state.PLATES, t[at + state.COUNT])
            wanted = prospects(supply, demand, colour).of(state.plates_of(t, at))
            assert chance == pytest.approx(wanted, abs=1e-4)
            asked += 1
    assert asked > 10


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("side", SIDES)
def test_offers_are_turns_that_the_rules_allow(side: str, players: int) -> None:
    """Each is legal to its last move, ends the turn, and no two are alike."""
    game = Banquet(players, {"side": side})
    mind = mind_of(game)
    dealer = QuickDealer("offers")
    for t in tables(game, "offers", every=5):
        seat = agenda.decider(t)
        offered = mind.offers(t, seat, 12)
        assert len(offered) > 5
        assert len(set(map(tuple, offered))) == len(offered)
        for moves in offered:
            now = t[:]
            turns = now[state.TURNS]
            for move in moves:
                assert game.rules.why_not(now, seat, move) == 0
                advance(game.rules, now, seat, move, dealer, EVENTS)
            assert now[agenda.DEPTH] == 0 or now[state.TURNS] > turns


def test_the_last_noble_may_be_satisfied_by_the_first_dish() -> None:
    evening = lay().satisfied("A1 A2 A3 A4 A5").noble("A6", "B12 G6").hand("V7 P9 Y1").begin()
    assert turn(evening, bot(Level("quick", policy=True))) == ["serve V7 A6"]


def test_a_game_that_is_over_is_known() -> None:
    game = Banquet(2, {"side": "masked"})
    mind = mind_of(game)
    t = list(tables(game, "over"))[-1]
    dealer = QuickDealer("over")
    while t[agenda.DEPTH] > 0:
        seat = agenda.decider(t)
        advance(game.rules, t, seat, mind.policy(t, seat, dealer), dealer, EVENTS)
    first, second = mind.chances(t)
    assert first + second == 1.0
    assert first in (0.0, 0.5, 1.0)
    assert (first == 1.0) == game.rules.is_ahead(t, 0, 1)


# ---------------------------------------------------------------------- how it plays


def bot(level: Level, seed: str = "1") -> MindedBot:
    return MindedBot(QuickDealer(seed), level)


@pytest.mark.parametrize("side", SIDES)
def test_a_search_is_the_same_for_a_seed_and_a_budget(side: str) -> None:
    game = Banquet(2, {"side": side})
    t = list(tables(game, "same"))[3]
    seat = agenda.decider(t)
    first, second = (Search(mind_of(game), seat, "7") for _ in range(2))
    assert first.best(t, 8, 4, 100).moves == second.best(t, 8, 4, 100).moves
    assert [line.total for line in first.lines] == [line.total for line in second.lines]


@pytest.mark.parametrize("level", [Level("abbe"), Level("marquise", playouts=1, keep=3)])
def test_it_asks_for_nothing_but_what_its_seat_may_know(level: Level) -> None:
    """The order of the pile is nowhere on the table, so equal tables are equal knowledge: what the
    true dealer would deal makes no difference.
    """
    game = Banquet(2, {})
    t = list(tables(game, "fair"))[4]
    seat = agenda.decider(t)
    chosen = {
        bot(level).choose(Perspective.of(game, t[:], seat, QuickDealer(f"true {number}")))
        for number in range(3)
    }
    assert len(chosen) == 1


def test_weighing_and_planning_leave_the_table_as_it_is() -> None:
    game = Banquet(3, {"side": "masked"})
    mind = mind_of(game)
    assert isinstance(mind, BanquetMind)
    for t in tables(game, "as it is", every=9):
        before = t[:]
        mind.utility(t, 0)
        mind.offers(t, agenda.decider(t), 5)
        assert t == before


def test_whatever_lies_in_hand_is_served() -> None:
    """A bot may be asked in the middle of anybody's turn."""
    game = Banquet(2, {"side": "masked"})
    chooser = random.Random(5)
    dealer = QuickDealer("middle")
    t = start(game.rules, dealer, EVENTS)
    for _ in range(60):
        seat = agenda.decider(t)
        legal = game.rules.legal(t, seat)
        for level in (Level("lady", policy=True), Level("abbe")):
            assert bot(level).choose(Perspective(game, t, seat)) in legal
        advance(game.rules, t, seat, chooser.choice(legal), dealer, EVENTS)
        if t[agenda.DEPTH] == 0:
            break


@pytest.mark.parametrize(
    "level", [Level("lady", policy=True), Level("abbe"), Level("marquise", playouts=1, keep=3)]
)
def test_it_knows_the_answers_of_a_good_player(level: Level) -> None:
    found = 0
    for position in positions():
        evening = position.table.begin()
        found += position.is_solved(evening, turn(evening, bot(level)))
    assert found >= FOUND[level.name]
