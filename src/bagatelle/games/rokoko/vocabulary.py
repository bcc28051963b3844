"""The words for bonuses in ``components.toml``, and the effects that they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bagatelle.games.rokoko import effects
from bagatelle.games.rokoko.effects import ROW
from bagatelle.kernel.bits import bit

Args = dict[str, int | bool | list[str]]
Maker = Callable[[Mapping[str, int], Sequence[str]], list[int]]


def per(what: int, livre: str = "", prestige: str = "") -> Maker:
    """One term: so much for every ``per`` of something."""

    def make(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
        gains = [args[livre] if livre else 0, args[prestige] if prestige else 0]
        return [effects.GAIN, what, args.get("per", 1), *gains]

    return make


def _per_colour(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
    """A term for each colour named: ``common_lady`` or ``livre_common_lady``, ``prestige_...``."""
    row = [effects.GAIN]
    for name, amount in args.items():
        currency, _, colour = name.rpartition("livre_")
        if name.startswith("prestige_"):
            currency, colour = "prestige", name.removeprefix("prestige_")
        gains = [0, amount] if currency == "prestige" else [amount, 0]
        row += [effects.OF_COLOUR + colours.index(colour), 1, *gains]
    return row


def by_staff(prestige: bool) -> Maker:
    def make(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
        row = [effects.STEPS, int(prestige)]
        for name, amount in sorted(args.items(), key=lambda step: int(step[0][1:])):
            row += [int(name[1:]), amount]
        return row

    return make


def figures(kind: int, *names: str) -> Maker:
    """The effect with some of its figures in order."""

    def make(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
        return [kind, *(args[name] for name in names)]

    return make


MAKERS: Mapping[str, Maker] = {
    "none": figures(effects.NOTHING),
    "gain_livre": per(effects.ONCE, livre="n"),
    "yarn_or_lace": figures(effects.TRIMMING, "cost"),
    "blind_resource": figures(effects.BLIND, "cost"),
    "extra_acquire": figures(effects.MORE_RESOURCES),
    "extra_dress_discount": figures(effects.MORE_TAILORING, "colours", "less", "thimble_allowed"),
    "extra_fund_discount": figures(effects.MORE_FUNDING, "less"),
    "depute_any_with_bonus": figures(effects.DEPUTE_FOR_BONUS),
    "depute_any_for_pay": figures(effects.DEPUTE_FOR_PAY, "apprentice", "journeyman", "master"),
    "livre_per_colour": _per_colour,
    "livre_and_prestige_per_colour": _per_colour,
    "livre_per_decoration": per(effects.OWN_DECORATIONS, livre="n"),
    "livre_per_dress": per(effects.OWN_DRESSES, livre="n"),
    "prestige_per_decorations": per(effects.OWN_DECORATIONS, prestige="prestige"),
    "prestige_per_dresses": per(effects.OWN_DRESSES, prestige="prestige"),
    "livre_by_staff": by_staff(prestige=False),
    "prestige_per_livre_paid": figures(effects.EXCHANGE, "per", "prestige"),
    "prestige_for_silk": figures(effects.SILK, "uncommon_or_rare", "two_common"),
    "crown_by_staff": by_staff(prestige=True),
    "crown_yarn_lace_pairs": per(effects.TRIMMING_PAIRS, prestige="prestige"),
    "crown_master_spaces": per(effects.ON_MASTER_SPACES, prestige="prestige"),
    "crown_couples": per(effects.COUPLES, prestige="prestige"),
}


def effect_row(
    bonus: str, args: Args, colours: Sequence[str], makers: Mapping[str, Maker] = MAKERS
) -> list[int]:
    """A bonus as the engine reads it; raises ValueError for one that it does not know.

    >>> effect_row("gain_livre", {"n": 2}, [])
    [1, 0, 1, 2, 0, 0, 0, 0, 0, 0]
    """
    if bonus not in makers:
        raise ValueError(f"bonus: expected one of {sorted(makers)}, found {bonus}")
    try:
        row = makers[bonus](_as_ints(args, colours), colours)
    except (KeyError, ValueError) as error:
        raise ValueError(f"{bonus}: {error} is missing or wrong in {args}") from error
    if len(row) > ROW:
        raise ValueError(f"{bonus}: too many figures")
    return row + [0] * (ROW - len(row))


def colour_set(some: Sequence[str], colours: Sequence[str]) -> int:
    """Some colours as a set.

    >>> colour_set(("lady", "rare"), ("lady", "gent", "rare"))
    5
    """
    return sum(int(bit(colours.index(colour))) for colour in some)


def _as_ints(args: Args, colours: Sequence[str]) -> dict[str, int]:
    """Figures as they are, truths as 0 or 1, colours as a set."""
    return {
        name: colour_set(value, colours) if isinstance(value, list) else int(value)
        for name, value in args.items()
    }
