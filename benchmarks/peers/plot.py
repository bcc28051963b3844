"""Ratios as bars, on a scale on which every tenth is as long as the next (SVG, light and dark)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

ROW, TOP, LEFT, WIDTH, RIGHT = 26, 40, 190, 470, 70

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #333 }
.grid { stroke: #ccc } .spread { stroke: #333; stroke-width: 1.5 }
.peer { fill: #9aa5b1 } .ours { fill: #a8324a }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd } .grid { stroke: #444 } .spread { stroke: #ddd }
}
"""


class Bar(NamedTuple):
    name: str
    ratio: float
    least: float
    most: float


def drawn(bars: Sequence[Bar], measure: str, ours: Collection[str]) -> str:
    """All bars, each with its least and its most as a line."""
    first = floor(log10(min(bar.least for bar in bars)))
    last = ceil(log10(max(bar.most for bar in bars)))
    bottom = TOP + ROW * len(bars)

    def x(ratio: float) -> float:
        return round(LEFT + WIDTH * (log10(ratio) - first) / (last - first), 1)

    title = f"Decisions of random games a second, one core, as multiples of {measure}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + RIGHT}"'
        f' height="{bottom + 10}" role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<text x="8" y="16">{escape(title)}</text>',
    ]
    for power in range(first, last + 1):
        at = x(10.0**power)
        parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{TOP - 4}" y2="{bottom}"/>')
        parts.append(f'<text x="{at}" y="{TOP - 8}" text-anchor="middle">{10.0**power:g}</text>')
    for number, bar in enumerate(bars):
        y = TOP + ROW * number
        kind = "ours" if bar.name in ours else "peer"
        end = x(bar.ratio)
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 17}" text-anchor="end">{escape(bar.name)}</text>',
            f'<rect class="{kind}" x="{LEFT}" y="{y + 4}" width="{end - LEFT:.1f}" height="18"/>',
            f'<line class="spread" x1="{x(bar.least)}" x2="{x(bar.most)}"'
            f' y1="{y + 13}" y2="{y + 13}"/>',
            f'<text x="{max(end, x(bar.most)) + 6:.1f}" y="{y + 17}">{bar.ratio:.2g}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"
