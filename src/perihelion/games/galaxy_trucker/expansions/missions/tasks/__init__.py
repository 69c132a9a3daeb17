"""What single missions ask for: set-up, rules, rewards and penalties; listing.py puts them together."""
