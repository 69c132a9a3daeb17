"""What a crew is worth, and who wins."""

from typing import Any

import pytest
from story import wild_space

from perihelion.games.wild_space.content import base_content

CONTENT = base_content()
ANIMALS = ("BEA", "LIZ", "MON", "OCT", "OWL", "RHI")


@pytest.mark.parametrize(("count", "credits"), list(enumerate([0, 0, 0, 5, 10, 15, 20])))
def test_same_animals(count: int, credits: int) -> None:
    """T12: the third and every further one.  [WS-9.1]"""
    owls = " ".join(f"SP-OWL-{n:02}" for n in range(1, count + 1))
    story = wild_space(f"captain 0: CA-BEA\ncrew 0: {owls}")
    assert story.parts(0).get("ws-same-animals", 0) == credits


def test_the_captain_is_an_animal() -> None:
    """[WS-9.3 WS-12.12]"""
    story = wild_space("captain 0: CA-OWL\ncrew 0: SP-OWL-01 EM-OWL-3")
    assert story.parts(0)["ws-same-animals"] == 5


def test_two_series() -> None:
    """T13: counts 2,2,2,2,2,3 give series 30 and same animals 5.  [WS-9.2]"""
    crew = " ".join(f"SP-{animal}-0{n}" for animal in ANIMALS for n in (1, 2))
    story = wild_space(f"captain 0: CA-RHI\ncrew 0: {crew}")
    assert story.parts(0) == {"ws-series": 30, "ws-same-animals": 5}


def test_robots_are_no_animals_and_give_their_printed_credits() -> None:
    """[WS-9.3 WS-9.5]"""
    story = wild_space("captain 0: CA-OWL\ncrew 0: RO-13 RO-01 RO-16")
    assert story.parts(0) == {"ws-printed": 5 + 4 + 2}


@pytest.mark.parametrize("captain", CONTENT.captains)
def test_the_captains_credits_count_when_reached_or_passed(captain: str) -> None:
    """[WS-9.6 WS-8.2]"""
    (space, credits), *_ = [
        (n, c) for n, c in enumerate(CONTENT.cards[captain].track, 1) if isinstance(c, int)
    ]
    for token in range(6):
        story = wild_space(f"captain 0: {captain} {token}")
        assert story.parts(0).get("ws-captain", 0) == (credits if token >= space else 0)


def test_a_group_of_three_of_a_job() -> None:
    """5 per 3 botanists; robots and the captain count for their job.  [WS-9.8 WS-12.12]"""
    story = wild_space("captain 0: CA-LIZ\ncrew 0: EM-LIZ-1 SP-OWL-05 RO-03")
    assert story.mission(0, "EM-LIZ-1") == 5
    story = wild_space("captain 0: CA-OWL\ncrew 0: EM-LIZ-1 SP-OWL-05 RO-03")
    assert story.mission(0, "EM-LIZ-1") == 0


def test_pairs_use_two_different_cards() -> None:
    """2 per owl + military: an owl military is one card and fills one place.  [WS-9.8 WS-12.10]"""

    def worth(crew: str, captain: str = "CA-LIZ") -> int:
        return wild_space(f"captain 0: {captain}\ncrew 0: EM-LIZ-2 {crew}").mission(0, "EM-LIZ-2")

    assert worth("SP-OWL-03") == 0  # one card that is both
    assert worth("SP-OWL-03 SP-OWL-01") == 2  # both + owl
    assert worth("SP-OWL-03 RO-01") == 2  # both + military
    assert worth("SP-OWL-01 RO-01") == 2
    assert worth("SP-OWL-01 SP-OWL-02 RO-01") == 2
    assert worth("SP-OWL-01 SP-OWL-02 RO-01 RO-07") == 4
    assert worth("SP-OWL-03 SP-OWL-01 RO-01") == 2
    assert worth("SP-OWL-01", captain="CA-BEA") == 2  # the captain is military


def test_a_majority_needs_one_card_and_strictly_the_most() -> None:
    """5 for the most programmers.  [WS-9.8 WS-12.11]"""

    def worth(mine: str, theirs: str, third: str = "") -> int:
        lines = f"captain 0: CA-OWL\ncaptain 1: CA-RHI\ncaptain 2: CA-LIZ\ncrew 0: EM-BEA-3 {mine}"
        return wild_space(f"{lines}\ncrew 1: {theirs}\ncrew 2: {third}", seats=3).mission(0, "EM-BEA-3")

    assert worth("", "") == 0
    assert worth("RO-05", "") == 5
    assert worth("RO-05", "RO-11") == 0
    assert worth("RO-05 SP-OWL-01", "RO-11", "SP-OWL-10") == 5
    assert worth("RO-05", "", "SP-OWL-01 SP-OWL-10") == 0


def test_an_emissary_counts_for_its_own_mission() -> None:
    """Most emissaries, of which it is one.  [WS-12.23 WS-9.4]"""
    story = wild_space("crew 0: EM-MON-4\ncrew 1: RO-13")
    assert story.mission(0, "EM-MON-4") == 6
    story = wild_space("crew 0: EM-LIZ-4 RO-13")
    assert story.mission(0, "EM-LIZ-4") == 3  # the robot pairs with the emissary itself


def test_per_card_missions() -> None:
    """2 per robot, 2 per veteran.  [WS-9.8]"""
    story = wild_space("crew 0: EM-OCT-4 EM-OWL-4 RO-13 RO-16 SP-OWL-03")
    assert story.mission(0, "EM-OCT-4") == 4
    assert story.mission(0, "EM-OWL-4") == 4


def test_the_same_cards_may_serve_several_missions_and_only_the_own_crew_counts() -> None:
    """[WS-9.4]"""
    story = wild_space("captain 1: CA-OWL\ncrew 0: EM-OCT-4 EM-RHI-4 RO-13\ncrew 1: EM-LIZ-1 SP-OWL-05")
    assert story.mission(0, "EM-OCT-4") == 2 and story.mission(0, "EM-RHI-4") == 6
    assert story.mission(1, "EM-LIZ-1") == 0


EMISSARIES = [card for card in CONTENT.cards.values() if card.mission]


@pytest.mark.parametrize("card", EMISSARIES, ids=lambda card: card.id)
def test_every_mission_can_be_met(card: Any) -> None:
    """Each emissary's own values with a crew that serves it.  [WS-9.8]"""
    deck = [c for c in CONTENT.deck if c != card.id]
    first = [c for c in deck if c in card.mission.of[0].cards]
    size = card.mission.size
    crew = [*first[:size]]
    if card.mission.kind == "pair":
        second = card.mission.of[1].cards
        crew = [
            next(c for c in first if c not in second),
            next(c for c in deck if c in second and c not in first),
        ]
    captain = next(
        c for c in CONTENT.captains if not any(c in selector.cards for selector in card.mission.of)
    )
    rival = "CA-OWL" if captain != "CA-OWL" else "CA-RHI"
    story = wild_space(f"captain 0: {captain}\ncaptain 1: {rival}\ncrew 0: {card.id} {' '.join(crew)}")
    itself = card.mission.kind == "per_card" and card.id in card.mission.of[0].cards
    if card.mission.kind != "majority":
        assert story.mission(0, card.id) == card.mission.credits * (2 if itself else 1)
        return
    matched = rival in card.mission.of[0].cards and len(crew) <= 1
    assert story.mission(0, card.id) == (0 if matched else card.mission.credits)


def finished(crew_0: str, crew_1: str, captains: tuple[str, str] = ("CA-OWL", "CA-RHI")) -> list[int]:
    lines = (
        f"turn: 20\ncaptain 0: {captains[0]}\ncaptain 1: {captains[1]}\ncrew 0: {crew_0}\ncrew 1: {crew_1}"
    )
    story = wild_space(f"{lines}\nhand 0: RO-01\nhand 1:")
    assert story.game.over and story.game.result is not None
    return story.game.result.winners


def test_most_credits_wins() -> None:
    """[WS-9.7]"""
    assert finished("RO-13", "RO-02") == [0]


def test_a_tie_goes_to_fewer_cards_and_else_is_shared() -> None:
    """T15.  [WS-9.7]"""
    assert finished("RO-13", "RO-14 EM-OWL-3") == [0]
    assert finished("RO-13 EM-BEA-1", "RO-14 EM-OWL-3") == [0, 1]


def test_cards_in_hand_score_nothing_and_do_not_count_for_the_tie() -> None:
    """Seat 0 holds RO-01 in hand.  [WS-9.9]"""
    assert finished("RO-13", "RO-14") == [0, 1]


def test_a_card_counts_both_for_a_series_and_for_its_species() -> None:
    """[WS-9.2 WS-9.1]"""
    crew = " ".join(f"SP-{animal}-01" for animal in ANIMALS) + " SP-OWL-02 SP-OWL-05"
    story = wild_space(f"captain 0: CA-BEA\ncrew 0: {crew}")
    assert story.parts(0) == {"ws-series": 15, "ws-same-animals": 5}
