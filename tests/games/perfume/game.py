"""Rokoko with perfumes: a game of the tests."""

from __future__ import annotations

from msgspec.structs import replace

from bagatelle.games.rokoko.game import Rokoko
from tests.games.perfume.module import PerfumeModule


class PerfumedRokoko(Rokoko):
    info = replace(Rokoko.info, name="perfumed")
    tested_variants = ((2, {"edition": "deluxe"}), (4, {"edition": "deluxe"}))
    modules_in_play = (PerfumeModule,)
