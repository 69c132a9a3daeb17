"""A turn: moves, then an operation."""

from frontier import frontier

ALL_EIGHT = {
    "income": "",
    "research thruster": "",
    "sell T3": "hand 0: T3",
    "boost NASA": "",
    "prospect NASA": "rocket 0: mars-hellas-basin T2 NASA",
    "refuel R2": "rocket 0: luna T2 R2",
    "industrialise luna": "rocket 0: luna R2 F2\nclaim luna: 0",
    "produce T2": "hand 0: T2*\nclaim luna: 0 1 S",
}


def test_there_are_eight_operations_and_one_is_done_in_a_turn() -> None:
    """[HF-5.0 HF-4.0]"""
    for operation, lines in ALL_EIGHT.items():
        story = frontier(lines)
        assert operation in story.offered, operation
        story.does(operation)
        assert story.hf.turn.operations == 0, operation


def test_a_second_operation_is_refused() -> None:
    """[HF-4.0]"""
    frontier().does("income").refuses("income", "hf-no-operation-left", "HF-4.0")


def test_craft_move_before_the_operation_in_any_order() -> None:
    """[HF-4.0 HF-6.0]"""
    story = frontier("rocket 0: LEO 3t T2 NASA\nfreighter 0: luna-l1 T8*")
    assert {"fly", "haul"} <= set(story.offered)
    story.does("haul", "stop", "fly", "engine NASA", "stop", "income")
    story.refuses("fly", "hf-moves-are-over", "HF-4.0")


def test_each_craft_moves_once() -> None:
    """[HF-4.0]"""
    story = frontier("rocket 0: LEO 3t T2 NASA\nfreighter 0: luna-l1 T8*").does("fly", "stay")
    story.refuses("fly", "hf-moved-already", "HF-4.0")
    assert "haul" in story.offered


def test_the_operation_may_be_passed_up_and_the_next_player_follows() -> None:
    """[HF-4.0]"""
    story = frontier(seats=3)
    assert story.hf.active == 0
    story.does("pass")
    assert (story.hf.active, story.hf.turns, story.water(0)) == (1, 1, 4)
    story.does("pass", "pass")
    assert story.hf.active == 0


def test_nobody_rearranges_for_ever() -> None:
    """[HF-2.7B.2]"""
    story = frontier("leo 0: T3")
    for _ in range(30):
        story.does("load T3", "unload T3")
    story.refuses("load T3", "hf-long-enough", "HF-2.7B.2")


def test_income_is_one_tank() -> None:
    """[HF-5.1]"""
    assert frontier().does("income").water() == 5


def test_each_round_has_its_number() -> None:
    """[HF-4.0]"""
    story = frontier("turns: 4").does("pass", "pass")
    assert [told["round"] for told in story.told("hf-turn")][-1] == 4


def test_no_craft_moves_after_an_operation() -> None:
    """[HF-4.0]"""
    story = frontier("rocket 0: LEO 1t T2\nfreighter 0: luna-l1 T8*").does("income")
    story.refuses("fly", "hf-moves-are-over", "HF-4.0")
    story.refuses("haul", "hf-moves-are-over", "HF-4.0")
