"""The numbers of Festivity and Expert dresses, and a row for each."""

from typing import Final

from bagatelle.kernel.rows import Rows, event, frame_kinds, reasons

# Frames.
FESTIVITY_ENTERS: Final = 46
FESTIVITY_STEP: Final = 47
EXPERT_STEP: Final = 48
EXPERT_DEPUTE: Final = 49
FREE_JEWEL: Final = 50

# Events.
DRESSES_ADDED: Final = 77
DRESS_BONUS: Final = 78
EXPERT_FAVOUR: Final = 79
JEWEL_GAINED: Final = 80
EXPERT_BONUS: Final = 81

# Reasons.
DEPUTE_OR_SKIP: Final = 130
CHOOSE_JEWEL: Final = 131
NO_JEWEL_THERE: Final = 132

# Kinds of effects.
FAVOUR_KIND: Final = 15
"""The favour if it is free, and [1] livres in any case."""
DEPUTE_KIND: Final = 16
TILE_KIND: Final = 17
JEWEL_KIND: Final = 18
MATCH_KIND: Final = 19
"""[1] prestige if a jewel of its colour was bought with the dress."""

FESTIVITY = Rows(
    frames=frame_kinds(
        steps={FESTIVITY_ENTERS: "festivity_enters", FESTIVITY_STEP: "festivity_step"}
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
        decisions={EXPERT_DEPUTE: "expert_depute", FREE_JEWEL: "free_jewel"},
        steps={EXPERT_STEP: "expert_step"},
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
