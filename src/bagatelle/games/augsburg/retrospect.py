"""A game that is over: whom each player visited most, and what is remembered."""

from __future__ import annotations

from collections import Counter

from bagatelle.kernel.story import Moment, Story, busiest


def favourite_nobles(players: int, story: Story) -> tuple[str | None, ...]:
    """The noble whose visits each player won most often, the first of several; None for nobody."""
    won = [Counter[str]() for _ in range(players)]
    for each in story.of_kind("auction_won"):
        won[each.party][str(each.event.parts["noble"])] += 1
    return tuple(next((noble for noble, _ in own.most_common(1)), None) for own in won)


def moments(favourites: tuple[str | None, ...], story: Story) -> list[Moment]:
    """Who won most visits."""
    return busiest(story, "auction_won", "augsburg-moment-visits", "visits", favourites)
