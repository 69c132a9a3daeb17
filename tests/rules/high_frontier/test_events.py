"""Sunspots and events."""

import pytest
from outward import above, outward

import perihelion

FLOWN = ("fly", "engine NASA", "go geo", "stop")
NEAR = "rocket 0: luna-l1 12 NASA"


def flown(lines: str, dice: str, *, seats: int = 2, factions: str = "NASA PRC ESA"):  # type: ignore[no-untyped-def]
    named = " ".join(factions.split()[:seats])
    return outward(f"{NEAR}\n{lines}\ndice: {dice}", seats=seats, factions=named).does(*FLOWN)


def test_set_up_with_the_expansion() -> None:
    """[HF-3.2A HF-3.2B HF-8.6]"""
    game = perihelion.new("high-frontier", seats=2, seed=3, options={"expansions": ["expansion"]})
    table = game.view(0)["table"]
    assert (table["expansion"]["square"], table["expansion"]["spot"], table["expansion"]["sector"]) == (
        "CE",
        0,
        "blue",
    )
    assert all(table["decks"][deck]["top"] for deck in ("generator", "reactor", "radiator"))


@pytest.mark.parametrize(("seats", "rolls"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_mines_fail_where_there_are_few_players(seats: int, rolls: int) -> None:
    """[HF-3.2C]"""
    game = perihelion.new("high-frontier", seats=seats, seed=1, options={"expansions": ["expansion"]})
    told = [event for event in game.events(0) if event.kind == "hf-failed-mine"]
    assert len(told) == rolls
    mars = {"mars-arsia-mons", "mars-hellas-basin", "mars-north-pole"}
    failed = set(game.view(0)["table"]["failed"])
    assert (4 in [event.data["roll"] for event in told]) == (mars <= failed)


def test_the_shorter_game_deals_six_cards() -> None:
    """[HF-3.3.E]"""
    options = {"expansions": ["expansion"], "shorter": "yes"}
    game = perihelion.new("high-frontier", seats=2, seed=1, options=options)
    assert len(game.view(0)["table"]["players"][0]["hand"]) == 7


@pytest.mark.parametrize("roll", [1, 2])
def test_low_rolls_bring_nothing_but_sunspots(roll: int) -> None:
    """[HF-8.5B HF-8.5B.1 HF-8.5A HF-2.2A.E HF-4.0.E]"""
    story = flown("", str(roll))
    assert story.told("hf-event") == [{"roll": roll, "sector": "blue", "what": "nothing"}]
    assert above(story).spot == 1 and story.asked == "hf-turn"
    assert story.told("hf-sunspots") == [{"sector": "yellow", "spot": 1}]


def test_the_event_waits_until_all_have_moved() -> None:
    """[HF-8.5B HF-4.0.E]"""
    story = flown("freighter 0: deimos T1*\nclaim deimos: 0 1 C", "2")
    assert above(story).due and not story.told("hf-event")
    story.refuses("income", "hf-event-first", "HF-8.5B").refuses("pass", "hf-event-first", "HF-8.5B")
    story.does("haul", "stop")
    assert story.told("hf-event") and not above(story).due
    by_hand = flown("freighter 0: deimos T1*\nclaim deimos: 0 1 C", "2").does("event", "income")
    assert by_hand.told("hf-event")


def test_freighters_bring_no_event() -> None:
    """[HF-8.5B]"""
    story = outward("freighter 0: luna-l1 T1*\nclaim deimos: 0 1 C").does("haul", "go geo", "stop", "income")
    assert not story.told("hf-event")


def test_a_glitch_costs_a_card_of_a_stack_without_crew() -> None:
    """[HF-8.5B.2]"""
    story = flown("outpost 0: luna T2 R2", "3")
    assert (story.asked, story.offers("lose")) == ("hf-glitch", ["T2", "R2"])
    story.does("lose R2")
    assert "R2" in story.player().hand
    assert flown("", "3").asked == "hf-turn"


def test_debris_takes_everybodys_heaviest_card_at_leo() -> None:
    """[HF-8.5B.3]"""
    story = flown("leo 0: R2 T1\nleo 1: F3 F4 T2", "4")
    assert "R2" in story.player().hand and (story.asked, story.offers("lose")) == ("hf-debris", ["F3", "F4"])
    story.does("lose F4")
    assert "F4" in story.player(1).hand and story.asked == "hf-turn"


def test_blue_is_an_election_for_the_pool() -> None:
    """[HF-8.5B.4]"""
    story = flown("hand 1: T1 T2 T3 T4 T6\nwater 1: 3", "5")
    assert story.asked == "hf-vote"
    story.does("bid 2", "pass")
    assert (story.asked, story.water(), story.water(1)) == ("hf-politics", 4, 1)
    assert story.offers("politics") == ["NA", "PA", "CA", "AN", "EG", "MI"]
    story.does("politics MI")
    assert above(story).square == "MI" and above(story).spot == 1


def test_the_active_player_settles_ties_of_others_and_nobody_need_move_politics() -> None:
    """[HF-8.5B.4 HF-5.2.5]"""
    story = flown("", "6", seats=3).does("bid 1", "bid 1", "pass", "pass")
    assert story.asked == "hf-vote-tie"
    story.does("award 2", "pass")
    assert above(story).square == "CE" and story.water(2) == 3


def test_yellow_cuts_budgets() -> None:
    """[HF-8.5B.4]"""
    story = flown("sunspots: 1\nhand 0: T1 T2\nhand 1: R1", "5")
    assert (story.asked, story.offers("lose")) == ("hf-cut", ["T1", "T2"])
    story.does("lose T1")
    assert story.hf.decks["thruster"].under == ["T1"] and story.hf.decks["robonaut"].under == ["R1"]


def test_red_flares_spare_sites_belts_and_sails() -> None:
    """Stacks of everybody in every kind of place.  [HF-8.5B.4 HF-9.0.C HF-2.2D.E]"""
    lines = """
        sunspots: 3
        outpost 0: luna G3
        leo 0: G6
        outpost 1: sol-mars-l1 G2 T6
        rocket 1: earth-belt-2 R2
        freighter 1: rabbithole R1*
        claim deimos: 1 1 C
    """
    story = flown(lines, "5 6")
    assert story.told("hf-flare") == [{"roll": 6}]
    assert story.outpost().cards == ["G3"] and story.player().stacks["leo"].cards == ["G6"]
    assert story.outpost(1).cards == ["G2", "T6"]  # 6 - 1 = 5 does not exceed 5
    assert story.rocket(1).cards == ["R2"]
    assert "R1" in story.player(1).hand  # 6 + 2 in the Sun's belt
    assert "NASA" in story.player().hand  # 6 in space near the Earth


def test_the_cycle_has_six_spots() -> None:
    """Yellow is entered after 1, 7, 13 and 19 steps.  [HF-8.5A]"""
    from perihelion.games.high_frontier.expansions.expansion.boards import boards

    sectors = [spot.sector for spot in boards().spots]
    entered = [n for n in range(1, 20) if sectors[n % 6] == "yellow" != sectors[(n - 1) % 6]]
    assert entered == [1, 7, 13, 19]


def test_an_election_at_start_is_an_option() -> None:
    """[HF-8.5A]"""
    story = outward(f"option start-election: yes\nsunspots: 5\n{NEAR}\ndice: 1").does(*FLOWN)
    assert story.asked == "hf-vote" and above(story).spot == 0
    assert outward(f"sunspots: 5\n{NEAR}\ndice: 1").does(*FLOWN).asked == "hf-turn"
