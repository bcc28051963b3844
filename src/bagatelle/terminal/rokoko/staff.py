"""The players: what everybody may know of them, and what only they know themselves."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bagatelle.games.rokoko.view import RokokoView, WorkerView
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import look, mark, owner
from bagatelle.terminal.rokoko import modules
from bagatelle.terminal.rokoko.things import (
    LACE,
    LIVRES,
    NECKLACE,
    PRESTIGE,
    TILE,
    YARN,
    silk,
    tile,
)

WORDED = (
    Message("terminal-rokoko-column-hand"),
    Message("terminal-rokoko-column-staff"),
    Message("terminal-rokoko-column-income"),
    Message("terminal-rokoko-column-dresses"),
    Message("terminal-rokoko-column-decorations"),
)


def company(board: Board, view: RokokoView) -> RenderableType:
    """Everybody in a line, with all that is public."""
    jewels, lady = modules.jewelry_box(view), modules.du_barry(view)
    signs = (LIVRES, YARN, LACE, TILE, *((NECKLACE,) if jewels is not None else ()))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, max_width=16)
    for _ in range(len(signs) + len(WORDED) + 1):
        grid.add_column(no_wrap=True, justify="right")
    headings = (*signs, *(board.say(words) for words in WORDED), PRESTIGE)
    grid.add_row("", "", *(Text(heading, palette.FAINT) for heading in headings))
    for player in view.players:
        acts = "▶" if player.seat in view.to_act else " "
        name = board.name(player.seat)
        favour = "♕" if view.favour == player.seat else ""
        owned = () if jewels is None else (len(jewels.players[player.seat].jewels),)
        hand = lady.hand if lady is not None and lady.party == player.seat else player.hand
        figures = (
            player.money, player.yarn, player.lace, player.tiles, *owned, hand, player.staff,
            player.income, player.dresses, player.decorations,
        )  # fmt: skip
        open_points = sum(gain.points for gain in player.gains)
        points = f"{open_points}+" if player.points is None else str(player.points)
        grid.add_row(
            Text.assemble((acts, palette.LIT), owner(player.seat)),
            name.append(favour),
            *(str(figure) for figure in figures),
            Text(points, palette.HEADING),
        )
    return grid


def belongings(board: Board, view: RokokoView, seat: int, lit: Collection[str]) -> RenderableType:
    """The staff and the tiles of a seat, as far as the view knows them."""
    player, own = view.players[seat], view.own if view.seat == seat else None
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=palette.HEADING)
    grid.add_column()

    def add(pile: str, count: int, content: RenderableType) -> None:
        if count:
            words = message("terminal-rokoko-pile", pile=pile, count=count)
            grid.add_row(board.say(words), content)

    if own is not None:
        add("hand", len(own.hand), _workers_at_length(board, own.hand, lit))
        add("reserve", len(own.reserve), _workers_at_length(board, own.reserve, lit))
    else:
        add("hand", player.hand, _workers(board, player.known_hand, lit))
        add("reserve", player.reserve, "")
    add("discard", len(player.discard), _workers(board, player.discard, lit))
    add("leaving", len(player.leaving), _workers(board, player.leaving, lit))
    kept = own.kept if own is not None else player.kept or ()
    tiles = Text(" ").join(tile(thing, lit) for thing in kept)
    add("tiles", player.tiles, tiles)
    if own is not None and own.silk:
        grid.add_row(board.say(Message("terminal-rokoko-silk")), silk(own.silk))
    jewels = modules.jewelry_box(view)
    if jewels is not None:
        owned = jewels.players[seat].jewels
        add("jewels", len(owned), Text(" ").join(modules.jewel(jewel) for jewel in owned))
        words = board.say(Message("terminal-rokoko-tasks"))
        grid.add_row(words, modules.tasks(board, jewels, seat, lit))
        if own is not None and jewels.own_specialist is not None:
            words = board.say(Message("terminal-rokoko-specialist"))
            grid.add_row(words, modules.specialist(board, jewels.own_specialist))
    return grid


def _workers_at_length(
    board: Board, workers: Iterable[WorkerView], lit: Collection[str]
) -> RenderableType:
    """A worker to a line, with the bonus."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style=palette.QUIET)
    for worker in workers:
        grid.add_row(_worker(board, worker, lit), board.say(worker.bonus))
    return grid


def _workers(board: Board, workers: Iterable[WorkerView], lit: Collection[str]) -> Text:
    return Text(" ").join(_worker(board, worker, lit) for worker in workers)


def _worker(board: Board, worker: WorkerView, lit: Collection[str]) -> Text:
    name = Text(board.word(worker.id), look(worker.id, lit))
    return Text.assemble(mark(worker.id, lit), name)
