"""Records: written at any move, read back, they give the same match, and it can go on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bagatelle.kernel import replay
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game
from bagatelle.kernel.match import Match
from tests.conformance.play import finished, new_match, play_on, told
from tests.conformance.variants import each_variant, make_any
from tests.variants import Variant


def read(text: str) -> Match:
    return replay.read(text, _make)


def _make(name: str, players: int, options: Mapping[str, str]) -> Game:
    return _make_once(name, players, tuple(options.items()))


@cache
def _make_once(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Game:
    return make_any(name, players, dict(options))


@each_variant
def test_record_at_any_move(variant: Variant) -> None:
    """At every move of the beginning; later now and then, for games are long."""
    match = new_match(variant, "0")
    for number, _ in enumerate(play_on(match, Dealer("moves of 0"))):
        if number > 60 and number % 25:
            continue
        text = match.record()
        again = read(text)
        assert again.record() == text
        assert again.fingerprint == match.fingerprint
        if number % 50 == 0:
            assert told(again) == told(match)


@each_variant
def test_record_of_a_finished_match(variant: Variant) -> None:
    for seed in ("0", "1", "2"):
        match = finished(variant, seed)
        again = read(match.record())
        assert again.record() == match.record()
        assert again.scores == match.scores
        assert again.score_sheet == match.score_sheet
        assert told(again) == told(match)


@each_variant
def test_truncated_record_resumes(variant: Variant) -> None:
    """Cut behind any move, it is the record of an earlier moment, from which all goes on."""
    whole = finished(variant, "0").record()
    lines = whole.splitlines(keepends=True)
    first = lines.index("\n") + 1
    moves = [line for line in lines[first:] if ". seat " in line]
    for cut in range(0, len(moves), max(7, len(moves) // 12)):
        match = read("".join(lines[: first + cut]))
        assert len(match.played) == cut
        for line in moves[cut:]:
            key, _, text = line.strip().partition(": ")
            match.play(text, int(key.rpartition(" ")[2]) - 1)
        assert match.record() == whole


@each_variant
def test_names_and_remarks_survive(variant: Variant) -> None:
    game = variant.make()
    names = ["Zoë: 1. seat 2", "#2", "", "x" * 40][: game.players]
    text = Match(game, "a seed: with, words", names).record()
    assert read(text).record() == text
    assert read(text.replace("\n", "\n\n# a remark\n")).record() == text
    assert read(text.replace("\n", "\r\n")).record() == text
    assert all(line == line.strip() for line in text.splitlines())
