"""Whole games at a table of clients."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bagatelle.kernel.dealer import Dealer
from tests.server.client import Client

Moved = Callable[[Client, int], Awaitable[None]]


async def nothing(mover: Client, number: int) -> None:
    """What most tests want to happen between two moves."""


async def mover_of(players: Sequence[Client]) -> Client | None:
    """Who moves next, once everybody has heard the same; None if it is over or a bot's turn."""
    newest = max(player.number for player in players)
    for player in players:
        await player.hear_of(newest)
    return next((player for player in players if player.may_act()), None)


async def play_to_the_end(
    players: Sequence[Client], seed: str, moved: Moved = nothing, most: int = 1_000
) -> int:
    """Random moves until it is over, or for so many moves; how many there were."""
    chooser = Dealer(seed)
    for number in range(most):
        mover = await mover_of(players)
        while mover is None:
            if players[0].is_over:
                return number
            await players[0].hear_of(players[0].number + 1)
            mover = await mover_of(players)
        await moved(mover, await mover.play_any(chooser))
    return most
