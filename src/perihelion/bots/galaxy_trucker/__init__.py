"""How bots find their way in Galaxy Trucker."""
