"""The King's Banquet, drawn and asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import RenderableType
from rich.text import Text

from bagatelle.games.banquet.game import Banquet
from bagatelle.games.banquet.view import BanquetView, PlayerView
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.message import Message, message
from bagatelle.terminal import palette
from bagatelle.terminal.banquet import dishes, menus, news, nobles
from bagatelle.terminal.board import Board
from bagatelle.terminal.drawing import Seated, company
from bagatelle.terminal.menu import Menu

LONG_HEADINGS = (
    Message("terminal-banquet-points"),
    Message("terminal-banquet-satisfied"),
    Message("terminal-banquet-dishes"),
    Message("terminal-banquet-imposter-heading"),
)
SHORT_HEADINGS = (
    Message("terminal-banquet-points-short"),
    Message("terminal-banquet-satisfied-short"),
    Message("terminal-banquet-dishes-short"),
    Message("terminal-banquet-imposter-short"),
)


class BanquetBoard(Board[BanquetView]):
    """The sideboard, the nobles, and the company."""

    view_type = BanquetView
    example = "take row 1"

    def title(self) -> str:
        side = self.match.game.options["side"]
        return self.say(message("terminal-banquet-title", side=side))

    def state_parts(self, view: BanquetView) -> Sequence[Message]:
        pile = view.pile
        parts = [message("terminal-banquet-pile", dishes=pile.dishes)]
        if view.solo is not None:
            turns = view.solo.turns
            parts.insert(0, message("terminal-banquet-solo-turn", turn=view.turn, turns=turns))
        else:
            parts.insert(0, message("terminal-banquet-turn", turn=view.turn))
        if pile.end_pack is not None and view.step != "over":
            least = sum(pile.packs[: pile.end_pack])
            most = least + pile.packs[pile.end_pack]
            shown = pile.end_shown
            parts.append(message("terminal-banquet-end-card", shown=shown, least=least, most=most))
        return parts

    def table(self, viewer: int, lit: Collection[str], roomy: bool) -> RenderableType:
        draw = dishes.large_sideboard if roomy else dishes.small_sideboard
        return draw(self._view(viewer), lit, self.say)

    def players(self, viewer: int, roomy: bool) -> RenderableType:
        view = self._view(viewer)
        headings = LONG_HEADINGS if roomy else SHORT_HEADINGS
        return company(
            [self.say(words) for words in headings],
            (self._player(view, player, roomy) for player in view.players),
            widest_name=20 if roomy else 10,
            gap=2 if roomy else 1,
        )

    def belongings(
        self, viewer: int, seat: int, lit: Collection[str], roomy: bool
    ) -> RenderableType:
        draw = nobles.Cards if roomy else nobles.rows_of_nobles
        return draw(self._view(viewer).players[seat], lit, self.say)

    def hand(self, viewer: int, lit: Collection[str]) -> Text:
        return dishes.chips(self._view(viewer).tray, lit)

    def menu(self, seat: int) -> Menu:
        return menus.BanquetMenus(self, self._view(seat), seat).menu()

    def expected(self, seat: int) -> list[Choice]:
        view = self._view(seat)
        own = view.players[seat]
        on_offer = [cell.dish.id for cell in view.sideboard if cell.dish is not None]
        dish = view.tray[0].id if view.tray else on_offer[0]
        places = [(noble.courses[0].id if noble.courses else noble.id) for noble in own.nobles]
        return [
            Choice("take", (view.rows[0].id,)),
            Choice("take", (own.imposter.positions[0].id,)),
            *(Choice("serve", (dish, place)) for place in places),
            *(Choice("clear", (noble.id,)) for noble in own.nobles),
            Choice("done"),
        ]

    def news(self, viewer: int) -> list[Text]:
        return news.news(self, viewer)

    def guide_rules(self) -> Sequence[Message]:
        return (
            Message("terminal-banquet-guide-aim"),
            Message("terminal-banquet-guide-take"),
            Message("terminal-banquet-guide-serve"),
            Message("terminal-banquet-guide-judge"),
            Message("terminal-banquet-guide-clear"),
            Message("terminal-banquet-guide-end"),
        )

    def signs(self) -> list[RenderableType]:
        return [self._dishes(), menus.signs(self.say)]

    # ------------------------------------------------------------------ helpers

    def _player(self, view: BanquetView, player: PlayerView, roomy: bool) -> Seated:
        satisfied = sum(noble.satisfied for noble in player.nobles)
        imposter = message(
            "terminal-banquet-imposter-state", used="yes" if player.imposter.used else "no"
        )
        cells: list[str | Text] = [
            Text(str(player.points), palette.HEADING),
            f"{satisfied}/{len(player.nobles)}",
            str(player.dishes),
            self.say(imposter) if roomy else "–" if player.imposter.used else "✓",
        ]
        return Seated(player.seat, self.name(player.seat), player.seat in view.to_act, cells)

    def _dishes(self) -> Text:
        """Which letter stands for which dishes."""
        game = self.match.game
        assert isinstance(game, Banquet)
        legend = Text()
        for kind in game.components.types:
            word = self.say(message("terminal-banquet-type", type=kind.id))
            colour = self.say(message("banquet-colour", colour=kind.colour))
            legend.append(f" {kind.letter} ", dishes.PAINT[kind.letter])
            legend.append(f"\N{NO-BREAK SPACE}{colour},\N{NO-BREAK SPACE}{word}   ")
        return legend
