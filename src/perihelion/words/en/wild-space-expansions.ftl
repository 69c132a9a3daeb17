### Wild Space: the solo game, Space Base, Encounters. As in wild-space.ftl, whose phrases these use.

## Names

rival-smuggler = The Smuggler
ws-captain-side = { $side ->
    [front] , front
    [back] , back
   *[none] { "" }
}
ws-hostile = hostile planet { $id }
ws-board = base { $id }
ws-quartz = { $count } quartz

## What cards, slots and hostile planets say

ws-brings-quartz = brings { ws-quartz }
ws-wild-species = wild species
ws-wild-job = wild job
ws-no-animal = no animal
ws-icon = Encounters icon
ws-priced = { $card }, { ws-quartz }
ws-costs = costs { ws-quartz }, or one less to take it into your hand
ws-base-slot = Slot { $slot }: { $text }
ws-operation = { $kind ->
    [take] take the { ws-slot-of } card
    [discard] discard the { ws-slot-of } card
    [take_alien] take the { ws-slot-of } alien
   *[discard_alien] discard the { ws-slot-of } alien
}
ws-slot-of = { $slot ->
    [left] left
    [middle] middle
   *[right] right
}
ws-operation-on = { $operation } ({ $card })
ws-new-card = the new one
ws-no-card = none there
ws-icons = at the end { $icons }
ws-hostile-class = { $class ->
    [alien] alien planet
   *[other] class { $class }
}
ws-confidence-slots = Each slot without such a note is our reconstruction
ws-source-slot = slot { $slot } of your base
ws-counted-as = { $card }, counted as { ws-one }

## Prompts

prompt-ws-smuggle = The Smuggler's turn: choose the hostile planet it uses.
prompt-ws-land = Land the shuttle you launched.
prompt-ws-advance = Advance your veteran token?
prompt-ws-scout = { $source }: { $gives }?
prompt-ws-discard = Discard { $left ->
    [one] 1 card
   *[other] { $left } cards
} from your hand, old or new.
prompt-ws-side = Which side of your captain will you play?

## Moves

move-ws-smuggle = { $use ->
    [landing] it lands on { $planet }
   *[exploration] it explores { $planet }
}
move-ws-launch = launch from slot { $slot }
move-ws-advance = advance the token
move-ws-scout = draw them
move-ws-side = { $side ->
    [front] the front
   *[back] the back
}
move-ws-recruit = recruit { $card } to your crew for { ws-quartz }
move-ws-reserve = take { $card } into your hand for { ws-quartz }
ws-cannot-meet = (you cannot)
ws-cannot-meet-solo = (you cannot: { ws-credits } to the Smuggler)

## Events

event-ws-smuggler = The Smuggler's captain is { $card }. The Smuggler plays { $starter ->
    [smuggler] first.
   *[you] second.
}
event-ws-hostile = Revealed: { $planet }.
event-ws-smuggler-landed = The Smuggler lands on { $planet }.
event-ws-smuggler-explored = The Smuggler explores { $planet }.
event-ws-smuggler-took = The Smuggler takes { $card }.
event-ws-smuggler-discarded = The Smuggler discards { $card }.
event-ws-board = { $you ->
    [yes] You have { $board }.
   *[no] { $who } has { $board }.
}
event-ws-launched = { $you ->
    [yes] You launch the shuttle of slot { $slot } ({ $text }).
   *[no] { $who } launches the shuttle of slot { $slot } ({ $text }).
}
event-ws-smuggler-launched = The condition of the slot was not met: the Smuggler sends up a shuttle.
event-ws-drew-three = { $you ->
    [yes] You draw { $cards } from the deck.
   *[no] { $who } draws { $count } cards from the deck.
}
event-ws-alien-planet = The alien planet lies open: { $planet }.
event-ws-side = { $you ->
    [yes] You choose { $card }.
   *[no] { $who } chooses { $card }.
}
event-ws-alien-laid = New alien { $slot ->
    [left] on the left
    [middle] in the middle
   *[right] on the right
}: { $card }.
event-ws-quartz = { $count ->
    [0] The quartz has run out, so there is none to gain.
   *[other] { $you ->
        [yes] You gain { ws-quartz }.
       *[no] { $who } gains { ws-quartz }.
    }
}
event-ws-recruited = { $you ->
    [yes] You recruit { $card } for { $cost } quartz.
   *[no] { $who } recruits { $card } for { $cost } quartz.
}
event-ws-reserved = { $you ->
    [yes] You take { $card } into your hand for { $cost } quartz.
   *[no] { $who } takes { $card } into their hand for { $cost } quartz.
}

## The Smuggler's turn in a line

ws-brief-smuggler = { $kind ->
    [ws-smuggler-landed] The Smuggler lands on { $planet }
   *[ws-smuggler-explored] The Smuggler explores { $planet }
}
ws-brief-smuggled = { $deed ->
    [took] takes { $cards }
   *[discarded] discards { $cards }
}

## Refusals

refused-ws-slot-left = The shuttle of this slot has already left.
refused-ws-must-land = A launched shuttle lands while any sector is open to it.
refused-ws-launch-first = Launch a shuttle from your base first; then you land it.
refused-ws-too-expensive = You do not have enough quartz.
refused-ws-one-alien-a-turn = You have already taken an alien this turn.
refused-ws-too-many-hostile = There are not that many hostile planets of class "{ $kind }".
refused-ws-too-much-quartz = The line "{ $said }" gives away more quartz than there is.

## Score

part-ws-icon = { ws-each } icon of { $planet }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
part-ws-quartz = { ws-quartz } left
part-ws-smuggler-shuttles = { $count ->
    [one] 1 shuttle in the launch zone
   *[other] { $count } shuttles in the launch zone
}

## The table in words

ws-smuggler-line = The Smuggler: { ws-credits }; crew { $crew }; hostile planets: { $open } open, { $done } done, { $to-come } to come
ws-smuggler-launched-count = { $count ->
    [one] 1 shuttle in the launch zone
   *[other] { $count } shuttles in the launch zone
}
ws-has-quartz = { ws-quartz }
ws-in-zone = { $count ->
    [one] 1 shuttle waits in the launch zone
   *[other] { $count } shuttles wait in the launch zone
}
ws-hostile-planets = Hostile planets
ws-hostile-line = { $planet }, { $kind }
ws-hostile-landing = Landing: { $operations }
ws-hostile-exploration = { $next ->
    [yes] Exploration (a shuttle has landed): { $operations }
   *[no] Exploration: { $operations }
}
ws-hostile-aside = Done: { $planets }
ws-aliens = Aliens (quartz in the supply: { $supply })
ws-aliens-brief = Aliens: { $aliens }
ws-base-yours = Your base ({ $board })
ws-base-slot-left = Slot { $slot }: the shuttle has left
ws-base-of = { $who }: { $board }, shuttles on slots { $slots }
ws-base-empty-of = { $who }: { $board }, all shuttles have left
ws-bases = Other bases
ws-crew-smuggler = Crew of the Smuggler ({ $count })
ws-group-wild = Wild species
ws-group-none = No animal
