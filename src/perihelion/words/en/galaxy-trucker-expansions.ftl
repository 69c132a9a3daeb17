### The expansions of Galaxy Trucker. What the sentences are told is as in galaxy-trucker.ftl.

## The Big Expansion: what may be chosen

choice-new-technologies = New Technologies
choice-fifth-wheel = Fifth Wheel
choice-evil-machinations = Evil Machinations
choice-rough-roads = Rough Roads
choice-bonus-cards = Bonus Cards
choice-IA = class IA
choice-IIA = class IIA
choice-missions = Missions
choice-IC = class IC
choice-IIC = class IIC
choice-IIIC = class IIIC
choice-IVC = class IVC
option-alien-order = Who decides on aliens first
choice-lowest = the lowest number
choice-highest = the highest number

## Advice for who opens a table

gt-advice-first = New to the Big Expansion? Add its parts one at a time: five players or a new ship class first, then both, then one of the two decks, Evil Machinations or Rough Roads.
gt-advice-technologies = New Technologies bring variety: 42 components, cyan aliens and hyperspace.
gt-advice-five = Fifth Wheel is for five players and needs New Technologies. Four may play by it, too.
gt-advice-IA = Class IA, meant for the first flight, flies in any direction and is for experienced players. It is not insured: every lost component is paid for.
gt-advice-IIA = Class IIA, meant for the second flight, is a pair of ships and is for experienced players. It is not insured: every lost component is paid for.
gt-advice-splice = Class IC, meant for the first flight, has a splice down its middle: what lies beside it is elsewhere. Its board and rules are partly our reconstruction.
gt-advice-splice-II = Class IIC, meant for the second flight, has a splice down its middle: what lies beside it is elsewhere. Its board and rules are partly our reconstruction.
gt-advice-sphere = Class IIIC, meant for the third flight, is a sphere without edges. Its rules are partly our reconstruction.
gt-advice-fleet = Class IVC is a fleet of up to four ships, flown after the others with cards of level III that are harder than printed. Without New Technologies there are components enough for three players. Which ships the dice join is our reconstruction.
gt-advice-fleet-five = Components are too few for five fleets: not advised with five players.
gt-advice-machinations = Evil Machinations make flights harder: for players with some flights behind them. Whoever still has a loan at the end has lost.
gt-advice-roads = Rough Roads are for experienced players, never for newcomers. Two or three cards a flight are usual; those whom you spare some of them have it easier.
gt-advice-both = In a first game with both decks fly the usual ship classes.
gt-advice-all = All parts together make the hardest game there is.

## New Technologies

gt-specialist = { $specialist ->
    [lawyer] Lawyer
    [manager] Manager
    [merchant] Merchant
    [techie] Techie
   *[diplomat] Diplomat
}
gt-specialist-does = { $specialist ->
    [lawyer] no payment for lost components
    [manager] aliens add one more, and credits for every kind of them aboard at the end
    [merchant] a credit more for each red or yellow good sold
    [techie] on every card the first use of a battery costs one less
   *[diplomat] spares you once what an enemy or a line of a combat zone does to you, and then leaves
}
prompt-gt-jump = { $card }. Jump into hyperspace, away from this card and the next?
prompt-gt-wake = You have lost crew. Whom do you wake, into which cabin?
prompt-gt-rouse = Out of which stasis chamber?
prompt-gt-burn = { $waiting ->
    [none] Burn a good to charge a battery?
   *[other] You gain { $waiting }. Burn a good to charge a battery?
}
prompt-gt-recharge = Which battery is charged?
prompt-gt-specialist = What does your cyan alien know?
prompt-gt-diplomat = Shall your Diplomat spare you this, and leave the ship?
move-gt-boost = boost { $tile } at { $square }, which is lost afterwards
move-gt-jump = jump with { $tile } at { $square }, which is lost
move-gt-wake = wake a human into { $square }
move-gt-rouse = out of { $square }
move-gt-burn = burn { gt-good } in the furnace at { $square }
move-gt-recharge = the battery at { $square }
move-gt-hire = { gt-specialist }: { gt-specialist-does }
event-gt-woken = { $you ->
    [yes] You wake a human into { $square }.
   *[no] { $who } wakes a human into { $square }.
}
event-gt-boosted = { $you ->
    [yes] You boost the cannon at { $square }.
   *[no] { $who } boosts the cannon at { $square }.
}
event-gt-jumped = { $you ->
    [yes] You jump into hyperspace{ gt-jumping-hull }.
   *[no] { $who } jumps into hyperspace{ gt-jumping-hull }.
}
gt-jumping-hull = { $hull ->
    [ship] {""}
   *[other] {" "}with { gt-hull }
}
event-gt-back = { $you ->
    [yes] You are back from hyperspace{ gt-jumping-hull }.
   *[no] { $who } is back from hyperspace{ gt-jumping-hull }.
}
event-gt-burnt = { $you ->
    [yes] You burn { gt-good } in the furnace at { $square }.
   *[no] { $who } burns { gt-good } in the furnace at { $square }.
}
event-gt-recharged = { $you ->
    [yes] Your battery at { $square } is full again.
   *[no] The battery of { $who } at { $square } is full again.
}
event-gt-specialist = { $you ->
    [yes] Your cyan alien is a { gt-specialist }.
   *[no] The cyan alien of { $who } is a { gt-specialist }.
}
event-gt-saved = { $you ->
    [yes] Your Techie saves a battery.
   *[no] The Techie of { $who } saves a battery.
}
event-gt-diplomacy = { $you ->
    [yes] Your Diplomat talks them out of it, and leaves with them.
   *[no] The Diplomat of { $who } talks them out of it, and leaves with them.
}
part-gt-luxury = { gt-part-of-flight }
part-gt-merchant = { gt-part-of-flight }
part-gt-manager = { gt-part-of-flight }
refused-gt-not-powered = A double cannon must be powered before it is boosted.
refused-gt-no-specialist = No specialisation is left for a cyan alien.
refused-gt-booster-busy = Its booster has boosted another cannon in this count.

## Fifth Wheel

prompt-gt-leave = As the second you get one good less. Which one do you leave?
move-gt-leave = leave { gt-good }
event-gt-left = { $you ->
    [yes] You leave { gt-good } behind.
   *[no] { $who } leaves { gt-good } behind.
}
refused-gt-planet-full = A planet has been visited by two already.

## Classes IA and IIA

prompt-gt-face = Which side of your board is the front?
move-gt-face = { $side ->
    [front] leave it as it lies
    [right] the right side
    [rear] the rear side
   *[left] the left side
}
event-gt-faced = { $you ->
    [yes] You turn your board: the front is { gt-facing-printed }.
   *[no] { $who } turns the board: the front is { gt-facing-printed }.
}
gt-facing-printed = { $side ->
    [front] where it was
    [right] the right side
    [rear] the rear side
   *[left] the left side
}
part-gt-creativity = { gt-part-of-flight }

## Latest Models

refused-gt-cabin-first = The starting cabin comes first, on any square.
event-gt-plan = The die shows { $die }: { $squares ->
    [none] no more squares open
   *[other] these squares open: { $squares }
}.
prompt-gt-insure = Insure your fleet against lost components? { $count ->
    [0] You have lost none so far.
    [one] You have lost 1 so far.
   *[other] You have lost { $count } so far.
}
move-gt-insure = insure for { gt-credits }: at most { $most } to pay
event-gt-insured = { $you ->
    [yes] You insure your fleet for { gt-credits }: at most { $most } to pay.
   *[no] { $who } insures the fleet for { gt-credits }: at most { $most } to pay.
}
part-gt-premium = { gt-part-of-flight }
gt-plans-line = Dice that join ships: { $dice }
gt-premium-line = { $who }: insured for { gt-credits }, at most { $most } to pay for lost components
gt-kept-line = { $who }: { $goods } of ships that gave up, paid for after the flight
event-gt-goods-kept = { $you ->
    [yes] Your { $goods } will be paid for after the flight.
   *[no] The { $goods } of { $who } will be paid for after the flight.
}
event-gt-harder = Class IV makes it harder: { $text }.
prompt-gt-better = You gain { $waiting }. What shall be better?
move-gt-better = { $good ->
    [blue] a blue good more
    [green] a green one for a blue one
    [yellow] a yellow one for a green one
   *[red] a red one for a yellow one
}
event-gt-bettered = { $you ->
    [yes] { $good ->
        [blue] You get a blue good more.
       *[other] You get { gt-good } for one worth less.
    }
   *[no] { $good ->
        [blue] { $who } gets a blue good more.
       *[other] { $who } gets { gt-good } for one worth less.
    }
}
