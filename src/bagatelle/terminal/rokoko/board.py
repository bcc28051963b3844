"""Rokoko, drawn and asked."""

from __future__ import annotations

from collections.abc import Collection

from rich.console import RenderableType
from rich.text import Text

from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.menu import Menu
from bagatelle.terminal.rokoko import modules, news, staff, things
from bagatelle.terminal.rokoko.menus import Menus, main_actions
from bagatelle.terminal.rokoko.palace import Palace


class RokokoBoard(Board):
    """The palace, and everybody who would like to be seen in it."""

    example = "fund statue-1"
    broad = True
    styles = news.STYLES
    shown_anyway = news.SHOWN_ANYWAY
    outcomes = news.OUTCOMES

    def title(self) -> str:
        edition = self.match.game.options["edition"]
        return self.say(message("terminal-rokoko-title", edition=edition))

    def state(self, viewer: int) -> Text:
        view = self._view(viewer)
        start = self.name(view.start_player).plain
        parts = [
            message("terminal-rokoko-round", round=view.round, rounds=view.rounds),
            message("terminal-rokoko-start", player=start),
            message("terminal-rokoko-supply", tiles=view.supply.tiles, dresses=view.supply.dresses),
        ]
        return Text(" · ", palette.FAINT).join(Text(self.say(words)) for words in parts)

    def table_caption(self) -> str:
        return self.say(message("terminal-rokoko-palace"))

    def belongings_caption(self, seat: int) -> str:
        return self.say(message("terminal-rokoko-belongings", player=self.name(seat).plain))

    def table(self, viewer: int, lit: Collection[str], roomy: bool) -> RenderableType:
        return Palace(self, self._view(viewer), lit).draw()

    def players(self, viewer: int, roomy: bool) -> RenderableType:
        return staff.company(self, self._view(viewer))

    def belongings(
        self, viewer: int, seat: int, lit: Collection[str], roomy: bool
    ) -> RenderableType:
        return staff.belongings(self, self._view(viewer), seat, lit)

    def hand(self, viewer: int, lit: Collection[str]) -> Text:
        """The worker in play, the dress in work, and the tile just taken."""
        view = self._view(viewer)
        parts: list[Text] = []
        if view.turn_of != viewer:
            return Text()
        if view.in_play is not None:
            parts.append(Text(self.word(view.in_play.id), palette.STRONG))
        if view.in_work is not None:
            dress = view.in_work
            parts.append(Text.assemble(things.chip(dress), " ", things.recipe(dress)))
            jewels = modules.jewelry_box(view)
            if jewels is not None and jewels.with_dress is not None:
                parts.append(modules.jewel(jewels.with_dress))
        if view.held is not None:
            parts.append(things.tile(view.held, lit))
        return Text("  ").join(parts)

    def menu(self, seat: int) -> Menu:
        return Menus(self, self._view(seat), seat).menu()

    def expected(self, seat: int) -> list[Choice]:
        view = self._view(seat)
        return [
            *(Choice(action) for action in main_actions(view)),
            *(Choice("make", (window.id,)) for window in view.windows),
        ]

    def news(self, viewer: int) -> list[Text]:
        return news.news(self, viewer)

    def guide(self) -> list[RenderableType]:
        rules = (
            Message("terminal-rokoko-guide-aim"),
            Message("terminal-rokoko-guide-hand"),
            Message("terminal-rokoko-guide-turn"),
            Message("terminal-rokoko-guide-workers"),
            Message("terminal-rokoko-guide-dress"),
            Message("terminal-rokoko-guide-end"),
            *modules.guide(self._view(0)),
        )
        signs = Text("   ").join(
            Text.assemble((sign, palette.LIT), f" {self.say(words)}")
            for sign, words in things.SIGNS
        )
        return [*(Text(self.say(rule)) for rule in rules), Text(), self._colours(), signs]

    def _colours(self) -> Text:
        """Which letter stands for which colour."""
        view = self._view(0)
        colours = {
            silk.colour: None
            for window in view.windows
            if window.dress
            for silk in window.dress.silk
        }
        return Text("   ").join(
            Text.assemble(
                (f" {things.letter(colour)} ", things.PAINT[colour]),
                f" {self.say(message('rokoko-colour', colour=colour))}",
            )
            for colour in colours
        )

    def _view(self, viewer: int) -> RokokoView:
        view = self.match.view(viewer)
        assert isinstance(view, RokokoView)
        return view
