"""The table: visits, privilege cards, ladders, rights and the prestige track."""

from __future__ import annotations

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.text import Text

from bagatelle.games.augsburg.view import (
    AugsburgView,
    CardView,
    LadderView,
    PlayerView,
    RightView,
    StepView,
    VisitView,
)
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.augsburg.things import (
    FLORINS,
    NOTES,
    PRESTIGE,
    TILES,
    card,
    category,
    owners,
)
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import grid_of, look, mark, name_of, owner

INCOME = {"yellow": FLORINS, "orange": PRESTIGE, "violet": NOTES}
LAP, GATES = 45, (25, 45)
"""The track has so many spaces, and two barriers (AU-CAP-12, AU-CAP-01, 02)."""
SAID = {
    "leads": Message("terminal-augsburg-leads"),
    "holds": Message("terminal-augsburg-holds"),
    "overbid": Message("terminal-augsburg-overbid"),
    "passed": Message("terminal-augsburg-passed"),
    "nothing": Message("terminal-augsburg-silent"),
}


class City:
    """Draws the table of one view."""

    def __init__(
        self, board: Board[AugsburgView], view: AugsburgView, lit: Collection[str], roomy: bool
    ) -> None:
        self._board = board
        self._say = board.say
        self._view = view
        self._lit = lit
        self._roomy = roomy

    def draw(self) -> RenderableType:
        return Group(self._visits(), self._cards(), self._ladders(), self._rights(), self._track())

    # ------------------------------------------------------------------ the round

    def _visits(self) -> RenderableType:
        grid = grid_of(3)
        for visit in self._view.visits:
            if visit.state == "ahead" and not self._roomy:
                continue
            now = visit.state == "now" and self._view.step != "over"
            name = Text(self._board.word(visit.id), palette.LIT if now else palette.STRONG)
            sign = Text("▶" if now else " ", palette.LIT)
            grid.add_row(Text.assemble(sign, mark(visit.id, self._lit)), name, self._told(visit))
        heading = self._heading(Message("terminal-augsburg-visits"))
        return Group(heading, grid) if grid.row_count else Group()

    def _told(self, visit: VisitView) -> Text:
        """How an auction went, or how it goes."""
        if visit.winner is not None:
            won = message("terminal-augsburg-won", notes=visit.number)
            drawn = Text() if visit.card is None else card(visit.card)
            return Text.assemble(owner(visit.winner), f" {self._say(won)}  ", drawn)
        if visit.state == "past":
            return Text(self._say(Message("terminal-augsburg-in-vain")), palette.FAINT)
        if visit.state == "ahead" or self._view.auction is None:
            return Text()
        return Text("  ").join(self._said(player) for player in self._view.players)

    def _said(self, player: PlayerView) -> Text:
        """What somebody has said in this auction."""
        words = self._say(SAID[player.said])
        number = str(player.number) if player.said in ("leads", "holds", "overbid") else ""
        style = palette.FAINT if player.said in ("nothing", "passed", "overbid") else palette.STRONG
        return Text.assemble(owner(player.seat), (f"{number} {words}" if number else words, style))

    # ------------------------------------------------------------------ privilege cards

    def _cards(self) -> RenderableType:
        cards = self._view.display
        pieces: list[RenderableType] = []
        if cards:
            grid = grid_of(len(cards))
            grid.add_row(*(self._card(each) for each in cards))
            pieces += [self._heading(Message("terminal-augsburg-display")), grid]
        use = self._view.use
        if use is not None:
            words = self._say(message("terminal-augsburg-in-use", uses=use.uses))
            parts = (mark(use.card.id, self._lit), owner(use.winner), f" {words}  ", card(use.card))
            pieces.append(Text.assemble(*parts))
        return Group(*pieces)

    def _card(self, some: CardView) -> Text:
        name = Text(name_of(some.id), look(some.id, self._lit))
        return Text.assemble(mark(some.id, self._lit), name, " ", card(some), " ")

    # ------------------------------------------------------------------ ladders and rights

    def _ladders(self) -> RenderableType:
        grid = grid_of(5)
        for ladder in self._view.ladders:
            steps = [self._step(ladder, step) for step in ladder.steps]
            sign = category(ladder.category)
            grid.add_row(Text.assemble(mark(ladder.id, self._lit), sign), *steps)
        return Group(self._heading(Message("terminal-augsburg-ladders")), grid)

    def _step(self, ladder: LadderView, step: StepView) -> Text:
        """What a level gives, how many of its cards are left, and who stands there."""
        free = f"+{step.free}" if step.free else ""
        gives = Text(f"{INCOME[ladder.category]}{step.income}{free}", palette.QUIET)
        left = "" if step.supply is None else f" ×{step.supply}"
        name = f"{self._say(step.name)}\n" if self._roomy else f"{step.level} "
        here = owners(step.seats)
        return Text.assemble((name, palette.STRONG), gives, (left, palette.FAINT), " ", here)

    def _rights(self) -> RenderableType:
        grid = grid_of(2)
        coat, letters, mint_master, architect, church, cathedral = self._view.rights
        for left, right in ((coat, mint_master), (letters, architect), (church, cathedral)):
            grid.add_row(self._right(left), self._right(right))
        return Group(self._heading(Message("terminal-augsburg-rights")), grid)

    def _right(self, right: RightView) -> Text:
        """What lies in a pile, the top tile first."""
        name = Text(f"{TILES[right.kind]} {self._board.word(right.id)}", look(right.id, self._lit))
        line = Text.assemble(mark(right.id, self._lit), name, " ", category(right.category))
        if right.level > 1:
            line.append(f"{right.level}", palette.QUIET)
        if right.kind in ("mint_master", "architect"):
            amounts = f" ×{len(right.left)}"
        else:
            sign = FLORINS if right.kind in ("church", "cathedral") else PRESTIGE
            amounts = f" {sign}{' '.join(map(str, right.left))}" if right.left else " –"
        line.append(amounts, palette.QUIET)
        return Text.assemble(line, " ", owners(right.owners)) if right.owners else line

    # ------------------------------------------------------------------ prestige

    def _track(self) -> RenderableType:
        """Where everybody stands, a line for each lap; whoever shares a space stands below."""
        lines = [self._heading(Message("terminal-augsburg-track"))]
        by_lap: dict[int, list[PlayerView]] = {0: []}
        for player in self._view.players:
            by_lap.setdefault(max(0, player.points - 1) // LAP, []).append(player)
        for lap in range(max(by_lap) + 1):
            rest = by_lap.get(lap, [])
            spaces = range(lap * LAP + 1 if lap else 0, (lap + 1) * LAP + 1)
            drawn, rest = _row(spaces, rest, "·")
            lines.append(Text.assemble(f" {lap * LAP:3} ", drawn, f" {(lap + 1) * LAP}"))
            while rest:
                drawn, rest = _row(spaces, rest, " ")
                lines.append(Text.assemble(" " * 5, drawn))
        return Group(*lines)

    # ------------------------------------------------------------------ helpers

    def _heading(self, words: Message) -> Text:
        return Text(self._say(words), palette.FAINT)


def _row(spaces: range, players: list[PlayerView], ground: str) -> tuple[Text, list[PlayerView]]:
    """Some spaces of the track, and those for whom there was no room on them."""
    line, rest = Text(), list(players)
    for space in spaces:
        found = next((player for player in rest if player.points == space), None)
        if found is not None:
            rest.remove(found)
            line.append_text(owner(found.seat))
        else:
            gate = space in GATES and ground != " "
            line.append("╫" if gate else ground, palette.FAINT)
    return line, rest
