"""The Banquet's rules for one box: which chapter answers which frame."""

from mypy_extensions import i64

from bagatelle.games.banquet import (
    clearing,
    frames,
    refilling,
    scoring,
    serving,
    setup,
    taking,
    turn,
)
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.state import ENDING
from bagatelle.kernel.chapter import NOT_TO_ACT, Chapter, ChapterRules
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import reasons
from bagatelle.kernel.table import Table


class BanquetRules(ChapterRules):
    """The rules for one side of the nobles and one choice of icons."""

    def __init__(self, box: Box) -> None:
        super().__init__(len(box.icons), frames.KINDS)
        self.box: Box = box
        self.icons: Table = box.icons
        self.empty: Table = setup.empty_table(self.players)
        """What every game begins with."""
        for number, chapter in chapters(box).items():
            self.chapters[number] = chapter

    def create_table(self, dealer: Dealer, events: Events) -> Table:
        return setup.lay_table(self.box, self.empty, self.players, dealer, events)

    def why_over(self, t: Table) -> i64:
        return scoring.OVER + t[ENDING]

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """Nothing hidden is on the table (see ``state``): what is unknown is not yet drawn."""
        return t[:]

    def score(self, t: Table, party: i64) -> i64:
        return scoring.points_of(self.box, t, party)

    def is_ahead(self, t: Table, who: i64, other: i64) -> bool:
        return scoring.is_ahead(self.box, t, who, other)


def chapters(box: Box) -> dict[int, Chapter]:
    """Each frame with its chapter."""
    return {
        frames.TAKE: taking.Take(box),
        frames.SERVE: serving.Serve(box),
        frames.CLEAR: clearing.Clear(box),
        frames.TURN: turn.BeginTurn(),
        frames.REFILL: refilling.Refill(box),
        frames.NEXT: turn.NextTurn(box),
        frames.GHOST: turn.GhostTurn(box),
    }


REASONS = reasons(
    {
        NOT_TO_ACT: "BQ-TURN-01 not-your-turn",
    },
    scoring.REASONS,
    taking.REASONS,
    serving.REASONS,
    clearing.REASONS,
)
