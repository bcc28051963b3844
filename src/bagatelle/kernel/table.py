"""The table: the whole of a game at one moment, as one flat row of small ints.

A clone is one copy, a comparison one pass, a saved state one line of text. The first ints are the
agenda (see ``agenda``); what follows belongs to the game, whose ``state.py`` gives every place a
name. This module is never compiled, so that the alias below is an ordinary object at run time.
"""

import copyreg
import hashlib
from array import array
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

Table = vec[i64]


def dump(table: Table) -> str:
    """The table as one line of text.

    >>> dump(Table([3, -1, 0]))
    '3 -1 0'
    """
    return " ".join(map(str, table))


def load(line: str) -> Table:
    """The table that ``dump`` wrote.

    >>> load("3 -1 0") == Table([3, -1, 0])
    True
    """
    return Table([int(word) for word in line.split()])


def _reduced(table: Table) -> tuple[Callable[[str], Table], tuple[str]]:
    """How a table is pickled and copied: librt cannot do it."""
    return load, (dump(table),)


copyreg.pickle(Table, _reduced)


def pack(table: Table) -> bytes:
    """The table as bytes, for another process of this machine."""
    return array("q", table).tobytes()


def unpack(data: bytes) -> Table:
    """The table that ``pack`` packed.

    >>> unpack(pack(Table([3, -1, 0]))) == Table([3, -1, 0])
    True
    """
    return Table(array("q", data))


def fingerprint(table: Table) -> str:
    """A short hash, equal on every platform and in every build.

    >>> fingerprint(Table([3, -1, 0]))
    '021e80a14cbd1a58'
    """
    return hashlib.sha256(dump(table).encode()).hexdigest()[:16]
