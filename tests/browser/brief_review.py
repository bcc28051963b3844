"""How the minister reviews a match who has no time: a few playouts for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from unittest import mock

import msgspec

from bagatelle.bots import review

OUTLOOKS = 1
PLAYOUTS = 3


def take_steps(order: review.ReviewOrder, numbers: Sequence[int]) -> list[review.Step]:
    """Runs in a worker process."""
    with mock.patch.object(review, "OUTLOOKS", OUTLOOKS):
        return review.take_steps(msgspec.structs.replace(order, playouts=PLAYOUTS), numbers)
