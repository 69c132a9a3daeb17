"""Why a move a player would expect is not allowed."""

from perihelion.engine.refused import Reason

# The turn.
NO_OPERATION_LEFT = Reason("hf-no-operation-left", "HF-4.0")
MOVES_ARE_OVER = Reason("hf-moves-are-over", "HF-4.0")
MOVED_ALREADY = Reason("hf-moved-already", "HF-4.0")
TURN_BEGUN = Reason("hf-turn-begun", "HF-7.3A")
TOO_FEW_TO_END = Reason("hf-too-few-to-end", "HF-7.3A")
LONG_ENOUGH = Reason("hf-long-enough", "HF-2.7B.2")
TOO_LITTLE_WATER = Reason("hf-too-little-water", "HF-2.4B")

# Stacks and pieces.
TOO_HEAVY = Reason("hf-too-heavy", "HF-5.4B")
ROCKET_ELSEWHERE = Reason("hf-rocket-elsewhere", "HF-2.7B.1")
OUTPOST_ELSEWHERE = Reason("hf-outpost-elsewhere", "HF-2.7B.1")
FREIGHTER_IN_USE = Reason("hf-freighter-in-use", "HF-5.8")
NO_DISK = Reason("hf-no-disk", "HF-3.1B")
NO_CUBE = Reason("hf-no-cube", "HF-3.1B")
PIECES_LEFT = Reason("hf-pieces-left", "HF-3.1B")
TANKS_FULL = Reason("hf-tanks-full", "HF-5.5A")
CREW_STAYS = Reason("hf-crew-stays", "HF-6.7B")
CREW_NOT_IN_HAND = Reason("hf-crew-not-in-hand", "HF-6.7B")

# Research and market.
DECK_EMPTY = Reason("hf-deck-empty", "HF-5.2.4")
HAND_TOO_LARGE = Reason("hf-hand-too-large", "HF-5.2A")
BID_TOO_LOW = Reason("hf-bid-too-low", "HF-5.2.2")
BID_TWICE = Reason("hf-bid-twice", "HF-5.2.6")
BID_TOO_HIGH = Reason("hf-bid-too-high", "HF-5.2.4")
CREW_NOT_SOLD = Reason("hf-crew-not-sold", "HF-2.6B")
BLACK_NOT_AT_LEO = Reason("hf-black-not-at-leo", "HF-5.3")

# Boost.
BLACK_NOT_BOOSTED = Reason("hf-black-not-boosted", "HF-5.4.1")

# Refuelling.
TOO_DRY = Reason("hf-too-dry", "HF-5.5A")
NO_FACTORY = Reason("hf-no-factory", "HF-5.5B")
FELONY = Reason("hf-felony", "HF-2.3B.4")
DEFENDED = Reason("hf-defended", "HF-2.3B.4")

# Prospecting.
NOTHING_TO_PROSPECT = Reason("hf-nothing-to-prospect", "HF-5.6A")
SITE_TOO_DRY = Reason("hf-site-too-dry", "HF-5.6A")
PROSPECTED_BEFORE = Reason("hf-prospected-before", "HF-5.6A")

# Industry.
NO_REFINERY = Reason("hf-no-refinery", "HF-5.7")
NO_ROBONAUT = Reason("hf-no-robonaut", "HF-5.7")
FACTORY_STANDS = Reason("hf-factory-stands", "HF-5.7A")
NO_FACTORY_OF_LETTER = Reason("hf-no-factory-of-letter", "HF-5.7D")
TOO_MANY_PRODUCTS = Reason("hf-too-many-products", "HF-5.7D")
NOT_BLACK = Reason("hf-not-black", "HF-5.8")
NO_PLACE_TO_BUILD = Reason("hf-no-place-to-build", "HF-5.8")

# Squatting, ventures.
CUBE_STANDS = Reason("hf-cube-stands", "HF-6.4B")
NO_CREW = Reason("hf-no-crew", "HF-6.4B")
VENTURE_TAKEN = Reason("hf-venture-taken", "HF-7.2")
TOO_FEW_CLAIMS = Reason("hf-too-few-claims", "HF-7.2")

# Flight.
NOTHING_DRIVES = Reason("hf-nothing-drives", "HF-6.1B")
TOO_WEAK = Reason("hf-too-weak", "HF-6.1B")
NO_AFTERBURN_FUEL = Reason("hf-no-afterburn-fuel", "HF-6.1A.5")
NO_LIFT_OFF_FUEL = Reason("hf-no-lift-off-fuel", "HF-6.4D")
NO_HOP_FUEL = Reason("hf-no-hop-fuel", "HF-6.4D")
NO_REVERSING = Reason("hf-no-reversing", "HF-6.2A")
NO_BURNS_LEFT = Reason("hf-no-burns-left", "HF-6.2A")
NO_BURN_FUEL = Reason("hf-no-burn-fuel", "HF-6.2B")
NO_LANDING_FUEL = Reason("hf-no-landing-fuel", "HF-6.4C")
DRIFTING = Reason("hf-drifting", "HF-6.1B")
AGAINST_THE_ARROWS = Reason("hf-against-the-arrows", "HF-6.4D")
NO_ELEVATOR = Reason("hf-no-elevator", "HF-7.2")
THRUSTER_IN_USE = Reason("hf-thruster-in-use", "HF-6.7D")
CIRCLING = Reason("hf-circling", "HF-6.2A")
FREIGHTER_STUCK = Reason("hf-freighter-stuck", "HF-6.6")
FREIGHTER_AEROBRAKE = Reason("hf-freighter-aerobrake", "HF-6.6")
FREIGHTER_LANDING = Reason("hf-freighter-landing", "HF-6.6")
