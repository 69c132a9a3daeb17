"""Craft under way: thrust, fuel, hazards, and the laws that game and planner share."""
