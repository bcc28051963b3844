"""The players: what everybody may know of them, and what only they know themselves."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bagatelle.games.augsburg.view import AugsburgView, NoteView, OfferView, OwnView, PlayerView
from bagatelle.kernel.message import Message
from bagatelle.terminal import palette
from bagatelle.terminal.augsburg import things
from bagatelle.terminal.augsburg.things import FLORINS, PRESTIGE
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import owner


def company(board: Board, view: AugsburgView) -> RenderableType:
    """Everybody in a line, with all that is public."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, max_width=14)
    grid.add_column(no_wrap=True, justify="right")
    for _ in range(5):
        grid.add_column(no_wrap=True)
    headings = (
        PRESTIGE,
        " ".join(things.CATEGORIES.values()),
        board.say(Message("terminal-augsburg-column-income")),
        board.say(Message("terminal-augsburg-column-rights")),
        board.say(Message("terminal-augsburg-column-seen")),
    )
    grid.add_row("", "", *(Text(heading, palette.FAINT) for heading in headings))
    for player in view.players:
        acts = "▶" if player.seat in view.to_act else " "
        grid.add_row(
            Text.assemble((acts, palette.LIT), owner(player.seat)),
            board.name(player.seat),
            _points(player),
            f"{player.yellow} {player.orange} {player.violet}",
            things.income(player.income),
            _tiles(player),
            _counted(player.known),
        )
    return grid


def _points(player: PlayerView) -> Text:
    limit = "" if player.limit is None else f"/{player.limit}"
    return Text.assemble((str(player.points), palette.HEADING), (limit, palette.FAINT))


def _tiles(player: PlayerView) -> Text:
    return Text(" ").join(things.tile(each) for each in player.tiles)


def _counted(known: Iterable[NoteView]) -> Text:
    """Notes in short: jokers are counted."""
    chips: dict[str, tuple[NoteView, int]] = {}
    for each in known:
        chips[each.id] = (each, chips.get(each.id, (each, 0))[1] + 1)
    line = Text()
    for each, count in chips.values():
        line.append_text(things.note(each))
        line.append(f"×{count}" if count > 1 else "", palette.QUIET)
    return line


def belongings(board: Board, view: AugsburgView, seat: int, lit: Collection[str]) -> RenderableType:
    """The sheet of a seat and, for its owner, hand and purse."""
    player, own = view.players[seat], view.own if view.seat == seat else None
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=palette.HEADING)
    grid.add_column()

    def add(words: Message, content: RenderableType) -> None:
        grid.add_row(board.say(words), content)

    if own is not None:
        add(Message("terminal-augsburg-money"), f"{FLORINS}{own.money}")
        if own.offer:
            add(Message("terminal-augsburg-offer"), offers(own.offer, lit))
            add(Message("terminal-augsburg-left"), f"{FLORINS}{own.left}")
        add(Message("terminal-augsburg-hand"), _hand(own, lit))
        if own.rejected:
            add(Message("terminal-augsburg-rejected"), things.notes(own.rejected))
    elif player.known:
        add(Message("terminal-augsburg-seen"), things.notes(player.known))
    levels = Text("  ").join(
        Text.assemble(
            things.category(ladder.category),
            f" {board.say(ladder.steps[level - 1].name)}",
        )
        for ladder, level in zip(
            view.ladders, (player.yellow, player.orange, player.violet), strict=True
        )
    )
    add(Message("terminal-augsburg-levels"), levels)
    if income := things.income(player.income):
        add(Message("terminal-augsburg-income"), income)
    if player.tiles:
        tiles = Text("  ").join(
            Text.assemble(things.tile(each), f" {board.word(ref)}")
            for each in player.tiles
            for ref in (f"tile:{each.kind}",)
        )
        add(Message("terminal-augsburg-own-rights"), tiles)
    if view.supply.discarded and own is not None:
        add(Message("terminal-augsburg-discarded"), things.notes(view.supply.discarded))
    return grid


def _hand(own: OwnView, lit: Collection[str]) -> RenderableType:
    """A line for each noble, the jokers behind; what counts in this auction is marked."""
    if not own.hand:
        return Text("–", palette.FAINT)
    grid = Table.grid(padding=(0, 1, 0, 0))
    valid = {note.id for note in own.valid}
    lines: dict[str, list[NoteView]] = {}
    for note in own.hand:
        lines.setdefault(note.noble, []).append(note)
    for some in lines.values():
        count = Text("◂" if some[0].id in valid else " ", palette.LIT)
        grid.add_row(Text.assemble(things.notes(some, lit), " ", count))
    return grid


def offers(offered: Iterable[OfferView], lit: Collection[str]) -> Text:
    """The notes offered, with their price and what was decided."""
    signs = {"open": "", "bought": things.BOUGHT, "rejected": things.REJECTED}
    return Text(" ").join(
        Text.assemble(
            things.note(each.note, lit),
            (f"{FLORINS}{each.note.price}", palette.FAINT if each.choice != "open" else ""),
            (signs[each.choice], palette.WELCOME if each.choice == "bought" else palette.SPOILT),
        )
        for each in offered
    )
