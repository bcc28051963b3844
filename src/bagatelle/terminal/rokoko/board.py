"""Rokoko, drawn and asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import RenderableType
from rich.text import Text

from bagatelle.games.rokoko.view import RokokoView
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import company, legend
from bagatelle.terminal.menu import Menu
from bagatelle.terminal.rokoko import modules, staff, things
from bagatelle.terminal.rokoko.menus import RokokoMenus
from bagatelle.terminal.rokoko.palace import Palace


class RokokoBoard(Board[RokokoView]):
    """The palace, and everybody who would like to be seen in it."""

    view_type = RokokoView
    example = "fund statue-1"
    broad = True

    def title(self) -> str:
        edition = self.match.game.options["edition"]
        return self.say(message("terminal-rokoko-title", edition=edition))

    def state_parts(self, view: RokokoView) -> Sequence[Message]:
        start = self.name(view.start_player).plain
        return [
            message("terminal-rokoko-round", round=view.round, rounds=view.rounds),
            message("terminal-rokoko-start", player=start),
            message("terminal-rokoko-supply", tiles=view.supply.tiles, dresses=view.supply.dresses),
        ]

    def table(self, viewer: int, lit: Collection[str], roomy: bool) -> RenderableType:
        return Palace(self, self._view(viewer), lit).draw()

    def players(self, viewer: int, roomy: bool) -> RenderableType:
        view = self._view(viewer)
        return company(
            staff.headings(self, view), (staff.seated(self, view, each) for each in view.players)
        )

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
        return RokokoMenus(self, self._view(seat), seat).menu()

    def expected(self, seat: int) -> list[Choice]:
        windows = self._view(seat).windows
        return [*super().expected(seat), *(Choice("make", (window.id,)) for window in windows)]

    def guide_rules(self) -> Sequence[Message]:
        return (
            Message("terminal-rokoko-guide-aim"),
            Message("terminal-rokoko-guide-hand"),
            Message("terminal-rokoko-guide-turn"),
            Message("terminal-rokoko-guide-workers"),
            Message("terminal-rokoko-guide-dress"),
            Message("terminal-rokoko-guide-end"),
            *modules.guide(self._view(0)),
        )

    def signs(self) -> list[RenderableType]:
        return [self._colours(), legend((sign, self.say(words)) for sign, words in things.SIGNS)]

    def _colours(self) -> Text:
        """Which letter stands for which colour."""
        view = self._view(0)
        colours = {
            silk.colour: None
            for window in view.windows
            if window.dress
            for silk in window.dress.silk
        }
        return legend(
            (
                Text(f" {things.letter(colour)} ", things.PAINT[colour]),
                self.say(message("rokoko-colour", colour=colour)),
            )
            for colour in colours
        )
