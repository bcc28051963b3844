"""The dealer: fair numbers from a seed, the same everywhere."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest

from bagatelle.kernel.dealer import (
    MULTIPLIER,
    SPAN,
    STATES,
    Dealer,
    QuickDealer,
)

KNOWN_WORDS = [2190891350, 4118713956, 3265092391]
"""The first three words of the seed "7"."""

KINDS = [Dealer, QuickDealer]


def numbers(dealer: Dealer, below: int, count: int) -> list[int]:
    return [dealer.below(below) for _ in range(count)]


def test_known_numbers() -> None:
    """Fixed for ever: every record depends on them."""
    assert numbers(Dealer("7"), 6, 8) == [2, 0, 1, 1, 3, 1, 4, 3]
    assert numbers(Dealer("7"), 1 << 32, 3) == KNOWN_WORDS
    assert numbers(Dealer("Zoë"), 1000, 4) == [263, 2, 167, 170]


def test_the_recipe_of_the_record_format() -> None:
    """Written a second time from docs/record-format.md, over the edge of a block."""
    key = hashlib.sha256(b"bagatelle dealer 1\nrecipe").digest()
    stream = b"".join(
        hashlib.shake_128(key + block.to_bytes(8, "little")).digest(256) for block in range(3)
    )
    words = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, len(stream), 4)]
    n = 3_000_000_000  # three words in ten are beyond the last whole multiple
    expected = [word % n for word in words if word < (1 << 32) - (1 << 32) % n]
    assert 100 < len(expected) < 160
    assert numbers(Dealer("recipe"), n, len(expected)) == expected


def test_the_words_of_a_quick_dealer() -> None:
    """Written a second time: to multiply with carry is to multiply modulo ``STATES``."""
    key = hashlib.sha256(b"bagatelle dealer 1\nquick").digest()
    first = int.from_bytes(key[:8], "little") % (STATES - 1) + 1
    states = [first * pow(MULTIPLIER, number, STATES) % STATES for number in range(1000)]
    words = [state % SPAN ^ state // SPAN for state in states]
    assert numbers(QuickDealer("quick"), SPAN, 1000) == words


def test_a_quick_dealer_does_not_repeat_itself() -> None:
    """Of a prime and half of it, also prime, a multiplier has all states before it, or half."""
    for number in (STATES, (STATES - 1) // 2):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))
    # Products stay below what a machine int holds.
    assert MULTIPLIER * SPAN < 1 << 63


def test_neighbouring_words_of_a_quick_dealer_are_independent() -> None:
    """Chi-square of pairs and of triples, from 6 and from 4 numbers: one in a thousand."""
    dealer = QuickDealer("neighbours")
    for below, width, critical in ((6, 2, 66.62), (4, 3, 103.44)):
        found = Counter(tuple(numbers(dealer, below, width)) for _ in range(20_000))
        even = 20_000 / below**width
        assert len(found) == below**width
        assert sum((count - even) ** 2 / even for count in found.values()) < critical


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("below", [2, 3, 6, 7, 24])
def test_numbers_are_uniform(below: int, kind: type[Dealer]) -> None:
    """Chi-square with a fixed seed; the critical values are those of one in a thousand."""
    critical = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 24: 49.73}[below]
    found = Counter(numbers(kind("uniform"), below, 12_000))
    assert set(found) == set(range(below))
    even = 12_000 / below
    assert sum((found[number] - even) ** 2 / even for number in range(below)) < critical


@pytest.mark.parametrize("kind", KINDS)
def test_orders_are_uniform(kind: type[Dealer]) -> None:
    dealer, found = kind("orders"), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        things = [1, 2, 3, 4]
        dealer.shuffle(things)
        found[tuple(things)] += 1
    assert len(found) == 24
    # 23 degrees of freedom, one in a thousand
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 49.73


@pytest.mark.parametrize("kind", KINDS)
def test_different_seeds_deal_differently(kind: type[Dealer]) -> None:
    assert len({tuple(numbers(kind(str(seed)), 1000, 5)) for seed in range(100)}) == 100


def test_a_dealer_can_be_put_anywhere_in_its_stream() -> None:
    dealer = Dealer("seek")
    stream = numbers(dealer, 100, 300)
    assert dealer.position == 300
    for position in (0, 63, 64, 65, 128, 299):
        assert Dealer("seek", position).below(100) == stream[position]
        dealer.position = position
        assert dealer.below(100) == stream[position]
        assert dealer.position == position + 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_deals_the_same_and_by_itself(kind: type[Dealer]) -> None:
    dealer = kind("copy")
    numbers(dealer, 10, 70)
    copy = dealer.copy()
    assert type(copy) is kind
    assert (copy.seed, copy.position) == ("copy", 70)
    expected = numbers(copy, 10, 5)
    assert dealer.position == 70
    assert numbers(dealer, 10, 5) == expected


@pytest.mark.parametrize("kind", KINDS)
def test_one_thing_leaves_no_choice_but_takes_a_number(kind: type[Dealer]) -> None:
    dealer = kind("one")
    assert numbers(dealer, 1, 3) == [0, 0, 0]
    assert dealer.position == 3


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("below", [0, -1, (1 << 32) + 1])
def test_impossible_choices_are_refused(below: int, kind: type[Dealer]) -> None:
    dealer = kind("none")
    with pytest.raises(ValueError, match="chooses among"):
        dealer.below(below)
    assert dealer.position == 0


@pytest.mark.parametrize("things", [[], [5]])
def test_little_to_shuffle(things: list[int]) -> None:
    dealer, before = Dealer("little"), things[:]
    dealer.shuffle(things)
    assert things == before
    assert dealer.position == 0


def test_numbers_do_not_depend_on_the_hash_seed() -> None:
    code = "from bagatelle.kernel.dealer import Dealer; d = Dealer('7'); print(d.below(1 << 32))"
    for hash_seed in ("0", "12345"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        process = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True
        )
        assert int(process.stdout) == KNOWN_WORDS[0]
