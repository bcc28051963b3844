"""Tiles, dresses and workers in signs; ``SIGNS`` says what each sign means."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.text import Text

from bagatelle.games.rokoko.view import DressView, SilkView, TileView
from bagatelle.kernel.message import Message
from bagatelle.terminal import palette
from bagatelle.terminal.drawing import OWNERS, look, mark, name_of
from bagatelle.terminal.palette import dark_on, light_on

PAINT = {
    "yellow": dark_on("#D69C22"),
    "green": dark_on("#3A8A5F"),
    "red": light_on("#B03A4E"),
    "blue": light_on("#3F70B5"),
    "pink": dark_on("#CF5F8B"),
    "orange": dark_on("#D9772B"),
}

LIVRES, PRESTIGE, YARN, LACE, MASTER, TILE = "£", "★", "@", "#", "◆", "▣"
NECKLACE, RING, BONUS = "∪", "○", "✦"
WEARERS = {"lady": "♀", "gent": "♂"}

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
    (NECKLACE, Message("terminal-rokoko-sign-necklace")),
    (RING, Message("terminal-rokoko-sign-ring")),
    (BONUS, Message("terminal-rokoko-sign-bonus")),
    (f"{LIVRES}–", Message("terminal-rokoko-sign-rent-only")),
    (OWNERS[0], Message("terminal-rokoko-sign-owner")),
)


def letter(colour: str) -> str:
    return colour[0].upper()


def silk(bales: Iterable[SilkView]) -> Text:
    """Bales as chips: ``2Y 1B``."""
    return Text(" ").join(
        Text(f"{some.bales}{letter(some.colour)}", PAINT[some.colour]) for some in bales
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
    return Text(f"{WEARERS[dress.wearer]}{letter(dress.colour)}", PAINT[dress.colour])


def recipe(dress: DressView) -> Text:
    """What a dress takes to be made, and what it is worth."""
    needs = Text.assemble(silk(dress.silk), f" {YARN * dress.yarn}{LACE * dress.lace}")
    needs.append(MASTER if dress.thimble else "", palette.LIT)
    sale = dress.sale if dress.sellable else "–"
    worth = f"  {LIVRES}{sale} {PRESTIGE}{dress.prestige}"
    bonus = "" if dress.bonus is None else f" {BONUS}"
    return Text.assemble(needs, (worth, palette.QUIET), (bonus, palette.HEADING))
