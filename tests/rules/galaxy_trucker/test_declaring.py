"""Strength: engines, cannons, aliens, and the batteries that are paid."""

from trucker import flight

ENGINES = """
. . - . .
. - m - .
- B h x -
- E e E -
- - . - -
"""
DOUBLES = """
. . - . .
. - - - .
b x @ x b
- E E E -
- - . - -
"""
GUNS = """
. . D . .
. C< h D> .
b h @ - -
- - e - -
- - . - -
"""


def test_single_engines_count_and_double_ones_when_paid() -> None:
    """[GT-11.1 GT-11.4 GT-11.8]"""
    story = flight(DOUBLES.replace("E E E", "E e E"), card="OPEN-SPACE-I-1", days=(0,))
    assert story.asked == "gt-power"
    assert story.question.about == {"what": "engines", "strength": 1}
    assert story.offers("power") == ["6.8", "8.8"]
    story.does("power 6.8", "drain 5.7")
    assert story.question.about["strength"] == 3
    story.does("power 8.8", "drain 5.7")
    assert story.days == {0: 5}
    assert story.ship().batteries == {"9.7": 2}


def test_the_owner_picks_the_battery() -> None:
    """Which tile it comes from is asked only where there are several.  [GT-11.8 GT-11.9]"""
    story = flight(DOUBLES, card="OPEN-SPACE-I-1", days=(0,)).does("power 7.8")
    assert story.asked == "gt-battery"
    assert story.offered == ["drain 5.7", "drain 9.7"]
    story.does("drain 9.7")
    assert story.ship().batteries == {"5.7": 2, "9.7": 1}
    alone = flight(DOUBLES.replace("x b", "x x"), card="OPEN-SPACE-I-1", days=(0,)).does("power 7.8")
    assert alone.asked == "gt-power"
    assert alone.ship().batteries == {"5.7": 1}


def test_a_battery_serves_one_engine_for_one_declaration() -> None:
    """Without batteries left the rest stays off, and the next card begins anew.  [GT-11.8]"""
    story = flight(DOUBLES.replace("x b", "x b:0"), card="OPEN-SPACE-I-1", days=(0,), lines=TWO_SPACES)
    story.does("power 6.8", "power 7.8")
    assert story.days == {0: 4}
    story.all_ready()
    assert story.game.over
    assert story.heard("gt-gave-up") == [(0, {"why": "no-engine"})]


TWO_SPACES = "pile 1: SLAVERS-I OPEN-SPACE-I-1 OPEN-SPACE-I-2"


def test_cannons_count_in_full_to_the_front_and_by_half_elsewhere() -> None:
    """[GT-11.2 GT-11.3 GT-25.1]"""
    story = flight(GUNS, card="PIRATES-I", days=(0,))
    assert story.question.about == {"what": "cannons", "strength": 0.5}
    story.does("power 8.6")
    assert story.question.about["strength"] == 1.5
    story.does("power 7.5")
    assert story.heard("gt-declared") == [(0, {"what": "cannons", "strength": 3.5})]


def test_cannons_to_the_rear_count_by_half() -> None:
    """[GT-11.2]"""
    rear = """
    . . - . .
    . - - - .
    - - @ h -
    - Cv - Dv -
    - - . - -
    """
    story = flight(rear.replace("- - @", "- x @").replace("h -", "x b"), card="PIRATES-I", days=(0,))
    assert story.question.about["strength"] == 0.5
    story.does("power 8.8")
    assert story.heard("gt-declared")[0][1]["strength"] == 1.5


def test_halves_are_never_rounded() -> None:
    """Four and a half beats the smugglers' four.  [GT-11.3]"""
    ship = """
    . . C . .
    . C x C .
    C x @ x C>
    - - e - -
    - - . - -
    """
    story = flight(ship, card="SMUGGLERS-I", days=(0,))
    assert story.heard("gt-declared")[0][1]["strength"] == 4.5
    assert story.asked == "gt-claim"


def test_single_tiles_and_aliens_always_count() -> None:
    """Only double ones are asked about.  [GT-11.4]"""
    story = flight(BROWN, card="OPEN-SPACE-I-1", days=(0,))
    assert story.days == {0: 3}


BROWN = """
. . - . .
. - - - .
- h:brown @ - -
- m e - -
- - . - -
"""


def test_an_alien_adds_two_to_its_own_strength() -> None:
    """The brown one helps engines, the purple one cannons.  [GT-11.5]"""
    assert flight(BROWN, card="OPEN-SPACE-I-1", days=(0,)).days == {0: 3}
    purple = BROWN.replace("brown", "purple").replace("m e", "n e")
    assert flight(purple, card="OPEN-SPACE-I-1", days=(0,)).days == {0: 1}


def test_an_alien_adds_nothing_to_nothing() -> None:
    """Only unpaid double engines: the ship has no strength at all.  [GT-11.5 GT-11.6]"""
    ship = BROWN.replace("m e", "m E").replace("@ - -", "@ b -")
    story = flight(ship, card="OPEN-SPACE-I-1", days=(0,)).does("done")
    assert story.heard("gt-declared") == [(0, {"what": "engines", "strength": 0})]
    paid = flight(ship, card="OPEN-SPACE-I-1", days=(0,)).does("power 7.8")
    assert paid.days == {0: 4}


def test_half_a_cannon_is_enough_for_the_purple_alien() -> None:
    """[GT-11.7 GT-25.2]"""
    ship = """
    . . - . .
    . - - - .
    - h:purple @ C> -
    - n e - -
    - - . - -
    """
    story = flight(ship, card="PIRATES-I", days=(0,), dice=(1, 1) * 3)
    assert story.heard("gt-declared") == [(0, {"what": "cannons", "strength": 2.5})]


def test_the_crew_is_humans_and_aliens() -> None:
    """[GT-11.10]"""
    story = flight(BROWN, card="ABANDONED-SHIP-I-1", days=(0,))
    assert story.ship().crew_count == 3
    assert story.asked == "gt-visit"
