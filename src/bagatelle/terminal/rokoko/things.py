"""Tiles, dresses and workers in signs; ``SIGNS`` says what each sign means."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.style import Style
from rich.text import Text

from bagatelle.games.rokoko.view import DressView, SilkView, TileView
from bagatelle.kernel.message import Message
from bagatelle.terminal import palette

LIGHT, DARK = "#FFFFFF", "#120D18"
PAINT = {
    "yellow": (DARK, "#D69C22"),
    "green": (DARK, "#3A8A5F"),
    "red": (LIGHT, "#B03A4E"),
    "blue": (LIGHT, "#3F70B5"),
    "pink": (DARK, "#CF5F8B"),
    "orange": (DARK, "#D9772B"),
}
"""Ink and ground of a colour. The contrast is never below 4.5."""

LIVRES, PRESTIGE, YARN, LACE, MASTER, TILE = "£", "★", "@", "#", "◆", "▣"
WEARERS = {"lady": "♀", "gent": "♂"}
OWNERS = "①②③④⑤"
LIT = "▸"

SIGNS = (
    (LIVRES, Message("terminal-rokoko-sign-livres")),
    (PRESTIGE, Message("terminal-rokoko-sign-prestige")),
    (YARN, Message("terminal-rokoko-sign-yarn")),
    (LACE, Message("terminal-rokoko-sign-lace")),
    (TILE, Message("terminal-rokoko-sign-tile")),
    (MASTER, Message("terminal-rokoko-sign-master")),
    ("♀", Message("terminal-rokoko-sign-lady")),
    ("♂", Message("terminal-rokoko-sign-gent")),
    ("×", Message("terminal-rokoko-sign-times")),
    (OWNERS[0], Message("terminal-rokoko-sign-owner")),
)


def name_of(ref: str) -> str:
    """A thing as in the notation: ``r07`` for ``tile:r07``."""
    return ref.partition(":")[2]


def letter(colour: str) -> str:
    return colour[0].upper()


def paint(colour: str) -> Style:
    ink, ground = PAINT[colour]
    return Style(color=ink, bgcolor=ground, bold=True)


def silk(bales: Iterable[SilkView]) -> Text:
    """Bales as chips: ``2Y 1B``."""
    return Text(" ").join(
        Text(f"{some.bales}{letter(some.colour)}", paint(some.colour)) for some in bales
    )


def trimmings(tile: TileView) -> str:
    """What trading a tile brings: one, both, or one of the two."""
    return ("/" if tile.either else "").join(YARN * tile.yarn + LACE * tile.lace)


def tile(tile: TileView, lit: Collection[str] = ()) -> Text:
    """A tile: its name, its silk, and what it can be traded for."""
    return Text.assemble(
        mark(tile.id, lit), Text(name_of(tile.id), look(tile.id, lit)), " ", silk(tile.silk),
        (f" {trimmings(tile)}", palette.QUIET),
    )  # fmt: skip


def chip(dress: DressView) -> Text:
    """A dress in two signs: who wears it, and its colour."""
    return Text(f"{WEARERS[dress.wearer]}{letter(dress.colour)}", paint(dress.colour))


def recipe(dress: DressView) -> Text:
    """What a dress takes to be made, and what it is worth."""
    needs = Text.assemble(silk(dress.silk), f" {YARN * dress.yarn}{LACE * dress.lace}")
    needs.append(MASTER if dress.thimble else "", palette.LIT)
    worth = f"  {LIVRES}{dress.sale} {PRESTIGE}{dress.prestige}"
    return Text.assemble(needs, (worth, palette.QUIET))


def owner(seat: int) -> Text:
    return Text(OWNERS[seat], palette.SEATS[seat % len(palette.SEATS)])


def mark(ref: str, lit: Collection[str]) -> Text:
    """Stands before a thing that can be lit."""
    return Text(LIT if ref in lit else " ", palette.LIT)


def look(ref: str, lit: Collection[str]) -> Style:
    """How the name of a thing is written; it can be clicked."""
    return (palette.LIT if ref in lit else palette.STRONG) + palette.thing(ref)
