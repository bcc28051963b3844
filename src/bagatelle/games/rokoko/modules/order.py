"""In which order things happen at each moment, with all modules (IX-01 and its neighbours).

A game has those frames of the list that belong to the base or to one of its modules.
"""

from __future__ import annotations

from collections.abc import Iterable

from bagatelle.games.rokoko import frames, moments
from bagatelle.games.rokoko.module import Module
from bagatelle.games.rokoko.modules.du_barry import rows as du_barry
from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box
from bagatelle.games.rokoko.modules.rows import EXPERT_STEP, FESTIVITY_ENTERS, FESTIVITY_STEP

ORDER: dict[int, tuple[int, ...]] = {
    moments.ROUND_LAID: (
        jewelry_box.OFFER_STEP,  # JB-P1-01
        FESTIVITY_ENTERS,  # IX-06
        du_barry.SHUFFLE_STEP,  # DB-P1-02
        frames.HANDS_STEP,
    ),
    moments.DRESS_PAID: (  # IX-01
        jewelry_box.TAILOR_TASK_STEP,
        FESTIVITY_STEP,
        jewelry_box.JEWEL_STEP,
        frames.RENT_OR_SELL_STEP,
    ),
    moments.DRESS_PLACED: (
        frames.REWARD_STEP,
        frames.HALLS_STEP,
        EXPERT_STEP,  # EX-07
        jewelry_box.PLACED_STEP,
    ),
    moments.TILE_KEPT: (jewelry_box.KEEP_TASK_STEP,),
    moments.TILE_TRADED: (jewelry_box.TRADE_TASK_STEP,),
    moments.DECORATION_FUNDED: (frames.HALLS_STEP, jewelry_box.FUND_TASK_STEP),
    moments.TURN_ENDS: (jewelry_box.TRIAL_STEP, frames.END_TURN_STEP),
    moments.INCOME: moments.ORDER[moments.INCOME],
    moments.SCORING: moments.ORDER[moments.SCORING],
}


def order_of(modules: Iterable[type[Module]]) -> dict[int, tuple[int, ...]]:
    """The frames of all moments when these modules are in play."""
    known = {kind.number for module in modules for kind in module.rows.frames}
    return {
        moment: tuple(kind for kind in kinds if kind < frames.MODULES or kind in known)
        for moment, kinds in ORDER.items()
    }
