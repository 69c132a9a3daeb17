"""Playing cards: conditions, effects, chains; veterans and their track."""

from typing import Any

import pytest
from story import WildSpaceStory, wild_space

from perihelion.games.wild_space.components import Card, Effect
from perihelion.games.wild_space.content import base_content

CONTENT = base_content()
EXPLORE = ("explore PL-H1.left", "action play-any")


def playing(lines: str, *, seats: int = 2) -> WildSpaceStory:
    """Seat 0 explores and may play one card."""
    return wild_space(f"landed 0: PL-H1.left\n{lines}", seats=seats).does(*EXPLORE)


def test_a_played_card_goes_from_hand_to_crew() -> None:
    """[WS-7.1]"""
    story = playing("hand 0: RO-13 RO-14").does("play RO-13")
    assert story.crew(0) == ["RO-13"] and story.hand(0) == ["RO-14"]


def test_a_card_played_by_an_effect_may_use_its_own_effect() -> None:
    """The rulebook's chain: a botanist plays a mechanic, who pays a card to play any.  [WS-7.2 WS-2.7]"""
    story = playing("captain 0: CA-OWL\nhand 0: SP-MON-01 SP-RHI-05 EM-MON-4 RO-13\ndeck: RO-14")
    story.does("play SP-MON-01", "play SP-RHI-05", "discard RO-13", "play EM-MON-4", "draw deck")
    assert story.crew(0) == ["SP-MON-01", "SP-RHI-05", "EM-MON-4"]
    assert story.hand(0) == ["RO-14"]
    assert story.asked == "ws-end"


def test_effects_are_optional() -> None:
    """[WS-2.7]"""
    story = playing("hand 0: SP-MON-09 SP-RHI-05 RO-13").does("play SP-MON-09", "skip")
    assert story.asked == "ws-end"
    story = playing("hand 0: SP-RHI-05 RO-13").does("play SP-RHI-05", "skip")
    assert story.crew(0) == ["SP-RHI-05"] and story.hand(0) == ["RO-13"]


def test_an_effect_not_used_is_lost_for_good() -> None:
    """[WS-7.6 WS-2.7]"""
    story = playing("hand 0: SP-MON-09 RO-13").does("play SP-MON-09", "skip", "end")
    story.does("land PL-H1.left", "skip", "end", "land PL-H2.right", "skip")
    assert story.asked == "ws-end"


def test_until_a_payment_is_begun_the_card_for_it_may_be_given_for_the_display() -> None:
    """The effect can still be declined, so nothing is owed.  [WS-2.7 WS-6.4]"""
    story = playing("hand 0: SP-RHI-05 RO-13").does("play SP-RHI-05", "renew", "discard RO-13")
    assert story.hand(0) == [] and list(story.game.pending) == [1]


def test_a_condition_that_is_not_met_leaves_the_card_without_its_effect() -> None:
    """T7: the card stays in the crew.  [WS-2.8]"""
    story = playing("hand 0: SP-RHI-05\nhand 1: RO-13").does("play SP-RHI-05")
    assert story.crew(0) == ["SP-RHI-05"]
    assert list(story.game.pending) == [1]


def test_a_crew_that_does_not_meet_a_condition_leaves_the_effect_unused() -> None:
    """[WS-2.8]"""
    story = playing("hand 0: SP-BEA-07 SP-OWL-03").does("play SP-BEA-07")
    assert story.asked == "ws-end" and story.table.used == []


def test_the_card_being_played_is_no_longer_in_hand_to_pay_with() -> None:
    """[WS-12.24]"""
    story = playing("hand 0: SP-RHI-08 RO-13").does("play SP-RHI-08")
    story.refuses("discard RO-13", "ws-does-not-pay").does("skip")
    assert story.asked == "ws-end"


def test_a_discard_condition_takes_only_fitting_cards() -> None:
    """[WS-7.4]"""
    story = playing("hand 0: SP-BEA-08 RO-13 SP-OWL-03").does("play SP-BEA-08")
    assert story.offers("discard") == ["RO-13"]
    story.refuses("discard SP-OWL-03", "ws-does-not-pay", "WS-7.4")
    story.does("discard RO-13", "draw left").refuses("skip", "ws-draw-in-full")
    story.does("draw left", "draw left")
    assert len(story.hand(0)) == 4
    assert story.table.discard == ["RO-13"]


def test_a_have_condition_spends_nothing() -> None:
    """[WS-7.5]"""
    story = playing("crew 0: RO-13\nhand 0: SP-BEA-07 SP-OWL-03").does("play SP-BEA-07")
    assert story.offers("play") == ["SP-OWL-03"]
    assert story.crew(0) == ["RO-13", "SP-BEA-07"]


def test_the_captain_counts_for_its_job_in_conditions() -> None:
    """SP-LIZ-10 asks for a mechanic; Captain Rhino is one.  [WS-12.12 WS-2.10]"""
    story = playing("captain 0: CA-RHI 5\nhand 0: SP-LIZ-10").does("play SP-LIZ-10")
    assert story.asked == "ws-draw"


def test_a_robot_with_the_job_fits_a_job_icon_but_a_captain_is_no_specialist() -> None:
    """An icon asks only for its feature.  [WS-2.10]"""
    story = playing("hand 0: SP-BEA-01 RO-02 SP-OWL-04 RO-01").does("play SP-BEA-01")
    assert story.offers("play") == ["RO-02", "SP-OWL-04"]
    for selector in (effect.selector for effect in CONTENT.effects.values() if effect.selector):
        captains = selector.cards & set(CONTENT.captains)
        assert not captains or selector.slug in {CONTENT.cards[card].job for card in captains}


def test_a_removed_card_goes_to_the_discard_pile_and_neither_captain_nor_the_card_itself_can_be_it() -> None:
    """[WS-12.4 WS-7.4]"""
    story = playing("crew 0: RO-13 RO-14\nhand 0: SP-LIZ-09\ndisplay: RO-15 RO-01 RO-03").does(
        "play SP-LIZ-09"
    )
    assert story.offers("remove") == ["RO-13", "RO-14"]
    captain = story.player(0).captain
    story.refuses(f"remove {captain}", "ws-captain-stays", "WS-12.4")
    story.refuses("remove SP-LIZ-09", "ws-card-itself-stays", "WS-12.4")
    story.does("remove RO-13", "take left")
    assert story.crew(0) == ["RO-14", "SP-LIZ-09", "RO-15"]
    assert story.table.discard == ["RO-13"]


def test_with_no_other_crew_card_nothing_can_be_removed() -> None:
    """[WS-12.4]"""
    story = playing("hand 0: SP-LIZ-09 RO-13").does("play SP-LIZ-09")
    assert story.asked == "ws-end" and story.table.used == []


def test_two_cards_that_recall_one_another_do_so_once() -> None:
    """The ruling of `use_effect`: no endless chain of removing and recalling.  [WS-2.7]"""
    everything = " ".join(c for c in CONTENT.deck if c not in ("SP-LIZ-09", "SP-OWL-09", "RO-13"))
    story = playing(f"crew 0: RO-13\nhand 0: SP-LIZ-09\nhand 1: {everything}\ndisplay: SP-OWL-09 - -")
    story.does("play SP-LIZ-09", "remove RO-13", "take left", "remove SP-LIZ-09", "take left")
    while "take left" in story.offered or "remove SP-OWL-09" in story.offered:
        story.does("take left" if "take left" in story.offered else "remove SP-OWL-09")
    assert len(story.told("ws-took")) <= 4
    assert list(story.game.pending) == [1]


def test_take_and_play_takes_an_open_card_and_refills_before_its_effect() -> None:
    """[WS-7.3 WS-12.3]"""
    story = wild_space(
        "planets: PL-H1 PL-H2 PL-3C\ncrew 0: RO-13 RO-14\nhand 0: RO-15\n"
        "display: EM-LIZ-1 RO-01 RO-02\ndeck: RO-03 RO-04"
    ).does("land PL-3C.left", "discard RO-15", "take left")
    assert story.crew(0)[-1] == "EM-LIZ-1"
    assert story.display == ["RO-03", "RO-01", "RO-02"]
    assert story.asked == "ws-draw"


def test_take_and_play_from_the_deck_is_blind_and_must_be_played() -> None:
    """[WS-12.3]"""
    story = wild_space("planets: PL-H1 PL-H2 PL-3C\ncrew 0: RO-13 RO-14\nhand 0: RO-15\ndeck: RO-05").does(
        "land PL-3C.left", "discard RO-15", "take deck"
    )
    assert story.crew(0)[-1] == "RO-05"
    assert story.told("ws-took", 1)[0]["card"] == "RO-05"


def test_taking_twice_may_stop_early() -> None:
    """[WS-12.20]"""
    crew = "RO-01 RO-02 RO-03 RO-04 RO-05 RO-06 RO-13 RO-14"
    story = wild_space(
        f"planets: PL-H1 PL-H2 PL-9B\ncrew 0: {crew}\nhand 0: RO-15 RO-16\n"
        "display: EM-OWL-3 EM-BEA-1 EM-LIZ-3"
    )
    story.does("land PL-9B.left", "discard RO-15", "discard RO-16", "take left")
    assert story.asked == "ws-take"
    story.does("skip")
    assert story.crew(0)[-1] == "EM-OWL-3" and len(story.crew(0)) == 9


def test_a_condition_can_ask_for_two_cards_and_once_begun_must_be_paid() -> None:
    """[WS-7.4 WS-5.2]"""
    crew = "RO-01 RO-02 RO-03 RO-04 RO-05"
    story = wild_space(f"planets: PL-H1 PL-H2 PL-6A\ncrew 0: {crew}\nhand 0: RO-13 RO-14 RO-15 EM-OWL-3")
    story.does("land PL-6A.left", "discard RO-13").refuses("skip", "ws-must-pay")
    story.does("discard RO-14")
    assert story.asked == "ws-play"
    story.does("play RO-15", "play EM-OWL-3")
    assert story.crew(0)[-2:] == ["RO-15", "EM-OWL-3"]
    one_card = wild_space(f"planets: PL-H1 PL-H2 PL-6A\ncrew 0: {crew}\nhand 0: RO-13")
    one_card.refuses("land PL-6A.left", "ws-condition-unmet")


def test_effects_resolve_depth_first() -> None:
    """Of "play up to two", the first card and all it sets off come before the second.  [WS-12.2]"""
    crew = "RO-01 RO-02 RO-03 RO-04 RO-05 RO-06 RO-13 RO-14"
    story = wild_space(
        f"planets: PL-H1 PL-H2 PL-9A\ncaptain 0: CA-RHI 5\ncrew 0: {crew}\n"
        "hand 0: RO-15 SP-BEA-01 SP-MON-09 RO-16"
    )
    story.does("land PL-9A.left", "discard RO-15", "play SP-BEA-01")
    assert story.offers("play") == ["SP-MON-09"]
    story.does("play SP-MON-09", "draw left", "draw left", "play RO-16")
    assert story.crew(0)[-3:] == ["SP-BEA-01", "SP-MON-09", "RO-16"]


def test_sequences_resolve_in_order_and_each_part_is_optional() -> None:
    """[WS-7.3 WS-2.7]"""
    crew = "RO-01 RO-02 RO-03 RO-04 RO-05 RO-06 RO-13 RO-14"
    story = wild_space(
        f"planets: PL-H1 PL-H2 PL-9B\ncrew 0: {crew}\nhand 0: RO-15\ndisplay: EM-OWL-3 EM-BEA-1 EM-LIZ-3"
    )
    story.does("land PL-9B.right", "action draw-2+play-any", "draw left", "draw left")
    assert story.asked == "ws-play"
    skipped = wild_space(f"planets: PL-H1 PL-H2 PL-9B\ncrew 0: {crew}\nhand 0: RO-15")
    skipped.does("land PL-9B.right", "action draw-2+play-any", "skip", "play RO-15")
    assert skipped.crew(0)[-1] == "RO-15"


def test_play_effects_play_from_the_own_hand_and_without_a_hand_nothing_happens() -> None:
    """[WS-7.6]"""
    story = wild_space("hand 0:").does("land PL-H1.right")
    assert list(story.game.pending) == [1]
    story = wild_space("hand 0: RO-13").does("land PL-H1.right").refuses("play RO-13", "ws-does-not-fit")
    story.does("skip")
    assert story.asked == "ws-end"
    story = wild_space("hand 0: RO-13 SP-OWL-03").does("land PL-H1.right")
    story.refuses("play RO-13", "ws-does-not-fit", "WS-7.3")


def test_the_first_veteran_brings_the_token_to_space_1() -> None:
    """T8: Captain Bear draws two.  [WS-8.1 WS-3.3]"""
    story = playing("captain 0: CA-BEA\nhand 0: RO-16\ndeck: RO-01 RO-02").does("play RO-16")
    assert story.player(0).token == 1
    story.does("draw deck", "draw deck")
    assert story.hand(0) == ["RO-01", "RO-02"]


def test_each_veteran_of_a_chain_moves_the_token_and_only_the_space_reached_works() -> None:
    """[WS-8.1]"""
    story = playing("captain 0: CA-MON 1\nhand 0: SP-OCT-09 SP-OWL-03 RO-13").does(
        "play SP-OCT-09", "play SP-OWL-03"
    )
    assert story.player(0).token == 2  # credits: nothing to do
    assert story.asked == "ws-end"


def test_the_track_comes_before_the_cards_own_effect() -> None:
    """SP-BEA-04 draws 1; Captain Owl's second space first plays a specialist.  [WS-12.1 WS-8.2]"""
    story = playing("captain 0: CA-OWL 1\nhand 0: SP-BEA-04 SP-MON-09\ndeck: RO-01").does("play SP-BEA-04")
    assert story.asked == "ws-play"
    story.does("play SP-MON-09", "skip")
    assert story.asked == "ws-draw"
    story.does("draw deck")
    assert story.hand(0) == ["RO-01"]


def test_a_have_condition_is_checked_after_the_track_effect() -> None:
    """SP-LIZ-10 asks for a mechanic, who joins by its own track effect.  [WS-12.25]"""
    story = playing("captain 0: CA-OWL 1\nhand 0: SP-LIZ-10 SP-RHI-08").does(
        "play SP-LIZ-10", "play SP-RHI-08"
    )
    assert story.asked == "ws-draw"


def test_track_effects_are_optional() -> None:
    """[WS-12.1]"""
    story = playing("captain 0: CA-BEA\nhand 0: RO-16 RO-13").does("play RO-16", "skip")
    assert story.asked == "ws-end" and story.player(0).token == 1


def test_on_the_last_space_further_veterans_do_nothing() -> None:
    """[WS-8.4]"""
    story = playing("captain 0: CA-BEA 5\nhand 0: RO-16 RO-13").does("play RO-16")
    assert story.player(0).token == 5
    assert story.asked == "ws-end"


def test_removing_a_veteran_never_moves_the_token_back() -> None:
    """T9: a credit space reached still scores.  [WS-8.3 WS-9.6]"""
    story = playing("captain 0: CA-BEA 3\ncrew 0: RO-16\nhand 0: SP-LIZ-09")
    story.does("play SP-LIZ-09", "remove RO-16")
    assert story.player(0).token == 3
    assert story.parts(0)["ws-captain"] == 6


SPACES = [
    (card, space, effect)
    for card in CONTENT.captains
    for space, effect in enumerate(CONTENT.cards[card].track, 1)
]
PROMPTS = {"draw": "ws-draw", "play": "ws-play", "take_and_play": "ws-take"}


@pytest.mark.parametrize(("captain", "space", "given"), SPACES, ids=[f"{c}-{s}" for c, s, _ in SPACES])
def test_every_space_of_every_captain_works(captain: str, space: int, given: Effect | int) -> None:
    """[WS-8.1 WS-8.2]"""
    hand = "SP-OWL-01 EM-OWL-3 RO-13 SP-MON-03"
    story = playing(f"captain 0: {captain} {space - 1}\nhand 0: RO-16 {hand}").does("play RO-16")
    assert story.player(0).token == space
    if isinstance(given, int):
        assert story.asked == "ws-end"
        assert story.parts(0)["ws-captain"] == given
        return
    assert story.asked == PROMPTS[given.kind]
    if given.kind == "play":
        assert given.selector is not None
        assert set(story.offers("play")) == given.selector.cards & set(hand.split())
    else:
        assert story.game.pending[0].about["left"] == given.count


WITH_EFFECT = [card for card in CONTENT.cards.values() if card.effect is not None]


@pytest.mark.parametrize("card", WITH_EFFECT, ids=lambda card: card.id)
def test_every_card_does_what_it_says(card: Card) -> None:
    """With its condition met each card asks for its own effect, with its own values.  [WS-7.3 WS-7.4]"""
    hand = [
        c
        for c in ("RO-01", "RO-02", "RO-03", "RO-04", "RO-05", "RO-06", "EM-OWL-3", "EM-BEA-1")
        if c != card.id
    ]
    hand += [c for c in ("SP-OCT-03", "SP-RHI-03", "SP-LIZ-03", "SP-OWL-03", "RO-16") if c != card.id]
    crew = "RO-07 EM-LIZ-3 RO-08 RO-09 RO-10 RO-11 RO-12 SP-BEA-03".replace(card.id, "RO-13")
    story = playing(f"captain 0: CA-OWL 5\ncrew 0: {crew}\nhand 0: {card.id} {' '.join(hand)}").does(
        f"play {card.id}"
    )
    effect, condition = card.effect, card.condition
    assert effect is not None
    if condition is not None and condition.kind != "have":
        assert story.asked == f"ws-pay-{condition.kind}"
        fitting = condition.selector.cards if condition.selector else set(crew.split())
        paid = next(c for c in (hand if condition.selector else crew.split()) if c in fitting)
        story.does(f"{'discard' if condition.selector else 'remove'} {paid}")
        hand = [c for c in hand if c != paid]
    assert story.asked == PROMPTS[effect.kind]
    if effect.kind == "play":
        assert effect.selector is not None
        assert set(story.offers("play")) == effect.selector.cards & set(hand)
    else:
        assert story.game.pending[0].about["left"] == effect.count


WITHOUT = [c for c in CONTENT.cards.values() if c.effect is None and c.type != "captain"]


@pytest.mark.parametrize("card", WITHOUT, ids=lambda card: card.id)
def test_a_card_without_an_effect_only_joins_the_crew(card: Card) -> None:
    """[WS-7.1 WS-2.7]"""
    spare = "RO-17" if card.id != "RO-17" else "RO-16"
    story = playing(f"captain 0: CA-OWL 5\nhand 0: {card.id} {spare}").does(f"play {card.id}")
    assert story.crew(0) == [card.id] and story.asked == "ws-end"


SECTORS = [(sector, n) for sector in CONTENT.sectors.values() for n in range(len(sector.actions))]


@pytest.mark.parametrize(("sector", "n"), SECTORS, ids=[f"{s.id}-{n + 1}" for s, n in SECTORS])
def test_every_sector_of_every_planet_works(sector: Any, n: int) -> None:
    """[WS-5.2 WS-5.5]"""
    crew = "RO-07 EM-LIZ-3 RO-08 RO-09 RO-10 RO-11 RO-12 SP-BEA-03"
    hand = "RO-01 RO-02 RO-03 EM-OWL-3 SP-OCT-03 SP-RHI-03 RO-13 RO-14"
    planets = "PL-H1 PL-H2" if sector.planet.startswith("PL-H") else f"PL-H1 PL-H2 {sector.planet}"
    story = wild_space(f"planets: {planets}\ncaptain 0: CA-OWL 5\ncrew 0: {crew}\nhand 0: {hand}")
    story.does(f"land {sector.id}")
    if story.asked == "ws-meet":
        story.does("meet 1")
    while story.asked.startswith("ws-pay"):
        story.does(next(move for move in story.offered if move.startswith(("discard", "remove"))))
    if len(sector.actions) > 1:
        story.does(f"action {sector.actions[n].slug}")
    effect = sector.actions[n]
    first = effect.parts[0] if effect.parts else effect
    assert story.asked == PROMPTS[first.kind]
    assert story.game.pending[0].about["left"] == first.count


def test_a_question_does_not_tell_that_there_is_a_fitting_card() -> None:
    """Whoever cannot pay, or has nothing that fits, is asked all the same.  [WS-7.4 WS-7.6]"""
    for hand in ("RO-13 RO-14 RO-15", "SP-OWL-03 SP-OWL-04 SP-OWL-05"):
        story = wild_space(f"hand 0: {hand}").does("land PL-H1.right")
        assert story.asked == "ws-play"
        imagined = {tuple(sorted(WildSpaceStory(story.game.imagine(1, seed)).hand(0))) for seed in range(20)}
        assert len(imagined) > 10
        assert {story.game.imagine(1, seed).pending[0].prompt for seed in range(20)} == {"ws-play"}
