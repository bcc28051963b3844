"""Tables with the boxes of dresses, laid for a test.

>>> ball = made(offered("expert-4", modules="expert"))
>>> ball.play("sell").money(0)
34

One dress lies in the last window, which costs nothing. Seat 0 has two masters in hand, 20 livres,
yarn and lace, and tiles with which every dress can be paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.components import Components, shipped
from bagatelle.games.rokoko.entries import Kind
from bagatelle.games.rokoko.modules.dress_components import ModuleDress
from bagatelle.kernel.bits import members
from tests.rules.rokoko.builder import Ball, Setting, game_with
from tests.rules.rokoko.jewelry_box.builder import JewelSetting, with_ranks

ALL = "jewelry_box fancy festivity expert"
BASE = 42
"""So many dresses there are without modules."""
LAST_WINDOW = ". . . . . "
AnySetting = TypeVar("AnySetting", bound=Setting)
AnyBall = TypeVar("AnyBall", bound=Ball)
TILES = "r01 r02 r03 r04 r28 r29 r36 r38 r39 r40 r41 r42 r43 r46"


def bare(modules: str, players: int = 2) -> Setting:
    """A table with these modules where nobody has more than at the beginning."""
    return Setting(game_with(modules.split(), players))


def table(modules: str, players: int = 2, components: Components | None = None) -> Setting:
    """A table with these modules."""
    return _stocked(Setting(game_with(modules.split(), players, components)))


def jewel_table(
    modules: str = ALL, players: int = 2, components: Components | None = None
) -> JewelSetting:
    """A table with these modules, the Jewelry Box among them."""
    return _stocked(JewelSetting(game_with(modules.split(), players, components)))


def offered(
    dress: str,
    modules: str = "fancy festivity expert",
    players: int = 2,
    components: Components | None = None,
) -> Setting:
    """A dress lies in the last window."""
    return table(modules, players, components).windows(LAST_WINDOW + dress)


def offered_with_jewels(
    dress: str, offer: str = "", modules: str = ALL, components: Components | None = None
) -> JewelSetting:
    """A dress lies in the last window, these jewels on offer; seat 0 may buy them."""
    setting = jewel_table(modules, components=components).windows(LAST_WINDOW + dress)
    return setting.offer(offer).funded(0, "jeweler-1")


def _stocked(setting: AnySetting) -> AnySetting:
    setting.hand(0, "base-1 base-2").money(0, 20).yarn(0, 3).lace(0, 3).kept(0, TILES)
    return setting


def made(setting: Setting, worker: str = "base-1") -> Ball:
    """The dress of the last window is made by a main action, and paid."""
    return tailored(setting.begin(), worker)


def tailored(ball: AnyBall, worker: str = "base-1") -> AnyBall:
    return paid(ball.play(f"play {worker}", "tailor", "window 6"))


def paid(ball: AnyBall) -> AnyBall:
    """With the first tiles that are offered."""
    while ball.legal()[0].startswith("pay "):
        ball.play(ball.legal()[0])
    return ball


def full(setting: AnySetting, but: str = "", masters: bool = True) -> AnySetting:
    """Seat 1 has dresses of the base game on all guest spaces but these, or on ordinary ones."""
    board = setting.game.rules.box.board
    spaces = [
        space
        for number, space in enumerate(setting.game.ids.by_domain["space"])
        if space not in but.split() and (masters or not board.master_spaces >> number & 1)
    ]
    dresses = setting.game.ids.by_domain["dress"][BASE - len(spaces) : BASE]
    guests = zip(spaces, dresses, strict=True)
    return setting.rented(1, **{space.replace("-", "_"): dress for space, dress in guests})


def bag(ball: Ball) -> str:
    """The dresses in the bag, which nobody sees."""
    names = ball.game.ids.by_domain["dress"]
    return " ".join(names[dress] for dress in members(ball.table[state.DRESS_BAG]))


def story(ball: Ball, *kinds: str) -> list[str]:
    """What happened, of these kinds."""
    return [event.kind for event in ball.events(0) if event.kind in kinds]


# ---------------------------------------------------------------------- other boxes


def changed(box: Components | None = None, **dresses: Mapping[str, object]) -> Components:
    """The box with other dresses: ``changed(fancy_1={"thimble": False})``."""
    found = box or shipped()

    def others(some: Iterable[ModuleDress]) -> tuple[ModuleDress, ...]:
        return tuple(replace(d, **dresses.get(d.id.replace("-", "_"), {})) for d in some)

    return replace(
        found,
        fancy_dress=others(found.fancy_dress),
        festivity_dress=others(found.festivity_dress),
        expert_dress=others(found.expert_dress),
    )


def ranked(**ranks: Kind) -> Components:
    """The box with workers of these ranks: ``ranked(_2_2="journeyman")``."""
    return with_ranks({name.removeprefix("_").replace("_", "-"): r for name, r in ranks.items()})
