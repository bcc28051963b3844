# Playing in a terminal.

# Whose turn it is, and what can be done.
terminal-your-turn = { $player }, it is your turn.
terminal-thinking = { $player } is choosing.
terminal-over = The game is over.
terminal-in-hand = In hand:
terminal-type-here = a move in the notation, for example { $example }
terminal-undone = Taken back.
terminal-no-news = Nobody else has moved yet.
terminal-no-rivals = You have the table to yourself.
terminal-advice-title = What would the minister do?
terminal-advice-line = a chance of { $chance }% to win (give or take { $doubt }), some { $points } points
terminal-advice-none = Nobody can be asked for advice just now.
terminal-advice-thinking = The minister considers …
terminal-close = Esc closes

# The panels.
terminal-panel-players = At table
terminal-panel-news = Since your last turn
terminal-panel-log = The log
terminal-panel-rivals = The others
terminal-panel-help = Help
terminal-panel-score = The score sheet

# The keys.
terminal-key-undo = Undo
terminal-key-save = Save
terminal-key-log = Log
terminal-key-rivals = Rivals
terminal-key-advice = Advice
terminal-key-type = Type a move
terminal-key-help = Help
terminal-key-quit = Leave

# Help.
terminal-help-keys = The keys
terminal-help-number = takes the choice with this number
terminal-help-arrows = walk through the choices, and take one
terminal-help-back = goes back to the question before
terminal-help-scroll = move the lower part of the screen, where it is small
terminal-help-type = lets you type a move in the notation of the records
terminal-help-undo = takes back your last move, as long as nothing new was revealed
terminal-help-save = saves the match in a file of your choice
terminal-help-log = tells all that has happened
terminal-help-rivals = shows what the others own
terminal-help-advice = asks what the minister would do
terminal-help-quit = leaves the table; the match is kept
terminal-help-turn = How it is played
terminal-help-impossible = Not possible now, and why

# Plain lines.
terminal-plain-commands = What you can type
terminal-plain-number = the choice with this number
terminal-plain-notation = a move in the notation of the records
terminal-plain-table = shows the table again
terminal-plain-again = deals a new match, once this one is over
terminal-plain-help = this page
terminal-plain-kept = The record is kept in { $file }.
terminal-plain-over = Type “again” for a new match, “save FILE” for a copy of the record, “quit” to leave.

# After the end.
terminal-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
terminal-total = Points
terminal-place = Place
terminal-answer-sheet = Look at the score sheet
terminal-answer-save = Save the record
terminal-answer-again = Play again
terminal-answer-leave = Leave

# Saving, resuming, leaving.
terminal-save-where = In which file shall the match be saved?
terminal-save-no-name = Say in which file: save FILE.
terminal-saved = The match is saved in { $file }.
terminal-save-failed = The match cannot be saved in { $file }: { $reason }.
terminal-save-other = { $file } holds something else already; please choose another name.
terminal-resume-broken = { $file } is no sound record. { $reason }
terminal-resume-other-version = { $file } cannot be played on with this version. { $reason }
terminal-resume-other-game = { $file } is a match of { $found }, not of { $wanted }.
terminal-resume-other-players =
    { $found ->
        [one] { $file } is a match for { $found } player, not for { $wanted }.
       *[other] { $file } is a match for { $found } players, not for { $wanted }.
    }
terminal-resume-finished = The match in { $file } is over; there is nothing left to play.
terminal-quit-question = Leave the table?
terminal-quit-keep = Leave; the match is kept for another day
terminal-quit-save = Save it in a file of your choice and leave
terminal-quit-discard = Leave and forget the match
terminal-quit-stay = Stay
terminal-farewell = Your match is kept in { $file }. To go on: { $command }

# The King’s Banquet.
terminal-banquet-title =
    { $side ->
        [masked] { banquet-title }, masked nobles
       *[unmasked] { banquet-title }, unmasked nobles
    }
terminal-banquet-table = The sideboard
terminal-banquet-belongings = The nobles of { $player }
terminal-banquet-turn = Turn { $turn }
terminal-banquet-solo-turn = Turn { $turn } of { $turns }
terminal-banquet-pile =
    { $dishes ->
        [one] { $dishes } dish left
       *[other] { $dishes } dishes left
    }
terminal-banquet-end-card =
    { $shown ->
        [0] End card not yet seen, due in { $least } to { $most } dishes
       *[other] End card seen once, ends it in { $least } to { $most } dishes
    }
terminal-banquet-type =
    { $type ->
        [desserts] dessert
        [drinks] drink
        [fruit] fruit
        [pastries] pastry
        [main_courses] main course
       *[abundance] abundance
    }
terminal-banquet-no-colour = any
terminal-banquet-points = points
terminal-banquet-satisfied = satisfied
terminal-banquet-dishes = dishes
terminal-banquet-imposter-heading = imposter
terminal-banquet-points-short = pts
terminal-banquet-satisfied-short = sat
terminal-banquet-dishes-short = dsh
terminal-banquet-imposter-short = imp
terminal-banquet-imposter-state =
    { $used ->
        [yes] used
       *[no] ready
    }
terminal-banquet-imposter = imposter
terminal-banquet-imposter-used = used; it works once in a game
terminal-banquet-imposter-once = once in a game; 4 ways to turn it
terminal-banquet-which-turn = How is the imposter turned?
terminal-banquet-turned =
    { $turn ->
        [0] as printed
       *[other] turned by { $turn }°
    }
terminal-banquet-which-dish = Which dish is served next?
terminal-banquet-which-noble = Who shall have the { $dish }?
terminal-banquet-which-course = In which course of { $noble }?
terminal-banquet-course =
    { $direction ->
        [falling] falling course
       *[rising] rising course
    }
terminal-banquet-spoils =
    { $dishes ->
        [one] spoils it: { $dishes } dish lost
       *[other] spoils it: { $dishes } dishes lost
    }
terminal-banquet-do-done = leave all as it is
terminal-banquet-news-cleared = clears { $noble }

terminal-banquet-guide-aim = Satisfy your six nobles: the number behind the plus sign is what each is worth.
terminal-banquet-guide-take = 1. Take three dishes from the sideboard: a row, a column, or once in a game the pattern of your imposter, turned as you like.
terminal-banquet-guide-serve = 2. Serve all three, one at a time, to your own nobles. What is served is never moved. A white dish counts as any colour and keeps its value.
terminal-banquet-guide-judge = A noble whose demand is met is satisfied at once. One who can no longer be satisfied loses all dishes, the new one too, and starts afresh.
terminal-banquet-guide-clear = 3. After the third dish you may clear nobles of your own, as many as you like.
terminal-banquet-guide-end = 4. The sideboard is refilled. The End card ends the banquet when it shows for the second time; a sixth satisfied noble ends it at once. Alone you have nine turns.
terminal-banquet-sign-satisfies = satisfies
terminal-banquet-sign-fits = fits
terminal-banquet-sign-spoils = spoils

# Several people at one device, in a game with hidden hands.
terminal-curtain = Now only { $player } may look. { $player }, press Enter when you are ready.

# Rokoko.
terminal-rokoko-title =
    { $edition ->
        [deluxe] { rokoko-title }, Deluxe
       *[other] { rokoko-title }, 2013
    }
terminal-rokoko-table = The palace
terminal-rokoko-belongings = The workshop of { $player }
terminal-rokoko-round = Round { $round } of { $rounds }
terminal-rokoko-start = { $player } starts
terminal-rokoko-supply = supply: tiles { $tiles }, dresses { $dresses }
terminal-rokoko-windows = Workshop windows (▒: the next to go out of fashion)
terminal-rokoko-hire = For hire at £{ $price } (left of each level: { $stack })
terminal-rokoko-halls = Halls: majorities, guest spaces, musicians
terminal-rokoko-decorations-heading = Decorations
terminal-rokoko-decorations =
    { $kind ->
        [fireworks] fireworks
        [musician] musicians
        [jeweler] jeweller
       *[statue] statues
    }
terminal-rokoko-income =
    { $edition ->
        [deluxe] { $row ->
            [upper] left kitchen
           *[lower] right kitchen
        }
       *[other] { $row ->
            [upper] upper fountain
           *[lower] lower fountain
        }
    }
terminal-rokoko-all-halls = all halls
terminal-rokoko-column-hand = hand
terminal-rokoko-column-staff = staff
terminal-rokoko-column-income = income
terminal-rokoko-column-dresses = dresses
terminal-rokoko-column-decorations = decor.
terminal-rokoko-pile =
    { $pile ->
        [hand] hand { $count }
        [reserve] reserve { $count }
        [discard] discard { $count }
        [leaving] leaving { $count }
        [jewels] jewels { $count }
       *[tiles] tiles { $count }
    }
terminal-rokoko-silk = silk
terminal-rokoko-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
terminal-generic-table = The table
terminal-generic-guide = This game has no board of its own yet: the table is shown by the names of its parts. Choose by number, or type a move as records write it.
terminal-more-choices = more …
terminal-rokoko-do-favour = claim the Queen’s favour
terminal-rokoko-do-acquire = acquire resources
terminal-rokoko-do-tailor = make a dress
terminal-rokoko-do-hire = hire a worker
terminal-rokoko-do-depute = depute this worker
terminal-rokoko-do-fund = fund a decoration
terminal-rokoko-do-pass = no main action
terminal-rokoko-do-keep = keep the tile as silk
terminal-rokoko-do-trade = trade the tile
terminal-rokoko-do-trade-for-yarn = trade the tile for yarn
terminal-rokoko-do-trade-for-lace = trade the tile for lace
terminal-rokoko-do-sell = sell the dress
terminal-rokoko-do-use = use the bonus
terminal-rokoko-do-skip = waive the bonus
terminal-rokoko-do-yarn = 1 yarn
terminal-rokoko-do-lace = 1 lace
terminal-rokoko-do-more = pay once more
terminal-rokoko-do-done = that is all
terminal-rokoko-sign-livres = livres
terminal-rokoko-sign-prestige = prestige
terminal-rokoko-sign-yarn = yarn
terminal-rokoko-sign-lace = lace
terminal-rokoko-sign-tile = resource tile
terminal-rokoko-sign-master = asks for a master
terminal-rokoko-sign-lady = dress for a lady
terminal-rokoko-sign-gent = coat for a gentleman
terminal-rokoko-sign-times = how often a dress on the terrace counts
terminal-rokoko-sign-owner = belongs to seat 1
terminal-rokoko-jewels = The jeweller (new ones left, the last one leaves); in the bag:
terminal-rokoko-tasks = tasks
terminal-rokoko-trial = £{ $fee }, ★{ $prestige }, cards { $cards }
terminal-rokoko-specialist = special
terminal-rokoko-specialist-hired = hired
terminal-rokoko-du-barry = Madame du Barry: hand { $hand }, unseen { $supply }, tiles { $tiles } (★{ $points }); her last turn:
terminal-rokoko-her-card =
    { $role ->
        [decides] decides
       *[full] that hall is full
    }
terminal-rokoko-her-jewel =
    { $jewel ->
        [match] matching jewel
        [fit] fitting jewel
       *[none] no jewel
    }
terminal-rokoko-do-journeyman-trial = complete the journeyman trials
terminal-rokoko-do-master-trial = complete the master trials
terminal-rokoko-do-no-jewel = no jewel
terminal-rokoko-sign-necklace = necklace; at table: all jewels
terminal-rokoko-sign-ring = ring
terminal-rokoko-sign-bonus = dress with a bonus
terminal-rokoko-sign-rent-only = cannot be sold, only rented out
terminal-rokoko-guide-aim = The King gives a ball. After seven rounds the tailor with the most prestige wins: from dresses in the halls, majorities, decorations and money.
terminal-rokoko-guide-hand = 1. Each round everybody chooses three workers of the reserve in secret.
terminal-rokoko-guide-turn = 2. In turn, play one worker: first one main action, then the worker’s own bonus. This goes on until all hands are empty.
terminal-rokoko-guide-workers = A master may do everything; a journeyman may not hire; an apprentice may neither hire, nor make a dress, nor claim the favour.
terminal-rokoko-guide-dress = A dress costs the price of its window, silk, yarn and lace. Rent it out to a guest in a hall for prestige, or sell it for livres.
terminal-rokoko-guide-end = 3. Then comes the income. The favour makes you the start player of the next round, or brings prestige at the end.
terminal-rokoko-guide-jewels = Jewels: whoever has a jeweller space may buy a jewel with a dress that is rented out, necklaces with ladies’ dresses, rings with coats. A jewel of the colour of the dress brings a resource tile. Each jewel brings 1 livre a round and 1 prestige at the end.
terminal-rokoko-guide-trials = Trials: tasks are marked in passing, by workers of the rank that each names. When all are marked, an apprentice completes the journeyman trials, a journeyman the master trials: that worker leaves, and you choose a better one from the pile.
terminal-rokoko-guide-specialist = Your specialised apprentice can be hired for nothing, by a master, as soon as the condition is met; the bonus is 3 prestige each time.
terminal-rokoko-guide-festivity = Festivity dresses bring prestige at once when they are made; they cannot be sold.
terminal-rokoko-guide-expert = Expert dresses bring their bonus when they are rented out; all but one cannot be sold.
terminal-rokoko-guide-du-barry = Madame du Barry plays the top card of her hand each turn, pays nothing and decides nothing. What she cannot do brings her 3 prestige. Her tiles never come back, and two of them are worth 1 prestige. You win only with more prestige than she has.

# Augsburg 1520.
terminal-augsburg-table = Nobles and privileges
terminal-augsburg-belongings = The counting house of { $player }
terminal-augsburg-round =
    { $round ->
        [0] First purchase
       *[other] Round { $round } of { $rounds }
    }
terminal-augsburg-opens = { $player } opens
terminal-augsburg-pile =
    { $florins ->
        [0] pile { $notes }
       *[other] pile { $notes } (top ƒ{ $florins })
    }
terminal-augsburg-discard = discard { $notes }
terminal-augsburg-visits = Visits of this round
terminal-augsburg-won = won with { $notes }
terminal-augsburg-in-vain = nobody
terminal-augsburg-leads = leads
terminal-augsburg-holds = holds
terminal-augsburg-overbid = overbid
terminal-augsburg-passed = passes
terminal-augsburg-silent = …
terminal-augsburg-display = Privilege cards to be won
terminal-augsburg-in-use =
    { $uses ->
        [0] both uses spent
        [one] { $uses } use left
       *[other] { $uses } uses left
    }
terminal-augsburg-ladders = Levels: what they give a round, step cards left, who stands there
terminal-augsburg-rights = Right tiles, the top one first
terminal-augsburg-track = Prestige (╫: on with a church, on with a cathedral)
terminal-augsburg-column-income = a round
terminal-augsburg-column-rights = rights
terminal-augsburg-column-seen = notes seen
terminal-augsburg-money = florins
terminal-augsburg-left = then left
terminal-augsburg-offer = on offer
terminal-augsburg-hand = hand
terminal-augsburg-seen = notes seen
terminal-augsburg-rejected = rejected
terminal-augsburg-discarded = discarded
terminal-augsburg-levels = levels
terminal-augsburg-income = a round
terminal-augsburg-own-rights = rights
terminal-augsburg-do-buy = buy it
terminal-augsburg-do-reject = leave it
terminal-augsburg-do-pass = pass
terminal-augsburg-do-number =
    { $what ->
        [hold] hold at { $notes }
       *[bid] offer { $notes }
    }
terminal-augsburg-do-give-up = give up a use
terminal-augsburg-do-trade = florins for yellow
terminal-augsburg-do-done = that is all
terminal-augsburg-do-accept-florins = florins
terminal-augsburg-do-accept-point = a point
terminal-augsburg-do =
    { $what ->
        [climb] climb: { $thing }
        [take] take: { $thing }
        [build] build: { $thing }
        [architect] the Architect builds: { $thing }
       *[use] use: { $thing }
    }
terminal-augsburg-all-valid = all you have
terminal-augsburg-buy-all = buy all the rest
terminal-augsburg-buy-none = leave all the rest
terminal-augsburg-lowest = the lowest
terminal-augsburg-best = the best, and low ones
terminal-augsburg-jokers = low ones, and jokers
terminal-augsburg-sign-florins = florins
terminal-augsburg-sign-prestige = prestige
terminal-augsburg-sign-notes = promissory notes
terminal-augsburg-sign-owner = seat 1
terminal-augsburg-guide-aim = Five nobles need money, and you lend it. The player with the most prestige at the end wins; money and notes count nothing then.
terminal-augsburg-guide-buy = 1. Everybody buys promissory notes in secret. Each belongs to one of four nobles; jokers (J) go with any of them.
terminal-augsburg-guide-bid = 2. Each round the five nobles are visited in turn. Offer a number of notes of that noble: raise, hold, or pass for good. For Maximilian all notes count. Jokers alone are no offer.
terminal-augsburg-guide-showdown = If several stay at the highest number, they show their notes at once: the highest single value wins. Only the winner discards; second and third receive 100 and 50 florins.
terminal-augsburg-guide-card = The winner takes a privilege card and uses two of its three privileges, or gives a use up for 2 points. Climb among the trading posts (florins), titles (prestige) or offices (notes), take a right, or build. When step cards run out, you take somebody else’s.
terminal-augsburg-guide-limits = Without a church nobody passes 25 points, without a cathedral 45. What is gained beyond is lost.
terminal-augsburg-guide-income = 3. Then everybody receives florins and prestige, and buys notes. After the last round there is only prestige.
