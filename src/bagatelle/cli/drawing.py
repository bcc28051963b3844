"""Plots as SVG, in colours that the page has names for (``arena_page``)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 760
NAME_WIDTH = 120
ROW = 34
CELL = 64
STRONGEST = 40
"""Percent of a colour in the cell of a heat map: the number in it stays easy to read."""
TICKS = (1, 2, 5)


class Span(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    label: str


class Cell(NamedTuple):
    """A share from 0 to 1 with its text, and more about it for whoever points at it."""

    share: float
    text: str
    about: str


def ticks(low: float, high: float, wanted: int = 6) -> list[float]:
    """Round numbers that cover a range.

    >>> ticks(-130, 240)
    [-200.0, -100.0, 0.0, 100.0, 200.0, 300.0]
    """
    least = max(high - low, 1e-9) / wanted
    power = 10.0 ** math.floor(math.log10(least))
    step = next((each * power for each in TICKS if each * power >= least), 10 * power)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, last + 1)]


def spans(rows: Sequence[Span], title: str) -> str:
    """Values with their intervals, below each other; 0 has a line."""
    marks = ticks(min(row.low for row in rows), max(row.high for row in rows))
    scale = _Scale(marks[0], marks[-1], NAME_WIDTH, WIDTH - 20)
    height = ROW * len(rows) + 30
    parts = []
    for mark in marks:
        x = scale(mark)
        kind = "zero" if mark == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="4" y2="{height - 26}"/>')
        parts.append(text(x, height - 8, f"{mark:g}".replace("-", "−"), "tick"))
    for number, row in enumerate(rows):
        y = ROW * number + ROW // 2 + 4
        low, high = scale(row.low), scale(row.high)
        parts.append(text(NAME_WIDTH - 12, y + 5, row.name, "name"))
        parts.append(f'<line class="span" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts += [
            f'<line class="span" x1="{x}" x2="{x}" y1="{y - 5}" y2="{y + 5}"/>' for x in (low, high)
        ]
        about = f"<title>{escape(row.label)}</title>"
        parts.append(f'<circle class="dot" cx="{scale(row.value)}" cy="{y}" r="6">{about}</circle>')
    return svg(WIDTH, height, title, parts)


def heat_map(names: Sequence[str], rows: Sequence[Sequence[Cell | None]], title: str) -> str:
    """Shares by row and column: one colour above a half, another one below."""
    parts = []
    for number, name in enumerate(names):
        middle = NAME_WIDTH + CELL * number + CELL // 2
        parts.append(text(middle, 18, name, "head"))
        parts.append(text(NAME_WIDTH - 12, 28 + ROW * number + 22, name, "name"))
    for down, row in enumerate(rows):
        for along, cell in enumerate(row):
            x, y = NAME_WIDTH + CELL * along, 28 + ROW * down
            box = f'x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}" rx="4"'
            if cell is None:
                parts.append(f'<rect class="none" {box}/>')
                continue
            colour = "good" if cell.share >= 0.5 else "bad"
            strength = round(2 * STRONGEST * abs(cell.share - 0.5))
            fill = f"color-mix(in srgb, var(--{colour}) {strength}%, var(--panel-2))"
            about = f"<title>{escape(cell.about)}</title>"
            parts.append(f'<rect style="fill: {fill}" {box}>{about}</rect>')
            parts.append(text(x + CELL // 2, y + 22, cell.text, "cell"))
    size = NAME_WIDTH + CELL * len(names) + 10
    return svg(max(size, 260), 34 + ROW * len(rows), title, parts)


def histograms(rows: Sequence[tuple[str, float, Mapping[int, int]]], title: str) -> str:
    """Names with their mean and how often each number was there, below each other on one scale."""
    numbers = [number for _, _, counts in rows for number in counts]
    marks = ticks(min(numbers), max(numbers) + 1, 8)
    step = max(1, round((marks[-1] - marks[0]) / 60))
    scale = _Scale(marks[0], marks[-1], NAME_WIDTH, WIDTH - 20)
    tall = 2 * ROW
    height = tall * len(rows) + 30
    parts = []
    for mark in marks:
        x = scale(mark)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{height - 26}"/>')
        parts.append(text(x, height - 8, f"{mark:g}".replace("-", "−"), "tick"))
    for number, (name, mean, counts) in enumerate(rows):
        floor = tall * (number + 1)
        parts.append(text(NAME_WIDTH - 12, floor - tall // 2 + 10, name, "name"))
        bins: dict[int, int] = {}
        for value, count in counts.items():
            at = math.floor((value - marks[0]) / step)
            bins[at] = bins.get(at, 0) + count
        most = max(bins.values())
        for at, count in sorted(bins.items()):
            left = marks[0] + at * step
            x, wide = scale(left), scale(left + step) - scale(left)
            high = (tall - 12) * count / most
            size = f'width="{max(1.0, wide - 1):.1f}" height="{high:.1f}"'
            box = f'x="{x}" y="{floor - high:.1f}" {size}'
            about = f"{left:g}: {count}" if step == 1 else f"{left:g}–{left + step - 1:g}: {count}"
            parts.append(f'<rect class="bar" {box}><title>{about}</title></rect>')
        x = scale(mean)
        parts.append(f'<line class="mean" x1="{x}" x2="{x}" y1="{floor - tall + 8}" y2="{floor}"/>')
        parts.append(
            f'<line class="grid" x1="{NAME_WIDTH}" x2="{WIDTH - 20}" y1="{floor}" y2="{floor}"/>'
        )
    return svg(WIDTH, height, title, parts)


class _Scale(NamedTuple):
    low: float
    high: float
    left: float
    right: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.left + part * (self.right - self.left), 1)


def text(x: float, y: float, words: str, kind: str) -> str:
    """Words in a drawing; the style sheet knows what kind of words there are."""
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(words)}</text>'


def svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """A whole drawing, with a title for whoever cannot see it."""
    label = f'role="img" aria-label="{escape(title)}"'
    inside = "\n".join(parts)
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" {label}>\n{inside}\n</svg>'
