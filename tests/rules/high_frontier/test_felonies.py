"""Felonies: squatting, and who may."""

from frontier import frontier

ENCKE = "rocket 0: comet-encke 2t T2 R2 F1 PRC\nclaim comet-encke: 1"


def test_a_crewed_rocket_replaces_anothers_disk() -> None:
    """[HF-6.4B HF-2.3B.4]"""
    story = frontier(ENCKE, factions="PRC NASA").does("squat comet-encke")
    assert story.claim("comet-encke").owner == 0


def test_only_one_faction_squats() -> None:
    """[HF-2.3B.4]"""
    story = frontier(ENCKE.replace("PRC", "NASA"), factions="NASA PRC")
    story.refuses("squat comet-encke", "hf-felony", "HF-2.3B.4")


def test_the_encke_squat_within_industrialising() -> None:
    """The disk is replaced by a disk and a cube, refinery and robonaut are given up.  [HF-6.4B HF-5.7]"""
    story = frontier(ENCKE, factions="PRC NASA").does("industrialise comet-encke")
    claim = story.claim("comet-encke")
    assert (claim.owner, claim.cubes) == (0, 1)
    assert {"R2", "F1"} <= set(story.player().hand)


def test_cubes_and_crews_prevent_it() -> None:
    """[HF-6.4B HF-2.3B.4]"""
    cube = frontier(ENCKE.replace("encke: 1", "encke: 1 1 V"), factions="PRC NASA")
    cube.refuses("squat comet-encke", "hf-cube-stands", "HF-6.4B")
    crew = frontier(ENCKE + "\noutpost 1: comet-encke NASA", factions="PRC NASA")
    crew.refuses("squat comet-encke", "hf-defended", "HF-2.3B.4")


def test_it_takes_a_crew() -> None:
    """[HF-6.4B]"""
    story = frontier(ENCKE.replace(" PRC", ""), factions="PRC NASA")
    story.refuses("squat comet-encke", "hf-no-crew", "HF-6.4B")


def test_the_tax_is_due_as_for_any_claim() -> None:
    """[HF-6.4B HF-2.3B.5]"""
    story = frontier(ENCKE, factions="PRC UN").does("squat comet-encke")
    assert story.water(1) == 5


def test_landing_on_anothers_claim_is_no_crime() -> None:
    """[HF-6.4B]"""
    story = frontier("rocket 0: luna-l1 5t T2 NASA\nclaim luna: 1 1 S").does(
        "fly", "afterburn NASA", "go luna"
    )
    assert story.rocket().place == "luna"


def test_squatting_takes_a_disk() -> None:
    """A claim elsewhere may be taken back for it.  [HF-6.4B HF-3.1B]"""
    claims = "\n".join(f"claim {site}: 0" for site in ("vesta", "eros", "ceres", "deimos", "phobos"))
    last = frontier(f"{ENCKE}\n{claims}", factions="PRC NASA").does("squat comet-encke")
    assert last.claim("comet-encke").owner == 0
    none = frontier(f"{ENCKE}\n{claims}\nclaim nysa: 0", factions="PRC NASA")
    none.refuses("squat comet-encke", "hf-no-disk", "HF-3.1B")
    none.refuses("industrialise comet-encke", "hf-no-disk", "HF-3.1B")
    assert none.does("take-back nysa", "squat comet-encke").claim("comet-encke").owner == 0


def test_only_the_owners_crew_defends_a_claim() -> None:
    """A third player's crew, and the owner's crew elsewhere, do not.  [HF-2.3B.4 HF-6.4B]"""
    others = f"{ENCKE}\noutpost 2: comet-encke UN\nrocket 1: luna NASA"
    story = frontier(others, seats=3, factions="PRC NASA UN").does("squat comet-encke")
    assert story.claim("comet-encke").owner == 0


def test_a_crew_in_an_outpost_does_not_squat() -> None:
    """It takes a crewed rocket.  [HF-6.4B]"""
    lines = "outpost 0: comet-encke PRC\nrocket 0: comet-encke T2\nclaim comet-encke: 1"
    frontier(lines, factions="PRC NASA").refuses("squat comet-encke", "hf-no-crew", "HF-6.4B")


def test_squatting_and_building_are_taxed_each() -> None:
    """[HF-6.4B HF-5.7A HF-2.3B.5]"""
    story = frontier(ENCKE, factions="PRC UN").does("industrialise comet-encke")
    assert story.water(1) == 4 + 2


def test_no_other_faction_commits_a_felony() -> None:
    """Not with the crew of the felons aboard either: the privilege is its player's.  [HF-2.3B.4 HF-2.3B.6]"""
    for faction in ("NASA", "ESA", "UN", "SHIMIZU"):
        lines = "rocket 0: luna T2 R2 F1 PRC\nclaim luna: 2\noutpost 2: luna 3t R5"
        story = frontier(lines, seats=3, factions=f"{faction} PRC {'UN' if faction != 'UN' else 'ESA'}")
        for felony in ("squat luna", "industrialise luna", "steal 2", "refuel R2"):
            story.refuses(felony, "hf-felony", "HF-2.3B.4")
        story.refuses("decommission PRC", "hf-crew-stays", "HF-6.7B")
