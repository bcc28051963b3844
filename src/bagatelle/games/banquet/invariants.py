"""The invariants of section 6 that can be seen on one table (BQ-INV-01 to 06)."""

from __future__ import annotations

from bagatelle.games.banquet import demands, state
from bagatelle.games.banquet.components import Components
from bagatelle.games.banquet.frames import TAKE
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.kernel import agenda
from bagatelle.kernel.table import Table

MAX_DISHES = {
    "U1": 3, "U2": 3, "U3": 3, "U4": 2, "U5": 3, "U6": 13,
    "M1": 4, "M2": 3, "M3": 3, "M4": 5, "M5": 3, "M6": 4,
}  # fmt: skip


def broken(components: Components, side: str, rules: BanquetRules, t: Table) -> list[str]:
    """The invariants that this table breaks, in words for a developer."""
    return [
        *_dishes_conserved(rules, t),
        *_sideboard_full(t),
        *_end_card_in_pile(rules, t),
        *_nobles_in_order(components, side, rules, t),
    ]


def _dishes_conserved(rules: BanquetRules, t: Table) -> list[str]:
    """BQ-INV-01."""
    in_play = state.dishes_at(t, state.SIDEBOARD, state.CELLS)
    in_play += state.dishes_at(t, state.TRAY, state.TAKEN)
    for seat in range(rules.players):
        for position in range(state.NOBLES):
            in_play += _plates(t, state.noble_at(seat, position))
    found = []
    places = list(t[state.WHERE : state.WHERE + state.DISHES])
    if sorted(in_play) != [dish for dish, at in enumerate(places) if at == state.IN_PLAY]:
        found.append("BQ-INV-01: the dishes in play are not those that lie on the table")
    if not set(places) <= {state.IN_PILE, state.DISCARDED, state.IN_PLAY}:
        found.append("BQ-INV-01: a dish is nowhere")
    if (
        places.count(state.IN_PILE) != state.dishes_in_pile(t)
        or min(t[state.PACK : state.PACK + state.PACKS]) < 0
    ):
        found.append("BQ-INV-01: the packs do not hold the dishes of the draw pile")
    return found


def _sideboard_full(t: Table) -> list[str]:
    """BQ-INV-02."""
    if agenda.is_empty(t) or agenda.kind_of(t, agenda.top(t)) != TAKE:
        return []
    dishes = state.dishes_at(t, state.SIDEBOARD, state.CELLS)
    if len(dishes) != state.CELLS or state.dishes_at(t, state.TRAY, state.TAKEN):
        return ["BQ-INV-02: a turn starts without nine dishes on the sideboard"]
    return []


def _end_card_in_pile(rules: BanquetRules, t: Table) -> list[str]:
    """BQ-INV-04."""
    expected = range(state.PACKS) if rules.players > 1 else (state.NONE,)
    return [] if t[state.END_PACK] in expected else ["BQ-INV-04: the End card is in no pack"]


def _nobles_in_order(components: Components, side: str, rules: BanquetRules, t: Table) -> list[str]:
    """BQ-INV-03 and BQ-INV-06; BQ-INV-05 as far as one table shows it."""
    found = []
    for seat in range(rules.players):
        if t[state.seat_at(seat) + state.IMPOSTER_USED] not in (0, 1):
            found.append("BQ-INV-05: an imposter is neither used nor unused")
        for position in range(state.NOBLES):
            number = rules.icons[seat] * state.NOBLES + position
            card = components.nobles[number]
            requirement = components.requirement_of(card, side).id
            at = state.noble_at(seat, position)
            count = t[at + state.COUNT]
            if t[at + state.SATISFIED] and count:
                found.append(f"BQ-INV-03: {card.id} is satisfied and has dishes")
            if count > MAX_DISHES[requirement]:
                found.append(f"BQ-INV-06: {card.id} has {count} dishes")
            if count and _judge(rules, t, number, at) != demands.OPEN:
                found.append(f"BQ-INV-03: {card.id} should not have been left open")
            if state.dishes_at(t, at + state.PLATES + count, state.MAX_DISHES - count):
                found.append(f"{card.id} has dishes beyond its count")
    return found


def _judge(rules: BanquetRules, t: Table, noble: int, at: int) -> int:
    demand = rules.box.demands[noble]
    return int(demand.judge(t, at + state.PLATES, t[at + state.COUNT], rules.box.colours[noble]))


def _plates(t: Table, at: int) -> list[int]:
    return [plate % state.COURSE for plate in state.plates_of(t, at)]
