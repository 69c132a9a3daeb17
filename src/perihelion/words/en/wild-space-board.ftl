# What the browser says at a table of Wild Space.

web-ws-chain = What this turn sets off
web-ws-chain-drew = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
web-ws-chain-explored = Exploring { $place }
web-ws-chain-landed = Landing on { $place }
web-ws-chain-none = Here you see what a turn sets off, card by card.
web-ws-chain-paid = { $count ->
    [one] 1 card given up
   *[other] { $count } cards given up
}
web-ws-chain-quartz = { $count } quartz gained
web-ws-chain-space = Space { $space } of the captain's track
web-ws-discard = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
web-ws-sheet-total = Credits in all
web-ws-sheet-ws-captain = Captain's track
web-ws-sheet-ws-icon = Icons of hostile planets
web-ws-sheet-ws-mission = Missions
web-ws-sheet-ws-printed = Credits on cards
web-ws-sheet-ws-quartz = Quartz
web-ws-sheet-ws-same-animals = Three or more of an animal
web-ws-sheet-ws-series = All six animals
web-ws-sheet-ws-smuggler-shuttles = Shuttles in the launch zone
web-ws-supply = Quartz supply: { $count }
web-ws-alien-deck = { $count ->
    [one] Alien deck, 1 card
   *[other] Alien deck, { $count } cards
}
web-ws-aliens = Aliens
web-ws-crew = Crew
web-ws-deck = { $count ->
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
}
web-ws-display = Display
web-ws-empty-hand = Your hand is empty.
web-ws-face-down = turns over for a crew of { $number }
web-ws-hand = Cards in hand
web-ws-nothing-yet = Nothing yet
web-ws-quartz = Quartz
web-ws-score = { $credits ->
    [one] 1 credit: show what it is made of
   *[other] { $credits } credits: show what they are made of
}
web-ws-shuttles = Shuttles left
web-ws-track = The captain's track
web-ws-turn = Turn { $turn } of { $turns }
web-ws-your-hand = Your hand
web-ws-new = new
web-ws-crew-of = crew of { $number }
web-ws-crew-of-whom = { $who }: { $count ->
    [one] a crew of 1
   *[other] a crew of { $count }
}, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}. Show this crew.
web-ws-aboard = The crew of { $who }
web-ws-shuttles-left = { $count ->
    [0] No shuttle left
    [one] 1 shuttle left
   *[other] { $count } shuttles left
}
web-ws-kind = { $kind ->
    [bear] bear
    [lizard] lizard
    [monkey] monkey
    [octopus] octopus
    [owl] owl
    [rhino] rhino
    [alien] alien
   *[robot] robot
}
web-ws-no-kind = no { web-ws-kind }

## What one is asked, after "whenever you are asked"

web-asked-ws-turn = which shuttle to use on your turn
web-asked-ws-meet = which condition of a sector you meet
web-asked-ws-pay-discard = which card you discard for an effect
web-asked-ws-pay-remove_crew = which card of your crew you remove for an effect
web-asked-ws-action = which action you choose
web-asked-ws-draw = which card you draw
web-asked-ws-play = which card you play from your hand
web-asked-ws-take = which card you take and play at once
web-asked-ws-renew = which card you discard for a new display
web-asked-ws-end = whether you end your turn
web-asked-ws-smuggle = which hostile planet the Smuggler uses
web-asked-ws-land = where the shuttle you launched lands
web-asked-ws-advance = whether you advance your veteran token
web-asked-ws-scout = whether you draw the cards an effect offers
web-asked-ws-discard = which card you discard from your hand
web-asked-ws-side = which side of your captain you play
