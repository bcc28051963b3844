"""Golden playthroughs: one whole game of each variant, written out.

Each decision shows the table, every view, the legal moves and the move taken. The first position
is written in full, every later one as what changed: a difference in the file is a difference in
the game. Views of seats are written as what they show differently from the spectator's.

The moves are those of the file, so that a playthrough outlives the bots that once chose them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from bagatelle.kernel import table
from bagatelle.kernel.choice import Move
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import plain
from tests.variants import Variant

FOLDER = Path(__file__).parent
SEED = "golden"

Leaves = dict[str, str]
Choose = Callable[[Match], Move]


def path_of(variant: Variant) -> Path:
    return FOLDER / f"{variant}.txt"


def playthrough(variant: Variant, choose: Choose) -> str:
    """The text of a variant's playthrough, with moves that somebody chooses."""
    return "\n".join(_lines(variant, choose)) + "\n"


def moves_of(text: str) -> Choose:
    """Chooses the moves of a playthrough again."""
    moves = iter(re.findall(r"^move (\d+): (.+)$", text, re.MULTILINE))

    def choose(match: Match) -> Move:
        seat, notation = next(moves)
        return next(move for move in match.legal_moves(int(seat)) if move.text == notation)

    return choose


def _lines(variant: Variant, choose: Choose) -> Iterator[str]:
    match = Match(variant.make(), SEED)
    before: Leaves = {}
    told = 0
    yield f"# {variant}, seed {SEED!r}"
    while True:
        now = _position(match)
        yield ""
        yield f"== {len(match.played)}"
        yield from _changes(before, now)
        before = now
        yield from (f"event {plain(line)}" for line in match.log(None, told))
        told = match.rows_told
        if match.is_over:
            break
        move = choose(match)
        seat = move.seat
        moves = match.legal_moves(seat)
        yield f"question {seat}: {plain(match.question(seat))}"
        yield f"legal {seat}: {', '.join(map(str, moves))}"
        yield f"move {seat}: {move}"
        match.play(move)
    sheet = match.score_sheet
    yield f"scores {list(sheet.totals)} places {list(sheet.places)}"
    yield plain(sheet.verdict)


def _position(match: Match) -> Leaves:
    """Everything there is to see, leaf by leaf."""
    leaves = {
        f"table[{index}]": number for index, number in enumerate(table.dump(match._table).split())
    }
    spectator = dict(_leaves("view", msgspec.to_builtins(match.view(None))))
    leaves |= spectator
    for seat in range(match.game.players):
        for path, value in _leaves("view", msgspec.to_builtins(match.view(seat))):
            if spectator.get(path) != value:
                leaves[f"seat {seat} {path}"] = value
    return leaves


def _leaves(path: str, data: Any) -> Iterator[tuple[str, str]]:
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from _leaves(f"{path}.{key}", value)
    elif isinstance(data, (list, tuple)) and data:
        for index, value in enumerate(data):
            yield from _leaves(f"{path}[{index}]", value)
    else:
        yield path, msgspec.json.encode(data).decode()


def _changes(before: Leaves, now: Leaves) -> Iterator[str]:
    for path in sorted(before.keys() | now.keys()):
        if before.get(path) != now.get(path):
            yield f"{path} = {now.get(path, 'gone')}"
