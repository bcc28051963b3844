"""The labels of things: an id becomes a message, in the words of one edition."""

from __future__ import annotations

from collections.abc import Mapping

from bagatelle.games.rokoko.components import Components, Edition
from bagatelle.games.rokoko.entries import COLOUR_IDS, ColourId, Dress, Worker
from bagatelle.games.rokoko.modules.dress_components import ModuleDress
from bagatelle.kernel import labels as base
from bagatelle.kernel.message import Message, message

TWO_COLOURS = 2
DELUXE = "deluxe"


class Labels(base.Labels):
    """The labels of the things of one edition."""

    def __init__(self, components: Components, edition: Edition) -> None:
        super().__init__()
        self._edition = edition
        self._colours: dict[str, str] = dict(edition.colours.items())
        self._workers = {worker.id: worker for worker in components.all_workers}
        self._dresses = {dress.id: dress for dress in components.all_dresses}
        self._tiles = {tile.id: tile for tile in components.all_tiles}
        self.lines: dict[str, Message] = {}
        """The labels of the lines of the scoring, once their rows are known."""

    def find(self, domain: str, name: str) -> Message:
        if domain == "worker":
            worker = self._workers[name.partition(".")[0]]
            bonus = self.bonus(worker)
            return message("rokoko-worker", kind=worker.kind, name=worker.id, bonus=bonus)
        if domain == "dress":
            return self._dress(self._dresses[name])
        if domain == "tile":
            return message("rokoko-tile", name=name, silk=self.silk(self._tiles[name].silk))
        if domain == "space":
            hall, _, number = name.rpartition("-")
            return message("rokoko-space", hall=hall, number=number)
        if domain == "decoration":
            return self._decoration(name)
        if domain == "line":
            return self.lines[name]
        if domain == "hall":
            return message("rokoko-hall", hall=name)
        if domain == "segment":
            return message("rokoko-segment", edition=self._edition.id, name=name)
        if domain == "shelf":
            segment, _, place = name.partition(".")
            return message("rokoko-shelf", edition=self._edition.id, name=segment, place=place)
        if domain == "hire_slot":
            return message("rokoko-hire-slot", place=name)
        if domain == "all_halls":
            return message("rokoko-all-halls", name=name)
        return message("rokoko-window", name=name)

    def crown(self, worker: Worker) -> Message:
        """The line of the scoring that a crown brings."""
        if self._edition.id == DELUXE:
            return message("rokoko-line-crown-deluxe", bonus=worker.bonus)
        return message("rokoko-line-crown", bonus=worker.bonus)

    def silk(self, silk: Mapping[ColourId, int]) -> Message:
        """The bales on a tile or a dress, up to three colours of them."""
        parts = [self._bales(colour, silk[colour]) for colour in COLOUR_IDS if silk[colour]]
        if len(parts) == 1:
            return parts[0]
        if len(parts) == TWO_COLOURS:
            return message("rokoko-bales-two", first=parts[0], second=parts[1])
        return message("rokoko-bales-three", first=parts[0], second=parts[1], third=parts[2])

    def bonus(self, worker: Worker) -> Message:
        """What a worker's bonus does, in words."""
        name = worker.bonus.replace("_", "-")
        if worker.bonus in COLOUR_BONUSES:
            return Message(f"rokoko-bonus-{name}", self._colour_figures(worker))
        figures: dict[str, str | int | Message] = {}
        for arg, value in worker.bonus_args.items():
            if isinstance(value, list):
                name = f"{name}-two" if len(value) == TWO_COLOURS else name
                for number, colour in enumerate(value, start=1):
                    figures[f"colour{number}"] = self.colour(colour)
            else:
                figures[arg.replace("_", "-")] = int(value)
        if self._edition.id == DELUXE and worker.bonus in DELUXE_BONUSES:
            name = f"{name}-deluxe"
        return Message(f"rokoko-bonus-{name}", figures)

    def dress_bonus(self, dress: Dress) -> Message | None:
        """What a dress brings beside its prestige, in words."""
        if not isinstance(dress, ModuleDress) or not dress.bonus:
            return None
        figures: dict[str, str | int | Message] = {
            arg: self.colour(value) if isinstance(value, str) else value
            for arg, value in dress.args.items()
        }
        return Message(f"rokoko-dress-bonus-{dress.bonus.replace('_', '-')}", figures)

    def colour(self, colour: str) -> Message:
        return message("rokoko-colour", colour=self._colours[colour])

    def _bales(self, colour: str, bales: int) -> Message:
        return message("rokoko-bales", bales=bales, colour=self.colour(colour))

    def _dress(self, dress: Dress) -> Message:
        wearer = dress.colour.rpartition("_")[2]
        colour = self._colours[dress.colour]
        return message("rokoko-dress", wearer=wearer, colour=colour, name=dress.id)

    def _decoration(self, name: str) -> Message:
        kind, _, which = name.partition("-")
        if kind == "musician":
            return message("rokoko-musician", hall=which)
        if kind in ("upper", "lower"):
            return message("rokoko-fountain", edition=self._edition.id, row=kind, number=which)
        return message("rokoko-decoration", kind=kind, number=which)

    def _colour_figures(self, worker: Worker) -> dict[str, str | int | Message]:
        """Two colours, each with what it pays."""
        figures: dict[str, str | int | Message] = {}
        for number, (name, value) in enumerate(worker.args.items(), start=1):
            colour = name.removeprefix("livre_").removeprefix("prestige_")
            assert not isinstance(value, list)
            figures[f"colour{number}"] = self.colour(colour)
            figures[f"amount{number}"] = int(value)
        return figures


COLOUR_BONUSES = {"livre_per_colour", "livre_and_prestige_per_colour"}
DELUXE_BONUSES = {
    "yarn_or_lace", "extra_dress_discount", "extra_fund_discount", "livre_per_decoration",
    "prestige_per_decorations", "prestige_for_silk", "crown_yarn_lace_pairs", "crown_master_spaces",
}  # fmt: skip
"""The bonuses for which the Deluxe edition has words of its own."""
