"""Chapters: each answers one kind of frame, and the rules of a game are a table of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bagatelle.kernel import agenda
from bagatelle.kernel.agenda import VALUE
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.table import Table

MAX_MOVES: Final = 128
"""The longest list of moves that a chapter may write."""

# Reasons that no chapter gives, because the seat has no frame to decide.
GAME_IS_OVER: Final = -1
NOT_TO_ACT: Final = -2
HAS_DECIDED: Final = -3
"""While others, who decide at the same time, have not."""

Hint = tuple[int, ...]
"""The number of a hint and its figures (see ``rows.HintKind``)."""
NO_HINT: Final = (0, 0, 0)
Figures = tuple[int, int]
"""What fills the sentence of a question (see ``rows.FrameKind``)."""


def move_buffer() -> Table:
    """Room for the moves of any decision."""
    return Table([0] * MAX_MOVES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter:
    """The rules of one kind of frame: of a decision all methods but the last, of a step the last.

    Whoever asks has read the frame: ``seat`` decides, ``value`` is what the frame carries.
    """

    def legal(self, t: Table, seat: i64, value: i64, moves: Table) -> i64:
        """Write the legal moves into a buffer, in a fixed order; returns how many there are.

        They are the moves for which ``why_not`` knows no reason: a test compares the two.
        """
        raise AssertionError("a step has no moves")

    def why_not(self, t: Table, seat: i64, value: i64, move: i64) -> i64:
        """The number of the reason that forbids a move; 0 if it is legal.

        Says only what the seat may know.
        """
        raise AssertionError("a step has no moves")

    def why_wait(self, t: Table, seat: i64) -> i64:
        """The number of the reason why a seat that has no part in this frame cannot act now."""
        return HAS_DECIDED if agenda.is_together(t) else NOT_TO_ACT

    def asked(self, t: Table, seat: i64, value: i64) -> Figures:
        """The figures of the question."""
        return value, 0

    def hint(self, t: Table, seat: i64, value: i64, move: i64) -> Hint:
        """What a legal move would do, as far as the seat may know."""
        return NO_HINT

    def decide(
        self, t: Table, seat: i64, value: i64, move: i64, dealer: Dealer, events: Events
    ) -> None:
        """Carry out a legal move. The frame is still there: the chapter takes it away."""
        raise AssertionError("nobody decides a step")

    def proceed(self, t: Table, value: i64, dealer: Dealer, events: Events) -> None:
        """Carry out a step that nobody decides; its frame has been taken away."""
        raise AssertionError("somebody decides this frame")

    def list_legal(
        self, t: Table, seat: i64, value: i64, first: i64, end: i64, moves: Table, found: i64
    ) -> i64:
        """Write those moves of a range against which there is no reason, from a place on.

        Returns how many moves the buffer then holds.
        """
        for move in range(first, end):
            if self.why_not(t, seat, value, move) == 0:
                moves[found] = move
                found += 1
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class ChapterRules(Rules):
    """Rules as a list of chapters, by the numbers of their frames."""

    def __init__(self, players: int, kinds_of_frames: int) -> None:
        super().__init__(players)
        self.chapters: list[Chapter] = [Chapter() for _ in range(kinds_of_frames)]

    def legal(self, t: Table, seat: i64) -> list[int]:
        moves = move_buffer()
        return [moves[number] for number in range(self.legal_into(t, seat, moves))]

    def legal_into(self, t: Table, seat: i64, moves: Table) -> i64:
        """Write the legal moves of a seat into a buffer; returns how many there are."""
        frame = agenda.frame_of(t, seat)
        if frame < 0:
            return 0
        return self.chapters[t[frame]].legal(t, seat, t[frame + VALUE], moves)

    def why_not(self, t: Table, seat: i64, move: i64) -> i64:
        """The number of the reason that forbids a move; 0 if it is legal."""
        frame = agenda.frame_of(t, seat)
        if frame >= 0:
            return self.chapters[t[frame]].why_not(t, seat, t[frame + VALUE], move)
        if agenda.is_empty(t):
            return self.why_over(t)
        return self.chapters[t[agenda.top(t)]].why_wait(t, seat)

    def why_over(self, t: Table) -> i64:
        """The number of the reason that forbids every move after the end."""
        return GAME_IS_OVER

    def asked(self, t: Table, seat: i64) -> Figures:
        """The figures of the question that a seat is asked."""
        frame = agenda.frame_of(t, seat)
        return self.chapters[t[frame]].asked(t, seat, t[frame + VALUE])

    def hint(self, t: Table, seat: i64, move: i64) -> Hint:
        """What a legal move would do, as far as the seat may know."""
        frame = agenda.frame_of(t, seat)
        return self.chapters[t[frame]].hint(t, seat, t[frame + VALUE], move)

    def decide(self, t: Table, seat: i64, move: i64, dealer: Dealer, events: Events) -> None:
        frame = agenda.frame_of(t, seat)
        self.chapters[t[frame]].decide(t, seat, t[frame + VALUE], move, dealer, events)

    def proceed(self, t: Table, dealer: Dealer, events: Events) -> None:
        frame = agenda.top(t)
        chapter, value = self.chapters[t[frame]], t[frame + VALUE]
        agenda.pop(t)
        chapter.proceed(t, value, dealer, events)

    def random_move(self, t: Table, seat: i64, chooser: Dealer, moves: Table) -> i64:
        return moves[chooser.below(self.legal_into(t, seat, moves))]
