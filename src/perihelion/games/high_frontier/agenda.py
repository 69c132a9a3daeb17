"""The steps of the agenda in the course of High Frontier: who is asked or what is done, and what about."""

from perihelion.engine.agenda import Step, steps_in

TAKE_TURN = Step("take_turn", "seat")
BID = Step("bid", "seat")
SETTLE_TIE = Step("settle_tie", "seat")
BOOST_MORE = Step("boost_more", "seat")
PROSPECT_SITE = Step("prospect_site", "seat", "card", "flag")
PROSPECT_ROAD = Step("prospect_road", "seat", "card")
GIVE_REFINERY = Step("give_refinery", "seat", "site")
GIVE_ROBONAUT = Step("give_robonaut", "seat", "site", "card")
CHOOSE_LETTER = Step("choose_letter", "seat", "site")
CHOOSE_PRODUCT = Step("choose_product", "seat", "letter")
TURN_WHITE = Step("turn_white", "seat", "letter", "card")
BUILD = Step("build", "seat", "card")
RECEIVE_POWER = Step("receive_power", "seat")
CHOOSE_ENGINE = Step("choose_engine", "seat")
FLY = Step("fly", "seat", "slot")
CRUISE = Step("cruise", "seat")
BRAVE = Step("brave", "seat")

STEPS = steps_in([*globals().values()])
