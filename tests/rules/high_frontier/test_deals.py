"""Deals between players."""

import contextlib
import random
from typing import Any

import pytest
from frontier import FrontierStory, deal, frontier, part

import perihelion
from perihelion.games.high_frontier.deals.dealing import KINDS


def test_water_for_a_claim() -> None:
    """[HF-5.9A HF-1.5]"""
    story = frontier("claim luna: 1")
    deal(story, part("water", 0, 1, amount=3), part("claim", 1, 0, site="luna"))
    assert (story.water(0), story.water(1)) == (1, 7)
    assert story.claim("luna").owner == 0


def test_a_factory_goes_with_its_cubes_and_its_product() -> None:
    """What turns white is told after the deal.  [HF-5.9A HF-5.7D]"""
    story = frontier("claim luna: 1 2 S\nhand 1: R3*")
    deal(story, part("factory", 1, 0, site="luna"))
    assert (story.claim("luna").owner, story.claim("luna").cubes) == (0, 2)
    assert story.hf.black == set()
    told = [(event.kind, event.seat) for event in story.game.events(None)]
    assert told[-2:] == [("hf-deal", 0), ("hf-flipped", 1)]


def test_cards_at_leo_white_sides_and_crews() -> None:
    """A privilege stays where the crew goes.  [HF-5.9A HF-2.3B.6]"""
    story = deal(frontier("leo 1: T3 PRC"), part("card", 1, 0, card="PRC"))
    assert story.player(0).stacks["leo"].cards == ["PRC"]
    assert story.hf.has(1, "felony") and not story.hf.has(0, "felony")
    with pytest.raises(perihelion.Refused, match="hf-not-yours-to-give"):
        deal(frontier("leo 1: T3*"), part("card", 1, 0, card="T3"))


def test_hand_cards_one_for_one() -> None:
    """[HF-5.9A]"""
    story = frontier("hand 0: T3\nhand 1: R3")
    with pytest.raises(perihelion.Refused, match="hf-uneven-exchange"):
        deal(story, part("hand", 0, 1, card="T3"))
    deal(story, part("hand", 0, 1, card="T3"), part("hand", 1, 0, card="R3"))
    assert story.player(0).hand == ["NASA", "R3"]


def test_beamed_power_is_used_once() -> None:
    """[HF-5.9A HF-6.1A.4 HF-2.3B.3]"""
    story = frontier("rocket 0: luna-l1 2t T2", factions="NASA ESA")
    deal(story, part("water", 0, 1, amount=1), part("beam", 1, 0))
    story.does("fly", "yes", "engine T2")
    assert story.hf.flight is not None and story.flight.thrust == 4
    assert story.hf.pacts == []


def test_only_who_has_power_can_give_it() -> None:
    """[HF-6.1A.4]"""
    with pytest.raises(perihelion.Refused, match="hf-no-power"):
        deal(frontier(), part("beam", 1, 0))
    deal(frontier("claim luna: 1 1 S beams"), part("beam", 1, 0))


def test_leave_to_draw_water() -> None:
    """[HF-5.9A HF-5.5C]"""
    story = frontier("rocket 0: luna T2\nclaim luna: 1 1 S")
    deal(story, part("leave", 1, 0, site="luna"))
    assert "refuel factory" in story.offered


def test_leave_to_take_water_stored_in_space() -> None:
    """[HF-5.9A HF-5.5C]"""
    story = frontier("rocket 0: luna-l1 T2\noutpost 1: luna-l1 3t R5")
    story.refuses("steal 1", "hf-felony")
    deal(story, part("leave", 1, 0, site="luna-l1")).does("steal 1")
    assert (story.rocket().steps, story.hf.pacts) == (12, [])


def test_promises_are_recorded_as_promises() -> None:
    """[HF-5.9A]"""
    story = deal(frontier(), part("promise", 1, 0, words="a lift home from Mars"), part("passage", 0, 1))
    assert [pact.kind for pact in story.hf.pacts] == ["promise", "passage"]
    assert story.game.view(None)["table"]["pacts"][0]["about"] == "a lift home from Mars"


def test_water_of_a_deal_goes_round_at_once() -> None:
    """What comes in may go out, in whatever order it is said.  [HF-5.9A HF-11.15]"""
    round_ = [part("water", 1, 2, amount=6), part("water", 0, 1, amount=2)]
    story = deal(frontier(seats=3), *round_)
    assert [story.water(seat) for seat in range(3)] == [2, 0, 10]
    with pytest.raises(perihelion.Refused, match="hf-too-little-water"):
        deal(frontier(seats=3), part("water", 1, 2, amount=7), part("water", 0, 1, amount=2))


def test_cards_of_a_rocket_at_leo_are_cards_at_leo() -> None:
    """[HF-5.9A]"""
    story = deal(frontier("rocket 1: LEO 2t T3 R2"), part("card", 1, 0, card="R2"))
    assert story.player(0).stacks["leo"].cards == ["R2"]
    assert story.rocket(1).cards == ["T3"]


def test_power_that_was_lost_is_no_longer_given() -> None:
    """The factory that beamed has changed hands.  [HF-6.1A.4 HF-5.9A]"""
    story = frontier('rocket 0: LEO 5 T2\npact: beam 1 0 ""\nclaim venus: 1 1 C beams', seats=3)
    deal(story, part("factory", 1, 2, site="venus"), proposer=1)
    story.does("fly")
    assert story.asked == "hf-engine"


def test_everybody_concerned_must_agree() -> None:
    """[HF-5.9A]"""
    story = frontier(seats=3)
    parts = [part("water", 0, 1, amount=1), part("water", 1, 2, amount=2)]
    number = story.game.propose(0, {"parts": parts})
    story.game.respond(1, number, True)
    assert story.water(1) == 4
    story.game.respond(2, number, True)
    assert [story.water(seat) for seat in range(3)] == [3, 3, 6]


def test_a_deal_that_has_become_impossible_is_void() -> None:
    """All of it or nothing.  [HF-5.9A]"""
    story = frontier("hand 0: R2\nclaim luna: 1")
    parts = [part("claim", 1, 0, site="luna"), part("water", 0, 1, amount=4)]
    number = story.game.propose(0, {"parts": parts})
    story.does("boost R2", "done")
    story.game.respond(1, number, True)
    assert story.claim("luna").owner == 1
    assert story.told("hf-deal-void")


def test_deals_wait_for_the_end_of_what_is_under_way() -> None:
    """[HF-5.9A]"""
    story = frontier("hand 0: R4", seats=3).does("research thruster")
    number = story.game.propose(0, {"parts": [part("water", 0, 1, amount=2)]})
    story.game.respond(1, number, True)
    assert story.water(1) == 4
    story.does("pass", "pass")
    assert story.water(1) == 6


def test_pieces_must_be_left_for_what_is_received() -> None:
    """[HF-3.1B HF-5.9A]"""
    claims = "\n".join(f"claim {site}: 0" for site in ("vesta", "eros", "ceres", "deimos", "phobos", "nysa"))
    with pytest.raises(perihelion.Refused, match="hf-no-pieces"):
        deal(frontier(f"{claims}\nclaim luna: 1"), part("claim", 1, 0, site="luna"))


@pytest.mark.parametrize(
    "terms",
    [
        {},
        {"parts": []},
        {"parts": [{"from": 0, "to": 0, "what": "water", "amount": 1}]},
        {"parts": [{"from": 0, "to": 1, "what": "water", "amount": -1}]},
        {"parts": [{"from": 0, "to": 1, "what": "water", "amount": True}]},
        {"parts": [{"from": 0, "to": 9, "what": "water", "amount": 1}]},
        {"parts": [{"from": 0, "to": 1, "what": "love"}]},
        {"parts": [{"from": 0, "to": 1, "what": "promise", "words": ""}]},
        {"parts": ["water"]},
        {"parts": [{"from": 0, "to": 1, "what": []}]},
        ["water"],
        "water",
    ],
)
def test_terms_that_say_nothing_are_refused(terms: Any) -> None:
    """[HF-5.9A]"""
    with pytest.raises(perihelion.Refused, match="hf-bad-deal"):
        frontier().game.propose(0, terms)


def test_nobody_deals_for_others() -> None:
    """[HF-5.9A]"""
    with pytest.raises(perihelion.Refused, match="hf-not-your-deal"):
        frontier(seats=3).game.propose(2, {"parts": [part("water", 0, 1, amount=1)]})


def random_part(story: FrontierStory, rng: random.Random) -> dict[str, Any]:
    """Something a player could offer, often something they cannot give."""
    hf = story.hf
    giver, taker = rng.sample(range(hf.on.seats), 2)
    what = rng.choice(list(KINDS))
    player = hf.players[giver]
    values: dict[str, Any] = {
        "amount": rng.randint(1, 3),
        "site": rng.choice([*hf.claims, "luna"]),
        "card": rng.choice([*player.hand, *(card for s in player.stacks.values() for card in s.cards), "T1"]),
        "words": "next: # time",
    }
    named = KINDS[what][0]
    return part(what, giver, taker, **({named: values[named]} if named else {}))


def test_deals_at_random_lose_nothing() -> None:
    """Cards stay where they can be, records and positions keep open deals.  [HF-5.9A]"""
    lines = """
        claim luna: 1 2 S
        claim eros: 0
        claim vesta: 2 1 V beams
        hand 0: T3 R3
        hand 2: T4 F2
        leo 0: T5 R5
        leo 1: F1
        rocket 0: vesta 3t T2 R2
        rocket 1: vesta 1t T7 R6
        outpost 2: vesta 2t F5
        option rounds: 9
    """
    struck = 0
    for seed in range(4):
        rng, story = random.Random(seed), frontier(lines, seats=3)
        tally = story.game.rules.tally(story.hf)
        while not story.game.over:
            parts = [random_part(story, rng) for _ in range(rng.randint(1, 2))]
            with contextlib.suppress(perihelion.Refused):
                deal(story, *parts, proposer=rng.randrange(3))
            assert story.game.rules.tally(story.hf) == tally
            if rng.random() < 0.1:
                text = story.game.position()
                assert perihelion.from_position("high-frontier", text).position() == text
                assert perihelion.load(story.game.save()).position() == text
            (decision,) = story.game.pending.values()
            story.does(str(rng.choice(decision.moves)))
        struck += len(story.told("hf-deal"))
    assert struck > 50


@pytest.mark.parametrize(
    "thing",
    [
        {"what": "water", "amount": 0},
        {"what": "water", "amount": 1.0},
        {"what": "water"},
        {"what": "claim", "site": "nowhere"},
        {"what": "claim", "site": 3},
        {"what": "card", "card": "T99"},
        {"what": "card", "card": None},
        {"what": "beam", "amount": 1},
        {"what": "promise", "words": "x" * 301},
        {"what": "promise", "words": 7},
    ],
)
def test_parts_that_name_nothing_there_is_are_refused(thing: dict[str, Any]) -> None:
    """[HF-5.9A]"""
    with pytest.raises(perihelion.Refused, match="hf-bad-deal"):
        frontier().game.propose(0, {"parts": [{"from": 0, "to": 1, **thing}]})
    frontier().game.propose(0, {"parts": [part("promise", 0, 1, words="x" * 300)]})


def test_a_claim_is_given_by_its_owner_and_a_factory_as_a_factory() -> None:
    """[HF-5.9A]"""
    table = "claim luna: 1 1 S\nclaim eros: 1"
    for wrong in (
        part("claim", 1, 0, site="luna"),
        part("factory", 1, 0, site="eros"),
        part("claim", 0, 1, site="eros"),
        part("claim", 1, 0, site="vesta"),
    ):
        with pytest.raises(perihelion.Refused, match="hf-not-yours-to-give"):
            deal(frontier(table), wrong)
    story = deal(frontier(table), part("factory", 1, 0, site="luna"), part("claim", 1, 0, site="eros"))
    assert {claim.owner for claim in story.hf.claims.values()} == {0}


def test_the_last_pieces_may_be_given_for_what_is_received() -> None:
    """A sixth disk and a sixth cube are there, no seventh.  [HF-3.1B HF-5.9A]"""
    five = "\n".join(f"claim {site}: 0" for site in ("vesta", "eros", "ceres", "deimos", "phobos"))
    deal(frontier(f"{five}\nclaim luna: 1"), part("claim", 1, 0, site="luna"))
    deal(frontier("claim vesta: 0 4 V\nclaim luna: 1 2 S"), part("factory", 1, 0, site="luna"))
    with pytest.raises(perihelion.Refused, match="hf-no-pieces"):
        deal(frontier("claim vesta: 0 5 V\nclaim luna: 1 2 S"), part("factory", 1, 0, site="luna"))
    swapped = frontier(f"{five}\nclaim nysa: 0\nclaim luna: 1")
    deal(swapped, part("claim", 1, 0, site="luna"), part("claim", 0, 1, site="nysa"))
    assert (swapped.claim("luna").owner, swapped.claim("nysa").owner) == (0, 1)


def test_products_within_the_factories_that_are_left_stay_black() -> None:
    """One is out on the map, one in hand; one of three factories goes.  [HF-5.7D HF-11.19]"""
    lines = "claim luna: 1 1 S\nclaim eros: 1 1 S\nclaim ida: 1 1 S\nrocket 1: LEO T2*\nhand 1: R2* R3*"
    story = deal(frontier(lines), part("factory", 1, 0, site="ida"))
    assert story.hf.black == {"T2", "R2"}


def test_a_deal_that_loses_its_goods_before_it_is_struck_gives_nothing() -> None:
    """A claim is squatted on, a card flies away, a hand card is sold.  [HF-5.9A HF-11.15]"""
    lines = "claim luna: 1\nrocket 0: luna T2 PRC\nhand 0: T3\nleo 0: T4"
    for goods, moves in (
        (part("claim", 1, 0, site="luna"), ["squat luna"]),
        (part("hand", 0, 1, card="T3"), ["sell T3"]),
        (part("card", 0, 1, card="T4"), ["decommission T4"]),
    ):
        story = frontier(f"{lines}\nhand 1: R4", factions="PRC NASA")
        back = [part("hand", 1, 0, card="R4")] if goods["what"] == "hand" else []
        number = story.game.propose(0, {"parts": [part("water", 0, 1, amount=1), goods, *back]})
        story.does(*moves)
        water = story.water(1)
        story.game.respond(1, number, True)
        assert story.told("hf-deal-void")[0]["number"] == number
        assert (story.water(1), story.told("hf-deal")) == (water, [])


def test_the_tanks_of_a_rocket_at_leo_stay_when_its_last_card_goes() -> None:
    """[HF-5.9A HF-2.4B HF-11.17]"""
    story = deal(frontier("rocket 1: LEO 2t T3\nwater 1: 1"), part("card", 1, 0, card="T3"))
    assert (story.water(1), story.player(1).of("rocket")) == (3, [])
