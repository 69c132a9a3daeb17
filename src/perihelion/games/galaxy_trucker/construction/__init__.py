"""Building: commands, the hourglass, the check of the ships, and what comes before the launch."""
