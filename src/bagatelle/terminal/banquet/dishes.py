"""Dishes and the sideboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from bagatelle.games.banquet.view import BanquetView, CellView, DishView, LineView
from bagatelle.kernel.message import Format, message
from bagatelle.terminal import palette
from bagatelle.terminal.drawing import name_of
from bagatelle.terminal.palette import dark_on, light_on

PAINT = {
    "B": light_on("#3F70B5"),
    "G": dark_on("#3A8A5F"),
    "V": light_on("#7B55AB"),
    "P": dark_on("#CF5F8B"),
    "Y": dark_on("#D69C22"),
    "W": dark_on("#EFE6D2"),
}
"""How a dish is painted, by its letter."""

TILE_WIDTH = 17


def chip(dish: str, lit: bool = False) -> Text:
    """A dish by its id; a lit one stands in brackets."""
    left, right = "[]" if lit else "  "
    code = name_of(dish)
    return Text(f"{left}{code}{right}", PAINT[code[0]] + palette.thing(dish))


def chips(dishes: Sequence[DishView], lit: Collection[str] = ()) -> Text:
    """Dishes in a row, in their order."""
    return Text(" ").join(chip(dish.id, dish.id in lit) for dish in dishes)


def letter_of(colour: str) -> str:
    return colour[0].upper()


def letter_chip(colour: str | None, say: Format) -> Text:
    """A noble's colour as the letter of its dishes."""
    if colour is None:
        return Text(say(message("terminal-banquet-no-colour")), palette.QUIET)
    letter = letter_of(colour)
    return Text(f" {letter} ", PAINT[letter])


def colour_word(colour: str | None, say: Format) -> Text:
    """A noble's colour as letter and word."""
    chip = letter_chip(colour, say)
    if colour is None:
        return chip
    return Text.assemble(chip, f" {say(message('banquet-colour', colour=colour))}")


def lit_cells(view: BanquetView, lit: Collection[str]) -> set[str]:
    """The cells of the rows, columns and imposters that are lit."""
    lines: list[LineView] = [*view.rows, *view.columns]
    for player in view.players:
        lines += player.imposter.positions
    return {cell for line in lines if line.id in lit for cell in line.cells}


def small_sideboard(view: BanquetView, lit: Collection[str], say: Format) -> RenderableType:
    """Three lines of dishes under a line of column numbers."""
    cells = lit_cells(view, lit)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style=palette.QUIET)
    grid.add_row(
        "", *(_handle(column, str(number), lit) for number, column in _count(view.columns))
    )
    for number, row in _count(view.rows):
        name = say(message("banquet-row", name=str(number)))
        grid.add_row(
            _handle(row, name, lit), *(_small_cell(view, cell, cells) for cell in row.cells)
        )
    return grid


def large_sideboard(view: BanquetView, lit: Collection[str], say: Format) -> RenderableType:
    """Nine tiles with the names of their dishes, and the handles of the rows and columns."""
    cells = lit_cells(view, lit)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(vertical="middle")
    names = [say(message("banquet-column", name=str(number))) for number, _ in _count(view.columns)]
    grid.add_row(
        "",
        *(
            Text(" " * ((TILE_WIDTH - len(name)) // 2)) + _handle(column, name, lit)
            for name, column in zip(names, view.columns, strict=True)
        ),
    )
    for number, row in _count(view.rows):
        handle = _handle(row, say(message("banquet-row", name=str(number))), lit)
        tiles = (_tile(_cell(view, cell), cell in cells, say) for cell in row.cells)
        grid.add_row(Group(Text(), handle), *tiles)
    return grid


def _count(lines: Sequence[LineView]) -> list[tuple[int, LineView]]:
    return list(enumerate(lines, start=1))


def _handle(line: LineView, name: str, lit: Collection[str]) -> Text:
    if line.id in lit:
        return Text(f"▸{name}", palette.LIT + palette.thing(line.id))
    return Text(f" {name}", palette.QUIET + palette.thing(line.id))


def _cell(view: BanquetView, cell_id: str) -> CellView:
    return next(cell for cell in view.sideboard if cell.id == cell_id)


def _small_cell(view: BanquetView, cell_id: str, lit: Collection[str]) -> Text:
    dish = _cell(view, cell_id).dish
    return Text("  ·  ", palette.FAINT) if dish is None else chip(dish.id, cell_id in lit)


def _tile(cell: CellView, lit: bool, say: Format) -> Text:
    """Half blocks above and below give the tile an edge, in colour or without."""
    dish = cell.dish
    if dish is None:
        return Text("\n".join(("", "·".center(TILE_WIDTH), "")), palette.FAINT)
    code = name_of(dish.id)
    ground = PAINT[code[0]].bgcolor
    edge = Style(color=palette.LEGAL if lit else ground) + palette.thing(dish.id)
    face = PAINT[code[0]] + palette.thing(dish.id)
    name = say(message("terminal-banquet-type", type=dish.type))
    left, right = "[]" if lit else "  "
    body = f"{left}{code}{right}{name}"[:TILE_WIDTH].ljust(TILE_WIDTH)
    return Text.assemble(
        ("▄" * TILE_WIDTH + "\n", edge), (body + "\n", face), ("▀" * TILE_WIDTH, edge)
    )
