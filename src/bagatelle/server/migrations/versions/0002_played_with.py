"""Matches say what they were played with, and snapshots in which layout they are written.

Older rows say neither. Their matches were played with the rules and the box that each game had in
the version before; those stand here, because a later version may have others. Their snapshots have
no layout, so nobody reads them: they are made anew from the entries.

Columns are added and nothing is rebuilt: SQLite would drop the old table for that, and with it, by
its foreign keys, every entry.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PLAYED_WITH = {
    "banquet": (1, "e1b955674cbe4f3f"),
    "rokoko": (1, "79ef202305c2e5bd"),
    "augsburg": (1, "e8408184acabb7ce"),
}
"""The version of the rules and the hash of the box, for each game of revision 0001."""

matches = sa.table(
    "matches",
    sa.column("game", sa.String),
    sa.column("rules_version", sa.Integer),
    sa.column("components_hash", sa.String),
)


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("rules_version", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column(
        "matches", sa.Column("components_hash", sa.String(64), nullable=False, server_default="")
    )
    op.add_column("matches", sa.Column("scores", sa.String(64), nullable=True))
    op.add_column("snapshots", sa.Column("layout", sa.String(64), nullable=True))
    for game, (rules_version, components_hash) in PLAYED_WITH.items():
        op.execute(
            matches.update()
            .where(matches.c.game == game)
            .values(rules_version=rules_version, components_hash=components_hash)
        )


def downgrade() -> None:
    op.drop_column("snapshots", "layout")
    for column in ("scores", "components_hash", "rules_version"):
        op.drop_column("matches", column)
