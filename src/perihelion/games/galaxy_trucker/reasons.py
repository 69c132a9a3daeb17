"""Why a move a player would expect is not allowed."""

from perihelion.engine.refused import Reason

# Building.
HEAP_EMPTY = Reason("gt-heap-empty", "GT-4.2")
NOT_FACE_UP = Reason("gt-not-face-up", "GT-4.4", who=None)
HAND_FULL = Reason("gt-hand-full", "GT-4.1")
HAND_EMPTY = Reason("gt-hand-empty", "GT-4.3")
FIXED = Reason("gt-fixed", "GT-4.6")
ASIDE_FULL = Reason("gt-aside-full", "GT-4.7")
STAYS_ASIDE = Reason("gt-stays-aside", "GT-4.7")
SQUARE_TAKEN = Reason("gt-square-taken", "GT-5.1")
NO_SQUARE = Reason("gt-no-square", "GT-5.1")
NOT_JOINED = Reason("gt-not-joined", "GT-5.2")
CONNECTORS_CLASH = Reason("gt-connectors-clash", "GT-5.3")
ENGINE_TURNED = Reason("gt-engine-turned", "GT-5.5")
EXHAUST_BLOCKED = Reason("gt-exhaust-blocked", "GT-5.5")
MUZZLE_BLOCKED = Reason("gt-muzzle-blocked", "GT-5.6")
NOTHING_ATTACHED = Reason("gt-nothing-attached", "GT-6.1")
PILE_AWAY = Reason("gt-pile-away", "GT-6.2")
LOOKING = Reason("gt-looking", "GT-6.2")
SAND_RUNS = Reason("gt-sand-runs", "GT-7.4")
HOURGLASS_WAITS = Reason("gt-hourglass-waits", "GT-7.9")
LAST_FLIP = Reason("gt-last-flip", "GT-7.3")
NO_MORE_FLIPS = Reason("gt-no-more-flips", "GT-7.1")
NUMBER_TAKEN = Reason("gt-number-taken", "GT-7.6")
FINISHED = Reason("gt-finished", "GT-7.6")
LONG_ENOUGH = Reason("gt-long-enough", "GT-7.2")
TILE_IN_HAND = Reason("gt-tile-in-hand", "GT-7.6")

# Check and launch.
NO_CABIN = Reason("gt-no-cabin", "GT-8.5")
NO_SUPPORT = Reason("gt-no-support", "GT-9.3")
ALIEN_ABOARD = Reason("gt-alien-aboard", "GT-9.4")

# Flight.
HOLD_FULL = Reason("gt-hold-full", "GT-12.2")
NOT_SPECIAL = Reason("gt-not-special", "GT-12.2")
LOADING_BEGUN = Reason("gt-loading-begun", "GT-12.3")
PLANET_TAKEN = Reason("gt-planet-taken", "GT-16.1")
NO_CABIN_LEFT = Reason("gt-no-cabin", "GT-15.3")
