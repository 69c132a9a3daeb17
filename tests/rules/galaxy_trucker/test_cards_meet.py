"""Where the cards of the Big Expansion meet its components and its fifth player."""

from typing import Any

import pytest
from conformance import kit
from shipyard import build
from trucker import LONE, PLAIN, FlightStory, expanded, flight

import perihelion
from perihelion.games.galaxy_trucker.content import packaged
from perihelion.games.galaxy_trucker.expansions.bonus_cards import billiards, junkyard
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import memory
from perihelion.games.galaxy_trucker.expansions.evil_machinations.attacks import Victims
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology
from perihelion.games.galaxy_trucker.expansions.rough_roads.aftermath import Race
from perihelion.games.galaxy_trucker.expansions.shared.stowing import Stowage
from perihelion.games.galaxy_trucker.state import Trucker

PARTS = ["new-technologies", "fifth-wheel", "evil-machinations", "rough-roads", "bonus-cards"]


def table(card: str) -> Trucker:
    """Five starting cabins in flight, at a card."""
    text = (
        f"perihelion galaxy-trucker 1\nseats: 5\noption expansions: {' '.join(PARTS)}\noption flights: III\n"
    )
    text += f"phase: flight\ncard: {card}\nturned: STARDUST-I {card}\n"
    game: Any = perihelion.from_position("galaxy-trucker", text)
    state: Trucker = game.state
    return state


def test_with_five_one_row_is_picked_twice_the_second_time_milder() -> None:
    """[BE-11.3]"""
    gt = table("SPACE-BILLIARDS-III")
    rules = gt.on.book[billiards.Billiards]
    memory(gt).rows = [2]
    assert rules.why_not_row(gt, 2) is None
    assert [hit.size for hit in rules.row(gt, 2)] == ["small", "small"] and len(rules.row(gt, 1)) == 3
    memory(gt).rows = [2, 2]
    assert rules.why_not_row(gt, 2) is not None and rules.why_not_row(gt, 1) is None


def test_the_second_user_of_the_first_box_gets_an_astronaut_and_a_credit_less() -> None:
    """Junkyard III, at the full price; once for a card.  [BE-11.4]"""
    gt = table("JUNKYARD-III")
    rules = gt.on.book[junkyard.Junkyards]
    full = rules.reward_of(gt, 0, 1)
    assert (full.astronauts, full.credits) == (6, 10)
    memory(gt).boxes, gt.flight.landed = [1], {0: 1}
    assert rules.why_not_box(gt, 1, 1) is None
    less = rules.reward_of(gt, 1, 1)
    assert (less.astronauts, less.credits, less.hits) == (5, 9, full.hits)
    memory(gt).boxes, gt.flight.landed = [1, 1], {0: 1, 1: 1}
    assert rules.why_not_box(gt, 2, 1) is not None and rules.reward_of(gt, 1, 1) == less


def test_with_five_machinations_pick_two_unless_two_are_left() -> None:
    """[BE-10.4 BE-10.3]"""
    gt = table("PRIZE-MONEY")
    gt.flight.days = {0: 9, 1: 7, 2: 5, 3: 3, 4: 1}
    pick = gt.on.book[Victims].lowest
    assert pick(gt, {0: 3, 1: 1, 2: 2, 3: 5, 4: 4}) == [1, 2]
    assert pick(gt, {0: 3, 1: 3}) == [0], "the one farther ahead"


def test_whoever_comes_second_to_a_box_rolls_for_all_shots_alone() -> None:
    """Five astronauts and nine credits instead of six and ten.  [BE-11.4] E20."""
    lines = "card: JUNKYARD-III\nagenda: junkyard\nagenda: end_card\n"
    days = (20, 16, 12, 8, 4)
    roomy = LONE.replace("- - @ - -", "- h:1 @:1 h:1 -").replace("- - e", "- h:1 e")
    ships = (roomy, roomy, LONE, LONE, LONE)
    story = expanded(*ships, expansions=" ".join(PARTS), lines=lines, days=days, dice=MISS * 8)
    for stops in (0, 1):
        assert story.who == stops
        story.does("stop 1")
        while story.asked == "gt-stow":
            story.does(f"berth {story.offers('berth')[0]}")
    assert [seat for seat, _ in story.heard("gt-rolled")] == [0] * 4 + [1] * 4
    stowed = [seat for seat, said in story.heard("gt-stowed") if said["stowed"] == "crew"]
    turned_away = {seat: said["count"] for seat, said in story.heard("gt-no-room")}
    gained = [stowed.count(seat) + turned_away.get(seat, 0) for seat in (0, 1)]
    assert gained == [6, 5] and [story.credits(seat) for seat in (0, 1)] == [10, 9]


def test_new_astronauts_sleep_in_stasis_and_never_live_in_luxury() -> None:
    """[BE-11.4]"""
    gt = table("JUNKYARD-III")
    tiles = gt.on.tiles.values()
    chamber = next(tile for tile in tiles if "sleepers" in tile.kind.more)
    luxury = next(tile for tile in tiles if "luxury" in tile.kind.more)
    ship = gt.ship(0)
    ship.attach("7.6", chamber.turned[0])
    ship.attach("6.7", luxury.turned[0])
    ship.humans = {"7.7": 1}
    technology(gt).sleepers[0] = {"7.6": 1}
    stowage = gt.on.book[Stowage]
    assert stowage.rooms(gt, 0, "crew") == {"7.6": 3, "7.7": 1}
    stowage.put(gt, 0, "crew", "7.6")
    assert technology(gt).sleepers[0] == {"7.6": 2} and ship.humans == {"7.7": 1}


def test_whoever_comes_back_into_the_lead_is_in_the_race() -> None:
    """[BE-9.2]"""
    gt = table("PRIZE-MONEY")
    gt.flight.days, gt.flight.order = {0: 9, 1: 7, 2: 5}, [0, 1, 2]
    technology(gt).away = {0: {"": 1}}
    assert gt.on.book.flying(gt) == [1, 2] and gt.on.book[Race].contenders(gt) == [0, 1, 2]
    technology(gt).away = {0: {"": 2}}
    assert gt.on.book[Race].contenders(gt) == [1, 2]


def test_on_a_tough_trip_the_quarters_of_the_deck_stay_as_small() -> None:
    """Ten usual cards: two above, two below, and a machination on top of the six in between.  [BE-14.14]"""
    text = "perihelion galaxy-trucker 1\nseats: 1\noption expansions: evil-machinations rough-roads\n"
    text += "option flights: I\nroads: tough_trip\nplanted 0: AMBUSH\nphase: launch\nnumber 0: 1\n"
    gt: Any = perihelion.from_position("galaxy-trucker", text + "agenda: launch\n").state
    usual = [card for card in gt.flight.deck if card != "AMBUSH"]
    assert len(usual) == 10
    for turned in range(3):
        gt.flight.turned, gt.flight.deck = usual[:turned], [*usual[turned:], "AMBUSH"]
        assert (set(gt.on.book.next_cards(gt)) == {"AMBUSH"}) is (turned == 2)


BEDS = """
. . - . .
. h:1 Z - .
- h @ h -
- - e - -
- - . - -
"""


def asleep(*, card: str, parts: str, lines: str = "", ship: str = BEDS, **more: Any) -> FlightStory:
    """Two ships, the first with sleepers and a bed, where a card begins."""
    kind = card.lower().replace("-", "_").removesuffix("_ii").removesuffix("_i")
    said = f"option expansions: new-technologies {parts}\n{lines}"
    said += f"card: {card}\nagenda: {kind}\nagenda: end_card\n"
    return flight(ship, PLAIN, lines=said, **{"days": (9, 4)} | more)


def until_somebody_wakes(story: FlightStory) -> bool:
    """Says no, or the first thing there is to say, until sleepers may wake."""
    while not story.is_between_cards and story.asked != "gt-wake":
        story.does("done" if "done" in story.offered else story.offered[0])
    return not story.is_between_cards


def test_sleepers_wake_whatever_took_the_crew() -> None:
    """Tiles that fall off or are given up, aliens that leave, humans that are paid.  [BE-2.5.4 BE-8.3.1]"""
    roomy, bill = BEDS.replace("@ h -", "@ h:1 -"), "bill 0: I/card/4/GT-16.2\n"
    ordered = asleep(card="ROBOSMOKEYS-II", parts="bonus-cards", ship=roomy, lines=bill)
    ordered.does("offer 1", "name 6 6")
    assert ordered.heard("gt-given-up-tiles") and (ordered.who, ordered.asked) == (0, "gt-wake")
    reef = asleep(card="MAGNETIC-REEF", parts="evil-machinations").does("reef 8.7")
    assert (reef.who, reef.asked) == (0, "gt-wake")
    house = BEDS.replace("- h @ h -", "l h:cyan @ h -")
    left = asleep(card="HOMESICK-ALIENS", parts="evil-machinations", ship=house).does("let-go")
    assert left.offers("wake") == ["6.6", "6.7"]
    shore = asleep(card="SHORE-LEAVE", parts="evil-machinations", lines="bill 0: I/card/1/GT-16.2\n")
    shore.does("pay 0", "dismiss 8.7", "dismiss 8.7")
    assert "pay" not in shore.asked and until_somebody_wakes(shore)
    for road in ("metal_fatigue", "cosmic_psychosis"):
        story = expanded(
            roomy,
            LONE,
            expansions="new-technologies rough-roads",
            card="OPEN-SPACE-I-1",
            lines=f"roads: {road}\n",
            days=(9, 4),
            dice=(4, 4, 3, 4),
        )
        assert until_somebody_wakes(story), road


def test_an_epidemic_of_fate_costs_cabins_and_sleepers_wake() -> None:
    """[BE-2.5.4 BE-9.9]"""
    ship = BEDS.replace(". h:1 Z", ". h Z").replace("- h @ h -", "- x @ h:1 h:1")
    lines = "roads: remorseless_fate\n"
    story = asleep(card="EPIDEMIC-II", parts="rough-roads", ship=ship, lines=lines)
    assert story.heard("gt-given-up-tiles")


def test_nobody_wakes_where_panic_or_the_dead_zone_drives_them_out() -> None:
    """[BE-9.17 BE-9.21 BE-2.5.4]"""
    for road in ("panic", "dead_zone\ndead-column: 6"):
        story = asleep(card="SLAVERS-I", parts="rough-roads", lines=f"roads: {road}\n")
        assert story.offers("dismiss"), road
        story.does("dismiss 8.7", "dismiss 8.7", "dismiss 7.7")
        assert "6.6" not in story.offers("wake"), road


def test_nobody_sleeps_in_the_dead_zone() -> None:
    """[BE-9.17 BE-2.5.1]"""
    story = asleep(card="SLAVERS-I", parts="rough-roads", lines="roads: dead_zone\ndead-column: 7\n")
    story.gt.on.book.load_up(story.gt, 0, story.ship(0))
    assert not any(technology(story.gt).sleepers[0].values())
    assert "7.6" not in story.gt.on.book[Stowage].rooms(story.gt, 0, "crew"), "nor does a stranded one"


def dead(column: int, ship: str, card: str = "SLAVERS-I", lines: str = "") -> FlightStory:
    said = f"roads: dead_zone\ndead-column: {column}\n{lines}"
    parts = "new-technologies rough-roads"
    return expanded(ship, LONE, expansions=parts, card=None if lines else card, lines=said, days=(9, 4))


def test_boosters_and_furnaces_in_the_dead_zone_do_nothing() -> None:
    """Nor do engines there, whatever booster is joined to them.  [BE-9.17]"""
    jumper = ". . - . .\n. - C - .\n- B @ b:0 -\n- - N E -\n- - . - -"
    asked = {
        column: [said.prompt for said in dead(column, jumper).game.pending.values()] for column in (7, 8, 9)
    }
    assert "gt-jump" in asked[9] and "gt-jump" not in asked[7] + asked[8], "the booster, or the engine"
    cannons = ". . - . .\n. C K - .\n- B @ - -\n- - e - -\n- - . - -"
    boosted = [str(move) for said in dead(7, cannons).game.pending.values() for move in said.moves]
    assert not any(move.startswith("boost") for move in boosted)
    assert dead(9, cannons).offers("boost") == ["6.6"]
    shields = ". . - . .\n. b o U .\n- x @ - -\n- - e - -\n- - . - -"
    shot = "card: METEORIC-SWARM-I-1\nagenda: suffer_hit 0 large-shot front 7\nagenda: end_card\n"
    assert dead(9, shields, lines=shot).asked == "gt-defend"
    assert dead(8, shields, lines=shot).heard("gt-destroyed")
    furnace = ". . - . .\n. R b:0 - .\n- c @ c -\n- - e - -\n- - . - -"
    assert dead(9, furnace, "PLANETS-I-1").does("land 1").asked == "gt-burn"
    for column in (6, 7):
        story = dead(column, furnace, "PLANETS-I-1").does("land 1")
        assert story.asked != "gt-burn", "a furnace, or the battery beside it"


def bum(ship: str, card: str) -> FlightStory:
    said = "option expansions: new-technologies rough-roads\nroads: bum_batteries\n"
    return flight(ship, LONE, card=card, lines=said, days=(9, 4))


def test_a_component_with_its_booster_costs_three_bum_batteries_and_not_four() -> None:
    """With a single cannon or engine two; powered first or not.  [BE-9.6]"""
    cannon = ". . - . .\n. K D - .\n- B @ - -\n- - e - -\n- - . - -"
    double = bum(cannon, "SLAVERS-I").does("power 7.6")
    assert double.brings["boost 7.6"] == {"batteries": -1}
    double.does("boost 7.6")
    assert not double.ship(0).battery_count
    single = bum(cannon.replace("D", "C"), "SLAVERS-I")
    assert (
        single.brings["boost 7.6"] == {"batteries": -2}
        and single.does("boost 7.6").ship(0).battery_count == 1
    )
    engine = ". . - . .\n. - C - .\n- h @ B -\n- - N E -\n- - . - -"
    assert bum(engine, "STARDUST-I").brings["jump 8.8"] == {"batteries": -3}
    later = bum(engine, "OPEN-SPACE-I-1").does("pass", "power 8.8")
    assert later.brings["jump 8.8"] == {"batteries": -1}
    assert bum(engine.replace("E", "e"), "STARDUST-I").brings["jump 8.8"] == {"batteries": -2}


def test_in_an_ambush_a_booster_helps_most_to_the_rear() -> None:
    """[BE-10.3 BE-2.11.2]"""
    ship = ". . - . .\n. - C - .\n- b @ K -\n- - x Cv -\n- - . - -"
    story = asleep(card="AMBUSH", parts="evil-machinations", ship=ship)
    story.does("boost 8.8")
    assert story.heard("gt-declared")[0][1]["strength"] == 0.5 + 1 + 3


def at_combat_zone(*ships: str, parts: str, lines: str = "", **more: Any) -> FlightStory:
    """Remorseless Fate at the first combat zone; the shots of its last line miss everybody."""
    days = tuple(range(20, 0, -4))[: len(ships)]
    said = f"option expansions: {parts}\nroads: remorseless_fate\n{lines}"
    return flight(*ships, card="COMBAT-ZONE-I", lines=said, days=days, dice=(1, 1) * 8, **more)


def test_the_diplomat_talks_a_ship_out_of_shots_that_fate_aims_at_all_but_one() -> None:
    """One roll counts for those who are left; the other still is shot at.  [BE-2.17.5 BE-9.9 BE-8.2.1]"""
    house = LONE.replace("- - @ -", "- h:cyan @ h").replace("- - e", "- l e")
    parts, about = "new-technologies rough-roads", "specialist 1: diplomat\n"
    story = at_combat_zone(house, house, PLAIN, parts=parts, lines=about)
    fired: list[list[int]] = []
    while not story.is_between_cards:
        fired.append(story.flight.under_fire[:])
        story.does(answer(story))
    assert story.heard("gt-diplomacy") == [(1, {})]
    assert [0] in fired and not any(1 in seats for seats in fired), fired


def answer(story: FlightStory) -> str:
    """Humans go before aliens, and the Diplomat speaks up once another is under fire."""
    if story.asked == "gt-diplomat":
        return "yes" if story.flight.under_fire else "no"
    humans = [f"dismiss {square}" for square in story.ship(story.who).humans]
    return next((move for move in story.offered if move in humans), story.offered[0])


def test_with_five_fate_spares_one_and_nobody_suffers_less() -> None:
    """[BE-14.17 BE-9.9]"""
    story = at_combat_zone(PLAIN, *[LONE] * 4, parts=" ".join(PARTS))
    while not story.is_between_cards:
        story.does(story.offered[0])
    spared = [seat for seat, _ in story.heard("gt-spared")]
    assert len(spared) == 3
    days = [said["days"] for seat, said in story.heard("gt-moved")]
    assert len(set(days)) == 1 and len(days) == 4, "the same days for all four"


def test_the_techie_saves_one_bum_battery_of_the_first_use_alone() -> None:
    """With two tokens one double engine runs and a token is left, with three two run.  [BE-14.13 BE-9.6]"""
    ship = ". . - . .\n. l h:cyan - .\n- b:2 @ b:0 -\n- E e E -\n- - . - -"
    said = "option expansions: new-technologies rough-roads\nroads: bum_batteries\nspecialist 0: techie\n"
    for drawn, runs, left in ((ship, 1, 1), (ship.replace("b:0", "b:1"), 2, 0)):
        story = flight(drawn, LONE, card="OPEN-SPACE-I-1", lines=said, days=(9, 4))
        assert story.gt.on.book.battery_uses(story.gt, 0, story.gt.ship(0)) == runs, "nobody counts on more"
        powered = 0
        while not story.is_between_cards:
            move = next((move for move in story.offered if move != "done"), "done")
            powered += move.startswith("power")
            story.does(move)
        assert (powered, story.gt.ship(0).battery_count) == (runs, left)


def test_junk_and_fatigue_pass_by_a_ship_in_hyperspace() -> None:
    """Junk of the leader misses it; nothing falls off a ship that did not move.  [BE-14.10 BE-9.3 BE-9.5]"""
    away = "option expansions: new-technologies rough-roads\nhyperspace 1: ship 1\n"
    junk = "roads: space_junk\ncard: STARDUST-I\njunk 0: 1\nroads-are: after\nagenda: throw_junk 0\n"
    story = flight(LONE, LONE, LONE, lines=f"{away}{junk}agenda: end_card\n", days=(9, 6, 3), dice=(3, 4))
    assert {seat for seat, _ in story.heard("gt-destroyed")} == {2}
    tired = f"{away}roads: metal_fatigue\n"
    story = flight(LONE, LONE, card="OPEN-SPACE-I-1", lines=tired, days=(9, 6), dice=(3, 4, 4, 4))
    assert [seat for seat, _ in story.heard("gt-fell-off")] == [0]


# Hyperspace and the cards of others.

JUMPER = ". . - . .\n. - C - .\n- h @ b -\n- - N E -\n- - . - -"
HALVES = """
-  .  .  -  .  .  C  -  .
-  C  h  b  .  b  h  C  -
.  -  N  .  .  .  N  -  .
-  -  e  -  .  -  E  -  -
-  .  .  -  .  .  -  -  .
"""
OTHERS = HALVES.replace("N", "x")
MISS = (1, 1)


def revealed(card: str, *ships: str, days: tuple[int, ...]) -> FlightStory:
    """A machination that was just turned up."""
    steps = f"agenda: revealed\nagenda: {card.lower().replace('-', '_')}\nagenda: end_card\n"
    parts = "new-technologies evil-machinations"
    return expanded(*ships, expansions=parts, lines=f"card: {card}\n{steps}", days=days)


def on_road(road: str, *ships: str, **about: Any) -> FlightStory:
    return expanded(*ships, expansions="new-technologies rough-roads", lines=f"roads: {road}", **about)


def drive(story: FlightStory, which: int = -1) -> FlightStory:
    while not story.is_between_cards:
        story.does(story.offered[which])
    return story


def test_a_traffic_jam_closes_gaps_even_if_all_are_in_hyperspace() -> None:
    """[BE-10.2]"""
    story = revealed("TRAFFIC-JAM", JUMPER, JUMPER, days=(12, 4)).does("jump 8.8", "jump 8.8")
    assert story.days == {0: 5, 1: 4} and not story.heard("gt-no-effect")


OWN = [row for name in ("evil_machinations", "bonus_cards") for row in packaged(name)[0].data["card"]]
COUNTED = ("ambush", "slow_lane", "speed_trap", "wide_open_space", "boarding_party")


def escaping(card: str, kind: str, *answers: str) -> FlightStory:
    """The second of three jumps, and meets nothing of the card from then on."""
    bills = "".join(f"bill {seat}: I/card/9/GT-16.2\n" for seat in range(3))
    steps = f"agenda: revealed\nagenda: {kind}\nagenda: end_card\n"
    parts = "new-technologies evil-machinations bonus-cards"
    laden = PLAIN.replace("h c", "h c:yy")
    lines = f"{bills}card: {card}\n{steps}"
    story = expanded(laden, JUMPER, LONE, expansions=parts, lines=lines, days=(12, 8, 4))
    for answer in answers:
        while story.who != 1:
            story.does("done" if "done" in story.offered else story.offered[0])
        story.does(answer)
    while not story.is_between_cards:
        asked = story.game.pending
        assert 1 not in asked, "the rest does not concern who jumped"
        story.game.play(min(asked), asked[min(asked)].moves[-1])
    return story


@pytest.mark.parametrize("row", OWN, ids=lambda row: row["id"])
def test_a_ship_escapes_every_machination_and_bonus_card_at_its_reveal(row: dict[str, Any]) -> None:
    """All but Traffic Jam.  [BE-2.12.2 BE-2.12.5 BE-10.2]"""
    story = escaping(row["id"], row["type"], "jump 8.8")
    assert story.credits(1) == 9 and story.ship(1).crew_count == 4
    assert set(story.kinds(1)) == {"7.6", "6.7", "7.7", "8.7", "7.8"}
    assert story.days[1] == (5 if row["type"] == "traffic_jam" else 8)


@pytest.mark.parametrize("kind", COUNTED)
def test_where_a_machination_counts_one_may_jump_at_the_own_turn(kind: str) -> None:
    """[BE-2.12.6 BE-8.1.2]"""
    story = escaping(kind.upper().replace("_", "-"), kind, "pass", "jump 8.8")
    assert story.days[1] == 8 and not any(seat == 1 for seat, _ in story.heard("gt-lowest"))
    assert set(story.kinds(1)) == {"7.6", "6.7", "7.7", "8.7", "7.8"}


def test_boarders_count_crews_so_that_one_may_jump() -> None:
    """Once it is seen who jumped at the reveal.  [BE-2.12.6 BE-2.12.7]"""
    story = revealed("BOARDING-PARTY", JUMPER, JUMPER, LONE, days=(12, 8, 4)).does("pass", "jump 8.8")
    assert (story.who, story.asked) == (0, "gt-jump")
    story.does("jump 8.8")
    assert story.is_between_cards and not story.heard("gt-lowest"), "alone, the last has nothing to fear"
    stays = revealed("BOARDING-PARTY", JUMPER, LONE, days=(12, 4)).does("pass", "pass")
    assert [seat for seat, _ in stays.heard("gt-lowest")] == [1]


def test_fate_waits_for_those_who_jump_before_sabotage() -> None:
    """[BE-2.12.6 BE-9.9]"""
    story = on_road(
        "remorseless_fate", JUMPER, LONE, LONE, card="SABOTAGE-III", days=(12, 8, 4), dice=MISS * 8
    )
    story.does("pass")
    assert story.asked == "gt-jump"
    story.does("jump 8.8")
    assert [seat for seat, _ in story.heard("gt-sabotaged")] == [1], "of the two in the race one is spared"


def test_whoever_returns_into_the_lead_is_envied() -> None:
    """First the one who leads instead, then the leader who is back.  [BE-9.2 BE-2.12.10]"""
    cards = "EPIDEMIC-II SABOTAGE-III"
    story = on_road("engine_envy", JUMPER, LONE, LONE, card=cards, days=(30, 20, 10), dice=MISS * 8)
    story.does("jump 8.8")
    assert story.heard("gt-envied") == [(1, {})]
    story.all_ready()
    assert story.heard("gt-back") and story.heard("gt-envied") == [(1, {}), (0, {})]


def test_a_pair_that_returns_into_the_lead_is_shot_at() -> None:
    """[BE-9.2 BE-4.2.24]"""
    about: dict[str, Any] = {"board": "IIA", "card": "STARDUST-I STARDUST-II", "days": (30, 4)}
    story = on_road("engine_envy", HALVES, OTHERS, dice=(4, 5), **about).does("jump 5.8", "jump 9.8")
    assert not story.heard("gt-envied"), "nobody is behind the one who leads instead"
    story.all_ready()
    assert [seat for seat, _ in story.heard("gt-envied")] == [0]
    assert [(seat, said["square"]) for seat, said in story.heard("gt-destroyed")][2:] == [(0, "9.7")]


def test_psychosis_finds_a_half_in_hyperspace() -> None:
    """It is still away afterwards, and gives up without humans.  [BE-9.5 BE-14.10 BE-4.2.19]"""
    about: dict[str, Any] = {"board": "IIA", "card": "STARDUST-I", "days": (9, 4)}
    story = on_road("cosmic_psychosis", HALVES, OTHERS, dice=(2, 3, 3, 3), **about).does("jump 5.8")
    drive(story)
    assert (0, "5.6") in [(s, said["square"]) for s, said in story.heard("gt-destroyed")]
    assert story.ship().hulls == ["right"]


LAWYERS = """
-  .  .  -  .  .  C  -  .
-  l  h:cyan  b  .  b  h  C  -
.  -  h  .  .  .  N  -  .
-  -  x  -  .  -  E  -  -
-  .  .  -  .  .  -  -  .
"""


def test_a_lawyer_whose_half_goes_home_while_the_other_is_away_pleads_no_more() -> None:
    """Its half has no engine in open space; the one that jumped flies on and pays.  [BE-2.17.1 BE-4.2.21]"""
    about: dict[str, Any] = {"board": "IIA", "card": "OPEN-SPACE-II-1", "days": (9, 4)}
    story = expanded(LAWYERS, OTHERS, lines="specialist 0: lawyer\n", **about).does("jump 9.8")
    drive(story)
    assert story.ship().hulls == ["right"] and 0 in story.days
    assert technology(story.gt).pardoned == set()
    gt = story.gt
    assert gt.on.book.price_of_losses(gt, 0, 2) == 2


def test_a_half_in_hyperspace_is_seen_like_one_that_is_there() -> None:
    """As others are told it, word for word.  [BE-4.2.28]"""
    about: dict[str, Any] = {"board": "IIA", "card": "OPEN-SPACE-II-1", "days": (9, 4)}
    story = expanded(HALVES, OTHERS, **about).does("jump 5.8")
    assert "4.6" in story.game.view(1)["table"]["new-technologies"]["players"][0]["away"]["parts"]
    kit.check_views(story.game)


def test_a_half_in_hyperspace_turns_over_with_the_other() -> None:
    """[BE-9.14 BE-4.2.1]"""
    about: dict[str, Any] = {"board": "IIA", "card": "OPEN-SPACE-II-1", "days": (9, 4)}
    story = on_road("sommersault", HALVES, OTHERS, **about)
    before = {square: part.turn for square, part in story.ship().parts.items()}
    drive(story.does("jump 5.8"), 0)
    after = {square: part.turn for square, part in story.ship().parts.items()}
    assert "5.6" in after and all(turn == (before[square] + 2) % 4 for square, turn in after.items())


def test_the_second_at_a_box_leaves_one_good_of_choice() -> None:
    """[BE-11.4 BE-3.2.1]"""
    ship = LONE.replace("- - @ - -", "b B @ c -")
    lines = "card: JUNKYARD-I\nagenda: junkyard\nagenda: end_card"
    parts = "new-technologies fifth-wheel bonus-cards"
    days = (20, 16, 12, 8, 4)
    story = expanded(ship, ship, LONE, LONE, LONE, expansions=parts, lines=lines, days=days).does("stop 4")
    while story.who == 0:
        story.does(story.offered[-1])
    story.does("stop 4")
    while story.asked == "gt-lose-battery":
        story.does(story.offered[0])
    assert story.offered == ["leave yellow", "leave green", "leave blue"]
    story.does("leave blue")
    assert story.question.about["waiting"] == ["yellow", "green"]


def at_auction(card: str, *, seats: int = 5, more: str = "") -> FlightStory:
    """An auction of five, or fewer, who have nine credits each."""
    parts = " ".join(PARTS if seats > 3 else [part for part in PARTS if part != "fifth-wheel"])
    lines = f"{more}card: {card}\nagenda: {card.lower().replace('-', '_')}\nagenda: end_card\n"
    lines = "".join(f"bill {seat}: I/card/9/GT-16.2\n" for seat in range(seats)) + lines
    days = (20, 16, 12, 8, 4)[:seats]
    return expanded(PLAIN, *[LONE] * (seats - 1), expansions=parts, lines=lines, days=days)


def test_a_board_that_is_turned_lets_engines_blow_to_the_front_where_ships_turn_over() -> None:
    """Only those that blow sideways are errors.  [BE-9.14 BE-4.1.4]"""
    ship = ". - x - .\n- - h - -\n. - @ - .\n- - e - -\n- . . . -"
    text = "perihelion galaxy-trucker 1\nseats: 1\noption expansions: rough-roads\noption flights: IA\n"
    text += "roads: sommersault\nphase: check\nnumber 0: 1\nagenda: check_ships\n"
    text += "".join(f"ship 0: {row}\n" for row in build(ship, board="IA", seat=0))
    for side, flaws in (("front", 0), ("rear", 0), ("left", 1), ("right", 1)):
        story = FlightStory(perihelion.from_position("galaxy-trucker", text))
        story.does(f"face {side}")
        assert len(story.gt.players[0].lost) == flaws, side


def test_sleepers_wake_for_those_who_are_lost_with_a_cabin_that_is_replaced() -> None:
    """Whoever comes with the new cabin does not make up for them.  [BE-2.5.4 BE-11.5]"""
    lines = "card: STAR-DEPOT-II\ndepot: CB-16 CB-15 CB-14 CB-13 CB-12 CB-11\n"
    lines += "agenda: star_depot\nagenda: end_card\n"
    days = (20, 16, 12, 8, 4)
    story = expanded(BEDS, *[LONE] * 4, expansions=" ".join(PARTS), lines=lines, days=days)
    ways = [(move, square) for move in offered_at_depot(story) for square in move.split()[1:2]]
    story.does("take CB-11", next(move for move, square in ways if square == "8.7"))
    assert (story.who, story.asked) == (0, "gt-wake")


def test_with_five_the_last_to_drop_out_of_an_auction_buys_too() -> None:
    """For the own last bid, and three days instead of four.  [BE-10.9 BE-8.1.4]"""
    story = at_auction("SHORTCUT").does("bid 2", "bid 3", "pass", "pass", "pass", "pass")
    assert (story.who, story.asked) == (0, "gt-buy-too") and story.credits(1) == 6 and story.days[1] == 21
    assert story.brings["yes"] == {"credits": -2, "days": 3}
    story.does("yes")
    assert story.credits(0) == 7 and story.days[0] == 24
    kept = at_auction("SHORTCUT").does("bid 2", "bid 3", "pass", "pass", "pass", "pass", "no")
    assert kept.credits(0) == 9 and kept.days[0] == 20
    nobody = at_auction("SHORTCUT").does("bid 2", "pass", "pass", "pass", "pass")
    assert nobody.is_between_cards, "the last to drop out has not bid"
    four = at_auction("SHORTCUT", seats=3).does("bid 2", "bid 3", "pass", "pass")
    assert four.is_between_cards


def test_with_five_a_second_junker_is_of_two_components() -> None:
    """Both lose the day, the rearmost first.  [BE-10.8]"""
    story = at_auction("JUNKER-FOR-SALE").does("bid 2", "bid 3", "pass", "pass", "pass", "pass")
    while story.asked != "gt-buy-too":
        story.does("done")
    assert story.who == 0 and len(story.told("gt-laid-out")[0]["tiles"]) == 3
    story.does("yes")
    assert len(story.told("gt-laid-out")[1]["tiles"]) == 2
    while not story.is_between_cards:
        story.does("done")
    assert story.days == {0: 19, 1: 15, 2: 12, 3: 8, 4: 4} and story.credits(0) == 7


def test_whoever_jumps_before_rivals_visits_nothing() -> None:
    """When its own cannons are counted; the next one may go.  [BE-9.1 BE-2.12.6]"""
    roomy = PLAIN.replace("h c", "h h")
    story = on_road("stiff_competition", JUMPER, roomy, card="ABANDONED-SHIP-I-1", days=(20, 16))
    story.does("pass", "yes", "jump 8.8")
    assert (story.who, story.asked) == (1, "gt-visit"), "with nobody in the race behind"


HOLD = LONE.replace("- - @ - -", "- - @ G -")


def test_a_second_ship_leaves_one_good_before_the_locals_shoot_and_none_after() -> None:
    """[BE-9.23 BE-3.2.1]"""
    lines = "roads: paranoid_locals\n"
    ships = (HOLD, HOLD, LONE, LONE, LONE)
    about: dict[str, Any] = {"days": (20, 16, 12, 8, 4), "dice": MISS}
    story = expanded(*ships, expansions=" ".join(PARTS), card="PLANETS-III-1", lines=lines, **about)
    story.does("land 1", "land 1")
    while not story.is_between_cards:
        story.does("pass" if story.asked == "gt-land" else story.offered[0])
    first, second = (len(story.ship(seat).cubes) for seat in (0, 1))
    assert len(story.told("gt-left")) == 1 and second == min(3, first)
    printed = story.gt.on.cards["PLANETS-III-1"].planets[0]
    unloaded = [said["goods"] for said in story.told("gt-thrown-away")]
    assert second + len(unloaded[-1] if len(unloaded) > 1 else ()) == len(printed) - 1


def test_bad_luck_rolls_the_first_heavy_shot_again_for_those_it_does_not_spare() -> None:
    """[BE-9.19 BE-3.4.6]"""
    lines = "roads: bad_luck\ncard: PIRATES-I\nunder-fire: 0 2 3\nspared: 2 3\nusers: 1\n"
    lines += "agenda: incoming large-shot front\nagenda: end_card\n"
    days = (20, 16, 12, 8, 4)
    ships = [LONE] * 5
    dice = (*MISS, 3, 4)
    story = expanded(*ships, expansions=" ".join(PARTS), lines=lines, days=days, dice=dice)
    assert story.heard("gt-bad-luck") and [seat for seat, _ in story.heard("gt-destroyed")] == [0]
    harmless = expanded(*ships, expansions=" ".join(PARTS), lines=lines, days=days, dice=MISS * 3)
    assert len(harmless.heard("gt-rolled")) == 3


def test_a_specialisation_serves_once_in_a_flight() -> None:
    """A new alien brings another one, and none comes aboard where all are used.  [BE-2.16.2 BE-11.5]"""
    ship = ". . - . .\n. - l - .\n- h @ - -\n- - e - -\n- - . - -"
    depot = "depot: CB-11 CB-12 CB-03 CB-04 CB-05 CB-06\nagenda: star_depot\nagenda: end_card\n"
    known = ("lawyer", "manager", "merchant", "techie", "diplomat")
    said = [f"specialist {seat}: {what}\n" for seat, what in enumerate(known)]
    card = f"card: STAR-DEPOT-II\n{depot}"
    about: dict[str, Any] = {"days": (20, 16, 12, 8, 4), "expansions": " ".join(PARTS)}
    story = expanded(ship, *[LONE] * 4, lines="".join(said) + card, **about)
    story.does("take CB-11", next(move for move in offered_at_depot(story) if "attach 6.6" in move))
    assert story.asked == "gt-depot" and not story.ship().aliens
    story = expanded(ship, *[LONE] * 4, lines="".join(said[:3]) + card, **about)
    story.does("take CB-11", next(move for move in offered_at_depot(story) if "attach 6.6" in move))
    story.does("lodge cyan 6.6")
    assert story.offers("hire") == ["techie", "diplomat"], "the lawyer has served"
    story.does("hire techie")
    assert technology(story.gt).spent == {"lawyer"} and "spent: lawyer" in story.game.position()


def offered_at_depot(story: FlightStory) -> list[str]:
    """Where a component of the depot can be welded, once it is taken."""
    copy = FlightStory(perihelion.from_position("galaxy-trucker", story.game.position()))
    return copy.does("take CB-11").offered


def test_the_owner_of_junk_rolls_for_it() -> None:
    """[BE-9.3 BE-8.2.3]"""
    lines = "card: STARDUST-I\njunk 1: 1\nroads-are: after\nagenda: throw_junk 1\nagenda: end_card\n"
    story = on_road("space_junk\n" + lines, LONE, LONE, LONE, LONE, days=(20, 16, 12, 8), dice=MISS)
    assert [seat for seat, _ in story.heard("gt-rolled")] == [1] and len(story.heard("gt-missed")) == 2
