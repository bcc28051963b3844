"""Sockets that this process has open."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

DESCRIPTORS = Path("/proc/self/fd")
"""Only Linux tells; elsewhere a socket complains when it is thrown away, if it is Python's own."""


def open_sockets() -> set[str]:
    found = set()
    for descriptor in DESCRIPTORS.iterdir() if DESCRIPTORS.exists() else ():
        # The one with which we look is gone already.
        with contextlib.suppress(FileNotFoundError):
            found.add(os.readlink(descriptor))
    return {name for name in found if name.startswith("socket:")}


@contextlib.contextmanager
def no_socket_left() -> Iterator[None]:
    """Raises AssertionError if more sockets are open afterwards than before."""
    before = open_sockets()
    yield
    left = open_sockets() - before
    assert not left, f"{len(left)} sockets were left open"
