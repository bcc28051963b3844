"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bagatelle.cli.arguments import UsageError
from bagatelle.kernel.message import message
from bagatelle.texts import LANGUAGES

OPTION = "--language"
OWN_VARIABLE = "BAGATELLE_LANGUAGE"
LOCALE_VARIABLES = ("LC_ALL", "LANG")


def choose_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, or else that of the environment, or else English.

    >>> choose_language(["games", "--language", "de"], {"LANG": "fr_FR.UTF-8"})
    'de'
    >>> choose_language(["games"], {"LANG": "fr_FR.UTF-8"})
    'fr'
    """
    wish = _option(words) or environment.get(OWN_VARIABLE, "")
    if wish:
        if wish not in LANGUAGES:
            raise UsageError(message("cli-bad-language", language=wish, known=", ".join(LANGUAGES)))
        return wish
    for variable in LOCALE_VARIABLES:
        # The first that is set counts, as it does for other programs.
        if environment.get(variable):
            language = environment[variable].partition("_")[0].partition(".")[0]
            return language if language in LANGUAGES else "en"
    return "en"


def _option(words: Sequence[str]) -> str | None:
    """The last language on the command line, before the parser for that language exists."""
    wish = None
    for at, word in enumerate(words):
        if word.startswith(f"{OPTION}="):
            wish = word.removeprefix(f"{OPTION}=")
        elif word == OPTION and at + 1 < len(words):
            wish = words[at + 1]
    return wish
