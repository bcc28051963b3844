"""The engine room's side of a module: its own places on the table."""

from mypy_extensions import i64, mypyc_attr

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """A block of places behind those of the base game, laid and imagined by the module."""

    def __init__(self, places: int) -> None:
        self.places: i64 = places
        self.at: i64 = 0
        """Where its places begin; set when it joins the rules."""

    def lay(self, t: Table, dealer: Dealer, events: Events) -> None:
        """Set up what the module adds, at a table of the base game that is laid."""

    def deal_anew(self, t: Table, seat: i64, dealer: Dealer) -> None:
        """Change what this seat does not know to anything that looks the same to it."""
