"""Golden playthroughs: one whole game of each variant, written out.

Every decision shows its question, the legal moves, the move taken, and two hashes:

- ``seen``: all that anybody receives (every view, the log, questions, legal moves with hints);
- ``table``: the raw ints. Whoever changes nothing but the layout of a table changes nothing but
  these lines.

The first and the last round also show what happened, and the views: in full at their beginning,
then as what changed (see ``position``). In between there are the hashes only; ``show`` prints any
decision in full.

The moves are those of the file, so that a playthrough outlives the bots that once chose them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bagatelle.kernel import table
from bagatelle.kernel.choice import Move
from bagatelle.kernel.game import Viewer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import plain
from tests.playthroughs.position import Position, Writer, changes
from tests.variants import Variant, variants

FOLDER = Path(__file__).parent
SEED = "golden"

WITHOUT_ROUNDS = 10
"""How many decisions are a round where a game has none."""


class NoSuchMove(Exception):
    """The move that a playthrough makes next is not legal any more, or it makes no more."""


class Rounds(NamedTuple):
    """Which decisions are shown in full: those of the first round and those of the last."""

    until: int
    since: int

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and (number <= self.until or number >= self.since)


Choose = Callable[[Match], Move]


NOT_WRITTEN = {
    "rokoko-deluxe-jewelry_box+fancy-2",
    "rokoko-deluxe-fancy+expert-3",
    "rokoko-deluxe-fancy+festivity-4",
    "rokoko-deluxe-jewelry_box+expert-4",
    "rokoko-deluxe-jewelry_box+fancy+festivity+expert-5",
}
"""Their rules stand in other playthroughs, too, and a playthrough is long."""


def written_variants() -> list[Variant]:
    """The variants of which there is a playthrough."""
    return [variant for variant in variants() if str(variant) not in NOT_WRITTEN]


def path_of(variant: Variant) -> Path:
    return FOLDER / f"{variant}.txt"


def new_match(variant: Variant) -> Match:
    return Match(variant.make(), SEED)


def playthrough(variant: Variant, choose: Choose, rounds: Rounds) -> str:
    """The text of a variant's playthrough, with moves that somebody chooses."""
    return "\n".join(_lines(variant, choose, rounds)) + "\n"


def moves_of(text: str) -> Choose:
    """Chooses the moves of a playthrough again."""
    moves = iter(re.findall(r"^move (\d+): (.+)$", text, re.MULTILINE))

    def choose(match: Match) -> Move:
        seat, notation = next(moves, ("0", "(no more moves)"))
        for move in match.legal_moves(int(seat)):
            if move.text == notation:
                return move
        raise NoSuchMove(f"seat {seat}: {notation}")

    return choose


def rounds_of(text: str) -> Rounds:
    """Which decisions a playthrough shows in full, from its first line."""
    found = re.match(r"# .+, in full until (\d+) and since (\d+)\n", text)
    assert found is not None, "the first line says what is shown in full"
    return Rounds(int(found[1]), int(found[2]))


def first_and_last_round(match: Match) -> Rounds:
    """The first and the last round of a finished match, by the numbers of their decisions."""
    numbers = [
        getattr(earlier.view(None), "round", number // WITHOUT_ROUNDS)
        for number, earlier in enumerate(match.steps())
    ]
    until = max(n for n, in_round in enumerate(numbers) if in_round == numbers[0])
    if hasattr(match.view(None), "round"):
        return Rounds(until, numbers.index(numbers[-1]))
    return Rounds(until, len(numbers) - WITHOUT_ROUNDS)


def decisions(text: str) -> list[str]:
    """A playthrough cut into its decisions: number 117 is ``decisions(text)[117]``."""
    return re.split(r"^(?=== \d+)", text, flags=re.MULTILINE)[1:]


def _lines(variant: Variant, choose: Choose, rounds: Rounds) -> Iterator[str]:
    yield f"# {variant}, seed {SEED!r}, in full until {rounds.until} and since {rounds.since}"
    match = new_match(variant)
    writer = Writer()
    before: Position = {}
    told = 0
    while True:
        number = len(match.played)
        yield from hashes(match, told)
        if number in rounds:
            now = writer.position(match)
            yield from writer.news()
            yield from changes({} if number == rounds.since else before, now)
            before = now
            for event in match.events(None, told):
                yield " ".join(
                    (f"event {event.kind}", *(f"{k}={v}" for k, v in event.parts.items()))
                )
        told = match.row_count
        if match.is_over:
            break
        try:
            move = choose(match)
        except NoSuchMove as no_such:
            yield f"not legal: {no_such}"
            return
        yield f"question {move.seat}: {plain(match.question(move.seat))}"
        yield f"legal {move.seat}: {', '.join(map(str, match.legal_moves(move.seat)))}"
        yield f"move {move.seat}: {move}"
        match.play(move)
    sheet = match.score_sheet
    yield f"scores {list(sheet.totals)} places {list(sheet.places)}"
    yield plain(sheet.verdict)


def hashes(match: Match, told: int) -> tuple[str, str]:
    """The two lines that begin every decision."""
    raw = table.dump(match._table).encode()
    return f"== {len(match.played)} seen {_seen(match, told)}", f"table {_short_hash(raw)}"


def _told(match: Match, viewer: Viewer, since: int) -> list[dict[str, Any]]:
    """What a viewer is told, in the form that the hashes of the files have been made of."""
    return [
        {
            "event": {"kind": line.kind, "parts": line.parts},
            "message": line.message,
            "clause": line.clause,
        }
        for line in match.log_lines(viewer, since)
    ]


def _seen(match: Match, told: int) -> str:
    """A hash of all that anybody receives now. The engine's own numbers have no part in it."""
    viewers: list[Viewer] = [*range(match.game.players), None]
    what = (
        [(match.view(viewer), _told(match, viewer, told)) for viewer in viewers],
        [
            (
                seat,
                match.question(seat),
                [(move.choice, move.text, move.hint) for move in match.legal_moves(seat)],
            )
            for seat in match.to_act
        ],
        match.score_sheet if match.is_over else None,
    )
    return _short_hash(msgspec.json.encode(what))


def _short_hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:8]
