### What every game shares: refusals, deals, undo. Every client reads these files.

list-or = { $first } or { $last }
list-or-else = { $first }, or { $last }
list-or-apart = { $first }; or { $last }
list-more = { $first }; { $last }
list-and = { $first } and { $last }

## Refusals: where and by which rule

refused-at = Line { $line }, column { $column }: { $why }
refused-by-rule = { $why } (rule { $rule })

## Refusals: playing

refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-already-locked = You have already answered; the others are still choosing.
refused-not-asked = "{ $said }" does not answer the question.
refused-unknown-move = "{ $said }" is not a move of this game.
refused-unreadable-move = { $said } cannot be read as a move.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-no-such-question = { $said } is not a question of this game.
refused-bad-seconds = "{ $said }" is not a number of seconds.
refused-choice-needs-other-seats = "{ $choice }" cannot be chosen with { $seats ->
    [one] 1 player
   *[other] { $seats } players
}.

## Refusals: taking back

refused-nothing-to-undo = You have not done anything yet that could be taken back.
refused-no-history = This game keeps no history, so it can be neither saved nor taken back.
refused-undo-in-race = Here everybody plays at the same time: what is done is done.
refused-undo-others-answered = Somebody else has played since; taking your move back needs everybody's consent.
refused-undo-chance-ran = Chance has been at work since; taking your move back needs everybody's consent.
refused-undo-secret-known = Something hidden has been seen since; taking your move back needs everybody's consent.

## Refusals: deals

refused-no-deals = There are no deals in this game.
refused-no-such-deal = There is no open deal { $number } with you in it.
refused-too-many-deals = You may propose at most { $limit } deals a turn.
refused-bad-deal = "{ $said }" does not describe a deal.

## Refusals: setting up

refused-unknown-game = There is no game called "{ $game }" here; there is { $games }.
refused-bad-seats = { $said } is not a number of players for this game: from { $least } to { $most }, please.
refused-bad-seed = "{ $said }" is not a seed: a whole number from 0 on, please.
refused-unknown-option = This game has no option "{ $option }".
refused-bad-option = { $said } is not a value for the option "{ $option }".
refused-option-needs-other-seats = The option "{ $option }" cannot be chosen with { $seats ->
    [one] 1 player
   *[other] { $seats } players
}.
refused-choice-needs = "{ $choice }" needs "{ $needed }" as well.
refused-seats-need-choice = { $seats } players need "{ $needed }".
refused-bad-content = The file { $file } has a fault: { $detail }

## Refusals: content packs

refused-not-a-pack = { $file } is not a content pack: it holds no pack.toml.
refused-empty-pack = The content pack { $file } holds no table.
refused-unknown-table = This game has no table { $file }; it has { $tables }.
refused-too-few-pieces = { $file }: at least { $needed } are needed ({ $what }).
refused-pack-of-other-game = The content pack "{ $pack }" is made for "{ $game }".
refused-missing-pack = This game was played with the content pack "{ $pack }" ({ $digest }), which is not here.
refused-other-pack = This game was played with another version of the content pack "{ $pack }" ({ $digest }).

## Refusals: records

refused-too-long = The text is too long: more than { $limit } characters.
refused-not-a-record = This is not a saved game of Perihelion.
refused-other-version = This was written in another version of the format; only version { $version } is known here.
refused-newer-rules = This game was played under newer rules than those known here.
refused-other-content = This game was played with other cards ("{ $content }") than those known here.
refused-other-result = The result written in the file is not the one its moves lead to.
refused-damaged-record = The saved game is damaged: { $detail }

## Refusals: positions

refused-empty-position = The position is empty.
refused-not-a-position = A position begins with a line like "perihelion wild-space 1".
refused-other-game = This is a position of "{ $said }", not of "{ $game }".
refused-no-key = A line begins with a name and a colon; "{ $said }" has none.
refused-key-twice = "{ $said }" stands here for the second time.
refused-unknown-key = A position has no line "{ $said }".
refused-no-seats = The line "seats" is missing.
refused-unknown-word =
    "{ $said }" is not { $what ->
        [planet] a planet
        [captain] a captain that is left
        [card] a card of the deck
        [sector] a sector of a face-up planet
        [effect] an effect
        [number] one of the numbers that can lie here
        [step] a step of this game
        [seat] a seat of this game
        [alien] an alien that is left
        [board] a board of Space Base
        [hostile-planet] a hostile planet that is left
        [class] a class of hostile planets
        [starter] "you" or "smuggler"
        [card-in-hand] a card of this hand
        [end] a way in which a game ends
        [faction] a faction
        [goods] a colour of goods
        [pact] a kind of promise
        [phase] a phase of a flight
        [site] a site
        [slot] a stack
        [space] a space of the map
        [square] a square of this ship
        [tile] a tile
       *[other] what can stand here: { $what }
    }.
refused-bad-number = "{ $said }" is not a number from { $least } to { $most }.
refused-wrong-count = "{ $said }" takes { $expected } words, not { $found }.
refused-named-twice = "{ $said }" is named twice.
refused-no-step = A line "agenda" names a step.
refused-bad-agenda = The lines "agenda" do not form a turn of this game.
refused-no-captain = "{ $said }" names no captain.
refused-chance-does-not-fit = What is laid down for "{ $kind }" cannot come up here.
refused-unreadable-text = There is an unreadable character here.
refused-imagined-midway = An imagined game cannot be written down in the middle of a rule.

## Events of every game

event-undone = { $you ->
    [yes] You take your last move back
   *[no] { $who } takes the last move back
}{ $others ->
    [0] .
   *[other] { "" } with everybody's consent.
}
event-deal-proposed = { $you ->
    [yes] You propose deal { $number }
   *[no] { $who } proposes deal { $number }
}{ $terms ->
    [none] .
   *[other] {""}: { $terms }.
}
event-deal-agreed = { $you ->
    [yes] You agree to deal { $number }.
   *[no] { $who } agrees to deal { $number }.
}
event-deal-declined = { $you ->
    [yes] You decline deal { $number }.
   *[no] { $who } declines deal { $number }.
}

## Options

option-first = First player
option-expansions = Expansions
