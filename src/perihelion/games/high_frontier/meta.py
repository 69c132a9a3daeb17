"""What High Frontier declares of itself."""

from perihelion.engine.options import FIRST, Option
from perihelion.engine.ruleset import GameInfo

FACTIONS = ("NASA", "PRC", "ESA", "UN", "SHIMIZU")
MOST_SEATS = 5
SEVERAL = tuple(range(2, MOST_SEATS + 1))
LONGEST = 500  # rounds; a game without a limit of its own stops there, so that none goes on for ever
REARRANGEMENTS = 60  # of cards and fuel in one turn
DECISIONS_PER_TURN = 400  # rearrangements, the spaces of two moves with their hazards, operations, an auction

INFO = GameInfo(
    name="high-frontier",
    title="High Frontier",
    authors="Phil Eklund; Sierra Madre Games 2010",
    rulebooks={"HF": "high-frontier"},
    seats=(1, *SEVERAL),
    options=(
        FIRST,
        Option("expansions", "subset", [], choices=()),
        Option("scenario", "choice", "training", choices=("training",), seats=(1,)),
        Option("factions", "subset", [], choices=FACTIONS, seats=SEVERAL),
        Option("shorter", "choice", "no", choices=("no", "yes"), seats=SEVERAL),
        Option("mining", "choice", "one", choices=("one", "all")),
        Option("rounds", "number", 0, least=0, most=LONGEST),
    ),
    rules_version=2,
    max_decisions=LONGEST * MOST_SEATS * DECISIONS_PER_TURN,
    deals_per_turn=6,
    provenance="hf-provenance",
    asked_anyway=("hf-turn", "hf-bid", "hf-go", "hf-build"),
)
