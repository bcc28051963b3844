"""The printed facts that the rules of one match need, ready for the engine room.

``components.py`` reads them from ``components.toml``; the rules know no other figures.
"""

from mypy_extensions import i64

from bagatelle.games.banquet.demands import Demand
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.table import Table


class Box:
    """The cards of the box, seen from one side of the nobles, and the icon of each seat.

    ``demands``, ``colours`` and ``points`` have an entry for each of the 24 nobles, ``ways`` three
    cells for each way to take dishes (in the order of ``moves``), ``solo_cells`` three cells for
    each solo card.
    """

    def __init__(
        self,
        icons: Table,
        demands: list[Demand],
        colours: Table,
        points: Table,
        ways: Table,
        solo_cells: Table,
        end_pack_at_setup: int,
        end_pack_later: int,
        ends_on_showing: int,
        solo_turns: int,
    ) -> None:
        self.icons: Table = icons
        self.demands: list[Demand] = demands
        self.courses: Table = Table([demand.courses() for demand in demands])
        self.colours: Table = colours
        self.points: Table = points
        self.ways: Table = ways
        self.solo_cells: Table = solo_cells
        self.end_pack_at_setup: i64 = end_pack_at_setup
        self.end_pack_later: i64 = end_pack_later
        self.ends_on_showing: i64 = ends_on_showing
        self.solo_turns: i64 = solo_turns


class BoxChapter(Chapter):
    """A chapter that reads the box."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
