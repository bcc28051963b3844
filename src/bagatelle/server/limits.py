"""How often somebody may ask."""

from __future__ import annotations

import time

BURST = 3.0


class Bucket:
    """A bucket that fills at a steady rate; every request takes one drop."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._drops = rate * BURST
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether a request may pass now."""
        now = time.monotonic()
        self._drops = min(self._rate * BURST, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if who not in self._buckets:
            if len(self._buckets) >= self.MOST:
                self._buckets.clear()
            self._buckets[who] = Bucket(self._rate)
        return self._buckets[who].take()
