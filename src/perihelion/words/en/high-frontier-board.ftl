# What the browser says at a table of High Frontier.

web-hf-articles = {""}
web-hf-auction = Up for auction
web-hf-purse = { $who }: { $water } WT
web-hf-decks = Patent decks
web-hf-everything = Whole map
web-hf-factions = Factions
web-hf-failed = Prospected in vain: nobody can claim it any more.
web-hf-farther = Farther away
web-hf-filter = Show sites
web-hf-filter-all = All
web-hf-filter-free = Unclaimed
web-hf-filter-reach = In reach
web-hf-filter-science = Science
web-hf-filter-water = Wet
web-hf-find = Find a site
web-hf-fuel = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of fuel ({ $tanks ->
    [one] { $tanks } full tank
   *[other] { $tanks } full tanks
}), dry mass { $dry }
web-hf-cursor = { $here }: { $about }. Lines lead to { $beside }.
web-hf-globe = { $globe ->
    [Earth] Earth, LEO
   *[other] { $globe }
}
web-hf-hand = { $count ->
    [0] Hand: empty
   *[other] Hand: { $count }
}
web-hf-honours = Glory and ventures
web-hf-label = { $label ->
    [thrust] thrust
    [fuel] fuel
    [mass] mass
    [isru] ISRU
    [afterburn] afterburn
    [solar] solar
    [power] power
    [sail] sail
    [industry] industry
    [rad] rad
    [light] light
    [heavy] heavy
    [needs] needs
    [gives] gives
    [push] push
    [raygun] raygun
    [buggy] buggy
   *[missile] missile
}
web-hf-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-hf-look = Look at the map
web-hf-map = Map of the solar system
web-hf-nearer = Nearer
web-hf-no-card = No card left
web-hf-own-craft = My craft
web-hf-pieces = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} and { $disks ->
    [one] { $disks } disk
   *[other] { $disks } disks
} left
web-hf-place = What is known of a place
web-hf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-hf-prospecting = { $able ->
    [yes] { $card } (ISRU { $isru }) can prospect it: success in { $odds } % of cases.
    [no] Prospecting needs ISRU { $need ->
        [0] 0
       *[other] { $need } or lower
    }; the best in your rocket is { $isru } ({ $card }).
   *[none] Prospecting needs ISRU { $need ->
        [0] 0
       *[other] { $need } or lower
    }, and succeeds in { $odds } % of cases.
}
web-hf-deal-kind = { $what ->
    [water] Water from the depot
    [claim] A claim
    [factory] A factory
    [card] A card at LEO
    [hand] A card of the hand, one for one
    [cargo] A card out of the rocket
    [fuel] Fuel out of the rocket
    [beam] Beamed power for one move
    [leave] Leave to draw water
    [passage] Passage
   *[promise] A promise
}
web-hf-read = Read { $card }
web-hf-route-find = { $slot ->
    [freighter] Routes of my freighter
   *[rocket] Routes of my rocket
}
web-hf-route-fly = { $when ->
    [first] Fly the first turn
    [next] Fly the next turn
   *[on] Fly on
}
web-hf-route-lapsed = The plan does not fit any more: look for routes again.
web-hf-route-refuel = mining water on the way
web-hf-routes = Routes
web-hf-serves = { $kind ->
    [raygun] prospects every airless site next to it
    [buggy] prospects twice, or a whole road of sites
    [missile] may be the thruster of its rocket
    [nothing] nothing
    [itself] its own
   *[refinery] with a robonaut it becomes a factory
}
web-hf-sheet-hf-claim = Claims
web-hf-sheet-hf-cubes = Cubes
web-hf-sheet-hf-factory = Factories by their tracks
web-hf-sheet-hf-science = Claims on science sites
web-hf-sheet-hf-venture = Ventures
web-hf-sheet-hf-glory = Glory
web-hf-sheet-hf-mission = Return to the Moon
web-hf-sheet-hf-politics = Politics
web-hf-sheet-hf-race = Home first from Titan
web-hf-sheet-hf-hermes = Hermes turned aside
web-hf-sheet-hf-base = Military bases
web-hf-sheet-hf-outlook = Outposts
web-hf-sheet-total = Points in all
web-hf-space-line = { $about }. Zone of { $zone ->
    [Earth] the Earth
   *[other] { $zone }
}.
web-hf-stack-freighter = Freighter: { $place }
web-hf-stack-leo = LEO stack
web-hf-stack-outpost = Outpost: { $place }
web-hf-stack-rocket = Rocket: { $place }
web-hf-stored = { $tanks ->
    [one] { $tanks } tank stored
   *[other] { $tanks } tanks stored
}
web-hf-standing = { hf-faction }, { $who }: { hf-points }
web-hf-there = { $what ->
    [claim] Claim
    [factory] Factory
    [rocket] Rocket
    [freighter] Freighter
    [outpost] Outpost
   *[leo] LEO stack
} of { $faction } ({ $who })
web-hf-steer = Star map: arrows lead along the lines, Enter chooses
web-hf-tracks = Exploitation tracks
web-hf-outward = Politics and sunspots
web-hf-idle = { $count ->
    [one] { $count } card lacks support
   *[other] { $count } cards lack support
}
web-hf-turns-to = { $site } ({ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
})
web-hf-water = { $water } WT in the depot
web-hf-zone = { $zone } { $modifier }

## What one is asked, after "whenever you are asked"

web-asked-hf-turn = what you do on your turn
web-asked-hf-boost = whether you boost another card
web-asked-hf-bid = what you bid in an auction
web-asked-hf-tie = who gets a card when bids are equal
web-asked-hf-prospect = where you prospect
web-asked-hf-refinery = which refinery becomes a factory
web-asked-hf-robonaut = which robonaut becomes a factory
web-asked-hf-letter = which letter a factory counts as
web-asked-hf-product = which card becomes a product
web-asked-hf-turn-white = which product turns white again
web-asked-hf-build = where a product is built
web-asked-hf-beam = whether you use the beamed power of another player
web-asked-hf-engine = which thruster the rocket uses
web-asked-hf-go = where the rocket or the freighter goes
web-asked-hf-hazard = whether you roll for a hazard or pay to be safe
web-hf-tray = Hand, stacks and decks
web-hf-tray-fold = Fold away
