"""Writes the golden playthroughs anew: only on purpose, by ``make golden``."""

from tests.playthroughs.golden import path_of, playthrough
from tests.variants import variants

if __name__ == "__main__":
    for variant in variants():
        path_of(variant).write_text(playthrough(variant), encoding="utf-8")
        print(f"written: {path_of(variant).name}")
