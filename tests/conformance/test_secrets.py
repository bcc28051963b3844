"""Nobody receives what he may not know, and the check that says so finds every planted leak."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Refusal
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import EVERYONE, Events
from bagatelle.kernel.game import Game, Seat, Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.kernel.rows import EventKind
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart
from tests.conformance.play import finished, new_match, viewers
from tests.conformance.variants import MASQUERADES, VARIANTS, each_variant
from tests.conformance.watching import Leak, Watched, before_barrier, compare, heard, watch
from tests.games.masquerade.game import Masquerade
from tests.games.masquerade.rules import MasqueradeRules
from tests.games.masquerade.state import (
    STAKE,
    WHERE,
    masks_at,
    unseen_masks,
)
from tests.games.masquerade.view import MasqueradeView
from tests.variants import Variant

WATCHERS = [
    pytest.param(variant, viewer, id=f"{variant}-{'spectator' if viewer is None else viewer}")
    for variant in VARIANTS
    for viewer in [*range(variant.players), None]
]


@pytest.mark.parametrize(("variant", "viewer"), WATCHERS)
def test_a_viewer_receives_nothing_hidden(variant: Variant, viewer: Viewer) -> None:
    seeds = ("0", "1", "2", "3") if variant in MASQUERADES else ("0",)
    for seed in seeds:
        match = new_match(variant, seed)
        watched = watch(match, viewer, Dealer(f"watched {seed}"))
        assert watched.decisions == len(match.played) > 0
        assert watched.steps >= watched.decisions
        assert watched.lasting > watched.decisions // 2
        if variant in MASQUERADES:
            assert watched.different == watched.decisions


@each_variant
def test_setup_tells_nothing_hidden(variant: Variant) -> None:
    """Before a viewer is shown anything, all setups sound the same to him."""
    matches = [new_match(variant, seed) for seed in ("0", "1", "2", "3")]
    for viewer in viewers(matches[0]):
        first, *others = (
            heard(match, viewer, before_barrier(match.game, viewer, match.rows))
            for match in matches
        )
        for other in others:
            compare(first, other)


@each_variant
def test_a_game_says_whether_it_hides_anything(variant: Variant) -> None:
    """Players at one device need a curtain exactly where one may know what others may not."""
    game = new_match(variant, "0").game
    assert game.info.hidden == any(kind.secret or kind.private for kind in game.event_kinds)


@each_variant
def test_a_whisper_has_something_to_hide(variant: Variant) -> None:
    for seed in ("0", "1"):
        match = finished(variant, seed)
        for row in match.rows:
            kind = match.game.event_kind(row[0])
            assert row[1] == EVERYONE or kind.private or kind.secret


# ---------------------------------------------------------------------- planted leaks


def a_mask_hidden_from(t: Table, viewer: Viewer) -> int:
    """The lowest mask that somebody else keeps in his hand."""
    holder = 1 if viewer == 0 else 0
    return min(unseen_masks(t, holder), default=-1)


class PublicViewLeaks(Masquerade):
    def public_view(self, t: Table) -> MasqueradeView:
        mask = a_mask_hidden_from(t, None)
        return msgspec.structs.replace(super().public_view(t), pile=mask)


class OwnViewLeaks(Masquerade):
    def own_view(self, t: Table, seat: Seat) -> OwnPart:
        return {**super().own_view(t, seat), "/pile": a_mask_hidden_from(t, seat)}


class CoveredLeaks(Masquerade):
    """A secret in the public part, where every seat's own part covers it."""

    def public_view(self, t: Table) -> MasqueradeView:
        mask = a_mask_hidden_from(t, None)
        return msgspec.structs.replace(super().public_view(t), seat=mask)


class OrderOfViewLeaks(Masquerade):
    """All that is shown may be shown; but the order tells who holds the lowest mask."""

    def public_view(self, t: Table) -> MasqueradeView:
        seen = super().public_view(t)
        order = sorted(seen.players, key=lambda player: min(masks_at(t, player.seat)))
        return msgspec.structs.replace(seen, players=tuple(order))


class HintLeaks(Masquerade):
    def hint(self, t: Table, seat: Seat, move: int) -> Message | None:
        return Message("masquerade-hint-leak", {"mask": a_mask_hidden_from(t, seat)})


class QuestionLeaks(Masquerade):
    def question(self, t: Table, seat: Seat) -> Message:
        return Message("masquerade-question-leak", {"mask": a_mask_hidden_from(t, seat)})


class RefusalLeaks(Masquerade):
    """Tells who has the mask that one has not."""

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        refusal = super().refuse(t, seat, move)
        if refusal.message.id != "masquerade-no-not-in-hand":
            return refusal
        return Refusal(refusal.clause, Message("masquerade-no-leak", {"where": t[WHERE + move]}))


class ClauseLeaks(Masquerade):
    """The sentence is discreet, the clause is not."""

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        refusal = super().refuse(t, seat, move)
        parity = a_mask_hidden_from(t, seat) % 2
        return Refusal(refusal.clause + "ab"[parity], refusal.message)


class LegalLeaks(Masquerade):
    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.rules = LegalLeaksRules(players, self.rules.rounds)


class LegalLeaksRules(MasqueradeRules):
    """The menu of stakes ends where a hidden mask of somebody else does."""

    def legal(self, t: Table, seat: Seat) -> list[int]:
        moves = super().legal(t, seat)
        frame = agenda.frame_of(t, seat)
        if frame < 0 or agenda.kind_of(t, frame) != STAKE:
            return moves
        return moves[: 1 + a_mask_hidden_from(t, seat) % 3]


def with_kind(name: str, **changes: object) -> tuple[EventKind, ...]:
    return tuple(
        msgspec.structs.replace(kind, **changes) if kind.name == name else kind
        for kind in Masquerade.event_kinds
    )


class DrawnMaskLeaks(Masquerade):
    """Everybody is told which mask was drawn."""

    event_kinds = with_kind("mask_drawn", secret=frozenset())


class ChoiceLeaks(Masquerade):
    """Everybody is told at once what was chosen."""

    event_kinds = with_kind("mask_worn", private=False)


class NoBarrier(Masquerade):
    """Choices are revealed as if nothing had been hidden: undo would let players peek."""

    event_kinds = with_kind("choice_revealed", barrier=False)


class SilentChance(Masquerade):
    """Seat 2 draws a mask for nobody to hear of when its hand is odd: undo would tell."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.rules = SilentChanceRules(players, self.rules.rounds)


class SilentChanceRules(MasqueradeRules):
    def decide(self, t: Table, seat: Seat, move: int, dealer: Dealer, events: Events) -> None:
        super().decide(t, seat, move, dealer, events)
        if seat == 1 and sum(masks_at(t, 1)) % 2:
            dealer.below(6)


class LogLeaks(Match):
    """Events are discreet, but the log tells each viewer what seat 1 was told."""

    def log(self, viewer: Viewer, since: int = 0) -> list[Message]:
        return super().log(0, since)


LEAKS: list[tuple[type[Game], Viewer, str]] = [
    (PublicViewLeaks, 1, "view"),
    (PublicViewLeaks, None, "view"),
    (OwnViewLeaks, 0, "view"),
    (OwnViewLeaks, 2, "view"),
    (CoveredLeaks, 1, "public view"),
    (CoveredLeaks, None, "view"),
    (OrderOfViewLeaks, 1, "view"),
    (HintLeaks, 0, "hints"),
    (QuestionLeaks, 1, "question"),
    (RefusalLeaks, 2, "refusals"),
    (ClauseLeaks, 0, "refusals"),
    (LegalLeaks, 0, "legal"),
    (DrawnMaskLeaks, 2, "events"),
    (DrawnMaskLeaks, None, "events"),
    (ChoiceLeaks, 1, "events"),
    (NoBarrier, 0, "events"),
    (SilentChance, 0, "chance"),
    (NoBarrier, None, "events"),
]


def watch_game(game: Game, viewer: Viewer, kind: type[Match] = Match) -> Watched:
    return watch(kind(game, "leak"), viewer, Dealer("leak"))


@pytest.mark.parametrize(
    ("game", "viewer", "channel"), LEAKS, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_planted_leak_is_found(game: type[Game], viewer: Viewer, channel: str) -> None:
    with pytest.raises(Leak) as leak:
        watch_game(game(3, {}), viewer)
    assert leak.value.channel == channel


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_planted_leak_of_the_log_is_found(viewer: Viewer) -> None:
    with pytest.raises(Leak) as leak:
        watch_game(Masquerade(3, {}), viewer, LogLeaks)
    assert leak.value.channel == "log"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_honest_game_passes(viewer: Viewer) -> None:
    """What the leaks above spoil is all that is wrong with them."""
    watched = watch_game(Masquerade(3, {}), viewer)
    assert watched.decisions == watched.different > 12


@pytest.mark.parametrize("viewer", [0, None])
def test_a_leak_is_found_only_where_it_drips(viewer: Viewer) -> None:
    """A mask of the first seat is nothing new to it, and own parts do not reach a spectator: each
    viewer must be watched by himself.
    """
    leaks = PublicViewLeaks if viewer == 0 else OwnViewLeaks
    assert watch_game(leaks(3, {}), viewer).decisions > 12
