"""How often somebody may ask. Whoever asks is counted by the token and by the address they come
with, however many connections they have.
"""

from __future__ import annotations

import time

BURST = 3.0
ADDRESS_TOKENS = 10.0
"""An address may say as much as so many tokens: people share one."""
PAGE_FILES = 8.0
"""For each request an address may ask for so many files: a page is made of many."""
FETCH = 4.0
"""What a fresh state costs, compared with another message: it takes that much longer to make."""


class Bucket:
    """A bucket that fills at a steady rate; every request takes a drop, a dear one several."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._drops = rate * BURST
        self._at = time.monotonic()

    def has(self, drops: float) -> bool:
        """Whether there are so many drops now. A full bucket always has enough."""
        now = time.monotonic()
        most = self._rate * BURST
        self._drops = min(most, self._drops + (now - self._at) * self._rate)
        self._at = now
        return self._drops >= min(drops, most)

    def take(self, drops: float = 1.0) -> bool:
        """Whether a request may pass now."""
        if not self.has(drops):
            return False
        self._drops = max(0.0, self._drops - drops)
        return True


class Buckets:
    """A bucket for each client; those that were not used for longest are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate)
        self._buckets[who] = bucket
        while len(self._buckets) > self.MOST:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def take(self, who: str, drops: float = 1.0) -> bool:
        return self.of(who).take(drops)


class Limits:
    """All that is counted about clients."""

    def __init__(self, requests_per_second: float, messages_per_second: float) -> None:
        self.requests = Buckets(requests_per_second)
        """By address, sockets that are opened among them."""
        self.files = Buckets(requests_per_second * PAGE_FILES)
        """By address: the files of pages."""
        self._tokens = Buckets(messages_per_second)
        self._addresses = Buckets(messages_per_second * ADDRESS_TOKENS)

    def may_say(self, token: str, address: str, drops: float = 1.0) -> bool:
        """Whether a message may pass, by the token (its hash) and by the address it comes from."""
        own, shared = self._tokens.of(token), self._addresses.of(address)
        # Both or none: whoever is refused for one reason has not used up the other.
        return own.has(drops) and shared.take(drops) and own.take(drops)
