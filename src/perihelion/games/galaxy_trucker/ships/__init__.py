"""Ships and their boards: what they are made of, what they can do, how they are written, drawn and judged."""
