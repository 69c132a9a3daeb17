"""Evil Machinations: secrets, the deck's middle, loans, auctions, and a story for each of the 24 cards."""

import random
from collections import Counter
from typing import Any

import pytest
from conformance import kit
from trucker import CLOSED, GUARDED, LONE, PLAIN, RICH, FlightStory, flight

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.content import packaged
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import plots
from perihelion.games.galaxy_trucker.ships.ship import exposed

(TABLE,) = packaged("evil_machinations")
CARDS: list[str] = [row["id"] for row in TABLE.data["card"]]
EVIL = {"expansions": ["evil-machinations"]}
MISS = (1, 1)
BARE = """
. . - . .
. - h - .
b h @ h c
- - e - -
- - . - -
"""
LADEN = BARE.replace("h c", "h S:rr")
ARMED = """
. . C . .
. C h C .
b h @ h B
- - e - -
- - . - -
"""
RICH_TWO = "bill 0: I/card/9/GT-16.2\nbill 1: I/card/9/GT-16.2\n"


def between(*ships: str, lines: str = "", **more: Any) -> FlightStory:
    """Between two cards."""
    days = tuple(range(20, 0, -4))[: len(ships)]
    return flight(*ships, lines=f"option expansions: evil-machinations\n{lines}", **{"days": days} | more)


def turned(name: str, *ships: str, lines: str = "", **more: Any) -> FlightStory:
    """A machination in play, at its beginning."""
    kind = name.lower().replace("-", "_")
    said = f"option expansions: evil-machinations\ncard: {name}\nagenda: {kind}\nagenda: end_card\n{lines}"
    days = tuple(range(20, 0, -4))[: len(ships)]
    return flight(*ships, lines=said, **{"days": days} | more)


def game_of(seats: int = 3, seed: int = 4, **options: Any) -> perihelion.Game:
    return perihelion.new(
        "galaxy-trucker", seats=seats, seed=seed, options=EVIL | {"flights": ["I"]} | options
    )


# Secrets.


def test_four_cards_are_dealt_and_only_their_owner_sees_them() -> None:
    """[BE-5.1 BE-5.2]"""
    game = game_of()
    assert len(CARDS) == 24
    seen = [game.view(seat)["table"]["evil-machinations"] for seat in (None, 0, 1, 2)]
    assert [len(view["hand"]) for view in seen] == [0, 4, 4, 4]
    assert len({card for view in seen for card in view["hand"]}) == 12
    told = [event for event in game.events(0) if event.kind == "gt-dealt"]
    assert [("cards" in event.data, event.seat) for event in told] == [(True, 0), (False, 1), (False, 2)]


def test_everybody_chooses_one_in_secret_before_building() -> None:
    """The others are kept.  [BE-5.3]"""
    game = game_of()
    assert {decision.prompt for decision in game.pending.values()} == {"gt-plant"}
    chosen = {}
    for seat in range(3):
        chosen[seat] = game.pending[seat].moves[0].args[0]
        game.play(seat, f"plant {chosen[seat]}")
    views = [game.view(seat)["table"]["evil-machinations"] for seat in range(3)]
    assert [view["chosen"] for view in views] == list(chosen.values())
    assert [view["hands"] for view in views] == [[3, 3, 3]] * 3 and views[0]["planted"] == [0, 1, 2]
    for n in range(20):
        imagined = game.imagine(0, n)
        kept = plots(imagined.state)  # type: ignore[arg-type]
        assert kept.chosen[0] == chosen[0]
    others = {plots(game.imagine(0, n).state).chosen[1] for n in range(40)}  # type: ignore[arg-type]
    assert len(others) > 5, "what others chose is not known"


def test_roads_are_drawn_after_machinations_were_chosen() -> None:
    """[BE-5.4]"""
    options = {"expansions": ["evil-machinations", "rough-roads"]}
    game = perihelion.new("galaxy-trucker", seats=2, seed=1, options=options)
    assert game.view(0)["table"]["rough-roads"]["roads"] == []
    for seat in (0, 1):
        game.play(seat, str(game.pending[seat].moves[0]))
    assert len(game.view(0)["table"]["rough-roads"]["roads"]) == 2


def flown(seed: int, **options: Any) -> tuple[list[CardId], perihelion.Game]:
    """The cards of a flight of rookies in the order they came."""
    game = game_of(2, seed, ticks=12, **options)
    bots = [BOTS["rookie"](seed + seat) for seat in range(2)]
    while not game.over:
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    return [event.data["card"] for event in game.events(None) if event.kind == "gt-card"], game


def test_machinations_lie_in_the_middle_one_of_them_on_top() -> None:
    """The first two and the last two of eight cards are none.  [BE-5.5 BE-14.7 BE-5.7]"""
    whole = 0
    for seed in range(6):
        cards, _ = flown(seed)
        evil = [place for place, card in enumerate(cards) if card in CARDS]
        assert all(place >= 2 for place in evil) and (len(cards) < 3 or cards[2] in CARDS)
        if len(cards) == 10:
            whole += 1
            assert len(evil) == 2 and max(evil) < 8
    assert whole, "some flight reaches its end"


def test_with_improved_forecasts_piles_come_one_after_the_other() -> None:
    """Machinations between the second and the third, by number tile.  [BE-5.6 BE-14.15]"""
    for seed in range(3):
        cards, game = flown(seed, forecasts="yes")
        piles = game.view(None)["table"]["piles"]
        gt: Any = game.state
        usual = [card for card in cards if card not in CARDS]
        order = [next(n for n, pile in enumerate(gt.piles) if card in pile.cards) for card in usual]
        assert order == sorted(order) and len(piles) == 4
        planted = [place for place, card in enumerate(cards) if card in CARDS]
        assert planted == [4, 5][: len(planted)]
        if planted:
            first = next(seat for seat, player in enumerate(gt.players) if player.number == 1)
            assert cards[4] == plots(gt).chosen[first]


def test_chosen_cards_are_used_up_and_one_is_left_after_three_flights() -> None:
    """[BE-5.10]"""
    game = perihelion.new("galaxy-trucker", seats=2, seed=3, options=EVIL | {"ticks": 4}, tracked=False)
    rng, left = random.Random(3), set()
    while not game.over:
        kit.do(game, kit.lively(game, rng))
        left.add(tuple(len(hand) for hand in plots(game.state).hands))  # type: ignore[arg-type]
    assert min(left) == (1, 1) and max(left) == (4, 4)


# Loans.


def test_a_loan_brings_ten_and_costs_twelve() -> None:
    """Between two cards, as often as one likes.  [BE-5.8] E24."""
    story = between(BARE, lines="bill 0: I/card/2/GT-16.2\n")
    assert story.brings["borrow"] == {"credits": 10}
    story.refuses("repay", "gt-no-loan", "BE-5.8").does("borrow")
    assert story.credits() == 12 and plots(story.gt).loans == [1] and story.asked == "gt-ready"
    story.does("repay")
    assert story.credits() == 0 and plots(story.gt).loans == [0]
    story.does("borrow").refuses("repay", "gt-cannot-repay", "BE-5.8")
    assert story.game.view(None)["table"]["evil-machinations"]["loans"] == [1]


def test_loans_are_offered_before_the_first_card() -> None:
    """[BE-5.8]"""
    game = game_of(2)
    rng = random.Random(1)
    while not any(decision.prompt == "gt-loan" for decision in game.pending.values()):
        kit.do(game, kit.lively(game, rng))
        assert not game.over
    assert game.state.flight.turned == []  # type: ignore[attr-defined]


def test_who_cannot_pay_for_losses_must_take_a_loan() -> None:
    """[BE-5.9]"""
    story = between(BARE)
    gt = story.gt
    gt.on.book.destroy(gt, 0, "9.7")
    gt.on.book.pay_losses(gt, 0)
    assert gt.players[0].credits == 9 and plots(gt).loans == [1]


def test_an_open_loan_at_the_end_loses_the_game() -> None:
    """Whoever can repay does.  [BE-5.8] E24."""
    lines = "bill 0: I/card/50/GT-16.2\nloans 0: 1\nbill 1: I/card/90/GT-16.2\nloans 1: 9\n"
    story = between(BARE, BARE, lines=lines + "pile 1: SLAVERS-I\nagenda: settle\n", days=(3, 1))
    assert story.game.over and (0, {"credits": 12}) in story.heard("gt-repaid")
    assert story.game.result is not None
    assert plots(story.gt).loans[0] == 0
    assert plots(story.gt).loans[1] and story.game.result.winners == [0]
    assert story.game.result.ranks == [1, 2]
    broke = between(LONE, lines="bill 0: I/card/3/GT-16.2\nloans 0: 2\npile 1: SLAVERS-I\nagenda: settle\n")
    assert broke.game.result is not None and broke.game.result.winners == [] and broke.heard("gt-in-debt")


# Auctions.


def test_an_auction_goes_round_until_all_but_one_have_passed() -> None:
    """The highest bidder pays.  [BE-8.1.4 BE-10.9]"""
    lines = RICH_TWO + "bill 2: I/card/9/GT-16.2\n"
    story = turned("SHORTCUT", BARE, BARE, LONE, lines=lines)
    assert (story.who, story.asked) == (0, "gt-bid")
    story.does("bid 2")
    story.refuses("bid 2", "not-asked").does("pass", "bid 3")
    assert story.who == 0
    story.does("pass")
    assert story.credits(2) == 6 and story.days[2] == 12 + 4 + 1, "a rocket on the way is passed"
    story = turned("SHORTCUT", BARE, BARE, lines=RICH_TWO).does("pass", "pass")
    assert story.heard("gt-unsold") and story.credits() == 9


def test_a_loan_may_be_taken_to_bid() -> None:
    """[BE-5.8 BE-8.1.4]"""
    story = turned("SHORTCUT", BARE, LONE)
    story.does("borrow", "bid 7", "pass")
    assert story.credits() == 3 and plots(story.gt).loans == [1, 0] and story.days[0] == 24


def test_the_junker_brings_components_for_free_squares() -> None:
    """For the bid and a day; the rest goes back.  [BE-10.8 BE-10.5]"""
    lines = RICH_TWO + "depot: CB-16 ST-08 B2-09\n"
    story = turned("JUNKER-FOR-SALE", BARE, LONE, lines=lines).does("bid 1", "pass")
    assert story.asked == "gt-use-part" and set(plots(story.gt).parts) == {"CB-16", "ST-08", "B2-09"}
    tile = story.offers("take")[0]
    story.does(f"take {tile}")
    if story.asked == "gt-weld":
        assert all(move.split()[1] not in story.ship().parts for move in story.offered)
        story.does(story.offered[0])
    while not story.is_between_cards:
        story.does("done")
    assert story.credits() == 8 and story.days[0] == 19
    assert tile in [part.id for part in story.ship().parts.values()]


# Offers.


def test_the_first_who_helps_a_stranded_ship_is_paid() -> None:
    """[BE-10.10 BE-10.5]"""
    story = turned("STRANDED-SHIP", LONE, BARE.replace("h c", "h:1 c").replace("- h -", "- h:1 -"), BARE)
    assert story.who == 1 and story.brings["yes"] == {"credits": 4, "crew": 2, "batteries": -2, "days": -2}
    story.does("yes")
    assert story.credits(1) == 4 and story.ship(1).crew_count == 8 and story.days[1] == 14
    assert story.is_between_cards


def test_prize_money_is_paid_by_place() -> None:
    """[BE-10.11]"""
    story = turned("PRIZE-MONEY", LONE, BARE, LONE, days=(4, 20, 9))
    assert [story.credits(seat) for seat in range(3)] == [4, 8, 6]


# Tolls.


def test_a_toll_is_paid_or_days_are_lost_the_rearmost_first() -> None:
    """[BE-10.12 BE-8.1.3]"""
    story = turned("TOLL-GATE", BARE, BARE, LONE, lines=RICH_TWO)
    assert story.brings["pay 3"] == {"credits": -3} and story.brings["delay"] == {"days": -3}
    story.does("pay 3", "delay", "delay")
    assert story.credits() == 6 and story.days[0] == 20
    assert [seat for seat, _ in story.heard("gt-moved")] == [2, 1]


def test_a_speed_trap_catches_the_fastest() -> None:
    """[BE-10.13]"""
    fast = LONE.replace("- - e - -", "- e e e -").replace("- - @ - -", "- x @ x -")
    story = turned("SPEED-TRAP", LONE, fast, lines=RICH_TWO)
    assert (story.who, story.question.about) == (1, {"credits": 4, "days": 4})
    assert story.does("delay").days[1] == 12


def test_customs_take_red_goods_or_two_credits_each() -> None:
    """[BE-10.14]"""
    story = turned("CUSTOMS-RAID", LADEN, LONE, lines=RICH_TWO)
    assert story.offered == ["pay 4", "hand-in", "borrow"]
    assert story.does("hand-in").ship().goods == {} and story.is_between_cards
    assert turned("CUSTOMS-RAID", LADEN, LONE, lines=RICH_TWO).does("pay 4").credits() == 5


def test_shore_leave_is_paid_or_humans_leave() -> None:
    """A credit for every three, rounded up.  [BE-10.15]"""
    story = turned("SHORE-LEAVE", BARE, lines="bill 0: I/card/9/GT-16.2\n")
    assert story.question.about["credits"] == 3
    story.does("pay 1")
    while story.asked == "gt-dismiss":
        story.does(story.offered[0])
    assert story.credits() == 8 and story.ship().crew_count == 6


def test_homesick_aliens_are_paid_one_by_one() -> None:
    """[BE-10.16]"""
    story = turned("HOMESICK-ALIENS", RICH, board="III", lines="bill 0: III/card/9/GT-16.2\n")
    first = story.question.about["alien"]
    story.does("pay 2", "let-go")
    assert list(story.ship().aliens.values()) == [first] and story.credits() == 7


# Attacks.


def test_an_ambush_counts_cannons_to_the_rear() -> None:
    """Rear ones in full, others by half; the lowest is shot at from behind.  [BE-10.3]"""
    rear = LONE.replace("- - @ - -", "- x @ x -").replace("- - e - -", "- Cv e - -")
    story = turned("AMBUSH", ARMED, rear, LONE, dice=MISS * 3)
    assert [said["strength"] for said in story.told("gt-declared")] == [1.5, 1, 0]
    assert [(said["hit"], said["side"]) for said in story.told("gt-rolled")] == [
        ("large-shot", "rear"),
        ("small-shot", "rear"),
        ("small-shot", "rear"),
    ]
    assert story.heard("gt-lowest")[0][0] == 2


def test_the_slow_lane_shoots_at_the_weakest_engines() -> None:
    """Of several the one farthest ahead; a lone ship is left alone.  [BE-10.17]"""
    story = turned("SLOW-LANE", LONE, LONE, dice=MISS * 2)
    assert story.heard("gt-lowest")[0][0] == 0 and len(story.heard("gt-rolled")) == 2
    assert turned("SLOW-LANE", LONE).heard("gt-no-effect")


def test_a_boarding_party_takes_goods_of_the_smallest_crew() -> None:
    """[BE-10.18]"""
    small = LADEN.replace("b h @ h", "b x @ x")
    story = turned("BOARDING-PARTY", BARE, small)
    assert story.ship(1).goods == {} and len(story.heard("gt-good-lost")) == 2


def test_tailgaters_shoot_at_whoever_is_before_them() -> None:
    """[BE-10.19 BE-8.2.4]"""
    story = turned("TAILGATERS", LONE, LONE, LONE, dice=MISS * 2)
    assert [seat for seat, _ in story.heard("gt-rolled")] == [1, 2]
    assert [seat for seat, _ in story.heard("gt-missed")] == [0, 1]


def test_ships_on_neighbouring_spaces_pile_up() -> None:
    """[BE-10.20]"""
    story = turned("PILE-UP", LONE, LONE, LONE, days=(9, 8, 5), dice=MISS * 2)
    assert [(seat, said["hit"]) for seat, said in story.heard("gt-rolled")] == [
        (0, "small-shot"),
        (1, "large-meteor"),
    ]


def test_a_minefield_is_a_swarm_for_all() -> None:
    """[BE-10.21]"""
    story = turned("MINEFIELD", LONE, LONE, dice=MISS * 4)
    assert [said["side"] for said in story.told("gt-rolled")] == ["front", "left", "right", "rear"]
    assert len(story.heard("gt-missed")) == 8


def test_a_crossfire_comes_from_the_sides_that_are_named() -> None:
    """[BE-10.22 BE-8.2.1]"""
    story = turned("CROSSFIRE", LONE, LONE, dice=MISS * 2)
    assert story.offered == ["side left", "side right"]
    story.does("side right")
    assert (story.who, story.offered) == (1, ["side front", "side rear"])
    story.does("side rear")
    assert [(said["hit"], said["side"]) for said in story.told("gt-rolled")] == [
        ("large-shot", "right"),
        ("small-shot", "rear"),
    ]


# Hazards.


def test_a_system_test_takes_a_battery_for_every_two_components() -> None:
    """The odd one costs one as well; what is not paid for is given up.  [BE-10.1]"""
    ship = """
    . . D . .
    . - x - .
    B o @ o B
    - - E - -
    - - . - -
    """
    story = turned("SYSTEM-TEST", ship, LONE)
    assert story.question.about["count"] == 4 and story.offered == ["spend 0", "spend 1", "spend 2"]
    story.does("spend 1")
    while story.asked == "gt-battery":
        story.does(story.offered[0])
    assert story.asked == "gt-fail-test" and story.question.about["count"] == 2
    story.does("scrap 7.5", "scrap 7.8")
    assert story.ship().battery_count == 5 and len(story.gt.players[0].lost) == 2
    odd = turned("SYSTEM-TEST", ship.replace("- - E", "- - e"), LONE)
    assert odd.offered == ["spend 0", "spend 1", "spend 2"]


def test_in_a_system_test_as_many_stay_as_were_paid_for() -> None:
    """What falls off with a component that is given up counts as well.  [BE-10.1]"""
    ship = ". . - . .\n. - B - .\n- o @ o D\n- - E - -\n- - . - -"
    story = turned("SYSTEM-TEST", ship, LONE).does("spend 1", "scrap 8.7")
    assert story.is_between_cards and story.heard("gt-fell-off")
    assert {"6.7", "7.8"} <= set(story.ship().parts)
    other = turned("SYSTEM-TEST", ship, LONE).does("spend 1", "scrap 9.7")
    assert other.asked == "gt-fail-test" and other.question.about["count"] == 1


def test_the_speed_trap_is_named_where_it_asks() -> None:
    """[BE-10.13]"""
    assert turned("SPEED-TRAP", BARE, LONE, lines=RICH_TWO).question.rule == "BE-10.13"
    assert turned("TOLL-GATE", BARE, LONE, lines=RICH_TWO).question.rule == "BE-10.12"


def test_a_magnetic_reef_tears_a_component_off() -> None:
    """The starting cabin only where nothing else has an exposed connector.  [BE-10.23]"""
    story = turned("MAGNETIC-REEF", CLOSED, BARE)
    assert "reef 7.7" not in story.offered
    story.does("reef 9.7")
    assert "9.7" not in story.ship(1).parts and story.heard("gt-fell-off")[0][0] == 1
    assert story.is_between_cards and not exposed(story.ship())


def test_a_power_leak_takes_one_battery_of_every_component() -> None:
    """[BE-10.24]"""
    assert turned("POWER-LEAK", ARMED).ship().batteries == {"5.7": 1, "9.7": 2}


def test_cargo_thieves_take_one_of_three() -> None:
    """[BE-10.25]"""
    story = turned("CARGO-THIEVES", BARE.replace("h c", "h G:ygb"), LADEN)
    assert story.ship().cubes == ["green", "blue"] and story.ship(1).cubes == ["red", "red"]


def test_a_drag_net_costs_a_day_for_two_exposed_connectors() -> None:
    """[BE-10.26]"""
    story = turned("DRAG-NET", CLOSED, BARE)
    assert story.days == {0: 20, 1: 16 - len(exposed(story.ship(1))) // 2}


def test_a_weigh_station_slows_the_heaviest() -> None:
    """[BE-10.27]"""
    assert turned("WEIGH-STATION", LONE, GUARDED).days == {0: 20, 1: 13}


def test_a_traffic_jam_closes_all_gaps() -> None:
    """[BE-10.2]"""
    assert turned("TRAFFIC-JAM", LONE, LONE, LONE, days=(20, 3, 9)).days == {1: 3, 2: 4, 0: 5}


def test_wide_open_space_doubles_the_strength() -> None:
    """With less than 1 the flight is over.  [BE-10.6]"""
    story = turned("WIDE-OPEN-SPACE", PLAIN, LONE.replace("- - e - -", "- - x - -"))
    assert story.days == {0: 22} and story.gt.flight.gave_up == [1]


def test_cards_without_the_symbol_of_five_players_have_no_special_rule() -> None:
    """[BE-10.4]"""
    counted = Counter(row["type"] for row in TABLE.data["card"])
    assert len(counted) == 24 and max(counted.values()) == 1


@pytest.mark.parametrize("name", CARDS)
def test_every_machination_keeps_the_laws(name: str) -> None:
    """[BE-5.7]"""
    lines = RICH_TWO + "seed: 8\nmachinations 2: " + " ".join(sorted(set(CARDS) - {name})[:3]) + "\n"
    game = turned(name, LADEN, ARMED, BARE, lines=lines).game
    tally = game.rules.tally(game.state)
    for number, (now, answer) in enumerate(kit.walk(game, 8)):
        if number > 5:
            break
        assert now.rules.tally(now.state) == tally
        kit.check_decisions(now)
        kit.check_views(now)
        kit.check_clone(now, answer)
        kit.check_no_leak(now, number)
        kit.check_position(now, lambda text: perihelion.from_position("galaxy-trucker", text), number)
