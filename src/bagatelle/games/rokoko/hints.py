"""What a move can be said to do: the numbers of hints, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import HintKind, parts

PRICE: Final = 1
GAIN: Final = 2
DRESS: Final = 3
REWARD: Final = 4
FUND: Final = 5

MODULES: Final = 16
"""The numbers from here on are those of modules."""

HINT_KINDS: tuple[HintKind, ...] = (
    HintKind(PRICE, "price", parts("#livres")),
    HintKind(GAIN, "gain", parts("#livres #prestige")),
    HintKind(DRESS, "dress", parts("dress #livres")),
    HintKind(REWARD, "reward", parts("reward #amount")),
    HintKind(FUND, "fund", parts("#livres #prestige")),
)
