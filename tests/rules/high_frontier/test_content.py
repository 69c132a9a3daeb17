"""The content against what the rulebook says of it: cards, crews, rocket diagram, zones, tracks, numbers."""

from collections import Counter
from fractions import Fraction
from functools import partial

import pytest
from packing import refused_at

from perihelion.engine.content import Table
from perihelion.engine.packs import overlaid
from perihelion.games.high_frontier.components import BLACK, DECKS, LETTERS, SUPPORT_DECKS, WHITE, Card
from perihelion.games.high_frontier.content import base_content, packaged, read_content
from perihelion.games.high_frontier.editions import content_for
from perihelion.games.high_frontier.expansions.expansion.boards import table_of_boards
from perihelion.games.high_frontier.expansions.expansion.edition import TheExpansion

CONTENT = base_content()
EVERYTHING = read_content(packaged(), ("base", "expansion"))
PATENTS = [card for card in EVERYTHING.cards.values() if not card.crew]
CREWS = {card.id: card for card in CONTENT.cards.values() if card.crew}


# Cards.


def test_the_base_game_has_24_patents_in_three_decks() -> None:
    """[HF-2.1 HF-2.5A]"""
    assert Counter(card.deck for card in CONTENT.cards.values() if not card.crew) == dict.fromkeys(DECKS, 8)


def test_the_expansion_adds_a_thruster_and_23_supports() -> None:
    """[HF-8.1]"""
    counted = Counter(card.deck for card in PATENTS if card.set == "expansion")
    assert counted == {"thruster": 1, "generator": 9, "reactor": 7, "radiator": 7}


def test_five_factions_with_their_colours_and_privileges() -> None:
    """[HF-2.3A HF-2.3B]"""
    found = {f.id: (f.colour, sorted(f.privileges)) for f in CONTENT.factions.values() if f.set == "base"}
    assert found == {
        "UN": ("purple", ["cycler", "tax"]),
        "NASA": ("white", ["launch_fee"]),
        "PRC": ("red", ["declare_war", "felony"]),
        "ESA": ("green", ["powersat"]),
        "SHIMIZU": ("orange", ["research"]),
    }


def test_three_crews_may_serve_as_thrusters() -> None:
    """[HF-2.6B]"""
    assert {crew for crew, card in CREWS.items() if card.sides[0].thruster} == {
        "NASA",
        "PRC",
        "ESA",
        "ORION2",
    }
    assert all(len(card.sides) == 1 and not card.letter for card in CREWS.values())


@pytest.mark.parametrize("card", PATENTS, ids=lambda card: card.id)
def test_every_patent_shows_what_its_deck_needs(card: Card) -> None:
    """[HF-2.6A HF-2.6C HF-2.6D HF-2.6E]"""
    assert card.letter in LETTERS and len(card.sides) == 2
    for side in card.sides:
        assert side.name
        assert side.thruster or card.deck != "thruster"
        assert (side.isru is not None) == bool(side.platforms) == (card.deck == "robonaut")
        assert bool(side.cooling) == (card.deck == "radiator")
        assert bool(side.supplies) == (card.deck in SUPPORT_DECKS[:2])
        assert card.deck in DECKS or card.set == "expansion"


def test_missiles_may_act_as_thrusters() -> None:
    """[HF-2.6E]"""
    robonauts = [side for card in PATENTS if card.deck == "robonaut" for side in card.sides]
    assert all(bool(side.thruster) == ("missile" in side.platforms) for side in robonauts)


@pytest.mark.parametrize(
    ("card", "black", "mass", "thrust", "fuel", "afterburn", "solar"),
    [
        ("T1", WHITE, 2, 3, "2", None, False),
        ("T1", BLACK, 1, 2, "1/2", 1, False),
        ("T2", WHITE, 0, 3, "4", 2, True),
        ("T3", BLACK, 0, 4, "2", 1, False),
        ("T5", WHITE, 1, 1, "0", None, True),
        ("T6", BLACK, 0, 2, "0", None, True),
        ("NASA", WHITE, 1, 9, "6", 2, False),
        ("PRC", WHITE, 1, 9, "6", 2, False),
        ("ORION2", WHITE, 1, 9, "6", 1, False),
    ],
)
def test_thrusters_that_the_rulebook_prints(
    card: str, black: bool, mass: int, thrust: int, fuel: str, afterburn: int | None, solar: bool
) -> None:
    """[HF-2.6D HF-6.2B HF-6.5 HF-8.8]"""
    side = CONTENT.cards[card].sides[black]
    assert side.thruster is not None and side.mass == mass
    found = side.thruster.thrust, side.thruster.fuel, side.thruster.afterburn, side.thruster.solar
    assert found == (thrust, Fraction(fuel), afterburn, solar)


def test_four_sides_are_sails() -> None:
    """[HF-6.5]"""
    sails = [side.name for card in PATENTS for side in card.sides if side.thruster and side.thruster.sail]
    assert sails == ["Photon Kite Sail", "Mag Sail", "Photon Heliogyro", "Electric Sail"]


def test_fuel_is_rounded_up_at_the_end_of_the_move() -> None:
    """[HF-6.2B]"""
    ion_drive = CONTENT.cards["T1"].sides[BLACK].thruster
    crew = CONTENT.cards["NASA"].sides[WHITE].thruster
    assert ion_drive and [ion_drive.steps(burns) for burns in range(4)] == [0, 1, 1, 2]
    assert crew and crew.steps(1) == 6


@pytest.mark.parametrize(
    ("card", "codes", "assay"),
    [
        ("F1", {"power_girdle"}, {}),
        ("F2", {"arcology", "extra_cube"}, {}),
        ("F3", set(), {"S": 3}),
        ("F4", {"scoop"}, {}),
        ("F5", {"ionosat"}, {}),
        ("F6", {"divining"}, {}),
        ("F7", set(), {"": 1}),
        ("F8", {"extra_cube"}, {"D": 2}),
    ],
)
def test_black_refineries_have_an_ability_each(card: str, codes: set[str], assay: dict[str, int]) -> None:
    """[HF-5.6B.4 HF-5.7A HF-6.1A.4 HF-6.4F]"""
    white, black = CONTENT.cards[card].sides
    assert not white.codes and not white.assay
    assert black.codes == codes and black.assay == assay


def test_each_card_says_how_sure_its_figures_are() -> None:
    assert {card.confidence for card in PATENTS} == {"later"}
    assert CONTENT.cards["T1"].sourced == ("white.mass", "black.thrust", "black.fuel")
    assert CONTENT.cards["R6"].guessed == ("letter", "white.thrust", "white.fuel")


# The rocket diagram.


def steps(dry: int, tanks: int) -> int:
    return CONTENT.rows[dry].steps[tanks - 1] if tanks else 0


@pytest.mark.parametrize(
    ("dry", "tanks", "least", "most"), [(3, 1, 5, 5), (4, 3, 10, 10), (1, 5, 17, 17), (0, 8, 21, 21)]
)
def test_steps_that_the_rulebook_counts(dry: int, tanks: int, least: int, most: int) -> None:
    """[HF-5.4B HF-5.4C HF-6.4D]"""
    assert least <= steps(dry, tanks) <= most


def test_every_dry_mass_has_a_row_and_heavier_rockets_get_less_out_of_a_tank() -> None:
    """[HF-5.4B]"""
    assert sorted(CONTENT.rows) == list(range(CONTENT.numbers.dry_mass + 1))
    for lighter, heavier in zip(range(15), range(1, 16), strict=True):
        assert all(steps(lighter, tanks) >= steps(heavier, tanks) for tanks in range(9))
        assert CONTENT.rows[lighter].start <= CONTENT.rows[heavier].start
    assert max(max(row.steps) for row in CONTENT.rows.values()) == 21


def test_wet_mass_classes() -> None:
    """[HF-6.1A.1]"""
    assert [(c.id, c.column, c.modifier) for c in CONTENT.classes] == [
        ("scout", 0, 0),
        ("transport", 14, -1),
        ("tug", 25, -2),
    ]


# Zones, tracks, glory, ventures, numbers.


def test_zones_change_solar_thrust() -> None:
    """[HF-2.2D HF-6.1A.3]"""
    assert {zone.id: zone.modifier for zone in CONTENT.map.zones.values()} == {
        "Mercury": 2,
        "Venus": 1,
        "Earth": 0,
        "Mars": -1,
        "Ceres": -2,
        "Jupiter": -3,
        "Saturn": -4,
    }


def test_tracks_glory_and_ventures() -> None:
    """[HF-2.5B HF-7.1.2 HF-7.1.4 HF-7.2]"""
    assert CONTENT.numbers.tracks == (8, 5, 4)
    assert {glory.id: glory.vp for glory in CONTENT.glories.values()} == {
        "mars": 3,
        "mercury": 3,
        "science": 3,
        "any": 3,
    }
    assert {v.id: (v.letter, v.claims, v.effect) for v in CONTENT.ventures.values()} == {
        "tourism": ("V", 3, "operations"),
        "elevator": ("M", 3, "elevator"),
        "powersats": ("S", 3, ""),
    }


def test_the_other_numbers() -> None:
    """[HF-3.1B HF-5.1 HF-5.2A HF-5.3 HF-5.4B HF-6.3 HF-6.4G HF-7.3 HF-7.3A]"""
    numbers = CONTENT.numbers
    assert (numbers.water, numbers.cubes, numbers.disks, numbers.rockets) == (4, 6, 6, 2)
    assert (numbers.dry_mass, numbers.tanks, numbers.acceleration, numbers.hand) == (15, 8, 12, 3)
    assert (numbers.income, numbers.market, numbers.no_failure, numbers.pivot) == (1, 3, 4, 2)
    assert numbers.factories == {2: 4, 3: 6, 4: 7, 5: 7}
    assert (numbers.last_payment, numbers.own_factories, numbers.ventures) == (5, 3, 2)


def test_the_training() -> None:
    """[HF-8.8]"""
    training = CONTENT.training
    assert (training.crew, training.water, training.income, training.turns) == ("ORION2", 4, 2, 7)
    assert training.site in CONTENT.map.sites


# What is refused, and where.

THRUSTER = '[[card]]\nid = "T99"\ndeck = "thruster"\nset = "base"\nletter = "C"\nconfidence = "source"\n'
SIDES = 'white = { name = "A", thrust = 3, fuel = "1/2" }\nblack = { name = "B", thrust = 2, fuel = "1" }\n'
ROBONAUT = THRUSTER.replace("thruster", "robonaut").replace("T99", "R99")
SITE = '[[space]]\nid = "vulcan"\nkind = "site"\nzone = "Mercury"\nat = [0.5, 0.5]\nconfidence = "source"\n'
FIGURES = 'name = "Vulcan"\nsize = 2\nletter = "V"\n'
EDGE = '[[edge]]\nid = "luna-l1/mercury-l1"\nconfidence = "source"\n'


def with_row(name: str, text: str) -> None:
    read_content(overlaid(packaged(), {name: Table(f"mine-{name}.toml", text)}))


@pytest.mark.parametrize(
    ("name", "text"), [("cards", THRUSTER + SIDES), ("map", SITE + FIGURES), ("map", EDGE)]
)
def test_rows_can_be_added(name: str, text: str) -> None:
    with_row(name, text)


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("cards", THRUSTER.replace("T99", "t 99") + SIDES, 2),
        ("cards", THRUSTER + SIDES.replace("thrust = 3, ", ""), 7),
        ("cards", ROBONAUT + SIDES, 7),
        ("cards", THRUSTER + SIDES.replace("1/2", "half"), 7),
        ("cards", THRUSTER.replace('"C"', '"D"') + SIDES, 5),
        ("map", SITE, 2),
        ("map", (SITE + FIGURES).replace('"site"', '"burn"'), 9),
        ("map", (SITE + FIGURES).replace("Mercury", "Vulcan"), 4),
        ("map", EDGE.replace("luna-l1", "atlantis"), 2),
        ("map", EDGE.replace("/", "-"), 2),
        (
            "map",
            '[[road]]\nid = "Mars"\nsites = ["mars-hellas-basin", "atlantis"]\nconfidence = "source"\n',
            3,
        ),
        ("numbers", "[limits]\ndry_mass = 16\n", 2),
        ("numbers", "[limits]\ntanks = 0\n", 2),
        ("numbers", '[[row]]\nid = "3"\nmasses = [3]\nstart = 0\nsteps = [5, 5]\nconfidence = "source"\n', 5),
    ],
)
def test_a_row_that_makes_no_piece_is_refused_with_its_line(name: str, text: str, line: int) -> None:
    assert refused_at(partial(with_row, name, text)) == (f"mine-{name}.toml", line)


# Records.


def test_a_record_with_the_expansion_knows_its_boards() -> None:
    """Politics, sunspots and mines are content like cards and map: another board is another game."""
    board = table_of_boards()
    changed = Table(board.name, board.text.replace("vp = 4", "vp = 5", 1))
    assert board.text != changed.text
    with_board, with_another = (
        read_content(packaged(), ("base", "expansion"), beside=[table]).digest for table in (board, changed)
    )
    assert content_for((), (TheExpansion,)).digest == with_board != with_another


def test_records_of_the_base_game_do_not_ask_for_boards_they_never_saw() -> None:
    """The hash of the base game stays what it was before there was an expansion."""
    assert content_for().digest == CONTENT.digest == read_content(packaged()).digest
