"""What the balance of many games tells of Rokoko."""

from __future__ import annotations

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
