"""The words for the new bonuses and conditions in the component file, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bagatelle.games.rokoko import effects
from bagatelle.games.rokoko.modules.jewelry_box import rows
from bagatelle.games.rokoko.vocabulary import Maker, figures, per


def _in_one_hall(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
    return [rows.HALL_KIND, args.get("per", 1), args.get("n", 0), args.get("prestige", 0)]


def _if_none(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
    """A term for each colour named: ``no_rare_gent``."""
    row = [effects.GAIN]
    for name, livres in args.items():
        row += [rows.NONE_OF + colours.index(name.removeprefix("no_")), 1, livres, 0]
    return row


def _by_small_staff(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
    """The first step holds for all smaller staffs, too (JB-BONUS-J-04b)."""
    row = [effects.STEPS, 0]
    for name, livres in sorted(args.items(), key=lambda step: int(step[0][1:])):
        row += [int(name[1:]) if len(row) > 2 else 0, livres]
    return row


def _must_sell(args: Mapping[str, int], colours: Sequence[str]) -> list[int]:
    return [effects.MORE_TAILORING, 0, 0, args["thimble_allowed"], 1, args["prestige"]]


MAKERS: Mapping[str, Maker] = {
    "reserve_card_bonus": figures(rows.ACTIVATE_KIND),
    "copy_discard_bonus": figures(rows.COPY_KIND),
    "livre_per_hall_present": per(rows.HALLS_PRESENT, livre="n"),
    "livre_by_small_staff": _by_small_staff,
    "livre_per_decorations": per(effects.OWN_DECORATIONS, livre="n"),
    "extra_dress_must_sell": _must_sell,
    "prestige_per_dresses_in_one_hall": _in_one_hall,
    "livre_per_dress_in_one_hall": _in_one_hall,
    "livre_per_jewels": per(rows.JEWELS, livre="n"),
    "prestige_per_jewels": per(rows.JEWELS, prestige="prestige"),
    "prestige_per_lady_pair": per(rows.LADY_PAIRS, prestige="prestige"),
    "livre_per_master_spaces": per(effects.ON_MASTER_SPACES, livre="n"),
    "livre_if_none": _if_none,
    "crown_jewel_sets": per(rows.JEWEL_SETS, prestige="prestige"),
    "crown_necklaces": per(rows.NECKLACES, prestige="prestige"),
    "crown_decorations": per(effects.OWN_DECORATIONS, prestige="prestige"),
    "crown_apprentices": per(rows.APPRENTICES, prestige="prestige"),
    "gain_prestige": per(effects.ONCE, prestige="prestige"),
}

CONDITIONS: Mapping[str, Mapping[str, int]] = {
    "gentlemen": {"min": rows.GENTLEMEN},
    "ladies": {"min": rows.LADIES},
    "master_spaces": {"min": effects.ON_MASTER_SPACES},
    "livre": {"min": rows.LIVRES},
    "jewels": {"min": rows.JEWELS},
    "decoration_kinds": {"min": rows.DECORATION_KINDS},
    "stock": {"resource_tiles": rows.TILES, "lace": rows.LACES, "yarn": rows.YARNS},
    "prestige": {"min": rows.PRESTIGE_NOW},
    "master_trial": {"min": rows.MASTER_TRIALS},
    "all_halls": {"min": rows.HALLS_PRESENT},
}
"""For each condition the figures that it needs, and what each of them counts."""
