"""The route planner."""
