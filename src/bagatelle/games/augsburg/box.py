"""The printed facts that the rules of one match need, ready for the engine room.

``components.py`` reads them from ``components.toml``; here each has its place in a flat table or an
int. The rules know no other figures.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.games.augsburg.components import ICON_IDS, Components
from bagatelle.games.augsburg.state import ICONS, LEVELS, NOBLES, TILES
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.table import Table

RANKS: Final = 8
"""More than there are nobles: a rank is a value and, behind it, a noble."""


class Amounts:
    """The figures of the rules that stand on nothing that can be taken."""

    def __init__(self, components: Components, players: int) -> None:
        start, figures, caps = components.start, components.amounts, components.caps
        self.rounds: i64 = {each.players: each.rounds for each in components.rounds}[players]
        self.start_money: i64 = start.money
        self.start_jokers: i64 = start.jokers
        self.start_offer: i64 = start.offered_notes
        self.cards_face_up: i64 = start.privilege_cards_face_up
        self.uses: i64 = figures.privileges_used_per_card
        self.second_florins: i64 = figures.compensation_second
        self.third_florins: i64 = figures.compensation_third
        self.theft_florins: i64 = figures.theft_compensation_money
        self.theft_points: i64 = figures.theft_compensation_points
        self.given_up_points: i64 = figures.unused_privilege_points
        self.trade_florins: i64 = figures.yellow_instead_of_climb
        self.limit_without_church: i64 = caps.without_church
        self.limit_without_cathedral: i64 = caps.without_cathedral


class Box:
    """All that is printed, for one number of players."""

    def __init__(self, components: Components, players: int) -> None:
        nobles = sorted(components.nobles, key=lambda noble: noble.visit_order)[:NOBLES]
        notes, steps, rights = components.note_prices, components.steps, components.rights
        icons = [icon for card in components.privilege_cards for icon in card.icons]
        supply = {each.players: each for each in components.step_supply}[players]
        self.players: i64 = players
        self.amounts: Amounts = Amounts(components, players)
        self.price: Table = Table(
            [*[note.price for note in notes] * NOBLES, components.jokers.price]
        )
        """Of every note."""
        self.least_price: i64 = min(self.price)
        self.most_price: i64 = max(self.price)
        self.rank: Table = Table(
            [*[note.value * RANKS + noble.tie_rank for noble in nobles for note in notes], 0]
        )
        """How every note ranks in a showdown; a joker does not (AU-REVEAL-09, AU-MAX-05)."""
        self.card_icons: Table = Table([ICON_IDS.index(icon) for icon in icons])
        """Three privileges a card."""
        self.icon_amount: Table = Table([icon.amount for icon in components.icons])
        self.income: Table = Table([step.income for step in steps])
        """Four levels a category: florins, points, offered notes."""
        self.free_notes: Table = Table([s.free for s in steps if s.category == "violet"])
        """By violet level."""
        self.step_cards: Table = Table([0, supply.small, supply.medium, supply.large])
        """How many there are in each category, by level; level 1 has none."""
        self.tile_amount: Table = Table([amount for right in rights for amount in right.tiles])
        """Five tiles a kind, the first on top: points, or a price, or the size of the effect."""
        self.tile_level: Table = Table([right.min_level for right in rights])
        """The level that each kind of tile asks for."""

    def icon(self, card: i64, place: i64) -> i64:
        return self.card_icons[card * ICONS + place]

    def income_at(self, category: i64, level: i64) -> i64:
        return self.income[category * LEVELS + level - 1]

    def amount_of(self, kind: i64, tile: i64) -> i64:
        """What is printed on a tile."""
        return self.tile_amount[kind * TILES + tile]


class BoxChapter(Chapter):
    """A chapter that looks things up in the box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
