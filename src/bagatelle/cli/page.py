"""A report as one page that asks for nothing else, by day and by candlelight."""

from __future__ import annotations

from html import escape
from importlib.resources import files


def whole_page(title: str, body: str, language: str) -> str:
    """The page around what it says; ``body`` is HTML, the title is not."""
    style = files("bagatelle.cli").joinpath("report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )
