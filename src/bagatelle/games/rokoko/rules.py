"""Rokoko's rules for one box: which chapter answers which frame."""

from mypy_extensions import i64

from bagatelle.games.rokoko import (
    acquire,
    bargains,
    bonuses,
    counters,
    depute,
    determinize,
    effects,
    extra_actions,
    favour,
    frames,
    fund,
    gains,
    halls,
    hands,
    hire,
    income,
    moves,
    party,
    preparation,
    scoring,
    setup,
    tailor,
    turn,
)
from bagatelle.games.rokoko.actions import MainAction
from bagatelle.games.rokoko.box import Box, EffectKind
from bagatelle.games.rokoko.extension import Extension
from bagatelle.games.rokoko.party import MONEY
from bagatelle.games.rokoko.scoring import Scorer
from bagatelle.games.rokoko.state import EVERY_RANK, FROM_JOURNEYMAN, MASTERS_ONLY, NONE, TURN_OF
from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import (
    GAME_IS_OVER,
    HAS_DECIDED,
    NOT_TO_ACT,
    Chapter,
    ChapterRules,
    move_buffer,
)
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.events import Events
from bagatelle.kernel.rows import reasons
from bagatelle.kernel.table import Table


class RokokoRules(ChapterRules):
    """The base game; ``join`` lets a module put its own to it.

    The start player may be settled before the game (RK-SETUP-17).
    """

    def __init__(self, box: Box, start_player: int) -> None:
        super().__init__(box.players, frames.KINDS)
        self.parties = box.parties
        self.box: Box = box
        self.start_player: i64 = start_player
        self.size: i64 = party.end(box.parties)
        """How many ints the table has."""
        self.extensions: list[Extension] = []
        self.ties_go_to: i64 = NONE
        """The party that wins all ties, if there is one."""
        box.one_each = Table(fund.base_one_each(box.board))
        for number, counter in counters.base_counters(box).items():
            box.counters[number] = counter
        for number, kind in base_effect_kinds(box).items():
            box.effect_kinds[number] = kind
        self.actions: list[MainAction] = base_actions(box)
        self.scorers: list[Scorer] = scoring.base_scorers(box)
        for number, chapter in base_chapters(box, self.actions, self.scorers).items():
            self.chapters[number] = chapter

    def join(self, extension: Extension) -> None:
        """A module joins the game: its places stand behind all others."""
        extension.at = self.size
        self.size += extension.places
        self.extensions.append(extension)

    def score_before(self, line: i64, scorer: Scorer) -> None:
        """A further line of the scoring, before another one."""
        for place in range(len(self.scorers)):
            if self.scorers[place].line == line:
                self.scorers.insert(place, scorer)
                return
        raise ValueError(f"there is no line {line}")

    def create_table(self, dealer: Dealer, events: Events) -> Table:
        t = setup.lay_table(self.box, self.size, self.start_player, dealer, events)
        for extension in self.extensions:
            extension.lay(t, dealer, events)
        return t

    def imagine(self, t: Table, seat: i64, dealer: Dealer) -> Table:
        """Deal the hidden things anew until the table could have come about.

        Whoever has said that they make a dress holds tiles that pay it: tables without them are
        thrown away, so all others stay equally likely. After the end nothing is hidden.
        """
        moves = move_buffer()
        while True:
            other = t[:]
            if agenda.is_empty(t):
                return other
            determinize.deal_anew(self.box, other, seat, dealer)
            for extension in self.extensions:
                extension.deal_anew(other, seat, dealer)
            actor = other[TURN_OF]
            if actor == NONE or actor == seat or not agenda.waits(other):
                return other
            if self.legal_into(other, actor, moves) > 0:
                return other

    def score(self, t: Table, party: i64) -> i64:
        return scoring.points_of(self.scorers, t, party)

    def is_ahead(self, t: Table, who: i64, other: i64) -> bool:
        """Most prestige, then most livres left (RK-END-WIN-01 and 02)."""
        points, other_points = self.score(t, who), self.score(t, other)
        if points != other_points:
            return points > other_points
        if self.ties_go_to != NONE:
            return who == self.ties_go_to and who != other
        return t[party.at(who) + MONEY] > t[party.at(other) + MONEY]


def base_chapters(box: Box, actions: list[MainAction], scorers: list[Scorer]) -> dict[int, Chapter]:
    """Each frame of the base game with its chapter."""
    return {
        frames.PICK: hands.Pick(box),
        frames.PLAY: turn.Play(box),
        frames.MAIN: turn.ChooseAction(box, actions),
        frames.TAKE: acquire.Take(box),
        frames.KEEP: acquire.Keep(box),
        frames.WINDOW: tailor.ChooseWindow(box),
        frames.PAY: tailor.Pay(box),
        frames.PLACE: tailor.Place(box),
        frames.HIRE: hire.HireWorker(box),
        frames.FUND: fund.FundSpace(box),
        frames.BONUS: bonuses.UseBonus(box, actions),
        frames.TRIMMING: bargains.TakeTrimming(box),
        frames.DEPUTE: depute.DeputeWorker(box),
        frames.EXCHANGE: bargains.ExchangeAgain(box),
        frames.GIVE: bargains.GiveTile(box),
        frames.ROUND_STEP: preparation.BeginRound(box),
        frames.HANDS_STEP: hands.BeginHands(box),
        frames.TURN_STEP: turn.NextTurn(box),
        frames.BONUS_STEP: bonuses.BeginBonus(box),
        frames.END_TURN_STEP: turn.EndTurn(box),
        frames.HALLS_STEP: halls.CheckHalls(box),
        frames.INCOME_STEP: income.Income(box),
        frames.SCORING_STEP: scoring.ScoreGame(box, scorers),
        frames.RENT_OR_SELL_STEP: tailor.RentOrSell(box),
        frames.REWARD_STEP: tailor.Reward(box),
        frames.ROUND_ENDS_STEP: income.RoundEnds(box),
    }


def base_actions(box: Box) -> list[MainAction]:
    """The main actions in the order in which they are offered, and who may take them."""
    return [
        favour.ClaimFavour(box, moves.CLAIM_FAVOUR, FROM_JOURNEYMAN),
        acquire.Acquire(box, moves.ACQUIRE, EVERY_RANK),
        tailor.Tailor(box, moves.TAILOR, FROM_JOURNEYMAN),
        hire.Hire(box, moves.HIRE, MASTERS_ONLY),
        depute.DeputePlayed(box, moves.DEPUTE, EVERY_RANK),
        fund.Fund(box, moves.FUND, EVERY_RANK),
    ]


def base_effect_kinds(box: Box) -> dict[int, EffectKind]:
    """What each word of the vocabulary does (``effects``)."""
    return {
        effects.NOTHING: EffectKind(),
        effects.GAIN: gains.Gain(box),
        effects.STEPS: gains.Steps(box),
        effects.TRIMMING: bargains.Trimming(box),
        effects.BLIND: extra_actions.DrawBlind(box),
        effects.MORE_RESOURCES: extra_actions.MoreResources(box),
        effects.MORE_TAILORING: extra_actions.MoreTailoring(box),
        effects.MORE_FUNDING: extra_actions.MoreFunding(box),
        effects.DEPUTE_FOR_BONUS: extra_actions.DeputeAnybody(box),
        effects.DEPUTE_FOR_PAY: extra_actions.DeputeAnybody(box),
        effects.EXCHANGE: bargains.Exchange(box),
        effects.SILK: bargains.Silk(),
    }


REASONS = reasons(
    {
        GAME_IS_OVER: "RK-GEN-04 over",
        NOT_TO_ACT: "RK-P3-01 not-your-turn",
        HAS_DECIDED: "RK-P2-02 hand-is-full",
    },
    hands.REASONS,
    turn.REASONS,
    favour.REASONS,
    acquire.REASONS,
    tailor.REASONS,
    hire.REASONS,
    depute.REASONS,
    fund.REASONS,
    bonuses.REASONS,
    bargains.REASONS,
)
