"""A review as one page: the graph of the chances, and below it the turns that one may look at."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bagatelle.bots.advice import AdvisedLine
from bagatelle.bots.reviewed import ComparedTurn, TurningPoint
from bagatelle.cli.drawing import svg, text
from bagatelle.cli.numbers import signed
from bagatelle.cli.page import whole_page
from bagatelle.cli.review_words import ReviewWords
from bagatelle.kernel.message import message

SEALS = ("#71347B", "#0B6A70", "#9B2541", "#805300", "#3C4658")
"""The colours of the seats, as in the browser."""
WIDTH, HEIGHT = 788, 252
LEFT, TOP, BOTTOM = 40, 58, 24
FLAG_WIDTH, FLAG_HEIGHT = 32, 16


def review_page(words: ReviewWords) -> str:
    """The whole page as HTML."""
    say, course = words.say, words.found.course
    points = "".join(_point(words, point) for point in course.turning_points)
    none = f"<p>{escape(say(message('cli-review-no-turning-points')))}</p>"
    further = "".join(_turn(words, each.turn, _comparison(words, each)) for each in words.further)
    shares = "".join(f"<li>{escape(words.share(found))}</li>" for found in words.found.found)
    settings, *facts = words.facts
    parts = [
        f"<h1>{escape(words.title)}</h1>",
        f"<p>{escape(' '.join(facts))}</p>",
        f'<p class="settings">{escape(settings)}</p>',
        _heading(words, "cli-review-chances"),
        f"<p>{escape(say(message('cli-review-about-chances')))}</p>",
        f"<figure>{_graph(words)}</figure>",
        _legend(words),
        _heading(words, "cli-review-found"),
        f"<ul>{shares}</ul>",
        _heading(words, "cli-review-turning-points"),
        points or none,
        _heading(words, "cli-review-better") + further if further else "",
    ]
    return whole_page(words.title, "\n".join(parts), words.language)


def _heading(words: ReviewWords, name: str) -> str:
    return f"<h2>{escape(words.say(message(name)))}</h2>"


# ---------------------------------------------------------------------- the turns


def _point(words: ReviewWords, point: TurningPoint) -> str:
    good = "up" if point.swing > 0 else "down"
    swing = f'<p class="{good}">{escape(words.swing(point))}</p>'
    compared = words.compared.get(point.turn)
    return _turn(words, point.turn, swing + (_comparison(words, compared) if compared else ""))


def _turn(words: ReviewWords, turn: int, inside: str) -> str:
    colour = _seal(words.found.course.turns[turn].seat)
    told = escape(" · ".join(words.told(turn)))
    return (
        f'<section id="turn-{turn}"><h3 style="border-color: {colour}">'
        f"{escape(words.heading(turn))}</h3>\n<p>{told}</p>\n{inside}</section>\n"
    )


def _comparison(words: ReviewWords, turn: ComparedTurn) -> str:
    rows = [_row(words, str(n), line) for n, line in enumerate(turn.better, start=1)]
    rows.append(_row(words, words.say(message("cli-review-played")), turn.played, "played"))
    if not turn.better:
        rows.append(f"<p>{escape(words.say(message('cli-review-was-best')))}</p>")
    return "".join(rows)


def _row(words: ReviewWords, sign: str, line: AdvisedLine, kind: str = "") -> str:
    low = 100 * max(0.0, line.chance - line.doubt)
    wide = 100 * min(1.0, line.chance + line.doubt) - low
    bar = (
        f'<span class="share"><i style="width: {100 * line.chance:.0f}%"></i>'
        f'<b style="left: {low:.0f}%; width: {wide:.0f}%"></b></span>'
    )
    return (
        f'<div class="line {kind}"><strong>{escape(sign)}</strong> '
        f"<span>{escape(words.moves(line))}</span>{bar}"
        f"<small>{escape(words.figures(line))}</small></div>\n"
    )


# ---------------------------------------------------------------------- the graph


def _graph(words: ReviewWords) -> str:
    """The chances of all parties as bands; that of whose knowledge it is lies at the bottom."""
    course = words.found.course
    own = words.found.seat or 0
    parties = len(words.names)
    order = [own, *(party for party in range(parties) if party != own)]
    moves = [*(turn.first for turn in course.turns), course.rounds[-1]]
    floor = [0.0] * len(moves)
    parts = [f'<rect class="ground" x="{LEFT}" y="{TOP}" width="{_width()}" height="{_height()}"/>']
    for party in order:
        roof = [low + chances[party] for low, chances in zip(floor, words.course, strict=True)]
        there = [_place(move, share, moves[-1]) for move, share in zip(moves, roof, strict=True)]
        back = [_place(move, share, moves[-1]) for move, share in zip(moves, floor, strict=True)]
        strength = 0.92 if party == own else 0.5
        parts.append(
            f'<path fill="{_seal(party)}" opacity="{strength}" '
            f'd="M{" L".join([*there, *reversed(back)])}Z">'
            f"<title>{escape(words.names[party])}</title></path>"
        )
        parts.append(f'<path class="edge" d="M{" L".join(there)}"/>')
        floor = roof
    parts += _rounds(words, moves[-1])
    parts += _flags(words, moves)
    return svg(WIDTH, HEIGHT, words.say(message("cli-review-chances")), parts)


def _rounds(words: ReviewWords, last: int) -> list[str]:
    parts = [text(LEFT - 18, _y(share) + 4, words.percent(share), "tick") for share in (0, 0.5, 1)]
    begin = 0
    for number, end in enumerate(words.found.course.rounds, start=1):
        x = _x(end, last)
        if end != last:
            parts.append(f'<line class="edge" x1="{x}" x2="{x}" y1="{TOP}" y2="{_y(0)}"/>')
        parts.append(text((_x(begin, last) + x) / 2, HEIGHT - 8, str(number), "tick"))
        begin = end
    return parts


def _flags(words: ReviewWords, moves: Sequence[int]) -> list[str]:
    """A flag for each turning point, higher where others stand close by."""
    ends = [0.0] * (TOP // FLAG_HEIGHT)
    parts = []
    for point in words.found.course.turning_points:
        x = _x(moves[point.turn + 1], moves[-1])
        level = next((level for level, end in enumerate(ends) if end <= x - FLAG_WIDTH / 2), 0)
        ends[level] = x + FLAG_WIDTH / 2
        label = text(x, TOP - 6 - level * FLAG_HEIGHT, signed(100 * point.swing), "head")
        line = f'<line class="flag" x1="{x}" x2="{x}" y1="{TOP}" y2="{_y(0)}"/>'
        about = f"<title>{escape(words.swing(point))}</title>"
        parts.append(f'<a href="#turn-{point.turn}">{about}{label}{line}</a>')
    return parts


def _legend(words: ReviewWords) -> str:
    scores = words.match.scores
    each = "".join(
        f'<li><i style="background: {_seal(party)}"></i>{escape(name)} {scores[party]}</li>'
        for party, name in enumerate(words.names)
    )
    return f'<ul class="legend">{each}</ul>'


def _place(move: int, share: float, last: int) -> str:
    return f"{_x(move, last)} {_y(share)}"


def _x(move: int, last: int) -> float:
    return round(LEFT + _width() * move / last, 1)


def _y(share: float) -> float:
    return round(TOP + _height() * (1 - min(1.0, share)), 1)


def _width() -> int:
    return WIDTH - LEFT - 8


def _height() -> int:
    return HEIGHT - TOP - BOTTOM


def _seal(party: int) -> str:
    return SEALS[party % len(SEALS)]
