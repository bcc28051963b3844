"""How the policy weighs things against each other: numbers found in games against itself."""

from typing import Final

from bagatelle.bots.search.floats import Floats

FIRST_NOTE: Final = 0
"""What the first note is worth, in points."""
ENOUGH: Final = 1
"""Around so many notes for each fair share of a win the next one is worth a third of the first."""
CHOICE: Final = 2
"""How much of a note it is worth to be offered one more than can be paid: one can pick."""
PRIVILEGE_POINTS: Final = 3
"""The points that a privilege card of the future brings, beside what it raises."""
USE: Final = 4
"""What one of the two uses of a card is worth: a building costs it, too."""
CHANCE_TO_BUILD: Final = 5
"""How likely it is that with the next card won the way to a building is open."""
BLOCKED: Final = 6
"""How much of the points that the track will block this round is lost in the end."""
HARM: Final = 7
"""What the loss of a rival is worth, if there is no other rival."""
ACCESS: Final = 8
"""Which part of a tile's worth it is to have the level for it."""
JOKER: Final = 9
"""The worth of a joker, in common notes."""
BASE: Final = 10
"""Parts of a noble note's worth: that it counts, that it is high, that there are more of it."""
HEIGHT: Final = 11
COMPANY: Final = 12
OWN_VISIT: Final = 13
"""Which part of its worth a note has in the last round for each auction it can still be used in."""
MAXIMILIAN_VISIT: Final = 14
THRIFT: Final = 15
"""Notes that promise less for their price than so much of a common one are left alone."""
SAVING: Final = 16
"""From so many points of gain on the price of a building is put by."""
DENIAL: Final = 17
"""Which part of a card's worth it is to keep it from a single rival."""
TEMPER: Final = 18
"""How much worse than the best, as a part of what is at stake, a bid may be and still be made."""
SPREAD: Final = 19
"""How unsure the guess of a rival's valid notes is."""
WILLING: Final = 20
"""How unsure it is up to which price a rival goes, as a part of what is at stake."""
KEEN: Final = 21
"""Whoever bids has more to show than one who does not."""
REST: Final = 22
"""Which part of the second-best card's worth is to be had anyway."""
RISK: Final = 23
"""Which part of what the last step of a ladder brings will be lost by theft."""
HABITS: Final = 24

BY_PLAYERS: dict[int, tuple[float, ...]] = {
    2: (
        *(8.484, 2.153, 0.037, 4.221, 0.527, 0.182, 1.277, 0.676, 0.103),
        *(0.48, 0.991, 0.871, 0.006, 3.831, 1.207, 0.472, 6.343),
        *(0.838, 0.02, 1.873, 0.211, 1.589, 0.1, 0.05),
    ),
    3: (
        *(8.869, 2.843, 0.066, 4.707, 0.483, 0.207, 1.601, 0.796, 0.106),
        *(0.7, 0.705, 0.792, 0.007, 4.089, 1.054, 0.39, 4.296),
        *(0.665, 0.02, 1.147, 0.308, 1.218, 0.1, 0.05),
    ),
    4: (
        *(9.271, 3.754, 0.118, 5.25, 0.443, 0.236, 2.008, 0.937, 0.11),
        *(1.022, 0.502, 0.721, 0.008, 4.365, 0.92, 0.323, 2.909),
        *(0.527, 0.02, 0.703, 0.451, 0.934, 0.1, 0.05),
    ),
    5: (
        *(9.271, 3.754, 0.118, 5.25, 0.443, 0.236, 2.008, 0.937, 0.11),
        *(1.022, 0.502, 0.721, 0.008, 4.365, 0.92, 0.323, 2.909),
        *(0.527, 0.02, 0.703, 0.451, 0.934, 0.1, 0.05),
    ),
}


def habits_of(players: int) -> Floats:
    """Those for a number of players."""
    return Floats(list(BY_PLAYERS[players]))
