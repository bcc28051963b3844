"""The numbers of Festivity and Expert dresses, and a row for each."""

from typing import Final

from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box
from bagatelle.kernel.rows import Rows, event, frame_kinds, reasons

FESTIVITY_ENTERS: Final = jewelry_box.FRAMES_END
FESTIVITY_STEP: Final = FESTIVITY_ENTERS + 1
EXPERT_STEP: Final = FESTIVITY_ENTERS + 2
EXPERT_DEPUTE: Final = FESTIVITY_ENTERS + 3
FREE_JEWEL: Final = FESTIVITY_ENTERS + 4
FRAMES_END: Final[int] = FESTIVITY_ENTERS + 5

DRESSES_ADDED: Final = jewelry_box.EVENTS_END
DRESS_BONUS: Final = DRESSES_ADDED + 1
EXPERT_FAVOUR: Final = DRESSES_ADDED + 2
JEWEL_GAINED: Final = DRESSES_ADDED + 3
EXPERT_BONUS: Final = DRESSES_ADDED + 4
EVENTS_END: Final[int] = DRESSES_ADDED + 5

DEPUTE_OR_SKIP: Final = 130
CHOOSE_JEWEL: Final = 131
NO_JEWEL_THERE: Final = 132

# Kinds of effects.
FAVOUR_KIND: Final = jewelry_box.KINDS_END
"""The favour if it is free, and [1] livres in any case."""
DEPUTE_KIND: Final = FAVOUR_KIND + 1
TILE_KIND: Final = FAVOUR_KIND + 2
JEWEL_KIND: Final = FAVOUR_KIND + 3
MATCH_KIND: Final = FAVOUR_KIND + 4
"""[1] prestige if a jewel of its colour was bought with the dress."""

FESTIVITY = Rows(
    frames=frame_kinds(
        decisions={},
        steps={
            FESTIVITY_ENTERS: "festivity_enters",
            FESTIVITY_STEP: "festivity_step",
        },
    ),
    events=(
        event(DRESSES_ADDED, "FE-02 festivity_dresses_added #dresses"),
        event(
            DRESS_BONUS,
            "FE-06 dress_bonus @player dress #livres #prestige",
            outcome=True,
            tone="good",
        ),
    ),
)
EXPERT = Rows(
    frames=frame_kinds(
        decisions={
            EXPERT_DEPUTE: "expert_depute",
            FREE_JEWEL: "free_jewel",
        },
        steps={
            EXPERT_STEP: "expert_step",
        },
    ),
    events=(
        event(EXPERT_FAVOUR, "EX-G1 expert_favour @player dress", tone="good"),
        event(JEWEL_GAINED, "EX-G5 jewel_gained @player jewel", outcome=True, tone="good"),
        event(
            EXPERT_BONUS,
            "EX-06 expert_bonus @player dress #livres #prestige",
            outcome=True,
            tone="good",
        ),
    ),
    reasons=reasons(
        {
            DEPUTE_OR_SKIP: "EX-G2 depute-or-skip",
            CHOOSE_JEWEL: "EX-G5 choose-jewel",
            NO_JEWEL_THERE: "EX-G5 no-jewel-there",
        }
    ),
)
