"""Clocks: how much time each seat has left, from the times of the entries alone."""

from __future__ import annotations

from bagatelle.server.schema import ClockPlan

DAY = 24 * 60 * 60 * 1000


class Clock:
    """A bank of milliseconds for each seat, or none.

    ``live``: a bank that shrinks while the seat is to act and grows by the increment when its turn
    ends. ``days``: a fresh bank for every turn.
    """

    def __init__(self, plan: ClockPlan | None, seats: int, at: int) -> None:
        self.plan = plan
        self.at = at
        self.left = [self._bank()] * seats

    def _bank(self) -> int:
        if self.plan is None:
            return 0
        return self.plan.bank * 1000 if self.plan.kind == "live" else self.plan.days * DAY

    def run(self, to_act: tuple[int, ...], now: int) -> None:
        """Time passed while these seats were to act."""
        for seat in to_act:
            self.left[seat] -= max(0, now - self.at)
        self.at = max(self.at, now)

    def pass_on(self, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """The turn of a seat ended: it gets its increment, or a fresh bank."""
        if self.plan is None:
            return
        for seat in before:
            if seat not in after:
                if self.plan.kind == "live":
                    self.left[seat] += self.plan.increment * 1000
                else:
                    self.left[seat] = self._bank()

    def give_back(self, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """A seat has its turn again: the increment for ending it is taken back."""
        if self.plan is not None and self.plan.kind == "live":
            for seat in after:
                if seat not in before:
                    self.left[seat] -= self.plan.increment * 1000

    def restart(self, seat: int) -> None:
        """A seat that had run out and is played again by its owner gets at least a minute."""
        self.left[seat] = max(self.left[seat], min(60_000, self._bank()))

    def remaining(self, seat: int, to_act: tuple[int, ...], now: int) -> int | None:
        """Milliseconds left at this moment; None without a clock."""
        if self.plan is None:
            return None
        return self.left[seat] - (max(0, now - self.at) if seat in to_act else 0)

    def is_out(self, seat: int, to_act: tuple[int, ...], now: int) -> bool:
        left = self.remaining(seat, to_act, now)
        return left is not None and left <= 0

    def next_flag(self, to_act: tuple[int, ...], now: int) -> tuple[int, int] | None:
        """When the next seat will run out, and which: (milliseconds since 1970, seat)."""
        if self.plan is None:
            return None
        flags = ((self.at + self.left[seat], seat) for seat in to_act)
        return min((flag for flag in flags if flag[0] > now), default=None)
