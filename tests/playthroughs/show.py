"""Prints one decision of a golden playthrough in full: ``show rokoko-deluxe-3 117``.

The raw table, every view, what happened since the decision before, every legal move with its hint.
The moves up to there are those of the file. To see what a change of the engine changes, print the
same decision with both versions and compare.
"""

import argparse

from bagatelle.kernel.message import plain
from tests.playthroughs.golden import (
    decisions,
    hashes,
    moves_of,
    new_match,
    path_of,
    written_variants,
)
from tests.playthroughs.position import Writer, changes
from tests.variants import Variant


def decision(variant: Variant, number: int) -> str:
    """The decision of this number as text."""
    text = path_of(variant).read_text(encoding="utf-8")
    if not 0 <= number < len(decisions(text)):
        raise SystemExit(f"{variant} has decisions from 0 to {len(decisions(text)) - 1}")
    choose = moves_of(text)
    match = new_match(variant)
    told = 0
    for _ in range(number):
        told = match.row_count
        match.play(choose(match))
    writer = Writer()
    position = writer.position(match)
    lines = [
        *hashes(match, told),
        *(f"table[{place}] = {value}" for place, value in enumerate(match.dump().split())),
        *writer.news(),
        *changes({}, position),
        *(f"log {plain(line.message)} {line.clause}" for line in match.log_lines(None, told)),
    ]
    for seat in match.to_act:
        moves = match.legal_moves(seat)
        lines += [
            f"question {seat}: {plain(match.question(seat))}",
            f"legal {seat}: {', '.join(map(str, moves))}",
            *(f"hint {seat} {move}: {plain(move.hint)}" for move in moves if move.hint),
        ]
    if not match.is_over:
        move = choose(match)
        lines.append(f"move {move.seat}: {move}")
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variant", choices=[str(variant) for variant in written_variants()])
    parser.add_argument("number", type=int)
    given = parser.parse_args()
    by_name = {str(variant): variant for variant in written_variants()}
    print(decision(by_name[given.variant], given.number))
