"""What is known of the box for certain (section 2.1 of the rules): a file that differs is wrong.

A box must also have the shape that the table was made for (``state``), and agree with itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from bagatelle.games.augsburg import state

if TYPE_CHECKING:
    from bagatelle.games.augsburg.components import Components

NOBLES = ["philipp", "louise", "leo", "maria", "maximilian"]
ICONS = ["money500", "points6", "points7", "draw", "yellow", "orange", "violet"]
TILES = ["coat_of_arms", "letters_of_nobility", "mint_master", "architect", "church", "cathedral"]
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
INCOME = {
    "yellow": [(600, 0), (900, 0), (1200, 0), (1600, 0)],
    "orange": [(3, 0), (5, 0), (8, 0), (12, 0)],
    "violet": [(4, 0), (5, 0), (6, 0), (6, 1)],
}
CARD_OF_LEVEL = ["none", "small", "medium", "large"]
BANKNOTES = {50: 18, 100: 32, 500: 22}
LEAST_PRICE, MOST_PRICE = 200, 400


def check(components: Components) -> None:
    """Raises ValueError with the first thing that is wrong."""
    _check_course(components)
    _check_notes(components)
    _check_cards(components)
    _check_steps(components)
    _check_tiles(components)
    for name, value in AMOUNTS.items():
        _expect(name, value, getattr(components.amounts, name))
    for name, value in CAPS.items():
        _expect(name, value, getattr(components.caps, name))
    _check_bank(components)


def _check_course(components: Components) -> None:
    """Players, rounds, and what everybody begins with (AU-COMP-01, AU-ROUND-01, AU-SETUP-*)."""
    _expect("players", (2, 5), (components.players.min, components.players.max))
    _expect("rounds", ROUNDS, {entry.players: entry.rounds for entry in components.rounds})
    for name, value in START.items():
        _expect(name, value, getattr(components.start, name))
    spaces = components.round_track.spaces
    for players, rounds in ROUNDS.items():
        if spaces.count(str(players)) != 1 or len(spaces) - spaces.index(str(players)) != rounds:
            raise ValueError(f"round_track: {players} players have {rounds} rounds")


def _check_notes(components: Components) -> None:
    """AU-COMP-02, 03, 06, 07."""
    nobles = components.nobles
    _expect("nobles", NOBLES, [noble.id for noble in nobles])
    _expect("visits", [1, 2, 3, 4, 5], [noble.visit_order for noble in nobles])
    with_notes = [noble for noble in nobles if noble.has_notes]
    _expect("nobles with notes", NOBLES[: state.NOBLES], [noble.id for noble in with_notes])
    _expect("tie ranks", [1, 2, 3, 4], [noble.tie_rank for noble in with_notes])
    notes = components.notes
    values = list(range(notes.values_from, notes.values_to + 1))
    _expect("values of notes", list(range(1, state.VALUES + 1)), values)
    _expect("copies of a note", 1, notes.copies_per_noble_and_value)
    _expect("noble notes", state.NOBLES * state.VALUES, notes.total)
    _expect("jokers in the box", state.JOKERS, components.jokers.count)
    _expect("price of a joker", MOST_PRICE, components.jokers.price)
    _expect("values with a price", values, [entry.value for entry in components.note_prices])
    prices = [entry.price for entry in components.note_prices]
    for price in prices:
        _within("price of a note", price, LEAST_PRICE, MOST_PRICE)
        _whole("price of a note", price)
    _falling("prices from the highest value", reversed(prices))


def _check_cards(components: Components) -> None:
    """AU-COMP-08."""
    _expect("icons", ICONS, [icon.id for icon in components.icons])
    amounts = [icon.amount for icon in components.icons]
    _expect("amounts of icons", [500, 6, 7, 2], amounts[:4])
    cards = components.privilege_cards
    _expect("privilege cards", state.CARDS, len({card.id for card in cards}))
    _expect("different cards", state.CARDS, len({tuple(sorted(card.icons)) for card in cards}))
    for card in cards:
        _expect(f"icons of {card.id}", state.ICONS, len(card.icons))


def _check_steps(components: Components) -> None:
    """AU-COMP-09, 10, AU-SETUP-01, AU-INCOME-03 to 07."""
    steps = components.steps
    order = [(category, level) for category in INCOME for level in (1, 2, 3, 4)]
    _expect("steps", order, [(step.category, step.level) for step in steps])
    for category, figures in INCOME.items():
        own = [step for step in steps if step.category == category]
        _expect(f"income of {category}", figures, [(step.income, step.free) for step in own])
        _expect(f"cards of {category}", CARD_OF_LEVEL, [step.card for step in own])
    sizes = components.step_card_sizes
    _expect("levels of step cards", (2, 3, 4), (sizes.small, sizes.medium, sizes.large))
    printed = (
        sizes.printed_per_category_small,
        sizes.printed_per_category_medium,
        sizes.printed_per_category_large,
    )
    _expect("printed step cards", SUPPLY[5], printed)
    supply = {entry.players: entry for entry in components.step_supply}
    laid = {n: (entry.small, entry.medium, entry.large) for n, entry in supply.items()}
    _expect("step cards", SUPPLY, laid)


def _check_tiles(components: Components) -> None:
    """AU-COMP-11, AU-SETUP-04 to 07, AU-RIGHT-06 to 13."""
    rights = components.rights
    _expect("kinds of right tiles", TILES, [right.kind for right in rights])
    _expect("levels of right tiles", [3, 4, 3, 4, 1, 1], [right.min_level for right in rights])
    categories = ["orange"] * 2 + ["violet"] * 4
    _expect("categories of right tiles", categories, [right.category for right in rights])
    for right in rights:
        _expect(f"tiles of {right.kind}", state.TILES, len(right.tiles))
        _falling(right.kind, right.tiles)
    coats, letters, mint_masters, architects, churches, cathedrals = (r.tiles for r in rights)
    _expect("coats of arms", (4, 1), (coats[0], coats[-1]))
    _expect("letters of nobility", (5, 2), (letters[0], letters[-1]))
    _expect("effects of offices", {1}, {*mint_masters, *architects})
    for price in (*churches, *cathedrals):
        _within("price of a building", price, state.GRAIN, 5000)
        _whole("price of a building", price)
    for name, price, prices in (("church", 700, churches), ("cathedral", 900, cathedrals)):
        if price not in prices:
            raise ValueError(f"{name}: one costs {price}")


def _check_bank(components: Components) -> None:
    """AU-COMP-13."""
    notes = {note.value: note.count for note in components.banknotes}
    _expect("banknotes", BANKNOTES, notes)
    totals = components.banknote_totals
    counted = (sum(notes.values()), sum(value * count for value, count in notes.items()))
    _expect("banknotes together", counted, (totals.count, totals.florins))


def _expect(what: str, expected: object, found: object) -> None:
    if found != expected:
        raise ValueError(f"{what}: expected {expected}, found {found}")


def _within(what: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise ValueError(f"{what}: expected {least} to {most}, found {found}")


def _whole(what: str, found: int) -> None:
    if found % state.GRAIN:
        raise ValueError(f"{what}: expected a multiple of {state.GRAIN}, found {found}")


def _falling(what: str, figures: Iterable[int]) -> None:
    row = list(figures)
    if any(left < right for left, right in pairwise(row)):
        raise ValueError(f"{what}: expected falling figures, found {row}")
