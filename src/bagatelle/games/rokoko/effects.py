"""The vocabulary of effects. An effect is a row of ints: what it does, then its figures.

``GAIN`` has up to two terms of four ints: what is counted, per how many, livres, prestige.
``STEPS`` says whether it pays prestige, then least staff and amount for each step, rising.
All that is called *more* is one further action of that kind (RK-BONUS-GEN-03).

The frames of an action carry the effect that grants it and the card on which it is printed: effect
0 stands for a main action. Some carry an extra number above the two.
"""

from typing import Final

from mypy_extensions import i64

ROW: Final = 10
TERMS: Final = 2
TERM: Final = 4
STEPS_OF_STAFF: Final = 4

NONE: Final = 0
"""The effect that does nothing; also that of a main action."""
MAX_EFFECTS: Final = 128

# What an effect does: the first int of its row.
NOTHING: Final = 0
GAIN: Final = 1
STEPS: Final = 2
TRIMMING: Final = 3
"""Pay [1] for one yarn or one lace."""
BLIND: Final = 4
"""Pay [1] and draw a tile unseen."""
MORE_RESOURCES: Final = 5
MORE_TAILORING: Final = 6
"""[1] the set of colours of which together [2] bales less are needed; [3] thimbles allowed; [4] the
dress must be sold, which brings [5] prestige."""
MORE_FUNDING: Final = 7
"""At [1] livres less."""
DEPUTE_FOR_BONUS: Final = 8
"""Depute anybody without pay, and use the bonus of that worker."""
DEPUTE_FOR_PAY: Final = 9
"""Depute anybody for [1], [2] or [3]: apprentice, journeyman, master."""
EXCHANGE: Final = 10
"""[2] prestige for every [1] livres paid, any number of times."""
SILK: Final = 11
"""Hand in tiles: [1] prestige for each uncommon or rare bale, [2] for every two common ones."""
MODULE_KINDS: Final = 12
KINDS: Final = 32

# What a gain, or an income, counts.
ONCE: Final = 0
OWN_DRESSES: Final = 1
OWN_DECORATIONS: Final = 2
OF_COLOUR: Final = 3
"""And the colours after it: own dresses of colour n are OF_COLOUR + n."""
TRIMMING_PAIRS: Final = 7
ON_MASTER_SPACES: Final = 8
COUPLES: Final = 9
MODULE_COUNTERS: Final = 10
COUNTERS: Final = 32

CARDS: Final = 128
"""Room for the numbers of cards in a frame: workers from 0, dresses from ``DRESS_CARD``."""
DRESS_CARD: Final = 64


def granted(effect: i64, card: i64, extra: i64 = 0) -> i64:
    """The value of a frame: the effect that grants an action, its card, and a number more."""
    return (extra * MAX_EFFECTS + effect) * CARDS + card


def effect_in(value: i64) -> i64:
    return value // CARDS % MAX_EFFECTS


def card_in(value: i64) -> i64:
    return value % CARDS


def extra_in(value: i64) -> i64:
    return value // (CARDS * MAX_EFFECTS)
