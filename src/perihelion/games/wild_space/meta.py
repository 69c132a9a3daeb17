"""What Wild Space declares of itself."""

from perihelion.engine.options import FIRST, Option
from perihelion.engine.ruleset import GameInfo

DECISIONS_PER_TURN = (
    600  # every effect once a turn draws at most 65 cards; each is drawn, paid for and played once
)
TURNS = 10
MOST_SEATS = 5

INFO = GameInfo(
    name="wild-space",
    title="Wild Space",
    authors="Joachim Thome; Catch Up Games 2020, Pandasaurus Games 2021",
    rulebooks={"WS": "wild-space"},
    seats=tuple(range(1, MOST_SEATS + 1)),
    options=(
        FIRST,
        Option("expansions", "subset", [], choices=("space-base", "encounters")),
        Option("level", "choice", "medium", choices=("easy", "medium", "hard"), seats=(1,)),
    ),
    rules_version=1,
    asked_anyway=(
        *("ws-turn", "ws-land", "ws-smuggle"),
        *("ws-meet", "ws-pay-discard", "ws-renew"),  # out of a hand
    ),
    max_decisions=DECISIONS_PER_TURN * TURNS * MOST_SEATS,
    provenance="ws-provenance",
)
