"""What Galaxy Trucker declares of itself."""

from perihelion.engine.options import FIRST, Option
from perihelion.engine.ruleset import GameInfo

CLASSES = ("I", "II", "III", "IIIA")
TEMPI = ("live", "turns", "days")
MOST_SEATS = 4
MOST_FLIGHTS = 12
COMMANDS = 1_000  # of one seat in one building phase; nobody goes on for ever
DECISIONS_PER_CARD = 400  # of one seat: every defence against every shot, every cube and crew member
MOST_CARDS = 16

INFO = GameInfo(
    name="galaxy-trucker",
    title="Galaxy Trucker",
    authors="Vlaada Chvátil; Czech Games Edition 2007",
    rulebooks={"GT": "galaxy-trucker"},
    seats=tuple(range(1, MOST_SEATS + 1)),
    options=(
        FIRST,
        Option("expansions", "subset", [], choices=()),
        Option("flights", "list", ["I", "II", "III"], choices=CLASSES, least=1, most=MOST_FLIGHTS),
        Option("tempo", "choice", "turns", choices=TEMPI),
        Option("hourglass", "number", 90, least=5, most=3600),
        Option("ticks", "number", 12, least=1, most=100),
        Option("welding", "choice", "checked", choices=("checked", "free")),
        Option("first-flight", "choice", "no", choices=("no", "yes")),
    ),
    rules_version=1,
    max_decisions=MOST_FLIGHTS * MOST_SEATS * (COMMANDS + DECISIONS_PER_CARD * MOST_CARDS),
    provenance="gt-provenance",
    asked_anyway=("gt-build", "gt-place", "gt-flip"),
)
