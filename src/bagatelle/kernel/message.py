"""Messages: what is to be said, before any language says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bagatelle.kernel.value import Value


class Message(Value, frozen=True):
    """The name of a text in the catalogues, and what fills its gaps.

    >>> Message("banquet-dish", {"type": "fruit", "value": 7}).id
    'banquet-dish'
    """

    id: str
    args: Mapping[str, str | int | Message] = {}


def message(name: str, /, **gaps: str | int | Message) -> Message:
    """A message with its gaps as keywords.

    >>> message("player", number=2) == Message("player", {"number": 2})
    True
    """
    return Message(name, gaps)


Speak = Callable[[Message], str]
"""Somebody who can say a message in a language."""


def plain(message: Message) -> str:
    """A message without a catalogue: its name and what fills its gaps.

    >>> plain(Message("seat", {"number": 2}))
    'seat(number=2)'
    """
    gaps = ", ".join(
        f"{name}={plain(value) if isinstance(value, Message) else value}"
        for name, value in message.args.items()
    )
    return f"{message.id}({gaps})"
