"""What comes in on one connection, handed on a bit at a time: whoever sends a flood waits for it to
be read, and nobody else does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

PIECE = 4_096
"""Bytes of one connection that are looked at in one turn of the event loop."""


class Intake:
    """Between a transport and whoever reads it. What has arrived and was not looked at yet is never
    more than the loop reads at once.
    """

    def __init__(self, transport: asyncio.Transport, hand_on: Callable[[bytes], None]) -> None:
        self._transport = transport
        self._hand_on = hand_on
        self._loop = asyncio.get_running_loop()
        self._waiting = b""
        self._at = 0
        self._next: asyncio.Handle | None = None
        self._is_paused = False

    def take(self, data: bytes) -> None:
        """Something has arrived."""
        if not self._waiting and not self._is_paused and len(data) <= PIECE:
            self._hand_on(data)
            return
        self._waiting = self._waiting[self._at :] + data
        self._at = 0
        self._stop_reading()
        self._come_back()

    def pause(self) -> None:
        """Hand on nothing more for a while."""
        self._is_paused = True
        self._stop_reading()

    def resume(self) -> None:
        """Go on where we paused."""
        self._is_paused = False
        if self._waiting:
            self._come_back()
        elif not self._transport.is_closing():
            self._transport.resume_reading()

    def drop(self) -> None:
        """Nobody wants to know what is still waiting."""
        self._waiting, self._at = b"", 0
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _stop_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def _come_back(self) -> None:
        if self._next is None and not self._is_paused:
            self._next = self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._next = None
        if self._is_paused or not self._waiting:
            return
        piece = self._waiting[self._at : self._at + PIECE]
        self._at += len(piece)
        if self._at == len(self._waiting):
            self._waiting, self._at = b"", 0
        self._hand_on(piece)
        if self._waiting:
            self._come_back()
        elif not self._is_paused and not self._transport.is_closing():
            self._transport.resume_reading()
