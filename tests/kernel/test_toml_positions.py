"""A TOML file whose every key and entry knows where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bagatelle.games import GAMES
from bagatelle.kernel.toml_positions import Document, NotToml, Path, Place

ODD = '''# a remark
top = 1
"quoted key" = 'x' # = 2
a . b."c d" = 2
date = 1979-05-27 07:32:00 # [not a table]
many = """line "" one
[neither]
key = [ \\""" ""\\\\"""
plain = \'\'\'
it's ''[x]''\'\'\'

[table.inner]
list = [ [1, 2], # ] no end
  [3, "]\\""], { y = 1, "z z" = { w = [1,] } } ,
]
empty = []
nothing = {}
[[entry]]
n = 1
[[entry.part]]
k = 1
[[entry.part]]
k = 2
[entry.rest]
h = -0.5
[[entry]]
n = 2
[[entry.part]]
k = 3
'''


def ways(value: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to all values in some data."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ways(inner, (*path, key))
    if isinstance(value, list):
        for at, inner in enumerate(value):
            yield from ways(inner, (*path, at))


def begins(text: str, place: Place) -> str:
    """The rest of the line at a place."""
    return text.split("\n")[place.line - 1][place.column - 1 :]


@pytest.mark.parametrize(
    ("path", "rest"),
    [
        (("top",), "top = 1"),
        (("quoted key",), "\"quoted key\" = 'x' # = 2"),
        (("a", "b", "c d"), 'a . b."c d" = 2'),
        (("date",), "date = 1979-05-27 07:32:00 # [not a table]"),
        (("plain",), "plain = '''"),
        (("table",), "[table.inner]"),
        (("table", "inner", "list", 0, 1), "2], # ] no end"),
        (("table", "inner", "list", 1), '[3, "]\\""], { y = 1, "z z" = { w = [1,] } } ,'),
        (("table", "inner", "list", 2, "z z", "w", 0), "1,] } } ,"),
        (("table", "inner", "nothing"), "nothing = {}"),
        (("entry", 0, "part", 1, "k"), "k = 2"),
        (("entry", 0, "rest", "h"), "h = -0.5"),
        (("entry", 1, "part", 0), "[[entry.part]]"),
    ],
)
def test_a_value_stands_where_its_key_or_entry_begins(path: Path, rest: str) -> None:
    assert begins(ODD, Document(ODD).place(path)) == rest


@pytest.mark.parametrize("text", [ODD, *(game.box_file.shipped_text for game in GAMES.values())])
def test_every_value_has_its_place_and_no_other_has(text: str) -> None:
    document = Document(text)
    assert set(ways(document.data)) == set(document._offsets)
    for path in ways(document.data):
        rest = begins(text, document.place(path))
        if path and isinstance(path[-1], str) and '"' not in rest:
            assert path[-1] in rest


def test_lines_count_alike_in_files_of_every_system() -> None:
    assert Document("a = 1\r\nb = 2\r\n").place(("b",)) == Place(2, 1)


def test_what_is_missing_belongs_to_its_table() -> None:
    document = Document(ODD)
    assert begins(ODD, document.place(("entry", 0, "rest", "size"))) == "[entry.rest]"
    assert begins(ODD, document.place(("entry", 7))) == "[[entry]]"
    assert document.place(("nowhere", 3)) == Place(1, 1)


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("[players\n", (1, 9), "Expected ']'"),
        ("a = 1\nb = \n", (2, 5), "Invalid value"),
        ("The King's Banquet", (1, 5), "Expected '='"),
        ("a = 1\nlist = [1,\n", (3, 1), "Invalid value"),
        ("a = 1\n  a = 2\n", (2, 8), "Cannot overwrite a value"),
        ("a = " + "9" * 5000, (1, 1), "Exceeds the limit"),
    ],
)
def test_what_is_no_toml_is_refused_with_its_place(
    text: str, place: tuple[int, int], words: str
) -> None:
    with pytest.raises(NotToml) as refused:
        Document(text)
    assert refused.value.place == place
    assert refused.value.reason.id == "pack-not-toml"
    assert str(refused.value.reason.args["words"]).startswith(words)
    assert "(at " not in str(refused.value.reason.args["words"])


def test_lists_without_end_are_refused() -> None:
    with pytest.raises(NotToml) as refused:
        Document("a = " + "[" * 100_000)
    assert refused.value.reason.id == "pack-too-deep"
