"""Simultaneous secret decisions: the order in which they arrive changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import factorial, prod

import pytest

from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import CannotUndo, IllegalMove
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.game import Seat
from bagatelle.kernel.match import Match
from bagatelle.kernel.rules import advance
from bagatelle.kernel.snapshot import freeze, thaw
from tests.conformance.play import (
    new_match,
    random_choice,
    snapshot,
    table_of,
    told,
    viewers,
)
from tests.conformance.variants import each_masquerade, each_variant
from tests.games.masquerade.game import Masquerade
from tests.variants import Variant

Plan = dict[Seat, list[Choice]]
Order = tuple[Seat, ...]

ORDERS = 24
"""How many orders of arrival are tried for a run of decisions that has too many."""


def runs(match: Match, chooser: Dealer) -> Iterator[Plan]:
    """Plays a match and stops at each run of simultaneous decisions, with a plan to answer it."""
    while not match.is_over:
        if agenda.is_together(table_of(match)):
            plan = _plan(match, chooser)
            yield plan
            follow(match, plan, seat_by_seat(plan))
        else:
            seat, choice = random_choice(match, chooser)
            match.play(choice, seat)


def _plan(match: Match, chooser: Dealer) -> Plan:
    """What each seat will choose in this run: random, and tried out seat by seat."""
    rules, t, steps = match.game.rules, table_of(match)[:], 0
    plan: Plan = {seat: [] for seat in match.to_act}
    for seat, choices in plan.items():
        while not steps and agenda.is_together(t) and agenda.frame_of(t, seat) >= 0:
            moves = rules.legal(t, seat)
            move = moves[chooser.below(len(moves))]
            choices.append(match.game.choice(move))
            steps = advance(rules, t, seat, move, Dealer("never asked"), NoEvents())
    return plan


def seat_by_seat(plan: Plan) -> Order:
    return tuple(seat for seat, choices in plan.items() for _ in choices)


def orders(plan: Plan, chooser: Dealer) -> list[Order]:
    """All orders of arrival of a small plan, some of a large one."""
    order = list(seat_by_seat(plan))
    if len(order) <= 4:
        return sorted(set(permutations(order)))
    found = {tuple(order), tuple(reversed(order))}
    all_orders = factorial(len(order)) // prod(factorial(len(own)) for own in plan.values())
    while len(found) < min(ORDERS, all_orders):
        chooser.shuffle(order)
        found.add(tuple(order))
    return sorted(found)


def follow(match: Match, plan: Plan, order: Order) -> None:
    """Carry out a plan in one order of arrival."""
    waiting = {seat: iter(choices) for seat, choices in plan.items()}
    for seat in order:
        match.play(next(waiting[seat]), seat)


@each_variant
def test_order_of_arrival_changes_nothing(variant: Variant) -> None:
    match = new_match(variant, "0")
    chooser = Dealer("orders")
    for plan in runs(match, chooser):
        moment, rows = freeze(match), match.row_count
        results = set()
        for order in orders(plan, chooser):
            other = thaw(match.game, match.seed, match.names, moment)
            follow(other, plan, order)
            results.add((other.record(), snapshot(other)._replace(rows=()), told(other, rows)))
        assert len(results) == 1


@each_variant
def test_open_decisions_are_secret(variant: Variant) -> None:
    """While others decide, chance has no part, and only the deciding seat is told anything."""
    match = new_match(variant, "1")
    chooser = Dealer("secrets")
    for plan in runs(match, chooser):
        other = match.copy()
        position = other.draws
        waiting = {seat: iter(choices) for seat, choices in plan.items()}
        for seat in orders(plan, chooser)[0][:-1]:
            heard = {viewer: other.events(viewer) for viewer in viewers(other)}
            rows = other.row_count
            other.play(next(waiting[seat]), seat)
            assert agenda.is_together(table_of(other))
            assert other.draws == position
            for viewer in viewers(other):
                assert viewer == seat or other.events(viewer) == heard[viewer]
            kinds = [other.game.event_kind(row[0]) for row in other.rows[rows:]]
            assert not any(kind.barrier for kind in kinds)


@each_masquerade
def test_the_test_game_decides_together(variant: Variant) -> None:
    """So that the tests above are not empty."""
    match = new_match(variant, "0")
    plans = list(runs(match, Dealer("orders")))
    assert len(plans) == {"two": 2, "three": 3}[dict(variant.options)["rounds"]]
    for plan in plans:
        assert [len(choices) for choices in plan.values()] == [2] * match.game.players
        assert len(orders(plan, Dealer("x"))) == (6 if match.game.players == 2 else ORDERS)


# ---------------------------------------------------------------------- taking a secret choice back


def a_round_begins() -> Match:
    """Three seats are about to choose a mask and a stake each."""
    return Match(Masquerade(3, {}), "7")


def test_own_secret_choice_can_be_taken_back() -> None:
    match = a_round_begins()
    first, second, third = (str(match.legal_moves(seat)[0]) for seat in range(3))
    match.play(first, 0)
    match.play("stake 1", 0)
    match.play(second, 1)
    match.play(third, 2)
    match.undo(0)
    assert str(match.legal_moves(0)[0]) == "stake 1"
    match.undo(0)
    assert [(played.seat, match.notation(played)) for played in match.played] == [
        (1, second),
        (2, third),
    ]
    assert [event.kind for event in match.events(0)][-1] == "round_begun"
    assert [event.kind for event in match.events(1)][-1] == "mask_worn"
    assert match.to_act == (0, 1, 2)
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(2)
    assert [played.seat for played in match.played] == [1]


def test_others_do_not_notice_that_a_choice_was_taken_back() -> None:
    match = a_round_begins()
    match.play(match.legal_moves(1)[0])
    before = [(match.view(viewer), match.events(viewer)) for viewer in (1, 2, None)]
    match.play(match.legal_moves(0)[0])
    match.undo(0)
    assert [(match.view(viewer), match.events(viewer)) for viewer in (1, 2, None)] == before


def test_another_choice_may_follow() -> None:
    match = a_round_begins()
    one, other = match.legal_moves(0)[:2]
    match.play(one)
    match.play(match.legal_moves(1)[0])
    match.undo(0)
    match.play(other)
    straight = a_round_begins()
    straight.play(other)
    straight.play(straight.legal_moves(1)[0])
    assert match.record() == straight.record()
    assert match.fingerprint == straight.fingerprint


def test_nothing_is_taken_back_once_all_have_chosen() -> None:
    match = a_round_begins()
    for seat in (2, 0, 1):
        match.play(match.legal_moves(seat)[0])
        match.play("stake 1", seat)
    assert [event.kind for event in match.events(None)].count("choice_revealed") == 3
    for seat in range(3):
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_who_has_chosen_waits_for_the_others() -> None:
    match = a_round_begins()
    match.play(match.legal_moves(0)[0])
    match.play("stake 1", 0)
    assert match.to_act == (1, 2)
    assert match.legal_moves(0) == []
    with pytest.raises(IllegalMove) as refused:
        match.play("stake 1", 0)
    assert refused.value.clause == "MQ-02"
