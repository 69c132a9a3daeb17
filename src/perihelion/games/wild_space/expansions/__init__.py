"""The expansions and the solo game; each wraps the base rules at named points."""
