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
from bagatelle.terminal.drawing import Seated, labelled


def headings(board: Board[AugsburgView]) -> list[str]:
    """The columns of the company."""
    words = (
        Message("terminal-augsburg-column-income"),
        Message("terminal-augsburg-column-rights"),
        Message("terminal-augsburg-column-seen"),
    )
    levels = " ".join(things.CATEGORIES.values())
    return [PRESTIGE, levels, *(board.say(heading) for heading in words)]


def seated(board: Board[AugsburgView], view: AugsburgView, player: PlayerView) -> Seated:
    """A player with all that is public."""
    cells = (
        _points(player),
        f"{player.yellow} {player.orange} {player.violet}",
        things.income(player.income),
        _tiles(player),
        _counted(player.known),
    )
    return Seated(player.seat, board.name(player.seat), player.seat in view.to_act, cells)


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


def belongings(
    board: Board[AugsburgView], view: AugsburgView, seat: int, lit: Collection[str]
) -> RenderableType:
    """The sheet of a seat and, for its owner, hand and purse."""
    lines = _lines(board, view, seat, lit)
    return labelled((board.say(words), content) for words, content in lines)


def _lines(
    board: Board[AugsburgView], view: AugsburgView, seat: int, lit: Collection[str]
) -> Iterable[tuple[Message, RenderableType]]:
    player, own = view.players[seat], view.own if view.seat == seat else None
    if own is not None:
        yield Message("terminal-augsburg-money"), f"{FLORINS}{own.money}"
        if own.offer:
            yield Message("terminal-augsburg-offer"), offers(own.offer, lit)
            yield Message("terminal-augsburg-left"), f"{FLORINS}{own.left}"
        yield Message("terminal-augsburg-hand"), _hand(own, lit)
        if own.rejected:
            yield Message("terminal-augsburg-rejected"), things.notes(own.rejected)
    elif player.known:
        yield Message("terminal-augsburg-seen"), things.notes(player.known)
    levels = zip(view.ladders, (player.yellow, player.orange, player.violet), strict=True)
    yield (
        Message("terminal-augsburg-levels"),
        Text("  ").join(
            Text.assemble(
                things.category(ladder.category), f" {board.say(ladder.steps[level - 1].name)}"
            )
            for ladder, level in levels
        ),
    )
    if income := things.income(player.income):
        yield Message("terminal-augsburg-income"), income
    if player.tiles:
        yield (
            Message("terminal-augsburg-own-rights"),
            Text("  ").join(
                Text.assemble(things.tile(each), f" {board.word(f'tile:{each.kind}')}")
                for each in player.tiles
            ),
        )
    if view.supply.discarded and own is not None:
        yield Message("terminal-augsburg-discarded"), things.notes(view.supply.discarded)


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
