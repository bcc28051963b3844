"""The choices of a seat, in menus that are short enough to be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from rich.text import Text

from bagatelle.games.rokoko.view import RokokoView, TileView, WorkerView
from bagatelle.kernel.choice import Choice, Move
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import name_of
from bagatelle.terminal.menu import KEYS, LAST, Entry, Menu, beside
from bagatelle.terminal.menus import Menus
from bagatelle.terminal.rokoko import modules, things

BRING_A_BONUS = (
    "worker_played", "worker_deputed", "hidden_worker_deputed", "worker_activated", "bonus_copied",
)  # fmt: skip
"""What happens before a bonus is asked about; who was deputed for pay brings none."""


class RokokoMenus(Menus[RokokoView]):
    """Makes the menu of the seat that decides now."""

    apart = ("pass", "sell", "skip", "done", "no_jewel")

    def __init__(self, board: Board[RokokoView], view: RokokoView, seat: int) -> None:
        super().__init__(board, view, seat)
        self._workers = {worker.id: worker for worker in _workers_in(view)}
        self._tiles = {tile.id: tile for tile in _tiles_in(view)}

    def menu(self) -> Menu:
        question = self._question()
        match self._view.step:
            case "main":
                return Menu(question, (tuple(self._actions()),))
            case "window":
                return Menu(question, (tuple(self._windows()),))
            case "place":
                return self._grouped(question, _hall_of)
            case "fund":
                return self._grouped(question, self._kind_of)
        return self._listed(question, self._moves)

    # ------------------------------------------------------------------ the kinds of menus

    def _windows(self) -> Iterable[Entry]:
        """All windows with a dress; those that cannot be made say why."""
        legal = {move.choice.refs[0]: move for move in self._moves if move.choice.refs}
        for window in self._view.windows:
            if window.dress is None:
                continue
            key = name_of(window.id)
            label = Text.assemble(f"{things.LIVRES}{window.price} ", things.chip(window.dress))
            if window.id in legal:
                bonus = "" if window.dress.bonus is None else self._say(window.dress.bonus)
                words = beside(self._board.hint(legal[window.id]), bonus)
                effect = Text.assemble(things.recipe(window.dress), f" {bonus}")
                yield Entry(key, label, effect, legal[window.id], (window.id,), words)
            else:
                yield self._refused(key, label, Choice("make", (window.id,)), (window.id,))
        yield from (self._entry(LAST, move) for move in self._moves if not move.choice.refs)

    def _grouped(self, question: str, group_of: Callable[[str], str]) -> Menu:
        """First a hall or a kind of decoration, then the space."""
        entries: list[Entry] = []
        spaces = [move for move in self._moves if move.choice.refs]
        for group, found in groupby(spaces, lambda move: group_of(move.choice.refs[0])):
            moves = list(found)
            key = KEYS[len(entries)]
            if len(moves) == 1:
                entries.append(self._entry(key, moves[0]))
                continue
            words = self._say(self._group_word(group))
            count = message("terminal-rokoko-spaces", count=len(moves))
            refs = tuple(move.choice.refs[0] for move in moves)
            effect = Text(self._say(count), palette.QUIET)
            entries.append(Entry(key, Text(words), effect, self._listed(words, moves), refs))
        entries += [self._entry(LAST, move) for move in self._moves if not move.choice.refs]
        return Menu(question, (tuple(entries),))

    # ------------------------------------------------------------------ entries

    def _label(self, choice: Choice) -> Text:
        tile = self._tiles.get(choice.refs[0]) if choice.refs else None
        return super()._label(choice) if tile is None else things.tile(tile)

    def _spoken(self, choice: Choice) -> str:
        return self._board.word(choice.refs[0]) if choice.refs else super()._spoken(choice)

    def _effect(self, move: Move) -> str:
        """With the bonus of the worker that is chosen, or that is asked about."""
        hint = super()._effect(move)
        if move.choice.kind == "use":
            return beside(self._bonus(), hint)
        worker = self._workers.get(move.choice.refs[0]) if move.choice.refs else None
        return hint if worker is None else beside(hint, self._say(worker.bonus))

    def _bonus(self) -> str:
        """The bonus that is asked about: of the worker who was the last to come into play."""
        for event in reversed(self._match.events(self._seat)):
            if event.kind in BRING_A_BONUS and not event.parts.get("livres"):
                return self._say(self._workers[str(event.parts["worker"])].bonus)
        raise ValueError("a bonus without a worker")

    def _kind_of(self, ref: str) -> str:
        return name_of(ref).partition("-")[0]

    def _group_word(self, group: str) -> Message:
        if group in ("upper", "lower"):
            return message("terminal-rokoko-income", edition=self._view.edition, row=group)
        if group in ("fireworks", "musician", "statue", "jeweler"):
            return message("terminal-rokoko-decorations", kind=group)
        return message("rokoko-hall", hall=group)


def _hall_of(ref: str) -> str:
    return name_of(ref).rpartition("-")[0]


def _workers_in(view: RokokoView) -> Iterable[WorkerView]:
    """All workers that the viewer may see."""
    yield from (worker for worker in view.hire_row.slots if worker is not None)
    for player in view.players:
        yield from (*player.discard, *player.leaving, *player.known_hand)
    if view.own is not None:
        yield from (*view.own.hand, *view.own.reserve)
    if view.in_play is not None:
        yield view.in_play
    jewels = modules.jewelry_box(view)
    if jewels is not None:
        yield from jewels.pile or ()
        if jewels.own_specialist is not None:
            yield jewels.own_specialist.worker


def _tiles_in(view: RokokoView) -> Iterable[TileView]:
    """All tiles that can be chosen."""
    for segment in view.warehouse:
        yield from (tile for tile in segment.tiles if tile is not None)
    if view.own is not None:
        yield from view.own.kept
