"""What a player can choose from, one small step at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.text import Text

from bagatelle.kernel.choice import Choice, Move, Refusal

KEYS = "123456789abcdefgimnoptvwxyz"
"""The keys of long menus; the letters that are left out have other uses on the screen."""
LAST = "0"
"""The key for doing nothing more, and for what stands apart from the rest."""


@dataclass(frozen=True)
class Entry:
    """One line of a menu: the key that takes it, what it is, and what it would do."""

    key: str
    label: Text
    effect: Text
    then: Move | tuple[Choice, ...] | Menu | Refusal | str
    """A move, or several in a row; a further question, why it is not possible now, or the word of a
    dialogue."""
    refs: tuple[str, ...] = ()
    """The things to light up while the player considers it."""
    words: str = ""
    """The effect in full words, for those who do not see the drawing."""


@dataclass(frozen=True)
class Menu:
    """A question and its answers, in groups that can stand beside each other."""

    question: str
    groups: tuple[tuple[Entry, ...], ...]
    note: Text = field(default_factory=Text)
    """What the signs in it mean."""
    start: str = ""
    """The key of the answer on which the cursor stands first; else it is the first one."""

    def __iter__(self) -> Iterator[Entry]:
        return (entry for group in self.groups for entry in group)

    def leaves(self) -> Iterator[tuple[Move, str]]:
        """Every move in this menu and those behind it, with what it would do in words."""
        for entry in self:
            if isinstance(entry.then, Move):
                yield entry.then, entry.words
            elif isinstance(entry.then, Menu):
                yield from entry.then.leaves()

    def with_key(self, key: str) -> Entry | None:
        return next((entry for entry in self if entry.key == key), None)

    def first(self) -> Entry:
        """Where the cursor stands first."""
        return self.with_key(self.start) or next(iter(self))

    def touching(self, ref: str) -> Entry | None:
        """The first answer that touches a thing."""
        return next((entry for entry in self if ref in entry.refs), None)


def beside(*words: str) -> str:
    """Words beside each other; what is empty is left out."""
    return " · ".join(filter(None, words))
