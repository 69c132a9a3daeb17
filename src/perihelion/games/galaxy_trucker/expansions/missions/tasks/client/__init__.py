"""Escort Mission: a client flies along by rules of his own; what he brings home is shared."""
