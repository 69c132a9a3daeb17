### What the browser says of supercards.

## What one is asked, after "whenever you are asked"

web-asked-gt-resist = how you resist a Black Hole
web-asked-gt-dust = what Nanobot Dust takes
web-asked-gt-melt = which batteries melt
web-asked-gt-leak = who is lost beside an empty battery
web-asked-gt-spare = who is spared by a plague
web-asked-gt-dodge = whether you move aside for Robopolice
web-asked-gt-veer = whether a thruster moves you aside
