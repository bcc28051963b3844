"""Which build of the engine room runs: ``pure`` Python, or ``compiled`` by mypyc."""

from typing import Final

from bagatelle.kernel import rules

BUILD: Final = "pure" if rules.__file__.endswith(".py") else "compiled"
