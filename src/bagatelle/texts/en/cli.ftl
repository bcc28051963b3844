# The command line, and what bots and the arena refuse.

unknown-bot = { $game } has no bot called “{ $bot }”; there is: { $known }.
bad-seats =
    { $players ->
        [one] { $given } words do not fit 1 seat; one is needed.
       *[other] { $given } words do not fit { $players } seats; one is needed for each seat, or one for all.
    }
review-not-over = The match is not over yet: only a finished match can be reviewed.
review-no-mind = Nobody knows { $game } well enough to review it.
review-playouts = The number of playouts must be from 1 to { $most }, not { $value }.
not-positive =
    { $what ->
        [jobs] The number of processes must be at least 1, not { $value }.
        [rounds] The number of rounds must be at least 1, not { $value }.
       *[games] The number of games must be at least 1, not { $value }.
    }

# Commands.
cli-about = Bagatelle: games of courts and coin, to play, to study and to simulate.
cli-commands = The commands:
cli-more = Each command tells more with --help.
cli-usage = usage:
cli-arguments = arguments and options
cli-play-summary = Play in the browser, with a server on this machine.
cli-terminal-summary = Play a match in the terminal, against bots or with others at one keyboard.
cli-serve-summary = Run a server for matches over the network.
cli-simulate-summary = Let bots play many games, and see what comes out.
cli-fit-summary = Fit the weights with which bots weigh a table, in games against themselves.
cli-replay-summary = Tell a recorded match in words.
cli-verify-summary = Check the deals, moves, scores and commitment of a record.
cli-games-summary = List the games, with their options and bots.

# What arguments mean.
cli-help-help = show this help
cli-help-version = show the version
cli-help-language = the language: { $known }
cli-help-game = the game: { $known }
cli-help-option = for { $game }: { $values }
cli-option-values = { $values } (unless told: { $default })
cli-option-many = any of { $values }, joined by commas (unless told: { $default })
cli-option-free = a word that the game understands
cli-help-players = how many players there are
cli-help-seats = who sits where: “{ $human }” or the name of a bot for each seat
cli-help-names = the names of the players
cli-help-seed = a word that decides all chance; equal seeds give equal games
cli-help-resume = go on with the match that was saved in this file
cli-help-plain = lines of text instead of a full screen
cli-help-no-color = no colours
cli-help-games = how many games (unless told: { $default })
cli-help-bots = a bot for each seat, or one for all (unless told: { $default })
cli-help-jobs = how many processes play at the same time (unless told: { $default })
cli-help-json = print the results as JSON
cli-help-fit-games = how many games each round has (unless told: { $default })
cli-help-fit-rounds = how many rounds; each plays with what those before have found (unless told: { $default })
cli-help-fit-out = put the weights into this file, beside those of other variants
cli-help-record = the record of a match
cli-help-at = stop after this many moves
cli-help-host = the address to listen at; 0.0.0.0 lets others in (unless told: { $default })
cli-help-port = the port to listen at (unless told: { $default })
cli-help-data-dir = the folder in which everything is kept (unless told: { $default })
cli-help-database = the address of a database, sqlite:///FILE or postgresql://…, also from { $variable } (unless told: SQLite in the data folder)
cli-help-no-chat = no chat at any table
cli-help-bot-workers = how many processes think for the bots (unless told: { $default })
cli-help-review-playouts = how often a turn is played on, at least, when a match is reviewed (unless told: { $default })
cli-help-bot-seconds = how many seconds a bot may think about its turn (unless told: { $default })
cli-help-requests = how many requests a second may come from one address (unless told: { $default })
cli-help-messages = how many messages a second may come from one player (unless told: { $default })
cli-help-commitment = the commitment that was shown when the match began

# What is wrong with the command line.
cli-unknown-command = There is no command “{ $command }”; there is: { $known }.
cli-missing-extra = Libraries that this needs are not installed: { $command } brings them.
cli-unknown-argument = { $prog } does not understand “{ $argument }”; --help tells what it understands.
cli-value-wanted = A value is missing after { $option }.
cli-no-value-wanted = No value belongs to { $option }.
cli-no-number = “{ $value }” is no whole number for { $option }.
cli-out-of-range = { $option } is a number from { $least } to { $most }, not { $value }.
cli-no-game = Please name a game; there is: { $known }.
cli-no-file = Please name the file of a record.
cli-bad-language = There is no language “{ $language }” here; there is: { $known }.
cli-unknown-player = “{ $player }” cannot take a seat in { $game }; a seat is for: { $known }.
cli-settled-by-record = The saved match has settled { $option } already; please leave it out.
cli-no-such-move =
    { $last ->
        [one] The record has 1 move; there is no move { $number }.
       *[other] The record has { $last } moves; there is no move { $number }.
    }

# What commands print.
cli-games-players = players: { $least } to { $most }
cli-games-bots = bots: { $bots }
cli-simulate-progress = Games
cli-simulate-games =
    { $games ->
        [one] 1 game of { $length } decisions
       *[other] { $games } games, on average of { $length } decisions
    }
cli-simulate-speed = { $decisions } decisions in { $seconds } seconds: { $speed } per second
cli-fit-done = { $variant }: from { $games } games; in others the estimate explains { $share }% of the points to come, and lies { $error } points beside them.
cli-fit-no-weights = { $file } is no file of weights.
no-mind = Nobody has taught bots to weigh a table of { $game }: there is nothing to fit.
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-mean = Mean
cli-column-sd = SD
cli-column-min = Min
cli-column-median = Median
cli-column-max = Max
cli-column-wins = Victories
cli-column-interval = 95% interval
cli-decimal = { $whole }.{ $fraction }
cli-percent = { $share }%
cli-percent-interval = { $low }–{ $high }%
cli-replay-moves = Move { $number } of { $last }
cli-verify-committed = Verified: the seed gives every deal ({ $draws } draws), every move ({ $moves }) is within the rules, the scores are right, and the seed belongs to the commitment { $commitment }.
cli-verify-uncommitted = Verified: the seed gives every deal ({ $draws } draws), every move ({ $moves }) is within the rules, and the scores are right; the record names no commitment.
cli-verify-unfinished = So far it holds: the seed gives every deal ({ $draws } draws), every move ({ $moves }) is within the rules; the match is not over.
cli-verify-other-seed = The seed of this record does not belong to the commitment { $commitment }; other deals were promised.

# The box.
cli-components-summary = Show the box of a game, and where each figure comes from.
cli-column-provenance = Provenance
cli-provenance =
    { $provenance ->
        [rulebook] rulebook
        [published] published
        [deduced] deduced
        [owner] owner’s copy
       *[reconstructed] reconstructed
    }

# The balance of many games.
cli-help-report = tell where points come from and what is chosen; for every number of players unless told
cli-column-group = Group
cli-column-source = Source
cli-column-share = Share
cli-column-choice = Choice
cli-column-per-game = Per game
cli-column-per-player = Per player
cli-column-turn = Turn
cli-column-advantage = Advantage
cli-column-thing = Per game
cli-row-together = together

# Component packs.
cli-pack-summary = Copy the box of a game to a file of your own, and check what you wrote into it.
cli-help-pack = play with the box in this file, a component pack
cli-help-pack-action = check a pack, or begin one with a copy of the shipped box
cli-help-pack-first = the file to check, or the game to copy: { $known }
cli-help-pack-second = where the copy is to be written
cli-pack-action = What is to be done: { $check } FILE, or { $copy } GAME FILE?
cli-pack-no-file =
    { $action ->
        [check] Please name the file of a pack.
       *[copy] Please name a game and the file for the copy.
    }
cli-pack-one-file = One file is checked at a time; “{ $file }” is too many.
cli-pack-sound = { $file } is a sound box of { $title }: { $hash }.
cli-pack-sound-modules = { $file } is a sound box of { $title }: { $hash }, with modules { $whole }.
cli-pack-problems =
    { $problems ->
        [one] One thing is wrong with { $file }.
       *[other] { $problems } things are wrong with { $file }.
    }
cli-pack-broken = { $file } cannot be played with. { $reason }
cli-pack-copied = The box is in { $file }; write into it what is printed on your own copy.
cli-pack-exists = { $file } is there already; nothing was written.
cli-pack-huge = { $file } is too large for a component pack.
cli-pack-no-text = { $file } is no component pack: it is not UTF-8 text.

# The arena.
arena-one-bot = A tournament needs at least two different bots, not only “{ $bot }”.
arena-other-tournament = { $file } holds another tournament: its game, options, bots, seed, rules, box or weights differ.
arena-no-ledger = { $file } holds no results of a tournament.
no-cluster = No Ray cluster answers at “{ $address }”; an address is a host and a port, or “local”.
cli-arena-summary = Let bots play a tournament, fair in seats and deals, and rate them.
cli-help-arena-bots = the bots that compete (unless told: { $default })
cli-help-arena-games = how many games, rounded up to whole rounds (unless told: { $default })
cli-help-arena-jobs = how many processes play at the same time (unless told: one for each core)
cli-help-ray = play on the Ray cluster at this HOST:PORT, or on a local one: “local”
cli-help-out = keep the results in this file; if it is there, the tournament goes on
cli-help-html = write a report with plots into this file
cli-no-folder = There is no folder { $folder }.
cli-arena-title = Tournament: { $game }
cli-arena-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
cli-arena-lineups =
    { $seats ->
        [1] In each, all { $lineups } bots play the same deal alone.
       *[other] { $lineups ->
            [one] In each, 1 line-up plays its deal from all { $seats } seats.
           *[other] In each, { $lineups } line-ups play a deal each, from all { $seats } seats.
        }
    }
cli-arena-equal-share = An equal share of the victories is { $share }.
cli-arena-ratings = Ratings
cli-arena-about-ratings = Bradley and Terry’s: whoever is rated 100 points higher finishes first of the two 64 times in 100, with 200 points 76 times, with 400 points 91 times. The mean of all bots is 0. The lines are 95% intervals.
cli-arena-cross = Who finished before whom
cli-arena-about-cross = How often the bot of the row finished before the bot of the column, in games of both; equal places are half of that.
cli-arena-points = Points
cli-arena-about-points = How often each bot ended with so many points. The line is the mean.
cli-arena-meeting = { $first } before { $second }: { $share } ({ $interval }), { $times } times, { $margin } points on average
cli-column-games = Seats
cli-column-rating = Rating
cli-column-per-decision = A decision
cli-column-per-rated-turn = A turn
cli-column-ahead = before
cli-interval = { $low } to { $high }
cli-milliseconds = { $number } ms

# The review of a match.
cli-review-summary = Think a finished match over once more: chances, turning points, what would have been better.
cli-help-review-seat = with the knowledge of this player, by number or name (unless told: of all, every hand open)
cli-help-playouts = how often a turn is played on, at least (unless told: { $default })
cli-help-review-jobs = how many processes think at the same time (unless told: one for each core)
cli-help-review-seed = a word that decides what is imagined; equal seeds give equal reviews
cli-help-review-html = write the review with its graph into this file
cli-help-play-on = play on in the terminal after this many moves, at the seat of --seat (unless told: the first), against bots
cli-review-progress = Review
cli-review-title = Review: { $game }
cli-review-no-seat = Nobody at this table is called “{ $name }”, and it is not the number of a player from 1 to { $players }.
cli-review-no-moment = One cannot play on after move { $number }: the match has { $last } moves, and the last one ends it.
cli-review-jobs = The number of processes must be at least 1, not { $value }.
cli-review-known-all = Seen with the knowledge of all: every hand is open.
cli-review-known-by = Seen with the knowledge of { $player }. Each turn is seen as whoever made it could see it.
cli-review-how = Each turn was played on at least { $playouts } times; seed: { $seed }.
cli-review-chances = Chances to win
cli-review-about-chances = Bands that add up to 100%. Each flag is a turn that changed the chances much.
cli-review-round = Round { $number }
cli-review-end = End
cli-review-turning-points = Turning points
cli-review-no-turning-points = No single turn changed the chances much.
cli-review-better = Other turns with something better
cli-review-found = Found the best way
cli-review-found-line = { $player }: { $share } ({ $best } of { $compared })
cli-review-found-none = { $player }: never had a choice
cli-review-turn = Move { $move }, round { $round }: { $player }
cli-review-swing = The chances of { $player } go from { $before } to { $after } ({ $swing }).
cli-review-percent = { $share }%
cli-review-line = { $chance }% to win (give or take { $doubt }), { $points } points, place { $place }
cli-review-played = played
cli-review-was-best = Nothing better was found.
