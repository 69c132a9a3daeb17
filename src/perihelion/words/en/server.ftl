# What the server says.

## Refusals

refused-already-account = You have an account already.
refused-already-resigned = You have resigned from this game.
refused-already-seated = You already have a seat at this table.
refused-already-started = The game has begun already.
refused-backup-damaged = The file { $file } is damaged, or is not a backup at all. Nothing was changed.
refused-backup-newer = The file { $file } was written by a newer Perihelion. Restore it with that one.
refused-bad-email = This is not an e-mail address.
refused-bad-name = A name has one to { $limit } letters on one line.
refused-bad-passphrase = A passphrase has { $least } to { $most } characters.
refused-bad-database = "{ $said }" is not a database this server can use. Give one as postgresql+asyncpg://user:secret@host/name or sqlite+aiosqlite:///file.
refused-bad-push-keys = These are not the keys of a browser.
refused-bad-setting = The setting { $name } cannot be "{ $said }".
refused-bad-tempo = Nobody can play with these times: live needs 10 seconds to 6 hours each, days a minute to 60 days a turn, turns none.
refused-bad-webhook = Notices cannot be sent to this address.
refused-blocked = The owner of this table does not want you here.
refused-bot-too-slow = A bot at a table has at most { $limit } simulations a decision.
refused-cannot-write = { $file } could not be written: { $detail }
refused-code-needed = This account also asks for a code: the one your authenticator shows, or one you keep on paper.
refused-data-in-use = Another server is using { $file }. Stop it first, or choose another place with --data or --database.
refused-data-unusable = { $file } cannot be used: { $detail }. Make it writable, or choose another place with --data.
refused-database-corrupt = { $file } is not a sound database. Put it aside and bring back a backup with `perihelion restore`.
refused-database-in-use = A server is using this database. Stop it first.
refused-database-newer = { $file } was written by a newer version of this program. Install that one.
refused-database-not-empty = There are tables and people in this database. With --force the backup takes their place.
refused-fault = Something went wrong on our side. Nothing was changed; please try again.
refused-foreign-origin = This page belongs to another site.
refused-game-went-on = The game has gone on since. Look again before you play.
refused-lesson-waits = The lesson waits for another move here. Nothing was changed.
refused-link-expired = This link no longer works. Ask for a new one.
refused-name-taken = Somebody has an account with this name.
refused-needs-account = This needs an account.
refused-no-free-seat = All seats are taken.
refused-no-mail = This server sends no mail. Ask the owner of your table for a new link to your seat.
refused-no-such-bot = { $said }
refused-no-such-lesson = There is no lesson for { $said } yet.
refused-no-such-line = There is no line { $number } in the log.
refused-no-such-moment = The log has no such line.
refused-no-such-order = You have given no such order.
refused-no-such-pack = This content pack is not here.
refused-no-such-report = There is no report “{ $said }”.
refused-no-such-table = There is no such table, or it is private.
refused-no-undo-asked = Nobody asks you to let a move be taken back.
refused-no-webhooks = This server calls no addresses.
refused-nobody-stands-in = No bot is standing in for you.
refused-nobody-there = The person this is about is no longer here.
refused-not-over = The game is not over yet.
refused-not-owner = Only the owner of the table can do this.
refused-not-paused = The table is not paused.
refused-not-playing = The game is not under way.
refused-not-seated = You have no seat at this table.
refused-not-signed-in = Say first who you are: come as a guest or sign in.
refused-not-spectator = This is a player. Free the seat instead.
refused-house-full = The house is full: too many connections are at work for your address. Try again in a moment.
refused-no-push = This server tells no browsers: whoever runs it has set no key.
refused-nobody-plays = Bots among themselves play in the lab (perihelion simulate, perihelion tournament). At a table, at least one person plays.
refused-not-started = The game has not begun yet.
refused-not-your-passphrase = This is not your passphrase.
refused-not-your-seat = You can look from another seat only when the game is over.
refused-not-yourself = You cannot block yourself.
refused-nothing-said = There is nothing in this message.
refused-nothing-to-back-up = There is no database in the folder { $folder }.
refused-nothing-to-confirm = There is no address to be confirmed.
refused-only-watching = Your link lets you watch. Ask for an invitation to sit down.
refused-orders-not-live = Standing orders are for slow games; here the clock runs.
refused-passphrase-needed = This needs your passphrase.
refused-paused = The table is paused.
refused-practice-is-alone = This is a practice table: one person and bots.
refused-schema-not-today = This database belongs to another version of Perihelion. Start the server once, then back it up.
refused-seat-dismissed = Its player was sent away during the game: a bot plays this seat to the end.
refused-seat-free = Nobody sits there.
refused-seat-taken = This seat is taken.
refused-seats-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}: wait for people or put bots there.
refused-seen-another-seat = You have seen this game from another seat and cannot play this one.
refused-silenced = The owner of the table does not let you speak here.
refused-still-there = { $name } still plays there. A seat changes hands with a link its player makes, or once its player has been away for a while.
refused-table-damaged = Something in the log of this table cannot be read. Whoever runs this server has been told.
refused-table-over = This table is finished.
refused-too-busy = Too much is happening at this table just now. Please try again.
refused-too-many-blocked = You can block { $limit } people.
refused-too-many-connections = At most { $limit } connections at a time: close some first.
refused-too-many-invited = At most { $limit } people can be asked to a table.
refused-too-many-orders = You can have { $limit } standing orders at a table.
refused-too-many-packs = You can bring { $limit } content packs.
refused-too-many-tables = You can have at most { $limit } tables at a time.
refused-too-often = Too fast. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
refused-two-step-on = Signing in takes a code already.
refused-unavailable = The server cannot reach its database just now. Nothing is lost; please try again.
refused-undo-already-asked = Somebody has already asked to take a move back.
refused-undo-bots-mind = Something has been learnt since. Bots let that be taken back only at a practice table.
refused-unknown-address = There is nothing at this address.
refused-unknown-host = This server is not known as { $host }. Whoever runs it can name it so with PERIHELION_HOSTS.
refused-unknown-language = There is no language “{ $said }” here.
refused-wrong-code = This code is not right, or was used before. Wait for the next one and try again.
refused-wrong-method = This address cannot be used in that way.
refused-wrong-passphrase = Name and passphrase do not go together.
refused-wrong-shape = This cannot be understood: { $detail }
refused-you-blocked-host = You have blocked whoever opened this table. Your settings say whom you have blocked.

## Notices and letters

notice-turn-title = Perihelion: it is your turn at “{ $table }”
notice-turn-text =
    Hello { $name },

    it is your turn at “{ $table }”:
    { $address }

    You get one letter a turn. You can switch them off in your settings.
notice-invited-title = Perihelion: { $host } would like to play { $game } with you
notice-invited-text =
    Hello { $name },

    { $host } would like to play { $game } with you. A seat is free:
    { $address }

    You can switch such e-mails off in your settings.
digest-title = Perihelion: { $count ->
    [one] a table waits for you
   *[other] { $count } tables wait for you
}
digest-turn = “{ $table }”, your turn: { $address }
digest-invited = “{ $table }”, you are invited: { $address }
digest-text =
    Hello { $name },

    this waits for you:

    { $list }

    This e-mail comes once a day at the most, and only when something waits. To get no more of them, one press is enough:
    { $address }
mail-recovery-title = Perihelion: a new passphrase
mail-recovery-text =
    Hello { $name },

    somebody, probably you, asked for a new passphrase. Choose one here within an hour:
    { $address }

    If it was not you, do nothing: the old passphrase still holds.

mail-confirm-title = Perihelion: is this your address?
mail-confirm-text =
    Hello,

    somebody, probably you, gave this address at a Perihelion table. If it was you, confirm it within a day:
    { $address }

    If it was not you, do nothing: no other letter will come.
mail-address-title = Perihelion: your address
mail-address-asked-text =
    Hello { $name },

    somebody, probably you, wants the letters of your account to go to { $email } from now on. They come here until that
    address is confirmed.

    If it was not you, change your passphrase and sign all other devices out.
mail-address-changed-text =
    Hello { $name },

    the letters of your account go to { $email } from now on; this is the last one that comes here.

    If it was not you, change your passphrase at once and sign all other devices out.
mail-address-removed-text =
    Hello { $name },

    your account has no address any more; this is the last letter that comes here. Without an address nobody can help you
    to a new passphrase.

    If it was not you, change your passphrase at once and sign all other devices out.
mail-address-yours-text =
    Hello { $name },

    this is now the address of your account. Letters about your turns come here, and a new passphrase if you lose yours.

## Pages

page-ready = The server is running. The tables are open to every client that speaks its API.
page-manual = All addresses of the API
page-client = A first game from Python

## What links show of themselves

preview-home = The open table for space board games
preview-home-more = Play in the browser, live or over days, with friends, against bots or alone. No account needed.
preview-learn = Learn by playing
preview-learn-more = A first game with a coach for each of our space board games.
preview-title = { $above }: { $game }
preview-rules-game = the rules
preview-learn-game = a first game with a coach
preview-about-wild-space = Gather a crew of animals, land on planets, set off long chains of cards.
preview-about-galaxy-trucker = Build a ship out of scrap against the hourglass, then see what is left of it.
preview-about-high-frontier = Research patents, build a rocket, fuel it with water and fly it to the planets.
preview-join = { $host } invites you to play
preview-watch = { $host } invites you to watch
preview-table = At the table
preview-over = The end
preview-move = Move { $move }
preview-free = Free seat
preview-players = At the table: { $names }.
preview-won = { $names } { $count ->
    [one] wins.
   *[other] win.
}
preview-won-tie = { $names } { $count ->
    [one] wins on the tie-break.
   *[other] win on the tie-break.
}
preview-lost = Nobody wins.
