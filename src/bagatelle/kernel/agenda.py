"""The agenda: what is still to be done, as a stack of small frames inside the table.

A frame is four ints: its kind (the game's own number), the seat that decides (or ``TABLE`` for a
step that nobody decides), a value, and whether it stands *together* with its neighbours.

Frames on top that stand together are decided at the same time: every seat owning one may act, in
any order. Each seat's frames keep their place in the run, so that the table is the same whatever
the order in which decisions arrive. An empty agenda means that the game is over.
"""

from typing import Final

from mypy_extensions import i64

from bagatelle.kernel.table import Table

TABLE: Final = -1
"""The seat of a frame that nobody decides."""

WIDTH: Final = 4
VALUE: Final = 2
"""Where the value stands in a frame; its kind comes first."""
MAX_FRAMES: Final = 24
DEPTH: Final = 0
FRAMES: Final = 1
BODY: Final = FRAMES + MAX_FRAMES * WIDTH
"""Where a game's own data begin."""


def is_empty(t: Table) -> bool:
    return t[DEPTH] == 0


def top(t: Table) -> i64:
    """Where the topmost frame stands; ask only while the agenda is not empty."""
    return FRAMES + (t[DEPTH] - 1) * WIDTH


def kind_of(t: Table, frame: i64) -> i64:
    return t[frame]


def seat_of(t: Table, frame: i64) -> i64:
    return t[frame + 1]


def value_of(t: Table, frame: i64) -> i64:
    return t[frame + VALUE]


def set_value(t: Table, frame: i64, value: i64) -> None:
    t[frame + VALUE] = value


def push(t: Table, kind: i64, seat: i64, value: i64 = 0) -> None:
    """Put a frame on top."""
    _insert(t, FRAMES + t[DEPTH] * WIDTH, kind, seat, value, 0)


def push_together(t: Table, kind: i64, seat: i64, value: i64 = 0) -> None:
    """Put a frame on top that is decided at the same time as its neighbours.

    Push the frames of a run in a fixed order of seats.
    """
    _insert(t, FRAMES + t[DEPTH] * WIDTH, kind, seat, value, 1)


def pop(t: Table) -> None:
    """Take the topmost frame away."""
    frame: i64 = FRAMES + (t[DEPTH] - 1) * WIDTH
    t[frame] = t[frame + 1] = t[frame + 2] = t[frame + 3] = 0
    t[DEPTH] -= 1


def remove(t: Table, frame: i64) -> None:
    """Take one frame out; those above it move down."""
    end: i64 = FRAMES + t[DEPTH] * WIDTH
    at: i64 = frame
    while at + WIDTH < end:
        t[at] = t[at + WIDTH]
        at += 1
    while at < end:
        t[at] = 0
        at += 1
    t[DEPTH] -= 1


def clear(t: Table) -> None:
    """Nothing is left to do: the game is over."""
    end: i64 = FRAMES + t[DEPTH] * WIDTH
    at: i64 = FRAMES
    while at < end:
        t[at] = 0
        at += 1
    t[DEPTH] = 0


def waits(t: Table) -> bool:
    """Whether somebody must decide before the game goes on."""
    return t[DEPTH] > 0 and t[FRAMES + (t[DEPTH] - 1) * WIDTH + 1] != TABLE


def goes_on(t: Table) -> bool:
    """Whether the next step is one that nobody decides."""
    return t[DEPTH] > 0 and t[FRAMES + (t[DEPTH] - 1) * WIDTH + 1] == TABLE


def is_together(t: Table) -> bool:
    """Whether the decisions now open are made at the same time."""
    return t[DEPTH] > 0 and t[FRAMES + (t[DEPTH] - 1) * WIDTH + 3] == 1


def decider(t: Table) -> i64:
    """The seat that decides the topmost frame; ``TABLE`` if nobody decides, or the game is over."""
    if t[DEPTH] == 0:
        return TABLE
    return t[FRAMES + (t[DEPTH] - 1) * WIDTH + 1]


def frame_of(t: Table, seat: i64) -> i64:
    """Where the frame stands that this seat decides now; -1 if it has nothing to decide."""
    if t[DEPTH] == 0:
        return -1
    frame: i64 = FRAMES + (t[DEPTH] - 1) * WIDTH
    if t[frame + 1] == seat:
        return frame
    while frame >= FRAMES and t[frame + 3] == 1:
        if t[frame + 1] == seat:
            return frame
        frame -= WIDTH
    return -1


def seats_to_act(t: Table) -> list[int]:
    """The seats that may decide now, in rising order."""
    seats: list[int] = []
    if not waits(t):
        return seats
    frame: i64 = FRAMES + (t[DEPTH] - 1) * WIDTH
    if t[frame + 3] == 0:
        seats.append(t[frame + 1])
        return seats
    while frame >= FRAMES and t[frame + 3] == 1:
        seat: int = t[frame + 1]
        if seat not in seats:
            seats.append(seat)
        frame -= WIDTH
    seats.sort()
    return seats


def _insert(t: Table, frame: i64, kind: i64, seat: i64, value: i64, together: i64) -> None:
    if t[DEPTH] >= MAX_FRAMES:
        raise OverflowError("the agenda is full")
    t[frame] = kind
    t[frame + 1] = seat
    t[frame + 2] = value
    t[frame + 3] = together
    t[DEPTH] += 1
