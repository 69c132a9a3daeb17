"""Beverage Run: a bottle is given up when a supercard comes, and its owner is spared it."""

from __future__ import annotations

from missions import BARE, on, paid

import perihelion
from perihelion.games.galaxy_trucker.expansions.missions.annex import task

BAR = BARE.replace("h -", "h f")


def test_whoever_opens_a_bottle_is_spared_the_card() -> None:
    """The leader decides first; the other meets the dust alone.  [MI-2.6 MI-2.6.2 MI-2.6.3]"""
    story = on("beverage-run", BAR, BAR, card="THICK-STARDUST")
    assert story.asked == "gt-open" and story.who == 0
    (move,) = (move for move in story.offered if move.startswith("open"))
    assert story.brings[move] == {"tiles": -1}
    story.does(move)
    assert story.who == 1
    days = story.days[0]
    story.does("pass")
    assert [seat for seat, _ in story.heard("gt-moved")] == [1] and days == 0
    assert paid(story) == {} and paid(story, 1) == {"mission-tiles": 8}
    assert "FRAGILE" in story.gt.players[0].lost[0] and story.bill()["lost"] == -1


def test_what_a_bottle_held_falls_off_and_nothing_breaks() -> None:
    """It is given up: the fragile tile beside it stays, what hung on it does not.  [MI-2.6.2 MI-5.6]"""
    long = BARE.replace("- - @ h -", "f f @ - -").replace(". - - - .", ". f x - .")
    story = on("beverage-run", long, card="PLAGUE")
    story.does("open 6.7")
    squares = set(story.ship(0).parts)
    assert "6.7" not in squares and "5.7" not in squares and "6.6" in squares
    assert [data["squares"] for _, data in story.heard("gt-fell-off")] == [["5.7"]]
    assert [data["squares"] for _, data in story.heard("gt-given-up-tiles")] == [["6.7"]]


def test_a_card_that_everybody_sits_out_is_over() -> None:
    """[MI-2.6.4]"""
    story = on("beverage-run", BAR, BAR, card="THICK-STARDUST")
    story.does("open 9.7").does("open 9.7")
    assert story.heard("gt-moved") == [] and story.heard("gt-no-effect") == [(None, {})]


def test_a_tactical_zone_with_one_player_left_does_nothing() -> None:
    """M45: all but one open a bottle.  [MI-2.6 MI-11.9 MI-11.13]"""
    story = on("beverage-run", BAR, BAR, BAR, card="TACTICAL-ZONE-1")
    story.does("open 9.7").does("open 9.7").does("pass")
    assert len(story.heard("gt-no-effect")) == 1 and story.game.over


def test_without_a_bottle_nobody_is_asked() -> None:
    """Nor at an ordinary card.  [MI-2.6]"""
    assert on("beverage-run", BARE, card="THICK-STARDUST").heard("gt-opened") == []
    assert on("beverage-run", BAR).heard("gt-opened") == []


def test_who_sits_out_is_told_in_a_position() -> None:
    """Within the card it is known who is absent."""
    story = on("beverage-run", BAR, BAR, card="THICK-STARDUST")
    story.does("open 9.7")
    again = perihelion.from_position("galaxy-trucker", story.game.position())
    assert task(story.gt).sitting == [0] and again.position() == story.game.position()
