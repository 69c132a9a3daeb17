"""The expansion as printed: supports, advanced manoeuvres, combat, sunspots and events, space government."""
