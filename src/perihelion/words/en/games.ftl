# The games by name, and how true each is to the printed one.

title-wild-space = Wild Space
ws-provenance = The game runs as published; most card faces are our own reconstructions, true to everything known.
title-galaxy-trucker = Galaxy Trucker
gt-provenance = Tiles, cards and boards are the printed ones; where the sources are silent the rules say what we decided.
title-high-frontier = High Frontier
hf-provenance = Most figures of the cards are those of a later edition, map and rocket diagram our reconstruction; every piece says how sure it is.

## What several games say

group-move = Moves
group-operation = Operations
group-free = At any time
group-dangerous = For good
choice-no = no
choice-yes = yes
ws-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
