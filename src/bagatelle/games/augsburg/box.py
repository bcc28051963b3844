"""The printed facts that the rules of one match need, ready for the engine room.

``components.py`` reads them from ``components.toml``; the rules know no other figures.
"""

from mypy_extensions import i64

from bagatelle.games.augsburg.state import ICONS, LEVELS, TILES
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.table import Table


class Amounts:
    """The figures of the rules that stand on nothing that can be taken."""

    def __init__(
        self,
        rounds: int,
        start_money: int,
        start_jokers: int,
        start_offer: int,
        cards_face_up: int,
        uses: int,
        second_florins: int,
        third_florins: int,
        theft_florins: int,
        theft_points: int,
        given_up_points: int,
        trade_florins: int,
        limit_without_church: int,
        limit_without_cathedral: int,
    ) -> None:
        self.rounds: i64 = rounds
        self.start_money: i64 = start_money
        self.start_jokers: i64 = start_jokers
        self.start_offer: i64 = start_offer
        self.cards_face_up: i64 = cards_face_up
        self.uses: i64 = uses
        self.second_florins: i64 = second_florins
        self.third_florins: i64 = third_florins
        self.theft_florins: i64 = theft_florins
        self.theft_points: i64 = theft_points
        self.given_up_points: i64 = given_up_points
        self.trade_florins: i64 = trade_florins
        self.limit_without_church: i64 = limit_without_church
        self.limit_without_cathedral: i64 = limit_without_cathedral


class Box:
    """All that is printed, for one number of players."""

    def __init__(
        self,
        players: int,
        amounts: Amounts,
        price: Table,
        rank: Table,
        card_icons: Table,
        icon_amount: Table,
        income: Table,
        free_notes: Table,
        step_cards: Table,
        tile_amount: Table,
        tile_level: Table,
    ) -> None:
        self.players: i64 = players
        self.amounts: Amounts = amounts
        self.price: Table = price
        """Of every note."""
        self.least_price: i64 = min(price)
        self.most_price: i64 = max(price)
        self.rank: Table = rank
        """How every note ranks in a showdown; a joker does not (AU-REVEAL-09, AU-MAX-05)."""
        self.card_icons: Table = card_icons
        """Three privileges a card."""
        self.icon_amount: Table = icon_amount
        self.income: Table = income
        """Four levels a category: florins, points, offered notes."""
        self.free_notes: Table = free_notes
        """By violet level."""
        self.step_cards: Table = step_cards
        """How many there are in each category, by level; level 1 has none."""
        self.tile_amount: Table = tile_amount
        """Five tiles a kind, the first on top: points, or a price, or the size of the effect."""
        self.tile_level: Table = tile_level
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
