"""A report as one page that asks for nothing else, by day and by candlelight."""

from __future__ import annotations

from html import escape
from importlib.resources import files


def whole_page(title: str, body: str, language: str) -> str:
    """The page around what it says; ``body`` is HTML, the title is not."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style()}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def picture(drawing: str) -> str:
    """A drawing (``drawing``) as a file of its own."""
    head, inside = drawing.split(">", 1)
    paper = '<rect width="100%" height="100%" style="fill: var(--panel)"/>'
    return (
        f'{head} xmlns="http://www.w3.org/2000/svg">\n<style>\n{style()}</style>\n{paper}{inside}\n'
    )


def style() -> str:
    """The style of pages and pictures."""
    return files("bagatelle.cli").joinpath("report.css").read_text(encoding="utf-8")
