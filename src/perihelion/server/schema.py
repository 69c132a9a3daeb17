"""The tables of the database. Every change of them is a migration in `migrations/versions`."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("likeness", String(120), nullable=False, server_default="", index=True),  # names.likeness of it
    Column("account", String(40), unique=True),  # the name one signs in with, in its folded form
    Column("passphrase", String(200)),
    Column("totp", String(64)),  # the secret of the second step, where it is on
    Column("totp_step", Integer, nullable=False, server_default="0"),  # of the last code that was used
    Column("email", String(254)),  # confirmed by whoever reads it; no other is ever used
    Column("unconfirmed", String(254)),  # the address somebody would like to have
    Column("webhook", String(500)),
    Column("language", String(8), nullable=False, default="en"),
    Column("notices", Boolean, nullable=False, default=True),
    Column("digest", Boolean, nullable=False, server_default="1"),  # one letter a day of what waits
    Column("digested", Float, nullable=False, server_default="0"),  # when the last one was sent
    Column("quiet", String(64)),  # the word in those letters that ends them; it opens nothing else
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("device", String(80), nullable=False, server_default=""),  # in a few words
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", String(64), primary_key=True),  # hashed
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("email", String(254), nullable=False),
    Column("expires", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("other", String(24), primary_key=True, index=True),  # whom that person does not want to meet
)

strangers = Table(
    "strangers",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("other", String(24), primary_key=True, index=True),  # whom that person wants to see listed no more
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the address, hashed: one browser is one person's
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    # It ends with the session it was made in.
    Column(
        "session", String(64), ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(24), nullable=False, index=True),
    Column("person", String(24), nullable=False, index=True),  # of whom
    Column("table_id", String(16), nullable=False),
    Column("why", Text, nullable=False),
    Column("said", Text, nullable=False),  # what that person said last at the table, as JSON
    Column("settled", Boolean, nullable=False, server_default="0"),
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("owner", String(24), nullable=False, index=True),
    Column("status", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("tempo", String(10), nullable=False),
    Column("free", Integer, nullable=False),  # seats nobody has taken
    Column("moved", Float, nullable=False),
    Column("due", Float, index=True),  # when, by the house clock, the leader has to look at it
    Column("leader", String(24)),
    Column("card", Text, nullable=False),  # what lists show of it, as JSON
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("asked", Boolean, nullable=False),
    Column("since", Float, nullable=False),  # when this turn's first question was put
    Column("noticed", Float, nullable=False, server_default="0"),  # the `since` a notice was sent for
    Column("looked", Float, nullable=False, server_default="0"),  # by the house clock
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("clock", Float),  # of the house, by which players' clocks run; none in lines from before it
    Column("actor", String(24)),
    Column("command", String(64)),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "actor", "command"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("secret", String(64), primary_key=True),  # hashed
    Column("table_id", String(16), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # join, seat, watch, replay
    Column("seat", Integer),
    Column("created", Float, nullable=False),
    Column("expires", Float),  # of a link to a seat
    Column("maker", String(24)),
    Column("used_by", String(24)),  # of a link to a seat: who took it
    Column(
        "code", String(24), index=True
    ),  # stands in the address for all to see, and tells what it leads to
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),  # who may come
    Column("host", String(24), nullable=False, index=True),  # who asked them
    Column("at", Float, nullable=False),
)

admitted = Table(
    "admitted",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("link", String(64)),  # the secret that was followed, hashed
    Column("sits", Boolean, nullable=False, server_default=true()),  # or only watches
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("person", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("body", Text, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("owner", String(24), nullable=False),
    Column("body", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("until", Float, nullable=False),
)

house_clock = Table(
    "house_clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one
    Column("stands", Float, nullable=False),
)
