"""What ``bagatelle --version`` says."""

import bagatelle
from bagatelle.build import BUILD


def version() -> str:
    """The version, and which build of the engine runs."""
    return f"bagatelle {bagatelle.__version__} ({BUILD})"
