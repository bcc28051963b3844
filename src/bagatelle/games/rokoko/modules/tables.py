"""What the modules add to the box, as tables for people to read."""

from __future__ import annotations

from bagatelle.games.rokoko.components import Components
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.modules import dress_tables
from bagatelle.games.rokoko.modules.du_barry.tables import cards_table
from bagatelle.games.rokoko.modules.jewelry_box import tables as jewelry_tables
from bagatelle.kernel.components import ComponentTable


def tables(components: Components, labels: Labels) -> tuple[ComponentTable, ...]:
    """Module by module."""
    return (
        *jewelry_tables.tables(components, labels),
        cards_table(components.du_barry, labels),
        *dress_tables.tables(components, labels),
    )
