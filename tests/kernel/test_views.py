"""What is kept from one view to the next."""

from __future__ import annotations

from bagatelle.kernel.views import LastMade


def test_what_was_made_last_is_made_anew_only_for_another_source() -> None:
    last = LastMade[str]()
    assert last.of(1, lambda: "one") == "one"
    assert last.of(1, lambda: "again") == "one"
    assert last.of(2, lambda: "two") == "two"


def test_somebody_else_who_asks_meanwhile_changes_nothing() -> None:
    """The server's replays have a thread of their own, and share the game with its matches."""
    last = LastMade[str]()

    class Interrupted:
        __hash__ = None  # type: ignore[assignment]

        def __eq__(self, other: object) -> bool:
            if other is not self:
                return False
            last.of("theirs", lambda: "theirs")
            return True

    source = Interrupted()
    last.of(source, lambda: "ours")
    assert last.of(source, lambda: "ours, again") == "ours"
