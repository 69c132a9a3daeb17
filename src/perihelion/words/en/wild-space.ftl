### Wild Space. Composed phrases receive plain data: $what is a kind of card (any, robot, pilot, bear ...),
### $count and $credits are numbers, $name, $card, $effect and the like are phrases made before.

## Options

option-level = Level of the Smuggler
choice-space-base = Space Base
choice-encounters = Encounters
choice-easy = easy
choice-medium = medium
choice-hard = hard
choice-solo = solo

## Cards, planets, places

ws-animal = { $animal ->
    [bear] Bear
    [lizard] Lizard
    [monkey] Monkey
    [octopus] Octopus
    [owl] Owl
    [rhino] Rhino
   *[other] { $animal }
}
ws-job = { $job ->
    [military] Military
    [pilot] Pilot
    [botanist] Botanist
    [mechanic] Mechanic
    [programmer] Programmer
    [scientist] Scientist
   *[none] Utility
}
ws-name = { $type ->
    [captain] Captain { ws-animal }{ ws-captain-side }
    [emissary] { $alien ->
        [yes] Alien
       *[no] { ws-animal }
    } Emissary
    [robot] { $alien ->
        [yes] Alien
       *[no] { ws-job }
    } Robot
   *[specialist] { $alien ->
        [yes] Alien Specialist
       *[no] { ws-animal } { ws-job }
    }
}
ws-the-name = { $type ->
    [captain] { ws-name } ({ ws-job })
   *[other] { ws-name }
}
ws-name-with-id = { $id ->
    [none] { $name }
   *[other] { $name } ({ $id })
}
ws-planet = { $planet ->
    [PL-H1] Harbor
    [PL-H2] Bazaar
    [PL-3A] Greenhouse
    [PL-3B] Flight School
    [PL-3C] Parade Ground
    [PL-6A] Foundry
    [PL-6B] Laboratory
    [PL-6C] Embassy
    [PL-9A] Jewel
    [PL-9B] Frontier
    [PL-AF] Quartzia, front
    [PL-AB] Quartzia, back
   *[other] { $planet }
}
ws-the-planet = { $planet ->
    [PL-AF] Quartzia
    [PL-AB] Quartzia
   *[other] { ws-planet }
}
ws-sector-side = { $side ->
    [left] left sector
   *[right] right sector
}
ws-place = { $planet }, { $side }
ws-slot = { $slot ->
    [left] on the left of the display
    [middle] in the middle of the display
    [right] on the right of the display
   *[deck] on the deck
}
ws-slot-taken = { $source ->
    [deck] from the deck
   *[slot] from the display ({ $source })
}
ws-slot-title = { $slot ->
    [left] Left
    [middle] Middle
   *[right] Right
}

## Which cards an icon means

ws-one = { $what ->
    [any] a card
    [specialist] a specialist
    [robot] a robot
    [emissary] an emissary
    [robot-emissary] a robot or an emissary
    [veteran] a veteran
    [military] a military card
    [pilot] a pilot
    [botanist] a botanist
    [mechanic] a mechanic
    [programmer] a programmer
    [scientist] a scientist
    [bear] a bear
    [lizard] a lizard
    [monkey] a monkey
    [octopus] an octopus
    [owl] an owl
    [rhino] a rhino
    [alien] an alien
    [encounters] a card with the Encounters icon
   *[other] { $what }
}
ws-each = { $what ->
    [any] card
    [specialist] specialist
    [robot] robot
    [emissary] emissary
    [robot-emissary] robot or emissary
    [veteran] veteran
    [military] military card
    [pilot] pilot
    [botanist] botanist
    [mechanic] mechanic
    [programmer] programmer
    [scientist] scientist
    [bear] bear
    [lizard] lizard
    [monkey] monkey
    [octopus] octopus
    [owl] owl
    [rhino] rhino
    [alien] alien
    [encounters] card with the Encounters icon
   *[other] { $what }
}
ws-many = { $what ->
    [any] cards
    [specialist] specialists
    [robot] robots
    [emissary] emissaries
    [robot-emissary] robots or emissaries
    [veteran] veterans
    [military] military cards
    [pilot] pilots
    [botanist] botanists
    [mechanic] mechanics
    [programmer] programmers
    [scientist] scientists
    [bear] bears
    [lizard] lizards
    [monkey] monkeys
    [octopus] octopuses
    [owl] owls
    [rhino] rhinos
    [alien] aliens
    [encounters] cards with the Encounters icon
   *[other] { $what }
}
ws-some = { $count ->
    [one] { ws-one }
   *[other] { $count } { ws-many }
}

## Effects, conditions, missions

ws-effect = { $kind ->
    [draw] draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [play] play { $count ->
        [one] { ws-one }
       *[other] up to { $count } { ws-many }
    }
    [gain_quartz] gain { ws-quartz }
    [advance_veteran] advance your veteran token { $count ->
        [one] one space
       *[other] { $count } spaces
    }
    [draw_then_discard] draw { $count } cards from the deck, then discard { $then }
   *[take_and_play] { $count ->
        [one] take and play a card
       *[other] take and play up to { $count } cards
    }
}
ws-sequence = { $first }, then { $second }
ws-condition = { $kind ->
    [discard] discard { ws-some }
    [have] have { ws-one } in your crew
   *[remove_crew] remove a card from your crew
}
ws-condition-any = { $kind ->
    [discard] discard { $things }
   *[have] have { $things } in your crew
}
ws-effect-under-condition = { $kind ->
    [discard] discard { ws-some } to { $effect }
    [have] with { ws-one } in your crew, { $effect }
   *[remove_crew] remove a card from your crew to { $effect }
}
ws-mission = { $kind ->
    [set_of_job] { ws-credits } per { $size } { ws-many }
    [set_of_all_jobs] { ws-credits } per series of six different jobs
    [majority] { ws-credits } if you alone have the most { ws-many }
   *[per_card] { ws-credits } per { ws-each }
}
ws-mission-pair = { ws-credits } per pair of { $first } and { $second }

## What a card, a planet, a sector says

ws-veteran = veteran
ws-says-mission = { $mission } (mission)
ws-says-nothing = no effect
ws-says-space = space { $space }: { $text }
ws-card-line = { $card }: { $text }
ws-sector-free = { $side }: { $actions }
ws-sector-for = { $side } (condition: { $conditions }): { $actions }
ws-planet-line = { $requires ->
    [0] { $planet }, start planet
   *[other] { $planet }, for crews of { $requires } or more
}
ws-face-down = Face down: { $numbers }. A planet turns over as soon as a crew of at least that many cards ends its turn.
ws-shuttles-there = landed: { $names }
ws-shuttles-explored = explored: { $names }

## Where an effect comes from

ws-source-card = effect of { $card }
ws-source-space = space { $space } of your captain's track
ws-source-explore = exploration

## Prompts

prompt-ws-turn = { $base ->
    [yes] Your turn: launch a shuttle to land it, or explore with one that has landed.
   *[no] Your turn: land a shuttle or explore with one.
}
prompt-ws-meet = { $place }: which condition will you meet?
prompt-ws-pay-discard = { $source }: discard { ws-some } to { $gives }.
prompt-ws-pay-remove_crew = { $source }: remove a card from your crew to { $gives }.
prompt-ws-action = { $place }: choose your action.
prompt-ws-draw = { $source }: { $left ->
    [one] draw 1 card.
   *[other] draw { $left } cards, one at a time.
}
prompt-ws-play = { $source }: { $left ->
    [one] play { ws-one } from your hand.
   *[other] play up to { $left } { ws-many } from your hand, one at a time.
}
prompt-ws-take = { $source }: { $left ->
    [one] take a card and play it at once.
   *[other] take up to { $left } cards, one at a time, and play each at once.
}
prompt-ws-renew = Which card do you discard for a new display?
prompt-ws-end = { $aliens ->
    [yes] End of your turn: you may take one alien; then end your turn.
   *[no] Nothing left to do: end your turn, or renew the display first.
}

## Moves

move-ws-land = { $conditions ->
    [none] land on { $place }
   *[other] land on { $place } (condition: { $conditions })
}
move-ws-explore = explore { $place }
move-ws-meet = { $condition }
move-ws-action = { $effect }
move-ws-draw = { $source ->
    [deck] draw the top card of the deck, unseen
   *[slot] draw { $card }
}
move-ws-take = { $source ->
    [deck] take the top card of the deck, unseen, and play it
   *[slot] take and play { $card }
}
move-ws-play = play { $card }
move-ws-discard = discard { $card }
move-ws-remove = remove { $card } from your crew
move-ws-skip = { $unpaid ->
    [yes] do without the effect ({ ws-credits } to the Smuggler)
   *[other] { $prompt ->
        [ws-action] take no action
        [ws-draw] draw nothing
        [ws-play] play nothing more
        [ws-take] take nothing more
        [ws-advance] leave the token where it is
        [ws-scout] draw nothing
       *[other] do without the effect
    }
}
move-ws-pass = pass
move-ws-end = end your turn
move-ws-renew = renew the display by discarding a card from your hand
ws-nothing-to-play = (you hold none)
ws-nothing-left-to-play = (you would hold none then)
ws-then-nothing-to-play = (then you hold nothing to play)
ws-card-there = { $known ->
    [yes] the empty slot { ws-slot }
   *[no] the card { ws-slot }
}
ws-condition-there = its condition number { $number }

## Events

event-ws-captain = { $you ->
    [yes] Your captain is { $card }.
   *[no] { $who } has { $card }.
}
event-ws-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $count } cards.
}
event-ws-laid = New card { ws-slot }: { $card }.
event-ws-reshuffled = The deck has run out: the { $cards } discarded cards are shuffled into a new one.
event-ws-landed = { $you ->
    [yes] You land on { $sector }.
   *[no] { $who } lands on { $sector }.
}
event-ws-explored = { $you ->
    [yes] You explore { $sector }.
   *[no] { $who } explores { $sector }.
}
event-ws-passed = { $you ->
    [yes] You cannot use any shuttle, so you pass.
   *[no] { $who } cannot use any shuttle and passes.
}
event-ws-drew = { $you ->
    [yes] You draw { $card } from the display ({ $slot }).
   *[no] { $who } draws { $card } from the display ({ $slot }).
}
event-ws-drew-blind = { $you ->
    [yes] You draw { $card } from the deck.
   *[no] { $who } draws a card from the deck.
}
event-ws-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
event-ws-removed = { $you ->
    [yes] You remove { $card } from your crew.
   *[no] { $who } removes { $card } from their crew.
}
event-ws-renewed = { $you ->
    [yes] You discard { $card } to renew the display.
   *[no] { $who } discards { $card } to renew the display.
}
event-ws-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
event-ws-took = { $you ->
    [yes] You take { $card } { ws-slot-taken }.
   *[no] { $who } takes { $card } { ws-slot-taken }.
}
event-ws-token = { $you ->
    [yes] Your veteran token moves to space { $space }: { $text }.
   *[no] The veteran token of { $who } moves to space { $space }: { $text }.
}
event-ws-nothing-to-draw = There is no card left to draw.
event-ws-turned-over = { $planet } is turned face up.
event-ws-over = All shuttles are used: the game is over.

## Somebody else's turn in a line

ws-brief = { $opening }: { $deeds }.
ws-brief-turn = { $kind ->
    [ws-landed] { $who } lands on { $place }
    [ws-explored] { $who } explores { $place }
    [ws-launched] { $who } launches a shuttle
    [ws-passed] { $who } cannot use any shuttle and passes
   *[other] { $who }
}
ws-brief-deed = { $deed ->
    [played] plays { $cards }
    [drew] draws { $cards }
    [discarded] discards { $cards }
    [removed] removes { $cards } from their crew
    [renewed] discards { $cards } to renew the display
    [landed] lands on { $place }
    [scouted] draws { $cards }
    [recruited] recruits { $cards }
    [reserved] takes { $cards } into their hand
    [quartz] gains { ws-quartz }
   *[token] veteran token on space { $space }
}
ws-unseen = { $count ->
    [one] an unseen card
   *[other] { $count } unseen cards
}

## Refusals

refused-ws-face-down = This planet is not face up yet.
refused-ws-crew-too-small = Your crew is too small for this planet.
refused-ws-own-shuttle-there = One of your own shuttles is already in this sector.
refused-ws-condition-unmet = You cannot meet any condition here.
refused-ws-no-shuttle-left = You have no shuttle left to land.
refused-ws-already-explored = This shuttle has explored already and is done.
refused-ws-must-use-shuttle = You cannot pass while you can land or explore.
refused-ws-does-not-fit = The effect does not let you play this card.
refused-ws-does-not-pay = This card is not enough to pay what is asked for.
refused-ws-too-few-to-pay = You have cards that fit, but fewer than are asked for.
refused-ws-captain-stays = Your captain never leaves the crew.
refused-ws-card-itself-stays = A card cannot pay for its own effect.
refused-ws-slot-empty = No card lies in this slot.
refused-ws-deck-empty = The deck is empty.
refused-ws-draw-in-full = Once you have chosen to draw, you draw to the end.
refused-ws-hand-empty = You have no card in hand to discard for it.
refused-ws-needed-to-pay = You need your cards to pay the condition you have begun to pay.
refused-ws-must-pay = Too late to turn back: the condition must be paid now.
refused-ws-too-many-shuttles = A player has only five shuttles; "{ $said }" would be one more.
refused-ws-start-planet = "{ $planet }" is missing: the start planets always lie open.
refused-ws-two-planets = "{ $said }" is one planet too many: { $number ->
    [0] the alien planet lies on one side.
   *[other] of those that ask for { $number } crew cards one is on the table.
}
refused-ws-not-in-deck = "{ $card }" is not in the deck, so it cannot be laid down as coming.

## Score

part-ws-same-animals = { $count } { ws-many }
part-ws-series = { $count ->
    [one] a series of all six animals
   *[other] { $count } series of all six animals
}
part-ws-mission = { $card }: { $mission }
part-ws-printed = { $card }
part-ws-captain = { $card }, space { $space } of the track

## The table in words

ws-turn-count = { $whose ->
    [you] Turn { $round } of { $rounds }: yours.
    [smuggler] Turn { $round } of { $rounds }: the Smuggler's.
   *[none] Turn { $round } of { $rounds }.
}
ws-glance-hint = { ws-turn-count } ("table" shows everything.)
ws-glance-slot = { $slot ->
    [left] Display, left
    [middle] Display, middle
   *[right] Display, right
}: { $card }
ws-glance-hand = In hand: { $card }
ws-mission-line = { $card }: { $mission }. So far: { ws-credits }.
ws-planets = Planets
ws-display = Display
ws-deck-line = Deck: { $deck } cards. Discard pile: { $discard }.
ws-slot-line = { ws-slot-title }: { $card }
ws-slot-line-empty = { ws-slot-title }: empty
ws-hand = Your hand ({ $count })
ws-hand-empty = Your hand is empty.
ws-crew = Crew of { $who } ({ $count })
ws-crew-yours = Your crew ({ $count })
ws-group-line = { $group } ({ $count }): { $cards }
ws-token-line = { $token ->
    [0] Veteran token: not on the track yet. Next, { $next }.
   *[other] Veteran token: space { $token }. Next, { $next }.
}
ws-token-line-last = Veteran token: on the last space ({ $token }).
ws-player-line = { $who }: { ws-credits }; crew { $crew }; hand { $hand }; shuttles: { $shuttles } unused, { $landed } landed
ws-known-in-hand = { $who } is known to hold: { $cards }.

## What is known of a card

ws-kind = { $type ->
    [captain] captain
    [emissary] emissary
    [robot] robot
   *[specialist] specialist
}
ws-confidence = { $confidence ->
    [source] Read in a rulebook or a review
    [derived] Follows from what we have read
   *[reconstructed] Our reconstruction: we do not know the printed face
}
ws-confidence-in-part = Read in a rulebook or a review: { $fields }; the rest is our reconstruction
ws-field = { $field ->
    [animal] the animal
    [job] the job
    [effect] the effect
    [condition] the condition
    [mission] the mission
    [quartz] the quartz
    [cost] the cost
   *[other] { $field }
}

## Equal scores

score-tie-of = { $who } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
score-tie = { $shared ->
    [yes] Tied at { ws-credits }. The smaller crew would decide, but they are the same size: { $who }. The rank is shared (rule WS-9.7).
    [some] Tied at { ws-credits }. The smaller crew goes first, and equal ones share the rank: { $who }. See rule WS-9.7.
   *[no] Tied at { ws-credits }. The smaller crew goes first: { $who }. See rule WS-9.7.
}
