"""Giving up, by choice and by force."""

from trucker import PLAIN, flight

GOODS = PLAIN.replace("h c", "h s:r").replace("b h", "c:b h")


def test_by_choice_between_two_cards_and_at_no_other_time() -> None:
    """[GT-20.1]"""
    story = flight(PLAIN, PLAIN, lines="deck: PLANETS-I-1")
    assert [str(move) for move in story.game.pending[1].moves] == ["ready", "give-up"]
    story.all_ready(1)
    assert story.heard("gt-gave-up") == [(1, {"why": "choice"})]
    assert story.who == 0
    story.refuses("give-up", "not-asked")


def test_all_say_at_once_whether_they_go_on() -> None:
    """What one says is not known to the others before all have said it.  [GT-20.1 GT-26.12]"""
    story = flight(PLAIN, PLAIN)
    story.game.play(0, "give-up")
    assert story.days == {0: 0, 1: -2}
    assert story.game.view(1)["locked"] == [0]


def test_the_price_of_giving_up_is_told_before() -> None:
    """The leader: 4 for the place, 3 instead of 5 for goods; the other: 3, and 2 for looks.

    [GT-20.6 GT-20.7]
    """
    story = flight(GOODS, PLAIN)
    told = [story.game.rules.brings(story.gt, story.game.pending[seat]) for seat in (0, 1)]
    assert told == [{"give-up": {"forgone": -4 + 3 - 5}}, {"give-up": {"forgone": -3 - 2}}]


def test_without_humans_when_the_card_is_done() -> None:
    """Slavers took them all; the prize of the next card goes to somebody else.  [GT-20.2]"""
    lonely = """
    . . - . .
    . - - - .
    - - @ c -
    - - e - -
    - - . - -
    """
    story = flight(lonely, PLAIN, card="SLAVERS-I", days=(5, 0))
    assert 0 in story.days
    story.does("dismiss 7.6", "dismiss 7.6", "dismiss 8.7")
    assert story.heard("gt-gave-up") == [(0, {"why": "no-human"})]
    assert story.days == {1: 0}


def test_lapped_when_the_card_is_done() -> None:
    """[GT-10.7 GT-20.3]"""
    story = flight(PLAIN, PLAIN, card="OPEN-SPACE-I-1", days=(40, 1))
    assert story.days == {0: 42, 1: 3}
    story = flight(PLAIN, PLAIN, card="PLANETS-I-3", days=(40, 1)).does("pass", "land 2", "done")
    assert story.heard("gt-gave-up") == [(1, {"why": "lapped"})]
    assert story.days == {0: 40}


def test_a_lap_made_good_before_the_card_is_done_does_not_count() -> None:
    """The leader is 41 ahead for a moment; the other moves next.  [GT-20.3]"""
    fast = """
    . . - . .
    . - - - .
    - h @ h -
    - e e e -
    - - . - -
    """
    story = flight(PLAIN, fast, card="OPEN-SPACE-I-1", days=(39, 0))
    assert [(seat, moved["place"]) for seat, moved in story.heard("gt-moved")] == [(0, 41), (1, 4)]
    assert story.flight.gave_up == []


def test_no_engine_in_open_space_at_the_own_move() -> None:
    """[GT-20.4]"""
    story = flight(PLAIN.replace("e", "x"), PLAIN, card="OPEN-SPACE-I-1", days=(5, 0))
    kinds = [(event.kind, event.seat) for event in story.game.events(None)]
    assert kinds.index(("gt-gave-up", 0)) < kinds.index(("gt-moved", 1))


def test_later_cards_do_not_concern_him() -> None:
    """[GT-20.5]"""
    story = flight(PLAIN, PLAIN, days=(5, 0), lines="deck: PLANETS-I-1").all_ready(0)
    assert story.days == {1: 0}
    assert story.who == 1


def test_no_bonus_for_who_gave_up() -> None:
    """Neither for arriving nor for looks; the next one is first.  [GT-20.6 GT-21.3]"""
    story = flight(PLAIN, PLAIN, days=(5, 0), last=True, lines="deck: STARDUST-I").all_ready(0)
    assert story.game.over
    assert story.bill(0) == {}
    assert story.bill(1) == {"arrival": 4, "looks": 2}


def test_goods_at_half_price_rounded_up() -> None:
    """Red and blue are worth five together; credits of the flight are kept.  [GT-20.7 GT-25.11]"""
    lines = "deck: STARDUST-I\nbill 0: I/card/4/GT-16.2/ABANDONED-SHIP-I-1"
    story = flight(GOODS, PLAIN, last=True, lines=lines).all_ready(0)
    assert story.bill(0) == {"card": 4, "half-price": 3}
    arrived = flight(GOODS, PLAIN, last=True, lines=lines).all_ready()
    assert arrived.bill(0)["goods"] == 5


def test_losses_are_paid_as_usual() -> None:
    """[GT-20.8]"""
    story = flight(GOODS, PLAIN, last=True, lines="deck: STARDUST-I\nlost 0: ST-01 ST-02").all_ready(0)
    assert story.bill(0) == {"half-price": 3, "lost": -2}


def test_the_last_one_flies_on_alone() -> None:
    """[GT-20.9]"""
    story = flight(PLAIN, PLAIN, PLAIN, lines="deck: PLANETS-I-1").all_ready(0, 2)
    assert story.flight.card == "PLANETS-I-1"
    assert story.who == 1
