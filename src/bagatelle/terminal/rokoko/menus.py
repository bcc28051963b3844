"""The choices of a seat, in menus that are short enough to be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from rich.text import Text

from bagatelle.games.rokoko.view import RokokoView, TileView, WorkerView
from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import name_of
from bagatelle.terminal.menu import KEYS, LAST, Entry, Menu, beside
from bagatelle.terminal.rokoko import modules, things

MAIN_ACTIONS = ("favour", "acquire", "tailor", "hire", "depute", "fund", "pass")
TRIALS = ("journeyman_trial", "master_trial")
DO = {
    "favour": Message("terminal-rokoko-do-favour"),
    "acquire": Message("terminal-rokoko-do-acquire"),
    "tailor": Message("terminal-rokoko-do-tailor"),
    "hire": Message("terminal-rokoko-do-hire"),
    "depute": Message("terminal-rokoko-do-depute"),
    "fund": Message("terminal-rokoko-do-fund"),
    "pass": Message("terminal-rokoko-do-pass"),
    "journeyman_trial": Message("terminal-rokoko-do-journeyman-trial"),
    "master_trial": Message("terminal-rokoko-do-master-trial"),
    "no_jewel": Message("terminal-rokoko-do-no-jewel"),
    "keep": Message("terminal-rokoko-do-keep"),
    "trade": Message("terminal-rokoko-do-trade"),
    "trade_for_yarn": Message("terminal-rokoko-do-trade-for-yarn"),
    "trade_for_lace": Message("terminal-rokoko-do-trade-for-lace"),
    "sell": Message("terminal-rokoko-do-sell"),
    "use": Message("terminal-rokoko-do-use"),
    "skip": Message("terminal-rokoko-do-skip"),
    "yarn": Message("terminal-rokoko-do-yarn"),
    "lace": Message("terminal-rokoko-do-lace"),
    "more": Message("terminal-rokoko-do-more"),
    "done": Message("terminal-rokoko-do-done"),
}
"""What is done without naming a thing."""
APART = ("pass", "sell", "skip", "done", "no_jewel")


def main_actions(view: RokokoView) -> tuple[str, ...]:
    """The main actions of this table, in the order of the menu."""
    trials = TRIALS if modules.jewelry_box(view) is not None else ()
    return (*MAIN_ACTIONS[:-1], *trials, MAIN_ACTIONS[-1])


BRING_A_BONUS = (
    "worker_played", "worker_deputed", "hidden_worker_deputed", "worker_activated", "bonus_copied",
)  # fmt: skip
"""What happens before a bonus is asked about; who was deputed for pay brings none."""


class Menus:
    """Makes the menu of the seat that decides now."""

    def __init__(self, board: Board, view: RokokoView, seat: int) -> None:
        self._board = board
        self._match = board.match
        self._say = board.say
        self._view = view
        self._seat = seat
        self._moves = board.match.legal_moves(seat)
        self._workers = {worker.id: worker for worker in _workers_in(view)}
        self._tiles = {tile.id: tile for tile in _tiles_in(view)}

    def menu(self) -> Menu:
        question = self._say(self._match.question(self._seat))
        match self._view.step:
            case "main":
                return Menu(question, (tuple(self._main_actions()),))
            case "window":
                return Menu(question, (tuple(self._windows()),))
            case "place":
                return self._grouped(question, _hall_of)
            case "fund":
                return self._grouped(question, self._kind_of)
        return self._listed(question, self._moves)

    # ------------------------------------------------------------------ the kinds of menus

    def _main_actions(self) -> Iterable[Entry]:
        """All main actions; those that are not possible say why."""
        legal = {move.choice.kind: move for move in self._moves}
        for number, kind in enumerate(main_actions(self._view), 1):
            key = LAST if kind in APART else str(number)
            if kind in legal:
                yield self._entry(key, legal[kind])
            else:
                yield self._refused(key, Text(self._say(DO[kind])), Choice(kind))

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

    def _listed(self, question: str, moves: Sequence[Move]) -> Menu:
        """All moves, one after the other; if there are too many, the rest stands behind one."""
        apart = [move for move in moves if move.choice.kind in APART]
        rest = [move for move in moves if move.choice.kind not in APART]
        later: list[Entry] = []
        if len(rest) > len(KEYS):
            rest, more = rest[: len(KEYS) - 1], rest[len(KEYS) - 1 :]
            label = Text(self._say(Message("terminal-rokoko-more-choices")))
            later = [Entry(KEYS[-1], label, Text(), self._listed(question, more))]
        entries = [self._entry(key, move) for key, move in zip(KEYS, rest, strict=False)]
        last = [self._entry(LAST, move) for move in apart]
        return Menu(question, ((*entries, *later, *last),))

    # ------------------------------------------------------------------ entries

    def _entry(self, key: str, move: Move) -> Entry:
        refs = move.choice.refs
        if not refs:
            label = Text(self._say(DO[move.choice.kind]))
            words = self._bonus() if move.choice.kind == "use" else ""
            told = beside(words, self._board.hint(move))
            spoken = beside(label.plain, told)
            return Entry(key, label, Text(told, palette.QUIET), move, words=spoken)
        word = self._word(refs[0])
        if refs[0] in self._tiles:
            label, more = things.tile(self._tiles[refs[0]]), ""
        elif refs[0] in self._workers:
            label, more = Text(word), self._say(self._workers[refs[0]].bonus)
        else:
            label, more = Text(word), ""
        told = beside(self._board.hint(move), more)
        spoken = beside(word, told)
        return Entry(key, label, Text(told, palette.QUIET), move, refs, spoken)

    def _word(self, ref: str) -> str:
        """What a thing is called; a player by the name."""
        domain, _, name = ref.partition(":")
        return (
            self._board.name(int(name) - 1).plain if domain == "player" else self._board.word(ref)
        )

    def _refused(self, key: str, label: Text, choice: Choice, refs: tuple[str, ...] = ()) -> Entry:
        refusal = self._match.why_not(choice, self._seat)
        assert isinstance(refusal, Refusal)
        label.stylize(palette.FAINT)
        effect = Text(self._say(refusal.message), palette.FAINT)
        return Entry(key, label, effect, refusal, refs)

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
