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
    TrialView,
)
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import grid_of, look, mark, name_of, owner
from bagatelle.terminal.rokoko.things import LIVRES, NECKLACE, PAINT, RING, letter

JEWELS = {"necklace": NECKLACE, "ring": RING}


def jewelry_box(view: RokokoView) -> JewelryBoxView | None:
    """The Jewelry Box of a view, if it is in play."""
    found = view.modules.get("jewelry_box")
    return found if isinstance(found, JewelryBoxView) else None


def du_barry(view: RokokoView) -> DuBarryView | None:
    found = view.modules.get("du_barry")
    return found if isinstance(found, DuBarryView) else None


def draw(board: Board, view: RokokoView, lit: Collection[str]) -> list[RenderableType]:
    """All that stands beside the palace."""
    found: list[RenderableType] = []
    jewels, lady = jewelry_box(view), du_barry(view)
    if jewels is not None:
        found += [_offer(board, jewels, lit), _trials(board, jewels, lit)]
    if lady is not None:
        found.append(_lady(board, lady))
    return found


# ---------------------------------------------------------------------- the Jewelry Box


def jewel(thing: JewelView) -> Text:
    """A jewel in two signs: what it is, and its colour."""
    return Text(f"{JEWELS[thing.kind]}{letter(thing.colour)}", PAINT[thing.colour])


def _offer(board: Board, box: JewelryBoxView, lit: Collection[str]) -> RenderableType:
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
    bag = Text(" ").join(
        Text(f"{kind.left}{JEWELS[kind.kind]}{letter(kind.colour)}", PAINT[kind.colour])
        for kind in box.bag
    )
    words = Text(f"   {board.say(Message('terminal-rokoko-jewel-bag'))} ", palette.QUIET)
    return Group(heading, Text.assemble(spaces, words, bag))


def _trials(board: Board, box: JewelryBoxView, lit: Collection[str]) -> RenderableType:
    grid = grid_of(2)
    for trial in box.trials:
        grid.add_row(_trial_head(board, trial), Text())
        for task in trial.tasks:
            name = Text(name_of(task.id), look(task.id, lit))
            marks = Text.assemble(*(owner(who) for who in task.marked))
            words = Text(board.word(task.id), palette.QUIET)
            grid.add_row(Text.assemble(" ", mark(task.id, lit), name, " ", words), marks)
    return grid


def _trial_head(board: Board, trial: TrialView) -> Text:
    words = message(
        "terminal-rokoko-trial", fee=trial.fee, prestige=trial.prestige, cards=trial.cards
    )
    return Text.assemble(
        (board.word(trial.id), palette.HEADING),
        " ",
        *(owner(who) for who in trial.candidates),
        (f" {board.say(words)}", palette.QUIET),
    )


def specialist(board: Board, own: SpecialistView) -> Text:
    """The own specialised apprentice: what it waits for, and how far that is."""
    if own.hired:
        return Text(board.say(Message("terminal-rokoko-specialist-hired")), palette.QUIET)
    progress = ", ".join(f"{board.say(part.label)} / {part.need}" for part in own.progress)
    style = palette.WELCOME if own.met else palette.QUIET
    return Text.assemble(board.say(own.condition), (f" ({progress})", style))


# ---------------------------------------------------------------------- Madame du Barry


def _lady(board: Board, lady: DuBarryView) -> RenderableType:
    words = message(
        "terminal-rokoko-du-barry",
        hand=lady.hand,
        supply=lady.supply,
        tiles=lady.tiles,
        points=lady.tiles_points,
    )
    lines = [Text(board.say(words), palette.FAINT)]
    for turned in lady.turn:
        action = turned.role == "action"
        below = Text.assemble(board.word(turned.card.hall), ", ", board.say(_symbol(turned.card)))
        above = Text(board.word(turned.card.id))
        for half, counts in ((above, action), (below, not action)):
            half.stylize(palette.STRONG if counts else palette.FAINT)
        role = Text(board.say(message("terminal-rokoko-her-card", role=turned.role)))
        lines.append(Text.assemble(" ", above, (" · ", palette.FAINT), below, " – ", role))
    return Group(*lines)


def _symbol(card: DuBarryCardView) -> Message:
    return message("terminal-rokoko-her-jewel", jewel=card.jewel)
