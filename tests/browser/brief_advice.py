"""What a minister says who has no time: in pure Python a whole thought takes half a minute."""

from __future__ import annotations

from bagatelle.bots.advice import Advised, advice
from bagatelle.server.bot_pool import BotRequest, perspective_of

PLAYOUTS = 36


def advise(request: BotRequest) -> list[Advised]:
    """Runs in a worker process."""
    return advice(perspective_of(request), request.seed, playouts=PLAYOUTS)
