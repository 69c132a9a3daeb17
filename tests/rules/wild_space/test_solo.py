"""Solo against the Smuggler."""

import pytest
from conformance import kit
from story import WildSpaceStory, wild_space

import perihelion
from perihelion.games.wild_space.editions import content_for, rules_for
from perihelion.games.wild_space.expansions.aliens import aliens
from perihelion.games.wild_space.expansions.smuggler import Smuggler, smuggler
from perihelion.games.wild_space.expansions.solo import Solo

HIS_TURN = "starter: smuggler"


def alone(lines: str = "") -> WildSpaceStory:
    return wild_space(lines, seats=1)


def crew_of(story: WildSpaceStory) -> list[str]:
    """The Smuggler's crew without its captain."""
    return smuggler(story.table).crew[1:]


def credits_of(story: WildSpaceStory) -> dict[str, int]:
    parts: dict[str, int] = {}
    for item in story.game.view(0)["table"]["solo"]["parts"]:
        parts[item["part"]] = parts.get(item["part"], 0) + item["credits"]
    return parts


def test_the_smuggler_gets_a_captain_and_no_hand() -> None:
    """[WS-10.1]"""
    story = WildSpaceStory(perihelion.new("wild-space", seats=1, seed=3))
    own = smuggler(story.table)
    assert len(own.crew) == 1 and own.crew[0].startswith("CA-")
    assert own.crew[0] != story.player(0).captain
    assert len(story.hand(0)) == 3 and not hasattr(own, "hand") and not hasattr(own, "token")


@pytest.mark.parametrize(("level", "classes"), [("easy", "11122"), ("medium", "11223"), ("hard", "12233")])
def test_the_level_says_which_hostile_planets_come(level: str, classes: str) -> None:
    """Five, as the level says, two of them face up.  [WS-10.2 WS-10.3]"""
    for seed in range(5):
        story = WildSpaceStory(perihelion.new("wild-space", seats=1, seed=seed, options={"level": level}))
        own = smuggler(story.table)
        (rules,) = [e for e in story.table.on.expansions if isinstance(e, Solo)]
        shown = [rules.hostile[planet].kind for planet in own.open]
        assert len(shown) == 2
        assert "".join(sorted(shown + own.to_come)) == classes


def test_there_are_four_hostile_planets_in_each_class() -> None:
    """[WS-10.14]"""
    kinds = [hostile.kind for hostile in Solo(content_for(("solo",))).hostile.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"1": 4, "2": 4, "3": 4}


def test_a_level_is_for_solo_alone() -> None:
    """[WS-10.3]"""
    with pytest.raises(perihelion.Refused) as why:
        perihelion.new("wild-space", seats=2, options={"level": "hard"})
    assert why.value.reason == "option-needs-other-seats"


def test_the_lot_decides_who_starts_and_both_have_ten_turns() -> None:
    """[WS-10.4]"""
    starters = set()
    for seed in range(12):
        game = perihelion.new("wild-space", seats=1, seed=seed)
        story = WildSpaceStory(game)
        starters.add(smuggler(story.table).starter)
        first = game.pending[0].prompt
        assert (first == "ws-smuggle") == (smuggler(story.table).starter == "smuggler")
        for _ in kit.walk(game, seed):
            pass
        mine = len(story.told("ws-landed")) + len(story.told("ws-explored")) + len(story.told("ws-passed"))
        its = len(story.told("ws-smuggler-landed")) + len(story.told("ws-smuggler-explored"))
        assert (mine, its) == (10, 10)
    assert starters == {"you", "smuggler"}


def test_landing_on_a_hostile_planet() -> None:
    """T16: discard the middle card, then take the new one.  [WS-10.5]"""
    story = alone(
        f"{HIS_TURN}\nhostile-open: HP-11 HP-21\nsmuggler: CA-OWL\n"
        "display: RO-01 RO-02 RO-03\ndeck: RO-04 RO-05"
    ).does("smuggle HP-11")
    assert story.table.discard == ["RO-02"]
    assert crew_of(story) == ["RO-04"]
    assert story.display == ["RO-01", "RO-05", "RO-03"]


def test_you_choose_one_of_the_open_planets_and_it_lands_or_explores() -> None:
    """[WS-10.5]"""
    story = alone(f"{HIS_TURN}\nhostile-open: HP-11+ HP-21\ndisplay: RO-01 RO-02 RO-03\ndeck: RO-04 RO-05")
    assert story.offered == ["smuggle HP-11", "smuggle HP-21"]
    story.does("smuggle HP-11")
    assert crew_of(story)[-1] == "RO-01"  # exploration: take left, discard right
    assert story.table.discard == ["RO-03"]


def test_an_explored_planet_is_set_aside_and_another_revealed() -> None:
    """T17.  [WS-10.6]"""
    story = alone(f"{HIS_TURN}\nhostile-open: HP-11+ HP-21\nto-come: 1 2 3\nclass: 3\nhostile: HP-31")
    story.does("smuggle HP-11")
    own = smuggler(story.table)
    assert own.aside == ["HP-11"] and own.open == ["HP-21", "HP-31"]
    assert len(own.to_come) == 2
    for seed in range(4):
        game = perihelion.new("wild-space", seats=1, seed=seed)
        for _ in kit.walk(game, seed):
            pass
        assert len(smuggler(game.state).aside) == 5  # type: ignore[arg-type]


def test_nothing_works_on_the_cards_it_takes() -> None:
    """Effects, medals and conditions do nothing.  [WS-10.10]"""
    story = alone(f"{HIS_TURN}\nhostile-open: HP-13 HP-21\ndisplay: SP-BEA-04 RO-02 RO-03\nhand 0: RO-05")
    story.does("smuggle HP-13")
    assert crew_of(story) == ["SP-BEA-04"]
    assert story.asked == "ws-turn"


def test_the_display_cannot_be_renewed_in_its_turn() -> None:
    """Display, deck and discard pile are shared.  [WS-10.13]"""
    story = alone(f"{HIS_TURN}\nhostile-open: HP-11 HP-21\nhand 0: RO-13").refuses("renew", "not-asked")
    assert story.offers("smuggle") == ["HP-11", "HP-21"]


def test_an_operation_on_an_empty_slot_does_nothing() -> None:
    """[WS-12.8 WS-10.5]"""
    from perihelion.games.wild_space.content import base_content

    rest = " ".join(card for card in base_content().deck if card not in ("RO-01", "RO-02"))
    story = alone(f"{HIS_TURN}\nhostile-open: HP-11 HP-21\nhand 0: {rest}\ndisplay: RO-01 - RO-02")
    story.does("smuggle HP-11")
    assert crew_of(story) == [] and story.table.discard == []


def test_its_score() -> None:
    """Animals, printed credits, and icons of the hostile planets used; no missions.  [WS-10.7]"""
    story = alone(
        """
        starter: you
        smuggler: CA-OWL SP-OWL-01 SP-OWL-02 EM-OWL-1 RO-01 RO-16
        hostile-open: HP-22 HP-12
        hostile-aside: HP-21
        """
    )
    assert credits_of(story) == {"ws-same-animals": 10, "ws-printed": 4 + 2, "ws-icon": 1}
    # HP-21: mechanics none, emissaries one


def test_its_captain_is_a_crew_card_but_no_veteran() -> None:
    """Its animal and its job count.  [WS-10.11]"""
    story = alone(
        "starter: you\nsmuggler: CA-OWL SP-OWL-03 SP-OWL-04\n"
        "hostile-aside: HP-23 HP-24\nhostile-open: HP-22 HP-12"
    )
    parts = story.game.view(0)["table"]["solo"]["parts"]
    icons = {
        (p["about"]["planet"], p["about"]["icon"]): p["credits"] for p in parts if p["part"] == "ws-icon"
    }
    assert icons[("HP-23", "scientist")] == 1  # the captain
    assert icons[("HP-24", "veteran")] == 2  # the two owls, not the captain
    assert credits_of(story)["ws-same-animals"] == 5


def test_equal_icons_each_pay_and_one_card_pays_for_several() -> None:
    """RO-12 is a robot, a scientist and a veteran.  [WS-10.12]"""
    story = alone(
        "starter: you\nsmuggler: CA-BEA RO-12\nhostile-aside: HP-23 HP-22 HP-24\nhostile-open: HP-31 HP-12"
    )
    # HP-23 scientist + robot, HP-22 programmer + veteran, HP-24 emissary + veteran
    assert credits_of(story)["ws-icon"] == 1 + 1 + 0 + 1 + 0 + 1


def test_you_win_only_with_more() -> None:
    """T19: a tie is a loss.  [WS-10.8]"""

    def finished(mine: str, its: str) -> perihelion.Result:
        aside = "hostile-aside: HP-11 HP-12 HP-13 HP-21 HP-22\nhostile-open:\nto-come:"
        lines = f"turn: 20\ncaptain 0: CA-BEA\ncrew 0: {mine}\nsmuggler: CA-LIZ {its}\nhand 0:\n{aside}"
        result = alone(lines).game.result
        assert result is not None
        return result

    equal = finished("RO-13", "RO-15")
    its = sum(item.credits for item in equal.rivals["smuggler"])
    assert (equal.scores, its, equal.winners, equal.ranks) == ([5], 6, [], [2])  # RO-15 and a botanist icon
    even = finished("RO-13 RO-18", "RO-15")
    assert (even.scores, even.winners) == ([6], [])
    more = finished("RO-13 RO-16", "RO-15")
    assert (more.scores, more.winners, more.ranks) == ([7], [0], [1])


def test_majorities_compare_you_with_the_smuggler_and_its_crew_turns_no_planet() -> None:
    """[WS-10.9]"""
    story = alone("starter: you\ncrew 0: EM-RHI-4 RO-13\nsmuggler: CA-BEA RO-14 RO-15 RO-16 RO-17\nhand 0:")
    assert story.mission(0, "EM-RHI-4") == 0
    story = alone("starter: you\ncrew 0: EM-RHI-4 RO-13\nsmuggler: CA-BEA SP-OWL-01\nhand 0:")
    assert story.mission(0, "EM-RHI-4") == 6
    story = alone(f"{HIS_TURN}\nsmuggler: CA-BEA RO-14 RO-15 RO-16 RO-17\nhostile-open: HP-11 HP-21\nhand 0:")
    story.does("smuggle HP-11")
    assert story.table.face_down == [3, 6, 9]


HOSTILE = Solo(content_for(("solo", "encounters"))).hostile


@pytest.mark.parametrize("planet", HOSTILE)
@pytest.mark.parametrize("landed", [False, True])
def test_every_hostile_planet_does_what_it_says(planet: str, landed: bool) -> None:
    """All operations from left to right on both displays.  [WS-10.5 WS-11B.7]"""
    mark = "+" if landed else ""
    display, coming = ["RO-01", "RO-02", "RO-03"], ["RO-04", "RO-05", "RO-06", "RO-07"]
    strange, next_ones = ["AL-01", "AL-02", "AL-03"], ["AL-10", "AL-11", "AL-12", "AL-13"]
    story = alone(
        f"option expansions: encounters\n{HIS_TURN}\nhostile-open: {planet}{mark}\n"
        f"display: {' '.join(display)}\ndeck: {' '.join(coming)}\n"
        f"aliens: {' '.join(strange)}\nalien: {' '.join(next_ones)}\nsmuggler: CE-OWL.front"
    ).does(f"smuggle {planet}")
    taken: list[str] = []
    gone: list[str] = []
    for verb, slot in HOSTILE[planet].exploration if landed else HOSTILE[planet].landing:
        cards, deck = (strange, next_ones) if verb.endswith("alien") else (display, coming)
        place = ("left", "middle", "right").index(slot)
        (taken if verb.startswith("take") else gone).append(cards[place])
        cards[place] = deck.pop(0)
    assert crew_of(story) == taken
    assert story.display == display
    assert [card for card in gone if card.startswith("RO")] == story.table.discard
    assert [card for card in gone if card.startswith("AL")] == aliens(story.table).discard
    assert len(story.told("ws-smuggler-discarded")) == len(gone)


def test_the_annex_shares_nothing_with_its_clone() -> None:
    own = Smuggler(["CA-OWL"], "you", ["HP-11"], [], [], ["1"])
    twin = own.clone()
    twin.crew.append("RO-01")
    assert own.crew == ["CA-OWL"]
    assert rules_for({"first": 0, "expansions": [], "level": "easy"}, 1).seats == 1
