"""Every refusal: its clause, its sentence, and that there is one for whatever is not legal."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

import bagatelle
from bagatelle.games.banquet.game import Banquet
from bagatelle.kernel.dealer import Dealer
from bagatelle.texts import formatter
from tests.rules.banquet.builder import Evening, lay

RULES = Path(__file__).parents[3] / "docs" / "rules" / "banquet.md"

say = formatter("en")


def taking() -> Evening:
    return lay().imposter_used(0).begin()


def serving() -> Evening:
    return lay().noble("A1", "G7").satisfied("A4").hand("B1 G1 P1").begin()


def masked() -> Evening:
    return lay(side="masked").hand("B1 G1 P1").begin()


def clearing() -> Evening:
    """After the clearing of A2."""
    evening = lay().noble("A1", "G7").noble("A2", "B5").satisfied("A4").hand("B1 G1 P1").begin()
    return evening.play("serve B1 A6", "serve G1 A6", "serve P1 A6", "clear A2")


def over_by_end_card() -> Evening:
    return lay().packs(0, 0, 0).end_shown(1).begin().end_turn()


def over_by_sixth_noble() -> Evening:
    five = lay().satisfied("A1 A2 A3 A4 A5").noble("A6", "B12 W12")
    return five.hand("G1 Y2 Y3").begin().play("serve G1 A6")


def over_by_last_turn() -> Evening:
    cards = " ".join(f"S{number}" for number in range(1, 10))
    return lay(players=1).solo_cards_turned(cards).turn(9).begin().end_turn()


REFUSALS: list[tuple[Callable[[], Evening], str, str, str, str]] = [
    (taking, "serve B1 A1", "BQ-TURN-02", "take-first",
     "First take three dishes from the sideboard."),
    (taking, "done", "BQ-TURN-02", "take-first",
     "First take three dishes from the sideboard."),
    (taking, "clear A1", "BQ-TURN-02", "take-first",
     "First take three dishes from the sideboard."),
    (taking, "take imposter B90", "BQ-TAKE-01", "not-your-imposter",
     "This is another player’s imposter."),
    (taking, "take imposter A90", "BQ-TAKE-03", "imposter-used",
     "Your imposter has been used; it works once in a game."),
    (serving, "take row 2", "BQ-TAKE-02", "already-taken",
     "You have already taken your three dishes."),
    (serving, "done", "BQ-SERVE-01", "serve-all",
     "All three dishes must be served."),
    (serving, "clear A1", "BQ-CLEAR-11", "clear-later",
     "Nobles may be cleared only after the third dish."),
    (serving, "serve B1 B1", "BQ-SERVE-01", "not-your-noble",
     "This noble is served by another player."),
    (serving, "serve G7 A6", "BQ-SERVE-05", "already-served",
     "You have served it, and it stays where it is: drink G7."),
    (serving, "serve Y9 A6", "BQ-SERVE-01", "not-in-hand",
     "You do not hold main course Y9."),
    (serving, "serve B1 A4", "BQ-SERVE-04", "satisfied",
     "Chevalier de Vertbois (A4) is satisfied and has finished dining."),
    (masked, "serve B1 A3", "BQ-SERVE-08", "which-course",
     "Abbé Prune (A3) wishes for two courses; say which one the dish is for."),
    (clearing, "take column 1", "BQ-TAKE-02", "already-taken",
     "You have already taken your three dishes."),
    (clearing, "serve B1 A6", "BQ-SERVE-01", "all-served",
     "Your three dishes have been served."),
    (clearing, "clear B1", "BQ-CLEAR-09", "not-your-noble",
     "This noble is served by another player."),
    (clearing, "clear A4", "BQ-CLEAR-13", "satisfied",
     "Chevalier de Vertbois (A4) is satisfied and has finished dining."),
    (clearing, "clear A2", "BQ-CLEAR-09", "nothing-to-clear",
     "Madame de Sèvres (A2) has no dishes that could be cleared."),
    (over_by_end_card, "take row 1", "BQ-END-06", "over", "The banquet is over."),
    (over_by_sixth_noble, "serve Y2 A1", "BQ-END-11", "over", "The banquet is over."),
    (over_by_last_turn, "take row 1", "BQ-SOLO-08", "over", "The banquet is over."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("when", "move", "clause", "why", "sentence"),
    [
        pytest.param(*line, id=f"{line[0].__name__}: {line[1]}", marks=pytest.mark.rule(line[2]))
        for line in REFUSALS
    ],
)
def test_refusal(
    when: Callable[[], Evening], move: str, clause: str, why: str, sentence: str
) -> None:
    evening = when()
    before = evening.match.fingerprint
    refusal = evening.refusal(move)
    assert (refusal.clause, refusal.message.id) == (clause, f"banquet-no-{why}")
    assert say(refusal.message) == sentence
    with pytest.raises(bagatelle.IllegalMove) as refused:
        evening.play(move)
    assert str(refused.value) == f"{sentence} [{clause}]"
    assert evening.match.fingerprint == before


@pytest.mark.rule("BQ-TURN-01")
def test_refusal_to_another_player() -> None:
    refusal = lay().begin().refusal("take row 1", seat=1)
    assert refusal.clause == "BQ-TURN-01"
    assert say(refusal.message) == "It is another player’s turn."


def test_every_refusal_of_the_catalogue_is_reached() -> None:
    catalogue = resources.files("bagatelle.texts").joinpath("en", "banquet.ftl").read_text("utf-8")
    known = set(re.findall(r"^banquet-no-([a-z-]+)", catalogue, re.MULTILINE))
    assert {why for _, _, _, why, _ in REFUSALS} | {"not-your-turn"} == known


@pytest.mark.parametrize(("players", "side"), [(1, "masked"), (2, "unmasked"), (4, "masked")])
def test_every_move_is_legal_or_refused_with_a_clause_of_the_rules(players: int, side: str) -> None:
    clauses = set(re.findall(r"^\| (BQ-[A-Z]+-\d+) \|", RULES.read_text("utf-8"), re.MULTILINE))
    game = Banquet(players, {"side": side})
    everything = [game.choice(move) for move in game.all_moves()]
    match = bagatelle.new_match("banquet", players, 11, side=side)
    chooser = Dealer("which moves are made")
    for _ in range(12):
        for seat in range(players):
            legal = {move.choice for move in match.legal_moves(seat)}
            for choice in everything:
                refusal = match.why_not(choice, seat)
                assert (refusal is None) == (choice in legal)
                assert refusal is None or refusal.clause in clauses
        moves = match.legal_moves()
        match.play(moves[chooser.below(len(moves))])
