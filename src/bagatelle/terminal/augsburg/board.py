"""Augsburg 1520, drawn and asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import RenderableType
from rich.text import Text

from bagatelle.games.augsburg.view import AugsburgView
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.message import Message, message
from bagatelle.terminal.augsburg import sheets, things
from bagatelle.terminal.augsburg.city import City
from bagatelle.terminal.augsburg.menus import AugsburgMenus
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import company, legend
from bagatelle.terminal.menu import Menu


class AugsburgBoard(Board[AugsburgView]):
    """Five nobles in need of money, and those who lend it."""

    view_type = AugsburgView
    example = "bid 3"
    broad = True

    def state_parts(self, view: AugsburgView) -> Sequence[Message]:
        supply = view.supply
        return [
            message("terminal-augsburg-round", round=view.round, rounds=view.rounds),
            message("terminal-augsburg-opens", player=self.name(view.opener).plain),
            message("terminal-augsburg-pile", notes=supply.pile, florins=supply.top_price or 0),
            message("terminal-augsburg-discard", notes=supply.discard),
        ]

    def table(self, viewer: int, lit: Collection[str], roomy: bool) -> RenderableType:
        return City(self, self._view(viewer), lit, roomy).draw()

    def players(self, viewer: int, roomy: bool) -> RenderableType:
        view = self._view(viewer)
        return company(
            sheets.headings(self),
            (sheets.seated(self, view, player) for player in view.players),
            widest_name=14,
            left=range(1, 5),
        )

    def belongings(
        self, viewer: int, seat: int, lit: Collection[str], roomy: bool
    ) -> RenderableType:
        return sheets.belongings(self, self._view(viewer), seat, lit)

    def hand(self, viewer: int, lit: Collection[str]) -> Text:
        """The money and notes that the question is about."""
        view = self._view(viewer)
        own = view.own
        if own is None or viewer not in view.to_act:
            return Text()
        money = Text(f"{things.FLORINS}{own.left}")
        match view.step:
            case "buy":
                return Text.assemble(money, " ", sheets.offers(own.offer, lit))
            case "bid":
                return things.notes(own.valid, lit)
            case "show":
                return things.notes(own.picked)
            case "card" | "use":
                return money
            case "discard":
                return things.notes(own.drawn, lit)
        return Text()

    def menu(self, seat: int) -> Menu:
        return AugsburgMenus(self, self._view(seat), seat).menu()

    def expected(self, seat: int) -> list[Choice]:
        view = self._view(seat)
        match view.step:
            case "bid":
                return [Choice("hold"), Choice("bid", ("bid:1",))]
            case "use":
                return [
                    *(Choice("climb", (ladder.id,)) for ladder in view.ladders),
                    Choice("trade"),
                    *(Choice("take", (right.id,)) for right in view.rights[:4]),
                    *(Choice("build", (right.id,)) for right in view.rights[4:]),
                ]
        return []

    def guide_rules(self) -> Sequence[Message]:
        return (
            Message("terminal-augsburg-guide-aim"),
            Message("terminal-augsburg-guide-buy"),
            Message("terminal-augsburg-guide-bid"),
            Message("terminal-augsburg-guide-showdown"),
            Message("terminal-augsburg-guide-card"),
            Message("terminal-augsburg-guide-limits"),
            Message("terminal-augsburg-guide-income"),
        )

    def signs(self) -> list[RenderableType]:
        view = self._view(0)
        ladders = ((things.category(each.category), self.word(each.id)) for each in view.ladders)
        listed = [
            *((sign, self.say(words)) for sign, words in things.SIGNS),
            *((things.TILES[r.kind], self.word(r.id)) for r in view.rights),
        ]
        return [legend(ladders), legend(listed)]
