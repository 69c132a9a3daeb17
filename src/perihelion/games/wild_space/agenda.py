"""The steps of the agenda in the course of Wild Space: who is asked or what is done, and what about."""

from perihelion.engine.agenda import Step, steps_in

DEAL_HANDS = Step("deal_hands")
TAKE_TURN = Step("take_turn", "seat")
MEET_CONDITION = Step("meet_condition", "seat", "sector")
PAY_LANDING = Step("pay_landing", "seat", "condition", "count")
CHOOSE_ACTION = Step("choose_action", "seat", "place")
END_TURN = Step("end_turn", "seat")
DRAW = Step("draw", "seat", "effect", "count", "flag")
RENEW = Step("renew", "seat", "owed", "number")
USE_EFFECT = Step("use_effect", "seat", "effect")
PAY_EFFECT = Step("pay_effect", "seat", "effect", "count")
DO_PART = Step("do_part", "seat", "effect")
PLAY = Step("play", "seat", "effect", "count")
TAKE_AND_PLAY = Step("take_and_play", "seat", "effect", "count")

STEPS = steps_in([*globals().values()])
