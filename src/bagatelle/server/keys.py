"""Keys of commands: they belong to a client, so nobody can use up the key of somebody else."""

from __future__ import annotations

import hashlib

import msgspec

from bagatelle.server import schema


def mark_of(client: str, key: str) -> str:
    """A key of a client, as the journal knows it. A client is its token (the hash).

    >>> mark_of("anna", "k-1") == mark_of("anna", "k-1") != mark_of("ben", "k-1")
    True
    """
    return hashlib.sha256(f"{client} {key}".encode()).hexdigest()


def contents_of(command: schema.AnyCommand) -> str:
    """What a command wants, whenever it is sent: all but its key and the number it has seen.

    >>> said = schema.Chat(key="k-1", number=1, seat=0, text="hello")
    >>> again = schema.Chat(key="k-2", number=7, seat=0, text="hello")
    >>> contents_of(said) == contents_of(again)
    True
    """
    wanted = msgspec.structs.replace(command, key="", number=0)
    return hashlib.sha256(msgspec.json.encode(wanted)).hexdigest()
