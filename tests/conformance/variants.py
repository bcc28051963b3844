"""What the suite runs over: the tested variants of every registered game, and the test games."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bagatelle.games import make_game
from bagatelle.kernel.game import Game
from tests.games.masquerade.game import Masquerade
from tests.games.perfume.game import PerfumedRokoko
from tests.variants import Variant, variants, variants_of


class MasqueradeVariant(Variant):
    """A variant of the game that lives in the tests only."""

    def make(self) -> Game:
        return Masquerade(self.players, dict(self.options))


class PerfumedVariant(Variant):
    """Rokoko with a module that lives in the tests only."""

    def make(self) -> Game:
        return PerfumedRokoko(self.players, dict(self.options))


MASQUERADES: list[Variant] = [MasqueradeVariant(*variant) for variant in variants_of(Masquerade)]
PERFUMED: list[Variant] = [PerfumedVariant(*variant) for variant in variants_of(PerfumedRokoko)]
VARIANTS = [*variants(), *MASQUERADES, *PERFUMED]

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
each_masquerade = pytest.mark.parametrize("variant", MASQUERADES, ids=str)


def make_any(name: str, players: int, options: Mapping[str, str]) -> Game:
    """``make_game``, for a house in which the test games are registered too."""
    if name == PerfumedRokoko.info.name:
        return PerfumedRokoko(players, options)
    if name == Masquerade.info.name:
        return Masquerade(players, options)
    return make_game(name, players, options)
