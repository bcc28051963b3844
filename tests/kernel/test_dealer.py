"""The dealer: fair numbers from a seed, the same everywhere."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest

from bagatelle.kernel.dealer import Dealer

KNOWN_WORDS = [2190891350, 4118713956, 3265092391]
"""The first three words of the seed "7"."""


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


@pytest.mark.parametrize("below", [2, 3, 6, 7, 24])
def test_numbers_are_uniform(below: int) -> None:
    """Chi-square with a fixed seed; the critical values are those of one in a thousand."""
    critical = {2: 10.83, 3: 13.82, 6: 20.52, 7: 22.46, 24: 49.73}[below]
    found = Counter(numbers(Dealer("uniform"), below, 12_000))
    assert set(found) == set(range(below))
    even = 12_000 / below
    assert sum((found[number] - even) ** 2 / even for number in range(below)) < critical


def test_orders_are_uniform() -> None:
    dealer, found = Dealer("orders"), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        things = [1, 2, 3, 4]
        dealer.shuffle(things)
        found[tuple(things)] += 1
    assert len(found) == 24
    # 23 degrees of freedom, one in a thousand
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 49.73


def test_different_seeds_deal_differently() -> None:
    assert len({tuple(numbers(Dealer(str(seed)), 1000, 5)) for seed in range(100)}) == 100


def test_a_dealer_can_be_put_anywhere_in_its_stream() -> None:
    dealer = Dealer("seek")
    stream = numbers(dealer, 100, 300)
    assert dealer.position == 300
    for position in (0, 63, 64, 65, 128, 299):
        assert Dealer("seek", position).below(100) == stream[position]
        dealer.position = position
        assert dealer.below(100) == stream[position]
        assert dealer.position == position + 1


def test_a_copy_deals_the_same_and_by_itself() -> None:
    dealer = Dealer("copy")
    numbers(dealer, 10, 70)
    copy = dealer.copy()
    assert (copy.seed, copy.position) == ("copy", 70)
    expected = numbers(copy, 10, 5)
    assert dealer.position == 70
    assert numbers(dealer, 10, 5) == expected


def test_one_thing_leaves_no_choice_but_takes_a_number() -> None:
    dealer = Dealer("one")
    assert numbers(dealer, 1, 3) == [0, 0, 0]
    assert dealer.position == 3


@pytest.mark.parametrize("below", [0, -1, (1 << 32) + 1])
def test_impossible_choices_are_refused(below: int) -> None:
    dealer = Dealer("none")
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
