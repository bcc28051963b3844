"""Rokoko against Madame du Barry: who wins, where points come from, how much silk is left.

    python -m benchmarks.solo --games 400 --modules jewelry_box

Her tiles never come back, so the silk of a solo game runs low. The script counts the tiles that can
still be drawn and those on the shelves before each round is laid, and how often the shelves could
not be filled.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from bagatelle.arena import wilson_interval
from bagatelle.bots import bot_maker
from bagatelle.games import make_game
from bagatelle.games.rokoko import frames, state
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel import agenda
from bagatelle.kernel.bits import count
from bagatelle.kernel.dealer import QuickDealer
from bagatelle.kernel.events import NoEvents
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.table import Table
from bagatelle.texts import formatter

PLAYER, LADY = 0, 1


class Silk(msgspec.Struct, frozen=True):
    """The tiles before a round is laid."""

    to_draw: int
    """In the draw pile and the discard."""
    on_shelves: int
    shelves: int

    @property
    def is_short(self) -> bool:
        """Whether some shelf will stay empty."""
        return self.on_shelves + self.to_draw < self.shelves


def play(game: Rokoko, bot: str, seed: str) -> tuple[ScoreSheet, dict[int, Silk]]:
    """A whole game: its score sheet, and the silk before each round."""
    rules, dealer, events = game.rules, QuickDealer(seed), NoEvents()
    chooser = bot_maker(bot, "rokoko")(QuickDealer(f"{seed}/bots"))
    imagining = QuickDealer(f"{seed}/imagine")
    silk: dict[int, Silk] = {}
    table = rules.create_table(dealer, events)
    while not agenda.is_empty(table):
        if agenda.waits(table):
            move = chooser.choose(Perspective.of(game, table, PLAYER, imagining))
            rules.decide(table, PLAYER, move, dealer, events)
            continue
        if agenda.kind_of(table, agenda.top(table)) == frames.ROUND_STEP:
            silk[table[state.ROUND] + 1] = silk_of(game, table)
        rules.proceed(table, dealer, events)
    return game.score_sheet(table), silk


def silk_of(game: Rokoko, table: Table) -> Silk:
    tiles = table[state.SHELF : state.SHELF + state.SHELVES]
    return Silk(
        to_draw=count(table[state.TILE_PILE] | table[state.TILE_DISCARD]),
        on_shelves=sum(tile != state.NONE for tile in tiles),
        shelves=state.SEGMENTS * int(game.rules.box.board.per_segment),
    )


def print_scores(game: Rokoko, sheets: Sequence[ScoreSheet]) -> None:
    say, games = formatter("en"), len(sheets)
    won = sum(sheet.places[PLAYER] == 1 for sheet in sheets)
    low, high = wilson_interval(won / games, games)
    print(f"won: {won} of {games}, {won / games:.1%} ({low:.1%} to {high:.1%})")
    points: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for sheet in sheets:
        points["all"] = [sum(pair) for pair in zip(points["all"], sheet.totals, strict=True)]
        for line in sheet.lines:
            for party, some in enumerate(line.points):
                points[say(game.source(line))][party] += some or 0
    print(f"{'points':<24} {'player':>8} {'du Barry':>8}")
    for source, (own, hers) in points.items():
        print(f"{source:<24} {own / games:>8.1f} {hers / games:>8.1f}")
    spread = [statistics.stdev(sheet.totals[party] for sheet in sheets) for party in (PLAYER, LADY)]
    print(f"{'standard deviation':<24} {spread[PLAYER]:>8.1f} {spread[LADY]:>8.1f}")


def print_silk(silk: Sequence[dict[int, Silk]]) -> None:
    print(f"{'round':<6} {'to draw':>14} {'on the shelves':>16} {'both':>14} {'not filled':>11}")
    rounds = sorted({number for game in silk for number in game})
    for number in rounds:
        found = [game[number] for game in silk]
        columns = [
            [each.to_draw for each in found],
            [each.on_shelves for each in found],
            [each.to_draw + each.on_shelves for each in found],
        ]
        told = [f"{statistics.fmean(some):.1f} (least {min(some)})" for some in columns]
        short = Counter(each.is_short for each in found)[True] / len(found)
        print(f"{number:<6} {told[0]:>14} {told[1]:>16} {told[2]:>14} {short:>11.1%}")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--modules", default="none")
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--seed", default="solo")
    given = arguments.parse_args()
    game = make_game("rokoko", 1, {"modules": given.modules})
    assert isinstance(game, Rokoko)
    played = [play(game, given.bot, f"{given.seed}/{number}") for number in range(given.games)]
    print(f"modules: {given.modules}, bot: {given.bot}, seed: {given.seed}")
    print_scores(game, [sheet for sheet, _ in played])
    print_silk([silk for _, silk in played])


if __name__ == "__main__":
    main()
