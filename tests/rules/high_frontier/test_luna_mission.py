"""The mission to Luna that the rulebook works out year by year."""

from frontier import frontier

YEAR = ("pass", "pass")  # the end of the own turn, and the other player's


def test_the_luna_mission_year_by_year() -> None:
    """[HF-8.8 HF-5.4 HF-5.4B HF-5.4C HF-6.1A.1 HF-6.1A.5 HF-6.4C HF-6.4D HF-5.5A HF-5.6B HF-7.1.4]"""
    story = frontier("water 0: 7\nhand 0: PRC T2 R2", factions="PRC UN")

    # Year 1: four WT bring crew, steamer and robonaut to LEO, three more fill tanks.
    story.does("boost PRC", "boost T2", "boost R2", "load PRC", "load T2", "load R2", "tanks 3", *YEAR)
    assert story.water() == 0
    assert (story.rocket().row, story.rocket().steps) == (4, 10)

    # Year 2: two burns of four steps to Luna L1.
    story.does("fly", "engine T2")
    assert story.flight.thrust == 2
    story.does("go earth-heo", "go earth-belt-1", "go geo", "go luna-l1", "stop", *YEAR)
    assert story.rocket().steps == 2

    # Year 3: the crew's own engine with its afterburner exceeds the size of Luna; prospecting cannot fail.
    story.does("fly", "afterburn PRC")
    assert story.flight.thrust == 10
    story.does("go luna", "prospect R2", *YEAR)
    assert story.rocket().steps == 0 and story.claim("luna").owner == 0

    # Years 4 to 8: a tank a year.
    for year in range(5):
        assert story.hf.on.fuel.tanks(story.rocket().row, story.rocket().steps) == year
        story.does("refuel R2", *YEAR)

    # Year 9: the robonaut stays as an outpost; lift-off and two burns take all the fuel.
    story.does("drop R2")
    assert (story.rocket().row, story.rocket().steps) == (1, 17)
    story.does("fly", "engine T2")
    assert story.rocket().steps == 8
    story.does("go luna-l1", "go geo", "go earth-belt-1", "go earth-heo", "go LEO", "stop")
    assert (story.rocket().steps, story.rocket().place) == (0, "LEO")
    story.does("decommission PRC")
    assert story.parts(0)["hf-glory"] == 3
