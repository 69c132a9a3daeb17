### Galaxy Trucker. Composed phrases receive plain data: $kind is a kind of tile, $type a type of card, $square a square
### by its dice numbers (column.row), $count and $credits are numbers, $tile, $card and the like are phrases made before.

## Options

option-flights = Flights
option-tempo = How ships are built
option-hourglass = Seconds of the hourglass
option-ticks = Rounds of the hourglass
option-welding = Wrong tiles
option-first-flight = First flight, the easy way
choice-I = class I
choice-II = class II
choice-III = class III
choice-IIIA = class IIIA
choice-live = live, against the clock
choice-turns = in turns
choice-days = over days
choice-checked = cannot be welded
choice-free = come out in the check

## Tiles

gt-kind = { $kind ->
    [starting_cabin] starting cabin
    [cabin] cabin
    [cannon] cannon
    [double_cannon] double cannon
    [engine] engine
    [double_engine] double engine
    [battery_2] battery of 2
    [battery_3] battery of 3
    [hold_2] cargo hold of 2
    [hold_3] cargo hold of 3
    [special_hold_1] special hold of 1
    [special_hold_2] special hold of 2
    [shield] shield generator
    [life_support_brown] brown life support
    [life_support_purple] purple life support
    [structural] structural module
    [stasis_chamber] stasis chamber
    [luxury_cabin] luxury cabin
    [life_support_cyan] cyan life support
    [reactor_furnace] reactor furnace
    [cannon_booster] cannon booster
    [engine_booster] engine booster
    [shield_booster] shield booster
    [indestructible_plating] indestructible plating
    [bidirectional_cannon] bi-directional cannon
    [cannon_engine] cannon-engine
    [battery_cargo_hold] battery and cargo hold
    [battery_special_hold] battery and special hold
    [mixed_cargo_hold] mixed cargo hold
    [explosive] explosive cargo
    [fragile] fragile cargo
    [heavy_2] heavy cargo of mass 2
    [heavy_3] heavy cargo of mass 3
    [heavy_4] heavy cargo of mass 4
    [heavy_5] heavy cargo of mass 5
    [radioactive] radioactive cargo
    [artifact_single] single artifact
    [artifact_double] double artifact
    [auto_defence] auto-defence system
    [armory] armory
    [thruster] thruster
   *[other] { $kind }
}
gt-code = { $id ->
    [none] {""}
   *[other] {" "}({ $id })
}
gt-the-tile = the { gt-kind }{ gt-code }
gt-a-tile = { $kind ->
    [engine] an
    [engine_booster] an
    [indestructible_plating] an
    [explosive] an
    [auto_defence] an
    [armory] an
   *[other] a
} { gt-kind }{ gt-code }
gt-connector = { $connector ->
    [0] smooth
    [1] single
    [2] double
   *[3] universal
}
gt-sides = front { $front }, right { $right }, rear { $rear }, left { $left }
gt-facing = { $side ->
    [front] front
    [right] right
    [rear] rear
   *[left] left
}
gt-points = points to the { gt-facing }
gt-points-both = points to { $sides }
gt-does-both = { $first }, { $second }
gt-blows = blows to the { gt-facing }
gt-covers = covers { $sides }

## Goods and crew

gt-goods-name = { $good ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
gt-good = a { gt-goods-name } good
gt-goods = { $count } { gt-goods-name }
gt-alien = { $alien ->
    [brown] brown alien
    [cyan] cyan alien
   *[purple] purple alien
}
gt-who = { $alien ->
    [human] a human
    [brown] the brown alien
    [cyan] the cyan alien
   *[purple] the purple alien
}
gt-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
gt-days = { $days ->
    [one] { $days } flight day
   *[other] { $days } flight days
}
gt-crew = { $crew } crew
gt-some-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}

## Cards

gt-card-name = { $type ->
    [planets] Planets
    [abandoned_ship] Abandoned Ship
    [abandoned_station] Abandoned Station
    [open_space] Open Space
    [smugglers] Smugglers
    [slavers] Slavers
    [pirates] Pirates
    [meteoric_swarm] Meteoric Swarm
    [combat_zone] Combat Zone
    [stardust] Stardust
    [epidemic] Epidemic
    [sabotage] Sabotage
   *[other] { $type }
} { $level }
gt-says-planet = planet { $number }: { $goods }
gt-says-planets = { $planets }; landing costs { gt-days }
gt-says-ship = give up { gt-crew } for { gt-credits }; costs { gt-days }
gt-says-station = with { gt-crew } aboard take { $goods }; costs { gt-days }
gt-says-open-space = everybody moves on by engine strength
gt-says-enemy = strength { $strength }; the weaker { $shots ->
    [yes] suffer
   *[no] lose
} { $loss }; whoever beats them may have { $reward } for { gt-days }
gt-says-swarm = { $hits }
gt-says-line = { $what ->
    [crew] smallest crew
    [engines] weakest engines
   *[cannons] weakest cannons
}: { $loss }
gt-says-stardust = a day lost per exposed connector
gt-says-epidemic = one of the crew lost in each cabin joined to another occupied one
gt-says-sabotage = a component of the smallest crew's ship is destroyed
gt-times = { $count } × { $hit }
gt-hit-name = { $hit ->
    [small-meteor] small meteor
    [large-meteor] large meteor
    [small-shot] light shot
   *[large-shot] heavy shot
}
gt-hit = { gt-hit-name } from the { gt-facing }
gt-card-line = { $card }: { $text }

## Questions

prompt-gt-build = Build: take a tile, or do something else.
prompt-gt-place = In your hand: { $tile }. Where does it go?
prompt-gt-flip = Your ship is finished. The sand has run out: flip the hourglass?
prompt-gt-repair = Your ship has errors: { $flaws }. Repair it free of charge, and start last?
prompt-gt-correct = Your ship has errors: { $flaws }. What comes off?
prompt-gt-keep = Your ship is in several parts. Which one do you keep?
prompt-gt-aliens = Take aliens aboard?
prompt-gt-ready = Ready for the next card?
prompt-gt-power = Your { $what ->
    [engines] engines
   *[cannons] cannons
} make { $strength }. Power one more with a battery?
prompt-gt-battery = Which battery do you spend?
prompt-gt-lose-battery = { $left ->
    [one] One battery is taken from you: which?
   *[other] { $left } batteries are taken from you, one after the other: which is next?
}
prompt-gt-defend = A { gt-hit-name } from the { gt-facing }, roll { $roll }, threatens { $square }. Spend a battery?
prompt-gt-dismiss = { $left ->
    [one] You lose one of your crew: from which cabin?
   *[other] You lose { $left } of your crew, one after the other: from which cabin?
}
prompt-gt-load = { $waiting ->
    [none] Nothing waits to be loaded. Anything else?
   *[other] Waiting to be loaded: { $waiting }.
}{ $stowed ->
    [yes] {" "}What shall lie elsewhere comes off first: once you load, nothing more is taken off.
   *[no] {""}
}
prompt-gt-drop = You lose { gt-good }: from which hold?
prompt-gt-land = Land on a planet?
prompt-gt-visit = { $card }: { $text }. Go there?
prompt-gt-claim = You beat the enemy. { $card }: take { $reward } for { gt-days }?

## Moves

move-gt-draw = take a face-down tile
move-gt-take = take { $tile }
move-gt-use = take { $tile } from those set aside
move-gt-lift = take back { $tile }
gt-last-tile = the tile attached last
gt-part-there = the part
move-gt-attach = { $turn ->
    [0] attach it at { $square }
    [1] attach it at { $square }, turned right
    [2] attach it at { $square }, turned around
   *[3] attach it at { $square }, turned left
}
move-gt-aside = set it aside
move-gt-return = put it back face up
move-gt-look = look at pile { $number }
move-gt-close = put the pile back
move-gt-flip = flip the hourglass
move-gt-finish = finish your ship and take number { $number }
move-gt-pass = { $prompt ->
    [gt-jump] stay and face it
   *[other] pass
}
move-gt-remove = remove { $tile } at { $square }
move-gt-keep = keep the part with { $tile } at { $square }
move-gt-repair = repair it and start last
move-gt-lodge = lodge the { gt-alien } at { $square }
move-gt-done = { $prompt ->
    [gt-aliens] no more aliens
    [gt-power] that is all
    [gt-wake] let the others sleep
    [gt-burn] burn nothing more
   *[other] done
}
move-gt-ready = ready
move-gt-give-up = give up
move-gt-withdraw = withdraw { gt-hull }
move-gt-power = power { $tile } at { $square }
move-gt-drain = { $prompt ->
    [gt-lose-battery] lose a battery of { $square }
   *[other] spend a battery of { $square }
}
move-gt-brace = take the hit
move-gt-dismiss = { $alien ->
    [human] a human from { $square }
   *[other] the { gt-alien } from { $square }
}
move-gt-load = load { gt-good } into { $square }
move-gt-unload = take { gt-good } out of { $square }
move-gt-drop = lose { gt-good } from { $square }
move-gt-land = land on planet { $number }
move-gt-yes = yes
move-gt-no = no

## What moves bring and cost

gt-batteries = { $batteries ->
    [one] { $batteries } battery
   *[other] { $batteries } batteries
}
brings-gt-credits = { $gain ->
    [yes] brings { gt-credits }
   *[no] costs { gt-credits }
}
brings-gt-forgone = { $gain ->
    [yes] { gt-credits } more than arriving as things stand
   *[no] { gt-credits } less than arriving as things stand
}
brings-gt-days = { $gain ->
    [yes] gains { gt-days }
   *[no] costs { gt-days }
}
brings-gt-crew = { $gain ->
    [yes] brings { gt-crew }
   *[no] costs { gt-crew }
}
brings-gt-batteries = { $gain ->
    [yes] brings { gt-batteries }
   *[no] costs { gt-batteries }
}

## Events

event-gt-prepared = A flight of class { $flight } is prepared: everybody builds.
event-gt-drew = { $you ->
    [yes] You turn up { $tile }.
   *[no] { $who } turns up { $tile }.
}
event-gt-took = { $you ->
    [yes] You take { $tile }.
   *[no] { $who } takes { $tile }.
}
event-gt-used = { $you ->
    [yes] You take { $tile }, which you had set aside.
   *[no] { $who } takes { $tile }, set aside before.
}
event-gt-lifted = { $you ->
    [yes] You take back { $tile } from { $square }.
   *[no] { $who } takes back { $tile } from { $square }.
}
event-gt-attached = { $you ->
    [yes] You attach { $tile } at { $square }.
   *[no] { $who } attaches { $tile } at { $square }.
}
event-gt-set-aside = { $you ->
    [yes] You set { $tile } aside.
   *[no] { $who } sets { $tile } aside.
}
event-gt-returned = { $you ->
    [yes] You put { $tile } back face up.
   *[no] { $who } puts { $tile } back face up.
}
event-gt-looked = { $you ->
    [yes] You look at pile { $pile }: { $cards }.
   *[no] { $who } looks at pile { $pile }.
}
event-gt-closed = { $you ->
    [yes] You put pile { $pile } back.
   *[no] { $who } puts pile { $pile } back.
}
event-gt-finished = { $you ->
    [yes] You finish your ship and take number { $number }.
   *[no] { $who } finishes the ship and takes number { $number }.
}
event-gt-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-gt-clash = { $you ->
    [yes] You come too late for "{ $what }".
   *[no] { $who } comes too late.
}
event-gt-sand-out = The sand has run out on { gt-circle }.
event-gt-flipped = { $you ->
    [yes] You flip the hourglass onto { gt-circle }.
   *[no] { $who } flips the hourglass onto { gt-circle }.
}
gt-flaw = { $reason ->
    [gt-engine-turned] an engine does not blow to the rear ({ $squares })
    [gt-exhaust-blocked] a tile behind an engine ({ $squares })
    [gt-muzzle-blocked] a tile before a cannon ({ $squares })
    [gt-connectors-clash] connectors that do not go together ({ $squares })
   *[gt-not-joined] a part that is not joined ({ $squares })
}
gt-more-flaws = { $count } more
gt-circle = { $circle ->
    [0] Start
    [1] circle I
    [2] circle II
    [3] circle III
   *[4] the place beside the board
}
event-gt-hourglass-begins = The hourglass begins its only run.
event-gt-dropped = { $you ->
    [yes] You let go of { $tile }.
   *[no] { $who } lets go of { $tile }.
}
event-gt-time-up = Time is up.
event-gt-number = { $you ->
    [yes] You get number { $number }.
   *[no] { $who } gets number { $number }.
}
event-gt-built = Building is over.
event-gt-flaws = { $you ->
    [yes] Your ship has errors: { $flaws }.
   *[no] The ship of { $who } has errors: { $flaws }.
}
event-gt-removed = { $you ->
    [yes] Removed from your ship: { $tiles }.
   *[no] Removed from the ship of { $who }: { $tiles }.
}
event-gt-repairs = { $you ->
    [yes] You repair your ship and get number { $number }.
   *[no] { $who } repairs the ship and gets number { $number }.
}
event-gt-late-error = { $you ->
    [yes] You pay { gt-credits } for errors found so late.
   *[no] { $who } pays { gt-credits } for errors found so late.
}
event-gt-alien = { $you ->
    [yes] The { gt-alien } boards your ship at { $square }.
   *[no] The { gt-alien } boards the ship of { $who } at { $square }.
}
event-gt-launched = Launch! { $places }.
gt-stands = { $who } on { $place }
event-gt-card = { $you ->
    [yes] You turn up { $card }: { $text }.
   *[no] { $who } turns up { $card }: { $text }.
}
event-gt-moved = { $forward ->
    [yes] { $you ->
        [yes] You gain { gt-days }.
       *[no] { $who } gains { gt-days }.
    }
   *[no] { $you ->
        [yes] You lose { gt-days }.
       *[no] { $who } loses { gt-days }.
    }
}
event-gt-gave-up = { $you ->
    [yes] You give up{ gt-why-up }.
   *[no] { $who } gives up{ gt-why-up }.
}
event-gt-withdrew = { $you ->
    [yes] You withdraw { gt-hull }{ gt-why-up }.
   *[no] { $who } withdraws { gt-hull }{ gt-why-up }.
}{ $credits ->
    [0] {""}
   *[other] {" "}Its goods bring { gt-credits }.
}
gt-hull = { $hull ->
    [left] the left hull
    [right] the right hull
    [a] ship A
    [b] ship B
    [c] ship C
    [d] ship D
   *[other] the { $hull } hull
}
gt-why-up = { $why ->
    [no-human] : no human is left aboard
    [lapped] : lapped by the leader
    [no-engine] : no engine is running
    [hyperspace] : still in hyperspace when the others arrive
    [death] : the trucker is dead
    [sits-out] : no more flights in this game
    [black-hole] : swallowed by a Black Hole
   *[choice] {""}
}
event-gt-declared = { $you ->
    [yes] You declare { $what ->
        [engines] engine
       *[cannons] cannon
    } strength { $strength }.
   *[no] { $who } declares { $what ->
        [engines] engine
       *[cannons] cannon
    } strength { $strength }.
}
event-gt-battery = { $you ->
    [yes] You lose a battery at { $square }.
   *[no] { $who } loses a battery at { $square }.
}
event-gt-rolled = { $hit ->
    [small-meteor] A small meteor
    [large-meteor] A large meteor
    [small-shot] A light shot
   *[large-shot] A heavy shot
} from the { gt-facing }: { $roll }.
event-gt-missed = { $you ->
    [yes] It misses you.
   *[no] It misses { $who }.
}
event-gt-bounced-off = { $you ->
    [yes] It bounces off your ship at { $square }.
   *[no] It bounces off the ship of { $who } at { $square }.
}
event-gt-warded-off = { $means ->
    [cannon] { $you ->
        [yes] You shoot it.
       *[no] { $who } shoots it.
    }
   *[shield] { $you ->
        [yes] Your shield stops it.
       *[no] The shield of { $who } stops it.
    }
}
event-gt-destroyed = { $you ->
    [yes] You lose { $tile } at { $square }.
   *[no] { $who } loses { $tile } at { $square }.
}
event-gt-fell-off = { $you ->
    [yes] Fallen off your ship: { $tiles }.
   *[no] Fallen off the ship of { $who }: { $tiles }.
}
event-gt-crew-lost = { $you ->
    [yes] You lose { $crew } from { $square }.
   *[no] { $who } loses { $crew } from { $square }.
}
event-gt-alien-lost = { $you ->
    [yes] Without life support you lose { $crew } at { $square }.
   *[no] Without life support { $who } loses { $crew } at { $square }.
}
event-gt-loaded = { $you ->
    [yes] You load { gt-good } into { $square }.
   *[no] { $who } loads { gt-good } into { $square }.
}
event-gt-unloaded = { $you ->
    [yes] You take { gt-good } out of { $square }.
   *[no] { $who } takes { gt-good } out of { $square }.
}
event-gt-thrown-away = { $you ->
    [yes] You leave behind { $goods }.
   *[no] { $who } leaves behind { $goods }.
}
event-gt-good-lost = { $you ->
    [yes] You lose { gt-good } from { $square }.
   *[no] { $who } loses { gt-good } from { $square }.
}
event-gt-landed = { $you ->
    [yes] You land on planet { $planet }.
   *[no] { $who } lands on planet { $planet }.
}
event-gt-declined = { $you ->
    [yes] You decline.
   *[no] { $who } declines.
}
event-gt-visited = { $you ->
    [yes] You go there.
   *[no] { $who } goes there.
}
event-gt-credits = { $you ->
    [yes] You gain { gt-credits }.
   *[no] { $who } gains { gt-credits }.
}
event-gt-enemy-beaten = { $you ->
    [yes] You beat the enemy.
   *[no] { $who } beats the enemy.
}
event-gt-enemy-kept-off = { $you ->
    [yes] You keep the enemy off.
   *[no] { $who } keeps the enemy off.
}
event-gt-enemy-won = { $you ->
    [yes] The enemy beats you.
   *[no] The enemy beats { $who }.
}
event-gt-no-effect = Alone in space, nobody comes to harm.
event-gt-sabotaged = { $you ->
    [yes] There is a saboteur aboard your ship.
   *[no] There is a saboteur aboard the ship of { $who }.
}
event-gt-searched = The saboteur is at { $square }.
event-gt-lowest = { $what ->
    [crew] { $you ->
        [yes] Your crew is the smallest ({ $strength }).
       *[no] The crew of { $who } is the smallest ({ $strength }).
    }
    [engines] { $you ->
        [yes] Your engines are the weakest ({ $strength }).
       *[no] The engines of { $who } are the weakest ({ $strength }).
    }
   *[cannons] { $you ->
        [yes] Your cannons are the weakest ({ $strength }).
       *[no] The cannons of { $who } are the weakest ({ $strength }).
    }
}
event-gt-settled = { $you ->
    [yes] You, { gt-part }: { $credits }.
   *[no] { $who }, { gt-part }: { $credits }.
}
event-gt-flight-over = The flight is over. { $purses }.
gt-owns = { $who }: { gt-credits }
event-gt-over = { $count ->
    [0] The game is over. Nobody has earned anything.
    [one] The game is over. Most credits: { $richest }. In profit: { $winners }.
   *[other] The game is over. Most credits: { $richest }. In profit, and so winners all the same: { $winners }.
}

## The bill

gt-part = { $part ->
    [arrival] arriving, place { $what }
    [looks] the best-looking ship, { $what ->
        [one] 1 exposed connector
       *[other] { $what } exposed connectors
    }
    [goods] { $what ->
        [one] 1 good sold
       *[other] { $what } goods sold
    }
    [half-price] { $what ->
        [one] 1 good sold at half price
       *[other] { $what } goods sold at half price
    }
    [lost] { $what ->
        [one] 1 lost component
       *[other] { $what } lost components
    }
    [late-error] errors found in flight
    [luxury] { $what ->
        [one] 1 luxury passenger
       *[other] { $what } luxury passengers
    }
    [merchant] the Merchant's prices
    [manager] the Manager, { $what ->
        [one] 1 kind of alien
       *[other] { $what } kinds of alien
    }
    [creativity] a direction of one's own
    [premium] insurance up to { $what }
    [mission-completed] the mission is done
    [mission-tiles] { $what ->
        [one] 1 payload delivered
       *[other] { $what } payloads delivered
    }
    [mission-sets] { $what ->
        [one] 1 set of payloads
       *[other] { $what } sets of payloads
    }
    [mission-kinds] { $what ->
        [one] 1 kind of payload
       *[other] { $what } kinds of payload
    }
    [mission-mass] mass { $what } delivered
    [mission-lost] { $what ->
        [one] 1 component lost for the mission
       *[other] { $what } components lost for the mission
    }
    [mission-crew] { $what } crew brought home
    [mission-crew_lost] { $what } crew fewer than at the launch
    [mission-aliens] { $what ->
        [one] 1 alien brought home
       *[other] { $what } aliens brought home
    }
    [mission-aliens_lost] { $what ->
        [one] 1 alien or passenger lost
       *[other] { $what } aliens and passengers lost
    }
    [mission-goods] { $what ->
        [one] 1 good for the mission
       *[other] { $what } goods for the mission
    }
    [mission-batteries] { $what ->
        [one] 1 battery left
       *[other] { $what } batteries left
    }
    [mission-exposed] { $what ->
        [one] 1 connector for the mission
       *[other] { $what } connectors for the mission
    }
    [mission-full_at_launch] every square built on
    [mission-full_at_end] every square still there
    [mission-directives_kept] { $what ->
        [one] 1 directive kept
       *[other] { $what } directives kept
    }
    [mission-violations] { $what ->
        [one] 1 violation
       *[other] { $what } violations
    }
    [mission-client_home] the client is home
    [mission-client_goods] a share of the client's goods
    [mission-guard_points] { $what ->
        [one] 1 guard point
       *[other] { $what } guard points
    }
    [mission-most] most of all: { $what }
    [mission-tidy] hardly anything lost
    [mission-looks] the mission's prize for looks
    [mission-luxury] diplomatic fares
    [stake] a stake in the pot
    [stake-back] the stake comes back
    [pot] the pot
   *[card] { $what }
}
gt-part-of-flight = class { $flight }: { gt-part }
part-gt-arrival = { gt-part-of-flight }
part-gt-looks = { gt-part-of-flight }
part-gt-goods = { gt-part-of-flight }
part-gt-half-price = { gt-part-of-flight }
part-gt-lost = { gt-part-of-flight }
part-gt-card = { gt-part-of-flight }
part-gt-late-error = { gt-part-of-flight }

## Refusals

refused-gt-heap-empty = No face-down tile is left.
refused-gt-not-face-up = { $who ->
    [none] This tile does not lie face up in the heap.
   *[other] { $who } was faster and has taken this tile.
}
refused-gt-hand-full = You hold a tile already.
refused-gt-hand-empty = You hold no tile.
refused-gt-fixed = There is no tile you could still take back.
refused-gt-aside-full = You have set two tiles aside already.
refused-gt-stays-aside = A tile that was set aside never goes back to the heap.
refused-gt-square-taken = A tile lies there already.
refused-gt-no-square = Your board has no such square.
refused-gt-not-joined = The tile would not be joined to your ship.
refused-gt-connectors-clash = The connectors do not go together.
refused-gt-engine-turned = Engines must blow to the rear.
refused-gt-exhaust-blocked = The square behind an engine must be empty.
refused-gt-muzzle-blocked = The square before a cannon must be empty.
refused-gt-nothing-attached = First attach a tile to your ship.
refused-gt-pile-away = Somebody is looking at this pile.
refused-gt-looking = You are looking at cards; put them back first.
refused-gt-sand-runs = The sand is still running.
refused-gt-hourglass-waits = The hourglass waits until the first ship is finished.
refused-gt-last-flip = Only a player who has finished may flip the hourglass onto Start.
refused-gt-no-more-flips = The hourglass stands on Start: it is not flipped again.
refused-gt-number-taken = This number is taken.
refused-gt-finished = Your ship is finished.
refused-gt-long-enough = You have built long enough; finish your ship.
refused-gt-tile-in-hand = You still hold a tile.
refused-gt-no-cabin = A part without a cabin cannot be kept.
refused-gt-no-support = No life support of this colour is joined to this cabin.
refused-gt-alien-aboard = One alien of this colour is aboard already.
refused-gt-no-life-support = No alien of this colour can live here: its life support is not joined to this cabin.
refused-gt-hold-full = This hold is full.
refused-gt-not-special = Red goods need a special container.
refused-gt-loading-begun = Once you load, nothing more is taken off the ship. Take your last moves back if it should lie elsewhere.
refused-gt-planet-taken = Another ship is on this planet.
refused-gt-bad-flights = "{ $said }" is not a list of flights: choose at least one class, each only once and in order; without classes of an expansion there is one flight of each number, III or IIIA but not both.

## Refusals: positions

refused-gt-rows = A ship of this class has { $expected } rows, not { $found }.
refused-gt-not-a-square = The board has no square { $square }; write "." there.
refused-gt-is-a-square = { $square } is a square; write "-" where it is empty.
refused-gt-not-aboard = "{ $said }" cannot lie on this tile.
refused-gt-other-cabin = { $tile } is the starting cabin of another colour.
refused-gt-bad-entry = "{ $said }" is not a line of a bill: class/part/credits/rule, please.
refused-gt-nothing-seen = Nobody can have looked at a pile whose cards are not named.
refused-gt-bad-hourglass = The hourglass needs its circle and what is left to run, perhaps "waits".
refused-gt-twice = Two players cannot have the same number or stand on the same space.
refused-gt-no-number = After building everybody has a number.
refused-gt-holds-too-much = Nobody holds a tile, looks at a pile or has finished all at once.
refused-gt-nobody-builds = In this position nobody is left to build.
refused-gt-flies-on = Whoever has given up has no place on the flight board.
refused-gt-not-first = { $piece } cannot come first: the first card has the level of the flight.
refused-gt-no-deck-yet = Cards to come can be laid down in flight only: the deck is shuffled when the ships take off.
refused-gt-not-to-come = { $piece } cannot come any more: it lies elsewhere.

## The text client

gt-flight-heading = Flight { $number } of { $count }, class { $flight }: { $phase ->
    [building] building
    [check] the check
    [launch] the launch
    [flight] under way
   *[over] over
}
gt-hourglass = { $waits ->
    [yes] The hourglass waits for the first ship to be finished.
   *[no] Hourglass on { gt-circle }, { $live ->
        [yes] { $left ->
            [0] run out
            [one] 1 second left
           *[other] { $left } seconds left
        }
       *[no] { $left ->
            [0] run out
            [one] 1 round left
           *[other] { $left } rounds left
        }
    }.
}
gt-heap = { $count ->
    [one] One tile lies face down.
   *[other] { $count } tiles lie face down.
}
gt-face-up = Face up: { $tile }
gt-tile-line = { $tile }: { $sides }
gt-in-hand = In hand: { $tile }
gt-aside = Set aside: { $tile }
gt-in-pile = Pile { $number }: { $card }
gt-own = What you hold and know
gt-rocket = { $place }. { $who }, space { $day }
gt-is-out = { $who } has given up.
gt-cards-left = { $count ->
    [one] One card is still to come.
   *[other] { $count } cards are still to come.
}
gt-other-ships = The other ships
gt-ship-of = { $you ->
    [yes] Your ship
   *[no] The ship of { $who }
}
gt-ship-line = { $who }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, engines { $engines }, cannons { $cannons }, crew { $crew }, batteries { $batteries }, exposed connectors { $exposed }, lost { $lost }; { gt-credits }.
gt-strengths = { $plain } ({ $powered } with batteries)
gt-hull-line = { gt-hull-name }: engines { $engines }, cannons { $cannons }, crew { $crew }.
gt-hull-name = { $hull ->
    [left] Left hull
    [right] Right hull
    [a] Ship A
    [b] Ship B
    [c] Ship C
    [d] Ship D
   *[other] Hull { $hull }
}
gt-goods-aboard = Goods: { $goods }.
gt-piece = { $name } ({ $id })

## A ship on a sheet

gt-sheet = Ship { $number }, class { $flight }
gt-sheet-legal = No errors.
gt-sheet-errors = Errors: { $flaws }.
gt-sheet-exposed = { $count ->
    [0] No exposed connectors.
    [one] 1 exposed connector: { $where }.
   *[other] { $count } exposed connectors: { $where }.
}
gt-sheet-strength = { $what ->
    [engines] Engines
   *[cannons] Cannons
}: { $plain }, with batteries { $powered } = { $sum }
gt-sheet-term = { $adds } ({ $square }{ $battery ->
    [yes] , battery
   *[no] {""}
}{ $alien ->
    [none] {""}
   *[other] , { gt-alien }
})
gt-sheet-crew = Crew { $crew }, batteries { $batteries }.
gt-sheet-odds = Chances in 36 to lose a part, by the side a hit comes from; after the stroke without paying batteries.
gt-side = { $side ->
    [front] front
    [right] right
    [rear] rear
   *[left] left
}

## Help

help-gt-intro = Answer with a number from the list, or with a move in its notation (such as attach 7.8 1). Squares are named by their dice numbers, column and row. Enter alone shows the list again, or plays the move announced below it. You can also type:
help-gt-table = the whole table: hourglass or flight, face-up tiles, every ship in a line, your own drawn
help-gt-cards = the tile in your hand, those set aside, and the cards you have looked at; "cards" and an id shows one piece
help-gt-crews = everybody's ship, drawn
help-gt-inspect = everything about a tile or a card: "inspect" and its name or its id

## Equal scores

score-shared = Tied at { ws-credits }: { $who }. The rank is shared.
