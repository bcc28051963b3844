"""The flat table: saved, read, compared, hashed."""

from __future__ import annotations

import pytest

from bagatelle.kernel.table import Table, dump, fingerprint, load


def test_dump_and_load() -> None:
    t = Table([0, -1, 7, -(1 << 63), (1 << 63) - 1])
    assert dump(t) == "0 -1 7 -9223372036854775808 9223372036854775807"
    assert load(dump(t)) == t
    assert load("") == Table([])


@pytest.mark.parametrize("line", ["1 x", "1.5", "--1"])
def test_a_line_that_is_no_table(line: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        load(line)


def test_a_clone_is_equal_and_its_own() -> None:
    t = Table([1, 2, 3])
    clone = t[:]
    assert clone == t
    clone[0] = 9
    assert list(t) == [1, 2, 3]
    assert clone != t


def test_fingerprints() -> None:
    """Fixed for ever, equal in every build."""
    assert fingerprint(Table([3, -1, 0])) == "021e80a14cbd1a58"
    tables = [[], [0], [0, 0], [1, 0], [0, 1], [10], [-1, 0], [-10]]
    assert len({fingerprint(Table(numbers)) for numbers in tables}) == len(tables)
