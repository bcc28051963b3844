"""Rokoko with all its boxes, played over the wire by somebody who goes to the jeweller's."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from tests.browser.host import Json, Table
from tests.browser.pages import GUESTS, Sight
from tests.browser.person import Person
from tests.browser.served import use_secrets

ALL_BOXES = "jewelry_box,fancy,festivity,expert"
WISHES: dict[str, tuple[str, ...]] = {
    "main": ("journeyman_trial", "master_trial", "tailor", "acquire", "fund", "favour"),
    "jewel": ("jewel",),
    "place": ("rent",),
    "bonus": ("use",),
}
"""What is liked best at a step, by the kinds of choices; else chance has its way."""
BOTH = ({"common_lady", "common_gent"}, {"uncommon_lady", "rare_gent"})
MAX_TABLES = 12
"""So many are tried until a decision comes that is rare."""
RANKS = ("apprentice", "journeyman", "master")


class Atelier(Table):
    """A tailor who buys jewels, does the tasks of the trials, and takes certain cards there."""

    cards: tuple[str, ...] = ()
    """The cards of the piles that are wished for."""
    dresses: tuple[str, ...] = ()
    """The dresses that are wished for."""

    def _decide(self, side: Json) -> Json:
        step, moves = side["view"]["step"], side["moves"]
        for wish in self._wishes(side):
            wished: list[Json] = [move for move in moves if wish(move)]
            if wished:
                return wished[self._chance.below(len(wished))]
        kinds = WISHES.get(step, ())
        liked: list[Json] = next((found for kind in kinds if (found := of_kind(moves, kind))), [])
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
        elif step == "window":
            wished = [f"dress:{dress}" for dress in self.dresses]
            windows = [
                each["id"] for each in view["windows"] if (each["dress"] or {}).get("id") in wished
            ]
            yield lambda move: move["choice"]["refs"][0] in windows
        elif step == "keep":
            asked = any(task["keep"] for task in open_tasks.values())
            yield lambda move: (move["choice"]["kind"] == "keep") == asked

    def seek(self, asked: Callable[[Json], bool]) -> Json | None:
        """Play until the creator of the table is asked for something; None if it never comes."""
        state = self.play(0)
        while not state["over"]:
            side: Json = state["sides"][0]
            if side["moves"] and asked(side):
                return side
            state = self.play(1)
        return None

    def seek_any(self, steps: Collection[str]) -> str | None:
        """The same for the first of some steps."""
        side = self.seek(lambda side: side["view"]["step"] in steps)
        return None if side is None else str(side["view"]["step"])

    def seek_trial(self) -> str:
        """The kind of the choice, when a trial can be passed."""
        side = self.seek(lambda side: any(trials(side)))
        assert side is not None, "no trial can be passed"
        return str(trials(side)[0]["choice"]["kind"])


def of_kind(moves: list[Json], kind: str) -> list[Json]:
    return [move for move in moves if move["choice"]["kind"] == kind]


def trials(side: Json) -> list[Json]:
    return [move for move in side["moves"] if move["choice"]["kind"].endswith("_trial")]


def points_at(ref: str) -> Callable[[Json], bool]:
    return lambda move: move["choice"]["refs"] == [ref]


def jewelry_table(
    address: str,
    step: str,
    who: type[Atelier] = Atelier,
    *,
    bot: str = "random",
    asked: Callable[[Json], bool] = lambda side: True,
    **plan: Any,
) -> Atelier:
    """A table of three with all boxes at which its creator is asked for this."""
    for _ in range(MAX_TABLES):
        table = who(address, seats(3, bot), game="rokoko", options={"modules": ALL_BOXES})
        for name, wish in plan.items():
            setattr(table, name, wish)
        if table.seek(lambda side: side["view"]["step"] == step and asked(side)):
            return table
        table.close()
    raise AssertionError(f"never asked for: {step}")


def seats(players: int, bot: str = "greedy") -> list[Json]:
    """Henriette, and bots on all other seats."""
    bots = [{"kind": "bot", "bot": bot, "name": name} for name in GUESTS[: players - 1]]
    return [{"kind": "me", "name": "Henriette"}, *bots]


class Collector(Atelier):
    """A tailor who wants one dress, and buys nothing but what it takes."""

    wanted = ""

    def _wishes(self, side: Json) -> Iterator[Callable[[Json], bool]]:
        view = side["view"]
        step, own = view["step"], view["own"]
        shown = {each["id"]: each["dress"] for each in view["windows"] if each["dress"]}
        dress = next(
            (each for each in shown.values() if each["id"] == f"dress:{self.wanted}"), None
        )
        colour = {"expert-2": "common_lady", "expert-5": "rare_gent"}[self.wanted]
        held = sum(silk["bales"] for silk in own["silk"] if silk["code"] == colour)
        if step in ("pick", "play"):
            ranks = {each["id"]: each["kind"] for each in (*own["hand"], *own["reserve"])}
            yield lambda move: ranks[move["choice"]["refs"][0]] != "apprentice"
        elif step == "main":
            may_buy = any(
                space["owner"] == side["seat"]
                for space in view["modules"]["jewelry_box"]["decorations"]
            )
            if dress and held >= sum(silk["bales"] for silk in dress["silk"]):
                yield lambda move: move["choice"]["kind"] == "tailor"
            if not may_buy:
                yield lambda move: move["choice"]["kind"] == "fund"
            yield lambda move: move["choice"]["kind"] == "acquire"
        elif step == "take":
            tiles = [tile for segment in view["warehouse"] for tile in segment["tiles"] if tile]
            good = [
                tile["id"] for tile in tiles if any(silk["code"] == colour for silk in tile["silk"])
            ]
            yield lambda move: move["choice"]["refs"][0] in good
        elif step == "keep":
            keeps = any(silk["code"] == colour for silk in (view["held"] or {"silk": ()})["silk"])
            yield lambda move: (move["choice"]["kind"] == "keep") == keeps
        elif step == "window":
            yield lambda move: shown[move["choice"]["refs"][0]] is dress
        elif step == "fund":
            yield lambda move: "jeweler" in move["choice"]["refs"][0]


def jewelries(person: Person, buying: Table, choosing: Table) -> Iterator[Sight]:
    """A jewel that goes with a dress, and the pile of a trial."""
    for name, table in (("jewel", buying), ("trial", choosing)):
        table.seat_link(person, 0)
        expect(person.page.locator("button.legal:visible").first).to_be_visible()
        yield Sight(f"rokoko-{name}", person)


@contextmanager
def jewelry(address: str) -> Iterator[tuple[Table, Table]]:
    """Rokoko for three with all boxes: a second jewel is offered, a card of a pile is chosen."""
    use_secrets(address, "five")
    buying = jewelry_table(address, "jewel", bot="greedy", asked=owns_one)
    choosing = jewelry_table(address, "trial_card", bot="greedy")
    yield buying, choosing
    buying.close()
    choosing.close()


def owns_one(side: Json) -> bool:
    return bool(side["view"]["modules"]["jewelry_box"]["players"][0]["jewels"])
