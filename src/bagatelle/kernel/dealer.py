"""The dealer: all chance of a match, outside its table.

Whoever copies a table to think ahead cannot read what the real dealer will deal. The numbers are
SHAKE-128 in counter mode: equal on every platform, and not to be foretold from those already seen.
``docs/record-format.md`` gives the recipe, so that anybody can check a deal.

Simulations and planners have nothing to prove: they take a ``QuickDealer``.
"""

import hashlib
import struct
from typing import Final

from mypy_extensions import i64

WORDS: Final = 64
"""How many 32-bit words one block of the stream holds."""

SPAN: Final = 1 << 32
LOW_WORD: Final = SPAN - 1

MULTIPLIER: Final = 2_099_998_974
"""Of a quick dealer. No product needs more than 63 bits, so machine ints and Python's agree."""
STATES: Final = MULTIPLIER * SPAN - 1
"""A prime, and so is the half of the number before it: nearly 2**62 words until they repeat."""


def private_seed(seed: str, purpose: str) -> str:
    """A seed for somebody else's chance, from which nobody can find the one it was made of.

    >>> private_seed("7", "bot 1")[:16]
    '4ec6dc0e50957e5a'
    """
    return hashlib.sha256(f"bagatelle private seed 1\n{seed}\n{purpose}".encode()).hexdigest()


class Dealer:
    """A stream of fair numbers that depends on nothing but its seed.

    >>> dealer = Dealer("7")
    >>> [dealer.below(6) for _ in range(8)]
    [2, 0, 1, 1, 3, 1, 4, 3]
    >>> dealer.position
    8
    """

    def __init__(self, seed: str, position: int = 0) -> None:
        self.seed: str = seed
        self.position: i64 = position
        self._key: bytes = hashlib.sha256(b"bagatelle dealer 1\n" + seed.encode()).digest()
        self._block: i64 = -1
        self._words: tuple[int, ...] = ()

    def copy(self) -> "Dealer":
        """A dealer that will deal the same from here on."""
        return Dealer(self.seed, self.position)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        if not 1 <= n <= SPAN:
            raise ValueError(f"a dealer chooses among 1 to {SPAN} things, not {n}")
        word: i64 = self._word()
        number = word % n
        while word - number > SPAN - n:  # the last words, fewer than n, would favour some numbers
            word = self._word()
            number = word % n
        return number

    def shuffle(self, things: list[int]) -> None:
        """Bring a list into an order, every order equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other: i64 = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def _word(self) -> i64:
        block: i64 = self.position // WORDS
        if block != self._block:
            stream = hashlib.shake_128(self._key + struct.pack("<q", block)).digest(4 * WORDS)
            self._words = struct.unpack("<64I", stream)
            self._block = block
        word: i64 = self._words[self.position % WORDS]
        self.position += 1
        return word


class QuickDealer(Dealer):
    """Fair numbers that cost little, for simulations and planners: who sees some can foretell the
    rest, and its position only counts them.

    They come from a multiply-with-carry generator: the upper word of the state is the carry.

    >>> dealer = QuickDealer("7")
    >>> [dealer.below(6) for _ in range(8)]
    [2, 1, 0, 4, 0, 1, 1, 2]
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._state: i64 = int.from_bytes(self._key[:8], "little") % (STATES - 1) + 1

    def copy(self) -> Dealer:
        other = QuickDealer(self.seed)
        other.position = self.position
        other._state = self._state
        return other

    def _word(self) -> i64:
        low = self._state & LOW_WORD
        carry = self._state >> 32
        self._state = MULTIPLIER * low + carry
        self.position += 1
        return low ^ carry
