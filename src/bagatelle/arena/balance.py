"""Where the points of many games come from, and what was chosen in them."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bagatelle.arena.contest import Outcome, tallies_of
from bagatelle.arena.statistics import wilson_interval
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import Message
from bagatelle.kernel.score import ScoreLine


class Group(msgspec.Struct, frozen=True):
    """Lines of the score sheet that have one source in the game."""

    item: Message
    mean: float
    """Points for each party and game."""
    parties: tuple[float, ...]
    """Points of each party in a game."""


class Source(Group, frozen=True):
    """One line of the score sheet."""

    clause: str


class Turn(msgspec.Struct, frozen=True):
    """What it is worth to go first, second, and so on."""

    order: int
    """1 for whoever goes first."""
    mean: float
    advantage: float
    """How far the mean lies above that of all parties."""
    win_share: float
    win_interval: tuple[float, float]
    """A 95% interval for the share (Wilson's)."""


class Counted(msgspec.Struct, frozen=True):
    """How often things of one domain came up, for each tally of the game."""

    domain: str
    titles: tuple[Message, ...]
    things: tuple[tuple[str, tuple[float, ...]], ...]
    """The id of every thing, and how often it came up in a game."""


class Use(msgspec.Struct, frozen=True):
    """A choice in the notation, or the kind of one."""

    choice: str
    per_game: float


class Balance(msgspec.Struct, frozen=True):
    """What was worth something, and what was used; what nobody chose stands there with 0."""

    groups: tuple[Group, ...]
    sources: tuple[Source, ...]
    turns: tuple[Turn, ...]
    kinds: tuple[Use, ...]
    """Every kind of choice."""
    things: Mapping[str, tuple[Use, ...]]
    """The choices of each kind that names a thing."""
    counted: tuple[Counted, ...]


def balance(game: Game, outcomes: Sequence[Outcome]) -> Balance:
    """The balance of games that were played with a tally."""
    games = len(outcomes)
    chosen: Counter[int] = Counter()
    for outcome in outcomes:
        chosen.update(outcome.moves)
    by_kind: Counter[str] = Counter()
    things: dict[str, list[Use]] = {}
    for move in game.all_moves():
        choice, text = game.spelled(move)
        by_kind[choice.kind] += chosen[move]
        if choice.refs:
            things.setdefault(choice.kind, []).append(Use(text, chosen[move] / games))
    sources = _sources(game, outcomes)
    return Balance(
        groups=_groups(game, sources),
        sources=sources,
        turns=_turns(game, outcomes),
        kinds=tuple(Use(kind, count / games) for kind, count in by_kind.items()),
        things={kind: tuple(uses) for kind, uses in things.items()},
        counted=_counted(game, outcomes),
    )


def _sources(game: Game, outcomes: Sequence[Outcome]) -> tuple[Source, ...]:
    """All lines of all sheets, in the order in which they come up."""
    lines: dict[bytes, ScoreLine] = {}
    points: Counter[tuple[bytes, int]] = Counter()
    for outcome in outcomes:
        for line in outcome.lines:
            item = msgspec.json.encode(line.item)
            lines.setdefault(item, line)
            for party, some in enumerate(line.points):
                points[item, party] += some or 0
    found = []
    for item, line in lines.items():
        means = tuple(points[item, party] / len(outcomes) for party in range(game.parties))
        found.append(Source(line.item, sum(means) / game.parties, means, line.clause))
    return tuple(found)


def _groups(game: Game, sources: Sequence[Source]) -> tuple[Group, ...]:
    """The sources under the headings of the game, in the order in which they come up."""
    items: dict[bytes, Message] = {}
    means: dict[bytes, list[float]] = {}
    for source in sources:
        item = game.source(ScoreLine(source.item, source.clause, ()))
        key = msgspec.json.encode(item)
        items.setdefault(key, item)
        before = means.get(key, [0.0] * game.parties)
        means[key] = [had + more for had, more in zip(before, source.parties, strict=True)]
    return tuple(
        Group(item, sum(means[key]) / game.parties, tuple(means[key]))
        for key, item in items.items()
    )


def _turns(game: Game, outcomes: Sequence[Outcome]) -> tuple[Turn, ...]:
    everybody = statistics.fmean(score for outcome in outcomes for score in outcome.scores)
    turns = []
    for order in range(game.parties):
        scores, won = [], 0.0
        for outcome in outcomes:
            seat = (outcome.starter + order) % game.parties
            scores.append(outcome.scores[seat])
            won += (seat in outcome.winners) / len(outcome.winners)
        mean, share = statistics.fmean(scores), won / len(outcomes)
        interval = wilson_interval(share, len(outcomes))
        turns.append(Turn(order + 1, mean, mean - everybody, share, interval))
    return tuple(turns)


def _counted(game: Game, outcomes: Sequence[Outcome]) -> tuple[Counted, ...]:
    counts: Counter[tuple[int, int]] = Counter()
    for outcome in outcomes:
        counts.update(outcome.counts)
    tallies = tallies_of(game)
    domains = dict.fromkeys(tally.domain for tally in tallies)
    found = []
    for domain in domains:
        numbers = [n for n, tally in enumerate(tallies) if tally.domain == domain]
        things = tuple(
            (ref, tuple(counts[number, thing] / len(outcomes) for number in numbers))
            for thing, ref in enumerate(game.things(domain))
        )
        found.append(Counted(domain, tuple(tallies[n].title for n in numbers), things))
    return tuple(found)
