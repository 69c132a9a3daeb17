"""The expansions of Galaxy Trucker, each part in its own module or package, and where they meet."""
