"""A socket that is left open is noticed, whoever still holds it."""

from __future__ import annotations

import socket

import pytest

from tests.open_sockets import DESCRIPTORS, no_socket_left


def test_a_socket_that_is_closed_is_no_trouble() -> None:
    with socket.socket() as before, no_socket_left(), socket.socket():
        assert before.fileno() >= 0


@pytest.mark.skipif(not DESCRIPTORS.exists(), reason="only Linux tells which sockets are open")
def test_a_socket_that_is_left_open_is_noticed() -> None:
    left: list[socket.socket] = []
    with pytest.raises(AssertionError, match="1 sockets were left open"), no_socket_left():
        left.append(socket.socket())
    left[0].close()
