"""What a viewer may see: the shapes of a view of Augsburg 1520 (section 2.16).

Every thing that can be chosen has an ``id``, and choices name these ids (see ``moves``).
"""

from __future__ import annotations

from typing import Literal

from bagatelle.games.augsburg.components import CategoryId, IconId, NobleId, TileId
from bagatelle.kernel.message import Message
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.views import Printed

Step = Literal[
    "buy", "bid", "show", "card", "use", "victim", "compensation", "discard", "give", "over",
]  # fmt: skip
"""What is being decided, the AU-D decisions in their order; opening and round purchase are both
``buy``, the notes of a sole winner and of a showdown are both ``show``."""


class NoteView(Printed, frozen=True):
    """A promissory note, ``note:Ph13``. Jokers cannot be told apart: all are ``note:J``."""

    noble: Literal["philipp", "louise", "leo", "maria", "joker"]
    value: int
    """0 for a joker, which has none."""
    price: int


class IconView(PlainStruct, frozen=True):
    """A privilege on a card; the same privilege has the same id wherever it stands."""

    id: str
    """``icon:money500``."""
    kind: IconId
    amount: int
    """500, 6 or 7; 2 notes for ``draw``; the 300 florins of yellow; 0 for orange and violet."""
    used: bool
    """Whether the winner has used it on the card in use."""
    effect: Message
    """What it does, in words."""


class CardView(Printed, frozen=True):
    """A privilege card, ``card:P04``."""

    icons: tuple[IconView, ...]


class CardInUseView(PlainStruct, frozen=True):
    """The same card while it is being resolved."""

    id: str
    icons: tuple[IconView, ...]


class VisitView(PlainStruct, frozen=True):
    """One of the five auctions of this round, in their order."""

    id: str
    """``noble:leo``."""
    noble: NobleId
    state: Literal["past", "now", "ahead"]
    winner: int | None
    """The seat; None before the end of the auction, and when all passed."""
    number: int
    """How many notes it was won with; 0 if it was not."""
    card: CardView | None
    """The privilege card the winner took."""


class AuctionView(PlainStruct, frozen=True):
    """The auction that is going on, up to the moment the winner is known."""

    noble: NobleId
    highest: int
    """The highest number named; 0 while there is no bid."""
    leader: int | None
    """The first to have named it (AU-BID-19)."""
    opener: int


class StepView(PlainStruct, frozen=True):
    """A rung of a ladder."""

    id: str
    """``step:yellow-2``."""
    level: int
    name: Message
    income: int
    """Florins (yellow), points (orange) or notes offered (violet) a round."""
    free: int
    """Notes a round that cost nothing."""
    supply: int | None
    """Step cards left; None at level 1, which has no card."""
    seats: tuple[int, ...]
    """Who stands on this level."""


class LadderView(PlainStruct, frozen=True):
    """One of the three categories, from level 1 up."""

    id: str
    """``category:yellow``."""
    category: CategoryId
    steps: tuple[StepView, ...]


class RightView(PlainStruct, frozen=True):
    """The pile of one kind of right tiles."""

    id: str
    """``tile:church``."""
    kind: TileId
    category: CategoryId
    level: int
    """The level needed when it is taken; 1 for buildings."""
    left: tuple[int, ...]
    """The numbers on the tiles that are left, the top one first: points a round for coats and
    letters, the price of a building, 1 for Mint Master and Architect (one note, one building)."""
    owners: tuple[int, ...]


class OwnedTileView(PlainStruct, frozen=True):
    """A right tile on a sheet."""

    kind: TileId
    amount: int
    """As in ``RightView.left``."""


class IncomeView(PlainStruct, frozen=True):
    """What a player's levels and tiles will give in the next income, without regard to limits.

    The last income gives points only, the others are 0 then; all are when no income is left.
    """

    florins: int
    points: int
    offered: int
    free: int


class PlayerView(PlainStruct, frozen=True):
    """What everybody may know of a player. Hand, its size and money are not among it."""

    id: str
    """``seat:1``, as a thief names a victim."""
    seat: int
    points: int
    limit: int | None
    """25 or 45 where the track stops them; None when nothing does (AU-CAP-01 to 04)."""
    yellow: int
    orange: int
    violet: int
    tiles: tuple[OwnedTileView, ...]
    income: IncomeView
    said: Literal["nothing", "leads", "holds", "overbid", "passed"]
    """Where they stand in the auction that is going on."""
    number: int
    """The number they named or held last in it; 0 if none."""
    known: tuple[NoteView, ...]
    """Notes that all know to be in the hand: the first jokers, and what was shown (AU-INFO-08)."""
    offered: int
    """How many notes are offered to them in the purchase that is going on."""


class OfferView(PlainStruct, frozen=True):
    """A note offered to the viewer."""

    note: NoteView
    choice: Literal["open", "bought", "rejected"]
    """Notes are decided from the first to the last; the first open one is the one asked about."""


class NumberView(PlainStruct, frozen=True):
    """A number that the viewer's hand could back in the auction that is going on."""

    id: str
    """``bid:4``."""
    number: int


class OwnView(PlainStruct, frozen=True):
    """What only the viewer may know."""

    money: int
    left: int
    """Money less the price of what they have decided to buy in this purchase."""
    hand: tuple[NoteView, ...]
    """In canonical order: Philipp, Louise, Leo, Maria by rising value, then jokers."""
    valid: tuple[NoteView, ...]
    """The notes of the hand that count in the auction that is going on (AU-BID-07, AU-MAX-02)."""
    numbers: tuple[NumberView, ...]
    """From 1 to the highest number they could offer; none if they must pass (AU-BID-09)."""
    offer: tuple[OfferView, ...]
    picked: tuple[NoteView, ...]
    """What they have picked to show."""
    drawn: tuple[NoteView, ...]
    """The two notes of which they discard one."""
    rejected: tuple[NoteView, ...]
    """Notes that they know to be in the discard pile because they rejected them."""
    given: NoteView | None
    """What they give up in this lap of a shortage."""


class UseView(PlainStruct, frozen=True):
    """The privilege card that is being resolved."""

    winner: int
    card: CardInUseView
    uses: int
    """How many uses are left."""
    architect: bool
    """Whether the winner's Architect may still build on this card, if they can pay."""


class SupplyView(PlainStruct, frozen=True):
    """The note piles (AU-INFO-06, 10, 11)."""

    pile: int
    top_price: int | None
    """The price of the top note of the draw pile; None if it is empty."""
    discard: int
    discarded: tuple[NoteView, ...]
    """Notes that all know to be in the discard pile."""


class AugsburgView(PlainStruct, frozen=True):
    seat: int | None
    step: Step
    to_act: tuple[int, ...]
    round: int
    """0 during the opening purchase."""
    rounds: int
    track: tuple[str, ...]
    """The labels of the round track, from left to right."""
    pawn: int
    """The space of the round pawn."""
    opener: int
    """Who opens the next auction and draws first: at the beginning the start player."""
    visits: tuple[VisitView, ...]
    auction: AuctionView | None
    display: tuple[CardView, ...]
    """The privilege cards that lie face up."""
    aside: tuple[CardView, ...]
    """Those used or put aside since the ten were shuffled; the others lie face down."""
    use: UseView | None
    ladders: tuple[LadderView, ...]
    rights: tuple[RightView, ...]
    supply: SupplyView
    players: tuple[PlayerView, ...]
    own: OwnView | None
    """None for a spectator."""
