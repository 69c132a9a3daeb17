"""What Galaxy Trucker declares of itself."""

from perihelion.engine.options import FIRST, Option, Terms
from perihelion.engine.ruleset import GameInfo

CLASSES = ("I", "IA", "IC", "II", "IIA", "IIC", "III", "IIIA", "IIIC", "IVC")
EXPANSIONS = (
    "new-technologies",
    "fifth-wheel",
    "evil-machinations",
    "rough-roads",
    "bonus-cards",
    "missions",
)
MISSIONS = (
    "alien-archaeology",
    "alien-design",
    "beverage-run",
    "carpool",
    "club-gold-trials",
    "cocktail-time",
    "diplomatic-mission",
    "directives",
    "easy-peasy",
    "escort-mission",
    "experiments",
    "heavy-duty",
    "hilarious-stories",
    "radioactive-isotopes",
    "riding-a-powder-keg",
    "the-bet",
)
TEMPI = ("live", "turns", "days")
MOST_SEATS = 4
MOST_FLIGHTS = 12
MOST_ROADS = 8
COMMANDS = 1_000  # of one seat in one building phase; nobody goes on for ever
DECISIONS_PER_CARD = 400  # of one seat: every defence against every shot, every cube and crew member
MOST_CARDS = 16

FIVE = Terms(seats=(4, 5), needs={"expansions": ("new-technologies",)}, brings=(5,))
TECHNOLOGIES = Terms(needs={"expansions": ("new-technologies",)})

INFO = GameInfo(
    name="galaxy-trucker",
    title="Galaxy Trucker",
    authors="Vlaada Chvátil; Czech Games Edition 2007",
    rulebooks={"GT": "galaxy-trucker", "BE": "big-expansion", "LM": "latest-models", "MI": "missions"},
    seats=tuple(range(1, MOST_SEATS + 1)),
    options=(
        FIRST,
        Option("expansions", "subset", [], choices=EXPANSIONS, terms={"fifth-wheel": FIVE}),
        Option("flights", "list", ["I", "II", "III"], choices=CLASSES, least=1, most=MOST_FLIGHTS),
        Option("tempo", "choice", "turns", choices=TEMPI),
        Option("hourglass", "number", 90, least=5, most=3600),
        Option("ticks", "number", 12, least=1, most=100),
        Option("welding", "choice", "checked", choices=("checked", "free")),
        Option("roads", "number", 2, least=0, most=MOST_ROADS, within=("rough-roads",)),
        Option("handicaps", "numbers", 0, least=0, most=MOST_ROADS, within=("rough-roads",)),
        Option("forecasts", "choice", "no", choices=("no", "yes")),
        Option("first-flight", "choice", "no", choices=("no", "yes")),
        Option(
            "missions",
            "list",
            ["vote"],
            choices=("vote", "own", *MISSIONS),
            least=1,
            most=MOST_FLIGHTS,
            within=("missions",),
        ),
        Option("robopolice", "choice", "no", choices=("no", "yes"), within=("missions",)),
        Option("unknown-supercard", "choice", "no", choices=("no", "yes"), within=("missions",)),
        Option(
            "alien-order",
            "choice",
            "lowest",
            choices=("lowest", "highest"),
            terms={"highest": TECHNOLOGIES},
            within=("new-technologies",),
        ),
    ),
    rules_version=1,
    max_decisions=MOST_FLIGHTS * (MOST_SEATS + 1) * (COMMANDS + DECISIONS_PER_CARD * MOST_CARDS),
    provenance="gt-provenance",
    asked_anyway=("gt-build", "gt-place", "gt-flip", "gt-plant"),
    advice={
        "gt-advice-first": (),
        "gt-advice-technologies": ("new-technologies",),
        "gt-advice-five": ("fifth-wheel",),
        "gt-advice-IA": ("IA",),
        "gt-advice-IIA": ("IIA",),
        "gt-advice-splice": ("IC",),
        "gt-advice-splice-II": ("IIC",),
        "gt-advice-sphere": ("IIIC",),
        "gt-advice-fleet": ("IVC",),
        "gt-advice-fleet-five": ("IVC", "fifth-wheel"),
        "gt-advice-machinations": ("evil-machinations",),
        "gt-advice-roads": ("rough-roads",),
        "gt-advice-both": ("evil-machinations", "rough-roads"),
        "gt-advice-missions": ("missions",),
        "gt-advice-all": EXPANSIONS,
    },
)
