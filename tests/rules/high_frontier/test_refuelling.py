"""Site refuel: mined, drawn at factories, scooped, stolen."""

from frontier import FrontierStory, frontier


def tanks(story: FrontierStory, seat: int = 0) -> int:
    rocket = story.rocket(seat)
    return story.hf.on.fuel.tanks(rocket.row, rocket.steps)


def test_a_unit_mines_one_and_the_drops_beyond_its_isru() -> None:
    """ISRU 3 on Mercury, hydration 3: one tank.  [HF-5.5A HF-2.6E]"""
    assert tanks(frontier("rocket 0: mercury R4").does("refuel R4")) == 1
    assert tanks(frontier("rocket 0: mercury R3").does("refuel R3")) == 3


def test_less_than_one_gives_nothing() -> None:
    """[HF-5.5A]"""
    frontier("rocket 0: luna NASA").refuses("refuel NASA", "hf-too-dry", "HF-5.5A")


def test_neither_claim_nor_black_disk_matters() -> None:
    """Another's bare claim bars nobody.  [HF-5.5A HF-5.5C]"""
    assert tanks(frontier("rocket 0: luna R3\nfailed: luna").does("refuel R3")) == 2
    assert tanks(frontier("rocket 0: luna R3\nclaim luna: 1").does("refuel R3")) == 2


def test_no_more_than_eight_tanks() -> None:
    """[HF-5.5A]"""
    assert tanks(frontier("rocket 0: luna 7t R3").does("refuel R3")) == 8
    frontier("rocket 0: luna 8t R3").refuses("refuel R3", "hf-tanks-full", "HF-5.5A")


def test_what_is_mined_may_be_stored_with_an_outpost() -> None:
    """[HF-5.5A HF-6.7D]"""
    story = frontier("outpost 0: luna R3").does("refuel R3")
    assert story.player().stacks["outpost"].tanks == 2
    full = frontier("rocket 0: luna 7t T2\noutpost 0: luna R3").does("refuel R3")
    assert (tanks(full), full.player().stacks["outpost"].tanks) == (8, 1)


def test_a_rocket_at_an_own_factory_fills_up() -> None:
    """[HF-5.5B]"""
    assert tanks(frontier("rocket 0: luna T2\nclaim luna: 0 1 S").does("refuel factory")) == 8


def test_a_factory_gives_as_many_tanks_as_one_likes() -> None:
    """Fewer tanks keep the rocket light.  [HF-5.5B]"""
    story = frontier("rocket 0: luna 3t T2\nclaim luna: 0 1 S")
    assert story.offers("refuel") == ["factory", *(f"factory {count}" for count in range(1, 5))]
    assert tanks(story.does("refuel factory 2")) == 5
    assert story.told("hf-refuelled")[0]["tanks"] == 2
    story.refuses("refuel factory 1", "hf-no-operation-left", "HF-4.0")
    whose = frontier("rocket 0: luna T2\nclaim luna: 1 1 S")
    whose.refuses("refuel factory 2", "hf-felony", "HF-2.3B.4")


def test_one_unit_mines_unless_the_table_plays_otherwise() -> None:
    """[HF-5.5B.1 HF-5.5A]"""
    cards = "rocket 0: luna R2 R3"
    assert tanks(frontier(cards).does("refuel R2")) == 1
    story = frontier(f"option mining: all\n{cards}")
    assert tanks(story.does("refuel all luna")) == 1 + 2


def test_divining_nubots_take_one_off_the_isru() -> None:
    """[HF-5.5B.1]"""
    story = frontier("rocket 0: luna R2 F6*\nclaim flora: 0 1 S").does("refuel R2")
    assert tanks(story) == 2


def test_a_scoop_fills_up_in_the_atmosphere() -> None:
    """[HF-6.4F]"""
    story = frontier("rocket 0: mars-aero-1 T2 F4*\nclaim mercury: 0 1 V").does("refuel scoop")
    assert tanks(story) == 8
    assert "refuel scoop" not in frontier("rocket 0: mars-aero-1 T2 F4").offered


def test_refuelling_at_anothers_factory_is_a_felony() -> None:
    """[HF-5.5C HF-2.3B.4]"""
    place = "rocket 0: luna T2\nclaim luna: 1 1 S"
    frontier(place).refuses("refuel factory", "hf-felony", "HF-2.3B.4")
    assert tanks(frontier(place, factions="PRC UN").does("refuel factory")) == 8


def test_refuelling_beside_anothers_outpost_is_a_felony() -> None:
    """[HF-5.5C]"""
    place = "rocket 0: luna R3\noutpost 1: luna R5"
    frontier(place).refuses("refuel R3", "hf-felony", "HF-2.3B.4")
    assert tanks(frontier(place, factions="PRC UN").does("refuel R3")) == 2


def test_stored_water_can_be_stolen() -> None:
    """[HF-5.5C]"""
    place = "rocket 0: luna 6t T2\noutpost 1: luna 3t R5"
    frontier(place).refuses("steal 1", "hf-felony", "HF-2.3B.4")
    story = frontier(place, factions="PRC UN").does("steal 1")
    assert (tanks(story), story.player(1).stacks["outpost"].tanks) == (8, 1)


def test_a_crew_defends_as_a_card_or_as_colonists() -> None:
    """[HF-2.3B.4 HF-5.5C]"""
    frontier("rocket 0: luna T2\noutpost 1: luna 3t UN", factions="PRC UN").refuses("steal 1", "hf-defended")
    frontier("rocket 0: luna T2\nclaim luna: 1 2 S", factions="PRC UN").refuses(
        "refuel factory", "hf-defended"
    )


def test_leave_given_by_a_deal_holds_for_one_refuelling() -> None:
    """[HF-5.9A HF-5.5C]"""
    story = frontier('rocket 0: luna T2\nclaim luna: 1 1 S\npact: leave 1 0 "luna"').does("refuel factory")
    assert tanks(story) == 8
    assert story.hf.pacts == []


def test_a_beam_rider_mines_better_with_a_push() -> None:
    """[HF-6.1A.4 HF-5.5A]"""
    lines = "rocket 0: luna R7*\nclaim mercury: 0 1 V"
    frontier(lines).refuses("refuel R7", "hf-too-dry")
    assert tanks(frontier(lines + "\npushed: R7").does("refuel R7")) == 1


def test_divining_nubots_help_all_stacks_that_mine_together() -> None:
    """[HF-5.5B.1]"""
    lines = "option mining: all\nrocket 0: luna R2 F6*\noutpost 0: luna R1\nclaim flora: 0 1 S"
    assert tanks(frontier(lines).does("refuel all luna")) == 2 + 2


def test_a_full_rocket_draws_nothing_at_a_factory() -> None:
    """An outpost beside it does not change that.  [HF-5.5B]"""
    story = frontier("rocket 0: luna 8t T2\noutpost 0: luna R3\nclaim luna: 0 1 S")
    story.refuses("refuel factory", "hf-tanks-full")


def test_an_outpost_stores_no_more_than_eight_tanks() -> None:
    """[HF-5.5A HF-6.7D]"""
    story = frontier("rocket 0: luna 8t T2\noutpost 0: luna 6t R2")
    story.refuses("tanks 5", "hf-tanks-full", "HF-5.5A")
    story.does("tanks 6")
    assert story.player().stacks["outpost"].tanks == 8


def test_only_the_victims_crew_guards_his_stored_water() -> None:
    """[HF-5.5C HF-2.3B.4]"""
    lines = "rocket 0: luna T2\noutpost 1: luna 3t R5\nclaim luna: 2 2 S"
    story = frontier(lines, seats=3, factions="PRC NASA UN")
    story.refuses("refuel factory", "hf-defended", "HF-2.3B.4")
    assert tanks(story.does("steal 1")) == 3


def test_a_full_rocket_scoops_and_steals_nothing() -> None:
    """[HF-5.5A HF-6.4F]"""
    scoop = frontier("rocket 0: mars-aero-1 8t T2 F4*\nclaim mercury: 0 1 V")
    scoop.refuses("refuel scoop", "hf-tanks-full", "HF-5.5A")
    thief = frontier("rocket 0: luna 8t T2\noutpost 1: luna 3t R5", factions="PRC UN")
    thief.refuses("steal 1", "hf-tanks-full", "HF-5.5A")


def test_a_part_tank_is_filled_by_the_first_tank_mined() -> None:
    """A tank and a part of one become four; seven and a part hold one more.  [HF-5.5A HF-5.4C]"""
    story = frontier("rocket 0: ceres 5 R2 F1").does("refuel R2")
    assert (story.rocket().steps, story.told("hf-refuelled")[0]["tanks"]) == (10, 1 + 4 - 2)
    last = frontier("rocket 0: ceres 20 T2 R5").does("refuel R5")
    assert (last.rocket().steps, last.told("hf-refuelled")[0]["tanks"]) == (21, 1)


def test_a_unit_that_finds_nothing_takes_nothing_off_the_others() -> None:
    """Together they mine at most once in a turn.  [HF-5.5B.1 HF-5.5A]"""
    lines = "option mining: all\nrocket 0: luna R2 R7 NASA"
    story = frontier(lines).does("refuel all luna")
    assert tanks(story) == 1
    story.refuses("refuel all luna", "hf-no-operation-left", "HF-4.0")
    dry = frontier("option mining: all\nrocket 0: eros R2")
    dry.refuses("refuel all eros", "hf-too-dry", "HF-5.5A")


def test_water_at_anothers_bare_claim_is_free() -> None:
    """[HF-5.5C]"""
    assert tanks(frontier("rocket 0: luna R2\nclaim luna: 1").does("refuel R2")) == 1


def test_leave_of_one_owner_is_not_leave_of_another() -> None:
    """[HF-5.5C HF-5.9A]"""
    place = "rocket 0: luna T2\nclaim luna: 1 1 S\noutpost 2: luna R5"
    one = frontier(f'{place}\npact: leave 1 0 "luna"', seats=3)
    one.refuses("refuel factory", "hf-felony", "HF-2.3B.4")
    elsewhere = frontier('rocket 0: luna T2\nclaim luna: 1 1 S\npact: leave 1 0 "eros"')
    elsewhere.refuses("refuel factory", "hf-felony", "HF-2.3B.4")
    both = frontier(f'{place}\npact: leave 1 0 "luna"\npact: leave 2 0 "luna"', seats=3)
    assert tanks(both.does("refuel factory")) == 8
    assert both.hf.pacts == []


def test_a_scoop_drinks_nowhere_but_in_the_atmosphere() -> None:
    """[HF-6.4F]"""
    for place in ("luna", "low-mars-orbit", "mars-dust", "mars-hellas-basin"):
        assert "refuel scoop" not in frontier(f"rocket 0: {place} T2 F4*\nclaim mercury: 0 1 V").offered


def test_every_kind_of_refuelling_is_the_operation_of_the_turn() -> None:
    """[HF-5.0 HF-5.5]"""
    for lines, refuelling in (
        ("rocket 0: luna 6t T2\noutpost 1: luna 3t R5", "steal 1"),
        ("rocket 0: luna T2\nclaim luna: 0 1 S", "refuel factory"),
        ("rocket 0: luna R2", "refuel R2"),
        ("rocket 0: mars-aero-1 T2 F4*\nclaim mercury: 0 1 V", "refuel scoop"),
    ):
        story = frontier(lines, factions="PRC UN").does(refuelling)
        story.refuses("income", "hf-no-operation-left", "HF-4.0")
