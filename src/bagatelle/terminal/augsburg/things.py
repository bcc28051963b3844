"""Notes, privileges, levels and tiles in signs; ``SIGNS`` says what each sign means."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.style import Style
from rich.text import Text

from bagatelle.games.augsburg.view import (
    CardInUseView,
    CardView,
    IconView,
    IncomeView,
    NoteView,
    OwnedTileView,
)
from bagatelle.kernel.message import Message
from bagatelle.terminal import palette
from bagatelle.terminal.drawing import OWNERS, mark, name_of, owner
from bagatelle.terminal.palette import dark_on, light_on

PAINT = {
    "philipp": light_on("#7A4F36"),
    "louise": dark_on("#CF5F8B"),
    "leo": light_on("#B03A4E"),
    "maria": light_on("#3F70B5"),
    "joker": dark_on("#B8C4DA"),
    "yellow": dark_on("#D69C22"),
    "orange": dark_on("#D9772B"),
    "violet": light_on("#7A4FA3"),
}

FLORINS, PRESTIGE, NOTES = "ƒ", "★", "▤"
CATEGORIES = {"yellow": "◆", "orange": "▲", "violet": "●"}
TILES = {
    "coat_of_arms": "◈",
    "letters_of_nobility": "§",
    "mint_master": "¢",
    "architect": "△",
    "church": "†",
    "cathedral": "‡",
}
BOUGHT, REJECTED = "✓", "✗"

SIGNS = (
    (FLORINS, Message("terminal-augsburg-sign-florins")),
    (PRESTIGE, Message("terminal-augsburg-sign-prestige")),
    (NOTES, Message("terminal-augsburg-sign-notes")),
    (OWNERS[0], Message("terminal-augsburg-sign-owner")),
)


def note(some: NoteView, lit: Collection[str] = ()) -> Text:
    """A note as a chip: ``Ma9``."""
    chip = Text(name_of(some.id), PAINT[some.noble] + palette.thing(some.id))
    return Text.assemble(mark(some.id, lit), chip)


def notes(some: Iterable[NoteView], lit: Collection[str] = ()) -> Text:
    return Text.assemble(*(note(each, lit) for each in some))


def icon(some: IconView) -> Text:
    """A privilege: the sign of its category, or what it gives."""
    if some.kind in CATEGORIES:
        chip = Text(CATEGORIES[some.kind], PAINT[some.kind])
    elif some.kind == "money500":
        chip = Text(f"{FLORINS}{some.amount}")
    else:
        chip = Text(f"{NOTES if some.kind == 'draw' else PRESTIGE}{some.amount}")
    if some.used:
        chip.stylize(Style(dim=True, strike=True))
    return chip


def card(some: CardView | CardInUseView) -> Text:
    """The three privileges of a card."""
    return Text(" ").join(icon(each) for each in some.icons)


def category(kind: str) -> Text:
    return Text(CATEGORIES[kind], PAINT[kind])


def tile(some: OwnedTileView) -> Text:
    """A right tile on a sheet: what it gives, or what was paid for it."""
    amount = "" if some.kind in ("mint_master", "architect") else str(some.amount)
    return Text(f"{TILES[some.kind]}{amount}")


def income(some: IncomeView) -> str:
    """Florins, points and notes of the next income, the free ones apart; what is none is left out.

    >>> income(IncomeView(florins=900, points=5, offered=6, free=1))
    'ƒ900 ★5 ▤6+1'
    >>> income(IncomeView(florins=0, points=5, offered=0, free=0))
    '★5'
    """
    free = f"+{some.free}" if some.free else ""
    parts = (
        f"{FLORINS}{some.florins}" if some.florins else "",
        f"{PRESTIGE}{some.points}" if some.points else "",
        f"{NOTES}{some.offered}{free}" if some.offered else "",
    )
    return " ".join(filter(None, parts))


def owners(seats: Iterable[int]) -> Text:
    return Text.assemble(*(owner(seat) for seat in seats))
