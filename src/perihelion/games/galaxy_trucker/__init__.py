"""Galaxy Trucker, by Vlaada Chvátil: build a ship of sewer pipes against the clock, and fly what holds."""
