"""How missions are prepared, and what they change while ships are built and fly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from missions import BARE, new, on, paid
from trucker import FlightStory, table_of

import perihelion
from perihelion.games.galaxy_trucker.components import FRONT
from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.expansions.missions.annex import SUPER, job, task
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.expansions.missions.tasks import directives, holes, piles
from perihelion.games.galaxy_trucker.expansions.missions.tasks.directives import DIRECTIVES
from perihelion.games.galaxy_trucker.expansions.missions.tasks.measures import is_full
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.meta import MISSIONS
from perihelion.games.galaxy_trucker.ships.ship import Ship, exposed

# The set-up.


@pytest.mark.parametrize(
    ("name", "hidden"),
    [
        ("alien-archaeology", {"artifact": 6}),
        ("cocktail-time", {"fragile": 4, "explosive": 6}),
        ("experiments", {"explosive": 4, "fragile": 2, "heavy": 4, "radioactive": 4, "artifact": 2}),
        ("heavy-duty", {"heavy": 8}),
        ("carpool", {}),
    ],
)
def test_payloads_come_into_the_warehouse_for_each_player(name: str, hidden: dict[str, int]) -> None:
    """[MI-2.2 MI-16.7 MI-17.1 MI-17.6 MI-17.11 MI-17.12 MI-17.14 MI-17.15]"""
    assert job(new(name).gt).hidden == hidden


@pytest.mark.parametrize(
    ("name", "flights", "supers"),
    [
        ("club-gold-trials", "I", [1, 1, 1, 0]),
        ("club-gold-trials", "IVC", [1, 1, 1, 1]),
        ("beverage-run", "II", [1, 1, 1, 0]),
        ("hilarious-stories", "III", [1, 1, 1, 0]),
        ("hilarious-stories", "IVC", [1, 1, 1, 1]),
        ("carpool", "III", [0, 0, 0, 0]),
    ],
)
def test_supercards_lie_in_piles(name: str, flights: str, supers: list[int]) -> None:
    """One in each open pile, and at level IV one in the hidden one.  [MI-2.6.5 MI-16.6 MI-16.8 MI-17.5]"""
    assert job(new(name, flights=flights).gt).supers == supers


def test_fewer_supercards_lie_in_open_piles_at_random() -> None:
    """[MI-16.8 MI-17.2 MI-17.13 MI-17.16]"""
    found = {tuple(job(new("the-bet", flights="I", seed=seed).gt).supers) for seed in range(20)}
    assert found == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)}
    assert sum(job(new("the-bet", flights="III").gt).supers) == 2
    assert sum(job(new("alien-design", flights="III").gt).supers) == 1


def test_a_supercard_in_the_hidden_pile_is_agreed_on() -> None:
    """[MI-2.6.5]"""
    options = {"expansions": ["missions"], "missions": ["beverage-run"], "unknown-supercard": "yes"}
    game = perihelion.new("galaxy-trucker", seats=2, options=options)
    assert job(table_of(game)).supers == [1, 1, 1, 1]


def test_two_bottles_are_dealt_into_the_places_for_tiles_set_aside() -> None:
    """Both places are taken, everybody sees them, and they can be welded.  [MI-2.6 MI-2.6.1 MI-2.6.6]"""
    story = new("beverage-run")
    for seat, player in enumerate(story.gt.players):
        assert [tile.partition("-")[0] for tile in player.aside] == ["FRAGILE"] * 2
        assert story.game.view(1 - seat)["table"]["players"][seat]["aside"] == player.aside
    first, _ = story.gt.players[story.who].aside
    story.does("draw").refuses("aside", "gt-aside-full").does("return")
    while story.who != 0:
        story.does("pass")
    first, _ = story.gt.players[0].aside
    story.does(f"use {first}")
    assert any(move.startswith("attach") for move in story.offered)


def played_to_the_deck(name: str, flights: str, seed: int = 1) -> FlightStory:
    """Everybody finishes at once; the deck lies ready."""
    story = new(name, flights=flights, seed=seed)
    while story.gt.phase == "building":
        (seat,) = story.game.pending
        moves = [str(move) for move in story.game.pending[seat].moves]
        finish = [move for move in moves if move.startswith("finish")]
        story.game.play(seat, finish[0] if finish else "pass")
    while story.gt.phase != "flight" and not story.game.over:
        story.game.play(min(story.game.pending), story.game.pending[min(story.game.pending)].moves[-1])
    return story


def kinds_of(story: FlightStory) -> list[Counter[str]]:
    cards = story.gt.on.cards
    return [Counter(cards[card].type for card in pile.cards) for pile in story.gt.piles]


def test_no_abandoned_ships_in_a_carpool() -> None:
    """[MI-16.9 MI-17.4]"""
    for seed in range(5):
        assert not any(
            pile["abandoned_ship"] for pile in kinds_of(played_to_the_deck("carpool", "III", seed))
        )


def test_easy_peasy_hides_three_enemies() -> None:
    """M78: at level II three piles of three without enemies, and slavers, smugglers, pirates of level II.

    [MI-17.9 MI-17.9.2]
    """
    story = played_to_the_deck("easy-peasy", "II")
    *opened, hidden = kinds_of(story)
    assert hidden == Counter(["slavers", "smugglers", "pirates"])
    assert {story.gt.on.cards[card].level for card in story.gt.piles[-1].cards} == {2}
    assert [sum(pile.values()) for pile in opened] == [3, 3, 3]
    assert not any(pile[kind] for pile in opened for kind in (*hidden, "combat_zone"))


def test_enemies_used_before_come_again() -> None:
    """[MI-17.9.1]"""
    gt = new("easy-peasy", flights="I").gt
    used = [card.id for card in gt.on.cards.values() if card.level == 1 and card.type == "slavers"]
    gt.supply = [card for card in gt.supply if card not in used]
    gt.gone = used[:]
    assert piles.call(gt, "slavers") in used
    assert piles.call(gt, "slavers") not in used, "another enemy of the level, where there are no slavers"


def test_somebody_who_looked_knows_what_the_hidden_pile_is() -> None:
    """Whoever imagines how the game goes on finds the same three types there.  [MI-17.9]"""
    story = played_to_the_deck("easy-peasy", "II")
    for seed in range(3):
        imagined = table_of(story.game.imagine(0, seed))
        kinds = Counter(imagined.on.cards[card].type for card in imagined.piles[-1].cards)
        assert kinds == Counter(["slavers", "smugglers", "pirates"])


def test_heavy_duty_has_a_sure_open_space() -> None:
    """Of the flight's level, in the hidden pile, as long as there is one left.  [MI-17.12]"""
    for seed in range(6):
        story = played_to_the_deck("heavy-duty", "III", seed)
        cards = [story.gt.on.cards[card] for card in story.gt.piles[-1].cards]
        assert any(card.type == "open_space" and card.level == 3 for card in cards)
        assert len(cards) == 4


def test_where_a_level_runs_out_its_cards_come_again() -> None:
    """Banned types stay out.  [MI-3.2.1 MI-16.9]"""
    gt = new("carpool", flights="I").gt
    gt.gone = [card for card in gt.supply if gt.on.cards[card].level == 1]
    gt.supply = [card for card in gt.supply if card not in gt.gone]
    piles.cards_enough(gt)
    assert gt.gone == []
    found = {gt.on.cards[card].type for card in gt.on.book.choice_of_cards(gt, 1)}
    assert "abandoned_ship" not in found and "stardust" in found


def test_stakes_dice_and_payloads_come_after_the_vote_and_before_building() -> None:
    """[MI-16.14]"""
    told = [event.kind for event in new("the-bet").game.events(None)]
    assert told.index("gt-mission") < told.index("gt-briefing") < told.index("gt-staked")
    assert told.index("gt-staked") < told.index("gt-supercards")


def test_supercards_are_cards_of_the_deck() -> None:
    """They are shuffled in with all others.  [MI-16.15]"""
    story = played_to_the_deck("club-gold-trials", "I")
    levels = Counter(
        story.gt.on.cards[card].level for card in [*story.gt.flight.deck, *story.gt.flight.turned]
    )
    assert levels == {1: 8, SUPER: 3}


# Alien Design.


def test_holes_are_missing_on_every_board() -> None:
    """M75: with (6,5) also (8,5); (7,5) would cut off (7,4); (7,4) is its own mirror image.

    [MI-17.2 MI-17.2.1 MI-17.2.2]
    """
    gt = new("carpool", flights="II").gt
    task(gt).holes = holes.pair(gt, "6.5")
    assert task(gt).holes == ["6.5", "8.5"]
    assert holes.pair(gt, "7.5") == [], "it would cut 7.4 off"
    assert holes.pair(gt, "6.5") == [] and holes.pair(gt, "7.7") == [], "a hole already, and the cabin"
    assert holes.pair(gt, "2.2") == [], "no square"


@pytest.mark.parametrize(("flights", "rolls"), [("I", 2), ("II", 3), ("III", 4), ("IIA", 3), ("IC", 2)])
def test_each_roll_leaves_out_a_square_and_its_mirror_image(flights: str, rolls: int) -> None:
    """[MI-17.2 MI-17.2.2]"""
    story = new("alien-design", flights=flights)
    assert len(story.heard("gt-hole")) == rolls
    assert rolls <= len(task(story.gt).holes) <= 2 * rolls
    for player in story.gt.players:
        assert not set(task(story.gt).holes) & set(player.ship.board.squares)
    again = perihelion.from_position("galaxy-trucker", story.game.position())
    assert table_of(again).players[1].ship.board.squares == story.gt.players[1].ship.board.squares


HOLED = """
. . - . .
. . - . .
- C @ h -
- - e - -
- - . - -
"""


def test_a_hole_is_no_square() -> None:
    """M76: with a hole at (6,6) a cannon at (6,7) may point there; a connector towards it is exposed.

    [MI-17.2.3]
    """
    board = holes.without(content_for(()).boards["I"], ["6.6", "8.6"])
    assert board.line(FRONT, 6) == ("6.7", "6.8", "6.9")
    story = on("alien-design", HOLED, lines="holes: 6.6 8.6", board=board, card=None)
    ship = story.ship(0)
    assert story.gt.on.book.flaws(story.gt, 0, ship) == []
    assert ship.board.neighbours["6.7"][FRONT] is None
    cabin = ship.parts["8.7"]
    assert (("8.7", FRONT) in exposed(ship)) == bool(cabin.sides[FRONT])


def test_looks_are_paid_twice_and_a_full_ship_as_well() -> None:
    """M77: at level III full at the launch, a tile lost, alone: 12 and 2 x 6.  [MI-17.2.4 MI-17.2.5]"""
    story = on("alien-design", BARE, lines="full: 0", board="I")
    assert paid(story) == {"mission-full_at_launch": 4, "mission-looks": 2}
    assert not is_full(story.gt, 0)


# Directives.


def judged(number: int, drawing: str) -> int:
    return DIRECTIVES[number](on("directives", drawing, card=None).ship(0))


@pytest.mark.parametrize(
    ("number", "drawing", "count"),
    [
        (1, BARE.replace("- - - .", "- C - ."), 0),
        (1, BARE.replace("h -", "x C"), 1),
        (1, BARE.replace("h -", "x C>"), 0),
        (2, BARE.replace("e - -", "e e -").replace("h -", "h -"), 1),
        (2, BARE, 0),
        (3, BARE.replace("- - @ h -", "- - @ h h").replace("- - e - -", "- - e h -"), 1),
        (3, BARE.replace("- - @ h -", "- h @ h h"), 0),
        (4, BARE.replace("h -", "h b"), 1),
        (4, BARE.replace("h -", "x b"), 0),
        (4, BARE.replace("h -", "b D"), 0),
        (5, BARE.replace("h -", "h c"), 1),
        (5, BARE.replace("h -", "c h"), 0),
        (6, BARE, 1),
        (6, BARE.replace("h -", "h o"), 0),
    ],
)
def test_each_directive_has_its_own_violations(number: int, drawing: str, count: int) -> None:
    """[MI-17.8.1 MI-17.8.2]"""
    assert judged(number, drawing) == count


def test_a_die_for_each_level_says_which_hold() -> None:
    """All different, known to all.  [MI-17.8]"""
    for flights, count in (("I", 1), ("II", 2), ("III", 3), ("IVC", 4)):
        kept = task(new("directives", flights=flights).gt).directives
        assert len(kept) == len(set(kept)) == count and kept == sorted(kept)


def test_directives_are_judged_before_the_launch_and_paid_at_the_end() -> None:
    """Later damage does not matter; at most three violations count.  [MI-17.8.1]"""
    story = played_to_the_deck("directives", "I")
    assert [data["count"] for _, data in story.heard("gt-judged")] == [
        task(story.gt).violations[seat][0] for seat in (0, 1)
    ]
    lines = "directives: 2 6\nviolations 0: 0 3\nbill 0: I/start/20/MI-3.1"
    assert paid(on("directives", BARE, lines=lines)) == {
        "mission-directives_kept": 4,
        "mission-violations": -3,
    }
    crowd = BARE.replace("- - @ h -", "h h @ h h").replace("- - e - -", "h h e h h")
    assert directives.counted(on("directives", crowd, card=None).gt, 0, 3) <= 3


# Riding a Powder Keg.

KEG = """
. . - . .
. - t - .
- - @ - -
- - e - -
- - . - -
"""


def shot(name: str, drawing: str, roll: int = 7) -> FlightStory:
    """A heavy shot from the front at a ship with a neighbour."""
    steps = f"agenda: suffer_hit 0 large-shot front {roll}\nagenda: end_card"
    lines = f"card: METEORIC-SWARM-I-1\nbill 0: I/start/20/MI-3.1\n{steps}"
    return on(name, drawing, BARE, lines=lines, card=None)


def test_an_explosion_that_takes_the_last_human_takes_the_trucker() -> None:
    """The cabin lies beside the keg.  [MI-17.15.1]"""
    story = shot("riding-a-powder-keg", KEG)
    assert story.heard("gt-died") == [(0, {"credits": 20})]
    assert 0 not in story.days and story.credits() == 0


def test_in_another_mission_nobody_dies_of_it() -> None:
    """[MI-17.15.1]"""
    story = shot("cocktail-time", KEG)
    assert story.heard("gt-died") == [] and 0 not in story.days


def test_with_a_human_left_the_trucker_lives() -> None:
    """[MI-17.15.1]"""
    story = shot(
        "riding-a-powder-keg", KEG.replace("- - e - -", "- - x h e").replace("- - @ - -", "- - @ - -")
    )
    assert story.heard("gt-died") == []


def test_humans_of_a_part_in_hyperspace_are_alive() -> None:
    """[MI-17.15.1]"""
    options: dict[str, Any] = {
        "expansions": ["missions", "new-technologies"],
        "missions": ["riding-a-powder-keg"],
        "flights": ["I"],
    }
    gt = table_of(perihelion.new("galaxy-trucker", seats=2, options=options))
    gt.ship(0).humans = {}
    assert gt.on.book[Jobs].humans(gt, 0) == 0
    technology(gt).stash[0] = Ship(gt.board, humans={"7.7": 2})
    assert gt.on.book[Jobs].humans(gt, 0) == 2


# Every mission.


@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_introduces_itself(name: str) -> None:
    """[MI-2.1 MI-2.4 MI-16.13]"""
    assert new(name, seats=1).heard("gt-briefing") == [(None, {"mission": name})]
