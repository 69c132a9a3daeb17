"""The engine: decisions, driver, chance, events, views, undo, records. It knows no game."""
