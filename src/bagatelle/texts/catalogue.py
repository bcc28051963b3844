"""Reads the catalogues and says messages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from bagatelle.kernel.message import Message

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

LANGUAGES = ("en", "fr", "de")

LONGEST_GAP = 500
"""Longer words are cut: what an argument is may be anything that somebody typed."""

FORMS = ("a", "at", "of", "to")
"""The attributes of a text that stand beside it in the sentence that it fills: as the object of a
deed, as a place, as an owner, as an aim."""

CONTROLS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0)), "\N{REPLACEMENT CHARACTER}")
"""Characters that would steer a terminal."""


class MissingText(LookupError):
    """A catalogue lacks a message, or a message lacks its args."""


class BrokenText(ValueError):
    """A catalogue that cannot be read: a line that is not Fluent, or a message given twice."""


class Catalogue:
    """All texts of one language, from the sources of its files.

    >>> greetings = Catalogue("en", {"greetings.ftl": "welcome = Good evening, { $name }."})
    >>> greetings.say(Message("welcome", {"name": "Anna"}))
    'Good evening, Anna.'
    """

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        # Imported here, because it takes longer than all the rest: a program that says nothing
        # need not wait for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.files: dict[str, ast.Resource] = {}
        """The files by name, as syntax trees, for those who examine texts."""
        # No marks of direction around the args: all languages here are written from left to
        # right, and terminals and records would show or keep the marks.
        # A text marks what a move brings or costs with GAIN; what is read aloud or printed needs
        # no mark.
        self._bundle = FluentBundle(
            [language], functions={"GAIN": lambda gain: gain}, use_isolating=False
        )
        known: set[str] = set()
        for name, source in sources.items():
            resource = FluentResource(source)
            _check(f"{language}/{name}", resource, known)
            self.files[name] = resource
            self._bundle.add_resource(resource)

    def has(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return self._bundle.has_message(name)

    def say(self, message: Message, seen: bool = False) -> str:
        """The sentence of a message; messages inside it are said first. ``seen``: to somebody who
        sees the table, so that things need not have the names that records know them by.
        """
        if not self.has(message.id):
            raise MissingText(f"{self.language}: no text for {message.id!r}")
        text = self._bundle.get_message(message.id)
        pattern = text.attributes.get("seen", text.value) if seen else text.value
        if pattern is None:
            raise MissingText(f"{self.language}: the text for {message.id!r} is empty")
        return self._format(message.id, pattern, self._args(message, seen))

    def _format(self, name: str, pattern: Pattern, args: dict[str, str | int]) -> str:
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.language}: {name!r}: {errors[0]}")
        return str(sentence)

    def _args(self, message: Message, seen: bool) -> dict[str, str | int]:
        """What fills the gaps of a text. A message comes with its other forms: where ``$dress`` is
        “green coat”, ``$dress-a`` is its attribute ``a``, “a green coat”.
        """
        args: dict[str, str | int] = {}
        for name, value in message.args.items():
            arg = name.replace("_", "-")
            if not isinstance(value, Message):
                args[arg] = self._fill(value)
                continue
            args[arg] = self.say(value, seen)
            forms = self._bundle.get_message(value.id).attributes
            if forms:
                inner = self._args(value, seen)
                for form, pattern in forms.items():
                    if form in FORMS:
                        args[f"{arg}-{form}"] = self._format(value.id, pattern, inner)
        return args

    def _fill(self, value: str | int) -> str | int:
        if isinstance(value, int):
            return value
        word = value if len(value) <= LONGEST_GAP else f"{value[: LONGEST_GAP - 1]}…"
        return word.translate(CONTROLS)


def _check(where: str, resource: ast.Resource, known: set[str]) -> None:
    """Fluent itself passes over what it cannot read, and over the second of two equal names."""
    from fluent.syntax import ast

    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BrokenText(f"{where}: {entry.annotations[0].message}: {entry.content!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in known:
                raise BrokenText(f"{where}: {name!r} is given a second time")
            known.add(name)


def shipped(language: str) -> dict[str, str]:
    """The sources of the files of a language, by name."""
    from importlib import resources

    folder = resources.files(__package__).joinpath(language)
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    }


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language of ``LANGUAGES``.

    >>> catalogue("en").say(Message("player", {"number": 2}))
    'Player 2'
    """
    if language not in LANGUAGES:
        raise MissingText(f"no catalogue for {language!r}")
    return Catalogue(language, shipped(language))


class Formatter:
    """Somebody who says messages in a language; the catalogue is read when first needed."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __call__(self, message: Message) -> str:
        return catalogue(self._language).say(message)

    def seen(self, message: Message) -> str:
        """What is said to somebody who sees the table."""
        return catalogue(self._language).say(message, seen=True)


def formatter(language: str) -> Formatter:
    return Formatter(language)
