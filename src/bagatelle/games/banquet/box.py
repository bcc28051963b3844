"""The printed facts that the rules of one match need, ready for the engine room.

``components.py`` reads them from ``components.toml``; here each has its place in a flat table or an
int. The rules know no other figures.
"""

from mypy_extensions import i64

from bagatelle.games.banquet.components import PACKS, Components, flat, ways_to_take
from bagatelle.games.banquet.demands import Demand
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.table import Table


class Box:
    """The cards of the box, seen from one side of the nobles, and the icon of each seat.

    ``demands``, ``colours`` and ``points`` have an entry for each of the 24 nobles, ``ways`` three
    cells for each way to take dishes (in the order of ``moves``), ``solo_cells`` three cells for
    each solo card.
    """

    def __init__(self, components: Components, side: str, icons: list[int]) -> None:
        required = [components.requirement_of(noble, side) for noble in components.nobles]
        end_card = components.end_card
        self.icons: Table = Table(icons)
        self.demands: list[Demand] = [line.demand() for line in required]
        self.courses: Table = Table([demand.courses() for demand in self.demands])
        self.colours: Table = Table(
            [components.colour_number(noble.colour) for noble in components.nobles]
        )
        self.points: Table = Table([components.points_of(line) for line in required])
        self.ways: Table = Table([cell for way in ways_to_take(components) for cell in way])
        self.solo_cells: Table = Table(
            [cell for card in components.solo_cards for cell in flat(card.cells)]
        )
        self.end_pack_at_setup: i64 = PACKS.index(end_card.pack_at_setup)
        self.end_pack_later: i64 = PACKS.index(end_card.pack_after_first_draw)
        self.ends_on_showing: i64 = end_card.game_ends_on_draw
        self.solo_turns: i64 = components.solo.turns


class BoxChapter(Chapter):
    """A chapter that reads the box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
