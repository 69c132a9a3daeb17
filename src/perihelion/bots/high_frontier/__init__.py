"""How bots find their way in High Frontier."""
