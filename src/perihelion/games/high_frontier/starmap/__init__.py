"""The map: to fly on, named, surveyed and drawn."""
