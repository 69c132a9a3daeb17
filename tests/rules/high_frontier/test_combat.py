"""Combat: five steps, factories, piracy, interception and kamikazes."""

import pytest
from frontier import deal, part
from outward import above, fight, outward

WAR = "politics: W1\n"


def test_there_is_no_combat_in_peace_nor_at_leo() -> None:
    """[HF-8.3F HF-8.4]"""
    lines = "rocket 0: luna NASA T2\noutpost 1: luna T4"
    assert not outward(lines).offers("attack") and outward(WAR + lines).offers("attack") == [
        "rocket 1 outpost"
    ]
    assert not outward(WAR + "rocket 0: LEO NASA T2\nrocket 1: LEO T4").offers("attack")


def test_the_defender_shoots_first_and_a_raygun_hits_one_card() -> None:
    """[HF-8.4 HF-8.4A]"""
    story = outward(WAR + "rocket 0: luna ESA T2\nrocket 1: luna PRC T4\ndice: 5 4 5", factions="ESA PRC")
    story.does("attack rocket 1 rocket")
    assert (list(story.game.pending), story.asked) == ([1], "hf-aim")
    story.does("aim T2")
    assert story.rocket().cards == ["ESA", "T2"]  # 5 is not above 5
    assert list(story.game.pending) == [0]
    story.does("aim PRC")
    assert story.told("hf-shot")[-1] == {"weapon": "ESA", "aimed": "PRC", "roll": 4}
    assert story.asked == "hf-strike" and list(story.game.pending) == [1]
    story.does("hold", "hold")
    assert above(story).fight is None and story.asked == "hf-turn"


def test_a_missile_strikes_every_card_and_is_spent() -> None:
    """[HF-8.4B]"""
    story = outward(WAR + "rocket 0: luna T2 R6*\noutpost 1: luna T4 F1 R2\ndice: 3 4")
    story.does("attack rocket 1 outpost", "strike")
    assert story.outpost(1).cards == ["T4"]  # 8 stands 7; 2 and 2 do not
    assert "R6" in story.player().hand and story.asked == "hf-turn"


def test_a_robonaut_without_its_support_cannot_fight() -> None:
    """[HF-8.4]"""
    story = outward(WAR + "rocket 0: luna T2 R3\noutpost 1: luna T4")
    story.refuses("attack rocket 1 outpost", "hf-no-weapon", "HF-8.4")
    assert outward(WAR + "rocket 0: luna T2 R3 G8 D1\noutpost 1: luna T4").offers("attack")


def test_each_stack_fights_once_before_the_operation() -> None:
    """[HF-8.3F]"""
    story = outward(WAR + "rocket 0: luna NASA T2\noutpost 1: luna T4\ndice: 1").does(
        "attack rocket 1 outpost", "hold", "hold"
    )
    story.refuses("attack rocket 1 outpost", "hf-fought-already", "HF-8.3F").refuses(
        "fly", "hf-moves-are-over"
    )
    late = outward(WAR + "rocket 0: luna NASA T2\noutpost 1: luna T4").does("income")
    late.refuses("attack rocket 1 outpost", "hf-moves-are-over")


def test_a_factory_is_struck_by_an_orion() -> None:
    """Two cubes shoot; the missile rolls 9: claim and disk stay, track and product go.  [HF-8.4D HF-8.4B]"""
    lines = WAR + "claim hertha: 1 2 M\nhand 1: F3*\nrocket 0: hertha T2 R6*\ndice: 1 1 4 5"
    story = outward(lines)
    assert story.hf.tracks["M"] == 1
    story.does("attack rocket 1 factory")
    assert story.asked == "hf-aim" and list(story.game.pending) == [1]
    story.does("aim R6", "aim R6", "strike")
    assert (story.claim("hertha").owner, story.claim("hertha").cubes) == (1, 0)
    assert story.hf.tracks["M"] == 0 and "F3" not in story.hf.black
    assert story.told("hf-destroyed") == [{"site": "hertha"}]


def test_cubes_are_too_hard_for_a_raygun() -> None:
    """[HF-8.4D HF-8.4A]"""
    story = outward(WAR + "claim hertha: 1 1 M\nrocket 0: hertha NASA T2\ndice: 1 6")
    story.does("attack rocket 1 factory", "hold", "aim cube", "hold")
    assert story.claim("hertha").cubes == 1


def test_a_factory_powers_its_friends_in_combat() -> None:
    """[HF-8.2C HF-9.0.D]"""
    story = outward(WAR + "claim hertha: 1 1 M\noutpost 1: hertha R3\nrocket 0: hertha NASA T2\ndice: 6")
    story.does("attack rocket 1 outpost")
    assert (story.asked, list(story.game.pending)) == ("hf-aim", [1])


def test_a_buggy_pirates_a_slower_stack() -> None:
    """[HF-8.4C]"""
    lines = WAR + "rocket 0: geo 8 T2 R1*\noutpost 1: geo F1 T4*\ndice: 2 3"
    story = outward(lines).does("attack rocket 1 outpost")
    assert (story.asked, list(story.game.pending)) == ("hf-chase", [0])
    story.does("engine T2")
    assert fight(story).chase == [0, 3] and story.asked == "hf-pirate"
    story.does("pirate")
    assert (story.asked, story.offers("loot")) == ("hf-board", ["F1", "T4"])
    story.does("loot F1")
    assert "F1" in story.rocket().cards and story.outpost(1).cards == ["T4"]


@pytest.mark.parametrize(
    ("cards", "dice", "taken"),
    [
        ("R2", "3 3", False),
        ("R2", "3 4", True),
        ("F1", "2 2", False),
        ("F1", "2 3", True),
        ("PRC", "4 4", False),
        ("PRC", "4 5", True),
    ],
)
def test_crews_and_robonauts_resist(cards: str, dice: str, taken: bool) -> None:
    """More than 4, 6 or 8.  [HF-8.4C]"""
    story = outward(WAR + f"rocket 0: geo 8 T2 R1*\noutpost 1: geo {cards}\ndice: {dice}")
    story.does("attack rocket 1 outpost")
    while story.asked in ("hf-aim", "hf-strike"):
        story.does("hold")
    story.does("engine T2", "pirate")
    assert ("outpost" not in story.player(1).stacks or story.asked == "hf-board") == taken


def test_black_cards_and_crews_go_to_their_owners_hand() -> None:
    """[HF-8.4C]"""
    story = outward(WAR + "rocket 0: geo 8 T2 R1*\noutpost 1: geo F1 T4*\ndice: 6 6")
    story.does("attack rocket 1 outpost", "engine T2", "pirate", "loot T4")
    assert "T4" in story.player(1).hand and "T4" in story.hf.black


def test_who_is_slower_or_equal_does_not_board() -> None:
    """Thrust is worked out anew, with afterburner, and fuel may be dumped.  [HF-8.4C HF-8.3D]"""
    lines = WAR + "rocket 0: geo 8 T2 R1*\nrocket 1: geo 8 T7*"
    story = outward(lines).does("attack rocket 1 rocket", "engine T7", "engine T2")
    assert above(story).fight is None and story.asked == "hf-turn"
    lit = outward(lines).does("attack rocket 1 rocket", "engine T7", "afterburn T2")
    assert fight(lit).chase == [3, 4] and lit.rocket().steps == 8 - 2 and lit.asked == "hf-pirate"


def test_the_faster_defender_boards_the_attacker() -> None:
    """[HF-8.4C]"""
    lines = WAR + "rocket 0: geo 8 T6 R8 G9 F3 D7/heavy\nrocket 1: geo 8 T2 R1*\ndice: 1 6 6"
    story = outward(lines).does("attack rocket 1 rocket")
    while story.asked == "hf-aim":
        story.does("hold")
    story.does("afterburn T2", "hold")
    assert fight(story).chase == [4, 0] and list(story.game.pending) == [1]
    story.does("pirate", "loot T6")
    assert "T6" in story.rocket(1).cards


def test_the_last_cube_makes_the_factory_ones_own() -> None:
    """The track stays; the old owner's product turns white.  [HF-8.4D]"""
    lines = WAR + "claim hertha: 1 1 M\nhand 1: F3*\nrocket 0: hertha 8 T2 R1*\ndice: 3 4"
    story = outward(lines).does("attack rocket 1 factory", "hold", "engine T2", "pirate")
    assert (story.claim("hertha").owner, story.claim("hertha").cubes, story.hf.tracks["M"]) == (0, 1, 1)
    assert "F3" not in story.hf.black and story.told("hf-captured") == [{"site": "hertha", "victim": 1}]


def test_who_has_no_disk_left_destroys_what_it_could_capture() -> None:
    """[HF-11.25]"""
    claims = "".join(
        f"claim {site}: 0\n" for site in ("luna", "deimos", "phobos", "ceres", "mercury", "comet-encke")
    )
    lines = WAR + claims + "claim hertha: 1 1 M\nrocket 0: hertha 8 T2 R1*\ndice: 3 4"
    story = outward(lines).does("attack rocket 1 factory", "hold", "engine T2", "pirate")
    assert (story.claim("hertha").owner, story.claim("hertha").cubes) == (1, 0)


def test_whoever_leaves_may_be_intercepted_and_goes_on() -> None:
    """[HF-8.3F]"""
    story = outward(WAR + "rocket 0: luna-l1 12 NASA T2\nrocket 1: luna-l1 PRC T4\ndice: 1 1 1")
    story.does("fly", "engine NASA", "go geo")
    assert (story.asked, list(story.game.pending), story.offers("intercept")) == (
        "hf-intercept",
        [1],
        ["rocket"],
    )
    story.does("intercept rocket", "aim PRC", "hold", "hold", "hold")
    assert story.rocket().place == "geo" and story.asked == "hf-go"
    passed = outward(WAR + "rocket 0: luna-l1 12 NASA T2\nrocket 1: luna-l1 PRC T4")
    passed.does("fly", "engine NASA", "go geo", "pass")
    assert passed.rocket().place == "geo"


def test_rocket_outpost_and_factory_of_one_player_intercept_one_after_the_other() -> None:
    """Each once; whoever is let go by the rest flies on.  [HF-8.3F]"""
    lines = "claim hertha: 1 1 M\nrocket 0: hertha 12 NASA\nrocket 1: hertha ESA\noutpost 1: hertha R6*"
    story = outward(WAR + lines + "\ndice: 1 1 1 1 1 1", factions="NASA ESA").does("fly", "engine NASA")
    story.does(f"go {story.hf.on.chart.ways['hertha'][0].to}", "intercept rocket", *["hold"] * 4)
    assert (story.asked, story.offers("intercept")) == ("hf-intercept", ["outpost", "factory"])
    story.does("intercept factory", *["hold"] * 3)
    assert story.offers("intercept") == ["outpost"]
    assert story.does("pass").asked == "hf-go" and story.rocket().place != "hertha"


def test_a_craft_that_loses_its_thruster_goes_nowhere() -> None:
    """[HF-8.3F]"""
    story = outward(WAR + "rocket 0: luna-l1 12 NASA T2\nrocket 1: luna-l1 PRC T4\ndice: 5")
    story.does("fly", "engine NASA", "go geo", "intercept rocket", "hold", "aim NASA", "hold")
    assert story.rocket().place == "luna-l1" and story.hf.flight is None


def test_a_kamikaze_needs_no_landing_fuel_and_is_used_up() -> None:
    """[HF-8.4B]"""
    lines = WAR + "claim luna: 1 1 S\nrocket 0: luna-l1 0 R6* T6\ndice: 5 5"
    story = outward(lines).does("fly", "engine T6")
    story.refuses("go luna", "hf-no-landing-fuel", "HF-6.4C")
    story.does("ram luna", "hold", "strike")
    assert story.claim("luna").cubes == 0 and "rocket" not in story.player().stacks
    assert {"R6", "T6"} <= set(story.player().hand)


def test_an_interceptors_factory_fights() -> None:
    """[HF-8.3F HF-8.4D]"""
    story = outward(WAR + "claim hertha: 1 1 M\nrocket 0: hertha 12 NASA\ndice: 1 1")
    way = story.hf.on.chart.ways["hertha"][0].to
    story.does("fly", "engine NASA", f"go {way}")
    assert (story.asked, story.offers("intercept")) == ("hf-intercept", ["factory"])


def test_who_waits_in_vain_for_a_craft_that_others_have_shot_is_not_asked() -> None:
    """[HF-8.3F]"""
    lines = WAR + "rocket 0: luna-l1 5t T2\noutpost 1: luna-l1 NASA\noutpost 2: luna-l1 ESA\ndice: 6"
    story = outward(lines, seats=3, factions="PRC NASA ESA").does("fly", "engine T2", "go geo")
    assert (story.asked, list(story.game.pending)) == ("hf-intercept", [1])
    story.does("intercept outpost", "aim T2")
    assert "rocket" not in story.player().stacks and story.hf.flight is None
    assert (story.asked, list(story.game.pending)) == ("hf-turn", [0])


def test_fights_come_before_the_event() -> None:
    """[HF-4.0.E HF-8.3F]"""
    lines = WAR + "event-due: yes\nrocket 0: luna NASA T2\noutpost 1: luna T4\ndice: 1 1"
    story = outward(lines).does("attack rocket 1 outpost", "hold", "hold").does("event")
    assert story.told("hf-event") == [{"roll": 1, "sector": "blue", "what": "nothing"}]
    late = outward(lines).does("event")
    late.refuses("attack rocket 1 outpost", "hf-moves-are-over", "HF-4.0")


def test_who_hops_away_leaves_too() -> None:
    """[HF-8.3F HF-6.4D]"""
    lines = WAR + "rocket 0: mars-hellas-basin 12 NASA\noutpost 1: mars-hellas-basin PRC\ndice: 1"
    story = outward(lines).does("fly", "hop mars-arsia-mons")
    assert (story.asked, story.offers("intercept")) == ("hf-intercept", ["outpost"])
    assert story.does("pass").rocket().place == "mars-arsia-mons"
    fought = outward(lines).does("fly", "hop mars-arsia-mons", "intercept outpost")
    fought.does("aim PRC", "hold", "hold", "hold")
    assert fought.rocket().place == "mars-arsia-mons"


def test_nobody_lifts_off_for_a_chase() -> None:
    """[HF-8.4C HF-11.30]"""
    story = outward(WAR + "claim luna: 1 3 S\nrocket 0: luna 8 T2 R1*\ndice: 3 4")
    story.does("attack rocket 1 factory", "hold", "hold", "hold", "engine T2", "pirate")
    assert (story.claim("luna").owner, story.claim("luna").cubes, story.rocket().steps) == (1, 2, 8)


CHASE = WAR + "rocket 0: geo 8 {} R1*\noutpost 1: geo F1 T4*\ndice: 2 3"


def test_in_a_chase_crews_may_be_thrown_overboard_as_felonies_are_for_all() -> None:
    """[HF-8.4C HF-8.3D HF-6.7B HF-8.6]"""
    story = outward(CHASE.format("T2 NASA")).does("attack rocket 1 outpost", "hold", "hold")
    assert story.asked == "hf-chase" and "NASA" in story.offers("jettison")
    assert "NASA" in story.does("jettison NASA").player().hand


def test_a_push_that_was_promised_is_spent_in_a_chase() -> None:
    """[HF-8.4C HF-6.1A.4]"""
    story = outward(CHASE.format("T2"), factions="NASA ESA")
    deal(story, part("beam", 1, 0)).does("attack rocket 1 outpost", "engine T2")
    assert fight(story).chase == [0, 4] and story.hf.pacts == []


def test_the_valkyrie_blasts_in_a_chase() -> None:
    """[HF-8.4C HF-2.6G HF-11.22]"""
    stack = CHASE.replace("F1 ", "").format("R6 X2* X4* D2/heavy* D3/heavy* F1")
    story = outward(stack).does("attack rocket 1 outpost", "hold", "engine R6")
    assert "F1" in story.player().hand and "R1" in story.rocket().cards
