"""The Jewelry Box (sections 2.1 to 2.12 of docs/rules/rokoko_expansions.md)."""
