"""The scenarios; each wraps the base rules at named points."""
