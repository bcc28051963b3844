"""What Madame du Barry adds to the component file."""

from __future__ import annotations

from typing import Literal

import msgspec

from bagatelle.games.rokoko.entries import Entry


class DuBarryCard(Entry, frozen=True, kw_only=True):
    """Its action with the target, then what it says of a dress that was just made."""

    id: str
    action: Literal["acquire", "tailor", "hire", "fund", "favour"]
    drawer: int | None = None
    column: Literal["left", "center", "right"] | None = None
    n: int | None = None
    side: Literal["left", "right"] | None = msgspec.field(default=None, name="from")
    decoration: Literal["fireworks", "fountain", "musicians", "statues"] | None = None
    hall: str
    jewel: Literal["match", "fit", "none"]
