"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import hint_kinds

PRICE: Final = 1
GAIN: Final = 2
DRESS: Final = 3
REWARD: Final = 4
FUND: Final = 5
TRIMMINGS: Final = 6

MODULES: Final = 16
"""The numbers from here on are those of modules."""

HINT_KINDS = hint_kinds(
    {
        PRICE: "price #livres",
        GAIN: "gain #livres #prestige",
        DRESS: "dress dress #livres",
        REWARD: "reward reward #amount",
        FUND: "fund #livres #prestige",
        TRIMMINGS: "trimmings #yarn #lace",
    }
)
