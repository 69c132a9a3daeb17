"""The expansion Encounters."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from story import WildSpaceStory, wild_space

import perihelion
from perihelion.games.wild_space.components import ANIMALS, JOBS, Card
from perihelion.games.wild_space.editions import content_for
from perihelion.games.wild_space.expansions.aliens import aliens
from perihelion.games.wild_space.expansions.assigning import best_assignment, every_assignment
from perihelion.games.wild_space.expansions.encounters import Encounters
from perihelion.games.wild_space.expansions.reading import FullReader

STRANGE = "option expansions: encounters"
CONTENT = content_for(("encounters",))
EXPANSION = Encounters(CONTENT)
READER = cast(FullReader, CONTENT.reader)
NEW_CREW = [card for card in CONTENT.deck if card.startswith("EN-")]


def strange(lines: str = "", *, seats: int = 2) -> WildSpaceStory:
    return wild_space(f"{STRANGE}\n{lines}", seats=seats)


def playing(lines: str, *, seats: int = 2) -> WildSpaceStory:
    """Seat 0 explores and may play one card."""
    return strange(f"landed 0: PL-H1.left\n{lines}", seats=seats).does(
        "explore PL-H1.left", "action play-any"
    )


def ending(lines: str) -> WildSpaceStory:
    """Seat 0 is at the end of its turn."""
    return strange(f"{lines}\nagenda: end_turn 0")


def test_what_the_box_adds() -> None:
    """[WS-1.3 WS-11B.1]"""
    assert len(NEW_CREW) == 22 and len(CONTENT.deck) == 124
    assert len(EXPANSION.aliens) == 21 and len(EXPANSION.captains) == 12
    assert EXPANSION.numbers.quartz == 20
    assert len(CONTENT.tables["encounters"].data["hostile"]) == 6


def test_set_up_with_alien_planet_new_captains_and_aliens() -> None:
    """[WS-11B.1 WS-11B.9]"""
    sides = set()
    for seed in range(8):
        story = WildSpaceStory(
            perihelion.new("wild-space", seats=3, seed=seed, options={"expansions": ["encounters"]})
        )
        sides.add(story.table.planets[-1])
        own = aliens(story.table)
        assert own.quartz == [0, 0, 0] and own.supply == 20
        assert len(set(own.display)) == 3 and None not in own.display
        assert story.asked == "ws-side" and list(story.game.pending) == [0]
    assert sides == {"PL-AF", "PL-AB"}


def test_every_player_chooses_a_side_of_the_captain_before_the_hands_are_dealt() -> None:
    """[WS-11B.1]"""
    story = WildSpaceStory(
        perihelion.new("wild-space", seats=2, seed=1, options={"expansions": ["encounters"]})
    )
    captain = story.player(0).captain.split(".")[0]
    assert story.hand(0) == []
    story.does("side back", "side front")
    assert story.player(0).captain == f"{captain}.back" == story.player(0).crew[0]
    assert len(story.hand(0)) == 3 and story.asked == "ws-turn"


def test_both_sides_of_a_captain_show_the_same_animal_and_job() -> None:
    """[WS-11B.13]"""
    for captain in EXPANSION.captains:
        card, other = CONTENT.cards[captain], CONTENT.cards[captain.split(".")[0] + ".back"]
        assert (card.animal, card.job) == (other.animal, other.job)


def test_a_card_with_quartz_gives_it_at_once() -> None:
    """T22: one quartz, then a robot may be played.  [WS-11B.2]"""
    story = playing("hand 0: EN-01 RO-13\nquartz: 0 0").does("play EN-01")
    assert aliens(story.table).quartz == [1, 0] and aliens(story.table).supply == 19
    story.does("play RO-13")
    assert story.crew(0) == ["EN-01", "RO-13"]


def test_quartz_comes_before_track_and_effect() -> None:
    """[WS-12.22]"""
    story = playing("captain 0: CE-BEA.back\nhand 0: EN-07").does("play EN-07")
    assert aliens(story.table).quartz[0] == 1 and story.asked == "ws-draw"


def test_quartz_from_planet_and_captain() -> None:
    """[WS-11B.2]"""
    story = strange("planets: PL-H1 PL-H2 PL-AF\nhand 0:").does("land PL-AF.left")
    assert aliens(story.table).quartz[0] == 1 and story.asked == "ws-draw"
    story = strange("planets: PL-H1 PL-H2 PL-AF\nhand 0: RO-13").does("land PL-AF.right", "discard RO-13")
    assert aliens(story.table).quartz[0] == 2
    story = playing("captain 0: CE-BEA.front\nhand 0: RO-16").does("play RO-16")
    assert aliens(story.table).quartz[0] == 1


def test_quartz_is_limited() -> None:
    """[WS-12.15]"""
    story = playing("hand 0: EN-08 RO-13\nquartz: 9 10").does("play EN-08")
    assert aliens(story.table).quartz == [10, 10] and aliens(story.table).supply == 0
    story = playing("hand 0: EN-08 RO-13\nquartz: 10 10").does("play EN-08")
    assert aliens(story.table).quartz == [10, 10]


def test_quartz_is_public_and_spent_quartz_returns() -> None:
    """[WS-11B.9]"""
    story = ending("quartz: 3 1\naliens: AL-01 AL-10 AL-12\nhand 0:").does("recruit AL-10")
    assert story.game.view(1)["table"]["encounters"]["quartz"] == [1, 1]
    assert aliens(story.table).supply == 18


def test_recruiting_to_the_crew_at_full_cost() -> None:
    """The alien is played: its effect may be used, the slot is refilled.  [WS-11B.3 WS-11B.10]"""
    story = ending("quartz: 2 0\naliens: AL-02 AL-10 AL-13\nalien: AL-20\nhand 0: RO-13")
    story.refuses("recruit AL-13", "ws-too-expensive", "WS-11B.3")
    story.refuses("reserve AL-13", "ws-too-expensive", "WS-11B.3")
    story.does("recruit AL-02")
    assert story.crew(0) == ["AL-02"] and aliens(story.table).display == ["AL-20", "AL-10", "AL-13"]
    story.does("play RO-13")
    assert story.crew(0) == ["AL-02", "RO-13"]


def test_recruiting_a_veteran_moves_the_token() -> None:
    """[WS-11B.10]"""
    story = ending("captain 0: CE-BEA.back\nquartz: 2 0\naliens: AL-05 AL-10 AL-13\nhand 0:").does(
        "recruit AL-05"
    )
    assert story.player(0).token == 1 and story.asked == "ws-draw"


def test_recruiting_to_hand_for_one_less() -> None:
    """T24: not playable this turn, the crew is unchanged.  [WS-11B.3 WS-12.18]"""
    story = ending("quartz: 1 0\naliens: AL-01 AL-10 AL-13\nhand 0:").does("reserve AL-01")
    assert aliens(story.table).quartz == [0, 0]
    assert story.hand(0) == ["AL-01"] and story.crew(0) == []
    assert story.asked == "ws-end" and story.offered == ["end", "renew"]
    assert story.game.view(1)["table"]["players"][0]["hand"] == ["AL-01"]


def test_an_alien_in_hand_is_played_like_any_crew_card_later() -> None:
    """[WS-11B.3 WS-11B.4]"""
    story = playing("hand 0: AL-14 SP-OWL-03\nquartz: 0 0").does("play AL-14", "play SP-OWL-03")
    assert story.crew(0) == ["AL-14", "SP-OWL-03"]
    robots = strange("hand 0: AL-10 AL-02 AL-16").does("land PL-H2.right", "action play-robot-emissary")
    assert robots.offers("play") == ["AL-10", "AL-16"]


def test_never_more_than_one_alien_a_turn() -> None:
    """[WS-11B.3]"""
    story = ending("quartz: 9 0\naliens: AL-10 AL-11 AL-13\nhand 0: RO-13").does("recruit AL-10")
    story.refuses("recruit AL-11", "ws-one-alien-a-turn", "WS-11B.3").does("end")
    assert aliens(story.table).recruited == 0


def test_recruiting_is_optional_and_only_at_the_end_of_the_turn() -> None:
    """[WS-11B.3]"""
    story = strange("quartz: 9 0\nhand 0:")
    assert not any(move.startswith(("recruit", "reserve")) for move in story.offered)
    story.does("land PL-H1.right")
    assert any(move.startswith("recruit") for move in story.offered)
    story.does("end")
    assert list(story.game.pending) == [1]


def test_planets_turn_over_after_recruiting() -> None:
    """[WS-12.17]"""
    story = ending("crew 0: RO-13\nquartz: 2 0\naliens: AL-10 AL-11 AL-13\nhand 0: RO-01").does(
        "recruit AL-10"
    )
    assert story.table.face_down == [3, 6, 9]
    story.does("end")
    assert story.table.face_down == [6, 9]


def test_aliens_have_their_own_discard_pile() -> None:
    """[WS-12.16]"""
    story = strange("hand 0: AL-10 RO-13").does("renew", "discard AL-10")
    assert aliens(story.table).discard == ["AL-10"] and "AL-10" not in story.table.discard
    rest = " ".join(a for a in EXPANSION.aliens if a not in ("AL-01", "AL-02", "AL-03", "AL-04"))
    story = ending(f"quartz: 4 0\naliens: AL-01 AL-02 AL-03\nalien-discard: AL-04\nhand 1: {rest}\nhand 0:")
    story.does("recruit AL-01")
    assert aliens(story.table).display[0] == "AL-04" and aliens(story.table).discard == []


def test_a_discarded_alien_fills_a_short_display_at_once() -> None:
    """[WS-12.16 WS-11B.11]"""
    rest = " ".join(a for a in EXPANSION.aliens if a not in ("AL-01", "AL-02", "AL-10"))
    story = strange(f"aliens: AL-01 - AL-02\nhand 0: AL-10\nhand 1: {rest}").does("renew", "discard AL-10")
    assert aliens(story.table).display == ["AL-01", "AL-10", "AL-02"]


def test_a_removed_alien_goes_there_too() -> None:
    """[WS-12.16]"""
    story = playing("crew 0: AL-10\nhand 0: SP-LIZ-09").does("play SP-LIZ-09", "remove AL-10")
    assert aliens(story.table).discard == ["AL-10"]


def test_draws_and_renewing_never_touch_the_aliens() -> None:
    """[WS-11B.11]"""
    story = strange("aliens: AL-01 AL-02 AL-03\nhand 0: RO-13 RO-14").does("renew", "discard RO-13")
    story.does("land PL-H1.left", "draw left", "draw deck")
    assert aliens(story.table).display == ["AL-01", "AL-02", "AL-03"]
    assert not any(card.startswith("AL-") for card in story.hand(0))


def test_aliens_count_for_crew_size_and_type() -> None:
    """[WS-11B.4]"""
    story = strange("planets: PL-H1 PL-H2 PL-AF PL-3A\ncrew 0: AL-10 AL-04\nhand 0:")
    assert "PL-3A.left" in story.offers("land")
    story = strange("crew 0: EM-OCT-4 AL-10 AL-11")
    assert story.mission(0, "EM-OCT-4") == 4
    kinds = {alien: CONTENT.cards[alien].type for alien in EXPANSION.aliens}
    assert set(kinds.values()) == {"specialist", "robot", "emissary"}


def test_a_wild_job_meets_every_job_condition_and_pays_and_is_played_as_any_job() -> None:
    """[WS-11B.5 WS-12.13]"""
    story = playing("captain 0: CE-OWL.front 5\ncrew 0: AL-12\nhand 0: SP-LIZ-10").does("play SP-LIZ-10")
    assert story.asked == "ws-draw"  # asks for a mechanic
    story = playing("hand 0: SP-MON-08 AL-01 RO-13").does("play SP-MON-08")
    assert story.offers("discard") == ["AL-01"]  # pays a mechanic
    story = playing("hand 0: SP-BEA-01 AL-01 RO-13").does("play SP-BEA-01")
    assert story.offers("play") == ["AL-01"]  # plays a pilot


def test_a_wild_species_cannot_pay_a_discard_of_an_animal() -> None:
    """[WS-12.13]"""
    story = wild_space(
        "option expansions: space-base encounters\nbase 0: SB-1 1 2 3 4 5\nhand 0: AL-04 AL-16"
    )
    story.does("launch 1").refuses("discard AL-04", "ws-does-not-pay").refuses(
        "discard AL-16", "ws-does-not-pay"
    )


def test_six_jobs_with_a_wild_one() -> None:
    """T26: it fills the series, and counts for another emissary too.  [WS-11B.5 WS-12.14 WS-9.8]"""
    five = "RO-01 RO-02 RO-03 RO-04 RO-05"
    story = strange(f"captain 0: CE-OCT.front\ncrew 0: EN-18 EM-LIZ-1 AL-02 {five}")
    assert story.mission(0, "EN-18") == 7
    assert story.mission(0, "EM-LIZ-1") == 5  # captain, RO-03 and AL-02 are botanists
    story = strange(f"captain 0: CE-OCT.front\ncrew 0: EN-18 AL-02 AL-01 {five} RO-06")
    assert story.mission(0, "EN-18") == 7  # two wild ones do not make a second series


def test_the_icon_is_on_all_cards_of_the_expansion() -> None:
    """Captains, robots and aliens included.  [WS-11B.5]"""
    story = strange("captain 0: CE-BEA.front\ncrew 0: EN-17 EN-13 AL-10 RO-13")
    assert story.mission(0, "EN-17") == 4
    story = strange("captain 0: CE-BEA.front\ncaptain 1: CE-OWL.front\ncrew 0: EN-19 RO-13\ncrew 1: EN-13")
    assert story.mission(0, "EN-19") == 0
    assert READER.has_icon("CE-BEA.front") and not READER.has_icon("RO-13")


def test_missions_on_aliens() -> None:
    """[WS-9.8]"""
    story = strange("crew 0: EN-21 AL-10 AL-02 AL-20 RO-13")
    assert story.mission(0, "EN-21") == 6  # alien + robot: AL-02 + AL-10, AL-20 + RO-13
    assert story.mission(0, "AL-20") == 6


def test_leftover_quartz_and_printed_credits_of_aliens() -> None:
    """T25.  [WS-11B.6]"""
    story = strange("captain 0: CE-BEA.front\ncrew 0: AL-01\nquartz: 3 0")
    assert story.parts(0) == {"ws-quartz": 3, "ws-printed": 1}
    printed = strange("captain 0: CE-BEA.front\ncrew 0: AL-01 RO-13").game.view(None)["table"]["players"][0][
        "parts"
    ]
    rules = {item["about"]["card"]: item["rule"] for item in printed if item["part"] == "ws-printed"}
    assert rules["AL-01"] == "WS-11B.6" and rules["RO-13"] != "WS-11B.6"


def test_a_wild_species_goes_where_it_is_worth_the_most() -> None:
    """A third owl, or the missing animal of a series.  [WS-12.13 WS-11B.5]"""
    story = strange("captain 0: CE-OWL.front\ncrew 0: SP-OWL-01 AL-05")
    assert story.parts(0) == {"ws-same-animals": 5}
    assert story.game.view(1)["table"]["encounters"]["wild"] == [{"AL-05": "owl"}, {}]
    five = " ".join(f"SP-{animal}-01" for animal in ("BEA", "LIZ", "MON", "OCT"))
    story = strange(f"captain 0: CE-OWL.front\ncrew 0: SP-OWL-01 {five} AL-05")
    assert story.parts(0) == {"ws-series": 15}
    story = strange(f"captain 0: CE-OWL.front\ncrew 0: SP-OWL-01 {five} AL-05 AL-04")
    assert story.parts(0) == {"ws-series": 15, "ws-same-animals": 5}


def test_one_card_is_one_animal_for_all_scoring() -> None:
    """It cannot be an owl for the pair and a rhino for the series.  [WS-12.13]"""
    five = " ".join(f"SP-{animal}-01" for animal in ("BEA", "LIZ", "MON", "OCT"))
    story = strange(f"captain 0: CE-RHI.front\ncrew 0: EM-LIZ-2 {five} AL-05 RO-01")
    # as an owl it completes the series (15) and a pair with a military card (2)
    assert story.parts(0)["ws-series"] == 15 and story.mission(0, "EM-LIZ-2") == 2


def brute_force(story: WildSpaceStory) -> int:
    """The most a crew is worth, every wild card as every animal in turn."""
    from itertools import product

    from perihelion.games.wild_space import scoring

    ws = story.table
    crew = ws.players[0].crew
    wild = [card for card in crew if CONTENT.cards[card].animal == "wild"]
    tame = [card for card in crew if card not in wild]
    best = 0
    for chosen in product(ANIMALS, repeat=len(wild)):
        full = tame + [f"{card}@{animal}" for card, animal in zip(wild, chosen, strict=True)]
        items = [*scoring.animals(ws, full), *scoring.missions(ws, 0, full)]
        best = max(best, sum(item.credits for item in items))
    return best


WILD = [card for card in EXPANSION.aliens if CONTENT.cards[card].animal == "wild"]
OTHERS = [card for card in CONTENT.deck if CONTENT.cards[card].animal or CONTENT.cards[card].job]


@given(
    st.lists(st.sampled_from(WILD), max_size=4, unique=True),
    st.lists(st.sampled_from(OTHERS), max_size=14, unique=True),
    st.sampled_from(EXPANSION.captains),
)
@settings(max_examples=60, deadline=None)
def test_the_best_assignment_is_exact(wild: list[str], others: list[str], captain: str) -> None:
    """[WS-12.13]"""
    story = strange(f"captain 0: {captain}\ncrew 0: {' '.join(wild + others)}\nhand 0:\nhand 1:")
    parts = story.parts(0)
    found = sum(parts.get(part, 0) for part in ("ws-same-animals", "ws-series", "ws-mission"))
    assert found == brute_force(story)


@given(
    st.lists(st.integers(1, 3), min_size=1, max_size=2),
    st.lists(st.integers(0, 3), min_size=6, max_size=6),
    st.data(),
)
@settings(max_examples=60, deadline=None)
def test_wild_cards_are_shared_out_exactly(sizes: list[int], there: list[int], data: st.DataObject) -> None:
    """Whatever each species is worth with each share, no other way is worth more.  [WS-12.13]"""
    groups = [[f"{name}{n}" for n in range(size)] for name, size in zip("ab", sizes, strict=False)]
    counts = Counter(dict(zip(ANIMALS, there, strict=True)))
    worths: dict[tuple[str, tuple[int, ...]], int] = {}

    def worth(animal: str, joined: list[str]) -> int:
        share = tuple(sum(card in group for card in joined) for group in groups)
        return worths.setdefault((animal, share), data.draw(st.integers(0, 30)))

    def total(doubles: list[str]) -> int:
        joined = {a: [d.split("@")[0] for d in doubles if d.endswith(f"@{a}")] for a in ANIMALS}
        complete = min(counts[animal] + len(joined[animal]) for animal in ANIMALS)
        return sum(worth(animal, joined[animal]) for animal in ANIMALS) + 15 * complete

    found = best_assignment(groups, counts, worth, series=15)
    assert total(found) == max(total(doubles) for doubles in every_assignment(groups))


def test_a_mission_on_two_species_is_settled_exactly_too(tmp_path: Path) -> None:
    """A pack may pair two species; then no species can be settled on its own.  [WS-12.13]"""
    (tmp_path / "pack.toml").write_text('name = "two"\ngame = "wild-space"\ntitle = "Two"\n')
    (tmp_path / "cards.toml").write_text(
        '[[emissary]]\nid = "EM-BEA-1"\nanimal = "bear"\nconfidence = "source"\n'
        'mission = { kind = "pair", of = [{ animal = "owl" }, { animal = "rhino" }], credits = 9 }\n'
    )
    text = f"perihelion wild-space 1\nseats: 2\n{STRANGE}\ncaptain 0: CE-BEA.front\nhand 0:\nhand 1:\n"
    pack = perihelion.read_pack(tmp_path)
    for crew, worth in (("AL-04", 5), ("AL-04 AL-05", 10), ("AL-04 AL-05 SP-OWL-01", 14)):
        lines = text + f"crew 0: EM-BEA-1 {crew}\n"
        story = WildSpaceStory(perihelion.from_position("wild-space", lines, packs=[pack]))
        assert sum(story.parts(0).values()) == worth


@given(st.lists(st.sampled_from(JOBS), max_size=16), st.integers(0, 4))
@settings(max_examples=80, deadline=None)
def test_series_of_jobs_are_counted_right(jobs: list[str], wild: int) -> None:
    """As many series as can be laid out card by card.  [WS-12.14]"""
    pool = {job: [c for c in CONTENT.deck if CONTENT.cards[c].job == job] for job in JOBS}
    crew = [pool[job].pop() for job in jobs]
    wilds = [card for card in EXPANSION.aliens if CONTENT.cards[card].job == "wild"][:wild]
    story = strange(f"captain 0: CE-OWL.front\ncrew 0: EN-18 {' '.join(crew + wilds)}\nhand 0:\nhand 1:")
    counts = [sum(CONTENT.cards[c].job == job for c in (*crew, "CE-OWL.front")) for job in JOBS]
    series, left = 0, len(wilds)
    while True:
        missing = sum(count == 0 for count in counts)
        if missing > left:
            break
        series, left = series + 1, left - missing
        counts = [max(0, count - 1) for count in counts]
    assert story.mission(0, "EN-18") == 7 * series


def solo(lines: str) -> WildSpaceStory:
    return strange(f"starter: smuggler\n{lines}", seats=1)


@pytest.mark.parametrize(
    ("level", "classes"), [("easy", "111 2 A"), ("medium", "1 22 AA"), ("hard", "2 33 AA")]
)
def test_solo_levels_with_alien_planets(level: str, classes: str) -> None:
    """[WS-11B.7]"""
    from perihelion.games.wild_space.expansions.solo import Solo

    options = {"level": level, "expansions": ["encounters"]}
    story = WildSpaceStory(perihelion.new("wild-space", seats=1, seed=4, options=options))
    (rules,) = [e for e in story.table.on.expansions if isinstance(e, Solo)]
    assert sorted(rules.classes) == sorted("alien" if c == "A" else c for c in classes.replace(" ", ""))
    assert story.table.annexes["solo"].crew[0].startswith("CE-")  # type: ignore[attr-defined]


def test_the_smuggler_takes_aliens_and_no_quartz() -> None:
    """Its wild species complete what gives it the most, its aliens' credits count.  [WS-11B.7 WS-11B.12]"""
    story = solo(
        "hostile-open: HA-4 HP-21\naliens: AL-01 AL-02 AL-05\nquartz: 0\n"
        "smuggler: CE-OWL.front SP-OWL-01 AL-13 AL-12"
    ).does("smuggle HA-4")
    own = story.game.view(0)["table"]["solo"]
    assert own["crew"][-1] == "AL-05"
    assert aliens(story.table).supply == 20
    parts = {p["part"]: p["credits"] for p in own["parts"] if p["part"] != "ws-icon"}
    assert parts == {"ws-same-animals": 5, "ws-printed": parts["ws-printed"]}
    printed = [p["credits"] for p in own["parts"] if p["part"] == "ws-printed"]
    assert sorted(printed) == [3, 8]


def test_wild_jobs_of_the_smuggler_count_for_every_job_icon_and_its_missions_for_nothing() -> None:
    """[WS-11B.12]"""
    story = solo("smuggler: CE-OWL.front AL-12 AL-16\nhostile-aside: HP-11 HP-12\nhostile-open: HP-31 HP-21")
    parts = story.game.view(0)["table"]["solo"]["parts"]
    icons = {p["about"]["icon"]: p["credits"] for p in parts if p["part"] == "ws-icon"}
    assert icons == {"military": 1, "pilot": 2}  # Captain Owl is a pilot
    assert not any(p["part"] == "ws-mission" for p in parts)


@pytest.mark.parametrize("seats", range(1, 6))
def test_both_expansions_go_together(seats: int) -> None:
    """[WS-11B.8]"""
    from conformance import kit

    options = {"expansions": ["space-base", "encounters"]}
    game = perihelion.new("wild-space", seats=seats, seed=seats, options=options)
    for _ in kit.walk(game, seats):
        pass
    assert game.result is not None


PLAYED = [CONTENT.cards[card] for card in (*NEW_CREW, *EXPANSION.aliens)]
PROMPTS = {"draw": "ws-draw", "play": "ws-play", "take_and_play": "ws-take"}


@pytest.mark.parametrize("card", PLAYED, ids=lambda card: card.id)
def test_every_card_does_what_it_says(card: Card) -> None:
    """Quartz, then its own effect with its own values.  [WS-11B.2 WS-7.3]"""
    hand = ["RO-01", "RO-02", "RO-06", "EM-OWL-3", "SP-OCT-03", "SP-RHI-03", "RO-16"]
    story = playing(f"captain 0: CE-OWL.front 5\nhand 0: {card.id} {' '.join(hand)}\nquartz: 0 0").does(
        f"play {card.id}"
    )
    assert aliens(story.table).quartz[0] == EXPANSION.brings.get(card.id, 0)
    if card.effect is None:
        assert story.asked == "ws-end"
        return
    assert story.asked == PROMPTS[card.effect.kind]
    if card.effect.kind == "play":
        assert card.effect.selector is not None
        assert set(story.offers("play")) == card.effect.selector.cards & set(hand)
    else:
        assert story.game.pending[0].about["left"] == card.effect.count
