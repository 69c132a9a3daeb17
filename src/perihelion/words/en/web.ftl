# What the client in the browser says.

web-about = About
web-about-fan = Perihelion is an unofficial fan work. It ships no publisher's art or text; names belong to their publishers.
web-about-wild-space = Gather a crew of animals, land on planets, set off long chains of cards. For 1 to 5, in half an hour.
web-account = Your account
web-account-made = You have an account now. Your seats are yours on every device.
web-account-why = As a guest you play on this device. An account keeps your seats wherever you sign in.
web-a-person = a person
web-all-here = Everybody is here
web-allow = Allow it
web-bot = { $bot } (bot)
web-chat = Say something
web-close = Close
web-continue = Your tables
web-credits = Thanks
web-credits-fonts = Titles are set in Exo 2 by Natanael Gama, texts in Inter by Rasmus Andersson; both under the SIL Open Font License.
web-credits-icons = Pictograms come from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0.
web-data = Your data
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-decline = No
web-drop-nowhere = Nothing can be done with it there.
web-email = E-mail
web-export = Download it
web-free-seat = free seat
web-games = Games
web-guest = Guest
web-hero = The open table for space board games
web-hero-more = Play in the browser, live or over days, with friends, against bots or alone. No account needed.
web-home = To the start page
web-invite = Invite by link
web-is-asked = to move
web-join = You are invited
web-join-more = A table is waiting for you. Choose a name and take a seat.
web-join-now = Go to the table
web-keep = Keep
web-kept = Kept.
web-keys = Keys
web-keys-arrows = walk through what you may play
web-keys-drag = You can also drag: a card to your crew or to the discard pile, a shuttle to a sector. Where it may go, it glows.
web-keys-enter = plays it
web-keys-escape = back to the question
web-keys-figures = give that answer
web-language = Language
web-level-captain = captain, strong bot
web-level-rookie = rookie, easy bot
web-line-blocked = Somebody was asked not to come back.
web-line-bot-sat = A bot takes a seat.
web-line-closed = The table was closed.
web-line-forgotten = Somebody left for good.
web-line-handed-back = { $name } is back.
web-line-opened = The table was opened.
web-line-paused = The table is paused.
web-line-rematched = There is a rematch.
web-line-replaced = { $name } takes over a seat.
web-line-resigned = { $name } resigns; a bot plays on.
web-line-resumed = The game goes on.
web-line-sat = { $name } takes a seat.
web-line-started = The game begins.
web-line-stood = A seat becomes free.
web-line-taken-over = A bot stands in for { $name }.
web-line-undo-answered = { $name } answers.
web-line-undo-asked = { $name } asks to take a move back.
web-line-undone = { $name } takes a move back.
web-link = The link; whoever has it can come
web-link-copied = The link is on your clipboard.
web-log = What happened
web-look = Look and sound
web-lost = You lost
web-menu = Settings
web-motion = Movement on the screen
web-motion-fast = fast
web-motion-normal = unhurried
web-motion-off = none
web-new-table = New table
web-no-table = You cannot see this table
web-notices = When it is your turn
web-notices-why = At slow tables you are told once a turn, when you are not looking.
web-nowhere = Lost in space
web-nowhere-more = There is nothing at this address.
web-open-table = Open the table
web-open-tables = Open tables
web-others = The others
web-passphrase = Passphrase
web-pause = Pause
web-paused = The table is paused
web-play-now = Play now
web-players = Players
web-public = Everybody may come and watch
web-reconnecting = Connection lost; trying again ...
web-record = Download the record
web-register = Make an account
web-rematch = Play again
web-remove = Remove
web-resign = Resign
web-resign-sure = Do you want to give up? A bot plays your seat to the end.
web-resume = Go on
web-return = Take my seat back
web-rule = Rule { $rule }
web-seat = Seat { $seat }
web-seats = Players
web-send = Send
web-settings = Settings
web-shortcuts = Single letters and figures are shortcuts
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-sit = Sit here
web-skip = To the content
web-sound = Sounds
web-stand = Leave
web-stands-in = bot stands in
web-start = Start the game
web-status-closed = closed
web-status-open = not begun
web-status-over = finished
web-status-paused = paused
web-status-playing = under way
web-table-title = Title of the table
web-tempo = Tempo
web-tempo-days = over days: three days a turn
web-tempo-live = live: 15 minutes each, 20 seconds a turn
web-tempo-turns = by turns, without clocks
web-theme = Colours
web-theme-dark = dark
web-theme-light = light
web-theme-system = like the system
web-title-galaxy-trucker = Galaxy Trucker
web-title-high-frontier = High Frontier
web-undo = Undo
web-undo-asked = { $name } would like to take the last move back.
web-upcoming = Not yet on the table.
web-volume = Volume
web-waiting = Waiting for { $names }
web-waiting-for-people = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-watch = Watch
web-webhook = Webhook address
web-why-not = Why not ... ({ $count })
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-ws-chain = What this turn sets off
web-ws-chain-drew = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
web-ws-chain-explored = Exploring { $place }
web-ws-chain-landed = Landing on { $place }
web-ws-chain-none = Here you see what a turn sets off, card by card.
web-ws-chain-paid = { $count ->
    [one] 1 card given up
   *[other] { $count } cards given up
}
web-ws-chain-quartz = { $count } quartz gained
web-ws-chain-space = Space { $space } of the captain's track
web-ws-discard = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $count } cards
}
web-ws-sheet = Score sheet
web-ws-sheet-for = For
web-ws-sheet-total = Credits in all
web-ws-sheet-ws-captain = Captain's track
web-ws-sheet-ws-icon = Icons of hostile planets
web-ws-sheet-ws-mission = Missions
web-ws-sheet-ws-printed = Credits on cards
web-ws-sheet-ws-quartz = Quartz
web-ws-sheet-ws-same-animals = Three or more of an animal
web-ws-sheet-ws-series = All six animals
web-ws-sheet-ws-smuggler-shuttles = Shuttles in the launch zone
web-ws-supply = Quartz supply: { $count }
web-your-name = Your name
web-your-turn = your turn
web-ws-aliens = Aliens
web-ws-crew = Crew
web-ws-deck = { $count ->
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
}
web-ws-display = Display
web-ws-empty-hand = Your hand is empty.
web-ws-face-down = turns over for a crew of { $number }
web-ws-hand = Cards in hand
web-ws-nothing-yet = Nothing yet
web-ws-quartz = Quartz
web-ws-score = { $credits ->
    [one] 1 credit: show what it is made of
   *[other] { $credits } credits: show what they are made of
}
web-ws-shuttles = Shuttles left
web-ws-track = The captain's track
web-ws-turn = Turn { $turn } of { $turns }
web-ws-which = Which do you mean?
web-ws-your-hand = Your hand
web-your-turn-now = It is your turn.
web-branch = Play on from here
web-moment = Moment
web-nothing-found = Nothing was found.
web-replay = Replay
web-rules = Rules
web-run = Run
web-seek = Search the rules
web-seen-from = Seen from
web-speed = Speed
web-step = One step on
web-step-back = One step back
web-stop = Stop
web-to-table = To the table
