"""Privilege cards: all ways to spend the two uses, and the one that promises most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bagatelle.bots.augsburg.outlook import HONOURS, Outlook, Sheet
from bagatelle.games.augsburg import moves
from bagatelle.games.augsburg.components import CATEGORY_IDS, ICON_IDS, TILE_IDS
from bagatelle.games.augsburg.state import CHURCH, LEVELS
from bagatelle.games.augsburg.view import AugsburgView, CardView

DRAWN = 1.15
"""The better one of two notes."""
NEVER = float("-inf")


class Moment(NamedTuple):
    """Where a player stands in the middle of a card."""

    sheet: Sheet
    icons: tuple[str, ...]
    """The privileges that are left."""
    uses: int
    architect: bool
    """Whether the Architect may still build on this card."""


class Cards:
    """What a player could make of privilege cards now."""

    def __init__(self, view: AugsburgView, outlook: Outlook, sheet: Sheet) -> None:
        self._outlook = outlook
        self._sheet = sheet
        self._levels = {
            right.kind: (CATEGORY_IDS.index(right.category), right.level) for right in view.rights
        }
        self._amounts = {
            icon.kind: icon.amount
            for card in (*view.display, *((view.use.card,) if view.use else ()))
            for icon in card.icons
        }

    def gain(self, card: CardView) -> float:
        """What a card adds to what the sheet promises without it."""
        icons = tuple(icon.kind for icon in card.icons)
        uses = int(self._outlook.amounts.uses)
        ready = "architect" in self._sheet.tiles
        begun = Moment(self._sheet, icons, uses, ready)
        return self._best(begun) - self._outlook.worth(self._sheet)

    def best_use(self, view: AugsburgView, legal: Sequence[int]) -> int:
        """The first move of the best way to go on with the card in use."""
        assert view.use is not None
        icons = tuple(icon.kind for icon in view.use.card.icons if not icon.used)
        now = Moment(self._sheet, icons, view.use.uses, view.use.architect)
        promised = {move: self._best(after) for move, after in self._ways(now)}
        promised.setdefault(moves.DONE, self._outlook.worth(self._sheet))
        return max(legal, key=lambda move: promised.get(move, NEVER))

    def _best(self, now: Moment) -> float:
        """What the sheet promises after the card."""
        most = self._outlook.worth(now.sheet) if now.uses == 0 else NEVER
        for _, after in self._ways(now):
            most = max(most, self._best(after))
        return most

    def _ways(self, now: Moment) -> Iterator[tuple[int, Moment]]:
        """All moves, and where they lead."""
        sheet, icons, uses, ready = now
        if ready:
            for kind, after in self._buildings(sheet):
                yield moves.ARCHITECT_BUILD + kind - CHURCH, Moment(after, icons, uses, False)
        if uses == 0:
            return
        for place, icon in enumerate(icons):
            if icon in icons[:place]:
                continue
            rest = icons[:place] + icons[place + 1 :]
            for move, after in self._resolved(sheet, icon):
                architect = ready or ("architect" in after.tiles - sheet.tiles)
                yield move, Moment(after, rest, uses - 1, architect)
        points = int(self._outlook.amounts.given_up_points)
        yield moves.GIVE_UP, Moment(self.honoured(sheet, points), icons, uses - 1, ready)

    def _resolved(self, sheet: Sheet, icon: str) -> Iterator[tuple[int, Sheet]]:
        """What a privilege can be used for."""
        if icon in CATEGORY_IDS:
            yield from self._raised(sheet, CATEGORY_IDS.index(icon))
            return
        move = moves.USE_ICON + ICON_IDS.index(icon)
        if icon == "draw":
            yield move, sheet._replace(notes=sheet.notes + DRAWN)
        elif icon == "money500":
            yield move, sheet._replace(florins=sheet.florins + self._amounts[icon])
        else:
            yield move, self.honoured(sheet, self._amounts[icon])

    def _raised(self, sheet: Sheet, category: int) -> Iterator[tuple[int, Sheet]]:
        level = sheet.levels[category]
        if level < LEVELS:
            yellow, orange, violet = sheet.levels
            levels = (yellow + (category == 0), orange + (category == 1), violet + (category == 2))
            stolen = self._outlook.supply[category][level] == 0
            harm = self._outlook.harm(category, level + 1) if stolen else 0.0
            raised = sheet._replace(levels=levels, harm=sheet.harm + harm)
            yield moves.CLIMB + category, raised
        if category == 0 and level > 1:
            florins = sheet.florins + int(self._outlook.amounts.trade_florins)
            yield moves.TRADE, sheet._replace(florins=florins)
        for kind, (own, least) in self._levels.items():
            number = TILE_IDS.index(kind)
            top = self._outlook.top[kind]
            if number < CHURCH and own == category and level >= least and kind not in sheet.tiles:
                honours = sheet.honours + (top or 0 if kind in HONOURS else 0)
                tiles = sheet.tiles | {kind}
                yield moves.TAKE_TILE + number, sheet._replace(tiles=tiles, honours=honours)
        if category == CATEGORY_IDS.index("violet"):
            for number, after in self._buildings(sheet):
                yield moves.BUILD + number - CHURCH, after

    def _buildings(self, sheet: Sheet) -> Iterator[tuple[int, Sheet]]:
        for kind in ("church", "cathedral"):
            price = self._outlook.top[kind]
            if kind not in sheet.tiles and price is not None and sheet.florins >= price:
                after = sheet._replace(florins=sheet.florins - price, tiles=sheet.tiles | {kind})
                yield TILE_IDS.index(kind), after

    def honoured(self, sheet: Sheet, points: int) -> Sheet:
        """More points, as far as the track allows."""
        amounts = self._outlook.amounts
        if "church" not in sheet.tiles:
            limit = int(amounts.limit_without_church)
        elif "cathedral" not in sheet.tiles:
            limit = int(amounts.limit_without_cathedral)
        else:
            return sheet._replace(points=sheet.points + points)
        return sheet._replace(points=min(limit, sheet.points + points))
