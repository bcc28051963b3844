"""Messages without a catalogue, and the sentences of errors."""

from __future__ import annotations

import pytest

import bagatelle
from bagatelle.kernel.errors import BagatelleError, IllegalMove, RecordError
from bagatelle.kernel.message import Message, message, plain


def test_plain_says_messages_inside_messages() -> None:
    inner = message("dish", value=7)
    assert plain(Message("quiet")) == "quiet()"
    assert (
        plain(message("served", dish=inner, noble="A1")) == "served(dish=dish(value=7), noble=A1)"
    )


def test_a_gap_may_be_called_name() -> None:
    assert message("seat", name="Ada") == Message("seat", {"name": "Ada"})


def test_the_library_speaks_english() -> None:
    """The package puts its voice into the kernel, which has none but ``plain``."""
    error = IllegalMove("BQ-TAKE-03", Message("player", {"number": 2}))
    assert str(error) == "Player 2 [BQ-TAKE-03]"
    assert bagatelle.BagatelleError is BagatelleError


def test_the_kernel_alone_speaks_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BagatelleError, "format_message", staticmethod(plain))
    error = RecordError(3, 7, Message("record-after-scores"))
    assert str(error) == "record-error(line=3, column=7, reason=record-after-scores())"
    assert (error.line, error.column) == (3, 7)
