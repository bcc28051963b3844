"""A banquet that is over: its rounds, the best guest of each player, and what is remembered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bagatelle.kernel.message import message
from bagatelle.kernel.story import Moment, Story, StoryEvent, best, busiest


def rounds(players: int, events: Sequence[StoryEvent]) -> list[int]:
    """After how many moves everybody had had as many turns as the others."""
    turns = [each for each in events if each.event.kind == "turn_begun"]
    return [each.move for number, each in enumerate(turns) if number % players == 0]


def _satisfied(story: Story) -> dict[str, StoryEvent]:
    """The nobles that were satisfied, and when."""
    return {str(each.event.parts["noble"]): each for each in story.of_kind("noble_satisfied")}


def _points(satisfied: StoryEvent) -> int:
    return int(satisfied.event.parts["points"] or 0)


def best_guests(players: int, story: Story) -> tuple[str | None, ...]:
    """The noble of each player that brought most; None for whoever satisfied none."""
    found = _satisfied(story)
    return tuple(
        max(
            (noble for noble, each in found.items() if each.party == seat),
            key=lambda noble: _points(found[noble]),
            default=None,
        )
        for seat in range(players)
    )


def moments(story: Story) -> list[Moment]:
    """The best guest of all, and who served most."""
    return [*_best_guest(story), *busiest(story, "dish_served", "banquet-moment-hand", "dishes")]


def _best_guest(story: Story) -> Iterable[Moment]:
    satisfied = _satisfied(story)
    found = best(
        {noble: _points(each) for noble, each in satisfied.items()},
        lambda noble: story.sheet.places[satisfied[noble].party],
    )
    if found is None:
        return
    noble, points = found
    served = satisfied[noble]
    yield Moment(
        "guest",
        message("banquet-moment-guest"),
        message("banquet-moment-guest-told", player=f"seat:{served.party + 1}", points=points),
        served.party,
        served.move,
        noble,
    )
