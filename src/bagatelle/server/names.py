"""What people may be called, and what they may say: everybody at the table can see it, can tell it
from what the others are called, and reads it in the order in which it was written.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from bagatelle.kernel.match import LONGEST_NAME
from bagatelle.kernel.message import Message, message
from bagatelle.server.problems import refused

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that nobody sees."""
TURNS_TEXT = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn around what follows them, also the words of others."""
MOST_MARKS = 3
"""Accents and the like that one letter may carry: more of them reach over the lines around it."""


def check_name(name: str) -> None:
    """Raises ProtocolError for what nobody can be called. A seat without a name is only a number.

    >>> check_name("Zoë")
    >>> check_name("\\u202eevil")
    Traceback (most recent call last):
    ...
    bagatelle.server.schema.ProtocolError: A player’s name has at most 40 printable characters, ...
    """
    is_wrong = name != name.strip() or not name.isprintable() or _is_heaped(name)
    if name and (is_wrong or not _is_visible(name)):
        raise refused("bad_option", message("bad-name", most=LONGEST_NAME))


def check_chat(text: str) -> None:
    """Raises ProtocolError for what nobody can read."""
    if not _is_visible(text) or _is_heaped(text) or any(map(_is_forbidden, text)):
        raise refused("bad_option", Message("server-bad-chat"))


def distinct(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at the table has: a number is put behind it if need be.

    >>> distinct("Anna", ["Ben"]), distinct("anna", ["Anna", "Ben"]), distinct("", [""])
    ('Anna', 'anna 2', '')
    """
    taken = {_folded(other) for other in others}
    number, called = 1, name
    while name and _folded(called) in taken:
        number += 1
        behind = f" {number}"
        called = name[: LONGEST_NAME - len(behind)].rstrip() + behind
    return called


def _folded(name: str) -> str:
    """What is the same for names that look alike: case, spaces, ways to write a letter."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(plain.split())


def _is_visible(text: str) -> bool:
    """Whether there is anything to be seen."""
    return any(
        unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK for letter in text
    )  # fmt: skip


def _is_heaped(text: str) -> bool:
    """Whether a letter carries too many marks."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _is_forbidden(letter: str) -> bool:
    is_control = unicodedata.category(letter) in ("Cc", "Cs") and letter != "\n"
    return is_control or letter in TURNS_TEXT
