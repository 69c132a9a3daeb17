"""The text client: a whole game in a terminal, by plain lines that a screen reader can follow."""
