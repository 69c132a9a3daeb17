"""Prospecting."""

from frontier import FrontierStory, frontier

from perihelion.games.high_frontier.content import base_content


def prospected(rocket: str, *moves: str, dice: str, lines: str = "", factions: str = "") -> FrontierStory:
    return frontier(f"rocket 0: {rocket}\ndice: {dice}\n{lines}", factions=factions).does(*moves)


def test_a_die_not_above_the_size_makes_a_claim() -> None:
    """[HF-5.6 HF-5.6B HF-5.6B.1]"""
    story = prospected("hertha R4", "prospect R4", dice="3")
    assert story.claim("hertha").owner == 0
    assert story.claim("hertha").cubes == 0


def test_a_failure_closes_the_site_for_ever() -> None:
    """Rockets can still refuel there.  [HF-5.6B.1]"""
    story = prospected("hertha R4", "prospect R4", dice="4")
    assert story.hf.failed == {"hertha"}
    story.does("pass", "pass")
    story.refuses("prospect R4", "hf-prospected-before", "HF-5.6A")
    assert "refuel R4" in story.offered


def test_size_six_never_fails() -> None:
    """[HF-5.6B]"""
    assert prospected("luna R2", "prospect R2", dice="6").claim("luna").owner == 0


def test_the_isru_must_not_exceed_the_hydration() -> None:
    """[HF-5.6A]"""
    frontier("rocket 0: luna R4").refuses("prospect R4", "hf-site-too-dry", "HF-5.6A")


def test_crews_prospect_too() -> None:
    """[HF-5.6A]"""
    assert prospected("mars-hellas-basin NASA", "prospect NASA", dice="1").claim("mars-hellas-basin")


def test_only_the_rocket_prospects_and_only_where_it_stands() -> None:
    """[HF-5.6A]"""
    assert "prospect R3" not in frontier("outpost 0: luna R3").offered
    assert "prospect R2" not in frontier("rocket 0: luna-l1 R2").offered


def test_every_claim_brings_the_tax() -> None:
    """[HF-2.3B.5]"""
    story = prospected("luna R2", "prospect R2", dice="6", factions="NASA UN")
    assert story.water(1) == 5


def test_a_raygun_on_the_koronis_orbit_reaches_ten_asteroids() -> None:
    """Each has its own roll, the Karin cluster included.  [HF-5.6B.2]"""
    story = frontier("rocket 0: koronis-heo R8*\nclaim deimos: 1 1 C\ndice: 1 1").does("prospect R8")
    assert len(story.offers("try")) == 10
    assert {"karin-a", "karin-b", "karin-c"} <= set(story.offers("try"))
    story.does("try koronis", "try karin-a", "done")
    assert set(story.hf.claims) == {"deimos", "koronis", "karin-a"}


def test_each_target_must_be_wet_enough() -> None:
    """[HF-5.6B.2 HF-5.6A]"""
    story = frontier("rocket 0: koronis-heo R3").does("prospect R3")
    sites = base_content().map.sites
    assert all(sites[site].hydration >= 1 for site in story.offers("try"))
    assert "koronis" not in story.offers("try")


def test_a_raygun_cannot_shoot_into_an_atmosphere() -> None:
    """[HF-5.6B.2]"""
    rayguns = frontier().hf.on.rayguns
    for place, targets in rayguns.items():
        assert not any(base_content().map.sites[site].atmosphere for site in targets), place


def test_a_raygun_on_a_site_may_prospect_that_site() -> None:
    """[HF-5.6B.2]"""
    assert prospected("luna R3", "prospect R3", dice="6").claim("luna").owner == 0
    mars = prospected("mars-hellas-basin NASA", "prospect NASA", dice="6")
    assert mars.claim("mars-hellas-basin").owner == 0


def test_a_buggy_tries_twice() -> None:
    """Dresda is of size 2: 3 fails, 2 succeeds.  [HF-5.6B.3]"""
    story = prospected("dresda R1* F6*", "prospect R1", dice="3 2", lines="claim deimos: 1 1 C")
    assert story.claim("dresda").owner == 0
    lost = prospected("dresda R1* F6*", "prospect R1", dice="3 4", lines="claim deimos: 1 1 C")
    assert "dresda" in lost.hf.failed


def test_a_buggy_on_a_comet_succeeds_in_eleven_of_thirty_six() -> None:
    """[HF-9.0.A HF-5.6B.3]"""
    won = 0
    for first in range(1, 7):
        for second in range(1, 7):
            rocket, lines = "comet-encke R1*", "claim deimos: 1 1 C"
            story = prospected(rocket, "prospect R1", dice=f"{first} {second}", lines=lines)
            won += "comet-encke" in story.hf.claims
    assert won == 11


def test_a_buggy_may_take_the_whole_road_without_second_tries() -> None:
    """[HF-5.6B.3]"""
    story = frontier("rocket 0: mars-hellas-basin R5\ndice: 6 6 6").does("prospect R5")
    assert story.asked == "hf-prospect"
    story.does("road")
    assert set(story.hf.claims) == {"mars-hellas-basin", "mars-arsia-mons", "mars-north-pole"}


def test_where_disks_run_short_the_sites_of_the_road_are_chosen() -> None:
    """[HF-5.6B.3 HF-3.1B]"""
    few = "\n".join(f"claim {site}: 0" for site in ("vesta", "eros", "ceres", "deimos"))
    story = frontier(f"rocket 0: mars-hellas-basin R5\n{few}\ndice: 6 6").does("prospect R5", "road")
    assert story.offers("try") == ["mars-hellas-basin", "mars-arsia-mons", "mars-north-pole"]
    story.does("try mars-north-pole")
    assert story.offers("try") == ["mars-hellas-basin", "mars-arsia-mons"]
    story.does("try mars-arsia-mons")
    assert story.hf.claims.keys() >= {"mars-north-pole", "mars-arsia-mons"}
    assert "mars-hellas-basin" not in story.hf.claims and story.asked == "hf-turn"


def test_assay_refineries_take_off_the_die() -> None:
    """[HF-5.6B.4]"""
    lines = "claim nysa: 1 1 M"
    assert "eros" in prospected("eros R8* F3*", "prospect R8", dice="4", lines=lines).hf.claims  # S: 3 off
    assert (
        "hertha" in prospected("hertha R4 F7*", "prospect R4", dice="4", lines=lines).hf.claims
    )  # all: 1 off
    assert (
        "hertha" in prospected("hertha R4 F3*", "prospect R4", dice="4", lines=lines).hf.failed
    )  # no S site


def test_divining_nubots_help_prospecting() -> None:
    """[HF-5.5B.1 HF-5.6A]"""
    story = prospected("luna R5 F6*", "prospect R5", dice="6", lines="claim flora: 1 1 S")
    assert story.claim("luna").owner == 0


def test_what_a_rocket_can_prospect_is_seen_before() -> None:
    """[HF-5.6A HF-5.6B.3 HF-5.6B.4 HF-5.5B.1]"""

    def seen(cards: str) -> tuple[dict[str, dict[str, int]], dict[str, int]]:
        rocket = frontier(f"rocket 0: luna {cards}\nclaim nysa: 1 1 M").game.view(None)["table"]
        shown = rocket["players"][0]["stacks"]["rocket"]
        return shown["units"], shown["assay"]

    alone, divined = seen("R5 T2"), seen("R5 F6*")
    assert alone[0]["R5"]["rolls"] == 2  # a buggy
    assert divined[0]["R5"]["isru"] == alone[0]["R5"]["isru"] - 1
    assert alone[1] == {}
    assert seen("R8* F3*")[1] == {"C": 0, "M": 0, "S": 3, "V": 0, "D": 0}


def test_without_a_disk_one_is_taken_back_first() -> None:
    """The site can be prospected anew.  [HF-3.1B]"""
    claims = "\n".join(f"claim {site}: 0" for site in ("vesta", "eros", "ceres", "deimos", "phobos", "nysa"))
    story = frontier(f"rocket 0: luna R2\n{claims}\ndice: 6")
    story.refuses("prospect R2", "hf-no-disk", "HF-3.1B")
    story.does("take-back eros", "prospect R2")
    assert story.claim("luna").owner == 0
    assert "eros" not in story.hf.failed


def test_nothing_is_taken_back_while_pieces_are_left() -> None:
    """[HF-3.1B]"""
    assert "take-back luna" not in frontier("claim luna: 0").offered


def test_an_outpost_takes_a_disk() -> None:
    """Five claims and an outpost leave none.  [HF-3.1B HF-5.6A]"""
    claims = "\n".join(f"claim {site}: 0" for site in ("vesta", "eros", "nysa", "deimos", "phobos"))
    story = frontier(f"rocket 0: ceres T2 R3\noutpost 0: luna R2\n{claims}")
    story.refuses("prospect R3", "hf-no-disk", "HF-3.1B")
    one = frontier(f"rocket 0: ceres T2 R3\n{claims}").does("prospect R3")
    assert one.claim("ceres").owner == 0


def test_cubes_of_every_kind_count() -> None:
    """Factory, colony, venture, glory and freighter.  [HF-3.1B]"""
    lines = "claim luna: 0 2 S\nventure tourism: 0\nglory mars: 0\nfreighter 0: LEO T2*\nventure elevator: 1"
    story = frontier(lines)
    assert story.game.view(0)["table"]["players"][0]["cubes"] == 1
    assert not story.offers("take-back")


def test_a_disk_taken_back_leaves_a_site_to_be_prospected_anew() -> None:
    """By anybody.  [HF-3.1B]"""
    claims = "\n".join(f"claim {site}: 0" for site in ("ceres", "eros", "nysa", "deimos", "phobos", "luna"))
    story = frontier(f"{claims}\nrocket 1: ceres T2 R3").does("take-back ceres", "pass", "prospect R3")
    assert story.claim("ceres").owner == 1


def test_a_buggy_goes_on_along_the_road_from_a_site_that_is_done() -> None:
    """[HF-5.6B.3]"""
    story = frontier("rocket 0: mars-hellas-basin T2 R5\nclaim mars-hellas-basin: 1").does("prospect R5")
    assert {site for site, claim in story.hf.claims.items() if claim.owner == 0} == {
        "mars-arsia-mons",
        "mars-north-pole",
    }
    done = "claim mars-hellas-basin: 1\nclaim mars-arsia-mons: 1\nfailed: mars-north-pole"
    frontier(f"rocket 0: mars-hellas-basin T2 R5\n{done}").refuses("prospect R5", "hf-prospected-before")
