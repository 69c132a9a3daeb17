# What the client in the browser says.

web-about = About
web-about-fan = Perihelion is an unofficial fan work. It ships no publisher's art or text; names belong to their publishers.
web-about-wild-space = Gather a crew of animals, land on planets, set off long chains of cards.
web-for-wild-space = 1 to 5, half an hour
web-advice = Advice
web-account = Your account
web-account-made = You have an account now. Your seats are yours on every device.
web-account-why = As a guest you play on this device. An account keeps your seats wherever you sign in.
web-a-person = a person
web-address-again = Send the letter again
web-address-asked = We have sent a letter there. Open its link to confirm the address.
web-address-keep = Keep the address
web-address-serves = Until then letters go to { $email }.
web-address-sure = Letters will go to this address once you have opened the link we send there.
web-address-waits = { $email } is not confirmed yet: open the link in the letter we sent there.
web-all-here = Everybody is here
web-allow = Allow it
web-back = Back
web-block = Block
web-block-sure = Block { $name }? You will not read what they say, they cannot invite you, and they cannot sit at tables you open.
web-blocked = People you have blocked
web-blocked-now = { $name } is blocked. You can undo this in your settings.
web-change-passphrase = Change the passphrase
web-change-passphrase-sure = First the passphrase you have now. A new one signs all other devices out.
web-chat = Say something
web-close = Close
web-code = Code
web-company = People at the table
web-company-nobody = Nobody else is here.
web-confirm = Is this your address?
web-confirm-more = Confirm it, and letters about your turns can come there, and a new passphrase should you lose yours.
web-confirm-now = Yes, this is my address
web-confirmed = { $email } is confirmed.
web-contents = Contents
web-continue = Your tables
web-continue-on = Go on
web-credits = Thanks
web-credits-fonts = Titles are set in Exo 2 by Natanael Gama, texts in Inter by Rasmus Andersson; both under the SIL Open Font License.
web-credits-icons = Pictograms come from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0.
web-data = Your data
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-days-hours = { web-days } { $hours } h
web-decline = No
web-device-end = Sign out
web-device-end-one = Sign out { $device }?
web-device-here = this device
web-device-unknown = unknown device
web-devices = Where you are signed in
web-devices-end = Sign out all other devices
web-devices-end-sure = Sign out everywhere but here?
web-drop-nowhere = Nothing can be done with it there.
web-email = E-mail
web-expel = Send away
web-expel-sure = Send { $name } away? They can neither watch nor sit at this table any more.
web-export = Download it
web-free-seat = free seat
web-games = Games
web-guest = Guest
web-guest-account = Keep them with a passphrase
web-guest-back = Welcome back. Your seats are yours again.
web-guest-leave = Sign out and lose them
web-guest-leaves = Leave without a way back?
web-guest-link = Or keep a link to come back by
web-guest-link-kept = Your link; whoever has it plays your seats, so keep it to yourself
web-guest-link-make = Make me a link
web-guest-loses = { $count ->
    [one] You are a guest on this device alone. Once you sign out, nobody can get back to this table of yours:
   *[other] You are a guest on this device alone. Once you sign out, nobody can get back to these tables of yours:
}
web-hero = The open table for space board games
web-hero-more = Play in the browser, live or over days, with friends, against bots or alone. No account needed.
web-home = To the start page
web-invite = Invite by link
web-is-asked = to move
web-join = You are invited
web-join-to-play = { $host } invites you to a game of { $game }.
web-join-to-watch = { $host } invites you to watch a game of { $game }.
web-join-cut = This link is not whole: its end, from the # on, is missing. Ask for it again.
web-join-late = The game has begun: you can no longer sit down, but you can watch.
web-join-now = Sit down at the table
web-keep = Keep
web-kept = Kept.
web-keys = Keys
web-keys-arrows = walk through what you may play
web-keys-drag = You can also drag pieces with the mouse or a finger. Where one may go, it glows.
web-keys-enter = plays it
web-keys-escape = back to the question
web-keys-figures = give that answer
web-keys-read = walk through all there is to read, and read it large
web-language = Language
web-workshop = Workshop
web-learn = Learn
web-learn-again = Start again
web-learn-begin = Begin
web-learn-chapter = Chapter { $chapter } of { $chapters }
web-learn-coach = Your coach
web-learn-continue = Go on where I was
web-learn-done = You have finished this lesson.
web-learn-minutes = About { $minutes } minutes
web-learn-more = A real game against an easy rival, with a coach beside you who explains each thing at the moment it matters. You can stop at any time and go on later.
web-learn-none = There is no lesson for this game yet; its rules are in the reader.
web-learn-sheet = Score sheet
web-learn-title = Learn by playing
web-learn-waits = A legal move; the lesson just waits for another one here. Nothing is lost.
web-learn-well-done = Well done, captain!
web-let-speak = Let them speak
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
web-line-replaced = { $name } takes over a seat and what it holds.
web-line-resigned = { $name } resigns; a bot plays on.
web-line-resumed = The game goes on.
web-line-sat = { $name } takes a seat.
web-line-silenced = A spectator may not speak here any more.
web-line-silenced-no-more = A spectator may speak here again.
web-line-started = The game begins.
web-line-stood = A seat becomes free.
web-line-taken-over = A bot stands in for { $name }.
web-line-undo-answered = { $name } answers.
web-line-undo-asked = { $name } asks to take a move back.
web-line-undone = { $count ->
    [one] { $name } takes a move back.
   *[other] { $name } takes { $count } moves back.
}
web-line-undone-consent = { $count ->
    [one] { $name } takes a move back with everybody's consent.
   *[other] { $name } takes { $count } moves back with everybody's consent.
}
web-link = The link; whoever has it can come
web-link-copied = The link is on your clipboard.
web-log = What happened
web-look = Look and sound
web-looks-on = watching
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
web-nowhere-more = There is nothing at this address. Perhaps the link was cut off on its way, perhaps the page has moved.
web-offline = Out of radio range
web-offline-more = The server cannot be reached. Perhaps you are offline, perhaps it is being looked after. We keep trying, and your games wait for you: nothing is lost.
web-open-table = Open the table
web-open-tables = Open tables
web-passphrase = Passphrase
web-pause = Pause
web-paused = The table is paused
web-play-now = Play now
web-practice = Practice: anything may be taken back, even dice and cards
web-practice-more = anything may be taken back
web-practice-table = Practice
web-public = Everybody may come and watch
web-reconnecting = Connection lost; trying again ...
web-record = Download the record
web-register = Make an account
web-rematch = Play again
web-remove = Remove
web-grave-sure = { $move }: is that what you want?
web-rename-sure = From now on you sign in with this name.
web-report = Report
web-report-more = What should the host of this server know about { $name }? What they last said at this table is sent with it.
web-report-why = What happened
web-reported = Thank you. The host of this server will read it.
web-resign = Resign
web-resign-sure = Do you want to give up? A bot plays your seat to the end.
web-resume = Go on
web-return = Take my seat back
web-rule = Rule { $rule }
web-seat = Seat { $seat }
web-seats = Players
web-send = Send
web-settings = Settings
web-settings-of = { $name }: settings
web-shortcuts = Single letters and digits are shortcuts
web-sign-in = Sign in
web-sign-out = Sign out
web-silence = Silence
web-sit = Sit here
web-skip = Skip to the content
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
web-everybody = everybody
web-two-step = Signing in with a code
web-two-step-codes = Write these codes down and keep them safe: each signs you in once, should you lose your authenticator. They are not shown again.
web-two-step-is-off = Signing in takes the passphrase alone again.
web-two-step-is-on = Signing in takes your passphrase and a code.
web-two-step-left = { $count ->
    [one] One code on paper is left.
   *[other] { $count } codes on paper are left.
}
web-two-step-off-code = The code your authenticator shows, or one you keep on paper.
web-two-step-off-sure = Sign in with the passphrase alone from now on?
web-two-step-on-sure = From now on signing in will take a code, too.
web-two-step-picture = The secret as a picture for your authenticator
web-two-step-scan = Scan this with an authenticator on your phone, then type the code it shows.
web-two-step-turn-off = Turn it off
web-two-step-turn-on = Turn it on
web-two-step-type = Or type this secret:
web-two-step-why = Whoever learns your passphrase still cannot sign in: that takes a code from your phone, too.
web-two-step-written = I have written them down
web-unblock = Unblock
web-unblock-one = Unblock { $name }
web-with-a-link = whoever has a link
web-who-may-come = Open to
web-none = none
web-one-more = One more
web-take-out = Take out { $what }
web-more-controls = More
web-tempo = Tempo
web-tempo-days = over days: three days a turn
web-tempo-live = live: 15 minutes each, 20 seconds a turn
web-tempo-turns = by turns, without clocks
web-theme = Colours
web-theme-dark = dark
web-theme-light = light
web-theme-system = same as the system
web-try-again = Try again
web-undo = Undo
web-undo-asked = { $name } would like to take the last move back.
web-unreachable = The server cannot be reached right now. Nothing was done; try again in a moment.
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
   *[other] { $names } share the victory
}
web-sheet = Score sheet
web-sheet-for = For
web-sheet-line = { $line }: { $credits }
web-your-name = Your name
web-your-turn = your turn
web-which = Which do you mean?
web-your-turn-now = It is your turn.
web-branch = Play on from here
web-moment = Moment
web-replay = Replay
web-rules = Rules
web-rules-about = About these rules
web-rules-more = In our own words. Every clause has a number, and its number is a link you can pass on.
web-rules-of = { $game }: rules
web-run = Run
web-seek = Search the rules
web-seek-found = { $count ->
    [0] Nothing was found.
    [one] 1 clause
   *[other] { $count } clauses
}
web-seen-from = Seen from
web-seen-by-all = a spectator
web-speed = Speed
web-step = One step forward
web-step-back = One step back
web-stop = Stop
web-to-table = To the table
web-bot-rookie = Rookie { $seat }
web-bot-captain = Captain { $seat }
web-bot-random = Drifter { $seat }
web-bot-about-captain = Plans ahead, weighs its best moves and plays the one that should leave it furthest in front.
web-bot-about-rookie = Plays what seems best at this moment. A good partner for a first game.
web-bot-strength = { $games ->
    [0] This one trusts its first thought.
    [one] This one plays one game out in its head before each move.
   *[other] This one plays { $games } games out in its head before each move.
}
web-bot-about-random = Plays any move that is allowed. You should win.
web-level-random = drifter, plays at random
web-is-bot = bot
web-is-here = is looking
web-is-away = is away
web-resigned = has resigned; a bot plays on
web-by-order = by standing order
web-by-stand-in = a bot stood in
web-by-clock = the clock ran out
web-look-back = Look at this moment, line { $line }
web-talk-about = Say something about this line
web-away = While you were away, { $count } things happened
web-away-read = I have read it
web-away-replay = Watch it
web-pass-device = It is the turn of { $name }
web-pass-device-why = Hand the device over. Nobody else should look now.
web-i-am = I am { $name }, show my cards
web-undo-ask = Ask to undo
web-redo = Redo
web-undo-waits = Waiting for { $names } to allow it
web-companion = somebody beside me
web-companion-more = Who plays beside you at this device?
web-companion-name = Name
web-sit-them = Give them the seat
web-cancel = Cancel
web-close-table = Close the table
web-close-table-sure = Close this table for everybody? The game ends without a result.
web-watch-link = Copy a link for watching
web-table-menu = More about this table
web-my-games = My games
web-my-games-more = Everything you play, wait for and have played.
web-open-record = Open a record file
web-games-yours = Your turn
web-games-running = Waiting for others
web-games-open = Not begun
web-games-over = Finished
web-outcome = place { $rank } of { $of }, { $score } points
web-no-games = You have not played here yet.
web-ladder = Bot ladder
web-ladder-more = The bots by strength. Climb it.
web-ladder-share = won { $share } % of { $games } games
web-ladder-met = You were ahead in { $won } of { $games }
web-ladder-unmet = You have not met yet
web-challenge = Challenge
web-ladder-how = Ratings come from a round robin in which every bot plays every other with the same deals from every seat; 400 points more mean ten wins out of eleven.
web-come-back = Come back
web-come-back-more = This link brings you back to all the seats you had as a guest.
web-come-back-now = Take my seats back
web-recover = A new passphrase
web-new-passphrase = New passphrase, at least 8 characters
web-lost-passphrase = I lost my passphrase
web-lost-sent = If there is an account with this address, a letter is on its way.
web-forget = Delete everything about me
web-forget-sure = Delete your account, your seats and everything you have said, for ever?
web-forgotten = You are forgotten here.
web-to-start = To the start
web-to-end = To the end
web-link-moment = Link to this moment
web-credits-now = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
web-beside-me = beside me, at this device
web-how-many = How many play?
web-who-plays = Who plays?
web-you = you
web-companion-of = Name at seat { $seat }
web-orders = Standing orders
web-orders-why = At a slow table your seat can answer by itself, whether you are here or not. The first order that fits acts; what it does is marked in the log. Only you see your orders.
web-orders-none = None yet.
web-orders-full = You can have no more orders at this table. Revoke one to give another.
web-revoke = Revoke
web-order-new = A new order
web-order-when = { $times ->
    [none] Whenever you are asked { $what }
    [1] The next time you are asked { $what }
   *[other] The next { $times } times you are asked { $what }
}
web-order-else = { $first }; if that cannot be done: { $last }
web-order-unless = You are asked as usual while you can: { $moves }
web-order-up-to = as little as possible, at most: { $move }
web-order-like = whatever is written “{ $pattern }”
web-order-answer = Your answer
web-order-choose = choose…
web-order-second = If that cannot be done
web-order-lowest = or less: always as little as possible
web-order-ask = ask me
web-order-hold = Ask me while this is possible
web-order-hold-never = (nothing: always answer)
web-order-often = How often?
web-order-always = every time
web-order-once = only the next time
web-order-give = Answer like this
web-order-now = This order answers at once what you are asked now. Where none of its answers is allowed, you are asked as usual.
web-order-later = Now you are still asked: what holds this order back is possible.
web-order-twice = You have given this order already.
web-orders-nothing = Nothing more will be asked of you at this table.
web-about-high-frontier = Research patents, build a rocket, fuel it with water and fly it to the planets.
web-for-high-frontier = 1 to 5, an evening
web-about-galaxy-trucker = Build a ship out of scrap against the hourglass, then see what is left of it.
web-for-galaxy-trucker = 1 to 5, an hour

## Deals

web-deals = Deals
web-deal-owed = Agreed: { $pledge }
web-deal-propose = Propose a deal
web-deal-yours = You offer:
web-deal-of = { $name } offers:
web-deal-agree = Agree
web-deal-agreed = Everybody agrees: it takes effect as soon as what is under way is done.
web-deal-withdraw = Withdraw
web-deal-empty = Nothing is in it yet. Add what each side gives.
web-deal-with = With whom
web-deal-direction = Who gives
web-deal-give = I give
web-deal-get = I get
web-deal-what = What
web-deal-which = Which
web-deal-amount = How many, up to { $most }
web-deal-words = In your words
web-deal-flaw = { $field ->
    [amount] Enter a whole number from 1 to { $most }.
    [words] Say what is promised.
    [added] This is not in the deal yet: add it, or leave it empty.
   *[other] Choose one.
}
web-deal-add = Add to the deal
web-deal-offer = Offer this deal
web-deal-leave-out = Leave out: { $part }

## What one is asked, after "whenever you are asked"

web-asked-anything = anything

## The end of a game

web-verdict-show = Show the result
web-verdict-close = See the board
web-verdict-scores = Scores
web-verdict-row = place { $rank }, { $score }
web-verdict-wins = { $who ->
    [you] { $by ->
        [0] You win on the tie-break.
       *[other] You win by { $by }.
    }
   *[other] { $by ->
        [0] { $name } wins on the tie-break.
       *[other] { $name } wins by { $by }.
    }
}
web-verdict-shared = { $names } share the victory.
web-verdict-alone = { $who ->
    [you] You made it.
   *[other] { $name } made it.
}
web-verdict-place = You finish in place { $rank } of { $of }, with { $score }.
web-verdict-decided = What decided it
web-verdict-lines = Every line of the scores
web-verdict-save = Save the picture
web-swing-best-turn = Biggest gain
web-swing-best-turn-more = { $name } gains { $credits } in one turn.
web-swing-worst-turn = Biggest loss
web-swing-worst-turn-more = { $name } loses { $credits } in one turn.
web-swing-answer = Another big gain
web-swing-answer-more = { $name } gains { $credits } in one turn.
web-swing-took-the-lead = Turning point
web-swing-took-the-lead-more = { $name } overtakes { $rival } for good: { $score } to { $against }.
web-swing-led-throughout = In front
web-swing-led-throughout-more = { $name } goes ahead of { $rival }, { $score } to { $against }, and stays there.
web-swing-closest-call = Closest call
web-swing-closest-call-more = { $rival } is only { $credits } behind { $name }: { $against } to { $score }.
web-swing-for = Above all: { $what }

## The frame of a table

web-dock = What is asked
web-grip = { $height ->
    [lip] Height of the sheet: low
    [half] Height of the sheet: half
   *[full] Height of the sheet: full
}
web-log-chat = Log and chat
web-log-open = Open the log
web-log-unread = { $count ->
    [one] Log and chat: one new message
   *[other] Log and chat: { $count } new messages
}
web-rests-asked = Not now. You are asked: { $question }
web-rests-waiting = Not now: { $names } to play.
web-rests-watching = You are watching: { $names } to play.
web-order-which = Which question
web-aside = Beside the board

## Friends, notices and sharing

web-invited-decline = No, thanks
web-copied = Link copied
web-digest = Daily e-mail
web-digest-ended = You will get no more of these e-mails.
web-digest-wish = Once a day at the most, an e-mail with all that waits for me
web-friend-ask = Invite
web-friend-asked = { $name } has been invited.
web-friend-forget = Forget
web-friend-play = New table
web-friend-played = { $count ->
    [one] one table
   *[other] { $count } tables
}, { $when }
web-friend-waits = Invited
web-friends = People you have played with
web-games-invited = You are invited
web-invited-by = { $name } invites you
web-link-here = Here is the link: { $link }
web-next-table = Next table
web-rematch-accept = Accept { $name }'s rematch
web-rematch-go = To the rematch
web-share = Share
web-told = This browser tells me when it is my turn
web-told-always = Also when no page of Perihelion is open.
web-told-open = While a page of Perihelion is open, even in the background.
web-told-refused = The browser does not allow it. Its own settings for this site can change that.
web-tables-waiting = { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
}
web-watch-link-share = Link for watching
web-watch-now = Watch
