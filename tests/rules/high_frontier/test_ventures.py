"""Ventures, the end, points."""

from frontier import frontier

V3 = "claim vesta: 0\nclaim mercury: 0\nclaim nereus: 0\n"


def test_space_tourism_gives_a_second_operation() -> None:
    """[HF-7.2]"""
    story = frontier(V3 + "water 0: 5").does("venture tourism")
    assert story.water() == 0
    story.does("income", "income")
    assert story.water() == 2
    story.does("pass", "pass")
    assert story.hf.turn.operations == 2


def test_ventures_need_three_claims_of_the_letter() -> None:
    """D worlds do not count.  [HF-7.2]"""
    story = frontier("claim vesta: 0\nclaim mercury: 0\nclaim laocoon: 0 1 V\nwater 0: 9")
    story.refuses("venture tourism", "hf-too-few-claims", "HF-7.2")


def test_ventures_are_for_the_first() -> None:
    """[HF-7.2]"""
    frontier(V3 + "water 0: 9\nventure tourism: 1").refuses("venture tourism", "hf-venture-taken", "HF-7.2")


def test_ventures_are_paid_for() -> None:
    """[HF-7.2]"""
    frontier(V3 + "water 0: 4").refuses("venture tourism", "hf-too-little-water")


def test_points_of_claims_cubes_factories_and_science() -> None:
    """[HF-7.1.1 HF-7.1.2 HF-7.1.5]"""
    story = frontier("claim luna: 0 2 S\nclaim nereus: 0\nclaim ivar: 0\ntracks: S2")
    parts = story.parts()
    science = sum(2 for site in ("nereus", "ivar") if story.hf.on.sites[site].science)
    assert parts == {"hf-claim": 3, "hf-cubes": 2, "hf-factory": 5, "hf-science": science}


def test_all_factories_of_a_letter_are_worth_what_the_track_shows_now() -> None:
    """[HF-7.1.2]"""
    story = frontier("claim luna: 0 1 S\nclaim eros: 0 1 S\nclaim nysa: 1 1 M")
    assert story.parts(0)["hf-factory"] == 5 + 5
    assert story.parts(1)["hf-factory"] == 8


def test_points_of_ventures() -> None:
    """[HF-7.1.3]"""
    assert frontier(V3 + "venture tourism: 0").parts()["hf-venture"] == 7


def test_outposts_and_freighters_are_worth_nothing() -> None:
    """[HF-7.1.1]"""
    assert frontier("outpost 0: luna R2\nfreighter 0: LEO T8*").parts() == {}


def test_the_game_ends_with_the_last_factory_at_the_end_of_the_turn() -> None:
    """Four with two players, six with three, seven with more.  [HF-7.3]"""
    sites = ["davida", "ceres", "deimos", "phobos", "hygiea", "sylvia"]
    for seats, factories in ((2, 4), (3, 6), (4, 7), (5, 7)):
        claims = "\n".join(f"claim {site}: {n % 2} 1 C" for n, site in enumerate(sites[: factories - 1]))
        story = frontier(f"{claims}\nclaim luna: 0\nrocket 0: luna R2 F1", seats=seats)
        story.does("industrialise luna", "skip")
        assert not story.game.over
        story.does("pass")
        assert story.game.over
        assert story.hf.over == "factories"


def test_three_factories_or_two_ventures_may_end_it_for_five_tanks() -> None:
    """It takes the whole turn.  [HF-7.3A]"""
    three = "claim luna: 0 1 S\nclaim eros: 0 1 S\nclaim nysa: 0 1 M\nwater 0: 5"
    story = frontier(three, seats=3).does("end-game")
    assert story.game.over
    assert story.water() == 0
    frontier(three, seats=3).does("income").refuses("end-game", "hf-turn-begun", "HF-7.3A")
    frontier("claim luna: 0 1 S\nwater 0: 9").refuses("end-game", "hf-too-few-to-end", "HF-7.3A")
    ventures = "claim luna: 0 1 S\nventure tourism: 0\nventure elevator: 0\nwater 0: 5"
    assert frontier(ventures).does("end-game").game.over


def test_water_breaks_ties() -> None:
    """Tanks in a rocket at LEO are water too.  [HF-7.1.7 HF-2.4B]"""
    end = "option rounds: 1\nturns: 1\nclaim luna: 0\nclaim eros: 1\n"
    story = frontier(end + "water 0: 3\nwater 1: 2\nrocket 1: LEO 2t T3").does("pass")
    assert story.game.result is not None
    assert story.game.result.winners == [1]


def test_a_table_may_play_a_number_of_rounds() -> None:
    """[HF-7.3]"""
    story = frontier("option rounds: 2\nturns: 3").does("pass")
    assert story.hf.over == "rounds"


def test_whoever_squats_has_begun_the_turn() -> None:
    """[HF-7.3A HF-6.4B]"""
    three = "claim luna: 0 1 S\nclaim eros: 0 1 S\nclaim nysa: 0 1 M\nwater 0: 5"
    story = frontier(f"{three}\nclaim vesta: 1\nrocket 0: vesta PRC", factions="PRC NASA")
    story.does("squat vesta").refuses("end-game", "hf-turn-begun", "HF-7.3A")


def test_two_ventures_end_it_without_any_claim() -> None:
    """[HF-7.3A]"""
    assert frontier("venture tourism: 0\nventure elevator: 0\nwater 0: 5").does("end-game").game.over


def test_a_venture_takes_a_cube_and_a_glory_cube_will_do() -> None:
    """[HF-7.2 HF-3.1B]"""
    last = frontier("claim vesta: 0 5 V\nclaim mercury: 0\nclaim nereus: 0\nwater 0: 5")
    assert last.does("venture tourism").hf.ventures == {"tourism": 0}
    full = "claim vesta: 0 5 V\nclaim mercury: 0\nclaim nereus: 0\nwater 0: 5\nglory any: 0"
    story = frontier(full)
    story.refuses("venture tourism", "hf-no-cube", "HF-3.1B")
    story.does("take-back any", "venture tourism")
    assert story.parts()["hf-venture"] == 7
    assert "hf-glory" not in story.parts()


def test_tourism_adds_one_operation_for_its_owner_alone() -> None:
    """Other ventures add none.  [HF-7.2]"""
    story = frontier(V3 + "water 0: 5").does("income", "venture tourism", "income")
    story.refuses("income", "hf-no-operation-left", "HF-4.0")
    assert story.does("pass").hf.turn.operations == 1
    others = frontier("venture elevator: 0\nventure powersats: 0\nventure tourism: 1")
    assert others.hf.turn.operations == 1
    s3 = "claim luna: 0\nclaim eros: 0\nclaim ida: 0\nwater 0: 4"
    assert frontier(s3).does("venture powersats").hf.turn.operations == 1


def test_water_in_a_rocket_away_from_leo_breaks_no_tie() -> None:
    """[HF-7.1.7 HF-11.9]"""
    story = frontier("option rounds: 1\nturns: 1\nwater 0: 3\nwater 1: 4\nrocket 0: luna 5t T2").does("pass")
    assert story.game.result is not None and story.game.result.winners == [1]


def test_whoever_did_anything_has_no_whole_turn_left_to_end_the_game() -> None:
    """Moves, ventures and cards taken to hand count; fuel and cards rearranged do not.  [HF-7.3A]"""
    claims = "claim luna: 0\nclaim eros: 0\nclaim ida: 0\nclaim nysa: 0 1 M\nclaim psyche: 0 1 M\n"
    ended = claims + "claim kleopatra: 0 1 M\nwater 0: 20\nrocket 0: LEO T2 R2\nleo 0: T3"
    for deed in (["venture powersats"], ["decommission R2"], ["abandon rocket"], ["fly", "stay"]):
        frontier(ended, seats=3).does(*deed).refuses("end-game", "hf-turn-begun", "HF-7.3A")
    story = frontier(ended, seats=3).does("tanks 2", "load T3", "unload R2", "end-game")
    assert story.hf.over == "payment"
    assert story.told("hf-over")[0]["why"] == "payment"
    assert story.game.result is not None and story.game.result.winners == [0]
