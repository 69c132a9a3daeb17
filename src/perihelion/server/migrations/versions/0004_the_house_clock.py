"""Clocks run while the house serves; links end, and admit for what they are."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("log") as batch_op:
        batch_op.add_column(sa.Column("clock", sa.Float(), nullable=True))
    clock = op.create_table(
        "house_clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("stands", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_house_clock")),
    )
    # It begins with the last line of any log: until today clocks were read from the wall.
    last = op.get_bind().execute(sa.text("SELECT max(at) FROM log")).scalar()
    now = time.time()
    op.bulk_insert(clock, [{"id": 1, "stands": now if last is None else min(last, now)}])

    with op.batch_alter_table("links") as batch_op:
        batch_op.add_column(sa.Column("expires", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("maker", sa.String(length=24), nullable=True))
        batch_op.add_column(sa.Column("used_by", sa.String(length=24), nullable=True))
    op.execute(sa.text("UPDATE links SET expires = created + 604800 WHERE kind = 'seat'"))
    with op.batch_alter_table("admitted") as batch_op:
        batch_op.add_column(sa.Column("link", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("sits", sa.Boolean(), server_default=sa.true(), nullable=False))
