"""Messages: what is to be said, before any language says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bagatelle.kernel.plain_struct import PlainStruct


class Message(PlainStruct, frozen=True):
    """The name of a text in the catalogues, and its args.

    >>> Message("banquet-dish", {"type": "fruit", "value": 7}).id
    'banquet-dish'
    """

    id: str
    args: Mapping[str, str | int | Message] = {}


def message(name: str, /, **args: str | int | Message) -> Message:
    """A message with its args as keywords.

    >>> message("player", number=2) == Message("player", {"number": 2})
    True
    """
    return Message(name, args)


Format = Callable[[Message], str]
"""Somebody who can say a message in a language."""


def plain(message: Message) -> str:
    """A message without a catalogue: its name and its args.

    >>> plain(Message("seat", {"number": 2}))
    'seat(number=2)'
    """
    args = ", ".join(
        f"{name}={plain(value) if isinstance(value, Message) else value}"
        for name, value in message.args.items()
    )
    return f"{message.id}({args})"
