"""What is known of the box for certain (section 2.1 of the rules): a file that differs is wrong.

A box must also have the shape that the table was made for (``state``), and agree with itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bagatelle.games.augsburg import state
from bagatelle.kernel.findings import Findings
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import Path

if TYPE_CHECKING:
    from bagatelle.games.augsburg.components import Components

NOBLES = ("philipp", "louise", "leo", "maria", "maximilian")
PLAYERS = (2, 3, 4, 5)
ROUNDS = {2: 4, 3: 5, 4: 6, 5: 7}
SUPPLY = {2: (2, 1, 1), 3: (3, 1, 1), 4: (4, 2, 1), 5: (5, 3, 1)}
START = {
    "money": 1500,
    "jokers": 2,
    "offered_notes": 7,
    "points": 0,
    "level_each_category": 1,
    "privilege_cards_face_up": 5,
}
AMOUNTS = {
    "compensation_second": 100,
    "compensation_third": 50,
    "theft_compensation_money": 100,
    "theft_compensation_points": 1,
    "unused_privilege_points": 2,
    "privileges_used_per_card": 2,
    "privileges_shown_per_card": 3,
    "yellow_instead_of_climb": 300,
}
CAPS = {"without_church": 25, "without_cathedral": 45, "lap": 45}
NOTES = {
    "values_from": 1,
    "values_to": state.VALUES,
    "copies_per_noble_and_value": 1,
    "total": state.NOBLES * state.VALUES,
}
ICONS = {
    "money500": 500,
    "points6": 6,
    "points7": 7,
    "draw": 2,
    "yellow": None,
    "orange": None,
    "violet": None,
}
"""With what they give, as far as that is a figure."""
INCOME = {
    "yellow": ((600, 0), (900, 0), (1200, 0), (1600, 0)),
    "orange": ((3, 0), (5, 0), (8, 0), (12, 0)),
    "violet": ((4, 0), (5, 0), (6, 0), (6, 1)),
}
CARD_OF_LEVEL = ("none", "small", "medium", "large")
STEP_CARDS = {
    "small": 2,
    "medium": 3,
    "large": 4,
    "printed_per_category_small": 5,
    "printed_per_category_medium": 3,
    "printed_per_category_large": 1,
}
RIGHTS = {
    "coat_of_arms": ("orange", 3),
    "letters_of_nobility": ("orange", 4),
    "mint_master": ("violet", 3),
    "architect": ("violet", 4),
    "church": ("violet", 1),
    "cathedral": ("violet", 1),
}
"""The category and the level that each kind asks for."""
FIRST_AND_LAST = {"coat_of_arms": (4, 1), "letters_of_nobility": (5, 2)}
OFFICES = ("mint_master", "architect")
BUILDINGS = {"church": 700, "cathedral": 900}
"""With a price that one of them has."""
BANKNOTES = {50: 18, 100: 32, 500: 22}
LEAST_PRICE, MAX_PRICE = 200, 400
MAX_BUILDING = 5000


def check(components: Components, shipped: Components | None, findings: Findings) -> None:
    """Notes all that is wrong with a box."""
    _check_course(components, findings)
    _check_nobles(components, findings)
    _check_prices(components, findings)
    _check_cards(components, findings)
    _check_steps(components, findings)
    _check_tiles(components, findings)
    findings.facts(("amounts",), AMOUNTS, components.amounts)
    findings.facts(("caps",), CAPS, components.caps)
    _check_bank(components, findings)


def _check_course(components: Components, findings: Findings) -> None:
    """Players, rounds, and what everybody begins with (AU-COMP-01, AU-ROUND-01, AU-SETUP-*)."""
    findings.facts(("players",), {"min": PLAYERS[0], "max": PLAYERS[-1]}, components.players)
    facts = [{"players": players, "rounds": rounds} for players, rounds in ROUNDS.items()]
    findings.entries(("rounds",), components.rounds, facts)
    findings.facts(("start",), START, components.start)
    track = components.round_track.spaces
    for players, rounds in ROUNDS.items():
        word = str(players)
        if track.count(word) != 1 or len(track) - track.index(word) != rounds:
            reason = message("pack-augsburg-track", players=players, rounds=rounds)
            findings.add(("round_track", "spaces"), reason)


def _check_nobles(components: Components, findings: Findings) -> None:
    """AU-COMP-02, 03, 06."""
    facts: list[dict[str, object]] = [
        {"id": name, "visit_order": order, "has_notes": True, "tie_rank": order}
        for order, name in enumerate(NOBLES, start=1)
    ]
    facts[-1] = {"id": NOBLES[-1], "visit_order": len(NOBLES), "has_notes": False}
    findings.entries(("nobles",), components.nobles, facts)
    findings.facts(("notes",), NOTES, components.notes)
    jokers = {"count": state.JOKERS, "price": MAX_PRICE}
    findings.facts(("jokers",), jokers, components.jokers)


def _check_prices(components: Components, findings: Findings) -> None:
    """AU-COMP-07, 14."""
    entries = components.note_prices
    findings.count(("note_prices",), len(entries), state.VALUES)
    for at, entry in enumerate(entries):
        path = ("note_prices", at)
        findings.stated((*path, "value"), at + 1, entry.value)
        findings.within((*path, "price"), entry.price, LEAST_PRICE, MAX_PRICE)
        _whole((*path, "price"), entry.price, findings)
    for at in range(1, len(entries)):
        prices = [entry.price for entry in entries[at - 1 : at + 1]]
        findings.rising(("note_prices", at, "price"), prices)


def _check_cards(components: Components, findings: Findings) -> None:
    """AU-COMP-08."""
    facts = [
        {"id": name} if amount is None else {"id": name, "amount": amount}
        for name, amount in ICONS.items()
    ]
    findings.entries(("icons",), components.icons, facts)
    cards = components.privilege_cards
    findings.count(("privilege_cards",), len(cards), state.CARDS)
    seen: set[tuple[str, ...]] = set()
    names: set[str] = set()
    for at, card in enumerate(cards):
        path = ("privilege_cards", at)
        if card.id in names:
            findings.add((*path, "id"), message("pack-twice", name=card.id))
        names.add(card.id)
        findings.count((*path, "icons"), len(card.icons), state.ICONS)
        icons = tuple(sorted(card.icons))
        if icons in seen:
            findings.add((*path, "icons"), message("pack-augsburg-like", card=card.id))
        seen.add(icons)


def _check_steps(components: Components, findings: Findings) -> None:
    """AU-COMP-09, 10, AU-SETUP-01, AU-INCOME-03 to 07."""
    steps = [
        {"category": category, "level": level, "card": card, "income": income, "free": free}
        for category, figures in INCOME.items()
        for level, (card, (income, free)) in enumerate(
            zip(CARD_OF_LEVEL, figures, strict=True), start=1
        )
    ]
    findings.entries(("steps",), components.steps, steps)
    findings.facts(("step_card_sizes",), STEP_CARDS, components.step_card_sizes)
    supply = [
        {"players": players, "small": small, "medium": medium, "large": large}
        for players, (small, medium, large) in SUPPLY.items()
    ]
    findings.entries(("step_supply",), components.step_supply, supply)


def _check_tiles(components: Components, findings: Findings) -> None:
    """AU-COMP-11, AU-SETUP-04 to 07, AU-RIGHT-06 to 13."""
    facts = [
        {"kind": kind, "category": category, "min_level": level}
        for kind, (category, level) in RIGHTS.items()
    ]
    findings.entries(("rights",), components.rights, facts)
    for at, (right, kind) in enumerate(zip(components.rights, RIGHTS, strict=False)):
        _check_row(kind, ("rights", at, "tiles"), right.tiles, findings)


def _check_row(kind: str, path: Path, tiles: Sequence[int], findings: Findings) -> None:
    findings.count(path, len(tiles), state.TILES)
    findings.falling(path, tiles)
    if kind in FIRST_AND_LAST and tiles:
        findings.stated(path, FIRST_AND_LAST[kind], (tiles[0], tiles[-1]))
    if kind in OFFICES:
        findings.stated(path, (1,) * state.TILES, tuple(tiles))
    if kind in BUILDINGS:
        for price in tiles:
            findings.within(path, price, state.GRAIN, MAX_BUILDING)
            _whole(path, price, findings)
        if BUILDINGS[kind] not in tiles:
            known = BUILDINGS[kind]
            findings.add(path, message("pack-augsburg-building", building=kind, price=known))


def _check_bank(components: Components, findings: Findings) -> None:
    """AU-COMP-13."""
    notes = [{"value": value, "count": count} for value, count in BANKNOTES.items()]
    findings.entries(("banknotes",), components.banknotes, notes)
    totals = {
        "count": sum(BANKNOTES.values()),
        "florins": sum(value * count for value, count in BANKNOTES.items()),
    }
    findings.facts(("banknote_totals",), totals, components.banknote_totals)


def _whole(path: Path, found: int, findings: Findings) -> None:
    """Money comes in multiples of the smallest banknote (AU-COMP-14)."""
    if found % state.GRAIN:
        reason = message("pack-augsburg-grain", grain=state.GRAIN, found=str(found))
        findings.add(path, reason)
