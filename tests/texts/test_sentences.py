"""Every variant of every text can be said, and is written as its language is written."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, Catalogue, catalogue
from tests.texts.anatomy import CATEGORIES, entries, parts, plurals, samples

QUOTES = {"en": ["“", "”"], "fr": ["«", "»"], "de": ["„", "“"]}
"""How a language opens and closes a quotation."""
ALL_QUOTES = "\"'`“”„‟«»‘‚"

FRENCH_SLIPS = re.compile(
    "[^\u202f]»|«[^\u202f]"  # a narrow no-break space inside quotation marks
    "|[\\w»)] ?[;?]"  # and before these
    "|[\\w»)] ?:(?=\\s|$)"  # a no-break space before a colon
)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_variant_can_be_said(language: str) -> None:
    spoken = catalogue(language)
    flawed = {
        (name, sentence): flaws(language, sentence)
        for name in entries(spoken)
        for sentence in said(spoken, name)
    }
    assert {text: why for text, why in flawed.items() if why} == {}


@each_language
def test_plurals_are_those_of_the_language(language: str) -> None:
    spoken = catalogue(language)
    for name in entries(spoken):
        for _, keys in parts(spoken, name).selectors:
            chosen = {key for key in keys if isinstance(key, str)} & CATEGORIES
            assert chosen <= plurals(language).keys(), name
            if chosen - {"other"}:
                assert {"one", "other"} <= chosen, name


def test_all_variants_are_among_the_samples() -> None:
    text = """
dish =
    { $type ->
        [fruit] a fruit
       *[drink] a drink
    } { $count ->
        [0] for nobody
        [one] for one
       *[other] { $side ->
            [left] for many on the left
           *[right] for many on the right
        }
    } of { $name }
"""
    assert set(said(Catalogue("en", {"house.ftl": text}), "dish")) == {
        f"a {kind} for {whom} of Anna"
        for kind in ("fruit", "drink")
        for whom in ("nobody", "one", "many on the left", "many on the right")
    }


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", ""),
        ("en", " A dish."),
        ("en", "Two  dishes."),
        ("en", "A dish { $name }."),
        ("en", "A dish!"),
        ("en", 'A "dish".'),
        ("en", "A player's dish."),
        ("en", "A „dish“."),
        ("en", "A “dish."),
        ("en", "A ”dish“."),
        ("fr", "Un “plat”."),
        ("fr", "Un « plat »."),
        ("fr", "Un «plat»."),
        ("fr", "Un plat ?"),
        ("fr", "Un plat?"),
        ("fr", "Un plat: froid."),
        ("fr", "Un plat : froid."),
        ("fr", "L'entrée."),
        ("de", "Ein “Gericht”."),
        ("de", "Ein „Gericht”."),
        ("de", "Ein »Gericht«."),
    ],
)
def test_flaws_are_found(language: str, sentence: str) -> None:
    assert flaws(language, sentence) != []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A player’s “dish”: cold; good?"),
        ("fr", "L’entrée «\u202ffroide\u202f»\u00a0: un plat\u202f; bon\u202f?"),
        ("de", "Ein „Gericht“: kalt; gut?"),
    ],
)
def test_good_sentences_have_no_flaws(language: str, sentence: str) -> None:
    assert flaws(language, sentence) == []


def said(spoken: Catalogue, name: str) -> Iterator[str]:
    """A text in all its variants."""
    for args in samples(spoken, name):
        yield spoken.say(Message(name, args))


def flaws(language: str, sentence: str) -> list[str]:
    """What is wrong with a sentence as it is written."""
    marks = [mark for mark in sentence if mark in ALL_QUOTES]
    found = {
        "nothing is said": not sentence,
        "spaces at an end, or two together": sentence != sentence.strip() or "  " in sentence,
        "a arg is left": bool(re.search("[{}]", sentence)),
        "an exclamation mark": "!" in sentence,
        "quotation marks": marks != QUOTES[language] * (len(marks) // 2),
        "French spacing": language == "fr" and bool(FRENCH_SLIPS.search(sentence)),
    }
    return [flaw for flaw, present in found.items() if present]
