### The cards of The Big Expansion: bonus cards, Rough Roads, Evil Machinations. What the sentences are told is as in
### galaxy-trucker.ftl.

## Bonus cards and what other cards share

gt-bonus-name = { $type ->
    [bureaucracy] Bureaucracy
    [robosmokeys] Robosmokeys
    [space_billiards] Space Billiards
    [junkyard] Junkyard
   *[star_depot] Star Depot
} { $level }
gt-says-bureaucracy = the last one hides a number from 1 to 6, all others guess it: whoever is right gets { gt-credits }, whoever is wrong loses as many days
gt-says-robosmokeys = sealed offers; the highest is paid, and whoever paid names a column and a row, not 7: every component there is given up
gt-says-row = row { $number }: { $hits }
gt-says-billiards = everybody sends a row of meteors at an opponent. { $rows }
gt-says-box = box { $number }: { $box }
gt-says-junkyard = { $boxes }; stopping costs { gt-days }
gt-box = { $reward } for { $price }
gt-astronauts = { $count ->
    [one] { $count } astronaut
   *[other] { $count } astronauts
}
gt-says-depot = { $count } components lie open: each may weld one on or replace one, for { gt-days }

## Questions

prompt-gt-set-die = Set the die in secret: the others will guess it.
prompt-gt-guess = Which number does the hidden die show?
prompt-gt-offer = How much do you offer in secret? Only the highest offer is paid.
prompt-gt-name = You have paid most: name a column and a row.
prompt-gt-cue = Which row of meteors do you send, and at whom?
prompt-gt-stop = Stop at the junkyard?
prompt-gt-depot = Take a component of the depot?
prompt-gt-weld = Where do you weld { $tile }?
prompt-gt-stow = { $stowed ->
    [crew] { $count ->
        [one] An astronaut comes aboard: into which cabin? You may first move others.
       *[other] { $count } astronauts come aboard: into which cabins? You may first move others.
    }
   *[batteries] { $count ->
        [one] You get a battery: where does it go? You may first move others.
       *[other] You get { $count } batteries: where do they go? You may first move others.
    }
}

## Moves

move-gt-set = { $number }
move-gt-guess = { $number }
move-gt-offer = offer { gt-credits }
move-gt-name = column { $column }, row { $row }
move-gt-cue = row { $number } at { $target }
move-gt-stop = stop at box { $number }
move-gt-berth = one into { $tile } at { $square }
move-gt-muster = first one out of { $tile } at { $square }
move-gt-charge = one into { $tile } at { $square }
move-gt-discharge = first one out of { $tile } at { $square }

## Events

event-gt-given-up-tiles = { $you ->
    [yes] You give up { $tiles }.
   *[no] { $who } gives up { $tiles }.
}
event-gt-paid = { $you ->
    [yes] You pay { gt-credits }.
   *[no] { $who } pays { gt-credits }.
}
event-gt-stowed = { $you ->
    [yes] { $stowed ->
        [crew] An astronaut boards your ship at { $square }.
       *[batteries] You get a battery at { $square }.
    }
   *[no] { $stowed ->
        [crew] An astronaut boards the ship of { $who } at { $square }.
       *[batteries] { $who } gets a battery at { $square }.
    }
}
event-gt-unstowed = { $you ->
    [yes] { $stowed ->
        [crew] An astronaut leaves your cabin at { $square }.
       *[batteries] You take a battery out at { $square }.
    }
   *[no] { $stowed ->
        [crew] An astronaut leaves the cabin of { $who } at { $square }.
       *[batteries] { $who } takes a battery out at { $square }.
    }
}
event-gt-no-room = { $you ->
    [yes] You leave behind { $stowed ->
        [crew] { $count ->
            [one] an astronaut
           *[other] { $count } astronauts
        }
       *[batteries] { $count ->
            [one] a battery
           *[other] { $count } batteries
        }
    }.
   *[no] { $who } leaves behind { $stowed ->
        [crew] { $count ->
            [one] an astronaut
           *[other] { $count } astronauts
        }
       *[batteries] { $count ->
            [one] a battery
           *[other] { $count } batteries
        }
    }.
}
event-gt-laid-out = Laid out: { $tiles }.
event-gt-welded = { $you ->
    [yes] You weld { $tile } on at { $square }.
   *[no] { $who } welds { $tile } on at { $square }.
}
event-gt-replaced = { $you ->
    [yes] You take { $tile } off at { $square }.
   *[no] { $who } takes { $tile } off at { $square }.
}
event-gt-depot-took = { $you ->
    [yes] You take { $tile } from the depot.
   *[no] { $who } takes { $tile } from the depot.
}
event-gt-die-set = { $you ->
    [yes] You set the die to { $number }.
   *[no] { $who } sets a die in secret.
}
event-gt-guessed = { $you ->
    [yes] You guess { $number }.
   *[no] { $who } guesses { $number }.
}
event-gt-die-shown = { $you ->
    [yes] Your die shows { $number }.
   *[no] The die of { $who } shows { $number }.
}
event-gt-offers = Offers: { $purses }.
gt-offers = { $who } { gt-credits }
event-gt-named = { $you ->
    [yes] You name column { $column }, row { $row }.
   *[no] { $who } names column { $column }, row { $row }.
}
event-gt-picked-row = { $you ->
    [yes] You send row { $number } at { $target }.
   *[no] { $who } sends row { $number } at { $target }.
}
event-gt-stopped = { $you ->
    [yes] You stop at box { $number }.
   *[no] { $who } stops at box { $number }.
}

## Refusals

refused-gt-stowing-begun = Once something was put aboard nothing more is taken out.
refused-gt-row-taken = Somebody has picked this row already.
refused-gt-box-taken = Somebody has stopped there already.
refused-gt-too-dear = You cannot pay this price in full.
refused-gt-no-place-for-it = This component fits nowhere on your ship.
refused-gt-no-credits = You do not have so many credits.

## Rough Roads

gt-road = { $road ->
    [stiff_competition] Stiff Competition
    [engine_envy] Engine Envy
    [space_junk] Space Junk
    [deja_vu] Déjà Vu
    [cosmic_psychosis] Cosmic Psychosis
    [metal_fatigue] Metal Fatigue
    [bum_batteries] Bum Batteries
    [meteoric_inversion] Meteoric Inversion
    [tough_trip] Tough Trip
    [remorseless_fate] Remorseless Fate
    [piercing_projectiles] Piercing Projectiles
    [union_ship] Union Ship
    [explosive_goods] Explosive Goods
    [explosive_batteries] Explosive Batteries
    [infected_goods] Infected Goods
    [sommersault] Sommersault
    [defective_connectors] Defective Connectors
    [made_to_order] Made to Order
    [dead_zone] Dead Zone
    [nasty_surprise] Nasty Surprise
    [paranoid_locals] Paranoid Locals
    [big_baddies] Big Baddies
    [bad_luck] Bad Luck
    [panic] Panic
   *[personalized_cabins] Personalized Cabins
}
gt-road-stiff-competition = whoever wants an abandoned ship or station counts cannons, and so does everybody behind: each who is stronger first fires a heavy shot from the rear
gt-road-engine-envy = whoever leads at the end of a card and did not at its start takes a heavy shot from the rear
gt-road-space-junk = after each card every component that fell off is a large meteor from the front for all who fly behind
gt-road-deja-vu = cards that nobody made use of come a second time after the last one
gt-road-cosmic-psychosis = after each card a column and a row are rolled: a cabin there with a human in it is destroyed on every ship
gt-road-metal-fatigue = after open space a column and a row are rolled: a component there falls off every ship that moved
gt-road-bum-batteries = every use of batteries costs one more
gt-road-meteoric-inversion = large meteors count as small, small ones as large
gt-road-tough-trip = more cards of level III: 2, 3 or 4 in flights 1, 2 and 3
gt-road-remorseless-fate = combat zones and sabotage hit all but the highest, epidemics take whole cabins, stardust takes every exposed component
gt-road-piercing-projectiles = what destroys a component flies on and destroys the next one in line
gt-road-union-ship = before the last card a credit or a block for each member of the crew, or you give up
gt-road-explosive-goods = a component destroyed with goods on it destroys all eight around it
gt-road-explosive-batteries = a component destroyed with batteries on it destroys all eight around it
gt-road-infected-goods = goods you are offered cost a human for each above the number of your aliens; all or none
gt-road-sommersault = engines may blow to the rear or to the front; after open space and planets every ship turns round
gt-road-defective-connectors = engines are weaker by 1 for every joint of a universal connector with another kind; you may let such components go first
gt-road-made-to-order = everybody has a pile of components of their own; what is left of it costs a credit each
gt-road-dead-zone = in one column nothing works but plating
gt-road-nasty-surprise = becomes another card once all have built
gt-road-paranoid-locals = whoever lands on a planet first takes a heavy shot from the front
gt-road-big-baddies = the lower of two dice is added to the strength of every enemy
gt-road-bad-luck = a roll for a meteor or shot that hits nobody is made again, three rolls at the most
gt-road-panic = the crew of a cabin with an exposed connector leaves the ship
gt-road-personalized-cabins = whoever leaves the ship takes the cabin along
option-roads = Rough Roads per flight
option-handicaps = Rough Roads a player is spared

## Rough Roads: questions

prompt-gt-shed = { $count ->
    [one] One defective joint slows you down. Let a component go?
   *[other] { $count } defective joints slow you down. Let a component go?
}
prompt-gt-infected = Infected goods: { $waiting }. They cost { $count ->
    [one] a human
   *[other] { $count } humans
}. Take all of them?
prompt-gt-rivals = { $card }: { $count ->
    [one] one rival
   *[other] { $count } rivals
} behind you may shoot first. Go there?
prompt-gt-union = The union asks for { $count ->
    [one] one credit or block
   *[other] { $count } credits or blocks
}. How many credits do you pay?
prompt-gt-hand-over = { $count ->
    [one] Which block do you hand over?
   *[other] { $count } blocks are to be handed over. Which one now?
}

## Rough Roads: moves

move-gt-shed = let go of { $tile } at { $square }
move-gt-pay = pay { gt-credits }
move-gt-fetch = take { $tile } of your order

## Rough Roads: events

event-gt-roads = Rough Roads of this flight: { $roads }.
event-gt-surprise = The Nasty Surprise becomes { $road }.
event-gt-dead-zone = Nothing works in column { $column }.
event-gt-ordered = { $you ->
    [yes] Your order: { $tiles }.
   *[no] The order of { $who }: { $tiles }.
}
event-gt-fetched = { $you ->
    [yes] You take { $tile } of your order.
   *[no] { $who } takes { $tile } of the order.
}
event-gt-put-back = { $you ->
    [yes] You put { $tile } back to your order.
   *[no] { $who } puts { $tile } back to the order.
}
event-gt-order-left = { $you ->
    [yes] You pay { gt-credits } for what is left of your order ({ $count }).
   *[no] { $who } pays { gt-credits } for what is left of the order ({ $count }).
}
event-gt-bad-luck = Bad luck: it is rolled again.
event-gt-pierced = { $you ->
    [yes] It goes on through your ship to { $square }.
   *[no] It goes on through the ship of { $who } to { $square }.
}
event-gt-baddies = The enemy is stronger by { $number }.
event-gt-envied = { $you ->
    [yes] You have taken the lead, and are envied for it.
   *[no] { $who } has taken the lead, and is envied for it.
}
event-gt-junk = { $you ->
    [yes] Your junk flies back ({ $count } left).
   *[no] Junk of { $who } flies back ({ $count } left).
}
event-gt-psychosis = Cosmic psychosis: column { $column }, row { $row }.
event-gt-fatigue = Metal fatigue: column { $column }, row { $row }.
event-gt-turned-over = The ships turn round.
event-gt-deja-vu = Once more: { $cards }.
event-gt-extra-cards = { $count } cards of level III more.
event-gt-panic = { $you ->
    [yes] Panic breaks out on your ship.
   *[no] Panic breaks out on the ship of { $who }.
}
event-gt-cabins-left = { $you ->
    [yes] With their crew these leave your ship: { $tiles }.
   *[no] With their crew these leave the ship of { $who }: { $tiles }.
}
event-gt-infected = { $you ->
    [yes] You catch it: { $count ->
        [one] a human
       *[other] { $count } humans
    } for the goods.
   *[no] { $who } catches it: { $count ->
        [one] a human
       *[other] { $count } humans
    } for the goods.
}
event-gt-locals = The locals shoot at all who landed.
event-gt-rivals = { $you ->
    [yes] { $count ->
        [0] No rival is stronger than you.
        [one] One rival shoots at you.
       *[other] { $count } rivals shoot at you.
    }
   *[no] { $count ->
        [0] No rival is stronger than { $who }.
        [one] One rival shoots at { $who }.
       *[other] { $count } rivals shoot at { $who }.
    }
}
event-gt-spared = { $you ->
    [yes] You alone are spared, with { $strength }.
   *[no] { $who } alone is spared, with { $strength }.
}
part-gt-order = class { $flight }: left of an order ({ $what })

## Rough Roads: refusals

refused-gt-dead = Nothing works in the dead zone.

## Evil Machinations

gt-evil-name = { $type ->
    [system_test] System Test
    [traffic_jam] Traffic Jam
    [ambush] Ambush
    [junker_for_sale] Junker for Sale
    [stranded_ship] Stranded Ship
    [tailgaters] Tailgaters
    [pile_up] Pile-Up
    [toll_gate] Toll Gate
    [customs_raid] Customs Raid
    [speed_trap] Speed Trap
    [weigh_station] Weigh Station
    [drag_net] Drag Net
    [power_leak] Power Leak
    [shore_leave] Shore Leave
    [cargo_thieves] Cargo Thieves
    [minefield] Minefield
    [crossfire] Crossfire
    [boarding_party] Boarding Party
    [slow_lane] Slow Lane
    [shortcut] Shortcut for Sale
    [magnetic_reef] Magnetic Reef
    [prize_money] Prize Money
    [homesick_aliens] Homesick Aliens
   *[wide_open_space] Wide Open Space
}
gt-evil-system-test = for every { $per } components that could run on batteries a battery, or they are given up
gt-evil-traffic-jam = all gaps close up to the last ship
gt-evil-ambush = cannons count to the rear; the lowest takes { $hits }
gt-evil-junker-for-sale = auction: the winner draws { $count } components to weld on and loses { gt-days }
gt-evil-stranded-ship = the first who helps gives { gt-batteries } and loses { gt-days } for { gt-astronauts } and { gt-credits }
gt-evil-tailgaters = all but the last take { $hits } of the one behind
gt-evil-pile-up = ships on neighbouring spaces: { $hits }
gt-evil-toll-gate = everybody pays { gt-credits } or loses { gt-days }
gt-evil-customs-raid = red blocks are handed in, or paid for with { gt-credits } each
gt-evil-speed-trap = the strongest engines pay { gt-credits } or lose { gt-days }
gt-evil-weigh-station = the ship of most components loses { gt-days }
gt-evil-drag-net = a day lost for every { $per } exposed connectors
gt-evil-power-leak = every component with batteries loses one
gt-evil-shore-leave = a credit for every { $per } humans; for each not paid one leaves
gt-evil-cargo-thieves = one of every { $per } blocks is lost, the most precious first
gt-evil-minefield = { $hits }
gt-evil-crossfire = the leader names left or right, the last one front or rear: a heavy and a light shot for all
gt-evil-boarding-party = the smallest crew loses { gt-some-goods }
gt-evil-slow-lane = the weakest engines take { $hits }
gt-evil-shortcut = auction: the winner gains { gt-days }
gt-evil-magnetic-reef = everybody loses a component with an exposed connector
gt-evil-prize-money = credits by place: { $prizes }
gt-evil-homesick-aliens = { gt-credits } for each alien, or it leaves
gt-evil-wide-open-space = everybody moves on by engine strength times { $times }
option-forecasts = Improved Forecasts: piles one after the other

## Evil Machinations: questions

prompt-gt-plant = Which machination do you plant in this flight?
prompt-gt-loan = { $count ->
    [0] Before the flight: take a loan?
    [one] Before the flight: you have one open loan. Another, or repay it?
   *[other] Before the flight: you have { $count } open loans. Another, or repay one?
}
prompt-gt-bid = { $card }: { $who ->
    [none] nobody has bid yet.
   *[other] { $who } bids { gt-credits }.
} Raise?
prompt-gt-buy-too = { $card }: you were the last to drop out. Buy as well, for your last bid ({ gt-credits })? The reward is 1 less.
prompt-gt-use-part = Which component of the junker do you weld on?
prompt-gt-help = { $card }: { $text }. Help?
prompt-gt-toll = Pay { gt-credits }, or lose { gt-days }?
prompt-gt-customs = Pay { gt-credits } for your red goods, or hand them in?
prompt-gt-shore = Your humans ask for { gt-credits }. How much do you pay? For each credit that is missing one leaves.
prompt-gt-homesick = Pay { gt-credits }, or does the { gt-alien } leave?
prompt-gt-test = { $count ->
    [one] One component is tested. How many batteries do you spend?
   *[other] { $count } components are tested, two for a battery. How many do you spend?
}
prompt-gt-fail-test = { $count ->
    [one] One component is given up: which?
   *[other] { $count } components are given up, one after the other: which one now?
}
prompt-gt-side = From which side does the shot come?
prompt-gt-reef = Which component does the reef tear off?

## Evil Machinations: moves

move-gt-plant = plant { $card }
move-gt-borrow = take a loan
move-gt-repay = repay a loan
move-gt-bid = bid { gt-credits }
move-gt-delay = lose the days
move-gt-hand-in = hand them in
move-gt-let-go = let it go
move-gt-spend = spend { gt-batteries }
move-gt-scrap = give up { $tile } at { $square }
move-gt-reef = { $tile } at { $square }
move-gt-side = from the { gt-facing }

## Evil Machinations: events

event-gt-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $count ->
        [one] a machination
       *[other] { $count } machinations
    }.
}
event-gt-planted = { $you ->
    [yes] You plant { $card }.
   *[no] { $who } plants a machination.
}
event-gt-borrowed = { $you ->
    [yes] You take a loan of { gt-credits }.
   *[no] { $who } takes a loan of { gt-credits }.
}
event-gt-repaid = { $you ->
    [yes] You repay a loan with { gt-credits }.
   *[no] { $who } repays a loan with { gt-credits }.
}
event-gt-in-debt = { $you ->
    [yes] You cannot repay { $count ->
        [one] a loan
       *[other] { $count } loans
    }, and lose the game.
   *[no] { $who } cannot repay { $count ->
        [one] a loan
       *[other] { $count } loans
    }, and loses the game.
}
event-gt-bid = { $you ->
    [yes] You bid { gt-credits }.
   *[no] { $who } bids { gt-credits }.
}
event-gt-sold = { $you ->
    [yes] Sold to you for { gt-credits }.
   *[no] Sold to { $who } for { gt-credits }.
}
event-gt-unsold = Nobody wants it.
event-gt-trapped = { $you ->
    [yes] You are caught speeding, with { $strength }.
   *[no] { $who } is caught speeding, with { $strength }.
}
event-gt-heaviest = { $you ->
    [yes] Your ship is the heaviest ({ $count } components).
   *[no] The ship of { $who } is the heaviest ({ $count } components).
}
event-gt-side-named = { $you ->
    [yes] You name the { gt-facing }.
   *[no] { $who } names the { gt-facing }.
}
part-gt-loan = class { $flight }: loan ({ $what })

## The table in lines

gt-special = Rules of this flight
gt-order-line = Order of { $who }: { $tile }
gt-loans-line = { $who }: { $count ->
    [one] one open loan
   *[other] { $count } open loans
}
gt-planted-line = Planted: { $card }

## Evil Machinations: refusals

refused-gt-no-more-loans = The bank lends you no more.
refused-gt-no-loan = You have no loan to repay.
refused-gt-cannot-repay = You do not have the credits to repay a loan.
