"""The server: tables, seats, live and slow play, nothing lost. One module per noun a user would say."""
