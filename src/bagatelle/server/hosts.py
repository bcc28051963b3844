"""Under which names this server is asked, and from whose pages.

A page from elsewhere could give its own name the address of this server, and then talk to it from
the browser of somebody who plays at home (DNS rebinding). So a server answers only to names that
are its own: those it was told, and those that need no name server.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from bagatelle.kernel.message import Message, message
from bagatelle.server.problems import refused

LOCAL = ("localhost", "127.0.0.1", "[::1]")


class Hosts:
    """The names of a server: ``origins`` as they were told, and where it listens."""

    def __init__(self, origins: Iterable[str], listening: str) -> None:
        self._origins = {each.rstrip("/").lower() for each in origins}
        self._names = {*LOCAL, *(urlsplit(each).hostname or "" for each in self._origins)}
        self._is_local = _bracketed(listening) in LOCAL
        if not self._is_local:
            name = socket.gethostname().lower()
            self._names |= {_bracketed(listening), name, f"{name}.local"}

    def check(self, hosts: list[str], origin: str | None) -> None:
        """Raises ProtocolError if this server is not meant, or if a page of somebody else asks.
        ``hosts`` is what a request says where it wants to go: once, or it makes no sense.
        """
        host = hosts[0] if len(hosts) == 1 else ""
        name = _name_of(host)
        if name not in self._names and (self._is_local or not _is_address(name)):
            raise refused("wrong_host", message("server-wrong-host", host=host[:100]))
        if origin is not None and not self._is_own(origin.lower(), host.lower()):
            raise refused("wrong_origin", Message("server-wrong-origin"))

    def _is_own(self, origin: str, host: str) -> bool:
        """Whether a page is one of ours: of an origin that was told, or of the host it asks."""
        return origin in self._origins or origin.partition("://")[2] == host


def _name_of(host: str) -> str:
    """A host without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].rstrip(".")


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address.lower()


def _is_address(name: str) -> bool:
    """A bare address needs no name server, so nobody can have bent it."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
