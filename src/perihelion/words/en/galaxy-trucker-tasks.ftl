### Missions of Galaxy Trucker: who gives them, what they ask for, what they pay. What the sentences are told is as in galaxy-trucker.ftl.

## Who gives them, and what they say

gt-giver = { $mission ->
    [alien-archaeology] the curator of the museum
    [alien-design] a cyan architect
    [beverage-run] the bartender
    [carpool] a mechanic of the space factory
    [club-gold-trials] the chairman of Club Gold
    [cocktail-time] the bartender
    [diplomatic-mission] the ambassador
    [directives] a robot with a stamp
    [easy-peasy] a stranger with his collar up
    [escort-mission] a traveller in cutlery
    [experiments] the scientists of the station
    [heavy-duty] the foreman of the mine
    [hilarious-stories] the loudest trucker at the bar
    [radioactive-isotopes] a voice in a lead box
    [riding-a-powder-keg] a miner with no eyebrows
   *[the-bet] a trucker with three fingers
}
gt-scene = { $mission ->
    [alien-archaeology] “Three million years old, they hum in B flat, and nobody knows what for,” says the curator, dusting one with a sandwich wrapper. “Put them wherever you like. Only mind what stands in line with them: it tends to doze off. My last assistant did. That is him over there, under the sheet.”
    [alien-design] The cyan architect unrolls a plan with burns in it. “The holes are the idea. Any fool can build where there is a floor. Fill every square that is left, keep your edges tidy, and my people will weep with three of their five eyes.”
    [beverage-run] “Two crates of the good stuff for the club at the far end,” says the bartender and wipes a glass that was cleaner before. “Real glass, so no juggling. And if something truly terrible crosses your path, well: open one. By the time you look up again it will be over.”
    [carpool] “The shuttle is in pieces on my bench and the shift is over,” says the mechanic. “Take along as many as you have bunks for. I count them when they board, my sister counts them when they get off, and of the two of us I am the forgiving one.”
    [club-gold-trials] The chairman looks at your overalls for as long as is polite, and then a little longer. “Our members have crossed a black hole in evening dress. We have put a few small obstacles in your way. Arrive, and you may use the front door. Arrive tidily, and you may use the lift.”
    [cocktail-time] “One part that goes to pieces, one part that goes bang, a slice of lemon,” says the bartender. “Shaking I can do myself; I need it delivered unshaken. They keep very well side by side, right up to the moment when they do not.”
    [diplomatic-mission] “My delegates are the finest minds of three worlds,” sighs the ambassador, “and they cannot be left in one room. Each one you bring to the conference is a triumph of peace. Each one you mislay is a war. I should have to deduct two credits.”
    [directives] “Good day, carbon-based contractor. Your vessel will be inspected for conformity. There are six directives, of which a number chosen at random applies. Fines are collected after landing. Compliments are not issued. Have a regular day.”
    [easy-peasy] The stranger slides a parcel across the table. “No cannons needed, friend. Go on, look at the charts: planets, stations, a bit of open space. Safest road there is. The last page? Stuck together. Printing error, I should say.”
    [escort-mission] “I sell cutlery, not courage,” says the man behind the sample case. “My ship has an engine, two popguns and an excellent lawyer. Get me home with what I have aboard and a quarter of it is yours. I offer the forks as security.”
    [experiments] “This one explodes, that one must not be breathed on, those glow, these are merely heavy, and that, please do not look at that directly,” says a scientist with half a moustache. “We need one of each at the other station. For science. A second of each would be for repeatability.”
    [heavy-duty] The foreman kicks an ingot. The ingot does not notice. “Weighs a bit, I grant you, but you will find no better armour. You are paid by the weight. So is the tow truck, so mind your engines before the open stretch.”
    [hilarious-stories] “And THEN the whole left wing comes off!” The bar roars. “Beat that, rookie. A round for every bolt you leave out there. But you come back and tell it yourself: the ones who phone from the tow truck are never funny.”
    [radioactive-isotopes] “Perfectly harmless,” says the lead box. “Just keep them away from one another, from people and from batteries. And do bring all of them back out. The last driver dropped one on the ring road, and the moss there has begun to vote.”
    [riding-a-powder-keg] The miner raps on a crate, and the whole bar takes a step back. “Five credits apiece, more for whoever hauls most. My brother-in-law had the job before you. We keep his hat right here. It came down the following Tuesday.”
   *[the-bet] Three fingers and a heap of credits land on the counter. “First one home takes the lot. No seconds, no excuses, no photographs of the finish. Is there something nasty on the way? I should be disappointed if there was not. Are you in, or are you knitting?”
}
gt-own-words = { $en }

## What they ask for

gt-payload-count = { $count } { $payload ->
    [explosive] explosive
    [fragile] fragile
    [heavy] heavy
    [radioactive] radioactive
   *[artifact] { $count ->
        [one] artifact
       *[other] artifacts
    }
}
gt-task-payloads = in the warehouse for each player: { $payloads }
gt-task-dealt = dealt to each player, in the places for components set aside: { $payloads }
gt-task-supercards = { $count ->
    [one] a supercard in an open pile
   *[other] supercards in { $count } open piles
}
gt-task-hidden-supercards = { $count ->
    [one] a supercard in the hidden pile
   *[other] { $count } supercards in the hidden pile
}
gt-task-without = no { $types } in the piles
gt-task-hidden-pile = the hidden pile: { $types }
gt-task-exchange = { $count ->
    [one] a card of the hidden pile
   *[other] { $count } cards of the hidden pile
} exchanged for { $types }
gt-task-types = { $type ->
    [planets] Planets
    [abandoned_ship] Abandoned Ships
    [abandoned_station] Abandoned Stations
    [open_space] Open Space
    [smugglers] Smugglers
    [slavers] Slavers
    [pirates] Pirates
    [meteoric_swarm] Meteoric Swarms
    [combat_zone] Combat Zones
    [stardust] Stardust
    [epidemic] Epidemics
   *[sabotage] Sabotage
}
gt-task-stake = everybody puts { gt-credits } into the pot, and the first to arrive gets it
gt-task-holes = { $count ->
    [one] a roll
   *[other] { $count } rolls
} for squares that are missing on every board
gt-task-directives = { $count ->
    [one] a directive
   *[other] { $count } directives
} for how ships are built
gt-task-sits-out = give up one of your payloads to be spared a supercard
gt-task-looks = the best-looking ship is paid { $times } times
gt-task-luxury = luxury passengers pay { $times } times
gt-task-free = { $what ->
    [lost] finishers pay nothing for components lost in flight
   *[aside] finishers pay nothing for components left set aside
}
gt-task-deadly = an explosion that takes your last human takes you
gt-task-client = a client flies along
gt-task-each = { gt-credits } for each { gt-measure-one }
gt-task-each-so-many = { gt-credits } for every { $per } of { gt-measure-all }
gt-task-once = { gt-credits } for { gt-measure-one }
gt-task-tidy = { gt-credits } for { gt-measure-one } with at most { $most ->
    [one] { $most } lost component
   *[other] { $most } lost components
}
gt-task-most = { gt-credits } for most { gt-measure-all }
gt-task-number = by the number of { gt-measure-all }: { $steps } credits
gt-task-costs = it costs { $price }
gt-task-kinds = { $price } ({ $kinds })
gt-cargo = { $kind ->
    [explosive] explosive
    [fragile] fragile
    [heavy] heavy
    [radioactive] radioactive
    [artifact_single] single artifact
   *[artifact_double] double artifact
}
gt-measure-one = { $measure ->
    [completed] completing the flight
    [tiles] payload delivered
    [sets] set delivered
    [kinds] kind of payload delivered
    [mass] point of mass delivered
    [lost] component lost in flight
    [crew] crew member aboard at the end
    [crew_lost] crew member fewer than at the launch
    [aliens] alien aboard at the end
    [aliens_lost] alien or passenger lost
    [goods] good aboard at the end
    [batteries] battery left
    [exposed] exposed connector
    [full_at_launch] a component on every square at the launch
    [full_at_end] a component on every square still at the end
    [directives_kept] directive kept
    [violations] violation of a directive
    [client_home] the client's arrival
    [client_goods] credit that the client's goods are worth
   *[guard_points] guard point
}
gt-measure-all = { $measure ->
    [completed] flights completed
    [tiles] payloads delivered
    [sets] sets delivered
    [kinds] kinds of payload delivered
    [mass] mass delivered
    [lost] components lost in flight
    [crew] crew at the end
    [crew_lost] crew lost
    [aliens] aliens aboard at the end
    [aliens_lost] aliens and passengers lost
    [goods] goods aboard at the end
    [batteries] batteries left
    [exposed] exposed connectors
    [full_at_launch] ships full at the launch
    [full_at_end] ships full at the end
    [directives_kept] directives kept
    [violations] violations
    [client_home] clients brought home
    [client_goods] the worth of the client's goods
   *[guard_points] guard points
}

## Directives

gt-directive = { $directive ->
    [1] forward cannons have a component behind them
    [2] no engines side by side
    [3] no more than two cabins joined to one another
    [4] batteries are joined to what uses them, or to a structural module
    [5] holds lie inside
   *[6] a shield covers the front
}

## What happens

event-gt-briefing = { $mission }, by { $giver }. { $scene } The terms: { $terms }.
event-gt-staked = { $you ->
    [yes] You put { gt-credits } into the pot.
   *[no] { $who } puts { gt-credits } into the pot.
}
event-gt-hole = Column { $column }, row { $row }: { $squares } will be missing on every board.
event-gt-directives = The robot has spoken: { $directives }.
event-gt-judged = { $count ->
    [0] { $you ->
        [yes] In order with you: { $directive }.
       *[no] In order with { $who }: { $directive }.
    }
    [one] { $you ->
        [yes] One violation by you: { $directive }.
       *[no] One violation by { $who }: { $directive }.
    }
   *[other] { $you ->
        [yes] { $count } violations by you: { $directive }.
       *[no] { $count } violations by { $who }: { $directive }.
    }
}
prompt-gt-open = { $card }: { $text }. Give up a payload and sit it out?
move-gt-open = give up { $tile } at { $square } and sit this card out
event-gt-opened = { $you ->
    [yes] You open the bottle at { $square } and notice nothing of what follows.
   *[no] { $who } opens the bottle at { $square } and notices nothing of what follows.
}
brings-gt-tiles = { $gain ->
    [yes] { $tiles ->
        [one] brings { $tiles } component
       *[other] brings { $tiles } components
    }
   *[no] { $tiles ->
        [one] costs { $tiles } component
       *[other] costs { $tiles } components
    }
}

## The client

event-gt-client = The client flies along ({ $place }) with { $crew } crew and { $goods }.
event-gt-client-moved = { $forward ->
    [yes] The client gains { gt-days } ({ $place }).
   *[no] The client loses { gt-days } ({ $place }).
}
event-gt-client-lost = { $goods ->
    [none] The client loses { $crew } crew.
   *[other] { $crew ->
        [0] The client loses { $goods }.
       *[other] The client loses { $crew } crew and { $goods }.
    }
}
event-gt-client-loaded = The client has { $goods } aboard now.
event-gt-client-out = { $why ->
    [lapped] The client has been lapped and gives up.
   *[no-crew] The client has nobody left and gives up.
}
event-gt-client-landed = The client lands on planet { $planet }.
event-gt-client-fought = { $how ->
    [beaten] The client beats the enemy, to his own surprise.
    [kept-off] The client keeps the enemy off.
   *[lost] The enemy beats the client.
}
event-gt-client-lowest = The client is the weakest of all.
event-gt-client-rolled = { $struck ->
    [yes] A { $die }: the client is hit.
   *[no] A { $die }: it misses the client.
}
event-gt-guarded = { $you ->
    [yes] You have guarded the client: a point.
   *[no] { $who } has guarded the client: a point.
}
event-gt-stepped-in = { $you ->
    [yes] You step in for the client: a point.
   *[no] { $who } steps in for the client: a point.
}
prompt-gt-step-in = The client is the weakest. Take the penalty upon yourself, for a guard point?

## The bill

part-gt-mission-completed = { gt-part-of-flight }
part-gt-mission-tiles = { gt-part-of-flight }
part-gt-mission-sets = { gt-part-of-flight }
part-gt-mission-kinds = { gt-part-of-flight }
part-gt-mission-mass = { gt-part-of-flight }
part-gt-mission-lost = { gt-part-of-flight }
part-gt-mission-crew = { gt-part-of-flight }
part-gt-mission-crew_lost = { gt-part-of-flight }
part-gt-mission-aliens = { gt-part-of-flight }
part-gt-mission-aliens_lost = { gt-part-of-flight }
part-gt-mission-goods = { gt-part-of-flight }
part-gt-mission-batteries = { gt-part-of-flight }
part-gt-mission-exposed = { gt-part-of-flight }
part-gt-mission-full_at_launch = { gt-part-of-flight }
part-gt-mission-full_at_end = { gt-part-of-flight }
part-gt-mission-directives_kept = { gt-part-of-flight }
part-gt-mission-violations = { gt-part-of-flight }
part-gt-mission-client_home = { gt-part-of-flight }
part-gt-mission-client_goods = { gt-part-of-flight }
part-gt-mission-guard_points = { gt-part-of-flight }
part-gt-mission-most = { gt-part-of-flight }
part-gt-mission-tidy = { gt-part-of-flight }
part-gt-mission-looks = { gt-part-of-flight }
part-gt-mission-luxury = { gt-part-of-flight }
part-gt-stake = { gt-part-of-flight }
part-gt-stake-back = { gt-part-of-flight }
part-gt-pot = { gt-part-of-flight }

## In the text client

gt-mission-line = Mission: { $mission }. { $terms }
gt-hidden-payloads = { $count ->
    [one] { $count } payload lies face down.
   *[other] { $count } payloads lie face down.
}
gt-directives-line = Directives: { $directives }
gt-pot-line = In the pot: { gt-credits }
gt-client-line = { $out ->
    [yes] The client has given up.
   *[no] The client ({ $place }): { $crew } crew, { $goods ->
        [none] no goods
       *[other] { $goods }
    }.
}
