"""Players that choose by themselves; they sit on a Chair, never at the game."""
