"""Groups of choices stand side by side where they fit."""

from __future__ import annotations

from rich.text import Text

from bagatelle.terminal.choices import arrange
from bagatelle.terminal.menu import KEYS, Entry, Menu


def group(first: int, count: int) -> tuple[Entry, ...]:
    """Entries that are 4 + 10 + 1 + 5 = 20 cells wide."""
    return tuple(
        Entry(str(number), Text("x" * 10), Text("y" * 5), "word")
        for number in range(first, first + count)
    )


MENU = Menu("?", (group(1, 3), group(4, 3), group(7, 4)))


def keys(width: int) -> list[str]:
    return ["".join(entry.key for entry in column) for column in arrange(MENU, width)]


def test_each_group_gets_its_column_where_there_is_room() -> None:
    assert keys(66) == ["123", "456", "78910"]


def test_neighbours_share_a_column_where_there_is_less() -> None:
    assert keys(65) == ["123456", "78910"]
    assert keys(43) == ["123456", "78910"]


def test_all_stand_below_each_other_where_there_is_little() -> None:
    assert keys(42) == ["12345678910"]
    assert keys(5) == ["12345678910"]


def test_no_key_of_a_menu_has_another_use_on_the_screen() -> None:
    assert not set(KEYS) & set("uslrhqjk:?")


def test_the_cursor_starts_where_the_menu_says() -> None:
    assert MENU.first().key == "1"
    assert Menu("?", MENU.groups, start="4").first().key == "4"
