"""Why a move a player would expect is not allowed."""

from perihelion.engine.refused import Reason

FACE_DOWN = Reason("ws-face-down", "WS-5.2")
CREW_TOO_SMALL = Reason("ws-crew-too-small", "WS-5.2")
OWN_SHUTTLE_THERE = Reason("ws-own-shuttle-there", "WS-5.2")
CONDITION_UNMET = Reason("ws-condition-unmet", "WS-5.2")
NO_SHUTTLE_LEFT = Reason("ws-no-shuttle-left", "WS-5.4")
ALREADY_EXPLORED = Reason("ws-already-explored", "WS-5.3")
MUST_USE_SHUTTLE = Reason("ws-must-use-shuttle", "WS-5.8")
DOES_NOT_FIT = Reason("ws-does-not-fit", "WS-7.3")
DOES_NOT_PAY = Reason("ws-does-not-pay", "WS-7.4")
TOO_FEW_TO_PAY = Reason("ws-too-few-to-pay", "WS-7.4")
CAPTAIN_STAYS = Reason("ws-captain-stays", "WS-12.4")
CARD_ITSELF_STAYS = Reason("ws-card-itself-stays", "WS-12.4")
SLOT_EMPTY = Reason("ws-slot-empty", "WS-12.8")
DECK_EMPTY = Reason("ws-deck-empty", "WS-12.8")
DRAW_IN_FULL = Reason("ws-draw-in-full", "WS-12.20")
HAND_EMPTY = Reason("ws-hand-empty", "WS-6.4")
NEEDED_TO_PAY = Reason("ws-needed-to-pay", "WS-6.4")
MUST_PAY_TO_LAND = Reason("ws-must-pay", "WS-5.2")
MUST_FINISH_PAYING = Reason("ws-must-pay", "WS-7.5")
