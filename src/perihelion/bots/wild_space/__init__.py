"""How bots judge Wild Space."""
