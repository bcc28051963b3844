"""Choices as text and back, from a few patterns per game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from bagatelle.kernel.choice import Choice

MAX_REMEMBERED = 4096
"""How many texts a notation knows by heart: the same moves are written again and again."""
LONGEST_REMEMBERED = 200
"""Letters; somebody may send us anything."""


class Form(msgspec.Struct, frozen=True):
    """How the choices of one kind are written.

    A word in braces stands for a thing of that domain, ``{tile*}`` for any number of them (at most
    once in a form, or nobody could tell where the first run ends); every other word stands for
    itself. The refs of the choice are its things in the same order.
    """

    kind: str
    words: tuple[str, ...]

    def __post_init__(self) -> None:
        if sum(word.endswith("*}") for word in self.words) > 1:
            raise ValueError(f"{self.kind}: a form has at most one run of things")

    def write(self, choice: Choice) -> str | None:
        """The text of a choice, or None if it is not of this form."""
        if choice.kind != self.kind:
            return None
        refs = list(choice.refs)
        text: list[str] = []
        for word in self.words:
            if not word.startswith("{"):
                text.append(word)
                continue
            domain, many = _domain(word)
            taken = 0
            while refs and refs[0].startswith(f"{domain}:") and (many or not taken):
                text.append(refs.pop(0).partition(":")[2])
                taken += 1
            if not taken and not many:
                return None
        return None if refs else " ".join(text)

    def read(self, words: Sequence[str]) -> Choice | None:
        """The choice that these words write, or None if they are not of this form."""
        refs: list[str] = []
        at = 0
        for position, word in enumerate(self.words):
            if not word.startswith("{"):
                if at >= len(words) or words[at] != word:
                    return None
                at += 1
                continue
            domain, many = _domain(word)
            after = len(self.words) - position - 1
            end = len(words) - after if many else at + 1
            if not at <= end <= len(words):
                return None
            refs += [f"{domain}:{name}" for name in words[at:end]]
            at = end
        return Choice(self.kind, tuple(refs)) if at == len(words) else None


class Notation:
    """All forms of a game.

    >>> notation = Notation(take="take row {row}", pay="pay {tile*}")
    >>> notation.write(Choice("pay", ("tile:14", "tile:31")))
    'pay 14 31'
    >>> notation.read("take row 2")
    Choice(kind='take', refs=('row:2',))
    >>> notation.read("take a nap") is None
    True
    """

    def __init__(self, **patterns: str | tuple[str, ...]) -> None:
        self.forms = tuple(
            Form(kind, tuple(pattern.split()))
            for kind, alternatives in patterns.items()
            for pattern in ((alternatives,) if isinstance(alternatives, str) else alternatives)
        )
        self._read = lru_cache(maxsize=MAX_REMEMBERED)(self._find)

    @property
    def domains(self) -> frozenset[str]:
        """The domains of all things that may stand in a choice."""
        words = {word for form in self.forms for word in form.words if word.startswith("{")}
        return frozenset(_domain(word)[0] for word in words)

    def write(self, choice: Choice) -> str | None:
        """The text of a choice; None if no form fits it."""
        for form in self.forms:
            text = form.write(choice)
            if text is not None:
                return text
        return None

    def read(self, text: str) -> Choice | None:
        """The choice that a text means; None if it means nothing here."""
        return self._read(text) if len(text) <= LONGEST_REMEMBERED else self._find(text)

    def _find(self, text: str) -> Choice | None:
        words = text.split()
        for form in self.forms:
            choice = form.read(words)
            if choice is not None:
                return choice
        return None


def _domain(word: str) -> tuple[str, bool]:
    return word.strip("{}*"), word.endswith("*}")
