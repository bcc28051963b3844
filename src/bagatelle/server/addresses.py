"""Where a client comes from, for whoever counts, and where a server is found."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

ONE_HOUSEHOLD = 64
"""Bits of an IPv6 address that are the same for a whole household: it may choose the others."""


class Proxies:
    """The proxies that were named: only they are believed when they say who has asked them."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ip_network(each, strict=False) for each in named]

    def are(self, peer: str) -> bool:
        """Whether somebody is one of them."""
        address = _parsed(peer)
        return address is not None and any(address in network for network in self._networks)

    def client_of(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who has asked: the last of those in ``X-Forwarded-For`` that is no proxy of ours.

        >>> Proxies(["10.0.0.5"]).client_of("10.0.0.5", ["6.6.6.6, 203.0.113.7"])
        '203.0.113.7'
        >>> Proxies([]).client_of("203.0.113.7", ["6.6.6.6"])
        '203.0.113.7'
        """
        hops = [hop.strip() for line in forwarded for hop in line.split(",")]
        client = peer
        while hops and self.are(client):
            # What is no address may have been sent by anybody.
            named = _parsed(_without_port(hops.pop()))
            if named is None:
                break
            client = str(named)
        return client


def counted(address: str) -> str:
    """What stands for somebody when something is counted.

    >>> counted("2001:db8:1:2:3:4:5:6"), counted("::ffff:203.0.113.7"), counted("203.0.113.7")
    ('2001:db8:1:2::/64', '203.0.113.7', '203.0.113.7')
    """
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, ONE_HOUSEHOLD), strict=False))
    return address if parsed is None else str(parsed)


def is_network(word: str) -> bool:
    """Whether a word is an address or a network.

    >>> is_network("10.0.0.5"), is_network("10.0.0.0/8"), is_network("proxy.example")
    (True, True, False)
    """
    try:
        ip_network(word, strict=False)
    except ValueError:
        return False
    return True


def is_origin(word: str) -> bool:
    """Whether a word is an origin, as a browser writes it.

    >>> is_origin("https://play.example"), is_origin("play.example"), is_origin("https://a/b")
    (True, False, False)
    """
    try:
        parts = urlsplit(word)
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.path in ("", "/")
            and (parts.port or 1) > 0
            and not (parts.query or parts.fragment or parts.username)
        )
    except ValueError:
        return False


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _without_port(hop: str) -> str:
    """Some proxies write the port behind the address."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
