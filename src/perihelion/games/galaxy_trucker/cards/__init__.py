"""The adventure cards: one module per family. A card's type is the name of its rule in the book."""
