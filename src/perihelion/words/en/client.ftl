### The text client: menu, commands, what it says around a game.

## Names

who-you = You
name-human = Player { $number }
bot-name = { $bot ->
    [rookie] Rookie
    [random] Dicer
    [captain] Commander
   *[other] { $bot }
}
bot-hint = { $bot ->
    [rookie] plays what seems best at the moment; good for a first game
    [random] plays any legal move; easy to beat
    [captain] tries its moves out before it plays; strong
   *[other] no description
}
name-bot = { bot-name } { $number }

## Menu

menu-title = Perihelion, an open table for space board games
menu-new = New game of { $title }
menu-resume = Resume the game you left last
menu-load = Load a saved game or a position
menu-rules = Rules of { $title }
menu-language = Français
menu-quit = Quit
menu-what = Please type a number from 1 to { $most }, or the first letters of an entry.
menu-number = Please type a number from { $least } to { $most }.
menu-seats = How many players in all, { $least } to { $most }? With 1 you play solo. (Enter: { $default })
menu-humans = How many will play at this keyboard, { $least } to { $most }? (Enter: { $default })
menu-bots = Bots
menu-bot-line = { bot-name }: { bot-hint }
menu-bot = Which bot takes the other seats, by number or name? (Enter: { $default })
menu-choice = { $option }: { $choices }? Type a number or a name. (Enter: { $default })
menu-subset = { $option }: { $choices }? Type numbers or names, with commas between. (Enter: { $default })
menu-none = none
menu-not-a-choice = "{ $said }" is not one of them.
menu-file = Which file? (Enter: back)
menu-rules-ask = A number, a section or a word to look up? (Enter: back)
goodbye = Goodbye.

## Questions and answers

curtain = { $who }, it is your turn: take the keyboard, make sure nobody is looking, and press Enter.
move-line = { $title }: { $gives }
hint-enter = Enter alone: { $move }
hint-help = Type the number of a move, or "help" for everything you can type.
refused-no-such-number = There is no move { $said } in the list: it goes from 1 to { $most }.
too-late = Time is up: you came too late for that.
told-begins = The game begins
told-resumed = Where the game stood
told-away = While you were away
answer-yes = y, yes
deal-open = Deal { $number } is open: { $deal }. { $yours ->
    [yes] It waits for the others; "decline { $number }" withdraws your word.
   *[no] Type "agree { $number }" or "decline { $number }".
}
deal-none = No deal is open.

## Commands

command-help = help, ?, h
command-moves = moves, m
command-table = table, t
command-cards = cards, c
command-crews = crew, crews
command-inspect = inspect, i
command-route = route, routes, plan
command-deal = deal, deals
command-agree = agree
command-decline = decline
command-why = why, w
command-undo = undo, u
command-log = log, l
command-rules = rules, rule, r
command-score = score, s
command-position = position
command-save = save
command-load = load
command-resume = resume
command-lang = lang, language
command-quit = quit, q, exit
help-intro = Answer with a number from the list, or with a move in its notation (such as land PL-H1.left). Enter alone shows the list again, or plays the move announced below it. You can also type:
help-line = { $names }: { $help }
help-help = this list
help-moves = your moves once more, with their notation
help-table = the whole table: planets, display, crews, hand
help-cards = the cards in your hand; "cards" and a name or an id shows one card
help-crews = everybody's crew, card by card, and what its missions give so far
help-inspect = everything about a card, a planet or a board: "inspect" and its name or its id
help-route = where your rocket and your freighter can go; "route" and a site, a world or a space explains the best routes leg by leg
help-agree = agree to a deal: "agree 1", or alone the last one
help-decline = decline a deal, or withdraw your own: "decline 1"
help-why = what you may not do right now, and by which rule; "why" and a move explains that move
help-undo = take your last move back
help-log = what happened, in full; "log 50" shows the last 50 lines
help-rules = the rules; "rules" and a number (5.2), a section (5) or a word looks it up
help-score = everybody's score so far, item by item
help-position = the position as text, to be copied
help-save = "save my-game.json" keeps the game in that file
help-load = "load my-game.json" plays on from that file
help-resume = go back to the game you left before this one
help-lang = "lang fr" or "lang en" changes the language on the spot
help-quit = leave the table; the game is kept

## What commands say

inspect-what = Type "inspect" and a name or an id.
inspect-nothing = Nothing here is called "{ $asked }".
and-more = { $count ->
    [one] ... and 1 more.
   *[other] ... and { $count } more.
}
why-allowed = That is allowed.
why-nothing = Nothing is barred right now.
why-line = { $move } [{ $notation }]
undo-done = Taken back.
undo-alone = You play alone, so you may. Chance goes back with you, exactly: the same move would bring the same cards again.
undo-refused = Not everybody agrees: the move stands.
undo-bot-consents = { $who } agrees.
undo-bot-minds = { $who } does not: something has been learnt since. With --practice bots let anything be taken back.
undo-ask = { $who }, may { $asker } take back their last move? (y/n)
log-heading = Log
rules-missing = The rules are not installed here.
rules-sections = Sections of the rules
rules-how = Type "rules" and a number such as 5.2, a section such as 5, or a word.
rules-nothing = No rule has this number, and none contains "{ $asked }".
rules-found = { $count } rules found
rules-line = { $number }  { $title }
rules-line-scope = { $number }  { $title } ({ $scope })
position-note = What you cannot know (other hands, the order of the deck) is drawn at random in this text.
save-where = Type "save" and a file name.
save-over = "{ $path }" exists already. Write over it? (y/n)
save-not = Nothing was written.
saved = Saved in { $path }. Mind that the file also holds everybody's hidden cards.
load-what = Type "load" and a file name.
loaded = The game is loaded; the one you left is kept.
resumed = You are back in the game kept in { $path }.
resume-nothing = There is no game under way to go back to.
language-which = Type "lang" and one of: { $languages }.
language-now = English it is.

## Files

file-refused = { $path }: { $why }
file-trouble = { $kind ->
    [missing] There is no file { $path }.
    [folder] { $path } is a folder, not a file.
    [forbidden] You may not use the file { $path }.
    [large] { $path } is far too large for a game.
    [binary] { $path } is not a text file.
   *[other] The file { $path } cannot be used.
}
autosave-off = The game goes on, but it is not being kept: use "save" and a file name.
left = The game is kept in { $path }. "perihelion play --resume" takes you back to it.
left-unsaved = The game could not be kept.
kept-finished = The game is kept in { $path }.

## Setting up

unknown-bot = There is no bot called "{ $bot }"; you can choose from: { $bots }.
solo-is-alone = A solo game has one seat, not { $seats }.
too-many-humans = { $humans } people do not fit on { $seats } seats.

## Score

score-of = { $who }: { ws-credits }
score-rank = { $rank }. { $score }
score-item = { ws-credits }: { $item } (rule { $rule })
score-winners = { $you ->
    [yes] { $count ->
        [one] You win!
       *[other] { $who } share the victory.
    }
   *[no] { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
}
score-solo = { $won ->
    [yes] { $you ->
        [yes] You win: { $credits } to { $theirs }.
       *[no] { $who } wins: { $credits } to { $theirs }.
    }
   *[no] { rival-smuggler } wins: { $theirs } to { $credits }; only more credits would have beaten it (rule WS-10.8).
}
score-nobody = Nobody wins.
