"""Entries say what the command that made them wanted, so that the same key with other contents is
refused. From here on ``key`` is made of the client's token and of its key.

Older entries keep the bare key, and say nothing: no client finds them by it any more.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("sent", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("entries", "sent")
