"""Rokoko with all its boxes, played over the wire by somebody who goes to the jeweller's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.browser.host import Json, Table
from tests.browser.pages import GUESTS, Sight
from tests.browser.person import Person

ALL_BOXES = "jewelry_box,fancy,festivity,expert"
WISHES: dict[str, tuple[str, ...]] = {
    "main": ("journeyman_trial", "master_trial", "tailor", "acquire", "fund", "favour"),
    "jewel": ("jewel",),
    "place": ("rent",),
    "bonus": ("use",),
}
"""What is liked best at a step, by the kinds of choices; else chance has its way."""
BOTH = ({"common_lady", "common_gent"}, {"uncommon_lady", "rare_gent"})
RANKS = ("apprentice", "journeyman", "master")


class Atelier(Table):
    """A tailor who buys jewels, does the tasks of the trials, and takes certain cards there."""

    cards: tuple[str, ...] = ()
    """The cards of the piles that are wished for."""

    def _decide(self, side: Json) -> Json:
        step, moves = side["view"]["step"], side["moves"]
        for wish in self._wishes(side):
            wished = [move for move in moves if wish(move)]
            if wished:
                return wished[self._chance.below(len(wished))]
        kinds = WISHES.get(step, ())
        liked = next((found for kind in kinds if (found := of_kind(moves, kind))), [])
        return liked[self._chance.below(len(liked))] if liked else self._choose(moves)

    def _wishes(self, side: Json) -> Iterator[Callable[[Json], bool]]:
        view, box = side["view"], side["view"]["modules"]["jewelry_box"]
        seat, step = side["seat"], view["step"]
        open_tasks = {
            task["id"]: task
            for trial in box["trials"]
            if seat in trial["candidates"]
            for task in trial["tasks"]
            if seat not in task["marked"]
        }
        may_buy = any(space["owner"] == seat for space in box["decorations"])
        if step == "trial_card":
            yield from (points_at(f"worker:{card}") for card in self.cards)
        elif step in ("pick", "play"):
            workers = {each["id"]: each for each in (*view["own"]["hand"], *view["own"]["reserve"])}
            yield from (points_at(f"worker:{card}") for card in self.cards)
            for rank in RANKS:
                ranked = [each for each in workers if workers[each]["kind"] == rank]
                yield lambda move, ranked=ranked: move["choice"]["refs"][0] in ranked  # type: ignore[misc]
        elif step == "main" and not may_buy:
            yield lambda move: move["choice"]["kind"] == "fund"
        elif step == "fund":
            yield lambda move: "jeweler" in move["choice"]["refs"][0]
        elif step == "take" and {"task:J1", "task:J2"} <= open_tasks.keys():
            tiles = {
                tile["id"]: {silk["code"] for silk in tile["silk"]}
                for segment in view["warehouse"]
                for tile in segment["tiles"]
                if tile
            }
            yield lambda move: all(
                tiles.get(move["choice"]["refs"][0], set()) & group for group in BOTH
            )
        elif step == "keep":
            asked = any(task["keep"] for task in open_tasks.values())
            yield lambda move: (move["choice"]["kind"] == "keep") == asked

    def seek(self, step: str, most: int = 1_000) -> bool:
        """Play until the creator of the table is asked for this; false if it never comes."""
        state = self.play(0)
        for _ in range(most):
            if state["over"]:
                return False
            side = state["sides"][0]
            if side["moves"] and side["view"]["step"] == step:
                return True
            state = self.play(1)
        return False


def of_kind(moves: list[Json], kind: str) -> list[Json]:
    return [move for move in moves if move["choice"]["kind"] == kind]


def points_at(ref: str) -> Callable[[Json], bool]:
    return lambda move: move["choice"]["refs"] == [ref]


def seats(players: int, bot: str = "greedy") -> list[Json]:
    """Henriette, and bots on all other seats."""
    bots = [{"kind": "bot", "bot": bot, "name": name} for name in GUESTS[: players - 1]]
    return [{"kind": "me", "name": "Henriette"}, *bots]
