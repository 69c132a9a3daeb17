### The text client: menu, commands, what it says around a game.

## Names

who-you = You
name-human = Player { $number }
name-bot = { $bot ->
    [rookie] Rookie
    [random] Dicer
   *[other] { $bot }
} { $number }

## Menu

menu-title = Perihelion, an open table for space board games
menu-new = New game of { $title }
menu-resume = Resume the game you left last
menu-load = Load a saved game or a position
menu-rules = Rules of { $title }
menu-language = Français
menu-quit = Quit
menu-what = Please type a number from 1 to { $most }, or how an entry begins.
menu-number = Please type a number from { $least } to { $most }.
menu-seats = How many players in all, { $least } to { $most }? (Enter: { $default })
menu-humans = How many of them are people at this keyboard, { $least } to { $most }? (Enter: { $default })
menu-bot = Which bot plays the others: { $bots }? (Enter: { $default })
menu-file = Which file? (Enter: back)
menu-rules-ask = A number, a section or a word? (Enter: back)
goodbye = Goodbye.

## Questions and answers

curtain = { $who }, it is your turn: take the keyboard, see that nobody else looks, and press Enter.
move-line = { $title }: { $gives }
hint-enter = Enter alone: { $move }
hint-help = Type a number from the list, a move, or "help".
refused-no-such-number = There is no move { $said } in the list: it goes from 1 to { $most }.
told-begins = The game begins
told-resumed = What happened last
told-away = While you were away
answer-yes = y, yes

## Commands

command-help = help, ?, h
command-moves = moves, m
command-table = table, t
command-cards = cards, c
command-crews = crew, crews
command-inspect = inspect, i
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
help-intro = Answer with a number from the list, or with a move in its notation, such as: land PL-H1.left. You can also type:
help-line = { $names }: { $help }
help-help = this list
help-moves = your moves once more, with their notation
help-table = the whole table once more
help-cards = the cards in your hand; "cards" and an id or a name shows one card
help-crews = everybody's crew, card by card
help-inspect = everything about a card or a planet, by its id or its name
help-why = what you may not do now and by which rule; "why" and a move asks about that one
help-undo = take your last move back
help-log = what happened; "log" and a number shows that many lines
help-rules = the rules; "rules" and a number (5.2), a section (5) or a word looks it up
help-score = everybody's score so far, item by item
help-position = the position as text
help-save = "save" and a file name: keep the game in a file of yours
help-load = "load" and a file name: play on from a file
help-resume = play on at the game you left before this one
help-lang = "lang fr" or "lang en": change the language here and now
help-quit = leave; the game is kept

## What commands say

inspect-what = Type "inspect" and an id such as SP-BEA-01, or a name.
inspect-nothing = Nothing here is called "{ $asked }".
and-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
why-allowed = That is allowed.
why-nothing = Nothing you would expect is barred now.
why-line = { $move } [{ $notation }]
undo-done = Taken back.
undo-refused = Not everybody agrees, so it stays as it is.
undo-bot-consents = { $who } agrees.
undo-ask = { $who }, may { $asker } take the last move back? (y/n)
log-heading = Log
rules-missing = The rules are not installed here.
rules-sections = Sections of the rules
rules-how = Type "rules" and a number such as 5.2, a section such as 5, or a word.
rules-nothing = No rule has this number, and none holds the word "{ $asked }".
rules-found = { $count } rules
position-note = What you cannot know, such as hands and what lies next in the deck, is drawn anew in this text.
save-where = Type "save" and a file name.
save-over = "{ $path }" exists already. Write over it? (y/n)
save-not = Nothing was written.
saved = Saved in { $path }. The file holds everybody's secrets.
load-what = Type "load" and a file name.
loaded = The game is loaded; the one you left is kept.
resumed = You play on at the game kept in { $path }.
resume-nothing = There is no game under way to return to.
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

unknown-bot = There is no bot called "{ $bot }"; there is: { $bots }.
too-many-humans = { $humans } people do not fit on { $seats } seats.

## Score

score-of = { $who }: { ws-credits }
score-rank = { $rank }. { $score }
score-item = { ws-credits }: { $item } (rule { $rule })
score-winners = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
score-tie-of = { $who } with { $cards }
score-tie = { $shared ->
    [yes] Tied at { ws-credits }. Fewer cards in the crew would decide, but the crews are equal: { $who }. The rank is shared (rule WS-9.7).
   *[no] Tied at { ws-credits }: fewer cards in the crew decide, { $who } (rule WS-9.7).
}
