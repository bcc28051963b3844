"""The figures by which a side of Rokoko is described: their numbers, and a name for each weight."""

from typing import Final

# The figures. Most come twice: as they are, and by how much of the game is left.
LEFT: Final = 0
LEFT_SQUARED: Final = 1
MONEY: Final = 2
MONEY_LEFT: Final = 3
SPARE_MONEY: Final = 4
SILK: Final = 5
"""Four colours."""
YARN: Final = 9
LACE: Final = 10
TRIMMING_PAIR: Final = 11
READY: Final = 12
"""Dresses in the windows that could be paid now."""
NEARLY: Final = 13
"""Bales that are missing for the nearest dress."""
STAFF: Final = 14
"""Three ranks, by what is left of the game."""
LEVEL: Final = 17
"""Levels of the hired, by what is left."""
HAND: Final = 18
"""Three ranks in hand."""
BONUSES: Final = 21
BONUSES_LATER: Final = 22
UPPER: Final = 23
LOWER: Final = 24
STATUE: Final = 25
FIREWORKS: Final = 26
MUSICIAN: Final = 27
PRESENT: Final = 28
EVERYWHERE: Final = 29
GUESTS: Final = 30
DECORATIONS: Final = 31
MAJORITIES: Final = 32
FIREWORKS_POINTS: Final = 33
FAVOUR: Final = 34
FIRST: Final = 35
COLOURS: Final = 36
THIN_STAFF: Final = 37
JEWELS: Final = 38
JEWELLER: Final = 39
TRIALS: Final = 40
SPECIALIST: Final = 41
STAFF_BONUSES: Final = 42
LADY: Final = 43
"""Madame du Barry, who plays by cards: so much of the game is left for her."""
LADY_SQUARED: Final = 44
READY_PRESTIGE: Final = 45
ROYAL: Final = 46
"""Dresses in the hall before the terrace, without fireworks for them."""
FIGURES: Final = 47

NAMES: Final = (
    *("left", "left squared", "money", "money left", "spare money"),
    *("silk 0", "silk 1", "silk 2", "silk 3", "yarn", "lace", "trimming pair"),
    *("ready", "nearly", "apprentices", "journeymen", "masters", "levels"),
    *("apprentices in hand", "journeymen in hand", "masters in hand"),
    *("bonuses in hand", "bonuses later", "upper", "lower", "statue", "fireworks", "musician"),
    *("present", "everywhere", "guests", "decorations", "majorities", "fireworks points"),
    *("favour", "first", "colours", "thin staff", "jewels", "jeweller", "trials", "specialist"),
    *("staff bonuses", "lady", "lady squared", "ready prestige", "royal"),
)
