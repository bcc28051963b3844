"""What the balance of many games tells of Rokoko."""

from __future__ import annotations

from collections.abc import Mapping

from bagatelle.kernel.game import Tally
from bagatelle.kernel.message import Message

TALLIES = (
    Tally(Message("rokoko-tally-hired"), ("worker_hired",), "worker", "worker"),
    Tally(Message("rokoko-tally-played"), ("worker_played",), "worker", "worker"),
    Tally(Message("rokoko-tally-bonus"), ("bonus_used",), "worker", "worker"),
    Tally(
        Message("rokoko-tally-deputed"),
        ("worker_deputed", "hidden_worker_deputed"),
        "worker",
        "worker",
    ),
    Tally(Message("rokoko-tally-made"), ("dress_made",), "dress", "dress"),
    Tally(Message("rokoko-tally-rented"), ("dress_rented",), "dress", "dress"),
    Tally(Message("rokoko-tally-sold"), ("dress_sold",), "dress", "dress"),
    Tally(Message("rokoko-tally-expired"), ("dress_expired",), "dress", "dress"),
    Tally(Message("rokoko-tally-made"), ("dress_made",), "window", "window"),
    Tally(Message("rokoko-tally-rented"), ("dress_rented",), "space", "space"),
    Tally(Message("rokoko-tally-funded"), ("decoration_funded",), "decoration", "decoration"),
    Tally(Message("rokoko-tally-reached"), ("all_halls_reached",), "place", "all_halls"),
)

DRESSES = Message("rokoko-source-dresses")
HALLS = Message("rokoko-source-halls")
FIREWORKS = Message("rokoko-source-fireworks")
STATUES = Message("rokoko-source-statues")
DECORATIONS = Message("rokoko-source-decorations")
BONUSES = Message("rokoko-source-bonuses")
MONEY = Message("rokoko-source-money")

SOURCES: Mapping[str, Message] = {
    "RK-END-1-01": MONEY,
    "RK-END-3A-01": HALLS,
    "RK-END-3E-04": HALLS,
    "RK-END-3B-01": FIREWORKS,
    "RK-END-3E-02": FIREWORKS,
    "RK-END-3D-01": STATUES,
    "RK-END-3E-01": DRESSES,
    "RK-END-3E-03": DECORATIONS,
}
"""By the clauses of the score sheet. A dress on the terrace counts there because of its fireworks;
all that is not named comes from bonuses: those of workers, and the Queen's favour.
"""


def source_of(clause: str) -> Message:
    return SOURCES.get(clause, BONUSES)
