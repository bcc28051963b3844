"""What lies on the table for everybody: warehouse, workshop, hiring area, halls, decorations."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from bagatelle.games.rokoko.view import (
    DecorationView,
    HallView,
    MajorityView,
    RokokoView,
    SpaceView,
    WindowView,
)
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import grid_of, look, mark, name_of, owner
from bagatelle.terminal.rokoko import modules
from bagatelle.terminal.rokoko.things import (
    BONUS,
    LACE,
    LIVRES,
    MASTER,
    PRESTIGE,
    TILE,
    YARN,
    chip,
    recipe,
    tile,
)

REWARDS = {"none": "", "coins": LIVRES, "yarn": YARN, "lace": LACE, "tile": TILE}


class Palace:
    """Draws the table of one view; ``lit`` holds the ids of the things to light up."""

    def __init__(self, board: Board[RokokoView], view: RokokoView, lit: Collection[str]) -> None:
        self._board = board
        self._say = board.say
        self._view = view
        self._lit = lit

    def draw(self) -> RenderableType:
        return Group(
            self._warehouse(),
            self._windows(),
            self._hire_row(),
            self._halls(),
            self._decorations(),
            *modules.draw(self._board, self._view, self._lit),
        )

    # ------------------------------------------------------------------ where things are bought

    def _warehouse(self) -> RenderableType:
        segments = self._view.warehouse
        grid = grid_of(1 + len(segments[0].tiles))
        for segment in segments:
            label = Text.assemble(
                (self._board.word(segment.id), palette.HEADING), f" {LIVRES}{segment.price}"
            )
            grid.add_row(
                label,
                *(
                    Text(" –", palette.FAINT) if thing is None else tile(thing, self._lit)
                    for thing in segment.tiles
                ),
            )
        return grid

    def _windows(self) -> RenderableType:
        """Two columns of windows; those whose dress goes out of fashion next are marked."""
        windows = self._view.windows
        half = (len(windows) + 1) // 2
        grid = grid_of(2)
        for left, right in zip(windows[:half], windows[half:], strict=False):
            grid.add_row(self._window(left), self._window(right))
        return Group(self._heading(Message("terminal-rokoko-windows")), grid, *self._bonuses())

    def _window(self, window: WindowView) -> Text:
        dark = "▒" if window.dark else " "
        name = Text(name_of(window.id), look(window.id, self._lit))
        line = Text.assemble(mark(window.id, self._lit), name, f"{dark} {LIVRES}{window.price} ")
        if window.dress is None:
            return line.append("–", palette.FAINT)
        return Text.assemble(line, chip(window.dress), " ", recipe(window.dress))

    def _bonuses(self) -> list[Text]:
        """What the dresses of modules bring, a line for each window that shows one."""
        return [
            Text.assemble(
                f" {name_of(window.id)} ",
                (f"{BONUS} {self._say(window.dress.bonus)}", palette.HEADING),
            )
            for window in self._view.windows
            if window.dress is not None and window.dress.bonus is not None
        ]

    def _hire_row(self) -> RenderableType:
        row = self._view.hire_row
        stack = " ".join(str(count) for count in row.stack)
        grid = grid_of(1)
        grid.add_column()
        for worker in row.slots:
            if worker is not None:
                name = Text(self._board.word(worker.id), look(worker.id, self._lit))
                grid.add_row(
                    Text.assemble(mark(worker.id, self._lit), name), self._say(worker.bonus)
                )
        words = message("terminal-rokoko-hire", price=row.price, stack=stack)
        return Group(self._heading(words), grid)

    # ------------------------------------------------------------------ the halls

    def _halls(self) -> RenderableType:
        halls = self._view.halls
        grid = grid_of(3 + max(len(hall.spaces) for hall in halls))
        for hall in halls:
            grid.add_row(*self._hall(hall, max(len(hall.spaces) for hall in halls)))
        return Group(self._heading(Message("terminal-rokoko-halls")), grid)

    def _hall(self, hall: HallView, width: int) -> list[Text]:
        spaces = [self._space(number, space) for number, space in enumerate(hall.spaces, 1)]
        return [
            Text(f" {self._board.word(hall.id)}", palette.HEADING),
            self._majority(hall.majority),
            *spaces,
            *[Text()] * (width - len(spaces)),
            Text.assemble("♪", self._decoration(hall.musician, "")),
        ]

    def _majority(self, majority: MajorityView) -> Text:
        """What the places are worth, each followed by those who hold it now."""
        line = Text()
        for points in filter(None, (majority.first, majority.second)):
            holders = [owner(each.seat) for each in majority.standing if each.points == points]
            line.append(f"{'/' if line else PRESTIGE}{points}", palette.QUIET)
            line.append_text(Text.assemble(*holders))
        return line

    def _space(self, number: int, space: SpaceView) -> Text:
        before = mark(space.id, self._lit)
        if space.dress is not None and space.owner is not None:
            return Text.assemble(before, chip(space.dress), owner(space.owner))
        amount = str(space.amount) if space.reward == "coins" else ""
        signs = f"{MASTER if space.master else ''}{REWARDS[space.reward]}{amount}"
        name = Text(str(number), look(space.id, self._lit))
        return Text.assemble(before, name, (signs, palette.QUIET))

    # ------------------------------------------------------------------ decorations

    def _decorations(self) -> RenderableType:
        view = self._view
        kitchen = view.edition
        rows: list[tuple[Message, Sequence[DecorationView]]] = [
            (message("terminal-rokoko-decorations", kind="fireworks"), view.fireworks),
            (message("terminal-rokoko-decorations", kind="statue"), view.statues),
            (message("terminal-rokoko-income", edition=kitchen, row="upper"), view.upper),
            (message("terminal-rokoko-income", edition=kitchen, row="lower"), view.lower),
        ]
        jewels = modules.jewelry_box(view)
        if jewels is not None:
            words = message("terminal-rokoko-decorations", kind="jeweler")
            rows.append((words, jewels.decorations))
        grid = grid_of(1 + max(len(spaces) for _, spaces in rows))
        for words, spaces in rows:
            grid.add_row(
                Text(f" {self._say(words)}", palette.HEADING),
                *(self._decoration(space, str(n)) for n, space in enumerate(spaces, 1)),
            )
        grid.add_row(
            Text(f" {self._say(Message('terminal-rokoko-all-halls'))}", palette.HEADING),
            *(
                Text.assemble(
                    f" {PRESTIGE}{place.prestige}",
                    "" if place.owner is None else owner(place.owner),
                )
                for place in view.all_halls
            ),
        )
        return Group(self._heading(Message("terminal-rokoko-decorations-heading")), grid)

    def _decoration(self, space: DecorationView, name: str) -> Text:
        """A decoration: what it costs or who has it, and what it is worth at the end."""
        line = Text.assemble(mark(space.id, self._lit), Text(name, look(space.id, self._lit)))
        if space.owner is None:
            line.append(f"{LIVRES}{space.cost}", palette.thing(space.id))
        else:
            line.append_text(owner(space.owner))
        line.append(f"{PRESTIGE}{space.prestige}" if space.prestige else "", palette.QUIET)
        line.append(f"×{space.multiplier}" if space.kind == "fireworks" else "", palette.QUIET)
        return line if space.terrace is None else line.append_text(chip(space.terrace))

    # ------------------------------------------------------------------ helpers

    def _heading(self, words: Message) -> Text:
        return Text(self._say(words), palette.FAINT)
