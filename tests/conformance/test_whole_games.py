"""Random games to the end: they end, they add up, and then nothing more can be done."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import IllegalMove
from bagatelle.kernel.match import Match
from tests.conformance.play import finished, legal, new_match, play_on, snapshot, table_of, told
from tests.conformance.variants import VARIANTS, each_variant
from tests.variants import Variant

SEEDS = [str(seed) for seed in range(5)]


@each_variant
@pytest.mark.parametrize("seed", SEEDS)
def test_invariants_hold_and_somebody_can_act_until_the_end(variant: Variant, seed: str) -> None:
    match = new_match(variant, seed)
    for _ in play_on(match, Dealer(f"moves of {seed}")):
        assert match.game.broken_invariants(table_of(match)) == []
        assert match.to_act == tuple(sorted(set(match.to_act)))
        for seat in range(match.game.players):
            assert bool(legal(match, seat)) == (seat in match.to_act)
        assert match.winners == ()
    assert match.game.broken_invariants(table_of(match)) == []
    assert match.to_act == ()
    assert match.is_over


@each_variant
@pytest.mark.parametrize("seed", SEEDS)
def test_score_sheet_adds_up(variant: Variant, seed: str) -> None:
    """For all parties: players, and who else has a side on the table."""
    match = finished(variant, seed)
    sheet = match.score_sheet
    parties = range(match.game.parties)
    assert len(parties) >= match.game.players
    assert sheet.totals == match.scores
    assert len(sheet.totals) == len(sheet.places) == len(parties)
    for party in parties:
        assert sum(line.points[party] or 0 for line in sheet.lines) == sheet.totals[party]
        assert sheet.places[party] == 1 + sum(place < sheet.places[party] for place in sheet.places)
    assert match.winners == tuple(party for party in parties if sheet.places[party] == 1)
    assert match.winners
    for line in (*sheet.lines, *sheet.tie_breaks):
        assert len(line.points) == len(parties)
        assert line.clause


@each_variant
def test_there_is_no_score_sheet_before_the_end(variant: Variant) -> None:
    with pytest.raises(ValueError, match="not over"):
        _ = new_match(variant, "0").score_sheet


@each_variant
def test_finished_game_refuses_every_move(variant: Variant) -> None:
    match = finished(variant, "0").at(len(finished(variant, "0").played))
    before = snapshot(match)
    for move in match.game.all_moves():
        choice = match.game.choice(move)
        for seat in range(match.game.players):
            with pytest.raises(IllegalMove) as refused:
                match.play(choice, seat)
            assert refused.value.clause
    assert snapshot(match) == before


@each_variant
def test_equal_seeds_give_equal_games(variant: Variant) -> None:
    match = finished(variant, "0")
    again = new_match(variant, "0")
    for _ in play_on(again, Dealer("moves of 0")):
        pass
    assert snapshot(again) == snapshot(match)
    assert again.record() == match.record()
    assert told(again) == told(match)
    assert finished(variant, "1").fingerprint != match.fingerprint


def test_games_do_not_depend_on_the_hash_seed() -> None:
    """Sets and dicts may walk in another order in another process; games may not."""
    here = [match.fingerprint for match in _first_games()]
    assert {_first_fingerprints(hash_seed) for hash_seed in ("1", "2")} == {"\n".join(here)}


def _first_games() -> Iterator[Match]:
    return (finished(variant, "0") for variant in VARIANTS)


def _first_fingerprints(hash_seed: str) -> str:
    code = (
        "from tests.conformance.test_whole_games import _first_games\n"
        "print(*(match.fingerprint for match in _first_games()), sep='\\n')"
    )
    process = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    return process.stdout.strip()
