# The browser app. One section for each page; ids begin with web-.

## Everywhere

web-unreachable = The server does not answer. Please try again in a moment.
web-try-again = Try again
web-close = Close
web-cancel = Cancel
web-back = Back
web-copy = Copy
web-copied = Copied
web-share = Share
web-code = QR code
web-download = Download
web-you = you
web-skip = Skip to the content
web-rooms = Rooms
web-salon = Salon
web-tables = My tables
web-rules = Rules
web-records = Records
web-to-salon = To the salon
web-nowhere-title = There is nothing here
web-bot-random = carefree
web-bot-greedy = experienced
web-bot-page = The page
web-bot-lady = The lady-in-waiting
web-bot-abbe = The abbé
web-bot-marquise = The marquise
web-bot-minister = The minister
web-plays-how =
    { $bot ->
        [page] New at court. Takes whatever glitters first.
        [lady] Counts her coins and never pays too much.
        [abbe] Reads the rules twice and likes a majority.
        [marquise] Remembers what has left the bag, and who took it.
        [minister] Thinks the evening through to its last candle.
        [random] Plays whatever comes to hand.
       *[other] Takes what is best at once, and lets tomorrow wait.
    }
web-plays-pace =
    { $bot ->
        [abbe] a moment
        [marquise] some seconds
        [minister] some seconds
       *[other] answers at once
    }
web-plays-record = You won { $won } of { $games }
web-plays-unmet = Not yet met
web-strength = strength { $strength } of { $most }
web-seat-free = Free seat

## Settings

web-settings = Settings
web-language = Language
web-setting-name = Your name
web-setting-light = Light
web-theme-day = Daylight
web-theme-candle = Candlelight
web-to-candle = Light the candles
web-to-day = Let the daylight in
web-setting-pace = How long you look at a bot’s move
web-pace-none = Not at all
web-pace-short = A moment
web-pace-long = At leisure
web-setting-sound = Sounds
web-setting-volume = Volume
web-setting-notify = Call me when it is my turn
web-setting-notify-denied = This browser does not let the page call you; its own settings decide.
web-setting-still = Nothing moves by itself
web-setting-forced = Make forced choices by themselves
web-setting-curtain = Curtain between players at one device, even where nothing is hidden

## Salon

web-salon-heading = Three games of courts and coin
web-salon-lead = Dress the king’s guests, lend to the great of the empire, serve a table that is never pleased. Alone against patient rivals, or with friends around one table.
web-salon-foot = Everything is kept on this server; there are no accounts, and nobody looks over your shoulder.
web-games = The games
web-parts = The parts of the house
web-play = Play
web-play-now = Play now
web-play-now-hint = { $game }, against bots
web-invite-friends = Invite friends
web-learn = Learn it
web-turn-yours = It is your turn at { $game }
web-turn-theirs = { $player } is to play at { $game }
web-turn-nobodys = A table waits for its guests: { $game }
web-turn-with = with { $names }
web-turn-more =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
web-return = Return to the table

# Before the first table.
web-welcome-title = Welcome to { $game }
web-welcome-name = What shall we call you?
web-welcome-another = Another name
web-welcome-lesson = You have not played this here before. The lesson shows the game at a real table, in about ten minutes.
web-welcome-learn = The lesson first
web-welcome-play = Play at once

## Games on the shelf

web-game-rokoko = Rokoko
web-game-rokoko-about = Tailors at the court of Louis XV. Sew, rent out, and fill the halls before the ball.
web-game-augsburg = Augsburg 1520
web-game-augsburg-about = Five visits a round, debts for favours. Bid with promissory notes and climb three ladders.
web-game-banquet = The King’s Banquet
web-game-banquet-about = Nine dishes on the sideboard, six nobles with firm opinions. Serve, and do not spill.
web-game-players = { $players } players
web-game-minutes = { $minutes } min
web-game-soon = This table is still being set.

## A new table

web-new-lead = Who sits where, and how shall it be played?
web-new-plays =
    { $seal ->
        [lily] Who plays the lily?
        [shell] Who plays the shell?
        [rose] Who plays the rose?
        [sun] Who plays the sun?
       *[moon] Who plays the moon?
    }
web-new-court = Five persons of the court, from the first evening to the last candle.
web-new-players = Players
web-new-name = Name at seat { $number }
web-new-unnamed = a name of the court
web-seat-number = Seat { $number }
web-seat-me = I sit here
web-seat-open = Somebody with a link
web-seat-hotseat = Somebody at this device
web-seat-person = A person of the court
web-seat-me-told = You sit here
web-seat-open-told = The link comes when the table is laid
web-seat-bot = A bot, { $bot }
web-new-links = The links come when the table is laid.
web-clock = Clock
web-clock-none = None
web-clock-live = One sitting
web-clock-days = Days for each turn
web-clock-days-brief = Days
web-clock-bank = Time for each player
web-clock-increment = More time after each turn
web-clock-minutes = { $minutes } minutes for each
web-clock-seconds = plus { $seconds } seconds a turn
web-clock-day-count =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
web-new-chat = The players can talk
web-new-advice = The minister’s advice
web-new-advice-hint = Whoever is to play may ask what he would do; all see who asks.
web-new-lay = Lay the table
web-new-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }

## Invitations

web-join = Join
web-join-ask = Invited by someone?
web-join-code = The link
web-join-wrong = This is no invitation: a link looks like …/join/table#secret.
web-join-title = You are invited
web-join-host = { $host } invites you.
web-join-somebody = Somebody
web-join-yours = your seat
web-join-advice = the minister may be asked for advice
web-clock-none-told = no clock
web-clock-days-told =
    { $count ->
        [one] { $count } day for each turn
       *[other] { $count } days for each turn
    }
web-clock-live-told = { $minutes } minutes each, plus { $seconds } seconds a turn
web-join-sit = Sit down
web-join-seated = You have a seat at this table already.
web-join-none = This address has lost its invitation. Please paste the whole link.
web-join-used = Each invitation seats one person. Please ask for a new one, or for the link to look on.

## My tables

web-tables-turn = Your turn
web-tables-going = Going on
web-tables-over = Over
web-tables-none = No table is yours yet.
web-tables-waiting = waiting for guests
web-tables-look = Look at the table
web-tables-read-only = only to look at
web-has-won = has won
web-replay = Replay
web-forget = Forget this table
web-forget-title = Shall this browser forget the table?
web-forget-over = The match stays on the server, but your way back to it is lost, unless another device knows it.
web-forget-going = You lose your seat, unless another device knows it; the others would wait for you. Leave the table first, so that a bot may take over.

## Carrying seats to another device

web-carry-title = Carry my seats to another device
web-carry-lead = A secret link opens your running tables on another device, too. Nobody but you should see it.
web-carry-show = Show the link
web-carry-link = Secret link to my seats
web-carry-count =
    { $count ->
        [one] { $count } running table is in this link.
       *[other] { $count } running tables are in this link.
    }
web-carry-warning = Whoever has this link plays for you. Open it on your own device, or point its camera at the code.
web-carry-nothing = No table of yours is running now.
web-carry-offer =
    { $count ->
        [one] This link brings { $count } table to this device.
       *[other] This link brings { $count } tables to this device.
    }
web-carry-take = Take the seats
web-carry-taken =
    { $count ->
        [one] { $count } table is yours on this device, too.
       *[other] { $count } tables are yours on this device, too.
    }
web-carry-unreadable = This link cannot be read; a part of it may be missing.

## Table

web-opening = The doors are being opened …
web-title-turn = Your turn: { $game }
web-no-seat-title = This table is not open to you
web-no-seat = This browser has no seat here. If you have been invited, paste the link; if you play on another device, carry your seats over from there.
web-generic-table = The table
web-generic-own = Only for you
web-generic-table-of = What all know of { $name }
web-generic-ask = What do you choose?
web-generic-choices = Choices
web-generic-doing = { $name } is choosing.
web-generic-nothing = Nothing here is hidden from the others.
web-connection-lost = No connection; we keep trying.
web-connection-waits = Your move waits, and is made when the line is back.
web-connection-retry = Try now
web-lobby-title = The table is laid
web-lobby-invite = Send each guest a link. The game begins when all are seated.
web-lobby-wait = The game begins when all are seated.
web-lobby-free = not here yet
web-lobby-here = is here
web-lobby-link = Invitation to seat { $number }
web-lobby-hint = You may close this page: the table stays in your list.
web-this-round = This round
web-part-deeds = What { $name } did; press to see it:
web-part-deeds-more = and { $count } more
web-lobby-away = not at the table now
web-lobby-closed = free
web-lobby-off = This table was called off
web-lobby-bot = Give it to a bot
web-lobby-call-off = Call the table off
web-lobby-call-off-title = Call the table off?
web-lobby-call-off-text = The links open nothing any more, and whoever waits is told so.
web-menu-here = Who is here
web-call-with = { $names } at the table with you.
web-offer-title = Shall we call you?
web-offer-hint = Both can be changed in the settings at any time.
web-offer-done = Done
web-log = The log
web-log-older =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
web-chat = Conversation
web-chat-unread =
    { $count ->
        [one] Conversation, { $count } new line
       *[other] Conversation, { $count } new lines
    }
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Say
web-menu = This table
web-menu-name = Your name here
web-menu-takeback = Ask to take my last move back
web-menu-leave = Leave the table
web-menu-come-back = Take my seat again
web-menu-watch = Link for spectators
web-menu-watch-hint = Whoever has it sees the table, and nothing that is hidden.
web-menu-record = Record
web-menu-record-over = The whole match as a text that can be replayed and verified.
web-menu-record-going = What you have seen so far, as a text; the whole match after its end.
web-menu-commitment = All deals of this match are sealed by
web-leave-title = Leave the table?
web-leave-text = The others may let a bot play for you. You can come back as long as the match goes on.
web-away = You have left this table.
web-gone = { $player } has left the table.
web-out-of-time = { $player } has run out of time.
web-hand-over = Let a bot play
web-takeback-asked = { $player } asks to take the last move back. Do you agree?
web-takeback-yes = Agree
web-takeback-no = Decline
web-takeback-waiting = { $player } asks to take the last move back; { $others } may still decide.
web-skip-ahead = Skip ahead
web-curtain-title = { $player }, it is your turn
web-curtain-hint = Please pass the device on. The others look away.
web-curtain-open = Draw the curtain
web-end-solo = The game is over
web-end-winners =
    { $count ->
        [one] { $game ->
            [rokoko] { $names } wins the ball
            [augsburg] { $names } is first in Augsburg
            [banquet] { $names } has served best
           *[other] { $names } wins
        }
       *[other] { $names } share the victory
    }
web-end-won =
    { $points ->
        [0] You win: level with { $name } on points, and the tie goes to you.
        [one] You win, { $points } point ahead of { $name }.
       *[other] You win, { $points } points ahead of { $name }.
    }
web-end-shared = You share the victory with { $names }.
web-end-place =
    { $place ->
        [2] You came second
        [3] You came third
        [4] You came fourth
       *[other] You came fifth
    }
web-end-behind =
    { $points ->
        [0] { web-end-place }, level with { $name } on points.
        [one] { web-end-place }, only { $points } point from { $name }.
       *[other] { web-end-place }, { $points } points behind { $name }.
    }
web-end-strength = Nobody had more from this: { $source }.
web-end-length =
    { $rounds ->
        [one] { $rounds } round, { $moves } moves.
       *[other] { $rounds } rounds, { $moves } moves.
    }
web-end-course = The course of the evening
web-end-course-told = points after each round
web-end-sources = Where the points came from
web-end-moments = Moments
web-end-look = Look at move { $move }
web-end-table = Look at the table
web-end-back = The end
web-end-parts = Parts of the evening
web-end-tab-points = Points
web-end-tab-course = Course
web-end-tab-moments = Moments
web-end-tab-table = Table
web-end-sheet = Score sheet
web-rematch = Play again
web-rematch-join = Join the next game
web-rematch-watch = Watch the next game
web-read-only-record-over = The whole match as a text. The version of Bagatelle with which it was played can replay and verify it.
web-read-only-record-going = The moves that you know, as a text. The match has not ended, so its seed and what others chose in secret stay sealed.

## Parts

web-part-rule = Rule { $clause }
web-part-total = Total
web-part-place = Place
web-part-you = you
web-part-bot = bot
web-part-left = has left
web-part-late = out of time
web-part-your-turn = Your turn
web-part-wait = A moment, please
web-part-watching = Looking on
web-part-over = The end
web-taken-by = taken by { $name }
web-equal-thing = { $thing }, no. { $number }
web-part-undo = Undo
web-part-more = More
web-part-close = Close
web-part-regions = Regions of the table
web-part-players = Players
web-part-tie-break = If tied: { $item }
web-line = { $first }, then { $next }
web-line-last = { $name } ({ $hint })
web-line-ask = All this at once?
web-line-which = In which way?
web-line-do = Do it
web-line-one = Shall it be this?
web-advice-ask = What would the minister do?
web-advice-figures = chance to win, points expected
web-advice-thinks = The minister considers
web-advice-chance = { $chance }%
web-advice-told = Advice { $number }: { $line }. Chance to win { $chance }%, give or take { $doubt }; { $points } points expected.
web-advice-then = Then { $rest }.
web-advice-again = Ask again
web-advice-none = The minister has nothing to add here.
web-advice-asked = { $player } has asked the minister
web-advice-own = Advice is open at this table; the others see that you asked
web-keys = Keys
web-keys-choose = Take the choice with this number
web-keys-back = Lay down what is in hand
web-keys-undo = Take the last choice back
web-keys-advice = Ask what the minister would do
web-keys-ctrl-z = Ctrl+Z
web-keys-arrows = Walk within a part of the table
web-keys-tell = This list; on a chosen thing: what it is

## Gallery

web-gallery-lead = Everything that tables are made of, in all its states. Choose day or candlelight above.
web-gallery-buttons = Buttons
web-gallery-now = It happens now
web-gallery-equal = Equal choice
web-gallery-quiet = Quiet choice
web-gallery-cannot = Not possible now
web-gallery-seats = Seats
web-gallery-signs = Signs
web-gallery-cards = Cards
web-gallery-rest = at rest
web-gallery-legal = legal
web-gallery-possible = possible
web-gallery-selected = selected
web-gallery-part = part of a payment
web-gallery-off = not possible
web-gallery-last = last move
web-gallery-nobles = Nobles
web-gallery-bar = Choice bar
web-gallery-log = Log
web-gallery-sheet = Score sheet
web-gallery-papers = Papers and curtain
web-gallery-dialog = Open a dialog
web-gallery-drawer = Open a drawer
web-gallery-curtain = Draw the curtain
web-gallery-pictures = Pictures
web-gallery-persons = Persons
web-gallery-fabrics = Fabrics
web-gallery-sounds = Sounds
web-gallery-tick = Choice
web-gallery-coins = Coins
web-gallery-turn = Your turn

## Rules

web-rules-of = Rules: { $game }
web-rules-lead = Every rule is a clause with a number that never changes. The log and every refusal point here.
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-rules-none = No clause holds all these words.
web-rules-chapters = Chapters
web-rules-games = Rules of the other games
web-rules-ruling = Ruling { $clause }
web-rules-box = What is in the box
web-rules-box-lead = The printed rules do not show every card. Each line says where its figures come from.
web-provenance = Provenance
web-provenance-rulebook = rulebook
web-provenance-published = published
web-provenance-deduced = deduced
web-provenance-reconstructed = reconstructed
web-provenance-rulebook-means = stands in the printed rules
web-provenance-published-means = was published elsewhere
web-provenance-deduced-means = follows from stated facts in only one way
web-provenance-reconstructed-means = made up here to respect every known fact
web-provenance-owner = owner’s copy
web-provenance-owner-means = read off an owner’s own copy

## Replay and records

web-replay-of = Replay: { $game }
web-replay-note = Replay of { $names }
web-replay-lead = A record is the whole of a match as a text. Here it is played again, move by move, from any seat.
web-replay-file = Open a record
web-replay-drop = Choose a file, or drop it here.
web-replay-too-long = “{ $name }” is too long for a record.
web-replay-no-seat = This browser has no key to this match. If you have its record as a file, open it here.
web-replay-begins = The table is laid.
web-replay-waits = { $player } has chosen.
web-replay-move = Move { $number } of { $last }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the end
web-replay-play = Let it run
web-replay-pause = Pause
web-replay-scrub = Move shown
web-replay-seen = Seen by
web-replay-bench = everybody
web-replay-link = Link to this move
web-replay-log = So far
web-records-lead = Finished matches can be looked at again, saved, and verified by anybody.
web-records-mine = My finished matches
web-records-none = No match of yours is over yet.
web-records-file = A record from a file
web-records-file-lead = From this server or another, from the terminal, or written by hand.

## Review

web-review = Review
web-review-of = Review: { $game }
web-review-note = Review of the match of { $names }
web-review-lead = A finished match, thought over once more: when it turned, and what else could have been done.
web-review-board = Board
web-review-chances = Chances to win
web-review-keys = arrow keys step, shift jumps to a turning point
web-review-slider = The moves of the match
web-review-chance = { $player } { $chance }%
web-review-at = { $where }. { $chances }
web-review-turning = Turning points
web-review-all = All turns
web-review-steady = The chances never changed much at once.
web-review-where = Move { $move }, round { $round }
web-review-from-to = { $where }: from { $from }% to { $to }%
web-review-up = { $points } points up
web-review-down = { $points } points down
web-review-round = Round { $round }
web-review-found = Found the best move
web-review-found-told = { $player }: in { $best } of { $compared } turns
web-review-better = Better moves
web-review-played =
    { $who ->
        [you] Your move
       *[other] What { $player } did
    }
web-review-win = chance to win
web-review-expected = expected
web-review-place = place { $place }
web-review-way = { $line }. Chance to win { $chance }%, give or take { $doubt }; { $points } points and place { $place } expected.
web-review-falls =
    { $who ->
        [you] Your chances fall from { $from }% to { $to }%.
       *[other] The chances of { $player } fall from { $from }% to { $to }%.
    }
web-review-rises =
    { $who ->
        [you] Your chances rise from { $from }% to { $to }%.
       *[other] The chances of { $player } rise from { $from }% to { $to }%.
    }
web-review-stays =
    { $who ->
        [you] Your chances stay at { $to }%.
       *[other] The chances of { $player } stay at { $to }%.
    }
web-review-best = Nothing better was found.
web-review-close = The difference is so small that it may be chance.
web-review-forced = There was nothing to choose.
web-review-soon = The minister has not come to this turn yet.
web-review-over = The match is over
web-review-knowledge = Seen with the knowledge of
web-review-everybody = All
web-review-closed = What { $player } could not see stays closed, as it was then.
web-review-own-closed = Other hands and piles stay closed, as they were for you.
web-review-open = Every hand is open, as nobody saw it then.
web-review-playouts = The ways of a turn were played on { $playouts } times, all together.
web-review-next = Next turning point
web-review-work = The minister thinks the match over
web-review-worked = { $done } of { $steps }
web-review-failed = The minister could not think this match over.
web-review-moves = Moves
web-review-end = end { $points }
web-review-parts = Parts of the review
web-review-play-on = Play on from here
web-review-play-title = Play on from move { $move }
web-review-play-lead = A new table begins as this one stood, with the same chance. The others are played by one of the court.
web-review-play-seat = Where you sit
web-review-play-bot = Who plays the others
web-review-play-begin = Begin

## Guide

web-how = In short
web-how-of = In short: { $game }
web-how-lead = The whole game on one page: what lies ready, what a turn is, what counts.
web-how-setup = What lies ready
web-how-turn = A turn
web-how-score = What counts
web-how-lesson = Play the lesson
web-help = How it is played
web-guide = First game
web-guide-of = First game: { $game }
web-guide-step = Step { $number } of { $steps }
web-guide-on = Go on
web-guide-skip = Skip the lesson
web-guide-play = Now a real game
web-guide-rival = { $name } plays. Watch what is taken.
web-guide-allowed = That is allowed, too. For this lesson, please follow the glow.
web-guide-not-now = Not at this moment. The glow shows what we are about to do.
web-guide-read = A word first; then it is your turn.

## Rokoko: jewelry box

web-jeweller = The jeweller
web-jeweller-short = Jeweller
web-stores = Stores
web-jewelry-around = Jeweller, warehouse and hiring
web-jewelry-you = You
web-jewel =
    { $kind ->
        [necklace] { rokoko-colour } necklace
       *[ring] { rokoko-colour } ring
    }
web-jewel-word =
    { $word ->
        [matches] matches
        [fits] fits
        [dresses] for dresses
        [coats] for coats
       *[sold] sold
    }
web-jewel-offered = { $jewel }, { rokoko-hint-price }, { web-jewel-word }
web-jewel-buy = Buy: { $thing }
web-jewel-price = At this place it { rokoko-hint-price }.
web-jewel-for =
    { $kind ->
        [necklace] Goes with a dress that you rent out, if the right to buy jewels is yours.
       *[ring] Goes with a coat that you rent out, if the right to buy jewels is yours.
    }
web-jewel-match = In the colour of the garment, it brings a resource tile from the bag as well.
web-jewel-worth = Each jewel brings 1 livre at the end of a round and 1 prestige at the end of the game.
web-jewel-place = Bought. The next round fills the row again.
web-jewels =
    { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
web-jewel-heap =
    { $count ->
        [1] { $jewel }
       *[other] { $jewel }, { $count } times
    }
web-jewels-none = no jewels
web-jewels-in-bag = { $count } in the bag
web-jewels-left = { $left } of { $of }
web-jewel-left = { $jewel }: { $left } of { $of } in the bag
web-jewels-come = new ones come in
web-jewels-leave = the last one leaves
web-jewels-fit =
    { $count ->
        [one] { $count } fits
       *[other] { $count } fit
    }
web-jeweller-right = Right to buy jewels
web-jeweller-right-told = Whoever has a marker here may buy a jewel with every garment rented out. One space is all you may have; it is a decoration like any other.
web-trial =
    { $trial ->
        [journeyman] Journeyman trials
       *[master] Master trials
    }
web-trial-fee = fee
web-trial-cost = The fee is { rokoko-livres }; whoever passes gains { rokoko-prestige-points }.
web-trial-cards =
    { $cards ->
        [0] The pile is empty.
        [one] { $cards } card in the pile.
       *[other] { $cards } cards in the pile.
    }
web-trial-told =
    { $trial ->
        [journeyman] When all tasks are done, an apprentice may pass: the bonus once more, then the apprentice leaves and a journeyman of your choice comes to your hand. The master trials follow.
       *[master] When all tasks are done, a journeyman may pass: the bonus once more, then the journeyman leaves and a master of your choice comes to your hand. The journeyman trials follow again.
    }
web-trial-candidates = candidates
web-trial-nobody = no candidates
web-trial-done = { $name }: { $done } of { $tasks }
web-trial-pile =
    { $trial ->
        [journeyman] The pile of journeymen
       *[master] The pile of masters
    }
web-task =
    { $task ->
        [keep] Keep { $first } or { $second }
        [trade] Trade a tile
        [fund] Fund a decoration
        [lady] A lady’s dress
        [gent] A gentleman’s coat
       *[any] Any dress, by a master
    }
web-task-told =
    { $task ->
        [keep] Acquire resources and keep a tile with one of these colours as silk.
        [trade] Acquire resources and trade the tile for its trimmings.
        [fund] Fund any decoration.
        [lady] Make a dress for a lady; rented out or sold makes no difference.
        [gent] Make a coat for a gentleman; rented out or sold makes no difference.
       *[any] Make any garment; rented out or sold makes no difference.
    }
web-task-by =
    { $kind ->
        [master] It counts when a master does it.
        [journeyman] It counts when a journeyman does it.
       *[apprentice] It counts when an apprentice does it.
    }
web-task-done = { $name } has done it.
web-specialist = Special apprentice
web-specialist-state =
    { $state ->
        [yours] yours
        [hired] hired
       *[unseen] unseen
    }
web-specialist-condition = Hired for free, on this condition: { $condition }.
web-specialist-progress = { $label } (of { $need })
web-specialist-told = A master hires this apprentice instead of another worker. Nothing is spent for the condition, and nobody else sees the card before.
web-master-trials = Master trials passed: { $count }
web-copy-whose = Whose bonus is copied
web-tray-lower = Look at the board
web-tray-raise = Look at the cards
web-dress-rent-only = only to rent
web-dress-rent-told = Rent it out for { rokoko-prestige-points } at the end; it cannot be sold.
web-dress-moment =
    { $module ->
        [festivity] at once
       *[expert] when placed
    }
web-dress-fancy-told = A fancy dress: it takes more and is worth more than any other.
web-ribbon-fancy = fancy
web-ribbon-prestige-per-couple = { $prestige } per couple
web-ribbon-prestige-per-decoration = { $prestige } a decoration
web-ribbon-prestige-per-colour = { $prestige } per { $colour }
web-ribbon-favour-and-livre = favour and { $livre }
web-ribbon-depute-one-for-pay = depute one
web-ribbon-free-warehouse-tile = a free tile
web-ribbon-livre-sold-or-rented =
    { $livre ->
        [one] { $livre } livre
       *[other] { $livre } livres
    }
web-ribbon-free-jewel = a free jewel
web-ribbon-prestige-for-matching-jewel = { $prestige } if matching

## Rokoko: modules

rokoko-option-modules = Boxes
rokoko-option-modules-hint = They belong to the Deluxe edition: whoever opens one plays it.
rokoko-option-modules-jewelry-box = Jewelry Box
rokoko-option-modules-jewelry-box-hint = Jewels for the guests, trials for the staff, and a special apprentice.
rokoko-option-modules-fancy = Fancy Dresses
rokoko-option-modules-fancy-hint = Four precious dresses, and five tiles of rare silk.
rokoko-option-modules-festivity = Festivity Dresses
rokoko-option-modules-festivity-hint = Four dresses that bring prestige at once and are never sold.
rokoko-option-modules-expert = Expert Tailoring
rokoko-option-modules-expert-hint = Six dresses with a favour for whoever places them.

## Rokoko: Madame du Barry

rokoko-alone = Madame du Barry
rokoko-alone-hint = Your opponent at a table for one. She follows her cards, and a tie goes to her.
rokoko-alone-offer = For one player alone
rokoko-alone-choose = Play against her
rokoko-alone-edition = Madame du Barry comes with the Deluxe edition.
web-against = alone against { $name }
rokoko-her-tie = a tie goes to her
rokoko-her-tiles =
    { $tiles ->
        [one] { $tiles } tile, { points }
       *[other] { $tiles } tiles, { points }
    }
rokoko-her-staff = { $staff } staff
rokoko-her-jewels =
    { $jewels ->
        [one] { $jewels } jewel
       *[other] { $jewels } jewels
    }
rokoko-her-stock = Madame du Barry: yarn { $yarn }, lace { $lace }
rokoko-her-cards = Her cards
rokoko-her-hand = { $hand } to play, { $supply } unseen
rokoko-her-cards-told = She takes her cards from the top of the pile. All 25 are shuffled anew in every round.
rokoko-her-discard = Already turned: { $discard }
rokoko-her-turn = Her last turn, step by step
rokoko-her-no-turn = She has not played yet. The upper half of each card says what she does, the lower half where a dress of hers goes.
rokoko-her-before = Before that
rokoko-her-gain = +{ $prestige } prestige
rokoko-her-action =
    { $action ->
        [acquire] Take silk
        [tailor] Make a dress
        [hire] Hire
        [fund] Fund
       *[favour] Favour
    }
rokoko-her-drawer = drawer { $number }
rokoko-her-column =
    { $column ->
        [left] left column
        [center] centre column
       *[right] right column
    }
rokoko-her-count =
    { $side ->
        [left] { $n ->
            [1] 1st from left
            [2] 2nd from left
            [3] 3rd from left
           *[other] { $n }th from left
        }
       *[right] { $n ->
            [1] 1st from right
            [2] 2nd from right
            [3] 3rd from right
           *[other] { $n }th from right
        }
    }
rokoko-her-decoration =
    { $kind ->
        [fireworks] fireworks
        [fountain] a kitchen
        [musicians] a musician
       *[statues] a statue
    }
rokoko-her-favour = of the Queen
rokoko-her-jewel =
    { $jewel ->
        [match] match
        [fit] fit
       *[none] none
    }
rokoko-her-role =
    { $role ->
        [action] her action
        [full] { rokoko-hall } is full
       *[decides] decides
    }
rokoko-her-card = { $action }, { $target }; for a dress: { rokoko-hall }, jewel: { $jewel }; { $role }
rokoko-step-tiles =
    { $tiles ->
        [one] Takes { $tiles } tile from the warehouse.
       *[other] Takes { $tiles } tiles from the warehouse.
    }
rokoko-step-du-barry-instead = Her action is impossible.
rokoko-step-du-barry-favour =
    { $taken ->
        [0] Asks for the Queen’s favour; it is gone.
       *[other] Claims the Queen’s favour.
    }
rokoko-step-du-barry-tile-drawn = Draws a tile, unseen.
rokoko-step-du-barry-makes = Makes { $dress-a }, free.
rokoko-step-du-barry-last-resort = No card helps; it goes to the { $hall }.
rokoko-step-dress-rented = Places it: { $space }.
rokoko-step-du-barry-reward =
    { $yarn ->
        [0] Gets 1 lace for the place.
       *[other] Gets 1 yarn for the place.
    }
rokoko-step-du-barry-jewel = Adds a jewel: { $jewel }.
rokoko-step-du-barry-no-jewel = No such jewel is on offer.
rokoko-step-du-barry-hires = Hires { $worker }.
rokoko-step-du-barry-card-added = Gets one more card to play.
rokoko-step-du-barry-funds = Funds { $decoration }.
rokoko-step-du-barry-trial = Passes her { $trial }.
rokoko-step-du-barry-worker-removed = { $worker } leaves her.
rokoko-step-du-barry-worker-joined = An unseen card joins her staff.
rokoko-step-du-barry-reshuffled = Shuffles what she has turned.
rokoko-step-task-marked = Marks a task: { $task }.
rokoko-step-all-halls-reached = Is present in all halls: { $place }.
