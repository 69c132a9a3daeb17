"""What High Frontier declares of itself."""

from perihelion.engine.options import FIRST, Option, Terms
from perihelion.engine.ruleset import GameInfo

FACTIONS = ("NASA", "PRC", "ESA", "UN", "SHIMIZU")
MOST_SEATS = 5
SEVERAL = tuple(range(2, MOST_SEATS + 1))
LONGEST = 500  # rounds; a game without a limit of its own stops there, so that none goes on for ever
REARRANGEMENTS = 60  # of cards and fuel in one turn
DECISIONS_PER_TURN = 400  # rearrangements, the spaces of two moves with their hazards, operations, an auction

OUTWARD = {"expansions": ("expansion",)}
STANDARD = "standard"  # no scenario

INFO = GameInfo(
    name="high-frontier",
    title="High Frontier",
    authors="Phil Eklund; Sierra Madre Games 2010",
    rulebooks={"HF": "high-frontier"},
    seats=(1, *SEVERAL),
    options=(
        FIRST,
        Option("expansions", "subset", [], choices=("expansion",)),
        Option(
            "scenario",
            "choice",
            "training",
            choices=("training", "hermes"),
            seats=(1,),
            terms={"hermes": Terms(needs=OUTWARD)},
        ),
        Option(
            "scenario",
            "choice",
            STANDARD,
            choices=(STANDARD, "race", "invasion"),
            seats=SEVERAL,
            terms={"race": Terms(needs=OUTWARD), "invasion": Terms(seats=(3,), needs=OUTWARD)},
        ),
        Option("factions", "subset", [], choices=FACTIONS),
        Option("shorter", "choice", "no", choices=("no", "yes"), seats=SEVERAL),
        Option("mining", "choice", "one", choices=("one", "all")),
        Option(
            "start-election",
            "choice",
            "no",
            choices=("no", "yes"),
            terms={"yes": Terms(needs=OUTWARD)},
        ),
        Option("rounds", "number", 0, least=0, most=LONGEST),
    ),
    rules_version=2,
    max_decisions=LONGEST * MOST_SEATS * DECISIONS_PER_TURN,
    deals_per_turn=6,
    provenance="hf-provenance",
    asked_anyway=("hf-turn", "hf-bid", "hf-vote", "hf-go", "hf-build"),
)
