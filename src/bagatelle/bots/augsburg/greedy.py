"""The greedy bot of Augsburg 1520: pays in notes for a card what the card promises in points.

It looks at the best way to use each privilege card (``cards``) and weighs it against the notes that
the auction would cost (``purse``, ``auction``). Its bids are drawn from those that promise about
as much as the best, so that they tell little about its hand.
"""

from __future__ import annotations

from bagatelle.bots.augsburg.auction import Auction
from bagatelle.bots.augsburg.cards import Cards
from bagatelle.bots.augsburg.outlook import Outlook, own_sheet
from bagatelle.bots.augsburg.purse import Purse
from bagatelle.bots.bot import ThinkingBot
from bagatelle.games.augsburg import moves
from bagatelle.games.augsburg.game import Augsburg
from bagatelle.games.augsburg.view import AugsburgView, NoteView
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.perspective import Perspective


class GreedyBot(ThinkingBot):
    """Plays for the sheet that promises most points."""

    def think(self, perspective: Perspective, legal: list[int]) -> int:
        game, view = perspective.game, perspective.view
        assert isinstance(game, Augsburg)
        assert isinstance(view, AugsburgView)
        return Turn(game, view, legal).best_move(self._chooser)


class Turn:
    """Thoughts of one seat about one decision."""

    def __init__(self, game: Augsburg, view: AugsburgView, legal: list[int]) -> None:
        assert view.own is not None
        self._game = game
        self._view = view
        self._own = view.own
        self._legal = legal
        self._outlook = Outlook(game, view)
        self._sheet = own_sheet(view)
        self._purse = Purse(view, self._outlook, self._sheet)

    def best_move(self, chooser: Dealer) -> int:
        view, purse = self._view, self._purse
        match view.step:
            case "buy":
                asked = next(each.note for each in self._own.offer if each.choice == "open")
                return self._legal[0 if purse.wants(asked) else 1]
            case "bid":
                return self._auction().bid(self._legal, chooser)
            case "show":
                return self._naming("show", self._auction().to_show())
            case "card":
                return self._best_card()
            case "use":
                return self._cards().best_use(view, self._legal)
            case "victim":
                return max(self._legal, key=lambda move: self._prospects(move - moves.ROB))
            case "compensation":
                return self._compensation()
            case "discard":
                return self._naming("discard", purse.least_wanted(self._own.drawn))
            case _:
                return self._naming("give", purse.least_wanted(self._own.hand))

    def _cards(self) -> Cards:
        return Cards(self._view, self._outlook, self._sheet)

    def _auction(self) -> Auction:
        cards = self._cards()
        stake = max(map(cards.gain, self._view.display))
        return Auction(self._view, self._outlook, self._purse, stake)

    def _best_card(self) -> int:
        cards = self._cards()
        best = max(self._view.display, key=cards.gain)
        return next(m for m in self._legal if self._game.choice(m).refs == (best.id,))

    def _prospects(self, seat: int) -> int:
        """How dangerous somebody is."""
        player = self._view.players[seat]
        return player.points + self._outlook.incomes * player.income.points

    def _compensation(self) -> int:
        sheet, outlook = self._sheet, self._outlook
        florins = sheet.florins + int(outlook.amounts.theft_florins)
        paid = sheet._replace(florins=florins)
        honoured = self._cards().honoured(sheet, int(outlook.amounts.theft_points))
        better = outlook.worth(honoured) >= outlook.worth(paid)
        return moves.ACCEPT_POINT if better else moves.ACCEPT_FLORINS

    def _naming(self, kind: str, note: NoteView) -> int:
        """The legal move of a kind that names a note."""
        for move in self._legal:
            choice = self._game.choice(move)
            if choice.kind == kind and choice.refs == (note.id,):
                return move
        raise AssertionError(f"{kind} {note.id} is not legal")
