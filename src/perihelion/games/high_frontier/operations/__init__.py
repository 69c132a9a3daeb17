"""What a player does in a turn besides moving, and what it brings."""
