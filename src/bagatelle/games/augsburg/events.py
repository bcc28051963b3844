"""What Augsburg's events mean. ``happenings.py`` numbers them in the same order."""

from bagatelle.kernel.rows import EventKind, numbered


def _kind(
    name: str,
    clause: str,
    barrier: bool = False,
    secret: str = "",
    private: bool = False,
    **parts: str,
) -> EventKind:
    hidden = frozenset({secret}) if secret else frozenset()
    return EventKind(name, tuple(parts.items()), barrier, hidden, private, clause)


EVENT_KINDS = numbered(
    _kind("start_player_chosen", "AU-SETUP-10", barrier=True, player="seat"),
    _kind("round_begun", "AU-ROUND-02", round="number"),
    _kind("card_laid", "AU-ROUND-06", barrier=True, card="card"),
    _kind("card_left", "AU-ROUND-08", card="card"),
    _kind("notes_offered", "AU-INCOME-06", player="seat", notes="number"),
    _kind("note_offered", "AU-BUY-04", barrier=True, private=True, player="seat", note="note"),
    _kind(
        "free_note_drawn", "AU-INCOME-13", barrier=True, secret="note", player="seat", note="note"
    ),
    _kind("pile_renewed", "AU-INCOME-16", notes="number"),
    _kind("top_seen", "AU-INFO-06", barrier=True, florins="number"),
    _kind("note_bought", "AU-BUY-01", private=True, player="seat", note="note", florins="number"),
    _kind("note_rejected", "AU-BUY-02", private=True, player="seat", note="note"),
    _kind("purchases_made", "AU-BUY-06", barrier=True, notes="number"),
    _kind("visit_begun", "AU-BID-02", noble="noble", player="seat"),
    _kind("number_named", "AU-BID-16", player="seat", number="number"),
    _kind("number_held", "AU-BID-15", player="seat", number="number"),
    _kind("passed", "AU-BID-17", player="seat"),
    _kind("visit_in_vain", "AU-BID-22", noble="noble"),
    _kind("note_picked", "AU-REVEAL-06", private=True, player="seat", note="note"),
    _kind("note_shown", "AU-REVEAL-02", barrier=True, player="seat", note="note"),
    _kind("auction_won", "AU-REVEAL-10", player="seat", noble="noble", number="number"),
    _kind("notes_taken_back", "AU-REVEAL-12", player="seat", notes="number"),
    _kind("rival_compensated", "AU-REVEAL-13", player="seat", florins="number"),
    _kind("card_taken", "AU-PRIV-01", player="seat", card="card"),
    _kind("money_taken", "AU-PRIV-09", player="seat", florins="number"),
    _kind("points_gained", "AU-PRIV-10", player="seat", points="number", lost="number"),
    _kind("use_given_up", "AU-PRIV-06", player="seat", points="number", lost="number"),
    _kind("note_drawn", "AU-PRIV-11", barrier=True, secret="note", player="seat", note="note"),
    _kind("note_discarded", "AU-PRIV-11", barrier=True, player="seat", note="note"),
    _kind("climbed", "AU-STEP-03", player="seat", step="step"),
    _kind("step_stolen", "AU-STEAL-01", player="seat", victim="seat", step="step"),
    _kind("step_handed", "AU-STEAL-06", player="seat", victim="seat", step="step"),
    _kind("victim_paid", "AU-STEAL-04", player="seat", florins="number"),
    _kind("victim_honoured", "AU-STEAL-04", player="seat", points="number", lost="number"),
    _kind("florins_traded", "AU-RIGHT-18", player="seat", florins="number"),
    _kind("tile_taken", "AU-RIGHT-01", player="seat", tile="tile", amount="number"),
    _kind("built", "AU-BUILD-02", player="seat", tile="tile", florins="number"),
    _kind("built_by_architect", "AU-BUILD-06", player="seat", tile="tile", florins="number"),
    _kind("income_paid", "AU-INCOME-03", player="seat", florins="number"),
    _kind("prestige_gained", "AU-INCOME-04", player="seat", points="number", lost="number"),
    _kind("shortage", "AU-INCOME-17", due="number", there="number"),
    _kind("note_given", "AU-INCOME-19", private=True, player="seat", note="note"),
    _kind("notes_given", "AU-INCOME-20", notes="number"),
    _kind("game_ended", "AU-END-01", barrier=True),
)
