"""Classes IA, which flies in any direction, and IIA, a pair of ships."""

from __future__ import annotations

from typing import Any

import pytest
from shipyard import build
from story import TruckerStory
from trucker import FlightStory, flight, table_of

import perihelion
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import dead_squares
from perihelion.games.galaxy_trucker.expansions.ship_classes import facings
from perihelion.games.galaxy_trucker.ships.boards import Board


def building(ship: str, lines: str = "", seats: int = 1, flights: str = "IA") -> TruckerStory:
    said = ["perihelion galaxy-trucker 1", f"seats: {seats}", f"option flights: {flights}"]
    said += [f"ship 0: {row}" for row in ship.strip().splitlines()] + lines.strip().splitlines()
    return TruckerStory(perihelion.from_position("galaxy-trucker", "\n".join(said) + "\n"))


def board_of(name: str) -> Board:
    return table_of(perihelion.new("galaxy-trucker", seats=1, options={"flights": [name]})).board


# Flights.


def test_the_classes_replace_others_or_add_flights() -> None:
    """[BE-4.0.1 BE-16.2]"""
    for flights in (["IA"], ["IA", "IIA", "III"], ["I", "IA", "II", "IIA", "III", "IIIA"]):
        game = perihelion.new("galaxy-trucker", seats=2, options={"flights": flights})
        assert [board.id for board in table_of(game).on.flights] == flights
    for flights in (["IIA", "IA"], ["IA", "IA"], ["III", "IIIA"]):
        with pytest.raises(perihelion.Refused, match="gt-bad-flights"):
            perihelion.new("galaxy-trucker", seats=2, options={"flights": flights})


def test_cards_come_again_when_too_few_are_left() -> None:
    """[BE-16.2]"""
    gt = table_of(perihelion.new("galaxy-trucker", seats=1, options={"flights": ["I", "IA", "II"]}))
    gt.gone = [card.id for card in gt.on.cards.values() if card.level == 1][:16]
    gt.round = 2
    gt.on.book.prepare(gt)
    assert gt.gone[:1] and len([card for card in gt.supply if card in gt.gone]) == 0
    gt.gone = [card.id for card in gt.on.cards.values() if card.level == 1][:18]
    gt.on.book.prepare(gt)
    assert not gt.gone and len(gt.supply) == 60


# Class IA.


def test_every_roll_means_a_line_of_class_ia() -> None:
    """[BE-4.1.1 BE-4.1.7]"""
    board = board_of("IA")
    assert len(board.squares) == 18 and board.insurance is None
    assert {board.square(column, row) for column in (6, 7, 8) for row in (6, 7, 8)} == {board.start}
    assert all(board.line(side, roll) for side in range(4) for roll in range(2, 13))


def test_engines_may_point_anywhere_while_one_builds() -> None:
    """[BE-4.1.2]"""
    story = building(". - - - .\n- - - - -\n. - SC-BLUE - .\n- - - - -\n- . . . -", "tile: EN-03").does(
        "draw"
    )
    turns = {move.split()[1] for move in story.offers("attach")}
    assert len(turns) == 4
    assert any("attach 4.6" in move for move in story.offered)


def turned_ship(front: str) -> TruckerStory:
    """An engine that blows to the left of the printed board, and one that blows to the rear."""
    ship = ". - - - .\n- - - - -\n. EN-18> SC-BLUE - .\n- - EN-19 - -\n- . . . -"
    story = building(ship, "phase: check\nnumber 0: 1")
    assert story.asked == "gt-face"
    return story.does(f"face {front}")


def test_the_board_is_turned_before_the_check_and_wrong_engines_come_off() -> None:
    """[BE-4.1.3 BE-4.1.4 BE-4.1.8]"""
    ahead = turned_ship("front")
    assert ahead.gt.players[0].lost == ["EN-18"] and "6.9" in ahead.ship().parts
    right = turned_ship("right")
    assert right.gt.players[0].lost == ["EN-19"]
    assert right.ship().parts["6.9"].id == "EN-18" and right.ship().parts["6.9"].exhausts == (2,)
    assert "front 0: right" in right.game.position()
    assert right.game.view(0)["table"]["ship-classes"] == {"fronts": ["right"]}


def test_the_dead_column_goes_with_a_board_that_is_turned() -> None:
    """What did not work while the ship was built does not work when it flies to the right.

    [BE-9.17 BE-4.1.8]
    """
    ship = ". - - - .\n- - - - -\n. EN-18> SC-BLUE - .\n- - EN-19 - -\n- . . . -"
    lines = "option expansions: rough-roads\nroads: dead_zone\ndead-column: 4\nphase: check\nnumber 0: 1"
    story = building(ship, lines)
    assert dead_squares(story.gt, 0, story.ship()) == {"4.6"}
    story.does("face right")
    assert dead_squares(story.gt, 0, story.ship()) == {"6.9"} and "4.6" not in story.ship().parts
    told = story.game.view(0)["table"]["players"][0]["board"]
    assert told["front"] == "right" and not told["turns"]
    board = board_of("IA")
    for front, facing in enumerate(board.facings):
        assert all(facing.as_built(board.turned_to(square, front)) == square for square in board.squares)


def test_number_1_turns_first() -> None:
    """[BE-4.1.3]"""
    text = (
        "perihelion galaxy-trucker 1\nseats: 2\noption flights: IA\nphase: check\nnumber 0: 2\nnumber 1: 1\n"
    )
    game = perihelion.from_position("galaxy-trucker", text)
    assert list(game.pending) == [1] and game.pending[1].prompt == "gt-face"


@pytest.mark.parametrize(
    ("fronts", "paid"),
    [(("front", "right", "front"), [1]), (("front", "right", "rear"), [0, 1, 2]), (("left",) * 3, [])],
)
def test_a_direction_of_ones_own_earns_credits(fronts: tuple[str, ...], paid: list[int]) -> None:
    """[BE-4.1.5] E12."""
    lines = "\n".join(f"front {seat}: {side}" for seat, side in enumerate(fronts))
    story = plain_flight(3, "IA", lines)
    story.gt.on.book.reward_looks(story.gt)
    assert [seat for seat in range(3) if story.bill(seat).get("creativity") == 2] == paid
    story = plain_flight(3, "IA", lines)
    story.gt.on.book.give_up(story.gt, 2, "choice", "GT-20.1")
    story.gt.on.book.reward_looks(story.gt)
    assert "creativity" not in story.bill(2), "who gave up is neither paid nor compared"


def plain_flight(seats: int, board: str, lines: str) -> FlightStory:
    """Ships that are nothing but a starting cabin."""
    text = [f"perihelion galaxy-trucker 1\nseats: {seats}\noption flights: {board}\nphase: flight"]
    text += ["turned: STARDUST-I", lines, ""]
    return FlightStory(perihelion.from_position("galaxy-trucker", "\n".join(text)))


def test_lost_components_are_all_paid_for() -> None:
    """[BE-4.1.7 BE-4.2.27 BE-15.2 BE-8.3.1 BE-8.3.2]"""
    for name in ("IA", "IIA", "IIIA"):
        gt = table_of(perihelion.new("galaxy-trucker", seats=1, options={"flights": [name]}))
        assert gt.on.book.price_of_losses(gt, 0, 40) == 40


# Class IIA.

PAIR = """
-  .  .  -  .  .  C  -  .
-  C  h  b  .  b  h  C  -
.  -  x  .  .  .  x  -  .
-  -  e  -  .  -  E  -  -
-  .  .  -  .  .  -  -  .
"""
LAME = PAIR.replace("E", "-")


def pair(*ships: str, expansions: str = "", lines: str = "", **about: Any) -> FlightStory:
    chosen = f"option expansions: {expansions}\n" if expansions else ""
    return flight(*ships, board="IIA", lines=f"{chosen}{lines}", **about)


def asks(story: FlightStory, seat: int = 0) -> list[str]:
    return [str(move) for move in story.game.pending[seat].moves]


def test_a_pair_of_ships_is_built_without_a_starting_cabin() -> None:
    """[BE-4.2.1 BE-4.2.2 BE-4.2.3 BE-4.2.4 BE-4.2.5]"""
    text = "perihelion galaxy-trucker 1\nseats: 1\noption flights: IIA\ntile: CB-01 CB-02 CB-13 CB-14 CB-15\n"
    story = TruckerStory(perihelion.from_position("galaxy-trucker", text)).does("draw")
    assert not story.ship().parts and len({m.split()[0] for m in story.offers("attach")}) == 28
    story.does("attach 4.6 0").refuses("look 1", "gt-nothing-attached").does("draw", "attach 9.6 0", "look 1")
    story.does("draw", "aside", "draw", "aside", "draw").refuses("aside", "gt-aside-full")


def test_of_engines_the_weaker_half_counts_of_cannons_both() -> None:
    """[BE-4.2.7 BE-4.2.8 BE-4.2.9]"""
    seen = pair(PAIR).game.view(0)["table"]["players"][0]["ship"]
    assert (seen["engines"], seen["cannons"]) == ([0, 1], [3, 3])
    assert seen["hulls"]["left"] == {"crew": 2, "engines": [1, 1], "cannons": [1, 1]}
    assert seen["hulls"]["right"] == {"crew": 2, "engines": [0, 2], "cannons": [2, 2]}
    alien = PAIR.replace("-  C  h  b  .", "C  h  h:purple  b  .").replace("x  .  .  .", "n  .  .  .")
    purple = pair(alien).game.view(0)["table"]["players"][0]["ship"]
    assert purple["cannons"] == [5, 5]
    unarmed = alien.replace("C  h  h:purple", "-  h  h:purple")
    assert pair(unarmed).game.view(0)["table"]["players"][0]["ship"]["cannons"] == [2, 2]


def test_in_open_space_a_half_without_engines_gives_up() -> None:
    """[BE-4.2.21 BE-4.2.23]"""
    story = pair(PAIR, card="OPEN-SPACE-II-1")
    assert asks(story) == ["power 9.8", "done"]
    story.does("done")
    assert story.ship().hulls == ["left"] and story.days[0] == 1
    both = pair(PAIR, card="OPEN-SPACE-II-1").does("power 9.8")
    assert both.ship().hulls == ["left", "right"] and both.days[0] == 1, "by the slower half"
    lost = pair(LAME.replace("e", "-"), PAIR, card="OPEN-SPACE-II-1")
    assert 0 in lost.flight.gave_up and not lost.ship().parts


def test_who_is_lapped_gives_up_with_both_halves() -> None:
    """[BE-4.2.20]"""
    story = pair(PAIR, PAIR)
    story.flight.days = {0: 50, 1: 2}
    story.gt.on.book.force_to_give_up(story.gt)
    assert story.flight.gave_up == [1] and not story.ship(1).parts
    assert [said["hull"] for _, said in story.heard("gt-withdrew")] == ["left", "right"]


def test_a_half_can_be_withdrawn_and_is_paid_at_once() -> None:
    """[BE-4.2.18 BE-4.2.22 BE-4.2.23]"""
    laden = PAIR.replace("x  .  .  .  x", "c:yb  .  .  .  c:y")
    story = pair(laden, lines="lost 0: CN-20")
    assert asks(story) == ["ready", "give-up", "withdraw left", "withdraw right"]
    story.does("withdraw left")
    assert story.credits() == 2 and story.gt.players[0].lost == ["CN-20"], "half of four; the lost stay lost"
    whole = pair(laden, PAIR)
    whole.gt.on.book.give_up(whole.gt, 0, "choice", "GT-20.1")
    assert whole.credits() == 4 and not whole.ship().parts, "each half is rounded up"


def test_a_half_without_humans_gives_up_after_the_card() -> None:
    """[BE-4.2.10 BE-4.2.12 BE-4.2.19]"""
    story = pair(PAIR, PAIR, card="SLAVERS-I", days=(9, 4))
    assert story.offers("dismiss") == ["5.6", "9.6"], "from either half"
    story.does("dismiss 5.6", "dismiss 5.6", "dismiss 9.6")
    while not story.is_between_cards:
        story.does(story.offered[0])
    assert story.ship(0).hulls == ["right"]


def test_before_the_first_card_a_half_without_a_cabin_gives_up() -> None:
    """[BE-4.2.30]"""
    bare = PAIR.replace("h  C  -", "x  C  -")
    rows = "\n".join(f"ship 0: {row}" for row in flight_rows(bare))
    text = f"perihelion galaxy-trucker 1\nseats: 1\noption flights: IIA\nphase: check\nnumber 0: 1\n{rows}\n"
    story = FlightStory(perihelion.from_position("galaxy-trucker", text))
    gone = {"hull": "right", "why": "no-human", "credits": 0}
    assert story.heard("gt-withdrew")[0] == (0, gone) and not story.heard("gt-removed"), "it is not lost"
    torn = pair(PAIR.replace("-  C  h  b", "C  h  x  b"))
    torn.gt.on.book.destroy(torn.gt, 0, "5.6")
    assert set(torn.ship().alone("left").parts) == {"3.6", "4.6"}, "the part with the cabin is kept"


def flight_rows(ship: str) -> list[str]:
    return build(ship, board="IIA")


def test_hits_from_the_side_meet_the_first_half_and_shields_cover_their_own() -> None:
    """[BE-4.2.13 BE-4.2.14 BE-4.2.15]"""
    story = pair(PAIR)
    book, gt = story.gt.on.book, story.gt
    assert book.threatened(gt, 0, 3, 6) == "4.6" and book.threatened(gt, 0, 1, 6) == "10.6"
    shielded = PAIR.replace("x  .  .  .  x", "o<  .  .  .  x")
    covered = pair(shielded)
    assert covered.gt.on.book.defenders(covered.gt, 0, "small-shot", 3, 6)
    assert not covered.gt.on.book.defenders(covered.gt, 0, "small-shot", 0, 9)
    side = PAIR.replace("h  C  -\n", "h  C>  -\n", 1)
    assert pair(side).gt.on.book.aimed_cannons(pair(side).gt, 0, 1, 6) == ["10.6"]


def test_goods_move_between_the_halves_and_aliens_are_one_of_a_colour() -> None:
    """[BE-4.2.6 BE-4.2.11 BE-4.2.12]"""
    laden = PAIR.replace("x  .  .  .  x", "c:b  .  .  .  c")
    story = pair(laden, card="PLANETS-I-4").does("land 2")
    assert "unload blue 5.7" in story.offered
    story.does("unload blue 5.7", "load blue 9.7", "load yellow 5.7")
    assert story.ship().goods == {"5.7": ("yellow",), "9.7": ("blue",)}
    with pytest.raises(perihelion.Refused, match="gt-alien-aboard"):
        pair(
            PAIR.replace("h  b  .  b  h", "h:purple  b  .  b  h:purple").replace(
                "x  .  .  .  x", "n  .  .  .  n"
            )
        )


def test_finishing_order_of_halves() -> None:
    """[BE-4.2.25 BE-4.2.26] E11."""
    half = (
        PAIR.replace("C  -  .", "-  -  .")
        .replace("b  h  C  -", "-  -  -  -")
        .replace("x  -  .", "-  -  .")
        .replace("E", "-")
    )
    story = pair(half, PAIR, PAIR, half, days=(20, 15, 10, 5))
    assert [len(story.ship(seat).hulls) for seat in range(4)] == [1, 2, 2, 1]
    story.gt.on.book.reward_arrival(story.gt)
    assert [story.bill(seat)["arrival"] for seat in range(4)] == [4, 8, 6, 2]
    story.gt.on.book.reward_looks(story.gt)
    assert [seat for seat in range(4) if "looks" in story.bill(seat)] in ([1, 2], [1], [2])


# Halves and New Technologies.

JUMPING = """
-  .  .  -  .  .  C  -  .
-  C  h  b  .  b  h  C  -
.  -  N  .  .  .  N  -  .
-  -  e  -  .  -  E  -  -
-  .  .  -  .  .  -  -  .
"""


def test_an_engine_booster_sends_its_own_half_away() -> None:
    """[BE-4.2.17 BE-4.2.24 BE-4.2.28]"""
    story = pair(JUMPING, PAIR, expansions="new-technologies", card="SLAVERS-I", days=(9, 4))
    assert (story.who, story.offers("jump")) == (0, ["5.8", "9.8"])
    story.does("jump 5.8")
    assert story.asked == "gt-jump" and story.ship().hulls == ["right"]
    assert "5.6" not in story.ship().parts and "5.6" in technology(story.gt).stash[0].parts
    text = story.game.position()
    assert "hyperspace 0: left 2" in text and "away 0:" in text
    again = perihelion.from_position("galaxy-trucker", text)
    assert again.view(0) == story.game.view(0)
    assert story.game.view(1)["table"]["new-technologies"]["players"][0]["away"]["humans"] == {"5.6": 2}
    story.does("pass", "done")
    while not story.is_between_cards:
        story.does(story.offered[0])
    assert story.ship().hulls == ["left"], "the other half lost its crew, the one away did not"
    assert story.ship().humans == {"5.6": 2}


def test_both_halves_may_jump_and_miss_the_end() -> None:
    """[BE-4.2.24 BE-4.2.29]"""
    story = pair(JUMPING, PAIR, expansions="new-technologies", card="STARDUST-I", days=(9, 4), last=True)
    story.does("jump 5.8", "pass")
    assert story.game.over and [said["hull"] for _, said in story.heard("gt-withdrew")] == ["left"]
    assert story.bill(0)["arrival"] == 6, "one half arrived, behind the pair"
    both = pair(JUMPING, PAIR, expansions="new-technologies", card="STARDUST-I", days=(9, 4), last=True)
    both.does("jump 5.8", "jump 9.8")
    assert "arrival" not in both.bill(0) and both.bill(1)["arrival"] == 8


def test_in_open_space_the_half_that_is_left_counts_alone() -> None:
    """[BE-4.2.21 BE-4.2.24]"""
    story = pair(JUMPING, PAIR, expansions="new-technologies", card="OPEN-SPACE-II-1", days=(9, 4))
    story.does("pass", "jump 9.8")
    while not story.is_between_cards:
        story.does(story.offered[-1])
    assert story.days[0] == 10 and story.ship().hulls == ["left", "right"]
    stuck = pair(JUMPING, PAIR, expansions="new-technologies", card="OPEN-SPACE-II-1", days=(9, 4))
    stuck.does("pass", "jump 5.8", "done")
    while not stuck.is_between_cards:
        stuck.does(stuck.offered[-1])
    assert stuck.days[0] == 9 and stuck.ship().hulls == ["left"], (
        "the half in the race gave up, the other waits"
    )


CYAN = PAIR.replace("h  b  .", "h:cyan  b  .").replace("x  .  .  .", "l  .  .  .")


def test_cyan_aliens_by_half() -> None:
    """[BE-4.2.16 BE-4.2.31]"""
    manned = CYAN.replace("-  C  h:cyan", "-  h  h:cyan")
    techie = pair(manned, expansions="new-technologies", lines="specialist 0: techie", card="OPEN-SPACE-II-1")
    assert techie.brings["power 9.8"] == {"batteries": -1}, "the Techie is in the other half"
    sold = manned.replace("x  -  .", "c:yy  -  .")
    merchant = pair(sold, expansions="new-technologies", lines="specialist 0: merchant")
    merchant.gt.on.book.sell_goods(merchant.gt, 0)
    assert merchant.bill() == {"goods": 6, "merchant": 2}, "the whole ship if both arrive"
    apart = pair(sold, expansions="new-technologies", lines="specialist 0: merchant")
    apart.gt.on.book.give_up_hull(apart.gt, 0, "right", "choice", "BE-4.2.18")
    assert apart.bill() == {"half-price": 3}, "not for goods of the other half"
    along = CYAN.replace("-  C  h:cyan", "c:yy  h  h:cyan")
    home = pair(along, expansions="new-technologies", lines="specialist 0: merchant")
    home.gt.on.book.give_up_hull(home.gt, 0, "left", "choice", "BE-4.2.18")
    assert home.bill() == {"half-price": 3, "merchant": 2}, "for the goods of its own half, in full"
    manager = pair(manned, expansions="new-technologies", lines="specialist 0: manager")
    manager.gt.on.book.give_up_hull(manager.gt, 0, "left", "choice", "BE-4.2.18")
    manager.gt.on.book.sell_goods(manager.gt, 0)
    assert manager.bill() == {}, "it did not arrive"


def test_each_half_pays_for_a_system_test_from_its_own_batteries() -> None:
    """[BE-10.1 BE-4.2.7]"""
    lines = "card: SYSTEM-TEST\nagenda: system_test\nagenda: end_card\n"
    ship = PAIR.replace("-  C  h  b  .", "-  D  h  b:0 .")
    story = pair(ship, PAIR, expansions="evil-machinations", lines=lines, days=(9, 4))
    assert story.heard("gt-given-up-tiles")[0][1]["squares"] == ["4.6"], "no battery of the other half helps"
    assert story.offered == ["spend 0", "spend 1"] and story.question.about["count"] == 1
    assert story.does("spend 1").ship(0).battery_count == 1


def test_sleepers_wake_in_their_own_half() -> None:
    """[BE-4.2.12]"""
    ship = PAIR.replace("x  .  .  .  x", "Z  .  .  .  x")
    story = pair(ship, PAIR, expansions="new-technologies", card="SLAVERS-I", days=(9, 4))
    story.does("dismiss 5.6", "dismiss 5.6", "dismiss 9.6")
    assert story.who == 1 or story.asked != "gt-wake", "nobody is awake in that half"
    awake = pair(ship, PAIR, expansions="new-technologies", card="SLAVERS-I", days=(9, 4))
    awake.does("dismiss 5.6", "dismiss 9.6", "dismiss 9.6")
    assert (awake.asked, awake.offered) == ("gt-wake", ["wake 5.6", "done"])


def test_facings_are_forgotten_with_the_flight() -> None:
    gt = plain_flight(2, "IA", "front 0: left").gt
    assert facings(gt).fronts == {0: 3, 1: 0}
    gt.on.book.prepare(gt)
    assert facings(gt).fronts == {} and gt.ship(0).board is gt.board


def test_nothing_is_built_where_a_half_is_away() -> None:
    """[BE-4.2.28]"""
    story = pair(JUMPING, PAIR, expansions="new-technologies", card="SLAVERS-I", days=(9, 4)).does("jump 5.8")
    there = story.gt.on.book.open_squares(story.gt, 0, story.ship())
    assert there and {story.ship().board.hull_of[square] for square in there} == {"right"}


def test_what_is_powered_stays_so_when_the_other_half_jumps() -> None:
    """[BE-4.2.24]"""
    ship = JUMPING.replace(".  .  C  -  .", ".  .  D  -  .").replace("b  .  b", "b  .  B")
    story = pair(ship, PAIR, expansions="new-technologies", card="PIRATES-I", days=(9, 4))
    story.does("pass", "power 9.5")
    assert story.gt.on.book.strength(story.gt, 0, "cannons") == 4
    story.does("jump 5.8")
    assert story.gt.on.book.strength(story.gt, 0, "cannons") == 3 and story.offered == ["jump 9.8", "done"]
