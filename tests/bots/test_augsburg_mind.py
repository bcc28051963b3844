"""The mind of Augsburg 1520 knows what a good player knows, and nothing that it may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bagatelle.bots.augsburg import MIND
from bagatelle.bots.search.lines import Lines
from bagatelle.bots.search.minds import mind_of
from bagatelle.bots.search.player import Level, MindedBot
from bagatelle.bots.search.search import Search
from bagatelle.bots.search.selfplay import play_and_note
from bagatelle.bots.search.weights import fitted
from bagatelle.games.augsburg import frames, notes
from bagatelle.games.augsburg.game import Augsburg
from bagatelle.games.augsburg.moves import SHOW
from bagatelle.games.augsburg.state import PICKED, seat_at
from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer, QuickDealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.table import Table
from tests.rules.augsburg.builder import Play, lay

ABBE = Level("abbe")
SEARCHING = Level("marquise", playouts=16)

NOBLES = ("Ph", "Lo", "Le", "Ma")
ALL_BUT_MARIA = " ".join(f"{noble}{n}" for noble in NOBLES[:3] for n in range(1, 18))


def choice(play: Play, level: Level = SEARCHING, seat: int = 0) -> str:
    """What somebody of a level would do now."""
    move = MindedBot(QuickDealer("1"), level).choose(play.match.perspective(seat))
    return next(str(legal) for legal in play.match.legal_moves(seat) if legal.number == move)


# ---------------------------------------------------------------------- what a good player knows


def builds_before_points_that_would_be_blocked() -> bool:
    setting = lay().round(4).money(0, 900).points(0, 24).level(0, orange=2)
    return choice(setting.use("P07")) == "build church"


def takes_the_money_to_build_with() -> bool:
    setting = lay().round(4).money(0, 400).points(0, 24).level(0, orange=4)
    return choice(setting.use("P07")) == "use money500"


def climbs_for_points_only_in_the_last_round() -> bool:
    setting = lay().round(4).level(0, orange=2)
    return choice(setting.use("P06", noble="maximilian")) in ("climb orange", "give up")


def climbs_to_the_coat_of_arms_early() -> bool:
    setting = lay().round(1).level(0, orange=3)
    return choice(setting.use("P02")) in ("climb orange", "take coat_of_arms")


def takes_the_card_with_points_at_the_end() -> bool:
    setting = lay().round(4).hand(0, "Ma17 J").hand(1, "Ph1").display("P01 P02 P04 P05 P09")
    play = setting.visit("maria").say("1", "pass").show(0, "Ma17")
    return choice(play) == "card P04"


def keeps_the_best_note_without_a_rival() -> bool:
    play = lay().hand(0, "Ma2 Ma3 Ma17 J").visit("maria").say("2", "pass")
    return choice(play) == "show Ma2" and choice(play.play("show Ma2")) != "show Ma17"


def shows_the_least_that_surely_wins() -> bool:
    seen = "Ma4 Ma5 Ma6 Ma7 Ma8 Ma9 Ma10 Ma11 Ma13 Ma14 Ma15 Ma16"
    setting = lay().hand(0, "Ma12 Ma17").hand(1, "Ma1 Ma2").discard(seen)
    play = setting.pile(f"Ma3 {ALL_BUT_MARIA}" + " J" * 12).visit("maria").say("1", "hold")
    return choice(play) == "show Ma12"


def does_not_pay_more_than_a_note_to_nobody() -> bool:
    play = lay().hand(0, "Ma3 Ma5 Ma7 J").hand(1, "").visit("maria")
    return choice(play) == "bid 1"


def holds_with_the_best_note() -> bool:
    setting = lay().round(4).hand(0, "Ma17").hand(1, "Ma3 Ma4").opener(1)
    return choice(setting.visit("maria").say("1")) == "hold"


def takes_the_last_card_with_whatever_there_is() -> bool:
    play = lay().round(4).hand(0, "Ph1 Lo1 Le1 Ma1 J J").visit("maximilian")
    return choice(play) != "pass"


def buys_with_money_that_is_good_for_nothing_else() -> bool:
    setting = lay().round(3).money(0, 600).owns(0, "church cathedral").points(0, 50)
    return choice(setting.hand(0, "Ph2 Ma2").offer(0, "Ph9 Lo9").buy()) == "buy Ph9"


def keeps_the_money_for_a_church_that_is_needed() -> bool:
    setting = lay().round(2).money(0, 800).level(0, orange=3).points(0, 24).hand(0, "Ma17 Lo17 J")
    return choice(setting.offer(0, "Ph1 Lo1").buy()) == "reject Ph1"


KNOWN: tuple[Callable[[], bool], ...] = (
    builds_before_points_that_would_be_blocked,
    takes_the_money_to_build_with,
    climbs_for_points_only_in_the_last_round,
    climbs_to_the_coat_of_arms_early,
    takes_the_card_with_points_at_the_end,
    keeps_the_best_note_without_a_rival,
    shows_the_least_that_surely_wins,
    does_not_pay_more_than_a_note_to_nobody,
    holds_with_the_best_note,
    takes_the_last_card_with_whatever_there_is,
    buys_with_money_that_is_good_for_nothing_else,
    keeps_the_money_for_a_church_that_is_needed,
)
FOUND = 11
"""Of these so many at least."""


def test_it_knows_what_a_good_player_knows() -> None:
    missed = [known.__name__ for known in KNOWN if not known()]
    assert len(KNOWN) - len(missed) >= FOUND, missed


# ---------------------------------------------------------------------- weights and figures


def test_the_weights_have_only_figures_that_there_are() -> None:
    assert len(MIND.names) == len(set(MIND.names))
    for variant, found in fitted("bagatelle.bots.augsburg").items():
        assert set(found.weights) <= set(MIND.names), variant
        assert int(variant) in Augsburg.info.players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_policy_plays_every_game_to_its_end(players: int) -> None:
    mind = mind_of(Augsburg(players, {}))
    noted = play_and_note(mind, QuickDealer("a game"), 100)
    assert len(noted.finals) == players
    assert max(noted.finals) > 25


def test_nothing_is_left_at_the_end() -> None:
    play = lay().round(4).points(0, 20).end()
    mind = mind_of(play.game)
    assert mind.left(play.table) == 0.0
    assert mind.estimate(play.table, 0) == 20.0


def test_more_is_worth_more() -> None:
    def promise(play: Play) -> float:
        return mind_of(play.game).estimate(play.table, 0)

    def before(notes: str = "Ma3", florins: int = 0, orange: int = 1) -> Play:
        return lay().hand(0, notes).money(0, florins).level(0, orange=orange).visit("philipp")

    assert promise(before("Ma3 Ma17 J")) > promise(before())
    assert promise(before(florins=1000)) > promise(before())
    assert promise(before(orange=3)) > promise(before())


# ---------------------------------------------------------------------- lines


def test_a_purchase_is_one_line() -> None:
    play = lay().money(0, 1000).offer(0, "Ph1 Ph2 Lo9").buy()
    lines = Lines(mind_of(play.game), 0, 1000).look(play.table)
    assert {len(line.moves) for line in lines} == {3}
    assert len(lines) == 8


def test_a_card_is_one_line_up_to_the_next_visit() -> None:
    play = lay().hand(0, "Ma17 J").visit("maria").say("1", "pass").show(0, "Ma17")
    lines = Lines(mind_of(play.game), 0, 1000).look(play.table)
    assert all(len(line.moves) <= 3 for line in lines)
    after = [line.table for line in lines if len(line.moves) == 3]
    kinds = {int(agenda.kind_of(t, agenda.top(t))) for t in after}
    assert kinds <= {int(frames.BID), int(frames.DISCARD)}


def test_in_a_showdown_there_is_a_way_for_each_best_note() -> None:
    play = lay().hand(0, "Ma2 Ma9 Ma17").hand(1, "Ma3 Ma4").visit("maria").say("2", "hold")
    mind = mind_of(play.game)
    assert not mind.tells(play.table, 0)
    assert len(mind.offers(play.table, 0, 100)) == 2


# ---------------------------------------------------------------------- fair and repeatable


def test_a_search_depends_on_nothing_but_its_seed() -> None:
    play = lay().hand(0, "Ma3 Ma9 J").hand(1, "Ma5 J").visit("maria")
    mind = mind_of(play.game)

    def found(seed: str) -> list[tuple[list[int], float]]:
        search = Search(mind, 0, seed)
        search.best(play.table, 8, 8, 1000)
        return [(line.moves, line.total) for line in search.lines]

    assert found("1") == found("1")
    assert found("1") != found("2")


@pytest.mark.parametrize(("players", "level"), [(2, ABBE), (2, SEARCHING), (4, ABBE)])
def test_worlds_that_look_the_same_are_played_the_same(players: int, level: Level) -> None:
    game = Augsburg(players, {})
    mind = mind_of(game)
    dealer, events = QuickDealer("twins"), NoEvents()
    t = start(game.rules, dealer, events)
    compared = 0
    for step in range(60):
        seat = agenda.decider(t)
        move = mind.policy(t, seat, dealer)
        if step % 12 == 7:
            twin = game.rules.imagine(t, seat, Dealer(f"twin {step}"))
            assert twin != t
            assert _chosen(game, t, seat, level) == _chosen(game, twin, seat, level)
            compared += 1
        advance(game.rules, t, seat, move, dealer, events)
    assert compared >= 4


def _chosen(game: Augsburg, t: Table, seat: int, level: Level) -> int:
    perspective = Perspective.of(game, t, seat, Dealer("eyes"))
    return MindedBot(QuickDealer("1"), level).choose(perspective)


def test_the_policy_looks_at_nothing_that_is_hidden() -> None:
    game = Augsburg(4, {})
    mind = mind_of(game)
    dealer, events = QuickDealer("hidden"), NoEvents()
    t = start(game.rules, dealer, events)
    for step in range(150):
        seat = agenda.decider(t)
        twin = game.rules.imagine(t, seat, Dealer(f"twin {step}"))
        move = mind.policy(t, seat, QuickDealer(str(step)))
        assert move == mind.policy(twin, seat, QuickDealer(str(step)))
        advance(game.rules, t, seat, move, dealer, events)


def test_what_others_show_in_secret_is_imagined_as_the_policy_shows_it() -> None:
    """Not just anything that they could show."""
    setting = lay(3).hand(0, "Ma2 Ma9").hand(1, "Ma17 Ma3").opener(0)
    play = setting.visit("maria").say("1", "hold", "pass")
    mind, t = mind_of(play.game), play.table[:]
    advance(play.game.rules, t, 1, mind.policy(t, 1, QuickDealer("1")), Dealer("1"), NoEvents())
    for number in range(10):
        world = mind.imagine(t, 0, QuickDealer(str(number)))
        picked, world_before = seat_at(1) + PICKED, world[:]
        notes.clear(world_before, picked)
        agenda.push_together(world_before, frames.SHOW, 1, 1)
        assert mind.policy(world_before, 1, QuickDealer("1")) == SHOW + notes.last(world, picked)


def test_a_first_bid_does_not_tell_the_hand() -> None:
    strong = lay(3).hand(0, "Le15 Le12 Le9 J J").visit("leo")
    weak = lay(3).hand(0, "Le4 Le2 J Ph3 Ma2").visit("leo")
    lady = Level("lady", policy=True)
    assert choice(strong, lady) == choice(weak, lady) == "bid 1"
