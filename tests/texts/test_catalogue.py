"""Catalogues say messages in their language, and refuse to say half of one."""

from __future__ import annotations

import pytest

from bagatelle.kernel.message import Message, message
from bagatelle.texts import LANGUAGES, Catalogue, catalogue, formatter
from bagatelle.texts.catalogue import LONGEST_GAP, BrokenText, MissingText

HOUSE = """
-house = Bagatelle
welcome = Welcome to { -house }, { $guest }.
guests =
    { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
wine = { $colour } wine
    .plural = { $colour } wines
cellar = The cellar holds { wine.plural }.
bottle =
    .label = Red
lost = Where is { nobody }?
first = { $first-name }
"""


def house(language: str = "en") -> Catalogue:
    return Catalogue(language, {"house.ftl": HOUSE})


def test_it_fills_gaps_and_knows_its_terms() -> None:
    assert house().say(message("welcome", guest="Anna")) == "Welcome to Bagatelle, Anna."


def test_messages_inside_messages_are_said_first() -> None:
    inner = message("guests", count=2)
    assert house().say(message("welcome", guest=inner)) == "Welcome to Bagatelle, 2 guests."


def test_a_gap_may_have_words_joined_by_underscores() -> None:
    assert house().say(message("first", first_name="Anna")) == "Anna"


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 guests", "1 guest", "2 guests"),
        ("de", "0 guests", "1 guest", "2 guests"),
        ("fr", "0 guest", "1 guest", "2 guests"),
    ],
)
def test_plurals_follow_the_language(language: str, none: str, one: str, two: str) -> None:
    counted = [house(language).say(message("guests", count=count)) for count in range(3)]
    assert counted == [none, one, two]


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "12,345 guests"), ("de", "12.345 guests"), ("fr", "12\u202f345 guests")],
)
def test_numbers_are_written_as_in_the_language(language: str, expected: str) -> None:
    assert house(language).say(message("guests", count=12345)) == expected


def test_an_attribute_serves_other_messages() -> None:
    assert house().say(message("wine", colour="red")) == "red wine"
    assert house().say(message("cellar", colour="red")) == "The cellar holds red wines."


@pytest.mark.parametrize(
    "unsayable",
    [
        Message("farewell"),
        Message("welcome"),
        Message("guests"),
        Message("bottle"),
        Message("lost"),
    ],
    ids=lambda unsayable: unsayable.id,
)
def test_what_is_missing_is_never_passed_over(unsayable: Message) -> None:
    with pytest.raises(MissingText, match="en: "):
        house().say(unsayable)
    with pytest.raises(MissingText, match="en: "):
        house().say(message("welcome", guest=unsayable))


def test_a_word_of_any_length_can_be_said() -> None:
    said = house().say(message("welcome", guest="x" * 100_000))
    assert said == f"Welcome to Bagatelle, {'x' * (LONGEST_GAP - 1)}…."
    whole = "x" * LONGEST_GAP
    assert house().say(message("first", first_name=whole)) == whole


def test_a_word_cannot_steer_the_terminal() -> None:
    assert (
        house().say(message("first", first_name="A\x1b[2Jn\nn\x9ba é\u202f«"))
        == "A�[2Jn�n�a é\u202f«"
    )


def test_gaps_carry_no_invisible_marks() -> None:
    assert house().say(message("welcome", guest="Anna")).isascii()


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ("welcome = Good evening, { $guest", "house.ftl: Expected token"),
        ("guests = { $count ->\n    [one] a guest\n}", "house.ftl: Expected one of the variants"),
        ("welcome = Good evening.\nwelcome = Good night.", "'welcome' is given a second time"),
        ("-house = Bagatelle\n-house = Bagatelle", "'-house' is given a second time"),
    ],
)
def test_a_broken_file_is_refused(broken: str, why: str) -> None:
    with pytest.raises(BrokenText, match=why):
        Catalogue("en", {"house.ftl": broken})


def test_two_files_may_not_give_the_same_message() -> None:
    with pytest.raises(BrokenText, match=r"en/b\.ftl: 'welcome' is given a second time"):
        Catalogue("en", {"a.ftl": "welcome = Hello.", "b.ftl": "welcome = Good evening."})


def test_there_is_a_catalogue_for_each_language_and_no_other() -> None:
    assert {catalogue(language).say(message("player", number=2)) for language in LANGUAGES} == {
        "Player 2",
        "Joueur 2",
        "Spieler 2",
    }
    with pytest.raises(MissingText, match="no catalogue for 'it'"):
        catalogue("it")


def test_things_in_sight_need_no_names_of_records() -> None:
    dress = message("rokoko-dress", wearer="gent", colour="green", name="cg04")
    say = formatter("en")
    assert say(dress) == "green coat cg04"
    assert say.seen(dress) == "green coat"
