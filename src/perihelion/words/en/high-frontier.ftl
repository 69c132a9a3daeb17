### High Frontier. Composed phrases receive plain data: $deck is a deck, $slot a stack, $letter a type of site or product,
### $water, $steps, $count and the like are numbers; $card, $place, $site, $who and $thing are phrases made before. Names
### of cards are as printed in every language.

## Options

option-scenario = What is played
option-factions = Factions in play (none: drawn)
option-shorter = Shorter game, with patents dealt at the start
option-mining = Units that mine in one operation
option-rounds = Rounds after which the game ends (0: none)
choice-training = Return to the Moon, alone
choice-NASA = NASA
choice-PRC = PRC
choice-ESA = ESA
choice-UN = UN
choice-SHIMIZU = Shimizu
choice-one = one
choice-all = all
choice-expansion = expansion

## Names

hf-faction = { $faction ->
    [SHIMIZU] Shimizu
    [ORION2] Orion 2
   *[other] { $faction }
}
hf-crew = { $faction ->
    [ORION2] Orion 2
   *[other] { hf-faction } crew
}
hf-deck = { $deck ->
    [thruster] thruster
    [robonaut] robonaut
    [generator] generator
    [reactor] reactor
    [radiator] radiator
   *[refinery] refinery
}
hf-slot = { $slot ->
    [leo] LEO stack
    [rocket] rocket
    [outpost] outpost
   *[freighter] freighter
}
hf-numbered = { $said } ({ hf-slot } { $nth })
hf-space = { $what ->
    [burn] burn { $number } near { $world }
    [hohmann] Hohmann { $number } near { $world }
    [aerobrake] aerobrake { $number } near { $world }
   *[lagrange] L-point { $number } near { $world }
}
hf-place = { $space ->
   *[other] { $name }
}
hf-kind = { $kind ->
    [leo] low Earth orbit
    [burn] burn
    [hohmann] Hohmann
    [site] site
   *[lagrange] L-point
}
hf-hazard = { $hazard ->
    [crash] crash hazard
   *[aerobrake] aerobrake hazard
}
hf-platform = { $platform ->
    [raygun] raygun
    [buggy] buggy
   *[missile] missile
}
hf-venture = { $venture ->
    [tourism] Space Tourism
    [elevator] Space Elevator
    [powersats] Power Satellites
   *[other] { $venture }
}
hf-glory = { $glory ->
    [mars] Mars
    [mercury] Mercury
    [science] science site
    [any] any site
   *[other] { $glory }
}
hf-class = { $class ->
    [scout] scout
    [transport] transport
    [tug] tug
   *[other] { $class }
}
hf-water = { $water } WT
hf-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
hf-tanks = { $tanks ->
    [one] { $tanks } tank
   *[other] { $tanks } tanks
}
hf-burns = { $burns ->
    [one] { $burns } burn
   *[other] { $burns } burns
}
hf-points = { $points } VP
hf-worth = { $name } ({ hf-points })

## What is printed

hf-says-mass = mass { $mass }
hf-says-thrust = { $sail ->
    [yes] sail of thrust { $thrust }
   *[no] thrust { $thrust }*{ $fuel }
}
hf-says-afterburn = afterburn { hf-steps }
hf-says-solar = solar
hf-says-isru = ISRU { $isru } ({ $platforms })
hf-says-assay = { $letter ->
    [any] prospecting dice
   *[other] prospecting dice on { $letter } sites
} −{ $minus }
hf-says-ability = { $code ->
    [scoop] no roll when aerobraking, and fuel from the air
    [ionosat] beamed power from a factory where there is air
    [power_girdle] beamed power from a factory on a large airless world
    [arcology] builds without a robonaut as far out as Earth
    [extra_cube] one more cube on the factory
    [divining] ISRU of its stack 1 lower
    [beam_rider] beamed power pushes it by 3, ISRU 1 lower then
    [mag_bonus] free burns from radiation belts (expansion)
   *[other] { $code }
}
hf-says-letter = product { $letter }
hf-says-site = size { $size }, type { $letter }, { $hydration ->
    [one] { $hydration } drop
   *[other] { $hydration } drops
}
hf-leads-on = { $about }; then { $places }
hf-says-science = science
hf-says-atmosphere = atmosphere
hf-says-venture = { $claims } claims on { $letter } sites, { hf-water }, { $vp } VP
hf-says-effect = { $effect ->
    [operations] two operations per turn
    [elevator] use of the line from LEO to Sol-Earth L2
   *[none] no effect besides
}
hf-diagram = rocket diagram
hf-fuel-row = dry mass { $dry }: steps with 1, 2, ... tanks { $steps }
hf-confidence = { $confidence ->
    [source] read in the rulebook
    [later] figures of a later edition
    [derived] worked out from the rulebook
   *[reconstructed] our reconstruction
}
hf-confidence-of = { $mark ->
    [sourced] read in the rulebook
    [derived] worked out from the rulebook
   *[guessed] our reconstruction
}: { $figures }
hf-figure = { $side ->
    [white] white { hf-figure-name }
    [black] black { hf-figure-name }
   *[none] { hf-figure-name }
}
hf-figure-name = { $figure ->
    [name] name
    [mass] mass
    [thrust] thrust
    [fuel] consumption
    [afterburn] afterburn
    [isru] ISRU
    [platforms] platforms
    [codes] ability
    [letter] letter
    [vp] VP
    [effect] effect
   *[other] supports
}

## Questions

prompt-hf-turn = Round { $round }, your turn. { $operations ->
    [0] No operation is left.
    [one] One operation is left, after your moves.
   *[other] { $operations } operations are left, after your moves.
}
prompt-hf-boost = Boost another card?
prompt-hf-bid = { $card } is put up. { $bids }. Your bid?
hf-has-bid = { $who } bids { $bid }
prompt-hf-tie = Who gets { $card } for { $highest } WT?
prompt-hf-prospect = Where does { $card } prospect?
prompt-hf-refinery = Which refinery becomes the factory ({ $site })?
prompt-hf-robonaut = Which robonaut becomes the factory ({ $site })?
prompt-hf-letter = What does the factory count as ({ $site })?
prompt-hf-product = Which { $letter } card becomes a product?
prompt-hf-turn-white = Which { $letter } product turns white again?
prompt-hf-build = Where is { $card } built?
prompt-hf-beam = Use the beamed power of { $giver } now?
prompt-hf-engine = Which thruster does the rocket use?
prompt-hf-go = { $slot ->
    [freighter] Where does the freighter go?
   *[rocket] Where does the rocket go?
} { $left ->
    [0] No burn is left.
    [one] One burn is left{ hf-fuel-for }.
   *[other] { $left } burns are left{ hf-fuel-for }.
}
hf-fuel-for = { $enough ->
    [free] {""}
    [all] , and fuel for { $left ->
        [one] it
       *[other] all of them
    }
   *[short] , but fuel for { $fuelled ->
        [0] none
       *[other] { $fuelled } only
    }
}
prompt-hf-hazard = { $hazard ->
    [crash] Crash hazard
   *[aerobrake] Aerobrake hazard
} ({ $place }): roll, or pay { hf-water } to be safe?

## Moves

move-hf-income = take income
move-hf-fly = move the rocket
move-hf-haul = move the freighter
move-hf-launch = turn the outpost into a rocket
move-hf-road = prospect along the whole road
move-hf-pass = { $prompt ->
    [hf-bid] pass
   *[hf-turn] end your turn
}
move-hf-done = done
move-hf-skip = no product
move-hf-yes = yes
move-hf-no = not now
move-hf-end-game = pay to end the game
move-hf-research = put up { $card }
hf-patent-there = { $known ->
    [yes] { hf-deck }
   *[no] the patent on top of the { hf-deck } deck
}
move-hf-bid = bid { $count }
move-hf-award = { $who }
move-hf-sell = sell { $card }
move-hf-flip = turn { $card } white
move-hf-boost = boost { $card }{ $end ->
    [heavy] , heavy end up
   *[other] {""}
}
move-hf-tanks = { $count ->
    [0] empty the tanks
    [one] set the rocket to { $count } tank
   *[other] set the rocket to { $count } tanks
}
move-hf-refuel = { $how ->
    [unit] mine water with { $card }
    [factory] { $place ->
        [none] fill up at the factory
        [one] take { $place } tank at the factory
       *[other] take { $place } tanks at the factory
    }
    [scoop] scoop fuel from the air
   *[all] mine water with every unit ({ $place })
}
move-hf-steal = take the water { $who } has stored here
move-hf-prospect = prospect with { $card }
move-hf-try = prospect { $place }
move-hf-industrialise = build a factory on { $place }
move-hf-use = give up { $card }
move-hf-letter = { $letter }
move-hf-product = { $card }
move-hf-retool = add { $card } as a product
move-hf-produce = build { $card }
move-hf-load = load { $card } into the rocket
move-hf-drop = leave { $card } in an outpost
move-hf-unload = put { $card } into the LEO stack
move-hf-outpost = { $slot ->
    [rocket] turn the rocket into an outpost
   *[freighter] turn the freighter into an outpost
}
move-hf-decommission = { $points ->
    [0] decommission { $card }
   *[other] bring { $card } home
}
move-hf-abandon = { $slot ->
    [rocket] decommission the rocket
    [outpost] decommission the outpost
   *[freighter] decommission the freighter
}
move-hf-squat = squat on { $place }
move-hf-take-back = { $glory ->
    [yes] take the cube back from glory: { $what }
   *[no] take the claim back: { $what }
}
move-hf-venture = found { $venture }
move-hf-build = into the { hf-slot } on { $site }{ $end ->
    [heavy] , heavy end up
   *[other] {""}
}
move-hf-recall = call the crew back into the { hf-slot } on { $site }
move-hf-engine = use { $card }
move-hf-afterburn = use { $card } with afterburner
move-hf-hop = go along the road to { $place }
move-hf-drift = drift down the aerobrake path
move-hf-stay = stay here
move-hf-go = go to { $place }
move-hf-stop = stop here
move-hf-roll = roll the die
move-hf-insure = pay

## What moves bring and cost

brings-hf-water = { $gain ->
    [yes] brings { hf-water }
   *[no] { $water ->
        [0] costs nothing
       *[other] costs { hf-water }
    }
}
brings-hf-tanks = { $gain ->
    [yes] gains { hf-tanks }
   *[no] gives up { hf-tanks }
}
brings-hf-glory = glory, { hf-points }
brings-hf-lost = gives up glory, { hf-points }
brings-hf-cubes = { $cubes ->
    [one] the crew settles here: { $cubes } cube
   *[other] the crews settle here: { $cubes } cubes
}
brings-hf-points = { hf-points }

## What happens

event-hf-faction = { $you ->
    [yes] You play { hf-faction }.
   *[no] { $who } plays { hf-faction }.
}
event-hf-drew = { $you ->
    [yes] You begin with { $card }.
   *[no] { $who } begins with { $card }.
}
event-hf-turned-up = On top of the { hf-deck } deck: { $card }.
event-hf-turn = { $you ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: { $who }.
}
event-hf-ended-turn = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
event-hf-over = { $why ->
    [factories] The last factory stands: the game is over.
    [payment] The game is over.
    [home] The crew is back from the Moon. Mission accomplished!
    [lost] The mission has failed.
    [titan] A crew is home from Titan: the race is won.
    [contact] First contact: the invasion is decided.
    [saved] Hermes passes by: the Earth is saved!
    [struck] Hermes strikes the Earth.
   *[rounds] The last round is played: the game is over.
}
event-hf-income = { $you ->
    [yes] You take { hf-water }.
   *[no] { $who } takes { hf-water }.
}
event-hf-put-up = { $you ->
    [yes] You put up { $card }.
   *[no] { $who } puts up { $card }.
}
event-hf-bid = { $you ->
    [yes] You bid { $bid }.
   *[no] { $who } bids { $bid }.
}
event-hf-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-hf-won = { $you ->
    [yes] You get { $card } for { $bid } WT
   *[no] { $who } gets { $card } for { $bid } WT
}{ $payee ->
    [none] .
   *[other] , paid to { $mine ->
        [yes] you.
       *[no] { $payee }.
    }
}
event-hf-sold = { $you ->
    [yes] You sell { $card } for { hf-water }.
   *[no] { $who } sells { $card } for { hf-water }.
}
event-hf-flipped = { $you ->
    [yes] You turn { $card } back to white.
   *[no] { $who } turns { $card } back to white.
}
event-hf-boosted = { $you ->
    [yes] You boost { $card } for { hf-water }.
   *[no] { $who } boosts { $card } for { hf-water }.
}
event-hf-launch-fee = { $you ->
    [yes] You take the launch fee: { hf-water }.
   *[no] { $who } takes the launch fee: { hf-water }.
}
event-hf-fuelled = { $you ->
    [yes] Your rocket now holds { hf-tanks } ({ $place }).
   *[no] The rocket of { $who } now holds { hf-tanks } ({ $place }).
}
event-hf-refuelled = { $you ->
    [yes] You gain { hf-tanks } { hf-how } ({ $place }).
   *[no] { $who } gains { hf-tanks } { hf-how } ({ $place }).
}
hf-how = { $how ->
    [factory] at the factory
    [scoop] from the air
   *[other] by mining
}
event-hf-stole = { $you ->
    [yes] You take { hf-tanks } from { $victim } ({ $place }).
   *[no] { $who } takes { hf-tanks } from { $mine ->
        [yes] you
       *[no] { $victim }
    } ({ $place }).
}
event-hf-prospected = { $you ->
    [yes] You prospect { $site } with { $card }: { $roll }.
   *[no] { $who } prospects { $site } with { $card }: { $roll }.
}
event-hf-claimed = { $you ->
    [yes] You claim { $site }.
   *[no] { $who } claims { $site }.
}
event-hf-failed = Nothing worth a claim: { $site } is closed.
event-hf-taxed = { $you ->
    [yes] You take the tax: { hf-water }.
   *[no] { $who } takes the tax: { hf-water }.
}
event-hf-squatted = { $you ->
    [yes] You squat on the claim of { $victim }: { $site }.
   *[no] { $who } squats on { $mine ->
        [yes] your claim
       *[no] the claim of { $victim }
    }: { $site }.
}
event-hf-built = { $you ->
    [yes] You build a factory on { $site } out of { $cards }{ hf-with-colony }.
   *[no] { $who } builds a factory on { $site } out of { $cards }{ hf-with-colony }.
}
hf-with-colony = { $cubes ->
    [one] {""}
   *[other] , with a colony
}
event-hf-exploited = The { $letter } track goes down to step { $step }.
event-hf-product = { $you ->
    [yes] You can now build { $card }.
   *[no] { $who } can now build { $card }.
}
event-hf-retooled = { $you ->
    [yes] You add a product: { $card }.
   *[no] { $who } adds a product: { $card }.
}
event-hf-produced = { $you ->
    [yes] You build { $card } on { $site } ({ hf-slot }).
   *[no] { $who } builds { $card } on { $site } ({ hf-slot }).
}
event-hf-shifted = { $you ->
    [yes] You put { $card } into the { hf-slot } ({ $place }).
   *[no] { $who } puts { $card } into the { hf-slot } ({ $place }).
}
event-hf-turned-outpost = { $you ->
    [yes] You set up an outpost ({ $place }).
   *[no] { $who } sets up an outpost ({ $place }).
}
event-hf-turned-rocket = { $you ->
    [yes] Your outpost becomes a rocket ({ $place }).
   *[no] The outpost of { $who } becomes a rocket ({ $place }).
}
event-hf-decommissioned = { $you ->
    [yes] You decommission { $cards } ({ $place }).
   *[no] { $who } decommissions { $cards } ({ $place }).
}
event-hf-lost-stack = { $you ->
    [yes] You lose { $cards } ({ $place }).
   *[no] { $who } loses { $cards } ({ $place }).
}
event-hf-took-back-disk = { $you ->
    [yes] You take your claim back: { $site }.
   *[no] { $who } takes a claim back: { $site }.
}
event-hf-took-back-cube = { $you ->
    [yes] You take your cube back from glory: { $glory }.
   *[no] { $who } takes a cube back from glory: { $glory }.
}
event-hf-landed-crew = { $you ->
    [yes] Your crew has set foot on { $site }: { $card }.
   *[no] The crew of { $who } has set foot on { $site }: { $card }.
}
event-hf-glory = { $you ->
    [yes] Glory for you: { $glory }!
   *[no] Glory for { $who }: { $glory }!
}
event-hf-settled = { $you ->
    [yes] Your crew settles on { $site }: { $cubes } cubes.
   *[no] The crew of { $who } settles on { $site }: { $cubes } cubes.
}
event-hf-recalled = { $you ->
    [yes] You call { $card } back into the { hf-slot } ({ $site }).
   *[no] { $who } calls { $card } back into the { hf-slot } ({ $site }).
}
event-hf-beamed = { $you ->
    [yes] You use the beamed power of { $giver }.
   *[no] { $who } uses { $mine ->
        [yes] your beamed power
       *[no] the beamed power of { $giver }
    }.
}
event-hf-engine = { $you ->
    [yes] You light { $card }{ hf-lit }: thrust { $thrust }, { hf-steps } left.
   *[no] { $who } lights { $card }{ hf-lit }: thrust { $thrust }, { hf-steps } left.
}
hf-lit = { $afterburn ->
    [0] {""}
   *[other] {" "}with afterburner ({ $afterburn })
}{ $shuttle ->
    [0] {""}
   *[other] , lift-off ({ $shuttle })
}
event-hf-drifts = { $you ->
    [yes] You drift down without a thruster.
   *[no] { $who } drifts down without a thruster.
}
event-hf-stays = { $you ->
    [yes] Your rocket stays where it is.
   *[no] The rocket of { $who } stays where it is.
}
event-hf-flew = { $slot ->
    [freighter] { $you ->
        [yes] Your freighter goes from { $start } to { $to }.
       *[no] The freighter of { $who } goes from { $start } to { $to }.
    }
   *[rocket] { $you ->
        [yes] Your rocket goes from { $start } to { $to }{ hf-spent }.
       *[no] The rocket of { $who } goes from { $start } to { $to }{ hf-spent }.
    }
}
hf-spent = { $burns ->
    [0] {""}
   *[other] {" "}({ hf-burns }, { hf-steps })
}
event-hf-landed = { $slot ->
    [freighter] { $you ->
        [yes] Your freighter lands on { $site }.
       *[no] The freighter of { $who } lands on { $site }.
    }
   *[rocket] { $you ->
        [yes] Your rocket lands on { $site }{ hf-landing-fuel }.
       *[no] The rocket of { $who } lands on { $site }{ hf-landing-fuel }.
    }
}
hf-landing-fuel = { $fuel ->
    [0] {""}
    [one] {" "}for { $fuel } step
   *[other] {" "}for { $fuel } steps
}
event-hf-hopped = { $you ->
    [yes] Your rocket goes along the road to { $site }{ hf-landing-fuel }.
   *[no] The rocket of { $who } goes along the road to { $site }{ hf-landing-fuel }.
}
event-hf-hazard = { $hazard ->
    [crash] Crash hazard
   *[aerobrake] Aerobrake hazard
} ({ $place }): { $you ->
    [yes] you roll { $roll }.
   *[no] { $who } rolls { $roll }.
}
event-hf-hazard-paid = { $you ->
    [yes] You pay { hf-water }: nothing can go wrong ({ $place }).
   *[no] { $who } pays { hf-water }: nothing can go wrong ({ $place }).
}
event-hf-scooped = { $you ->
    [yes] Your scoop takes you safely through ({ $place }).
   *[no] The scoop of { $who } takes the craft safely through ({ $place }).
}
event-hf-sail-lost = { $you ->
    [yes] Your sail is torn off: { $card }.
   *[no] The sail of { $who } is torn off: { $card }.
}
event-hf-ventured = { $you ->
    [yes] You found { $venture } for { hf-water }.
   *[no] { $who } founds { $venture } for { hf-water }.
}
event-hf-paid-for-end = { $you ->
    [yes] You pay { hf-water } to end the game.
   *[no] { $who } pays { hf-water } to end the game.
}

## Deals

event-hf-deal = Deal { $number } is made: { $parts }.
event-hf-deal-void = Deal { $number } comes to nothing. { $why }
hf-terms = { $parts }
hf-deal-part = { $giving ->
    [yes] you give { $taker } { hf-deal-thing }
   *[no] { $taking ->
        [yes] { $giver } gives you { hf-deal-thing }
       *[no] { $giver } gives { $taker } { hf-deal-thing }
    }
}
hf-deal-thing = { $what ->
    [water] { $amount } WT
    [claim] the claim on { $site }
    [factory] the factory on { $site }
    [card] { $card } at LEO
    [hand] { $card }
    [cargo] { $card } out of the rocket
    [fuel] { $amount ->
        [one] { $amount } tank
       *[other] { $amount } tanks
    }
    [beam] beamed power for one move
    [leave] leave to draw water on { $site }
    [passage] passage
   *[promise] a promise: "{ $said }"
}

## The score

part-hf-claim = claim on { $site }
part-hf-cubes = { $count ->
    [one] cube on { $site }
   *[other] { $count } cubes on { $site }
}
part-hf-factory = { $letter } factory on { $site }
part-hf-science = science on { $site }
part-hf-venture = { $venture }
part-hf-glory = glory: { $glory }
part-hf-mission = Return to the Moon

## Refusals: the turn

refused-hf-no-operation-left = You have no operation left in this turn.
refused-hf-moves-are-over = Moving comes before operations.
refused-hf-moved-already = It has moved already.
refused-hf-turn-begun = Ending the game takes the whole turn.
refused-hf-too-few-to-end = You need three factories or two ventures.
refused-hf-long-enough = You have rearranged enough in this turn.
refused-hf-too-little-water = That takes more water than there is.

## Refusals: stacks and pieces

refused-hf-too-heavy = The rocket would be too heavy.
refused-hf-rocket-elsewhere = The rocket is elsewhere.
refused-hf-outpost-elsewhere = The outpost is elsewhere.
refused-hf-freighter-in-use = There is only one freighter.
refused-hf-no-disk = No disk is left; a claim may be taken back first.
refused-hf-no-cube = No cube is left; one may be taken back from glory first.
refused-hf-pieces-left = There are pieces left.
refused-hf-tanks-full = The tanks are full.
refused-hf-crew-stays = Leaving crew out here is a felony: only at LEO or at your own factory.
refused-hf-crew-not-in-hand = The crew card is not in your hand.

## Refusals: operations

refused-hf-deck-empty = The deck is empty.
refused-hf-hand-too-large = With more than three white patents in hand you take no part in research.
refused-hf-bid-too-low = The bid is higher already.
refused-hf-bid-twice = That is your bid already.
refused-hf-bid-too-high = You have less water than that.
refused-hf-crew-not-sold = Crews are not for sale.
refused-hf-black-not-at-leo = A black card is sold at LEO only.
refused-hf-black-not-boosted = Black cards are built in factories, not boosted.
refused-hf-too-dry = The site is too dry for that unit: nothing to gain.
refused-hf-no-factory = There is no factory here.
refused-hf-felony = That is a felony, and you may commit none.
refused-hf-defended = A crew defends the place.
refused-hf-nothing-to-prospect = Nothing is left to prospect along this road.
refused-hf-site-too-dry = The ISRU is above the hydration of the site.
refused-hf-prospected-before = This site was prospected before.
refused-hf-no-refinery = You have no refinery there.
refused-hf-no-robonaut = You have no robonaut there.
refused-hf-factory-stands = A factory stands there already.
refused-hf-no-factory-of-letter = You have no factory of this letter.
refused-hf-too-many-products = All your factories of this letter have their product.
refused-hf-not-black = Only black cards are built in factories.
refused-hf-no-place-to-build = No stack at your factories can take it.
refused-hf-cube-stands = A factory stands on it.
refused-hf-no-crew = That takes a rocket with crew on the site.
refused-hf-venture-taken = Somebody has founded this venture.
refused-hf-too-few-claims = You have too few claims of this letter.

## Refusals: flight

refused-hf-nothing-drives = This rocket carries no thruster, so it stays where it is.
refused-hf-too-weak = The modified thrust would be below 1.
refused-hf-no-afterburn-fuel = There is too little fuel for the afterburner.
refused-hf-no-lift-off-fuel = There is too little fuel to lift off.
refused-hf-no-hop-fuel = There is too little fuel for the hop.
refused-hf-no-reversing = No craft goes straight back the way it came.
refused-hf-no-burns-left = The thrust does not allow it: too many burns.
refused-hf-no-burn-fuel = There is too little fuel for that.
refused-hf-no-landing-fuel = There is too little fuel to land.
refused-hf-drifting = Without a thruster there is only the aerobrake path.
refused-hf-against-the-arrows = Nobody goes up an aerobrake path.
refused-hf-no-elevator = This line is for the owner of the Space Elevator.
refused-hf-circling = This move has gone on long enough.
refused-hf-thruster-in-use = The thruster in use stays with the rocket.
refused-hf-freighter-stuck = A freighter leaves only sites of size 1 and factories.
refused-hf-freighter-aerobrake = Freighters do not aerobrake.
refused-hf-freighter-landing = A freighter lands only at factories.

## Refusals: deals

refused-hf-bad-deal = "{ $said }" is not part of a deal.
refused-hf-not-your-deal = You have no part in this deal.
refused-hf-uneven-exchange = White cards in hand are exchanged one for one.
refused-hf-no-pieces = There are not enough disks or cubes for that.
refused-hf-black-without-factory = "{ $card }" cannot be black: its owner has no factory of its letter for it.
refused-hf-not-yours-to-give = That cannot be given.
refused-hf-no-stack-beside = Whoever takes it must have a stack in the same space as the rocket.
refused-hf-may-yet-move = Things are handed over at the end of the move: fly first, or stay.
refused-hf-no-rocket-there = Only your own rocket can hand that over, in your turn.
refused-hf-no-power = Whoever gives beamed power must have it.

## Refusals: options and positions

refused-hf-bad-factions = "{ $said }" is not a list of factions for { $seats } players: name one for each, or none.
refused-hf-no-black-side = A crew has no black side.
refused-hf-empty-stack = A stack holds at least one card.
refused-hf-bad-claim = A claim needs its site, its owner, and for a factory its cubes and letter.
refused-hf-other-letter = The factories of this site have another letter; only on a D world is it chosen.
refused-hf-bad-pact = That is not a pact.
refused-hf-bad-flight = That is not a flight under way.
refused-hf-other-deck = This card is not of the { hf-deck } deck.
refused-hf-not-to-come = A card laid down for the { hf-deck } deck cannot come any more.
refused-hf-outpost-at-leo = There are no outposts at LEO.
refused-hf-one-product = A freighter carries exactly one black card.
refused-hf-step-does-not-fit = The step "{ $step }" does not fit this position.

## The text client

hf-heading = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
hf-tracks = A factory is worth: { $tracks }.
hf-track = { $letter } { $points ->
    [0] not begun
   *[other] { $points } VP
}
hf-glory-line = Glory: { $spaces }.
hf-ventures = Ventures: { $spaces }.
hf-owned = { $space } { $state ->
    [free] (free)
    [closed] (closed)
   *[taken] ({ $who })
}
hf-closed = Closed sites: { $sites }.
hf-auction = Put up: { $card }.
hf-under-way = { $slot ->
    [freighter] The freighter
   *[rocket] The rocket
} is under way ({ $place }), thrust { $thrust }, { $left ->
    [one] { $left } burn left
   *[other] { $left } burns left
}.
hf-decks = Patents on top
hf-deck-line = { $deck ->
    [thruster] Thruster
    [robonaut] Robonaut
    [generator] Generator
    [reactor] Reactor
    [radiator] Radiator
   *[refinery] Refinery
}: { $card } ({ $text }); { $left } more.
hf-deck-empty = The { hf-deck } deck is empty.
hf-player = { $who } ({ hf-faction }): { hf-water }, { hf-points }; { $disks } disks and { $cubes } cubes left
hf-hand = Hand: { $cards }.
hf-stack = { $slot ->
    [hand] Hand
    [leo] LEO stack
    [rocket] Rocket
    [outpost] Outpost
   *[freighter] Freighter
}
hf-stack-line = { hf-stack } ({ $place }): { $cards }.
hf-rocket-fuel = Dry mass { $dry }, { hf-tanks }, { hf-steps }, { hf-class }.
hf-stored = { hf-tanks } stored.
hf-claims = Claims: { $claims }.
hf-claim = { $site }{ $cubes ->
    [0] {""}
    [one] {" "}(factory { $letter })
   *[other] {" "}(factory { $letter }, { $cubes } cubes)
}
hf-card-line = { $name } ({ $id }): { $text }.
hf-side-line = { $name }: { $text }
hf-piece = { $name } ({ $id })
hf-score-of = { $who }: { $credits } VP
hf-score-item = { $credits } VP: { $item } (rule { $rule })
hf-score-shared = Tied at { $credits } VP: { $who }. The rank is shared.
hf-score-tie = { $shared ->
    [yes] Tied at { $credits } VP. Water would decide, but they have the same: { $who }. The rank is shared (rule HF-7.1.7).
    [some] Tied at { $credits } VP. Water decides, and equal water shares the rank: { $who }. See rule HF-7.1.7.
   *[no] Tied at { $credits } VP. Water decides: { $who }. See rule HF-7.1.7.
}
hf-score-tie-of = { $who } ({ $cards } WT)

## Help

help-hf-intro = Answer with a number from the list, or with a move in its notation (such as go luna-l1, boost T1, tanks 3). Enter alone shows the list again. You can also type:
help-hf-table = the whole table: tracks, glory, ventures, the top patents, every player with hand, stacks and claims
help-hf-cards = your hand and your stacks, each card with what it can do; "cards" and an id shows one piece
help-hf-crews = everybody's hand, stacks and claims
help-deal = propose a deal: "deal 1 water 3 for claim luna" offers seat 1 (seats count from 0) 3 WT for a claim; also factory and leave with a site, card, hand and cargo with a card, fuel with a number, beam, passage, promise with words; alone it shows the open deals
help-hf-inspect = everything about a card, a space, a venture or the rocket diagram, and how sure it is: "inspect" and its name or its id

## The map on a sheet

hf-map-sound = The map is sound: { $spaces } spaces, { $lines } lines, { $sites } sites, { $routes } signposted routes.
hf-map-flaws = { $count ->
    [one] The map has a flaw:
   *[other] The map has { $count } flaws:
}
hf-map-flaw = { $where }: { $what ->
    [start] there must be one low Earth orbit, called LEO ({ $said })
    [twice] the same line stands twice
    [lane] lanes belong to Hohmanns, one to every line ({ $said })
    [crowded] more than two lines in one lane ({ $said })
    [hazard] hazards lie on burns and L-points only ({ $said })
    [off-path] an aerobrake space off an aerobrake path
    [no-way-down] the aerobrake path ends here
    [airless] an aerobrake path to a site without air
    [sizes] sites of one world with several sizes ({ $said })
    [road] a road to a site of another world ({ $said })
    [unreachable] nobody gets there from LEO
    [stranded] no freighter gets home from there
    [broken] the route has no such line ({ $said })
    [no-site] the route ends on no site ({ $said })
    [sign] the sign gives the wrong number of burns ({ $said })
    [burns] the wrong number of burns is written down ({ $said })
    [landing] the wrong landing fuel is written down ({ $said })
    [hazards] the wrong hazards are written down ({ $said })
    [turns] the wrong number of turns is written down ({ $said })
   *[belts] the wrong number of belts is written down ({ $said })
}
hf-zone = { $zone }
hf-map-site = { $name } ({ hf-zone }): { $text }; { hf-burns }

## The training

hf-mission-goal = Land on { $site }, and bring the crew back to LEO within { $turns } turns of leaving it.
hf-mission-landed = The crew has stood on { $site }: now home.
hf-mission-left = { $away ->
    [0] The crew has not left yet: there is time.
   *[other] { $left ->
        [0] The last turn is over.
        [one] This is the last turn.
       *[other] { $left } turns are left.
    }
}
