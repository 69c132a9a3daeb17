"""Why a move a player would expect is not allowed, with the expansion."""

from perihelion.engine.refused import Reason

NO_SUPPORT = Reason("hf-no-support", "HF-8.2")
OVERHEATS = Reason("hf-overheats", "HF-8.2A")
NOT_OPEN = Reason("hf-not-open", "HF-8.5C")
EVENT_FIRST = Reason("hf-event-first", "HF-8.5B")
NO_MARKET = Reason("hf-no-market", "HF-8.6")
NO_INCOME = Reason("hf-no-income", "HF-8.6")
NO_RESEARCH = Reason("hf-no-research", "HF-8.6")
NOBODY_RICHER = Reason("hf-nobody-richer", "HF-8.6")
NO_WEAPON = Reason("hf-no-weapon", "HF-8.4")
FOUGHT_ALREADY = Reason("hf-fought-already", "HF-8.3F")
NOT_BURNT = Reason("hf-not-burnt", "HF-8.3E")
KEEPS_IT_RUNNING = Reason("hf-keeps-it-running", "HF-8.2")
