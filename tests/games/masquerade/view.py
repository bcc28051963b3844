"""What a viewer may see of Masquerade: all but other hands, and choices that are still secret."""

from __future__ import annotations

from typing import Literal

import msgspec

from bagatelle.kernel import agenda
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart, Printed
from tests.games.masquerade.state import (
    IN_PILE,
    MASKS,
    MAX_COINS,
    NONE,
    OUT,
    ROUNDS_BEGUN,
    SHOW,
    SHOWN,
    STAKE,
    STAKED,
    VALUES,
    WEAR,
    WORN,
    masks_at,
    seat_at,
    value_of,
)

Step = Literal["wear", "stake", "show", "wait", "over"]


class MaskView(Printed, frozen=True):
    value: int


class CoinsView(msgspec.Struct, frozen=True):
    id: str
    coins: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    points: int
    hand: int
    shown: tuple[MaskView, ...]
    has_worn: bool
    has_staked: bool


class OwnView(msgspec.Struct, frozen=True):
    hand: tuple[MaskView, ...]
    worn: MaskView | None
    staked: int


class MasqueradeView(msgspec.Struct, frozen=True):
    seat: int | None
    step: Step
    round: int
    to_act: tuple[int, ...]
    pile: int
    out: tuple[MaskView, ...]
    coins: tuple[CoinsView, ...]
    players: tuple[PlayerView, ...]
    own: OwnView | None


def public_view(t: Table, points: list[int]) -> MasqueradeView:
    """The table as everybody may know it."""
    return MasqueradeView(
        seat=None,
        step="over" if agenda.is_empty(t) else "wait",
        round=t[ROUNDS_BEGUN],
        to_act=tuple(agenda.seats_to_act(t)),
        pile=len(masks_at(t, IN_PILE)),
        out=_masks(masks_at(t, OUT)),
        coins=tuple(CoinsView(f"coins:{coins}", coins) for coins in range(1, MAX_COINS + 1)),
        players=tuple(
            PlayerView(
                seat=seat,
                points=points[seat],
                hand=len(masks_at(t, seat)),
                shown=_masks([mask for mask in masks_at(t, seat) if t[SHOWN + mask] == 1]),
                has_worn=t[seat_at(seat) + WORN] != NONE,
                has_staked=t[seat_at(seat) + STAKED] != 0,
            )
            for seat in range(len(points))
        ),
        own=None,
    )


def own_view(t: Table, seat: int) -> OwnPart:
    """What one seat knows beside it."""
    return {"/seat": seat, "/step": _step(t, seat), "/own": _own(t, seat)}


def mask_name(mask: int) -> str:
    return f"{'GSBW'[mask // VALUES]}{value_of(mask)}"


def _own(t: Table, seat: int) -> OwnView:
    worn = t[seat_at(seat) + WORN]
    return OwnView(
        hand=_masks(masks_at(t, seat)),
        worn=None if worn == NONE else _mask(worn),
        staked=t[seat_at(seat) + STAKED],
    )


def _mask(mask: int) -> MaskView:
    return MaskView(f"mask:{mask_name(mask)}", value_of(mask))


def _masks(masks: list[int]) -> tuple[MaskView, ...]:
    return tuple(_mask(mask) for mask in masks)


def _step(t: Table, seat: int) -> Step:
    if agenda.is_empty(t):
        return "over"
    frame = agenda.frame_of(t, seat)
    if frame == NONE:
        return "wait"
    steps: dict[int, Step] = {WEAR: "wear", STAKE: "stake", SHOW: "show"}
    return steps[agenda.kind_of(t, frame)]


PRINTED = {mask.id: mask for mask in _masks(list(range(MASKS)))}
