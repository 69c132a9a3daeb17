"""Setting up."""

from story import WildSpaceStory

import perihelion


def begun(seats: int = 4, seed: int = 11, **options: int) -> WildSpaceStory:
    return WildSpaceStory(perihelion.new("wild-space", seats=seats, seed=seed, options=options))


def test_two_planets_lie_open_and_three_face_down() -> None:
    """The numbers of face-down planets can be read, not which planets they are.  [WS-3.1]"""
    story = begun()
    assert story.table.planets == ["PL-H1", "PL-H2"]
    view = story.game.view(0)["table"]
    assert view["face_down"] == [3, 6, 9]
    assert "PL-3" not in str(view) and "PL-6" not in str(view) and "PL-9" not in str(view)


def test_everybody_gets_another_captain_open_to_all() -> None:
    """[WS-3.2 WS-3.3]"""
    story = begun(5)
    captains = [player.captain for player in story.table.players]
    assert len(set(captains)) == 5
    assert [p["captain"] for p in story.game.view(None)["table"]["players"]] == captains
    for seat, player in enumerate(story.table.players):
        assert player.crew == [player.captain]
        assert player.token == 0
        assert story.table.shuttles_left(seat) == 5


def test_three_cards_lie_open_and_three_are_in_each_hand_in_secret() -> None:
    """[WS-3.4 WS-3.5]"""
    story = begun(3)
    assert len(set(story.display)) == 3 and None not in story.display
    assert [len(story.hand(seat)) for seat in range(3)] == [3, 3, 3]
    assert len(story.table.deck) == 102 - 3 - 9
    players = story.game.view(1)["table"]["players"]
    assert players[1]["hand"] == story.hand(1)
    assert players[0]["hand"] == [None, None, None]
    assert story.told("ws-dealt", 0)[0]["cards"] == story.hand(0)
    assert "cards" not in story.told("ws-dealt", 1)[0]


def test_seat_0_begins_unless_the_table_says_otherwise_and_play_goes_round() -> None:
    """[WS-3.6]"""
    assert list(begun(3).game.pending) == [0]
    story = begun(3, first=2)
    order = []
    for _ in range(6):
        (seat,) = story.game.pending
        order.append(seat)
        story.does("land PL-H1.left" if len(order) <= 3 else "explore PL-H1.left")
        while story.game.pending.get(seat) is not None and story.asked != "ws-turn":
            story.does("end" if story.asked == "ws-end" else "skip")
    assert order == [2, 0, 1, 2, 0, 1]


def test_seeds_give_other_tables() -> None:
    """[WS-3.4]"""
    assert begun(seed=1).game.position() != begun(seed=2).game.position()
