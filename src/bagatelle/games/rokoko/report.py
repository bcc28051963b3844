"""What the balance of many games tells of Rokoko.

What a module tells is counted where the module is in play. Deeds of players and of Madame du Barry
are counted apart.
"""

from __future__ import annotations

from bagatelle.kernel.game import Tally
from bagatelle.kernel.message import Message

TALLIES = (
    Tally(Message("rokoko-tally-hired"), ("worker_hired", "specialist_hired"), "worker", "worker"),
    Tally(Message("rokoko-tally-chosen"), ("trial_card_taken",), "worker", "worker"),
    Tally(Message("rokoko-tally-played"), ("worker_played",), "worker", "worker"),
    Tally(Message("rokoko-tally-bonus"), ("bonus_used",), "worker", "worker"),
    Tally(
        Message("rokoko-tally-deputed"),
        ("worker_deputed", "hidden_worker_deputed"),
        "worker",
        "worker",
    ),
    Tally(Message("rokoko-tally-by-du-barry"), ("du_barry_hires",), "worker", "worker"),
    Tally(Message("rokoko-tally-made"), ("dress_made",), "dress", "dress"),
    Tally(Message("rokoko-tally-rented"), ("dress_rented",), "dress", "dress"),
    Tally(Message("rokoko-tally-sold"), ("dress_sold",), "dress", "dress"),
    Tally(Message("rokoko-tally-expired"), ("dress_expired",), "dress", "dress"),
    Tally(Message("rokoko-tally-by-du-barry"), ("du_barry_makes",), "dress", "dress"),
    Tally(Message("rokoko-tally-made"), ("dress_made",), "window", "window"),
    Tally(Message("rokoko-tally-rented"), ("dress_rented",), "space", "space"),
    Tally(Message("rokoko-tally-funded"), ("decoration_funded",), "decoration", "decoration"),
    Tally(Message("rokoko-tally-by-du-barry"), ("du_barry_funds",), "decoration", "decoration"),
    Tally(Message("rokoko-tally-reached"), ("all_halls_reached",), "place", "all_halls"),
    Tally(Message("rokoko-tally-bought"), ("jewel_bought",), "jewel", "jewel"),
    Tally(Message("rokoko-tally-gained"), ("jewel_gained",), "jewel", "jewel"),
    Tally(Message("rokoko-tally-by-du-barry"), ("du_barry_jewel",), "jewel", "jewel"),
    Tally(Message("rokoko-tally-marked"), ("task_marked",), "task", "task"),
    Tally(Message("rokoko-tally-passed"), ("trial_passed",), "trial", "trial"),
    Tally(Message("rokoko-tally-by-du-barry"), ("du_barry_trial",), "trial", "trial"),
    Tally(Message("rokoko-tally-bonus"), ("dress_bonus", "expert_bonus"), "dress", "dress"),
    Tally(Message("rokoko-tally-acted"), ("du_barry_card",), "card", "du_barry"),
    Tally(Message("rokoko-tally-placed"), ("du_barry_placement",), "card", "du_barry"),
)
