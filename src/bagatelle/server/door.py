"""How many may be connected: all in all, and from one address. Who is inside stays inside."""

from __future__ import annotations

import logging
import sys

RESERVE = 64
"""Descriptors that connections leave to the database, the log and the bots."""

log = logging.getLogger("bagatelle.server")


class Door:
    """Counts who is connected. ``who`` is any object that stands for a connection."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._inside: dict[object, str] = {}
        """Where each connection comes from; the empty word counts for nobody."""
        self._of_one: dict[str, int] = {}
        self._told: set[str] = set()
        """What the log has been told, and is not told again as long as it is so."""

    def __len__(self) -> int:
        return len(self._inside)

    def admit(self, who: object, address: str) -> bool:
        """Whether somebody may come in; then they count until they leave."""
        if len(self._inside) >= self._most:
            self._tell_once("all", "all connections are in use; newcomers are refused")
            return False
        if self._is_too_many(address):
            return False
        self._inside[who] = ""
        self._count(who, address)
        return True

    def name(self, who: object, address: str) -> bool:
        """Somebody who is inside comes from this address, as a proxy says. Whether that is one too
        many.
        """
        if self._inside.get(who, address) == address:
            return True
        if self._is_too_many(address):
            return False
        self._discount(who)
        self._count(who, address)
        return True

    def leave(self, who: object) -> None:
        if who in self._inside:
            self._discount(who)
            del self._inside[who]
            if len(self._inside) < self._most * 9 // 10:
                self._told.discard("all")
            if not self._of_one:
                self._told.discard("one")

    def _is_too_many(self, address: str) -> bool:
        is_too_many = bool(address) and self._of_one.get(address, 0) >= self._most_of_one
        if is_too_many:
            self._tell_once("one", "an address has all the connections it may have")
        return is_too_many

    def _count(self, who: object, address: str) -> None:
        self._inside[who] = address
        if address:
            self._of_one[address] = self._of_one.get(address, 0) + 1

    def _discount(self, who: object) -> None:
        address = self._inside[who]
        if address:
            self._of_one[address] -= 1
            if not self._of_one[address]:
                del self._of_one[address]

    def _tell_once(self, what: str, sentence: str) -> None:
        if what not in self._told:
            self._told.add(what)
            log.warning("%s", sentence)


def descriptors() -> int:
    """How many descriptors this process may have, after asking for all it can get."""
    if sys.platform == "win32":
        return 1 << 20
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and (hard == resource.RLIM_INFINITY or soft < hard):
        wanted = 1 << 16 if hard == resource.RLIM_INFINITY else hard
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
        except (OSError, ValueError):
            return soft
        soft = max(soft, wanted)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


def connections_within(wanted: int) -> int:
    """As many connections as are wanted, if there are descriptors for them and a reserve."""
    return max(1, min(wanted, descriptors() - RESERVE))
