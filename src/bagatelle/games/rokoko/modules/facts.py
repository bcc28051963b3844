"""What is known of the modules' tables.

The facts stand in docs/rules/rokoko_expansions.md, section 6: CF-01 to CF-22, and what is known of
figures that no text states (F-01 to F-12). All findings lie in tables of the modules, so that a
pack without those tables is as sound as it was before there were modules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bagatelle.games.rokoko.modules import dress_facts
from bagatelle.games.rokoko.modules.du_barry import facts as du_barry_facts
from bagatelle.games.rokoko.modules.jewelry_box import facts as jewelry_facts
from bagatelle.kernel.findings import Findings

if TYPE_CHECKING:
    from bagatelle.games.rokoko.components import Components


def check(components: Components, shipped: Components | None, findings: Findings) -> None:
    """Notes all that is wrong with what the modules add to a box."""
    jewelry_facts.check(components, shipped, findings)
    du_barry_facts.check(components.du_barry, findings)
    dress_facts.check(components, shipped, findings)
