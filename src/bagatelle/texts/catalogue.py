"""Reads the catalogues and says messages."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from bagatelle.kernel.message import Message, Speak

LANGUAGES = ("en", "fr", "de")


class MissingText(LookupError):
    """A catalogue lacks a message, or a message lacks what fills its gaps."""


class Catalogue:
    """All texts of one language.

    >>> catalogue("en").say(Message("player", {"number": 2}))
    'Player 2'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = resources.files(__package__).joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def say(self, message: Message) -> str:
        """The sentence of a message; messages inside it are said first."""
        if not self.has(message.id):
            raise MissingText(f"{self.language}: no text for {message.id!r}")
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise MissingText(f"{self.language}: the text for {message.id!r} is empty")
        gaps = {
            gap.replace("_", "-"): self.say(value) if isinstance(value, Message) else value
            for gap, value in message.args.items()
        }
        sentence, errors = self._bundle.format_pattern(pattern, gaps)
        if errors:
            raise MissingText(f"{self.language}: {message.id!r}: {errors[0]}")
        return str(sentence)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language of ``LANGUAGES``."""
    if language not in LANGUAGES:
        raise MissingText(f"no catalogue for {language!r}")
    return Catalogue(language)


def speaker(language: str) -> Speak:
    """Somebody who says messages in this language; the catalogue is read when first needed."""
    return lambda message: catalogue(language).say(message)
