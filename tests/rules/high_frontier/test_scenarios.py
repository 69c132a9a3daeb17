"""Race in space, alien invasion, Hermes fall."""

import pytest
from outward import above, outward

import perihelion
from perihelion.games.high_frontier.expansions.hermes import fall
from perihelion.games.high_frontier.stacks import full_tanks

RACE = "option scenario: race\n"
INVASION = "option scenario: invasion\n"
HERMES = "option scenario: hermes\nfaction 0: {}\n"
OUT = {"expansions": ["expansion"]}


@pytest.mark.parametrize(
    ("seats", "scenario", "reason"),
    [(2, "invasion", "choice-needs-other-seats"), (1, "race", "bad-option"), (3, "hermes", "bad-option")],
)
def test_scenarios_have_their_numbers_of_players(seats: int, scenario: str, reason: str) -> None:
    """[HF-8.7A HF-8.7B HF-8.7C]"""
    with pytest.raises(perihelion.Refused, match=reason):
        perihelion.new("high-frontier", seats=seats, options=OUT | {"scenario": scenario})


@pytest.mark.parametrize(("seats", "scenario"), [(4, "race"), (3, "invasion"), (1, "hermes")])
def test_scenarios_need_the_expansion(seats: int, scenario: str) -> None:
    with pytest.raises(perihelion.Refused, match="choice-needs"):
        perihelion.new("high-frontier", seats=seats, options={"scenario": scenario})
    assert perihelion.new("high-frontier", seats=seats, options=OUT | {"scenario": scenario}).pending


# Race in space.


def test_the_first_crew_home_from_titan_wins() -> None:
    """[HF-8.7A]"""
    story = outward(RACE + "landings PRC: titan-kraken-mare\nrocket 1: LEO PRC T2\nturns: 1").does("pass")
    assert story.hf.over == "titan" and story.game.result is not None
    assert story.game.result.winners == [1]


def test_a_crew_taken_to_hand_at_leo_is_home() -> None:
    """[HF-8.7A]"""
    story = outward(RACE + "landings NASA: luna titan-ontario-lacus\nleo 0: NASA").does(
        "decommission NASA", "pass"
    )
    assert story.hf.over == "titan" and story.game.result is not None and story.game.result.winners == [0]


def test_a_crew_that_comes_home_into_debris_has_won_all_the_same() -> None:
    """[HF-8.7A HF-8.5B.3]"""
    lines = "landings NASA: titan-kraken-mare\nrocket 0: earth-heo 12 NASA R5\nevent-due: yes\ndice: 4"
    story = outward(RACE + lines).does("fly", "engine NASA", "go LEO", "stop")
    assert "NASA" in story.player().hand and not story.game.over
    assert story.does("pass").hf.over == "titan"


def test_neither_titan_nor_leo_alone_wins_and_factories_do_not_end_it() -> None:
    """[HF-8.7A HF-11.27]"""
    claims = "".join(
        f"claim {site}: 0 1 {letter}\n"
        for site, letter in (("luna", "S"), ("ceres", "C"), ("hertha", "M"), ("deimos", "C"))
    )
    story = outward(RACE + claims + "landings NASA: luna\nleo 0: NASA\noption rounds: 1").does("pass")
    assert not story.game.over
    story.does("pass")
    assert story.hf.over == "rounds" and story.game.result is not None and story.game.result.winners == []


# Alien invasion.


def invasion(lines: str = ""):  # type: ignore[no-untyped-def]
    return outward(INVASION + lines, seats=3, factions="PRC NASA ESA")


def test_titans_have_no_crew_and_start_at_titan() -> None:
    """[HF-8.7B HF-11.28]"""
    game = perihelion.new("high-frontier", seats=3, options=OUT | {"scenario": "invasion"})
    players = game.view(0)["table"]["players"]
    assert players[0]["faction"] == "PRC" and players[0]["hand"] == [] and players[1]["hand"]
    story = invasion("hand 0: T2*\nwithout-factory 0: T2").does("boost T2")
    assert story.player().stacks["leo"].place == "low-titan-orbit"
    story.does("load T2", "tanks 1")
    assert story.rocket().place == "low-titan-orbit" and full_tanks(story.hf, story.rocket()) == 1


def test_titans_use_black_sides_and_bids_go_to_the_pool() -> None:
    """[HF-8.7B]"""
    story = invasion("top thruster: T1\nturns: 1").does("research thruster", "pass", "bid 2", "pass")
    assert {"T1", "G9"} <= story.hf.black & {*story.player().hand}
    assert (story.water(), story.water(1)) == (2, 4)
    assert not invasion("hand 0: T2*\nwithout-factory 0: T2").offers("flip")


def test_everybody_may_fight_and_commit_felonies() -> None:
    """[HF-8.7B]"""
    story = invasion("claim luna: 2\nrocket 1: luna NASA T2\noutpost 0: luna T4\nturns: 1")
    assert story.offers("attack") == ["rocket 0 outpost"] and story.offers("squat") == ["luna"]


def test_what_is_stacked_around_titan_is_attacked_and_attacks() -> None:
    """Only LEO is safe.  [HF-8.7B HF-8.4]"""
    stacks = "leo 0: R5* F3*\nrocket 1: low-titan-orbit NASA T2\nturns: {}\ndice: 5"
    struck = invasion(stacks.format(1)).does("attack rocket 0 leo", "aim R5", "hold")
    assert struck.player().stacks["leo"].cards == ["R5", "F3"]
    assert invasion(stacks.format(0)).offers("attack") == ["leo 1 rocket"]


def test_the_event_waits_for_fights() -> None:
    """[HF-4.0.E HF-8.7B]"""
    lines = "rocket 1: luna-l1 12 NASA T2\noutpost 0: geo F1\nturns: 1\ndice: 1"
    story = invasion(lines).does("fly", "afterburn NASA", "go geo", "stop")
    assert above(story).due and story.offers("attack") == ["rocket 0 outpost"]


def test_no_factories_on_d_worlds_or_around_saturn() -> None:
    """[HF-8.7B]"""
    for site in ("titan-kraken-mare", "comet-borrelly"):
        story = invasion(f"claim {site}: 1\nrocket 1: {site} F3 R5*\nturns: 1")
        story.refuses(f"industrialise {site}", "hf-no-factory-here", "HF-8.7B")


def test_it_ends_with_contact_and_bases_count() -> None:
    """[HF-8.7B HF-11.28]"""
    lines = "claim luna: 1 1 S\nclaim deimos: 0 1 C\noutpost 2: rabbithole R5*\nrocket 0: LEO T2*"
    story = invasion(lines).does("pass")
    assert story.hf.over == "contact" and story.game.result is not None
    assert story.game.result.scores == [0, 6, 6] and story.game.result.winners == [1, 2]
    landed = invasion("rocket 1: titan-kraken-mare T2\nturns: 1").does("pass")
    assert landed.hf.over == "contact"


def test_titans_that_reach_leo_have_come_though_debris_awaits_them() -> None:
    """[HF-8.7B HF-8.5B.3]"""
    story = invasion("rocket 0: earth-heo 12 T7*\nevent-due: yes\ndice: 4").does("fly", "engine T7", "go LEO")
    story.does("stop", "event")
    assert "rocket" not in story.player().stacks and "contact: yes" in story.game.position()
    assert story.does("pass").hf.over == "contact"


def test_in_a_shorter_invasion_titans_begin_with_black_sides() -> None:
    """[HF-8.7B HF-3.3.E]"""
    game = perihelion.new("high-frontier", seats=3, options=OUT | {"scenario": "invasion", "shorter": "yes"})
    hands = [player["hand"] for player in game.view(0)["table"]["players"]]
    assert len(hands[0]) == 6 and all(str(card).endswith("*") for card in hands[0])
    assert not any(str(card).endswith("*") for card in hands[1])


# Hermes fall.


def hermes(lines: str = "", faction: str = "NASA"):  # type: ignore[no-untyped-def]
    return outward(HERMES.format(faction) + lines, seats=1)


def test_both_bodies_must_be_turned_aside() -> None:
    """[HF-8.7C HF-11.29]"""
    story = hermes("rocket 0: hermes-a F3 T2\nrocket-2 0: hermes-b T4 G8 R5")
    assert story.offers("deflect") == ["F3", "T4"]
    story.does("deflect F3")
    assert story.hf.turn.operations == 1 and "F3" in story.player().hand
    story.does("deflect T4")
    assert {"T4", "G8"} <= set(story.player().hand)
    story.does("pass")
    assert story.hf.over == "saved" and story.game.result is not None and story.game.result.winners == [0]


def test_of_two_rockets_each_dumps_and_digs_for_itself() -> None:
    """Both could be lighter by the same figure, and both stand on a site.  [HF-8.7C HF-8.3D HF-8.3E]"""
    pair = "rocket 0: {0} T4 G8 R5\nrocket-2 0: {0} T7* F7 F8 R4"
    story = hermes(pair.format("luna 6")).does("vent 0 rocket-2")
    assert (story.rocket().steps, story.player().stacks["rocket-2"].steps) == (6, 0)
    assert story.offered.count("vent 0") == 1
    story = hermes(pair.format("luna"))
    assert story.offered.count("dig") == 1
    story.does("dig rocket-2")
    assert story.rocket().steps == 0 < story.player().stacks["rocket-2"].steps


def test_a_refinery_without_its_supports_turns_nothing() -> None:
    """[HF-8.7C]"""
    hermes("rocket 0: hermes-a F1 T2").refuses("deflect F1", "hf-no-refinery")


def test_the_sunspots_are_the_clock() -> None:
    """Yellow is entered at the end of turns 1, 7, 13 and 19.  [HF-8.7C HF-8.5A]"""
    story = hermes("hand 0: NASA\ndice: " + " ".join(["1"] * 19))
    for turn in range(1, 20):
        assert not story.game.over
        story.does("pass")
        assert fall(story.hf).yellow == (turn + 5) // 6
    assert story.hf.over == "struck" and story.game.result is not None and story.game.result.winners == []


def test_research_is_bought_known_or_unseen() -> None:
    """[HF-8.7C]"""
    story = hermes("top thruster: T1\ntop generator: G9\nhand 0: NASA R1 R2 R3 R4").does("research thruster")
    assert story.water() == 2 and story.player().hand[-2:] == ["T1", "G9"]
    blind = hermes("top thruster: T1\nthruster: T3").does("blind thruster")
    assert blind.water() == 3 and blind.player().hand[-1] == "T3" and blind.hf.decks["thruster"].top == "T1"


def test_instead_of_an_election_a_patent_goes() -> None:
    """[HF-8.7C]"""
    story = hermes("top robonaut: R3\ndice: 5 2").does("pass")
    assert story.told("hf-removed") == [{"deck": "robonaut", "card": "R3"}]
    assert fall(story.hf).removed == ["R3"] and above(story).spot == 1


def test_privileges_of_their_own() -> None:
    """[HF-8.7C]"""
    found = {}
    for faction in ("UN", "PRC", "SHIMIZU"):
        options = OUT | {"scenario": "hermes", "factions": [faction]}
        me = perihelion.new("high-frontier", seats=1, options=options).view(0)["table"]["players"][0]
        found[faction] = (me["water"], len(me["hand"]))
    assert found == {"UN": (10, 1), "PRC": (4, 7), "SHIMIZU": (4, 1)}
    story = hermes("top thruster: T6", "SHIMIZU").does("research thruster")
    assert (story.asked, story.offers("upgrade")) == ("hf-upgrade", ["T6"])
    story.does("upgrade T6", "pass")
    assert "T6" in story.hf.black and story.water() == 1
    assert "T6" in hermes("hand 0: T6*\nwithout-factory 0: T6").offers("boost")


def test_triangles_bring_no_event_of_their_own() -> None:
    """[HF-8.7C]"""
    story = hermes("rocket 0: luna-l1 12 NASA").does("fly", "engine NASA", "go geo", "stop")
    assert not above(story).due and not story.told("hf-event")


def test_the_start_of_the_sunspots_costs_a_patent_where_it_would_bring_an_election() -> None:
    """[HF-8.5A HF-8.7C]"""
    story = hermes("option start-election: yes\nsunspots: 5\ntop reactor: X1\ndice: 1 5").does("pass")
    assert story.told("hf-removed") == [{"deck": "reactor", "card": "X1"}]
    assert story.asked == "hf-turn"
