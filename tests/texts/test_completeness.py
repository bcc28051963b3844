"""Every message that is said has a text in every language, and every text is said somewhere."""

from __future__ import annotations

import pytest

from bagatelle.cli.entry import COMMANDS
from bagatelle.games import GAMES
from bagatelle.games.banquet.components import DIRECTIONS, shipped
from bagatelle.games.banquet.ids import ids_of
from bagatelle.games.rokoko.components import shipped as rokoko_box
from bagatelle.games.rokoko.game import ROWS as BASE_ROWS
from bagatelle.games.rokoko.labels import DELUXE_BONUSES
from bagatelle.games.rokoko.modules.jewelry_box.words import CONDITIONS
from bagatelle.games.rokoko.modules.jewelry_box.words import MAKERS as JEWELRY_MAKERS
from bagatelle.games.rokoko.modules.rows import MODULE_ROWS
from bagatelle.games.rokoko.vocabulary import MAKERS
from bagatelle.kernel.chapter_game import ChapterGame
from bagatelle.kernel.message import Message
from bagatelle.texts import LANGUAGES, Catalogue, catalogue
from tests.texts import checks
from tests.texts.anatomy import args_of, entries, ids_by_file, parts
from tests.texts.uses import Use, find_uses, sources
from tests.texts.web import said_by_web, web_sources

ROWS = BASE_ROWS + MODULE_ROWS
ROWS_OF = {
    **{name: game.rows for name, game in GAMES.items() if issubclass(game, ChapterGame)},
    "rokoko": ROWS,
}
"""The games whose sentences stand in rows."""
EVENTS = {
    f"{game.info.name}-event-{kind.name.replace('_', '-')}": kind
    for game in GAMES.values()
    for kind in (ROWS.events if game.info.name == "rokoko" else game.event_kinds)
}
MODULE_DRESSES = (*rokoko_box().festivity_dress, *rokoko_box().expert_dress)
OWN_WORDS = {"dish", "course", "imposter"}
"""Domains of the Banquet whose words have more args than a name."""

TERMINAL_CHOICES = {
    "banquet": {"done"},
    "rokoko": {kind.name for kind in ROWS.moves if not kind.domain},
    "augsburg": {
        form.kind
        for form in GAMES["augsburg"].notation.forms
        if form.kind in ("buy", "reject")
        or (form.kind != "hold" and not any(word.startswith("{") for word in form.words))
    },
}
"""What the menus of the terminal call without naming a thing."""

FAMILIES: checks.Families = {
    "cli-{}-summary": frozenset(f"cli-{command}-summary" for command in COMMANDS),
    "terminal-{}-table": frozenset(f"terminal-{name}-table" for name in TERMINAL_CHOICES),
    "terminal-{}-belongings": frozenset(f"terminal-{name}-belongings" for name in TERMINAL_CHOICES),
    "terminal-{}-do-{}": frozenset(
        f"terminal-{name}-do-{kind.replace('_', '-')}"
        for name, kinds in TERMINAL_CHOICES.items()
        for kind in kinds
    ),
    "{}-title": frozenset(f"{name}-title" for name in GAMES),
    "{}-event-{}": frozenset(EVENTS),
    "{}-event-{}-hidden": frozenset(
        f"{name}-hidden" for name, kind in EVENTS.items() if kind.secret and not kind.private
    ),
    "banquet-{}": frozenset(
        f"banquet-{domain.replace('_', '-')}"
        for domain in ids_of(shipped()).by_domain.keys() - OWN_WORDS
    ),
    "banquet-demand-{}": frozenset(f"banquet-demand-{way}" for way in DIRECTIONS),
    "banquet-then-{}": frozenset(f"banquet-then-{way}" for way in DIRECTIONS),
    "banquet-progress-{}": frozenset(f"banquet-progress-{way}" for way in DIRECTIONS),
    "banquet-progress-{}-empty": frozenset(f"banquet-progress-{way}-empty" for way in DIRECTIONS),
    "{}-question-{}": frozenset(
        f"{game}-question-{kind.name}"
        for game, rows in ROWS_OF.items()
        for kind in rows.frames
        if kind.decided
    ),
    "{}-no-{}": frozenset(
        f"{game}-no-{reason.text}" for game, rows in ROWS_OF.items() for reason in rows.reasons
    ),
    "{}-hint-{}": frozenset(
        f"{game}-hint-{kind.text}"
        for game, rows in ROWS_OF.items()
        for kind in rows.hints
        if kind.text
    ),
    "rokoko-bonus-{}": frozenset(
        f"rokoko-bonus-{bonus.replace('_', '-')}"
        for bonus in (
            *(*MAKERS, "extra_dress_discount_two"),
            *(JEWELRY_MAKERS.keys() - {"prestige_per_lady_pair"}),
            "prestige_per_lady_pair_two",
            *(f"{bonus}_deluxe" for bonus in (*DELUXE_BONUSES, "extra_dress_discount_two")),
        )
    ),
    "rokoko-dress-bonus-{}": frozenset(
        f"rokoko-dress-bonus-{dress.bonus.replace('_', '-')}" for dress in MODULE_DRESSES
    ),
    "rokoko-{}": frozenset({"rokoko-jewel-space", "rokoko-trial"}),
    "rokoko-task-{}": frozenset({"rokoko-task-trade", "rokoko-task-fund"}),
    "rokoko-condition-{}": frozenset(
        f"rokoko-condition-{condition.replace('_', '-')}" for condition in CONDITIONS
    ),
    "rokoko-progress-{}": frozenset(
        f"rokoko-progress-{(condition if part == 'min' else part).replace('_', '-')}"
        for condition, parts in CONDITIONS.items()
        for part in parts
    ),
    "rokoko-du-barry-{}": frozenset({"rokoko-du-barry-tailor", "rokoko-du-barry-hire"}),
}
"""The messages whose ids are put together in the source."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def uses() -> list[Use]:
    return find_uses(sources())


def test_every_family_is_declared_and_said(uses: list[Use]) -> None:
    assert "\n".join(checks.undeclared(uses, FAMILIES)) == ""


@each_language
def test_no_message_is_missing(uses: list[Use], language: str) -> None:
    assert "\n".join(checks.missing(uses, FAMILIES, catalogue(language))) == ""


@each_language
def test_no_message_is_unused(uses: list[Use], language: str) -> None:
    spoken = catalogue(language)
    in_browser = said_by_web(web_sources(), entries(spoken))
    assert "\n".join(checks.unused(uses, FAMILIES, spoken, in_browser)) == ""


@each_language
def test_every_gap_is_filled(uses: list[Use], language: str) -> None:
    assert "\n".join(checks.unfilled(uses, FAMILIES, catalogue(language))) == ""


@each_language
def test_events_fill_the_gaps_of_their_log_lines(language: str) -> None:
    for name, kind in EVENTS.items():
        persons = {
            "who" if part == "player" else "whom" for part, domain in kind.parts if domain == "seat"
        }
        every_part = {part.replace("_", "-") for part, _ in kind.parts} | persons
        open_parts = every_part - kind.secret
        assert args_of(catalogue(language), name) <= every_part, name
        if kind.secret and not kind.private:
            assert args_of(catalogue(language), f"{name}-hidden") <= open_parts, name


@each_language
@pytest.mark.parametrize("game", ROWS_OF)
def test_rows_fill_the_gaps_of_their_sentences(game: str, language: str) -> None:
    spoken, rows = catalogue(language), ROWS_OF[game]
    for frame in rows.frames:
        if frame.decided:
            assert args_of(spoken, f"{game}-question-{frame.name}") == {*dict(frame.parts)}
    for reason in rows.reasons:
        assert args_of(spoken, f"{game}-no-{reason.text}") == {*dict(reason.parts)}
    for hint in rows.hints:
        if hint.text:
            assert args_of(spoken, f"{game}-hint-{hint.text}") <= {part for part, _ in hint.parts}


@each_language
def test_the_browser_has_words_for_choices_that_name_no_thing(language: str) -> None:
    """Without words a choice would be shown as records write it."""
    for game, said_otherwise in (("rokoko", set[str]()), ("augsburg", {"hold"})):
        ((_, words),) = parts(catalogue(language), f"{game}-choice").selectors
        kinds = {kind.name for kind in ROWS_OF[game].moves if not kind.domain}
        assert kinds - {*words} == said_otherwise, f"{language}/{game}.ftl, {game}-choice"


@each_language
def test_the_languages_have_the_same_files_with_the_same_messages(language: str) -> None:
    assert ids_by_file(catalogue(language)) == ids_by_file(catalogue("en"))


@each_language
def test_the_languages_use_the_same_gaps(language: str) -> None:
    ours, english = catalogue(language), catalogue("en")
    assert {name: args_of(ours, name) for name in entries(ours)} == {
        name: args_of(english, name) for name in entries(english)
    }


@each_language
def test_a_game_has_one_title(language: str) -> None:
    """The browser app knows the titles before it loads the texts of a game."""
    spoken = catalogue(language)
    for name in GAMES:
        assert spoken.say(Message(f"web-game-{name}")) == spoken.say(Message(f"{name}-title"))


# ---------------------------------------------------------------------- the checks themselves

SPOKEN = """
from bagatelle.kernel.message import Message, message

def greet(self, host):
    message("welcome", host=host, first_name="Anna")
    refuse("late", hour=8)
    self.remark("rain" if host else "sun")
    Message(f"toast-{host.rank}")

def refuse(why, **args):
    return Message(f"no-{why}", args)

def remark(self, name):
    return say(message(name))
"""

MESSAGE_MODULE = """
class Message: ...

def message(name, /, **args):
    return Message(name, args)
"""

TEXTS = """
welcome = Good evening, { $first-name }; { $host } awaits you.
no-late = It is past { $hour }.
rain = It rains; { cloak }
sun = The sun is out.
cloak = take a cloak.
toast-king = To the king.
"""

TOASTS = {"toast-{}": frozenset({"toast-king"})}


@pytest.fixture(scope="module")
def spoken() -> list[Use]:
    return find_uses({"house.py": SPOKEN, "kernel/message.py": MESSAGE_MODULE})


def test_the_source_tells_what_is_said(spoken: list[Use]) -> None:
    assert {(use.id, use.args) for use in spoken} == {
        ("welcome", frozenset({"host", "first_name"})),
        ("no-late", frozenset({"hour"})),
        ("rain", None),
        ("sun", None),
        ("toast-{}", frozenset()),
    }


def test_a_whole_catalogue_is_not_blamed(spoken: list[Use]) -> None:
    assert complaints(spoken, TEXTS) == []


@pytest.mark.parametrize("planted", ["no-late", "rain", "sun", "toast-king", "welcome"])
def test_a_missing_message_is_found(spoken: list[Use], planted: str) -> None:
    texts = "\n".join(line for line in TEXTS.splitlines() if not line.startswith(planted))
    assert [line for line in complaints(spoken, texts) if f"en has no '{planted}'" in line]


def test_an_unused_message_is_found(spoken: list[Use]) -> None:
    planted = f"{TEXTS}\nfarewell = Good night."
    assert complaints(spoken, planted) == ["en: nothing says 'farewell'"]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('say("farewell")', {"farewell"}),
        ("const ids = { bye: 'farewell' };", {"farewell"}),
        ("<p>The player's name: {say(`song-${name}`)}</p>", {"song-sad", "song-gay-and-long"}),
        ('say("song-sad"); // not "song-old", nor `song-gay-${name}-`', {"song-sad"}),
        ("say(`${mood}-gay-${name}`)", {"song-gay-and-long"}),
        ("`${id}-sad`, `${mood}-${name}`", set()),
        ('<p class="farewells">farewell</p>', set()),
    ],
)
def test_the_browser_app_tells_what_it_says(source: str, said: set[str]) -> None:
    known = {"farewell", "song-sad", "song-gay-and-long"}
    assert said_by_web({"pages/House.svelte": source}, known) == said
    assert said_by_web({"texts/ids.ts": source}, known) == set()


def test_what_the_browser_app_says_is_used(spoken: list[Use]) -> None:
    planted = TEXTS + "\nfarewell = Good night; { cloak }"
    texts = Catalogue("en", {"house.ftl": planted})
    assert list(checks.unused(spoken, TOASTS, texts, {"farewell"})) == []


def test_an_open_gap_is_found(spoken: list[Use]) -> None:
    planted = TEXTS.replace("$hour", "$minute")
    assert complaints(spoken, planted) == ["house.py:6: en needs $minute in 'no-late'"]


def test_an_undeclared_and_an_unsaid_family_are_found(spoken: list[Use]) -> None:
    assert list(checks.undeclared(spoken, {"song-{}": frozenset()})) == [
        "house.py:8: which messages are 'toast-{}'?",
        "nothing says 'song-{}'",
    ]


def complaints(uses: list[Use], texts: str) -> list[str]:
    planted = Catalogue("en", {"house.ftl": texts})
    return [
        *checks.undeclared(uses, TOASTS),
        *checks.missing(uses, TOASTS, planted),
        *checks.unused(uses, TOASTS, planted),
        *checks.unfilled(uses, TOASTS, planted),
    ]
