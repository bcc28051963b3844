"""Commitments: what may be shown of a seed before the match, and be checked against it after."""

from __future__ import annotations

import hashlib


def commitment(seed: str) -> str:
    """The hash of a seed. Whoever sees it cannot find the seed; whoever shows it cannot change it.

    >>> commitment("7")[:16]
    'b4dfa4f75df539e9'
    """
    return hashlib.sha256(b"bagatelle commitment 1\n" + seed.encode()).hexdigest()
