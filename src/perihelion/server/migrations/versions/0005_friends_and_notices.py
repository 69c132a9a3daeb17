"""Friends who are invited, browsers that are told, a letter a day, and links that say where they lead."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as batch_op:
        # Not an expression: SQLite would make the table anew, and sessions would go with the old one.
        batch_op.add_column(sa.Column("digest", sa.Boolean(), server_default="1", nullable=False))
        batch_op.add_column(sa.Column("digested", sa.Float(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("quiet", sa.String(length=64), nullable=True))
    with op.batch_alter_table("links") as batch_op:
        batch_op.add_column(sa.Column("code", sa.String(length=24), nullable=True))
        batch_op.create_index(op.f("ix_links_code"), ["code"])
    op.create_table(
        "strangers",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_strangers")),
    )
    op.create_index(op.f("ix_strangers_other"), "strangers", ["other"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_subscriptions_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token"], name=op.f("fk_subscriptions_session"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_session"), "subscriptions", ["session"])
    op.create_index(op.f("ix_subscriptions_person"), "subscriptions", ["person"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_person"), "invitations", ["person"])
    op.create_index(op.f("ix_invitations_host"), "invitations", ["host"])
