# What the browser says at a table of Galaxy Trucker.

web-gt-pile = Pile { $number }, as you saw it
web-gt-safety = How safe is this ship?
web-gt-safety-about = How likely one hit from each side costs the ship a part, with the batteries it has; below it without spending any.{ $building ->
    [yes] {" "}It is judged as it would be loaded.
   *[no] {""}
}
web-gt-safety-hit = Hit
web-gt-safety-chance = { $percent } %
web-gt-safety-unpaid = else { $percent } %
web-gt-safety-of = { $loses } of { $rolls } rolls; { $tiles } tiles lost on average
web-gt-safety-weak = Weak points: { $points }.
web-gt-safety-point = { $tile } at { $square } ({ $tiles } tiles go)
web-gt-safety-whole = No tile takes others with it.

## Pieces

web-gt-letter = { $good ->
    [red] R
    [yellow] Y
    [green] G
   *[blue] B
}

## Building

web-gt-warehouse = Warehouse
web-gt-take-face-down = Take one face down
web-gt-take-payload = Take a payload
web-gt-belt = Tiles face up
web-gt-hand-empty = Nothing in hand
web-gt-turn-left = Turn left
web-gt-turn-right = Turn right
web-gt-put-back = Put back
web-gt-set-aside = Set aside
web-gt-lift = Take back the tile at { $square }
web-gt-square = { $fit ->
    [fits] { $square }: it fits
    [turned] { $square }: it fits if turned
   *[bars] { $square }: it does not fit. { $reason }
}
web-gt-finish = Finish as
web-gt-finish-small = Finish …
web-gt-finish-as = Finish the ship and take number { $number }
web-gt-number-of = { $you ->
    [yes] You fly as number { $number }
   *[no] { $who } has number { $number }
}
web-gt-finished = done, number { $number }
web-gt-finished-brief = No. { $number }
web-gt-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
web-gt-glass-waits = waits
web-gt-glass-left = { $live ->
    [yes] { $left } s
   *[no] { $left ->
        [one] 1 round
       *[other] { $left } rounds
    }
}
web-gt-glass-start = Start
web-gt-flip = Flip
web-gt-round = Round { $number }
web-gt-round-is = { $days ->
    [yes] Everybody does one thing, in secret and at once: take a tile and place it, look at a pile, or pass. Then sand for one round is gone.
   *[no] Everybody in turn does one thing: take a tile and place it, look at a pile, or pass. Then sand for one round is gone.
}
web-gt-pass = Pass this round
web-gt-pile-of = { $held ->
    [none] Look at pile { $number }
   *[other] Pile { $number }: { $held } is looking at it
}
web-gt-pile-close = Put the pile back

## The six figures

web-gt-count-name = { $what ->
    [cannons] cannons
    [engines] engines
    [crew] { $loaded ->
        [yes] crew
       *[no] berths
    }
    [batteries] charges
    [cargo] cargo
   *[exposed] exposed
}
web-gt-term = { $adds } ({ $square })
web-gt-sum = { $terms } = { $sum }
web-gt-sum-none = nothing yet

## The flight

web-gt-track = The flight board
web-gt-told = What happens on the way
web-gt-cards-to-come = { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
}
web-gt-rocket = { $name }: space { $day }
web-gt-rolled = { $upright ->
    [yes] column { $number }, from the { $side ->
        [front] front
       *[rear] rear
    }
   *[no] row { $number }, from the { $side ->
        [left] left
       *[right] right
    }
}
web-gt-outcome = { $kind ->
    [missed] is missed
    [bounced] it bounces off
    [cannon] shoots it
    [shield] shields
   *[hit] is hit at { $square }
}
web-gt-out = has given up
web-gt-in-hyperspace = in hyperspace
web-gt-worth = { $credits ->
    [one] worth 1
   *[other] worth { $credits }
}
web-gt-against = Strengths against { $strength }
web-gt-hit-costs = { $tiles ->
    [0] A hit would cost { $tile } at { $square } and nothing else.
    [one] A hit would cost { $tile } at { $square } and a tile that hangs on it.
   *[other] A hit would cost { $tile } at { $square } and { $tiles } tiles that hang on it.
}
web-gt-defend = { $hit ->
    [large-meteor] Fire, 1 charge of { $square }
   *[other] Shield, 1 charge of { $square }
}
web-gt-brace = Take the hit
web-gt-declares = { $what ->
    [engines] Engines
   *[cannons] Cannons
} now: { $strength }
web-gt-full-power = Full power
web-gt-that-is-all = That is all
web-gt-waiting = Waiting to be loaded
web-gt-aliens = Aliens who want to come aboard
web-gt-aliens-how = Drag an alien into a cabin, or press both; elsewhere humans stay.
web-gt-best = { $errand ->
    [load] Load the best
    [dismiss] Whoever is missed least
   *[drain] Any battery
}
web-gt-leave-rest = { $count ->
    [0] Done
   *[other] Leave the rest
}
web-gt-step-back = A step back
web-gt-step-on = A step forward
web-gt-step-again = Show it again
web-gt-gate = Order of the start

## After the flight

web-gt-last-bill = The last bill
web-gt-standings = Standings
web-gt-sand-runs = The sand of the next flight is running already.
web-gt-flight-over = Flight { $number }, class { $flight }, is over
web-gt-next-flight = Next flight: class { $flight }
web-gt-report = Who lost what to what
web-gt-unscathed = lost nothing.
web-gt-lost-to = { $card }: { $what }
web-gt-bill-empty = Nothing earned, nothing paid
web-gt-bill-sum = In the purse
web-gt-paid = Paid

## Ship check

web-gt-safety-short = Ship check
web-gt-what-if = Press a tile: what if it were lost?
web-gt-if-lost = What if the tile at { $square } were lost?
web-gt-safety-lost = { $tiles ->
    [0] Without { $tile } at { $square } nothing else falls off.
    [one] Without { $tile } at { $square } one more tile falls off.
   *[other] Without { $tile } at { $square } { $tiles } more tiles fall off.
}

## The legend

web-gt-legend = What the signs mean
web-gt-legend-part = { $part ->
    [tiles] Components
    [sides] Sides and connectors
    [aboard] What lies on them
    [hits] What hits a ship
    [cards] On the cards
   *[marks] Marks on a ship
}
web-gt-sign-name = { $sign ->
    [smooth] smooth side
    [single] single connector
    [double] double connector
    [universal] universal connector
    [human] human
    [sleeper] sleeper
    [charge] charge
    [credit] credit
    [from] direction
    [strength] cannon strength
    [speed] engine strength
    [days] flight days
    [epidemic] epidemic
    [sabotage] sabotage
    [exposed] exposed connector
    [weak] weak point
   *[bars] wrong
}
web-gt-sign-tile = { $kind ->
    [starting_cabin] The first component of a ship: two humans live here, never an alien.
    [cabin] Two humans live here, or one alien if its life support is joined to the cabin.
    [cannon] Strength 1 to the front, ½ to other sides; shoots large meteors. The square before it stays empty.
    [double_cannon] Twice as strong as a cannon, for one charge each time.
    [engine] Strength 1. It blows to the rear, and the square behind it stays empty.
    [double_engine] Strength 2, for one charge each time.
    [battery_2] Holds two charges.
    [battery_3] Holds three charges.
    [hold_2] Room for two goods, but none that are red.
    [hold_3] Room for three goods, but none that are red.
    [special_hold_1] Room for one good of any colour: red ones lie only here.
    [special_hold_2] Room for two goods of any colour: red ones lie only here.
    [shield] For one charge it stops small meteors and light shots from two sides.
    [life_support_brown] A brown alien can live in a cabin joined to it.
    [life_support_purple] A purple alien can live in a cabin joined to it.
    [life_support_cyan] A cyan alien can live in a cabin joined to it.
    [structural] Does nothing but join others, on most of its sides.
    [stasis_chamber] Four humans sleep here; they may wake when you lose crew.
    [luxury_cabin] One passenger, who pays if you arrive and is never replaced.
    [reactor_furnace] Beside a battery: of goods you gain, it burns one to fill a charge.
    [cannon_booster] For one charge a cannon joined to it is much stronger once, and then lost.
    [engine_booster] An engine joined to it is given up, and the ship jumps past this card and the next.
    [shield_booster] With it a shield stops large meteors and heavy shots too, for two charges.
    [indestructible_plating] Meteors and shots do nothing to its sides without connectors.
    [bidirectional_cannon] Two barrels in two directions, for one charge.
    [cannon_engine] A cannon and an engine in one.
    [battery_cargo_hold] Holds charges and goods.
    [battery_special_hold] Holds charges, and goods of any colour.
    [mixed_cargo_hold] One place for a good of any colour, the others for all but red ones.
    [explosive] When it is destroyed, all eight squares around it are as well.
    [fragile] It breaks when a component beside it is destroyed, corners included.
    [heavy_2] Its mass is taken off the engine strength. Sides without connectors are armoured.
    [heavy_3] Its mass is taken off the engine strength. Sides without connectors are armoured.
    [heavy_4] Its mass is taken off the engine strength. Sides without connectors are armoured.
    [heavy_5] Its mass is taken off the engine strength. Sides without connectors are armoured.
    [radioactive] Nobody and no charge lasts on the eight squares around it, and no two may be joined.
    [artifact_single] Switches off its row or its column, as it is turned.
    [artifact_double] Switches off its row and its column.
    [auto_defence] Robopolice who enter it are beaten.
    [armory] Crew in a cabin joined to it beat Robopolice who enter there.
    [thruster] For one charge it moves the ship aside by a line before something hits it.
   *[other] {""}
}
web-gt-sign-good = { $good ->
    [red] Brings { $credits } when sold. Dangerous: it lies only in special holds.
   *[other] Brings { $credits } when sold, and lies in any hold.
}
web-gt-sign = { $sign ->
    [smooth] Joins nothing, and may only meet another smooth side.
    [single] Joins a single or a universal one.
    [double] Joins a double or a universal one.
    [universal] Joins any other connector.
    [human] One of the crew. Without a human nobody flies on.
    [purple] One of the crew; adds { $adds } to the cannons if they have any strength.
    [brown] One of the crew; adds { $adds } to the engines if they have any strength.
    [cyan] One of the crew, with a specialisation that serves once in a flight.
    [sleeper] Sleeps in a stasis chamber and is no crew until woken.
    [charge] Powers a double engine, a double cannon or a shield once, and is gone.
    [credit] Money: in the end it decides who wins.
    [small-meteor] Bounces off smooth sides; breaks exposed connectors unless a shield covers that side.
    [large-meteor] A cannon that points at it shoots it down; no shield stops it by itself.
    [small-shot] Only a shield that covers its side stops it.
    [large-shot] No shield stops it by itself.
    [from] The side something comes from; dice tell its row or column.
    [strength] How strong an enemy is, or whose cannons are compared.
    [speed] The engines count: for the way ahead, or in a comparison.
    [days] So many spaces one falls back, or moves on in Open Space.
    [epidemic] One of the crew falls ill in each cabin joined to another occupied one.
    [sabotage] A component is destroyed, found by dice.
    [exposed] Joined to nothing: small meteors break it, and Stardust costs a day for it.
    [weak] If this component is lost, others fall off with it.
   *[bars] It cannot lie here, or would come off.
}

## The workshop

web-gt-workshop = The workshop
web-gt-workshop-about = Build any ship from all the tiles there are. The rules judge it at once; the address of this page is a link to it.
web-gt-workshop-board = Class of the board
web-gt-workshop-kind = Tiles
web-gt-workshop-square = { $full ->
    [yes] { $square }: take this tile off
   *[no] { $square }: lay the tile here
}
web-gt-workshop-link = Copy the link
web-gt-workshop-copied = The link is copied.
web-gt-workshop-paste = Paste a link or a ship as text
web-gt-workshop-read = The ship is read.
web-gt-workshop-unread = This is no ship: a link of this page, or the lines of a ship from a position.
web-gt-workshop-open = Open it in the workshop

## What one is asked, after "whenever you are asked"

web-asked-gt-build = what you do while building
web-asked-gt-place = where the tile in your hand goes
web-asked-gt-flip = whether you flip the hourglass
web-asked-gt-repair = whether your faulty ship is repaired, to start last
web-asked-gt-correct = what comes off your faulty ship
web-asked-gt-keep = which part of your broken ship you keep
web-asked-gt-aliens = whether you take aliens aboard
web-asked-gt-ready = whether you are ready for the next card
web-asked-gt-power = whether a battery powers one more engine or cannon
web-asked-gt-battery = which battery you spend
web-asked-gt-lose-battery = which battery is taken from you
web-asked-gt-defend = whether a battery wards off a hit
web-asked-gt-dismiss = which of your crew you lose
web-asked-gt-load = where goods are loaded
web-asked-gt-drop = which goods you lose
web-asked-gt-land = whether you land on a planet
web-asked-gt-visit = whether you go where a card invites you
web-asked-gt-claim = whether you take the reward of a beaten enemy
web-asked-gt-jump = whether you jump into hyperspace
web-asked-gt-wake = whether you wake sleepers
web-asked-gt-rouse = out of which stasis chamber somebody is woken
web-asked-gt-burn = whether you burn goods for batteries
web-asked-gt-recharge = which battery a furnace charges
web-asked-gt-specialist = what your cyan alien knows
web-asked-gt-diplomat = whether your Diplomat spares you
web-asked-gt-leave = which good you leave as the second
web-asked-gt-face = which side of your ship is the front
web-asked-gt-insure = whether to insure the fleet
web-asked-gt-better = which good is better

# The parts of a score, as the end of a game counts them.
web-gt-sheet-gt-arrival = Arriving
web-gt-sheet-gt-looks = Best-looking ship
web-gt-sheet-gt-goods = Goods sold
web-gt-sheet-gt-half-price = Goods at half price
web-gt-sheet-gt-lost = Lost components
web-gt-sheet-gt-card = Cards on the way
web-gt-sheet-gt-late-error = Errors found in flight
web-gt-sheet-gt-luxury = Luxury passengers
web-gt-sheet-gt-merchant = Merchant's prices
web-gt-sheet-gt-manager = Manager
web-gt-sheet-gt-creativity = A direction of one's own
web-gt-sheet-gt-premium = Insurance
web-gt-sheet-gt-order = Left of an order
web-gt-sheet-gt-loan = Loans
