"""Tables: clones share nothing, looking changes nothing, any moment can be saved."""

from __future__ import annotations

import msgspec

from bagatelle.kernel import agenda
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.playout import random_playout
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.snapshot import Snapshot, freeze, thaw
from bagatelle.kernel.table import dump, fingerprint, load
from tests.conformance.play import (
    as_seat,
    finished,
    new_match,
    play_on,
    snapshot,
    table_of,
    viewers,
)
from tests.conformance.variants import each_variant
from tests.variants import Variant


@each_variant
def test_earlier_tables_stay_as_they_were(variant: Variant) -> None:
    """The alias check: neither the tables a match had nor their clones change later."""
    match = new_match(variant, "0")
    kept = []
    for _ in play_on(match, Dealer("moves of 0")):
        t = table_of(match)
        clone = t[:]
        assert clone == t
        kept.append((t, clone, fingerprint(t)))
    for t, clone, known in kept:
        assert fingerprint(t) == fingerprint(clone) == known
    assert len({known for _, _, known in kept}) == len(kept), "no move leaves the table as it is"


@each_variant
def test_playing_on_a_clone_leaves_the_table_alone(variant: Variant) -> None:
    match = new_match(variant, "0")
    rules = match.game.rules
    for number, _ in enumerate(play_on(match, Dealer("moves of 0"))):
        if number % 20 == 0:
            before = match.fingerprint
            clone = table_of(match)[:]
            random_playout(rules, clone, Dealer("d"), [Dealer("c")] * variant.players, Events())
            assert agenda.is_empty(clone)
            assert match.fingerprint == before


@each_variant
def test_looking_changes_nothing(variant: Variant) -> None:
    match = new_match(variant, "0")
    game = match.game
    all_moves = list(game.all_moves())
    for number, _ in enumerate(play_on(match, Dealer("moves of 0"))):
        if number % 5:
            continue
        t = table_of(match)
        before = fingerprint(t)
        for viewer in viewers(match):
            game.view(t, viewer)
            game.rules.imagine(t, as_seat(viewer), Dealer(str(number)))
        for seat in range(game.players):
            can = game.rules.legal(t, seat)
            for move in can:
                game.hint(t, seat, move)
            if can:
                game.question(t, seat)
            for move in all_moves[number % 11 :: 11]:
                if move not in can:
                    game.refuse(t, seat, move)
        for party in range(game.parties):
            game.rules.score(t, party)
        game.broken_invariants(t)
        assert fingerprint(t) == before


@each_variant
def test_any_moment_can_be_saved(variant: Variant) -> None:
    """A game that is written down and read back before every move is the same game.

    Its table is a line of text, its dealer a seed and a position; there is nothing else.
    """
    match = finished(variant, "0")
    rules = match.game.rules
    dealer = Dealer(match.seed)
    events = Events()
    t = start(rules, dealer, events)
    for number, played in enumerate(match.played):
        line = dump(t)
        assert "\n" not in line
        assert load(line) == t
        t = load(line)
        dealer = Dealer(match.seed, int(dealer.position))
        advance(rules, t, played.seat, played.move, dealer, events)
        if number % 20 == 0:
            assert fingerprint(t) == match.at(number + 1).fingerprint
    assert t == table_of(match)
    assert events.rows == match.rows


@each_variant
def test_any_moment_can_be_frozen(variant: Variant) -> None:
    """A match that is frozen to bytes and thawed before every move goes on, and back, as before."""
    match, other = new_match(variant, "1"), new_match(variant, "1")
    for seat, choice in play_on(match, Dealer("moves of 1")):
        frozen = msgspec.json.decode(msgspec.json.encode(freeze(other)), type=Snapshot)
        other = thaw(other.game, other.seed, other.names, frozen)
        assert snapshot(other) == snapshot(match)
        for player in range(match.game.players):
            if other.can_undo(player):
                taken_back = match.copy()
                taken_back.undo(player)
                other.undo(player)
                assert snapshot(other) == snapshot(taken_back)
                other = thaw(other.game, other.seed, other.names, frozen)
        other.play(choice, seat)
    assert snapshot(other) == snapshot(match)
