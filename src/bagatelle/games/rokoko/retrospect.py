"""A ball that is over: where its points came from, its most precious guests, its moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bagatelle.games.rokoko import lines, party, terrace
from bagatelle.games.rokoko.box import Box
from bagatelle.games.rokoko.party import GUESTS
from bagatelle.games.rokoko.state import GUEST, NONE, TERRACE
from bagatelle.kernel.bits import members
from bagatelle.kernel.ids import Ids
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import LineKind
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.story import Moment, Source, Story, best, busiest, sums
from bagatelle.kernel.table import Table

# In this order wherever they are shown.
GUESTS_OF_BALL = Message("rokoko-points-guests")
MAJORITIES = Message("rokoko-points-halls")
DECORATIONS = Message("rokoko-points-decorations")
STAFF = Message("rokoko-points-staff")
IN_PLAY = Message("rokoko-points-play")
ORDER = (GUESTS_OF_BALL, MAJORITIES, DECORATIONS, STAFF, IN_PLAY)
"""And then the rest, which is called by what there is of it."""

BY_LINE = {
    lines.PLAY: IN_PLAY,
    lines.FAVOUR: STAFF,
    lines.FIREWORKS: MAJORITIES,
    lines.STATUES: DECORATIONS,
    lines.DRESSES: GUESTS_OF_BALL,
    lines.TERRACE: GUESTS_OF_BALL,
    lines.DECORATIONS: DECORATIONS,
    lines.ALL_HALLS: MAJORITIES,
}
"""The lines of halls and crowns come in numbers; what modules add is told by its own heading."""


def heading(kind: LineKind) -> Message | None:
    """Under which of the five a line stands; None for the rest."""
    if kind.number in BY_LINE:
        return BY_LINE[kind.number]
    if kind.source == lines.FROM_HALLS:
        return MAJORITIES
    return STAFF if kind.source == lines.FROM_BONUSES else None


def the_rest(kinds: Sequence[LineKind]) -> Message:
    """Livres, and what modules add: jewels, the tiles of Madame du Barry."""
    names = {kind.name for kind in kinds}
    if "du-barry-tiles" in names:
        with_jewels = Message("rokoko-points-rest-jewels")
        return with_jewels if "jewels" in names else Message("rokoko-points-rest")
    with_jewels = Message("rokoko-points-livres-jewels")
    return with_jewels if "jewels" in names else Message("rokoko-points-livres")


def sources(kinds: Sequence[LineKind], sheet: ScoreSheet) -> tuple[Source, ...]:
    """All six, so that each keeps its place even where nobody has points from it."""
    nothing = (0,) * len(sheet.totals)
    rest = the_rest(kinds)
    return sums(
        [
            *((source, nothing) for source in (*ORDER, rest)),
            *(
                (heading(kind) or rest, line.points)
                for kind, line in zip(kinds, sheet.lines, strict=True)
            ),
        ]
    )


class Guest(NamedTuple):
    """A dress at the ball, what it counts, and how often its prestige counts."""

    dress: str
    points: int
    times: int


def precious_guests(box: Box, ids: Ids, t: Table) -> list[Guest | None]:
    """The guest of each party that brings most; None for whoever has none."""
    return [
        max(_guests_of(box, ids, t, who), key=lambda guest: guest.points, default=None)
        for who in range(int(box.parties))
    ]


def _guests_of(box: Box, ids: Ids, t: Table, who: int) -> Iterable[Guest]:
    prestige = box.things.dress_prestige
    for space in members(t[party.at(who) + GUESTS]):
        dress = t[GUEST + space]
        yield Guest(ids.ref("dress", dress), int(prestige[dress]), 1)
    for place in members(terrace.own_fireworks(box, t, who)):
        dress = t[TERRACE + place]
        if dress != NONE:
            times = int(box.board.decoration_times[place])
            yield Guest(ids.ref("dress", dress), int(prestige[dress]) * times, times)


def moments(
    guests: Sequence[Guest | None], word: Callable[[str], Message], story: Story
) -> list[Moment]:
    """The guest of the evening; in the third place, who made most dresses."""
    hand = busiest(story, "dress_made", "rokoko-moment-hand", "dresses")
    return [*_guest_of_the_evening(guests, word, story), *hand]


def _guest_of_the_evening(
    guests: Sequence[Guest | None], word: Callable[[str], Message], story: Story
) -> Iterable[Moment]:
    worth = {who: guest.points for who, guest in enumerate(guests) if guest is not None}
    found = best(worth, lambda who: story.sheet.places[who])
    guest = None if found is None else guests[found[0]]
    if found is None or guest is None:
        return
    who, points = found
    yield Moment(
        "guest",
        message("rokoko-moment-guest"),
        message(
            "rokoko-moment-guest-told",
            player=f"seat:{who + 1}",
            dress=word(guest.dress),
            times=guest.times,
            prestige=points,
        ),
        who,
        # It came to the ball with the last thing told of it; the terrace is told with the scoring.
        max(
            each.move
            for each in story.of_kind("dress_rented", "du_barry_makes")
            if each.event.parts["dress"] == guest.dress
        ),
        guest.dress,
    )
