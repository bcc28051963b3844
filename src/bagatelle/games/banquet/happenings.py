"""The numbers of the Banquet's events; ``events.py`` says what each of them means."""

from typing import Final

FIRST_PLAYER_DRAWN: Final = 0
DISH_LAID: Final = 1
TURN_BEGUN: Final = 2
ROW_TAKEN: Final = 3
COLUMN_TAKEN: Final = 4
IMPOSTER_USED: Final = 5
DISH_SERVED: Final = 6
COURSE_SERVED: Final = 7
NOBLE_SATISFIED: Final = 8
NOBLE_CLEARED: Final = 9
NOBLE_CLEARED_BY_CHOICE: Final = 10
END_CARD_SHOWN: Final = 11
PILE_REBUILT: Final = 12
SOLO_CARD_TURNED: Final = 13
GAME_ENDED: Final = 14
