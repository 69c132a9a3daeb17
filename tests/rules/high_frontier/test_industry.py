"""Factories, products, retooling."""

from frontier import FrontierStory, frontier


def built(lines: str, *moves: str, factions: str = "") -> FrontierStory:
    return frontier(lines, factions=factions).does("industrialise luna", *moves)


LUNA = "rocket 0: luna 2t T3 R2 F1\nclaim luna: 0"


def test_a_refinery_and_a_robonaut_make_a_factory() -> None:
    """Both go to hand and the mass falls.  [HF-5.7 HF-5.7A HF-6.7A]"""
    story = built(LUNA, "skip")
    assert story.claim("luna").cubes == 1
    assert set(story.player().hand) == {"NASA", "R2", "F1"}
    assert (story.rocket().cards, story.rocket().row) == (["T3"], 0)


def test_the_luna_factory_of_the_un() -> None:
    """A cube, the S track one step down, a product, one tank of tax.  [HF-5.7B HF-5.7C HF-2.3B.5]"""
    story = built("rocket 0: luna R2 F1\nclaim luna: 0\nhand 0: T2", "product T2", factions="UN PRC")
    assert story.claim("luna").letter == "S"
    assert story.hf.tracks["S"] == 1
    assert story.hf.black == {"T2"}
    assert story.water() == 5


def test_the_cards_may_lie_in_different_stacks() -> None:
    """[HF-5.7]"""
    story = built("rocket 0: luna R2\noutpost 0: luna F1\nclaim luna: 0", "skip")
    assert story.claim("luna").cubes == 1
    assert story.player().stacks == {}


def test_which_cards_are_given_up_is_chosen() -> None:
    """[HF-5.7]"""
    story = built("rocket 0: luna R2 R5 F1 F7\nclaim luna: 0", "use F7", "use R5")
    assert {"F7", "R5"} <= set(story.player().hand)


def test_what_is_missing_is_said() -> None:
    """[HF-5.7]"""
    frontier("rocket 0: luna R2\nclaim luna: 0").refuses("industrialise luna", "hf-no-refinery", "HF-5.7")
    frontier("rocket 0: luna F1\nclaim luna: 0").refuses("industrialise luna", "hf-no-robonaut", "HF-5.7")
    frontier("rocket 0: luna F1 NASA\nclaim luna: 0").refuses("industrialise luna", "hf-no-robonaut")
    assert "industrialise luna" not in frontier("rocket 0: luna F1 R2").offered


def test_one_factory_on_a_claim() -> None:
    """[HF-5.7A]"""
    story = frontier("rocket 0: luna F1 R2\nclaim luna: 0 1 S")
    story.refuses("industrialise luna", "hf-factory-stands", "HF-5.7A")


def test_out_of_cubes_a_glory_cube_is_taken_back() -> None:
    """Its space is closed.  [HF-5.7A HF-3.1B]"""
    lines = "claim vesta: 0 5 V\nglory mars: 0\nrocket 0: luna F1 R2\nclaim luna: 0"
    story = frontier(lines)
    story.refuses("industrialise luna", "hf-no-cube", "HF-3.1B")
    story.does("take-back mars", "industrialise luna", "skip")
    assert story.claim("luna").cubes == 1
    assert story.game.view(0)["table"]["glory"] == {"mars": -1}


def test_some_refineries_add_a_colony_cube() -> None:
    """[HF-5.7A]"""
    for refinery in ("F2", "F8"):
        story = built(f"rocket 0: luna {refinery}* R2\nclaim luna: 0\nclaim vesta: 0 1 V", "skip")
        assert story.claim("luna").cubes == 2


def test_an_arcology_near_the_sun_needs_no_robonaut() -> None:
    """[HF-5.7]"""
    story = built("rocket 0: luna F2*\nclaim luna: 0\nclaim vesta: 0 1 V")
    assert story.claim("luna").cubes == 2
    far = frontier("rocket 0: ceres F2*\nclaim ceres: 0\nclaim vesta: 0 1 V")
    far.refuses("industrialise ceres", "hf-no-robonaut")


def test_a_product_on_the_mat_comes_to_hand() -> None:
    """[HF-5.7B]"""
    story = built("rocket 0: luna R2 F1 T2\nclaim luna: 0", "product T2")
    assert "rocket" not in story.player().stacks
    assert "T2" in story.player().hand
    assert story.hf.black == {"T2"}


def test_the_product_must_be_of_the_letter() -> None:
    """[HF-5.7B]"""
    story = built("rocket 0: luna R2 F1\nclaim luna: 0\nhand 0: T3 T2")
    assert story.offers("product") == ["T2", "R2"]


def test_tracks_fall_and_stay_at_their_end() -> None:
    """[HF-5.7C]"""
    falls = built("rocket 0: luna R2 F1\nclaim luna: 0\ntracks: S2", "skip")
    assert [told["step"] for told in falls.told("hf-exploited")] == [3]
    stays = built("rocket 0: luna R2 F1\nclaim luna: 0\ntracks: S3", "skip")
    assert (stays.hf.tracks["S"], stays.told("hf-exploited")) == (3, [])


def test_at_a_d_world_a_track_is_chosen() -> None:
    """The factory counts as one of that letter.  [HF-5.7C]"""
    story = frontier("rocket 0: laocoon R2 F1\nclaim laocoon: 0").does("industrialise laocoon")
    assert story.offers("letter") == ["C", "M", "S", "V"]
    assert story.game.view(0)["table"]["players"][0]["score"] == 2
    story.does("letter V", "product F1")
    assert story.claim("laocoon").letter == "V"
    assert story.hf.tracks["V"] == 1
    assert story.hf.black == {"F1"}


def test_retooling_adds_a_product() -> None:
    """[HF-5.7D]"""
    story = frontier("claim luna: 0 1 S\nhand 0: T2").does("retool T2")
    assert story.hf.black == {"T2"}
    frontier("hand 0: T2").refuses("retool T2", "hf-no-factory-of-letter", "HF-5.7D")


def test_one_product_a_letter_for_each_factory() -> None:
    """Over the limit another one turns white.  [HF-5.7D]"""
    story = frontier("claim luna: 0 1 S\nhand 0: T2 R3*").does("retool T2")
    assert story.hf.black == {"T2"}
    two = frontier("claim luna: 0 1 S\nclaim eros: 0 1 S\nhand 0: T2 R3* R2*").does("retool T2")
    assert two.asked == "hf-turn-white"
    two.does("flip R3")
    assert two.hf.black == {"T2", "R2"}


def test_a_product_in_a_stack_counts_too() -> None:
    """[HF-5.7D]"""
    story = frontier("claim luna: 0 1 S\nhand 0: T2\nfreighter 0: luna R3*")
    story.refuses("retool T2", "hf-too-many-products", "HF-5.7D")


def test_refineries_that_make_beamed_power() -> None:
    """In an atmosphere, or around a large airless world.  [HF-6.1A.4]"""
    lines = "claim vesta: 0 1 V\ndice: 1"
    girdle = frontier(f"rocket 0: luna F1* R2\nclaim luna: 0\n{lines}").does("industrialise luna", "skip")
    assert girdle.claim("luna").beams
    airless = frontier(f"rocket 0: luna F5* R2\nclaim luna: 0\n{lines}").does("industrialise luna", "skip")
    assert not airless.claim("luna").beams
    place = "mars-hellas-basin"
    air = frontier(f"rocket 0: {place} F5* R2\nclaim {place}: 0\n{lines}").does(f"industrialise {place}")
    assert air.claim(place).beams


def test_products_out_on_the_map_take_up_the_factories() -> None:
    """However many lie in hand besides.  [HF-5.7D]"""
    story = frontier("claim luna: 0 1 S\nfreighter 0: luna R2*\nhand 0: R3* T2\nwithout-factory 0: R3")
    story.refuses("retool T2", "hf-too-many-products", "HF-5.7D")


def test_the_last_cube_builds_and_no_colony_is_added_without_one() -> None:
    """[HF-5.7A HF-3.1B]"""
    lines = "rocket 0: luna R3 F2*\nclaim luna: 0\nclaim vesta: 0 {} V"
    last = frontier(lines.format(4)).does("industrialise luna")
    assert last.claim("luna").cubes == 2
    short = frontier(lines.format(5)).does("industrialise luna")
    assert short.claim("luna").cubes == 1


def test_a_product_too_many_turns_white_though_others_are_out_on_the_map() -> None:
    """Two factories: one product in a rocket, one in hand, and a third turns the one in hand white.

    [HF-5.7D]
    """
    lines = "claim luna: 0 1 S\nclaim eros: 0 1 S\nrocket 0: LEO R2*\nhand 0: R3* T2"
    story = frontier(lines).does("retool T2")
    assert story.hf.black == {"R2", "T2"}


def test_retooling_is_the_operation_of_the_turn() -> None:
    """[HF-5.7D HF-5.0]"""
    story = frontier("claim luna: 0 1 S\nhand 0: T2").does("retool T2")
    story.refuses("produce T2", "hf-no-operation-left", "HF-4.0")


def test_without_a_card_of_the_letter_nothing_is_asked() -> None:
    """[HF-5.7B]"""
    story = frontier("rocket 0: luna R4 F1\nclaim luna: 0").does("industrialise luna")
    assert story.asked == "hf-turn"
