"""The rows of all modules together: what their numbers mean, whichever of them are in play."""

from __future__ import annotations

from bagatelle.games.rokoko.modules import dress_rows
from bagatelle.games.rokoko.modules.dress_rows import (
    EXPERT_STEP as EXPERT_STEP,
)
from bagatelle.games.rokoko.modules.dress_rows import (
    FESTIVITY_ENTERS as FESTIVITY_ENTERS,
)
from bagatelle.games.rokoko.modules.dress_rows import (
    FESTIVITY_STEP as FESTIVITY_STEP,
)
from bagatelle.games.rokoko.modules.du_barry import lady
from bagatelle.games.rokoko.modules.du_barry import rows as du_barry
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box

MODULE_NUMBERS = (jewelry_box, jeweller, dress_rows, du_barry, lady)
"""Where the numbers of modules and the names of their places on the table are written."""
MODULE_ROWS = jewelry_box.ROWS + dress_rows.FESTIVITY + dress_rows.EXPERT + du_barry.ROWS
