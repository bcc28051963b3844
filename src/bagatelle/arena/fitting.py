"""Fits the weights of a mind: by games against itself, from seeds, so that anybody can repeat it.

The figures of every quiet moment are set against the points that were still to come (ridge
regression), and the estimates that come of it against who won (chances).
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec
import numpy as np
from numpy.typing import NDArray

from bagatelle.arena.simulation import at_least_one, check_seed
from bagatelle.bots.search.minds import MindMaker, maker_of, mind_of, weights_in_use
from bagatelle.bots.search.selfplay import play_and_note
from bagatelle.bots.search.weights import Fitted
from bagatelle.games import make_game
from bagatelle.kernel.dealer import QuickDealer, private_seed
from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import message
from bagatelle.workers import end_with_parent

SLIPS = 150
"""How often in a thousand decisions of these games something else than the best is done."""
RIDGES = (1.0, 10.0, 100.0, 1_000.0)
FOLDS = 5
PARTY, LEFT, POINTS, FIGURES = 0, 1, 2, 3

Floats = NDArray[np.float64]


class NoMind(BagatelleError):
    """There is nothing in this game that could be fitted or tuned."""


class Lesson(msgspec.Struct, frozen=True):
    """Plain data, so that a worker process can be told what to play."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: str
    weights: Fitted

    def learn(self, first: int, last: int) -> list[Played]:
        """The games from number ``first`` up to, but not including, ``last``."""
        game = make_game(self.game, self.players, self.options)
        mind = mind_of(game, self.weights)
        played: list[Played] = []
        for number in range(first, last):
            dealer = QuickDealer(private_seed(self.seed, f"lesson {number}"))
            notes = play_and_note(mind, dealer, SLIPS)
            rows = np.array(notes.rows).reshape(len(notes.moments), mind.parties, -1)
            played.append((rows, np.array(notes.finals), np.array(notes.places)))
        return played


Played = tuple[Floats, NDArray[np.int64], NDArray[np.int64]]
"""Moments by parties by figures; the final points; the places."""


class Fit(msgspec.Struct, frozen=True):
    """What came of a fit."""

    fitted: Fitted
    variant: str
    mean_points: float
    explained: float
    """Which part of the variance of the points to come the estimate explains, in games that it
    was not fitted to."""
    reliability: list[tuple[float, float, int]]
    """Chances that were said, how often they came true, and how many."""


def fit(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    games: int = 400,
    rounds: int = 2,
    seed: str = "1",
    jobs: int = 1,
    command: str = "",
    progress: Callable[[int], None] = lambda games: None,
    habits: Mapping[str, float] | None = None,
) -> Fit:
    """Fit the weights of a variant in some rounds: each plays with what those before have found,
    the first one with what is known, and learns from its own games and those of the round before.
    Habits stay as they are, unless others are given (``tune``).
    """
    made, maker = prepare(game, players, options, seed, games=games, rounds=rounds, jobs=jobs)
    variant = maker.variants(made)[0]
    known = weights_in_use(made)
    if habits is not None:
        known = msgspec.structs.replace(known, habits=dict(habits))
    found: Fit | None = None
    before: list[Played] = []
    for number in range(rounds):
        lesson = Lesson(game, players, made.options, f"{seed} {number}", known)
        played = _learn(lesson, games, jobs, progress)
        found = _fit(before + played, maker, variant, command, known.habits)
        before = played
        known = found.fitted
    assert found is not None
    return found


def check(
    game: str,
    players: int,
    options: Mapping[str, str] | None = None,
    games: int = 400,
    seed: str = "1",
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Fit:
    """How well the weights that are known foresee fresh games, and how often their chances come
    true. The games of a fit with the same seed are others.
    """
    made, maker = prepare(game, players, options, seed, games=games, jobs=jobs)
    known = weights_in_use(made)
    lesson = Lesson(game, players, made.options, f"{seed} check", known)
    played = _learn(lesson, games, jobs, progress)
    figures, wanted, _ = _moments(played)
    weights = np.array([known.weights.get(name, 0.0) for name in maker.names])
    error = float(((figures @ weights - wanted) ** 2).mean())
    known = msgspec.structs.replace(known, games=games, error=round(float(np.sqrt(error)), 3))
    return _report(played, known, weights, maker.variants(made)[0], 1 - error / wanted.var())


def prepare(
    game: str, players: int, options: Mapping[str, str] | None, seed: str, **numbers: int
) -> tuple[Game, MindMaker]:
    """Complains before anybody has waited for it."""
    made = make_game(game, players, options or {})
    check_seed(made, seed)
    for what, number in numbers.items():
        at_least_one(what, number)
    maker = maker_of(game)
    if maker is None:
        raise NoMind(message("no-mind", game=game))
    return made, maker


def _learn(lesson: Lesson, games: int, jobs: int, progress: Callable[[int], None]) -> list[Played]:
    size = max(1, min(10, games // jobs))
    chunks = [(first, min(first + size, games)) for first in range(0, games, size)]
    played: list[Played] = []
    if jobs == 1:
        for first, last in chunks:
            played += lesson.learn(first, last)
            progress(last - first)
        return played
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=fresh, initializer=end_with_parent) as pool:
        for some in pool.map(lesson.learn, *zip(*chunks, strict=True)):
            played += some
            progress(len(some))
    return played


def _moments(played: Sequence[Played]) -> tuple[Floats, Floats, Floats]:
    """The figures of all moments and parties, the points that were still to come, and the fold."""
    rows = [game[0].reshape(-1, game[0].shape[2]) for game in played]
    still = [
        np.tile(finals, len(moments)) - flat[:, POINTS]
        for flat, (moments, finals, _) in zip(rows, played, strict=True)
    ]
    fold = np.concatenate([np.full(len(flat), n % FOLDS) for n, flat in enumerate(rows)])
    return np.concatenate(rows)[:, FIGURES:], np.concatenate(still), fold


def _fit(
    played: Sequence[Played],
    maker: MindMaker,
    variant: str,
    command: str,
    habits: dict[str, float],
) -> Fit:
    figures, wanted, fold = _moments(played)
    given = [maker.names.index(name) for name in maker.given]
    values = np.array(list(maker.given.values()))
    variance = wanted.var()
    wanted = wanted - figures[:, given] @ values
    scale = figures.std(axis=0)
    scale[given] = np.inf
    scale[scale < 1e-9] = np.inf
    figures = figures / scale
    errors = [_held_out(figures, wanted, fold, ridge) for ridge in RIDGES]
    best = int(np.argmin(errors))
    weights = _ridge(figures, wanted, RIDGES[best]) / scale
    weights[given] = values
    fitted = Fitted(
        {
            name: round(float(each), 4)
            for name, each in zip(maker.names, weights, strict=True)
            if each
        },
        _spread(played, _estimates(played, weights)),
        habits,
        len(played),
        command,
        round(float(np.sqrt(errors[best])), 3),
    )
    return _report(played, fitted, weights, variant, 1 - errors[best] / variance)


def _estimates(played: Sequence[Played], weights: Floats) -> list[Floats]:
    return [game[0][:, :, FIGURES:] @ weights + game[0][:, :, POINTS] for game in played]


def _report(
    played: Sequence[Played], fitted: Fitted, weights: Floats, variant: str, explained: float
) -> Fit:
    return Fit(
        fitted,
        variant,
        float(np.mean([finals for _, finals, _ in played])),
        float(explained),
        _reliability(played, _estimates(played, weights), fitted.spread),
    )


def _ridge(figures: Floats, wanted: Floats, ridge: float) -> Floats:
    squares = figures.T @ figures + ridge * np.eye(figures.shape[1])
    return np.asarray(np.linalg.solve(squares, figures.T @ wanted), dtype=np.float64)


def _held_out(figures: Floats, wanted: Floats, fold: Floats, ridge: float) -> float:
    """The mean squared error in games that were left out."""
    total = 0.0
    for number in range(FOLDS):
        out = fold == number
        weights = _ridge(figures[~out], wanted[~out], ridge)
        total += float(((figures[out] @ weights - wanted[out]) ** 2).sum())
    return total / len(wanted)


def _chances(estimates: Floats, left: Floats, spread: tuple[float, float]) -> Floats:
    scaled = estimates / (spread[0] + spread[1] * left)[:, None]
    powers = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float64)


def _spread(played: Sequence[Played], estimates: Sequence[Floats]) -> tuple[float, float]:
    """The spread under which those who won were most likely to."""
    if played[0][0].shape[1] == 1:
        return 1.0, 10.0
    left = np.concatenate([game[0][:, 0, LEFT] for game in played])
    stacked = np.concatenate(list(estimates))
    won = np.concatenate([np.tile(p == 1, (len(m), 1)) for m, _, p in played])
    best, least = (1.0, 10.0), np.inf
    for late in np.geomspace(0.3, 12.0, 20):
        for early in (0.0, *np.geomspace(1.0, 40.0, 20)):
            chances = _chances(stacked, left, (late, early))
            loss = -float(np.log(np.maximum(chances[won], 1e-6)).mean())
            if loss < least:
                best, least = (round(float(late), 2), round(float(early), 2)), loss
    return best


def _reliability(
    played: Sequence[Played], estimates: Sequence[Floats], spread: tuple[float, float]
) -> list[tuple[float, float, int]]:
    """In ten steps: the chances that were said, and how often they came true."""
    if played[0][0].shape[1] == 1:
        return []
    left = np.concatenate([game[0][:, 0, LEFT] for game in played])
    chances = _chances(np.concatenate(list(estimates)), left, spread).ravel()
    won = np.concatenate([np.tile(p == 1, (len(m), 1)) for m, _, p in played]).ravel()
    steps = np.minimum((chances * 10).astype(int), 9)
    return [
        (
            round(float(chances[steps == step].mean()), 4),
            round(float(won[steps == step].mean()), 4),
            int((steps == step).sum()),
        )
        for step in range(10)
        if (steps == step).any()
    ]
