"""Payload components: what they do aboard, how they are lost, and how they come into the warehouse."""

from __future__ import annotations

from collections import Counter

import pytest
from missions import BARE, new, on
from shipyard import build
from story import TruckerStory
from trucker import FlightStory, flight

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS
from perihelion.games.galaxy_trucker.content import packaged
from perihelion.games.galaxy_trucker.editions import content_for
from perihelion.games.galaxy_trucker.expansions.missions.annex import job
from perihelion.games.galaxy_trucker.expansions.missions.cargo import MASS
from perihelion.games.galaxy_trucker.expansions.missions.payloads import (
    delivered,
    is_payload,
    lost_in_flight,
    type_of,
)
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import dead_squares
from perihelion.games.galaxy_trucker.expansions.shared.losing import give_up_tiles
from perihelion.games.galaxy_trucker.voyage.damage import shake_off

PRINTED = content_for(("missions",))


def aboard(
    ship: str, *others: str, board: str = "I", lines: str = "", card: str | None = None
) -> FlightStory:
    """A flight of Experiments with payloads aboard, between two cards or at one."""
    return on("experiments", ship, *others, board=board, lines=lines, card=card)


def destroyed(story: FlightStory, square: str) -> set[str]:
    """Destroys a component of the first ship, and says what was destroyed with it."""
    story.gt.on.book.destroy(story.gt, 0, square)
    return {said["square"] for _, said in story.heard("gt-destroyed")} | {square}


# The tiles.


def test_seventy_two_payloads_are_in_the_box() -> None:
    """[MI-1.2 MI-5.5 MI-5.5.1]"""
    tiles = [tile for tile in PRINTED.tiles.values() if type_of(tile.kind)]
    assert Counter(type_of(tile.kind) for tile in tiles) == {
        "artifact": 12,
        "fragile": 12,
        "heavy": 16,
        "explosive": 16,
        "radioactive": 16,
    }
    assert sum(tile.kind.more.get(MASS, 0) for tile in tiles) == 54
    assert not any(t.kind.crew or t.kind.batteries or t.kind.containers or t.turned[0].clear for t in tiles)
    assert not any(tile.id in PRINTED.heap for tile in tiles)
    counts = {row["id"]: row["count"] for row in packaged("payloads")[0].data["kind"]}
    assert counts == Counter(tile.kind.id for tile in tiles)


# Explosive.

POWDER = """
. . - . .
. h t h .
h x @ x -
- - e - -
- - . - -
"""
CHAIN = """
. . t . .
. x x t .
- - @ h -
- - e - -
- - . - -
"""


def test_an_explosion_takes_the_eight_squares_around() -> None:
    """Worked example M6: the engine is not in range; it falls off, as nothing holds it.

    [MI-5.6 MI-5.7 MI-6.1.1 MI-6.1.4 MI-6.1.5]
    """
    story = aboard(POWDER, BARE)
    assert destroyed(story, "7.6") == {"7.6", "6.6", "8.6", "6.7", "7.7", "8.7"}
    assert [said["squares"] for _, said in story.heard("gt-fell-off")] == [["7.8"]]
    assert {said["tile"] for _, said in story.heard("gt-destroyed")} < set(story.gt.players[0].lost)


def test_explosive_cargo_sets_other_cargo_off() -> None:
    """Worked example M8: they are neighbours although they are not joined.  [MI-5.7 MI-6.1.2]"""
    story = aboard(CHAIN, BARE)
    assert destroyed(story, "7.5") == {"7.5", "7.6", "8.6", "6.6", "7.7", "8.7"}


def test_what_falls_off_or_is_given_up_explodes_not() -> None:
    """[MI-5.6 MI-6.1.4]"""
    story = aboard(POWDER, BARE)
    shake_off(story.gt, 0, ["7.6"])
    assert "7.7" in story.ship(0).parts and not story.heard("gt-destroyed")
    story = aboard(POWDER, BARE)
    give_up_tiles(story.gt, 0, ["7.6"], "MI-5.6")
    assert "7.7" in story.ship(0).parts and not story.heard("gt-destroyed")


def test_neither_plating_nor_heavy_cargo_helps() -> None:
    """Worked example M14.  [MI-6.1.5 MI-6.3.5]"""
    story = aboard(POWDER.replace("h t h", "w t h"), BARE)
    assert "6.6" in destroyed(story, "7.6")


def test_explosive_goods_and_cargo_explode_together() -> None:
    """Batteries of Rough Roads set cargo off, which is told with its own clause.  [MI-6.1.3 MI-4.4]"""
    ship = POWDER.replace("h t h", "t b h")
    lines = "mission: experiments\nroads: explosive_batteries\n"
    story = flight(ship, BARE, lines=f"option expansions: rough-roads missions\n{lines}")
    assert {"7.6", "6.6", "8.6", "6.7", "8.7"} < destroyed(story, "7.6")


def test_on_the_sphere_neighbours_go_round() -> None:
    """It is a single ship.  [MI-5.7.1 MI-14.2]"""
    drawing = """
    - - - - - t
    - - - - - x
    - - - - - @
    - - - - - e
    - - - - - -
    h - - - - h
    """
    story = aboard(drawing, board="IIIC")
    assert {"1.6", "6.6", "6.2"} < destroyed(story, "6.1")


def test_what_other_expansions_destroy_explodes_and_what_they_shake_off_does_not() -> None:
    """A booster burns its cannon, which is destroyed; Metal Fatigue makes things fall off.  [MI-5.6.3]"""
    story = flight(POWDER, BARE, lines="option expansions: new-technologies missions\nmission: experiments\n")
    story.gt.on.book.destroy_all(story.gt, 0, {"7.6": "BE-2.11.3"})
    assert {said["square"] for _, said in story.heard("gt-destroyed")} > {"7.6", "6.6", "8.6"}
    shaken = flight(POWDER, BARE, lines="option expansions: rough-roads missions\nmission: experiments\n")
    shake_off(shaken.gt, 0, ["7.6"])
    assert not shaken.heard("gt-destroyed")


# Fragile.

GLASS = """
. . - . .
. C f - .
- h @ f -
- - e - -
- - . - -
"""


def test_fragile_cargo_breaks_when_a_neighbour_is_destroyed_and_in_a_chain() -> None:
    """Worked example M10: the cannon, then the first, then the second.  [MI-6.2.1 MI-6.2.2 MI-6.2.4]"""
    assert destroyed(aboard(GLASS, BARE), "6.6") == {"6.6", "7.6", "8.7"}


def test_fragile_cargo_does_not_break_when_a_neighbour_falls_off() -> None:
    """Worked example M11.  [MI-6.2.3]"""
    story = aboard(GLASS, BARE)
    shake_off(story.gt, 0, ["6.6"])
    give_up_tiles(story.gt, 0, ["6.7"], "MI-5.6")
    assert {"7.6", "8.7"} < set(story.ship(0).parts)


def test_three_tiles_go_in_one_destruction() -> None:
    """Worked example M61: the module by the explosion, the fragile tile as its neighbour.  [MI-5.6.4]"""
    ship = """
    . . t . .
    . h x f .
    - - @ h -
    - - e - -
    - - . - -
    """
    story = aboard(ship, BARE)
    assert destroyed(story, "7.5") == {"7.5", "6.6", "7.6", "8.6"}
    clauses = {event.rule for event in story.game.events(None) if event.kind == "gt-destroyed"}
    assert clauses == {"GT-15.1", "MI-6.1.1"}


# Heavy.

LADEN = """
. . - . .
. - w - .
- h @ h w
- e e m -
- - . - -
"""


def engines(drawing: str, *others: str, board: str = "I") -> list[int]:
    """Engine strength of each ship without batteries, and with one."""
    story = aboard(drawing, *others, board=board)
    ship = story.ship(0)
    return [story.gt.on.book.engine_strength(story.gt, 0, ship, powered) for powered in (0, 1)]


def test_mass_is_taken_off_the_engines_last_of_all() -> None:
    """Worked examples M1 and M4: the brown alien needs engines, and helps before mass is taken off.

    [MI-6.3.1 MI-6.3.2 MI-6.3.7]
    """
    assert engines(LADEN.replace("h w", "h:brown w"))[0] == 2 + 2 - 4
    one = LADEN.replace("- e e m -", "- - E m -").replace("h @ h w", "b @ h:brown -").replace("- w", "- W")
    assert engines(one) == [0 - 3, 2 + 2 - 3]
    none = LADEN.replace("- e e m -", "- - - m -").replace("h w", "h:brown -")
    assert engines(none)[0] == -2


def test_below_nothing_is_compared_as_it_is() -> None:
    """Worked example M3: -4 is less than 0.  [MI-6.3.4]"""
    still, heavy = BARE.replace("e", "-"), LADEN.replace("- e e m -", "- - - - -")
    lines = "card: COMBAT-ZONE-I\nagenda: compare 2\nagenda: end_card\n"
    story = on("experiments", still, heavy, lines=lines, card=None)
    assert story.heard("gt-lowest") == [(1, {"what": "engines", "strength": -4})]


def test_at_nothing_or_less_a_ship_drops_out_in_open_space() -> None:
    """[MI-6.3.3 MI-6.3.8]"""
    story = aboard(LADEN, BARE, card="OPEN-SPACE-I-1")
    assert [seat for seat, said in story.heard("gt-gave-up") if said["why"] == "no-engine"] == [0]
    assert [seat for seat, _ in story.heard("gt-moved")] == [1]


def test_a_smooth_side_of_heavy_cargo_is_plated() -> None:
    """Worked example M12: the front is smooth, the left side has a connector.  [MI-6.3.5 MI-6.3.9]"""
    ship = BARE.replace(". - - - .", ". - w~f - .")
    lines = "agenda: suffer_hit 0 large-shot front 7\nagenda: end_card\ncard: METEORIC-SWARM-I-1\n"
    story = aboard(ship, BARE, lines=lines)
    assert story.heard("gt-bounced-off") == [(0, {"square": "7.6"})] and "7.6" in story.ship(0).parts
    open_side = BARE.replace("@ h -", "@ h w+r")
    lines = "agenda: suffer_hit 0 large-shot right 7\nagenda: end_card\ncard: METEORIC-SWARM-I-1\n"
    story = aboard(open_side, BARE, lines=lines)
    assert "9.7" not in story.ship(0).parts


HALVES = """
  -  .  .  -  .  .  C  -  .
  -  h  w  -  .  b  h  C  -
.  e  -  .  .  .  e  -  .
  -  -  -  -  .  -  -  -  -
  -  .  .  -  .  .  -  -  .
"""


def test_mass_counts_in_the_part_that_carries_it() -> None:
    """[MI-6.3.6 MI-14.1]"""
    story = flight(
        HALVES,
        HALVES.replace("w", "-"),
        board="IIA",
        lines="option expansions: missions\nmission: experiments\n",
    )
    by_hull = story.game.view(None)["table"]["players"][0]["ship"]["hulls"]
    assert sorted(hull["engines"][0] for hull in by_hull.values()) == [-1, 1]


# Radioactive.

HOT = """
. . - . .
. B r c .
- h @ h -
- - e - -
- - . - -
"""


def loaded(drawing: str, *, lines: str = "", board: str = "I", expansions: str = "missions") -> FlightStory:
    """The moment before crews go aboard."""
    used: set[str] = set()
    said = (
        f"perihelion galaxy-trucker 1\nseats: 1\noption expansions: {expansions}\noption flights: {board}\n"
    )
    said += "phase: check\nmission: experiments\nnumber 0: 1\n"
    said += "".join(f"ship 0: {row}\n" for row in build(drawing, board=board, used=used))
    return FlightStory(perihelion.from_position("galaxy-trucker", said + lines))


def test_beside_radioactive_cargo_nobody_lives_and_no_battery_is_charged() -> None:
    """Worked example M15; goods do not mind.  [MI-6.4.3 MI-6.4.5]"""
    far = HOT.replace("h @ h -", "h @ h h")
    story = loaded(far)
    ship = story.ship(0)
    assert ship.humans == {"9.7": 2} and not ship.batteries
    assert story.gt.on.book.why_not_into(story.gt, 0, "8.6", "blue") is None


def test_a_ship_without_a_human_cannot_launch() -> None:
    """The starting cabin is no exception.  [MI-6.4.7]"""
    assert ("gt-gave-up", "no-human") in [
        (event.kind, event.data.get("why")) for event in loaded(HOT).game.events(None)
    ]


def test_neighbours_of_lost_cargo_are_safe_but_empty() -> None:
    """[MI-6.4.6]"""
    story = loaded(HOT.replace("h @ h -", "h @ h h"))
    shake_off(story.gt, 0, ["7.6"])
    book, ship = story.gt.on.book, story.ship(0)
    assert ship.humans == {"9.7": 2}
    book.load_up(story.gt, 0, ship)
    assert ship.humans["7.7"] == 2


def test_sleepers_are_not_harmed_and_wake_where_it_is_safe() -> None:
    """[MI-6.4.4 MI-6.4.7]"""
    ship = HOT.replace("B r c", "Z r c").replace("h @ h -", "h @ h h")
    story = loaded(ship, expansions="new-technologies missions")
    new = story.game.view(None)["table"]["new-technologies"]["players"][0]
    assert new["sleepers"] == {"6.6": 4}
    from perihelion.games.galaxy_trucker.expansions.new_technologies.cabins import Stasis

    beds = story.gt.on.book[Stasis].beds
    del story.ship(0).humans["9.7"]
    assert beds(story.gt, 0, story.ship(0)) == ["9.7"]


JOINED = """
. . - . .
. r r - .
- h @ h h
- - e - -
- - . - -
"""


def flaws(drawing: str) -> list[tuple[str, tuple[str, ...]]]:
    story = checked(drawing)
    return [(flaw.reason.key, flaw.squares) for flaw in story.gt.on.book.flaws(story.gt, 0, story.ship(0))]


def checked(drawing: str) -> FlightStory:
    """The moment in which ships are checked."""
    used: set[str] = set()
    said = "perihelion galaxy-trucker 1\nseats: 1\noption expansions: missions\noption flights: I\n"
    said += "phase: building\nmission: experiments\nhourglass: 0 1\n"
    said += "".join(f"ship 0: {row}\n" for row in build(drawing, used=used))
    return FlightStory(perihelion.from_position("galaxy-trucker", said))


def test_two_radioactive_tiles_may_lie_side_by_side_but_not_be_joined() -> None:
    """Worked example M16; the owner chooses which comes off, and it explodes not.

    [MI-6.4.1 MI-6.4.1.1 MI-6.4.2 MI-16.12]
    """
    assert flaws(JOINED) == [("gt-radiation", ("6.6", "7.6"))]
    assert flaws(JOINED.replace("r r", "r~r r~l")) == []
    story = checked(JOINED)
    story.does("finish 1")
    assert story.asked == "gt-correct" and story.offers("remove") == ["6.6", "7.6"]
    story.does("remove 6.6")
    assert len(story.gt.players[0].lost) == 1 and lost_in_flight(story.gt, 0) == []


def test_a_payload_is_not_laid_where_that_would_be_an_error() -> None:
    """[MI-6.4.1 MI-6.5.6]"""
    story = checked(JOINED.replace("r r", "- r"))
    tiles = [tile for tile in story.gt.on.tiles.values() if tile.kind.id == "radioactive"]
    lying = {part.id for part in story.ship(0).parts.values()}
    found = {
        why.key
        for tile in tiles
        if tile.id not in lying
        for why in story.gt.on.book.fits(story.gt, 0, story.ship(0), "6.6", tile)
        if why
    }
    assert "gt-radiation" in found


# Artifacts.

RELIC = """
. . C . .
. - a h .
h b @ h -
- - e e -
- - . - -
"""
ACROSS = """
. . - . .
. b a> h .
- - @ - -
- - e e -
- - . - -
"""


def test_a_single_artifact_switches_its_column_off() -> None:
    """Worked example M18: the engine counts nothing, and tiles stay joined.

    [MI-6.5.1 MI-6.5.3 MI-6.5.4 MI-6.5.5 MI-6.5.10]
    """
    story = loaded(RELIC)
    gt, ship, book = story.gt, story.ship(0), story.gt.on.book
    assert dead_squares(gt, 0, ship) == {"7.5", "7.6", "7.7", "7.8"}
    assert book.engine_strength(gt, 0, ship, 0) == 1 and book.cannon_strength(gt, 0, ship, ()) == 0
    assert "7.7" not in ship.humans and ship.humans["8.6"] == 2
    assert book.flaws(gt, 0, ship) == []
    assert book.aimed_cannons(gt, 0, 0, 7) == []


def test_a_quarter_turn_makes_it_a_row_and_a_double_one_is_both() -> None:
    """[MI-6.5.1 MI-6.5.2 MI-6.5.2.1]"""
    story = loaded(ACROSS)
    assert dead_squares(story.gt, 0, story.ship(0)) == {"6.6", "7.6", "8.6"}
    story = loaded(RELIC.replace("a", "A"))
    assert dead_squares(story.gt, 0, story.ship(0)) == {"7.6", "8.6", "7.5", "7.7", "7.8"}


def test_dead_tiles_hold_nothing_and_power_nothing() -> None:
    """[MI-6.5.3 MI-6.5.11]"""
    story = loaded(ACROSS)
    gt, ship = story.gt, story.ship(0)
    assert not ship.batteries and "8.6" not in ship.humans
    assert gt.on.book.supported(gt, 0, ship, "8.6") == set()
    held = loaded(ACROSS.replace("b a>", "c a>"))
    assert held.gt.on.book.why_not_into(held.gt, 0, "6.6", "blue") is not None


def test_dead_life_support_keeps_nobody_alive() -> None:
    """[MI-6.5.11]"""
    ship = """
    . . - . .
    . - a - .
    - - @ h -
    - - m h -
    - - . - -
    """
    story = loaded(ship)
    assert story.gt.on.book.supported(story.gt, 0, story.ship(0), "8.8") == set()
    alive = loaded(ship.replace("a", "x"))
    assert alive.gt.on.book.supported(alive.gt, 0, alive.ship(0), "8.8") == {"brown"}


def test_mass_counts_in_a_dead_zone() -> None:
    """Worked example M21.  [MI-6.3.1 MI-6.5.4]"""
    story = loaded(RELIC.replace("C", "w"))
    assert story.gt.on.book.engine_strength(story.gt, 0, story.ship(0), 0) == 1 - 2


def test_a_zone_ends_with_its_artifact_and_leaves_everything_empty() -> None:
    """[MI-6.5.7]"""
    story = loaded(RELIC.replace("C", "-"))
    gt, ship = story.gt, story.ship(0)
    shake_off(gt, 0, ["7.6"])
    assert dead_squares(gt, 0, ship) == set() and gt.on.book.engine_strength(gt, 0, ship, 0) == 2
    assert "7.7" not in ship.humans


def test_an_artifact_may_not_stand_in_the_zone_of_another() -> None:
    """Worked examples M19 and M64: one direction is enough.  [MI-6.5.6]"""
    assert ("gt-artifact-in-zone", ("7.5", "7.6")) in flaws(RELIC.replace("C", "a"))
    one_way = """
    . . - . .
    . a>~b x - .
    - a~f @ h h
    - - e - -
    - - . - -
    """
    assert flaws(one_way) == [("gt-artifact-in-zone", ("6.6", "6.7"))]
    apart = """
    . . - . .
    . - x - .
    - a @ a h
    - - e - -
    - - . - -
    """
    assert flaws(apart) == []


def test_a_zone_goes_over_separate_parts() -> None:
    """Both halves of class IIA, and all round the sphere.  [MI-6.5.2.1 MI-6.5.8 MI-14.1]"""
    relic = HALVES.replace("h  w  -", "h  a> -")
    both = on("experiments", relic, HALVES.replace("w", "-"), board="IIA", card=None)
    dead = dead_squares(both.gt, 0, both.ship(0))
    assert {square.split(".")[1] for square in dead} == {"6"} and len(dead) == 5


# The warehouse.


def test_payloads_lie_face_down_and_can_be_told_by_their_backs() -> None:
    """Whoever draws says which; what is drawn is one of those types.

    [MI-5.1 MI-5.1.1 MI-5.2 MI-5.2.1 MI-5.3]
    """
    story = new("cocktail-time", seats=1)
    assert story.told("gt-payloads") == [{"payloads": [["fragile", 2], ["explosive", 3]]}]
    before = len(story.gt.heap)
    story.does("draw-payload")
    hand = story.gt.players[0].hand
    assert hand is not None and is_payload(story.gt, hand) and len(story.gt.heap) == before
    assert sum(job(story.gt).hidden.values()) == 4
    story.refuses("aside", "gt-payload-aside", "MI-5.3")
    story.does("return")
    assert story.gt.face_up == [hand] and f"take {hand}" in story.offered


def test_a_type_with_too_few_tiles_comes_whole() -> None:
    """Five players and artifacts: 12 of the 15 asked for.  [MI-5.1.1 MI-4.3]"""
    options = {
        "expansions": ["new-technologies", "fifth-wheel", "missions"],
        "missions": ["alien-archaeology"],
    }
    game = perihelion.new("galaxy-trucker", seats=5, options=options | {"flights": ["I"]})
    assert game.view(None)["table"]["missions"]["hidden"] == {"artifact": 12}


def test_components_taken_out_for_missing_players_are_never_payloads() -> None:
    """[MI-5.1.2 MI-4.1]"""
    options = {"expansions": ["new-technologies", "missions"], "missions": ["heavy-duty"], "flights": ["I"]}
    game = perihelion.new("galaxy-trucker", seats=2, options=options)
    story = TruckerStory(game)
    assert not any(is_payload(story.gt, tile) for tile in story.gt.heap)
    assert game.view(None)["table"]["new-technologies"]["removed"] == 75


def test_a_payload_in_hand_when_time_is_up_goes_back_without_loss() -> None:
    """[MI-5.3.1]"""
    story = new("heavy-duty", seats=1)
    story.does("draw-payload")
    hand = story.gt.players[0].hand
    from perihelion.games.galaxy_trucker.construction.building import drop_tile

    drop_tile(story.gt, 0)
    assert story.gt.face_up == [hand] and not story.gt.players[0].aside


def test_payloads_are_out_before_the_next_flight() -> None:
    """And the next mission brings its own.  [MI-5.4]"""
    options = {"expansions": ["missions"], "missions": ["heavy-duty", "carpool"], "flights": ["I", "II"]}
    game = perihelion.new("galaxy-trucker", seats=2, seed=4, options=options | {"ticks": 10})
    bots = [BOTS["rookie"](seat) for seat in range(2)]
    while game.pending and TruckerStory(game).gt.round == 0:
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    gt = TruckerStory(game).gt
    assert len(job(gt).box) == 72 and not job(gt).hidden
    assert not any(is_payload(gt, tile) for tile in [*gt.face_up, *gt.heap])


# What was lost, and what arrived.


def test_destroyed_fallen_off_and_given_up_are_lost_in_flight_and_paid() -> None:
    """What came off in the check is paid as well, and was not lost in flight.

    [MI-5.6 MI-5.6.1 MI-5.6.2 MI-16.3]
    """
    story = aboard(GLASS, BARE, lines="lost 0: B2-01\nlost-before 0: 1\n")
    destroyed(story, "6.6")
    give_up_tiles(story.gt, 0, ["6.7"], "MI-5.6")
    shake_off(story.gt, 0, ["7.8"])
    assert len(lost_in_flight(story.gt, 0)) == 5 and len(story.gt.players[0].lost) == 6


@pytest.mark.parametrize("gone", [False, True])
def test_payloads_aboard_a_ship_that_arrives_are_delivered(gone: bool) -> None:
    """In a dead zone as well; whoever gave up delivers nothing.  [MI-14.3 MI-16.1 MI-16.2]"""
    story = aboard(RELIC, BARE)
    if gone:
        story.gt.on.book.give_up(story.gt, 0, "choice", "GT-20.1")
    assert len(delivered(story.gt, 0)) == (0 if gone else 1)
