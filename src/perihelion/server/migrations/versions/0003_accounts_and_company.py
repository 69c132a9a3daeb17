"""Accounts and company: confirmed addresses, sessions one can tell apart, a second step, blocks and reports.

An address from before was confirmed by nobody: it waits to be. A guest with an account's name gets another.
"""

import sqlalchemy as sa
from alembic import op

from perihelion.server.names import likeness

revision = "0003"
down_revision = "0001"
branch_labels = None
depends_on = None

GIVE_WAY = """
    UPDATE people SET name = 'Nova ' || substr(id, 1, 6), likeness = '' WHERE account IS NULL
    AND likeness IN (SELECT accounts.likeness FROM people AS accounts WHERE accounts.account IS NOT NULL)
"""


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("likeness", sa.String(length=120), server_default="", nullable=False))
        people.add_column(sa.Column("totp", sa.String(length=64), nullable=True))
        people.add_column(sa.Column("totp_step", sa.Integer(), server_default="0", nullable=False))
        people.add_column(sa.Column("unconfirmed", sa.String(length=254), nullable=True))
        people.create_index(people.f("ix_people_likeness"), ["likeness"], unique=False)
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("seen", sa.Float(), server_default="0", nullable=False))
        sessions.add_column(sa.Column("device", sa.String(length=80), server_default="", nullable=False))
    _of_a_person("recovery_codes", "code")
    _of_a_person(
        "confirmations",
        "token",
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
    )
    _company()
    _carry_over()


def _of_a_person(name: str, key: str, *columns: sa.Column[object]) -> None:
    """A table of hashed secrets that go with their person."""
    op.create_table(
        name,
        sa.Column(key, sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(key, name=f"pk_{name}"),
    )
    op.create_index(f"ix_{name}_person", name, ["person"], unique=False)


def _company() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("settled", sa.Boolean(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_person", "reports", ["person"], unique=False)
    op.create_index("ix_reports_reporter", "reports", ["reporter"], unique=False)


def _carry_over() -> None:
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE people SET unconfirmed = email, email = NULL"))
    connection.execute(sa.text("UPDATE sessions SET seen = created"))
    rows = connection.execute(sa.text("SELECT id, name FROM people")).all()
    alike = [{"id": row.id, "likeness": likeness(row.name)} for row in rows]
    if alike:
        connection.execute(sa.text("UPDATE people SET likeness = :likeness WHERE id = :id"), alike)
    connection.execute(sa.text(GIVE_WAY))
