"""Supports: what cards need, what is missing, and what they make of a thruster."""

from fractions import Fraction

import pytest
from brute_supports import tried
from hypothesis import given, settings
from hypothesis import strategies as st
from outward import outward

from perihelion.games.high_frontier.components import Needs, Side, Support
from perihelion.games.high_frontier.content import BASE, packaged, read_content
from perihelion.games.high_frontier.expansions.expansion.supports import (
    arrangements,
    cooling,
    lacks,
    most_at_once,
    works,
)
from perihelion.games.high_frontier.flights.laws import Lack, Outfit

CONTENT = read_content(packaged(), (*BASE, "expansion"))


def outfit(names: str, *, factory: bool = False) -> Outfit:
    cards = {
        name.rstrip("*").partition("/")[0]: CONTENT.cards[name.rstrip("*").partition("/")[0]].side(name)
        for name in names.split()
    }
    return Outfit(cards, (), factory)


@pytest.mark.parametrize(
    ("cards", "card", "missing"),
    [
        ("T1", "T1", (Lack(("e",)),)),
        ("T1 G9", "T1", ()),
        ("T3 X4", "T3", (Lack(("n",)),)),
        ("T3 X1", "T3", (Lack((), 1),)),
        ("T3 X1 D1", "T3", ()),
        ("T1 G5", "T1", (Lack(("n", "o")),)),
        ("T1 G5 X3", "T1", (Lack((), 3),)),
        ("T1 G5 X3 D1/heavy D2/heavy", "T1", ()),
        ("R2", "R2", (Lack(("x",)),)),
        ("R2 X4", "R2", (Lack((), 1),)),
        ("NASA", "NASA", ()),
    ],
)
def test_what_a_card_lacks_here_and_now(cards: str, card: str, missing: tuple[Lack, ...]) -> None:
    """[HF-8.2 HF-8.2A HF-2.6C.E]"""
    assert lacks(outfit(cards), card) == missing
    assert works(outfit(cards), card) == (not missing)


def test_the_stack_of_the_rulebook_keeps_cool_with_two_heavy_radiators_only() -> None:
    """Laser, thermionic generator, dual-mode reactor; four therms are needed.  [HF-8.2A HF-8.2B HF-2.6H]"""
    assert lacks(outfit("R3 G5 X3 D1 D2"), "R3") == (Lack((), 2),)
    assert works(outfit("R3 G5 X3 D1/heavy D2/heavy"), "R3")


def test_a_factory_powers_and_cools_all_cards_with_it() -> None:
    """[HF-8.2C HF-9.0.D]"""
    assert works(outfit("T1", factory=True), "T1") and works(outfit("R3", factory=True), "R3")
    assert lacks(outfit("T3", factory=True), "T3") == (Lack(("n",)),)
    assert works(outfit("T3 X5", factory=True), "T3")


def test_nothing_powers_itself() -> None:
    """[HF-11.21]"""
    left = Side("left", 0, needs=Needs(reactor=("o",)), supplies=("n",))
    right = Side("right", 0, needs=Needs(reactor=("n",)), supplies=("o",))
    assert not arrangements(Outfit({"left": left, "right": right}), "left")


def test_a_support_may_need_a_support_of_its_own_kind() -> None:
    """The Valkyrie burns x to give o; its blast spares only what is hard enough.  [HF-8.2 HF-2.6G]"""
    there = outfit("R6 X2* X4* D3/heavy* D2/heavy*")
    assert [one.cards for one in arrangements(there, "R6")] == [("X4",), ("X2", "X4")]
    assert not any("X2" in one.cards for one in arrangements(outfit("R6 X2* X4 D3*"), "R6"))


def test_sails_get_nothing_from_generators() -> None:
    """[HF-9.0.B]"""
    assert [one.cards for one in arrangements(outfit("T5 G6*"), "T5")] == [()]


def test_units_that_mine_at_once_share_no_support() -> None:
    """[HF-5.5B.1 HF-8.2B]"""
    there = outfit("R4 R5 G9")
    assert most_at_once(there, {"R4": 2, "R5": 3}) == 3
    assert most_at_once(outfit("R4 R5 G9 G3"), {"R4": 2, "R5": 3}) == 5


# Against trying out everything: brute_supports.

kinds = st.sampled_from([(), (), ("e",), ("p",), ("e", "p")])
reactors = st.sampled_from([(), (), ("n",), ("x", "o"), ("o",)])
side = st.builds(
    Side,
    name=st.just("card"),
    mass=st.just(1),
    needs=st.builds(Needs, generator=kinds, reactor=reactors, therms=st.integers(0, 2)),
    supplies=st.sampled_from([(), ("e",), ("p", "e"), ("n",), ("o", "x")]),
    support=st.one_of(st.none(), st.builds(Support, st.integers(-2, 4), st.just(Fraction(1, 2)))),
    cooling=st.sampled_from([0, 0, 1, 3]),
)


@settings(max_examples=250, deadline=None)
@given(st.lists(side, min_size=1, max_size=5), st.booleans())
def test_arrangements_are_just_what_trying_out_everything_finds(sides: list[Side], factory: bool) -> None:
    """[HF-8.2 HF-8.2A HF-8.2B HF-8.2C]"""
    there = Outfit({f"c{n}": one for n, one in enumerate(sides)}, (), factory)
    found = arrangements(there, "c0")
    every = tried(there, "c0")
    assert {(frozenset(one.cards), one.therms) for one in found} == every
    assert works(there, "c0") == any(therms <= cooling(there) for _, therms in every)
    assert works(there, "c0") == (not lacks(there, "c0"))


# At the table.


def test_the_winner_takes_the_top_card_of_every_deck_named() -> None:
    """The reactor is of the wrong kind, and brings three WT.  [HF-5.2.7]"""
    story = outward("top thruster: T3\ntop reactor: X4", factions="UN NASA")
    story.does("research thruster", "pass", "pass")
    assert story.player().hand == ["UN", "T3", "X4"]
    assert story.told("hf-free-support") == [{"card": "X4"}]
    story.does("pass", "sell X4")
    assert story.water() == 7


def test_therms_name_the_radiators_and_an_empty_deck_gives_nothing() -> None:
    """[HF-5.2.7]"""
    story = outward("top thruster: T9\ntop radiator: none\nunder radiator: ")
    assert story.hf.decks["radiator"].top == ""


def test_a_thruster_without_its_support_stays_and_says_why() -> None:
    """[HF-8.2]"""
    story = outward("rocket 0: geo 8 T1 R5")
    story.refuses("fly", "hf-no-support", "HF-8.2")
    hot = outward("rocket 0: geo 8 T3 X1")
    assert [str(move) for move in hot.game.pending[0].moves if move.verb == "fly"] == ["fly"]
    hot.does("fly").refuses("engine T3", "hf-overheats", "HF-8.2A")


def test_open_cycle_cooling_takes_the_heat_of_one_therm() -> None:
    """[HF-6.1A.5.E HF-8.2A]"""
    story = outward("rocket 0: geo 8 T3 X1").does("fly", "afterburn T3")
    assert story.flight.thrust == 4 + 4 + 1 and story.flight.supports == "X1"


def test_triangles_add_thrust_and_multiply_consumption() -> None:
    """Vortex Confined with a Tokamak: three therms, of which the afterburner takes one.

    [HF-2.6G HF-6.1A.2 HF-6.2B.E]
    """
    story = outward("rocket 0: geo 8 T3* X5 D4").does("fly", "afterburn T3")
    assert story.flight.thrust == 4 + 3 + 1 - 1
    lit = story.hf.on.book.thruster(outfit("T3* X5 D4")._replace(supports=("X5",)), "T3")
    assert lit is not None and lit.fuel == Fraction(2) * Fraction(1, 2)


def test_modifiers_count_only_where_the_card_is_needed() -> None:
    """Who switches to the crew module is free of the reactor's penalty.  [HF-6.1A.2 HF-9.0.F]"""
    story = outward("rocket 0: geo 8 T9 X4 D7 NASA").does("fly")
    thrusts = {text: one["thrust"] for text, one in story.game.view(0)["table"]["flight"]["launches"].items()}
    assert thrusts["engine T9"] == 5 - 3 and thrusts["engine NASA"] == 9


def test_a_solar_support_makes_the_rocket_solar() -> None:
    """[HF-2.6F.E]"""
    near, far = (
        outward(f"rocket 0: {place} 8 T1 G3").does("fly", "engine T1").flight.thrust
        for place in ("geo", "mars-heo")
    )
    assert near - far == 1


def test_where_several_supports_serve_their_owner_chooses() -> None:
    """A reactor for thrust, another for thrift.  [HF-8.2]"""
    story = outward("rocket 0: geo 8 T3 X1 X5 D3 D4").does("fly", "engine T3")
    assert (story.asked, story.offers("support")) == ("hf-supports", ["X1", "X5"])
    story.does("support X5")
    assert story.flight.supports == "X5" and story.flight.thrust == 4 + 3 - 1


def test_whoever_has_power_enough_need_not_use_another_support() -> None:
    """At a factory no solar generator is needed, and one reactor is enough without the other's blast.

    [HF-8.2 HF-8.2C HF-2.6F.E HF-2.6G]
    """
    lines = "rocket 0: apophis 6 T2* G9* D6/heavy*\nclaim apophis: 0 1 S"
    story = outward(lines).does("fly", "engine T2")
    assert story.offered == ["support G9", "done"]
    assert story.does("done").flight.supports == ""
    assert outward(lines).does("fly", "engine T2", "support G9").flight.supports == "G9"
    soft = outward("rocket 0: geo 8 T8 X4* X2* D3/heavy* D5/heavy* R2").does("fly", "engine T8")
    assert soft.offered == ["support X2", "done"]
    assert "R2" in soft.does("done").rocket().cards and soft.flight.supports == "X4"


def test_a_radiator_is_boosted_with_either_end_up() -> None:
    """[HF-2.6H HF-5.4.1.E]"""
    story = outward("hand 0: D2").does("boost D2 heavy")
    assert story.water() == 4 - 4 + 1 and story.hf.turned == {"D2": "heavy"}
    light = outward("hand 0: D2").does("boost D2", "done")
    assert light.water() == 4 - 2 + 1 and not light.hf.turned


def test_a_heavy_radiator_turns_light_before_it_goes() -> None:
    """[HF-6.7C HF-6.7A HF-2.6H]"""
    story = outward("rocket 0: geo 2t T2 D2/heavy R5")
    assert story.rocket().row == 4
    story.does("decommission D2")
    assert story.rocket().row == 2 and "D2" in story.rocket().cards
    story.does("decommission D2")
    assert "D2" in story.player().hand


def test_a_heavy_radiator_that_is_sold_or_lost_with_its_stack_goes_whole() -> None:
    """[HF-11.32 HF-5.3 HF-6.4E]"""
    sold = outward("leo 0: D2/heavy*")
    assert "D2" in sold.does("sell D2").player().hand and "leo" not in sold.player().stacks
    given_up = outward("rocket 0: geo T2 D2/heavy").does("abandon rocket")
    assert {"T2", "D2"} <= {*given_up.player().hand} and "rocket" not in given_up.player().stacks
    assert not given_up.hf.turned


def test_a_product_with_two_ends_is_built_as_its_owner_likes() -> None:
    """[HF-2.6H]"""
    story = outward("claim luna: 0 1 S\nclaim deimos: 0 1 C\nhand 0: D1*").does("produce D1")
    assert "rocket deimos heavy" in story.offers("build")
    story.does("build rocket deimos heavy")
    assert story.rocket().row == 1 and story.hf.turned == {"D1": "heavy"}


def test_industry_takes_all_supports_but_radiators() -> None:
    """A robonaut that needs a radiator does without.  [HF-5.7.E HF-8.2]"""
    story = outward("claim luna: 0\nrocket 0: luna F1 R3 G8 D1")
    story.does("industrialise luna")
    assert set(story.player().hand) >= {"F1", "R3", "G8"} and story.rocket().cards == ["D1"]


def test_a_shared_fuel_cell_goes_once_for_both() -> None:
    """[HF-8.2B]"""
    story = outward("claim luna: 0\nrocket 0: luna 4 T1 R5 F1 G9")
    assert {"R5", "T1"} <= set(story.rocket().cards) and story.game.view(0)["table"]["expansion"][
        "lacks"
    ] == {}
    story.does("industrialise luna")
    assert set(story.player().hand) >= {"R5", "F1", "G9"} and story.rocket().cards == ["T1"]


def test_without_supports_there_is_no_industry() -> None:
    """[HF-8.2]"""
    story = outward("claim luna: 0\nrocket 0: luna F1 R3 D1")
    story.refuses("industrialise luna", "hf-no-support", "HF-8.2")


def test_which_generator_goes_is_asked_where_two_would_do() -> None:
    """[HF-8.2]"""
    story = outward("claim luna: 0\nrocket 0: luna F1 R5 G9 G8").does("industrialise luna")
    assert (story.asked, story.offers("support")) == ("hf-give-supports", ["G8", "G9"])
    story.does("support G8")
    assert story.rocket().cards == ["G9"]


def test_a_unit_without_its_support_neither_mines_nor_prospects() -> None:
    """[HF-8.2]"""
    story = outward("rocket 0: luna 4 T2 R1")
    story.refuses("prospect R1", "hf-no-support", "HF-8.2").refuses("refuel R1", "hf-no-support", "HF-8.2")
    assert story.game.view(0)["table"]["expansion"]["lacks"]["R1"] == [{"kinds": ["e"], "therms": 0}]
    powered = outward("rocket 0: luna 4 T2 R1 G9")
    assert powered.offers("prospect") == ["R1"] and "R1" in powered.offers("refuel")


def test_a_scoop_and_a_buggy_need_their_supports() -> None:
    """[HF-6.4F.E HF-8.2]"""
    idle = outward("rocket 0: mars-aero-1 4 T2 F4*")
    fed = outward("rocket 0: mars-aero-1 4 T2 F4* G9")
    assert not idle.hf.on.book.scoops(outfit("F4*")) and fed.hf.on.book.scoops(outfit("F4* G9"))
    assert "scoop" in fed.offers("refuel") and "scoop" not in idle.offers("refuel")


def test_the_blast_of_the_valkyrie_takes_what_is_soft() -> None:
    """[HF-2.6G HF-11.22]"""
    story = outward("rocket 0: geo 8 R6 X2* X4* D3/heavy* D7/heavy* R2")
    story.does("fly", "engine R6")
    if story.asked == "hf-supports":
        story.does("support X2")
    assert "R2" in story.player().hand and "D7" in story.rocket().cards and "D7" not in story.hf.turned


# Heat of a turn.


def test_what_has_moved_in_this_turn_makes_its_heat_when_another_works() -> None:
    """A thruster of one therm, a laser of one, and a radiator for one.  [HF-8.2A]"""
    lines = "rocket 0: luna-l1 8t T3* X3 R3 G8 {}"
    hot = outward(lines.format("D1")).does("fly", "engine T3", "go luna")
    hot.refuses("prospect R3", "hf-overheats", "HF-8.2A")
    assert hot.game.view(0)["table"]["expansion"]["lacks"]["R3"] == [{"kinds": [], "therms": 1}]
    assert "prospect R3" in outward(lines.format("D1").replace("luna-l1", "luna")).offered
    assert "prospect R3" in outward(lines.format("D7")).does("fly", "engine T3", "go luna").offered
    lit = outward(lines.format("D1")).does("fly", "afterburn T3", "go luna")
    assert "prospect R3" in lit.offered


def test_what_has_lost_its_supports_since_heats_no_more() -> None:
    """[HF-11.31]"""
    story = outward("rocket 0: luna-l1 8t T3* X3 R3 G8 D1").does("fly", "engine T3", "go luna")
    assert "prospect R3" not in story.offered
    assert "prospect R3" in story.does("drop X3").offered


def test_what_would_be_burnt_is_thought_away_though_it_has_been_in_use() -> None:
    """[HF-8.2A HF-8.3E]"""
    story = outward("rocket 0: luna T4 G8 R5*\ndice: 1").does("prospect R5")
    assert story.asked == "hf-turn" and "burn R5" in story.offered
