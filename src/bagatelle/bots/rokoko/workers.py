"""What workers are worth: by their rank, and by their bonus before it is looked into."""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.rokoko import effects, state
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box
from bagatelle.games.rokoko.modules.jewelry_box.cards import groups_in
from bagatelle.kernel.table import Table

RANK: Final = [0.8, 1.4, 1.9]
"""What an apprentice, a journeyman and a master bring in a whole game."""
TURN: Final = 0.6
"""Which part of that a turn in this round is worth."""

LIVRE: Final = 0.3
BONUS: Final = {
    effects.TRIMMING: 0.5,
    effects.BLIND: 0.9,
    effects.MORE_RESOURCES: 0.9,
    effects.MORE_TAILORING: 4.0,
    effects.MORE_FUNDING: 3.0,
    effects.DEPUTE_FOR_BONUS: 0.0,
    effects.DEPUTE_FOR_PAY: 0.5,
    effects.EXCHANGE: 1.0,
    effects.SILK: 0.5,
    jewelry_box.ACTIVATE_KIND: 1.0,
}
"""What cannot be counted; for a further card it is what such cards bring."""
COPY: Final = 0.8
"""The last card of somebody else; alone there is nobody else."""


def worth_of_rank(rank: i64) -> float:
    return RANK[rank]


def worth_of_effect(box: Box, t: Table, seat: i64, effect: i64) -> float:
    kind = int(box.things.figure(effect, 0))
    if kind in BONUS:
        return BONUS[kind]
    if kind == jewelry_box.COPY_KIND:
        return COPY if box.players > 1 else 0.0
    if kind == jewelry_box.HALL_KIND:
        return worth_of_best_hall(box, t, seat, effect)
    livres = float(box.livres(t, seat, effect))
    return livres * LIVRE + float(box.prestige(t, seat, effect))


def worth_of_best_hall(box: Box, t: Table, seat: i64, effect: i64) -> float:
    groups: i64 = 0
    for hall in range(state.HALLS):
        groups = max(groups, groups_in(box, t, seat, effect, hall))
    livres, prestige = box.things.figure(effect, 2), box.things.figure(effect, 3)
    return float(groups) * (float(livres) * LIVRE + float(prestige))
