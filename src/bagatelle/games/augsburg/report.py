"""What the balance of many games tells of Augsburg 1520."""

from __future__ import annotations

from bagatelle.kernel.game import Tally
from bagatelle.kernel.message import Message

TALLIES = (
    Tally(Message("augsburg-tally-won"), ("auction_won",), "noble", "noble"),
    Tally(Message("augsburg-tally-in-vain"), ("visit_in_vain",), "noble", "noble"),
    Tally(Message("augsburg-tally-taken"), ("card_taken",), "card", "card"),
    Tally(Message("augsburg-tally-left"), ("card_left",), "card", "card"),
    Tally(Message("augsburg-tally-climbed"), ("climbed",), "step", "step"),
    Tally(Message("augsburg-tally-stolen"), ("step_stolen",), "step", "step"),
    Tally(Message("augsburg-tally-taken"), ("tile_taken",), "tile", "tile"),
    Tally(Message("augsburg-tally-built"), ("built",), "tile", "tile"),
    Tally(Message("augsburg-tally-by-architect"), ("built_by_architect",), "tile", "tile"),
    Tally(Message("augsburg-tally-offered"), ("note_offered",), "note", "note"),
    Tally(Message("augsburg-tally-bought"), ("note_bought",), "note", "note"),
    Tally(Message("augsburg-tally-shown"), ("note_shown",), "note", "note"),
)
