"""A finished match told once more: how the points grew, where they came from, a few moments.

``Game`` says what is worth telling (``rounds``, ``sources``, ``emblems``, ``moments``); here it is
put together, and here are the moments that every game may have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from bagatelle.kernel.match import Match
from bagatelle.kernel.message import message
from bagatelle.kernel.story import Moment, Source, Story, StoryEvent, best

MOMENTS = 3
"""So many are told; a game may know more."""


class Retrospect(msgspec.Struct, frozen=True):
    """What there is to see when a match is over. Points and emblems follow the order of parties."""

    rounds: tuple[int, ...]
    """After how many moves each round was over; the last one with the match."""
    course: tuple[tuple[int, ...], ...]
    """The points of each party, at the beginning and after each round."""
    sources: tuple[Source, ...]
    """Where the points came from: they add up to the totals."""
    emblems: tuple[str | None, ...]
    """The id of a thing that stands for each party: their most precious guest, for example."""
    moments: tuple[Moment, ...]


def look_back(match: Match) -> Retrospect:
    """Tell a finished match once more; raises ValueError while it goes on."""
    sheet = match.score_sheet
    events: list[StoryEvent] = []
    points: list[tuple[int, ...]] = []
    rows = 0
    for earlier in match.steps():
        move = len(earlier.played)
        events += [StoryEvent(move, event) for event in earlier.events(None, rows)]
        points.append(earlier.scores)
        rows = earlier.row_count
    game = match.game
    begun = game.rounds(events)
    ends = tuple(dict.fromkeys([*(move for move in begun if move > 0), len(match.played)]))
    story = Story(sheet, tuple(events), tuple(points), ends)
    moments = [*game.moments(match.final_table, story), *common_moments(story)]
    return Retrospect(
        rounds=ends,
        course=(points[0], *(points[move] for move in ends)),
        sources=game.sources(sheet),
        emblems=game.emblems(match.final_table, story),
        moments=tuple(
            msgspec.structs.replace(moment, text=match.named(moment.text))
            for moment in _chosen(moments)
        ),
    )


def _chosen(moments: Sequence[Moment]) -> list[Moment]:
    """The first few, in the order in which they happened."""
    return sorted(moments[:MOMENTS], key=lambda moment: moment.move)


# ---------------------------------------------------------------------- of every game


def common_moments(story: Story) -> list[Moment]:
    """When the lead was taken for good, and the best round of anybody."""
    return [*_the_turn(story), *_the_best_round(story)]


def _the_turn(story: Story) -> Iterable[Moment]:
    """The move since which the winner has been ahead of everybody."""
    winners = [party for party, place in enumerate(story.sheet.places) if place == 1]
    if len(winners) != 1 or len(story.sheet.totals) == 1:
        return
    (winner,) = winners
    leads = [_lead(points, winner) for points in story.points]
    if leads[-1] <= 0:
        return
    move = max((n + 1 for n, lead in enumerate(leads) if lead <= 0), default=0)
    yield Moment(
        "turn",
        message("moment-turn"),
        message(
            "moment-turn-told",
            player=f"seat:{winner + 1}",
            round=story.round_of(move),
            points=leads[-1],
        ),
        winner,
        move,
    )


def _lead(points: Sequence[int], party: int) -> int:
    return points[party] - max(own for other, own in enumerate(points) if other != party)


def _the_best_round(story: Story) -> Iterable[Moment]:
    gains = Counter[tuple[int, int]]()
    before = story.points[0]
    for number, move in enumerate(story.ends):
        after = story.points[move]
        for party, points in enumerate(after):
            gains[party, number] = points - before[party]
        before = after
    found = best(gains, lambda key: story.sheet.places[key[0]])
    if found is None:
        return
    (party, number), points = found
    yield Moment(
        "round",
        message("moment-round"),
        message("moment-round-told", player=f"seat:{party + 1}", round=number + 1, points=points),
        party,
        story.ends[number],
    )
