"""Whatever happens in a game of any variant can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, catalogue
from tests.texts.test_sentences import flaws
from tests.variants import Variant, variants

GAMES = 2
REFUSALS_PER_DECISION = 10


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_moment_can_be_told(variant: Variant) -> None:
    whole, pieces, lines = Sayings(), Sayings(), Sayings()
    for number in range(GAMES):
        match = Match(variant.make(), f"texts {number}", ("Anna",))
        listen(match, Dealer(f"{variant} {number}"), whole, pieces)
        for viewer in (*range(variant.players), None):
            for line in match.log_lines(viewer):
                lines.keep(line.told_to(viewer))
        if variant.players > 1:
            the_verdict_names_the_winners(match)
    for language in LANGUAGES:
        say = catalogue(language).say
        for saying in (*whole, *pieces, *lines):
            assert flaws(language, say(saying)) == [], saying
        for saying in lines:
            assert say(saying)[-1] not in ".,:;", saying
        for saying in whole:
            sentence = say(saying)
            assert sentence[-1] in ".?", saying
            assert sentence[0] == sentence[0].upper(), saying


def the_verdict_names_the_winners(match: Match) -> None:
    for language in LANGUAGES:
        say = catalogue(language).say
        sentence = say(match.score_sheet.verdict)
        for winner in map(match.seat_name, match.winners):
            assert (say(winner) if isinstance(winner, Message) else winner) in sentence


class Sayings:
    """Messages, each kept once."""

    def __init__(self) -> None:
        self._kept: dict[bytes, Message] = {}

    def __iter__(self) -> Iterator[Message]:
        return iter(self._kept.values())

    def keep(self, saying: Message | None) -> None:
        if saying is not None:
            self._kept.setdefault(msgspec.json.encode(saying), saying)


def listen(match: Match, chooser: Dealer, whole: Sayings, pieces: Sayings) -> None:
    """Play a random game; keep whole sentences, and the pieces that stand beside things."""
    game = match.game
    every_move = list(game.all_moves())
    while not match.is_over:
        seat = match.to_act[0]
        whole.keep(match.question(seat))
        moves = match.legal_moves(seat)
        for move in moves:
            pieces.keep(move.hint)
        for other in range(game.players):
            for _ in range(REFUSALS_PER_DECISION):
                choice = game.choice(every_move[chooser.below(len(every_move))])
                refusal = match.why_not(choice, other)
                whole.keep(None if refusal is None else refusal.message)
        for saying in messages_in(match.view(seat)):
            pieces.keep(saying)
        match.play(moves[chooser.below(len(moves))])
    refusal = match.why_not(game.choice(every_move[0]), 0)
    assert refusal is not None
    whole.keep(refusal.message)
    sheet = match.score_sheet
    whole.keep(sheet.verdict)
    for score in (*sheet.lines, *sheet.tie_breaks):
        pieces.keep(score.item)


def messages_in(thing: object) -> Iterator[Message]:
    """All messages in a view, however deep."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from messages_in(getattr(thing, field))
    elif isinstance(thing, tuple):
        for item in thing:
            yield from messages_in(item)


NAMES = ("Ottilie", "Quirin", "Wanda", "Yvo", "Zoe")


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_deed_is_told_with_and_without_its_doer(variant: Variant) -> None:
    """A list of players says what each of them did beside the name: a sentence begins with it."""
    match = Match(variant.make(), "deeds", NAMES[: variant.players])
    roles = {kind.name: kind.role for kind in match.game.event_kinds}
    chooser = Dealer(f"deeds {variant}")
    while not match.is_over:
        moves = match.legal_moves(match.to_act[0])
        match.play(moves[chooser.below(len(moves))])
    lines = [line for line in match.log_lines(None) if roles[line.kind] != "course"]
    for language in LANGUAGES:
        say = catalogue(language).say
        for line in lines:
            if line.seat is not None and line.seat < variant.players:
                name = match.names[line.seat]
                assert say(line.message).startswith(f"{name} "), line
                assert name not in say(line.told_to(line.seat)), line
