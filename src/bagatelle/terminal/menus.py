"""Makes the menu of the seat that decides now; a board says what differs from game to game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar, Generic

from rich.text import Text

from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.message import Message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board, View
from bagatelle.terminal.menu import KEYS, LAST, Entry, Menu, beside


class Menus(Generic[View]):
    """The menus of one seat at one moment: all moves one after the other, unless a game knows
    something better.
    """

    apart: ClassVar[Collection[str]] = ()
    """Kinds of choices that stand last, under a key of their own."""

    def __init__(self, board: Board[View], view: View, seat: int) -> None:
        self._board = board
        self._match = board.match
        self._say = board.say
        self._view = view
        self._seat = seat
        self._moves = board.match.legal_moves(seat)

    def menu(self) -> Menu:
        return self._listed(self._question(), self._moves)

    def _question(self) -> str:
        return self._say(self._match.question(self._seat))

    # ------------------------------------------------------------------ the kinds of menus

    def _listed(self, question: str, moves: Sequence[Move]) -> Menu:
        """All moves in one group."""
        return Menu(question, (tuple(self._in_turn(moves)),))

    def _in_turn(self, moves: Sequence[Move], keys: str = KEYS) -> Iterable[Entry]:
        """All moves, one after the other; if there are too many, the rest stands behind one."""
        rest = [move for move in moves if move.choice.kind not in self.apart]
        later: Sequence[Move] = ()
        if len(rest) > len(keys):
            rest, later = rest[: len(keys) - 1], rest[len(keys) - 1 :]
        yield from (self._entry(key, move) for key, move in zip(keys, rest, strict=False))
        if later:
            yield self._more(later)
        yield from (self._entry(LAST, move) for move in moves if move.choice.kind in self.apart)

    def _more(self, moves: Sequence[Move]) -> Entry:
        words = self._say(Message("terminal-more-choices"))
        return Entry(KEYS[-1], Text(words), Text(), self._listed(words, moves))

    def _actions(self) -> Iterable[Entry]:
        """All that the game always shows; what is not possible says why."""
        legal = {move.choice.kind: move for move in self._moves}
        actions = sorted(self._match.game.actions, key=lambda kind: kind in self.apart)
        for number, kind in enumerate(actions, 1):
            key = LAST if kind in self.apart else str(number)
            if kind in legal:
                yield self._entry(key, legal[kind])
            else:
                yield self._refused(key, self._label(Choice(kind)), Choice(kind))

    # ------------------------------------------------------------------ entries

    def _entry(self, key: str, move: Move) -> Entry:
        choice, words = move.choice, self._effect(move)
        drawn = self._drawn(choice) or Text(words, palette.QUIET)
        spoken = beside(self._spoken(choice), words)
        return Entry(key, self._label(choice), drawn, move, choice.refs, spoken)

    def _refused(self, key: str, label: Text, choice: Choice, refs: tuple[str, ...] = ()) -> Entry:
        """What one might expect to be possible, and why it is not."""
        refusal = self._match.why_not(choice, self._seat)
        assert isinstance(refusal, Refusal)
        label.stylize(palette.FAINT)
        return Entry(key, label, Text(self._say(refusal.message), palette.FAINT), refusal, refs)

    def _label(self, choice: Choice) -> Text:
        """What is chosen: the thing, or what is done without naming one."""
        if choice.refs:
            return Text(self._board.word(choice.refs[0]))
        name = choice.kind.replace("_", "-")
        return Text(self._say(Message(f"terminal-{self._board.game}-do-{name}")))

    def _spoken(self, choice: Choice) -> str:
        """The label in words, for those who do not see the drawing."""
        return self._label(choice).plain

    def _effect(self, move: Move) -> str:
        """What a move would do, in words."""
        return self._board.hint(move)

    def _drawn(self, choice: Choice) -> Text | None:
        """What stands beside the label instead of these words."""
        return None
