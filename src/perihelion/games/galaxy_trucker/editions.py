"""Which rules and which content a table plays with: the base game and what it is combined with."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from perihelion.engine.content import Table
from perihelion.engine.editions import Packs, Remembered
from perihelion.engine.options import Options
from perihelion.engine.packs import KEPT_CONTENTS, Pack, layered
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker.content import BASE, Content, packaged, read_content
from perihelion.games.galaxy_trucker.expansion import Expansion, Meeting
from perihelion.games.galaxy_trucker.expansions.bonus_cards import BonusCards
from perihelion.games.galaxy_trucker.expansions.evil_machinations import EvilMachinations
from perihelion.games.galaxy_trucker.expansions.fifth_wheel import FifthWheel, LessForTheSecond
from perihelion.games.galaxy_trucker.expansions.forecasts import Forecasts
from perihelion.games.galaxy_trucker.expansions.latest_models import (
    BetterGoods,
    HarderOpportunities,
    LatestModels,
    MerchantOfFleet,
)
from perihelion.games.galaxy_trucker.expansions.meetings import MEETINGS as CARDS_MEET
from perihelion.games.galaxy_trucker.expansions.missions import Missions
from perihelion.games.galaxy_trucker.expansions.missions.meetings import MEETINGS as MISSIONS_MEET
from perihelion.games.galaxy_trucker.expansions.missions.supercards.meetings import (
    MEETINGS as SUPERCARDS_MEET,
)
from perihelion.games.galaxy_trucker.expansions.new_technologies import NewTechnologies
from perihelion.games.galaxy_trucker.expansions.robopolice import Robopolice
from perihelion.games.galaxy_trucker.expansions.rough_roads import RoughRoads
from perihelion.games.galaxy_trucker.expansions.ship_classes import ShipClasses
from perihelion.games.galaxy_trucker.packs import too_few, unreadable
from perihelion.games.galaxy_trucker.rules import TruckerRules

# By name, in the order in which they put their rules around those of the base game.
EXPANSIONS: dict[str, type[Expansion]] = {
    "ship-classes": ShipClasses,
    "latest-models": LatestModels,
    "fifth-wheel": FifthWheel,
    "new-technologies": NewTechnologies,
    "forecasts": Forecasts,
    "bonus-cards": BonusCards,
    "evil-machinations": EvilMachinations,
    "rough-roads": RoughRoads,
    "missions": Missions,
    "robopolice": Robopolice,
}
MEETINGS: tuple[type[Meeting], ...] = (
    LessForTheSecond,
    *CARDS_MEET,
    BetterGoods,
    HarderOpportunities,
    MerchantOfFleet,
    *MISSIONS_MEET,
    *SUPERCARDS_MEET,
)


def parts_of(options: Options) -> tuple[str, ...]:
    """The expansions a table chose, and those that the ship classes of its flights or a variant belong to."""
    variants = ["forecasts"] if options["forecasts"] == "yes" else []
    variants += (
        ["robopolice"] if "missions" in options["expansions"] and options["robopolice"] == "yes" else []
    )
    chosen = {*options["expansions"], *options["flights"], *variants}
    return tuple(name for name, part in EXPANSIONS.items() if chosen & {name, *part.classes})


@Remembered
def rules_for(options: Options, seats: int, packs: Packs) -> TruckerRules:
    """The rules of a table."""
    names = parts_of(options)
    content = content_for(names, packs)
    parts: list[Expansion] = [EXPANSIONS[name](content) for name in names]
    parts += [meeting(content) for meeting in MEETINGS if set(meeting.between) <= set(names)]
    rules = TruckerRules(seats, options, content, parts)
    rules.content = {"galaxy-trucker": content_for(names).digest}
    return rules


@lru_cache(KEPT_CONTENTS)
def content_for(names: tuple[str, ...] = (), packs: Packs = ()) -> Content:
    """The tables of the game and of these expansions with the packs laid over them, read together."""
    return _read(names, packs)


def _read(names: Iterable[str], packs: Packs) -> Content:
    return read_content(layered(_tables(names), packs), *(EXPANSIONS[name].printing for name in names))


def _tables(names: Iterable[str]) -> list[Table]:
    return [*packaged(*BASE), *(table for name in names for table in EXPANSIONS[name].tables())]


def check_pack(pack: Pack) -> list[Refused]:
    """Every row that cannot be read, then whether a game can be played with all of it."""
    everything = tuple(EXPANSIONS)
    sections = {name: shapes for part in EXPANSIONS.values() for name, shapes in part.sections.items()}
    rows = {kind: shape for part in EXPANSIONS.values() for kind, shape in part.rows.items()}
    found = list(unreadable(pack, _tables(everything), content_for(everything), sections, rows))
    return found or list(_unplayable(pack))


def _unplayable(pack: Pack) -> Iterator[Refused]:
    """Whatever only shows when the tables are put together; what is only looked at is not remembered."""
    for names in dict.fromkeys([(), tuple(EXPANSIONS)]):
        try:
            yield from too_few(_read(names, (pack,)))
        except Refused as wrong:
            yield wrong
            return
