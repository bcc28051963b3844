"""What the modules add to the table: the jeweller's board, specialists, Madame du Barry."""

from __future__ import annotations

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.text import Text

from bagatelle.games.rokoko.modules.du_barry.view import DuBarryCardView, DuBarryView
from bagatelle.games.rokoko.modules.jewelry_box.view import (
    JewelryBoxView,
    JewelView,
    SpecialistView,
)
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import grid_of, look, mark, name_of, owner
from bagatelle.terminal.menu import beside
from bagatelle.terminal.rokoko.things import LIVRES, NECKLACE, PAINT, RING, letter

JEWELS = {"necklace": NECKLACE, "ring": RING}
GUIDE = {
    "jewelry_box": (
        Message("terminal-rokoko-guide-jewels"),
        Message("terminal-rokoko-guide-trials"),
        Message("terminal-rokoko-guide-specialist"),
    ),
    "festivity": (Message("terminal-rokoko-guide-festivity"),),
    "expert": (Message("terminal-rokoko-guide-expert"),),
    "du_barry": (Message("terminal-rokoko-guide-du-barry"),),
}
"""How it is played with each module; fancy dresses are like all others."""


def jewelry_box(view: RokokoView) -> JewelryBoxView | None:
    """The Jewelry Box of a view, if it is in play."""
    found = view.modules.get("jewelry_box")
    return found if isinstance(found, JewelryBoxView) else None


def du_barry(view: RokokoView) -> DuBarryView | None:
    found = view.modules.get("du_barry")
    return found if isinstance(found, DuBarryView) else None


def draw(board: Board[RokokoView], view: RokokoView, lit: Collection[str]) -> list[RenderableType]:
    """All that stands beside the palace."""
    found: list[RenderableType] = []
    jewels, lady = jewelry_box(view), du_barry(view)
    if jewels is not None:
        found += [_offer(board, jewels, lit), _trials(board, jewels)]
    if lady is not None:
        found.append(_lady(board, lady, jewels is not None))
    return found


def guide(view: RokokoView) -> list[Message]:
    """How it is played with the modules of this table."""
    return [words for module, some in GUIDE.items() if module in view.modules for words in some]


# ---------------------------------------------------------------------- the Jewelry Box


def jewel(thing: JewelView) -> Text:
    """A jewel in two signs: what it is, and its colour."""
    return Text(f"{JEWELS[thing.kind]}{letter(thing.colour)}", PAINT[thing.colour])


def _offer(board: Board[RokokoView], box: JewelryBoxView, lit: Collection[str]) -> RenderableType:
    """The jewels on offer; the heading says what is left in the bag."""
    bag = Text(" ").join(
        Text(f"{kind.left}{JEWELS[kind.kind]}{letter(kind.colour)}", PAINT[kind.colour])
        for kind in box.bag
    )
    heading = Text(board.say(Message("terminal-rokoko-jewels")), palette.FAINT)
    spaces = Text("  ").join(
        Text.assemble(
            mark(space.id, lit),
            Text(name_of(space.id), look(space.id, lit)),
            f" {LIVRES}{space.price} ",
            Text("–", palette.FAINT) if space.jewel is None else jewel(space.jewel),
        )
        for space in box.row
    )
    return Group(Text.assemble(heading, " ", bag), spaces)


def _trials(board: Board[RokokoView], box: JewelryBoxView) -> RenderableType:
    """A line for each trial; what the tasks are stands among the things of each candidate."""
    grid = grid_of(3)
    for trial in box.trials:
        words = message(
            "terminal-rokoko-trial", fee=trial.fee, prestige=trial.prestige, cards=trial.cards
        )
        head = Text.assemble(
            (f" {board.word(trial.id)} ", palette.HEADING),
            *(owner(who) for who in trial.candidates),
        )
        tasks = Text(" ").join(
            Text.assemble(name_of(task.id), *(owner(who) for who in task.marked))
            for task in trial.tasks
        )
        grid.add_row(head, tasks, Text(board.say(words), palette.QUIET))
    return grid


def tasks(board: Board[RokokoView], box: JewelryBoxView, party: int, lit: Collection[str]) -> Text:
    """The tasks of the trial that a party works at; what it has done is ticked off."""
    trial = next(trial for trial in box.trials if party in trial.candidates)
    return Text("\n").join(
        Text.assemble(
            mark(task.id, lit),
            Text(name_of(task.id), look(task.id, lit)),
            (f" {board.word(task.id)}", palette.QUIET),
            (" ✓" if party in task.marked else "", palette.WELCOME),
        )
        for task in trial.tasks
    )


def specialist(board: Board[RokokoView], own: SpecialistView) -> Text:
    """The own specialised apprentice: what it waits for, and how far that is."""
    if own.hired:
        return Text(board.say(Message("terminal-rokoko-specialist-hired")), palette.QUIET)
    progress = ", ".join(f"{board.say(part.label)} / {part.need}" for part in own.progress)
    style = palette.WELCOME if own.met else palette.QUIET
    return Text.assemble(board.say(own.condition), (f" ({progress})", style))


# ---------------------------------------------------------------------- Madame du Barry


def _lady(board: Board[RokokoView], lady: DuBarryView, jewels: bool) -> RenderableType:
    """Her cards and tiles, and her last turn: symbols of jewels count with the Jewelry Box only."""
    words = message(
        "terminal-rokoko-du-barry",
        hand=lady.hand,
        supply=lady.supply,
        tiles=lady.tiles,
        points=lady.tiles_points,
    )
    lines = [Text(board.say(words), palette.FAINT)]
    for turned in lady.turn:
        if turned.role == "action":
            lines.append(Text(f" {board.word(turned.card.id)}"))
            continue
        role = board.say(message("terminal-rokoko-her-card", role=turned.role))
        symbol = board.say(_symbol(turned.card)) if jewels else ""
        place = beside(board.word(turned.card.hall), symbol, role)
        lines.append(Text(f" {name_of(turned.card.id)}: {place}"))
    return Group(*lines)


def _symbol(card: DuBarryCardView) -> Message:
    return message("terminal-rokoko-her-jewel", jewel=card.jewel)
