"""The players: what everybody may know of them, and what only they know themselves."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bagatelle.games.rokoko.view import PlayerView, RokokoView, WorkerView
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import Seated, labelled, look, mark
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


def headings(board: Board[RokokoView], view: RokokoView) -> list[str]:
    """The columns of the company: signs, words, and prestige last."""
    jewels = (NECKLACE,) if modules.jewelry_box(view) is not None else ()
    signs = (LIVRES, YARN, LACE, TILE, *jewels)
    return [*signs, *(board.say(words) for words in WORDED), PRESTIGE]


def seated(board: Board[RokokoView], view: RokokoView, player: PlayerView) -> Seated:
    """A player with all that is public."""
    jewels, lady = modules.jewelry_box(view), modules.du_barry(view)
    seat = player.seat
    owned = () if jewels is None else (len(jewels.players[seat].jewels),)
    hand = lady.hand if lady is not None and lady.party == seat else player.hand
    figures = (
        player.money, player.yarn, player.lace, player.tiles, *owned, hand, player.staff,
        player.income, player.dresses, player.decorations,
    )  # fmt: skip
    open_points = sum(gain.points for gain in player.gains)
    points = f"{open_points}+" if player.points is None else str(player.points)
    name = board.name(seat).append("♕" if view.favour == seat else "")
    cells: tuple[str | Text, ...] = (
        *(str(figure) for figure in figures),
        Text(points, palette.HEADING),
    )
    return Seated(seat, name, seat in view.to_act, cells)


def belongings(
    board: Board[RokokoView], view: RokokoView, seat: int, lit: Collection[str]
) -> RenderableType:
    """The staff and the tiles of a seat, as far as the view knows them."""
    return labelled(_piles(board, view, seat, lit))


def _piles(
    board: Board[RokokoView], view: RokokoView, seat: int, lit: Collection[str]
) -> Iterable[tuple[str, RenderableType]]:
    player, own = view.players[seat], view.own if view.seat == seat else None
    kept = own.kept if own is not None else player.kept or ()
    piles: list[tuple[str, int, RenderableType]] = [
        ("discard", len(player.discard), _workers(board, player.discard, lit)),
        ("leaving", len(player.leaving), _workers(board, player.leaving, lit)),
        ("tiles", player.tiles, Text(" ").join(tile(thing, lit) for thing in kept)),
    ]
    if own is not None:
        hand, reserve = (_workers_at_length(board, w, lit) for w in (own.hand, own.reserve))
        piles.insert(0, ("hand", len(own.hand), hand))
        piles.insert(1, ("reserve", len(own.reserve), reserve))
    else:
        piles.insert(0, ("hand", player.hand, _workers(board, player.known_hand, lit)))
        piles.insert(1, ("reserve", player.reserve, ""))
    for pile, count, content in piles:
        if count:
            yield board.say(message("terminal-rokoko-pile", pile=pile, count=count)), content
    if own is not None and own.silk:
        yield board.say(Message("terminal-rokoko-silk")), silk(own.silk)
    jewels = modules.jewelry_box(view)
    if jewels is not None:
        owned = jewels.players[seat].jewels
        if owned:
            words = message("terminal-rokoko-pile", pile="jewels", count=len(owned))
            yield board.say(words), Text(" ").join(modules.jewel(jewel) for jewel in owned)
        tasks = modules.tasks(board, jewels, seat, lit)
        yield board.say(Message("terminal-rokoko-tasks")), tasks
        if own is not None and jewels.own_specialist is not None:
            content = modules.specialist(board, jewels.own_specialist)
            yield board.say(Message("terminal-rokoko-specialist")), content


def _workers_at_length(
    board: Board[RokokoView], workers: Iterable[WorkerView], lit: Collection[str]
) -> RenderableType:
    """A worker to a line, with the bonus."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style=palette.QUIET)
    for worker in workers:
        grid.add_row(_worker(board, worker, lit), board.say(worker.bonus))
    return grid


def _workers(board: Board[RokokoView], workers: Iterable[WorkerView], lit: Collection[str]) -> Text:
    return Text(" ").join(_worker(board, worker, lit) for worker in workers)


def _worker(board: Board[RokokoView], worker: WorkerView, lit: Collection[str]) -> Text:
    name = Text(board.word(worker.id), look(worker.id, lit))
    return Text.assemble(mark(worker.id, lit), name)
