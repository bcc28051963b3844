# Augsburg 1520. The words are those of the glossary in docs/rules/augsburg.md.
augsburg-title = Augsburg 1520

# Amounts.
augsburg-florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
    .gained =
        { $florins ->
            [one] +{ $florins } florin
           *[other] +{ $florins } florins
        }
    .paid =
        { $florins ->
            [one] −{ $florins } florin
           *[other] −{ $florins } florins
        }
augsburg-notes =
    { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    }
augsburg-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .gained = +{ $points } prestige
    .lost =
        { $lost ->
            [0] {""}
            [one] {" "}({ $lost } more is lost at the limit)
           *[other] {" "}({ $lost } more are lost at the limit)
        }
augsburg-number =
    { $number ->
        [one] { $number } note
       *[other] { $number } notes
    }

# Things, with the names that records use.
augsburg-noble =
    { $noble ->
        [philipp] Philipp
        [louise] Louise
        [leo] Leo
        [maria] Maria
       *[maximilian] Maximilian
    }
augsburg-note = { augsburg-noble } { $value }
    .a = { augsburg-note }
augsburg-joker = joker
    .a = a joker
augsburg-icon =
    { $icon ->
        [money500] 500 florins
        [points6] 6 points
        [points7] 7 points
        [draw] draw
        [yellow] yellow
        [orange] orange
       *[violet] violet
    }
augsburg-effect =
    { $icon ->
        [draw] Draw { $amount } notes and discard one of them.
        [yellow] Climb among the trading posts or, from level 2 on, take { $amount } florins.
        [orange] Climb among the titles, or take a coat of arms or letters of nobility.
        [violet] Climb among the offices, take a Mint Master or an Architect, or build.
        [money500] Take { $amount } florins.
       *[points] Gain { $amount } points.
    }
augsburg-card = card { $name } ({ $first }, { $second }, { $third })
    .seen = card ({ $first }, { $second }, { $third })
augsburg-category =
    { $category ->
        [yellow] trading posts
        [orange] titles
       *[violet] offices
    }
augsburg-step =
    { $step ->
        [yellow-1] Augsburg
        [yellow-2] Innsbruck
        [yellow-3] Venice
        [yellow-4] Antwerp
        [orange-1] Burgher
        [orange-2] Baron
        [orange-3] Count
        [orange-4] Prince
        [violet-1] Merchant
        [violet-2] Guild Master
        [violet-3] Councillor
       *[violet-4] Mayor
    }
    .to = to { augsburg-step }
augsburg-tile =
    { $tile ->
        [coat_of_arms] coat of arms
        [letters_of_nobility] letters of nobility
        [mint_master] Mint Master
        [architect] Architect
        [church] church
       *[cathedral] cathedral
    }
    .a =
        { $tile ->
            [coat_of_arms] a coat of arms
            [letters_of_nobility] letters of nobility
            [mint_master] a Mint Master into service
            [architect] an Architect into service
            [church] a church
           *[cathedral] a cathedral
        }

# Questions.
augsburg-question-buy = Shall we buy { $note } for { augsburg-florins }?
augsburg-question-bid =
    { $number ->
        [0] Nobody has bid for { $noble } yet. How many notes do you offer?
        [one] { $noble }: one note is asked. Do you stay?
       *[other] { $noble }: { $number } notes are asked. Do you stay?
    }
augsburg-question-show =
    { $notes ->
        [one] Which note do you show?
       *[other] Which notes do you show? { $notes } are still to be picked.
    }
augsburg-question-card = Which privilege card do you take?
augsburg-question-use =
    { $uses ->
        [0] Both uses are spent. Shall the Architect build?
        [one] What is the last use for?
       *[other] What is the first of { $uses } uses for?
    }
augsburg-question-victim = Whose step card do you take?
augsburg-question-compensation = Your step card is gone. Florins or a point?
augsburg-question-discard = Which of the two notes do you discard?
augsburg-question-give = Notes are short. Which one do you give up?

# Hints.
augsburg-hint-price = costs { augsburg-florins }
augsburg-hint-florins = brings { augsburg-florins }
augsburg-hint-points = brings { augsburg-points }{ augsburg-points.lost }
augsburg-hint-climb = { $step }, from the supply
augsburg-hint-steal = { $step }, taken from somebody else
augsburg-hint-tile =
    { $tile ->
        [coat_of_arms] { $amount } more points a round
        [letters_of_nobility] { $amount } more points a round
        [mint_master] a free note every round
       *[architect] one building more on every card
    }

# What happens.
augsburg-event-start-player-chosen =
    { $who ->
        [you] You are the start player
       *[other] { $player } is the start player
    }
augsburg-event-round-begun = Round { $round } begins
augsburg-event-card-laid = On display: { $card }
augsburg-event-card-left = Nobody took it, and it leaves: { $card }
augsburg-event-notes-offered =
    { $who ->
        [you] You are offered { augsburg-notes }
       *[other] { $player } is offered { augsburg-notes }
    }
augsburg-event-note-offered =
    { $who ->
        [you] You are offered { $note-a }
       *[other] { $player } is offered { $note-a }
    }
augsburg-event-free-note-drawn =
    { $who ->
        [you] You draw { $note-a }, free of charge
       *[other] { $player } draws { $note-a }, free of charge
    }
augsburg-event-free-note-drawn-hidden =
    { $who ->
        [you] You draw a note, free of charge
       *[other] { $player } draws a note, free of charge
    }
augsburg-event-pile-renewed =
    { $notes ->
        [one] { $notes } discarded note makes a new draw pile
       *[other] { $notes } discarded notes make a new draw pile
    }
augsburg-event-top-seen = The top note of the draw pile costs { augsburg-florins }
augsburg-event-note-bought =
    { $who ->
        [you] You will buy { $note-a }, { GAIN(augsburg-florins.paid) }
       *[other] { $player } will buy { $note-a }, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-note-rejected =
    { $who ->
        [you] You will not buy { $note-a }
       *[other] { $player } will not buy { $note-a }
    }
augsburg-event-purchases-made =
    { $notes ->
        [0] All have bought, and nothing is discarded
        [one] All have bought; { $notes } note is discarded
       *[other] All have bought; { $notes } notes are discarded
    }
augsburg-event-visit-begun =
    { $who ->
        [you] Visit to { $noble }: you open
       *[other] Visit to { $noble }: { $player } opens
    }
augsburg-event-number-named =
    { $who ->
        [you] You offer { augsburg-number }
       *[other] { $player } offers { augsburg-number }
    }
augsburg-event-number-held =
    { $who ->
        [you] You hold at { augsburg-number }
       *[other] { $player } holds at { augsburg-number }
    }
augsburg-event-passed =
    { $who ->
        [you] You pass
       *[other] { $player } passes
    }
augsburg-event-visit-in-vain = Nobody bids for { $noble }; the visit is in vain
augsburg-event-note-picked =
    { $who ->
        [you] You will show { $note-a }
       *[other] { $player } will show { $note-a }
    }
augsburg-event-note-shown =
    { $who ->
        [you] You show { $note-a }
       *[other] { $player } shows { $note-a }
    }
augsburg-event-auction-won =
    { $who ->
        [you] You win { $noble } with { augsburg-number }
       *[other] { $player } wins { $noble } with { augsburg-number }
    }
augsburg-event-notes-taken-back =
    { $who ->
        [you] You take back { augsburg-notes }
       *[other] { $player } takes back { augsburg-notes }
    }
augsburg-event-rival-compensated =
    { $who ->
        [you] You are thanked for the effort, { GAIN(augsburg-florins.gained) }
       *[other] { $player } is thanked for the effort, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-card-taken =
    { $who ->
        [you] You take the { $card }
       *[other] { $player } takes the { $card }
    }
augsburg-event-money-taken =
    { $who ->
        [you] You take money, { GAIN(augsburg-florins.gained) }
       *[other] { $player } takes money, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-points-gained =
    { $who ->
        [you] You rise in esteem, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } rises in esteem, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-use-given-up =
    { $who ->
        [you] You give up a use, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } gives up a use, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-note-drawn =
    { $who ->
        [you] You draw { $note-a }
       *[other] { $player } draws { $note-a }
    }
augsburg-event-note-drawn-hidden =
    { $who ->
        [you] You draw a note
       *[other] { $player } draws a note
    }
augsburg-event-note-discarded =
    { $who ->
        [you] You discard { $note-a }
       *[other] { $player } discards { $note-a }
    }
augsburg-event-climbed =
    { $who ->
        [you] You climb { $step-to }
       *[other] { $player } climbs { $step-to }
    }
augsburg-event-step-stolen =
    { $who ->
        [you] You climb { $step-to } and take the card of { $victim }
       *[other] { $whom ->
            [you] { $player } climbs { $step-to } and takes your card
           *[other] { $player } climbs { $step-to } and takes the card of { $victim }
        }
    }
augsburg-event-step-handed =
    { $who ->
        [you] You hand { $victim } your step card: { $step }
       *[other] { $whom ->
            [you] { $player } hands you a step card: { $step }
           *[other] { $player } hands { $victim } a step card: { $step }
        }
    }
augsburg-event-victim-paid =
    { $who ->
        [you] You are compensated, { GAIN(augsburg-florins.gained) }
       *[other] { $player } is compensated, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-victim-honoured =
    { $who ->
        [you] You are compensated, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } is compensated, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-florins-traded =
    { $who ->
        [you] You trade a yellow privilege for money, { GAIN(augsburg-florins.gained) }
       *[other] { $player } trades a yellow privilege for money, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-tile-taken =
    { $who ->
        [you] { $amount ->
            [0] You take { $tile-a }
           *[other] You take { $tile-a }, { $amount } a round
        }
       *[other] { $amount ->
            [0] { $player } takes { $tile-a }
           *[other] { $player } takes { $tile-a }, { $amount } a round
        }
    }
augsburg-event-built =
    { $who ->
        [you] You build { $tile-a }, { GAIN(augsburg-florins.paid) }
       *[other] { $player } builds { $tile-a }, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-built-by-architect =
    { $who ->
        [you] You have the Architect build { $tile-a }, { GAIN(augsburg-florins.paid) }
       *[other] { $player } has the Architect build { $tile-a }, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-income-paid =
    { $who ->
        [you] Your income: { GAIN(augsburg-florins.gained) }
       *[other] { $player } has an income, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-prestige-gained =
    { $who ->
        [you] Your titles and tiles: { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } is honoured for titles and tiles, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-shortage = Notes are short: { $due } are due, { $there } are there
augsburg-event-note-given =
    { $who ->
        [you] You give up { $note-a }
       *[other] { $player } gives up { $note-a }
    }
augsburg-event-notes-given =
    { $notes ->
        [one] { $notes } note is given up and laid under the pile
       *[other] { $notes } notes are given up and laid under the pile
    }
augsburg-event-game-ended = The last income is paid, and the game is over

# Why something is not possible.
augsburg-no-over = The game is over.
augsburg-no-others-still-buy = You have chosen. The others are still buying.
augsburg-no-not-your-turn = It is another player’s turn to bid.
augsburg-no-others-show = Others are picking the notes they show.
augsburg-no-others-give = Others are choosing the notes they give up.
augsburg-no-card-first = First the privilege card is settled.
augsburg-no-buy-first = First decide what you buy.
augsburg-no-cannot-pay = It costs { augsburg-florins }, and you have { $left } left.
augsburg-no-next-note = Notes are decided in their order: first { $note }.
augsburg-no-not-offered = This note is not offered to you.
augsburg-no-bid-first = First bid, hold or pass.
augsburg-no-nothing-to-hold = Nobody has named a number yet.
augsburg-no-no-noble-note = A bid needs a noble note that counts here, and you have none.
augsburg-no-bid-higher =
    { $number ->
        [one] { $number } note is offered already; offer more.
       *[other] { $number } notes are offered already; offer more.
    }
augsburg-no-too-few-notes =
    { $number ->
        [one] You have only { $number } note that counts here.
       *[other] You have only { $number } notes that count here.
    }
augsburg-no-show-first = First pick the notes you show.
augsburg-no-not-in-hand = This note is not in your hand.
augsburg-no-not-valid = This note does not count for the noble you visit.
augsburg-no-only-jokers = Jokers alone are no bid; pick a noble note first.
augsburg-no-in-order = Notes are picked in their order: after { $note } only what comes behind it.
augsburg-no-leaves-too-few = There would be too few notes behind it.
augsburg-no-not-on-display = This card is not on display.
augsburg-no-take-a-card = First take a privilege card.
augsburg-no-use-first = First finish the privilege card.
augsburg-no-use-or-give-up = There is a use left: use a privilege, or give it up for points.
augsburg-no-no-uses-left = Both uses are spent.
augsburg-no-icon-used = This privilege is used: { $icon }.
augsburg-no-not-on-card = This card does not show it: { $icon }.
augsburg-no-nothing-to-draw = There is no note to draw.
augsburg-no-highest-level = You are at the highest level.
augsburg-no-trade-from-level-2 = Florins instead of a climb are given from level 2 on.
augsburg-no-tile-owned = You own such a tile; one is all you may have.
augsburg-no-level-too-low = This right asks for level { $level }.
augsburg-no-no-architect = You have no Architect.
augsburg-no-architect-has-built = The Architect has built on this card.
augsburg-no-built-already = You have built it.
augsburg-no-building-price = It costs { augsburg-florins }.
augsburg-no-no-victim = This player has no step card that you could take.
augsburg-no-name-a-victim = First say whose step card you take.
augsburg-no-accept-first = First accept florins or a point.
augsburg-no-not-drawn = Discard one of the two notes just drawn.
augsburg-no-discard-first = First discard one of the two notes.
augsburg-no-give-first = First give up a note.

# The end.
augsburg-line-titles = Titles
augsburg-line-coats = Coat of arms
augsburg-line-letters = Letters of nobility
augsburg-line-privileges = Privileges of 6 and 7 points
augsburg-line-given-up = Uses given up
augsburg-line-thefts = Compensation for thefts
augsburg-tie-cathedral = Price of the cathedral
augsburg-tie-church = Price of the church
augsburg-verdict = The game is over: { $player } has the most prestige.
augsburg-verdict-tied =
    { $tile ->
        [church] The game is over, with a tie on prestige: { $player } has the dearest church and wins.
       *[cathedral] The game is over, with a tie on prestige: { $player } has the dearest cathedral and wins.
    }
augsburg-verdict-shared = The game is over: { $winners } share the victory.

## The box
augsburg-box-notes = The { $notes } promissory notes, by value
augsburg-box-cards = The { $cards } privilege cards
augsburg-box-steps = Levels
augsburg-box-rights = Right tiles
augsburg-box-by-players = Rounds, and step cards of each category
augsburg-box-column-name = Name
augsburg-box-column-value = Value
augsburg-box-column-price = Price
augsburg-box-column-first = First
augsburg-box-column-second = Second
augsburg-box-column-third = Third
augsburg-box-column-category = Category
augsburg-box-column-level = Level
augsburg-box-column-income = Income
augsburg-box-column-free = Free notes
augsburg-box-column-tiles = Tiles, the top one first
augsburg-box-column-players = Players
augsburg-box-column-rounds = Rounds
augsburg-box-column-small = Small (level 2)
augsburg-box-column-medium = Medium (level 3)
augsburg-box-column-large = Large (level 4)
augsburg-rules-note = n is the number of players. Levels go from 1 to 4 in three categories: yellow for trading posts, orange for titles, violet for offices. Footnotes, margins and examples are those of the French rulebook.

## On screen
augsburg-amount = { $amount }
augsburg-visit-to = Visit to { $noble }
augsburg-icons = { $first }, { $second }, { $third }
augsburg-open = Offer { augsburg-number }
augsburg-hold = Hold { $number }
augsburg-raise = Raise to { $number }
augsburg-choice =
    { $kind ->
        [pass] Pass
        [card] Take: { $thing }
        [buy] Buy: { $thing }
        [reject] Do not buy: { $thing }
        [use] Use: { $thing }
        [give_up] Give up a use
        [climb] Climb: { $thing }
        [trade] Florins for yellow
        [take] Take: { $thing }
        [build] Build: { $thing }
        [architect] The Architect builds: { $thing }
        [done] Done
        [rob] From { $thing }
        [accept_florins] Florins
        [accept_point] A point
       *[other] { $thing }
    }
augsburg-not-this = Not this
augsburg-tab-visit = Visit
augsburg-tab-ladders = Ladders
augsburg-tab-privileges = Privileges
augsburg-tab-rights = Rights
augsburg-tab-notes = My notes
augsburg-my-notes = My notes
augsburg-table-of = What all know of { $name }
augsburg-offers = Privileges and rights
augsburg-privileges = Privileges
augsburg-two-of-three = use two of three
augsburg-to-be-won = To be won
augsburg-rights = Rights
augsburg-opening = Opening purchase
augsburg-round = Round { $round } of { $rounds }

# The way of the visits.
augsburg-visits = The visits of this round
augsburg-visit-now = { $noble } is visited now.
augsburg-visit-ahead = { $noble } will be visited later.
augsburg-visit-won = { $noble } was won by { $name } with { augsburg-number }.
augsburg-noble-told =
    { $noble ->
        [philipp] Notes of Philipp and jokers count.
        [louise] Notes of Louise and jokers count.
        [leo] Notes of Leo and jokers count.
        [maria] Notes of Maria and jokers count.
       *[maximilian] All notes and jokers count, in any mixture.
    }
augsburg-auction-told = A bid is a number of notes; values count only if several stay with the same number. Jokers alone are no bid.
augsburg-with = with { $number }
augsburg-in-vain = nobody
augsburg-any-notes = any notes
augsburg-won-by = { $name } wins with { augsburg-number }.
augsburg-showdown = A showdown over { augsburg-number }: the highest single value wins.
augsburg-shows = Nobody else stays: { augsburg-number } to be shown.
augsburg-picks = picks
augsburg-speaks = speaks
augsburg-said =
    { $said ->
        [leads] leads
        [holds] holds
        [overbid] overbid
        [passed] passed
       *[nothing] waits
    }
augsburg-said-told =
    { $said ->
        [leads] { $name } leads with { augsburg-number }.
        [holds] { $name } holds at { augsburg-number }.
        [overbid] { $name } offered { augsburg-number } and was overbid.
        [passed] { $name } has passed.
       *[nothing] { $name } has not spoken yet.
    }
augsburg-showed =
    { $won ->
        [yes] wins
       *[no] shows
    }
augsburg-showed-told =
    { $won ->
        [yes] { $name } wins; the highest note shown is { $note }.
       *[no] The highest note that { $name } shows is { $note }.
    }
augsburg-income = Income
augsburg-income-told =
    { $last ->
        [yes] After the five visits of the last round everybody receives prestige, and nothing else.
       *[no] After the five visits everybody receives florins and prestige, and is offered new notes.
    }
augsburg-purchase = Notes for sale
augsburg-purchase-told = All choose at the same time. What is not bought is discarded unseen.
augsburg-shortage = Notes are short
augsburg-shortage-told =
    { $missing ->
        [0] Everybody gives up a note in secret, until there are enough to deal.
        [one] One note is missing for the deal. Everybody gives up one in secret.
       *[other] { $missing } notes are missing for the deal. Everybody gives up one in secret, until there are enough.
    }
augsburg-buys-told =
    { $done ->
        [yes] { $name } has chosen.
       *[no] { $name } is still choosing; offered: { augsburg-notes }.
    }
augsburg-gives-told =
    { $done ->
        [yes] { $name } has chosen.
       *[no] { $name } is still choosing.
    }
augsburg-ponders = chooses
augsburg-ready = ready

# The track.
augsburg-track = Prestige
augsburg-stands =
    { $limit ->
        [0] { $name }: { augsburg-points }, without a limit.
       *[other] { $name }: { augsburg-points }, up to { $limit }.
    }
augsburg-gate =
    { $tile ->
        [church] { $points }, needs a church
       *[cathedral] { $points }, needs a cathedral
    }
augsburg-gate-told =
    { $tile ->
        [church] Without a church nobody goes beyond { $points } points. What is gained above is lost.
       *[cathedral] Beyond { $points } points one needs church and cathedral. What is gained above is lost.
    }
augsburg-limit =
    { $tile ->
        [church] You stop at { $limit } points until you own a church.
        [cathedral] You stop at { $limit } points until you own a cathedral.
       *[none] With church and cathedral nothing stops you.
    }
augsburg-limit-of =
    { $tile ->
        [church] { $name } stops at { $limit } points until a church is built.
        [cathedral] { $name } stops at { $limit } points until a cathedral is built.
       *[none] Nothing stops { $name } on the track.
    }

# Ladders and rights.
augsburg-each-round =
    { $category ->
        [yellow] florins each round
        [orange] prestige each round
       *[violet] notes each round
    }
augsburg-left = { $left } left
augsburg-step-income =
    { $category ->
        [yellow] { $income } florins each round
        [orange] { $income } points each round
       *[violet] { $free ->
            [0] { $income } notes offered each round
           *[other] { $income } notes offered each round, and { $free } free of charge
        }
    }
augsburg-step-told = { $step }, level { $level }: { $income }. { $supply ->
        [none] No card is needed.
        [0] No step card is left.
       *[other] Step cards left: { $supply }.
    } { $people ->
        [none] Nobody stands here.
       *[other] Here: { $people }.
    }
augsburg-step-right =
    { $category ->
        [yellow] { $level ->
            [1] A yellow privilege only climbs from here.
            [4] A yellow privilege is worth { augsburg-florins } here.
           *[other] A yellow privilege climbs, or is worth { augsburg-florins }.
        }
        [orange] { $level ->
            [3] From here on an orange privilege may take a coat of arms.
            [4] An orange privilege takes letters of nobility or a coat of arms.
           *[other] An orange privilege only climbs from here.
        }
       *[violet] { $level ->
            [3] A violet privilege climbs, builds, or takes a Mint Master.
            [4] A violet privilege builds, or takes an Architect or a Mint Master.
           *[other] A violet privilege climbs or builds.
        }
    }
augsburg-step-theft = No card is left: whoever climbs here takes the card of somebody else, who receives { augsburg-florins } or { augsburg-points }.
augsburg-right-name =
    { $tile ->
        [coat_of_arms] Coat of arms
        [letters_of_nobility] Letters of nobility
        [mint_master] Mint Master
        [architect] Architect
        [church] Church
       *[cathedral] Cathedral
    }
augsburg-right-worth =
    { $tile ->
        [coat_of_arms] { $amount } a round
        [letters_of_nobility] { $amount } a round
        [mint_master] +1 note
        [architect] +1 building
       *[other] { $amount } fl.
    }
augsburg-right-after = then { $amounts }
augsburg-right-from = from { $step } on
augsburg-right-told =
    { $tile ->
        [coat_of_arms] Points in every income, on top of the title. Taken with an orange privilege instead of a climb.
        [letters_of_nobility] Points in every income, on top of the title. Taken with an orange privilege instead of a climb.
        [mint_master] A free note in every income. Taken with a violet privilege instead of a climb.
        [architect] With every privilege card one building besides the two uses. Taken with a violet privilege instead of a climb.
        [church] Lifts the limit of { $points } points. Built with a violet privilege or by the Architect, and paid at once.
       *[cathedral] Lifts the limit of { $points } points. Built with a violet privilege or by the Architect, and paid at once.
    }
augsburg-right-pile =
    { $tile ->
        [mint_master] Everybody may own one.
        [architect] Everybody may own one.
       *[other] Left, the top one first: { $amounts }. Everybody may own one.
    }
augsburg-right-label = { augsburg-right-name }: { $worth }; left: { $left }. { $owners ->
        [none] Nobody owns one.
       *[other] Owned by { $owners }.
    }
augsburg-no-rights = None yet.

# Privilege cards.
augsburg-card-name = Privilege card
augsburg-card-told = Privilege card: { $card }
augsburg-icon-name =
    { $icon ->
        [money500] 500 florins
        [points6] 6 points
        [points7] 7 points
        [draw] Draw
        [yellow] Yellow, trading posts
        [orange] Orange, titles
       *[violet] Violet, offices
    }
augsburg-icon-used = { augsburg-icon-name }: used
augsburg-icon-does = { augsburg-icon-name }: { $effect }
augsburg-two-uses = Two of the three are used, one after the other. A use may be given up for { augsburg-points }.
augsburg-no-cards = No card is on display.
augsburg-uses-left =
    { $uses ->
        [0] Both uses of { $name } are spent.
        [one] { $name } has one use left.
       *[other] { $name } has { $uses } uses.
    }
augsburg-architect-ready = The Architect may build.

# Notes, money, piles.
augsburg-note-told =
    { $noble ->
        [joker] Counts as a note of any noble, but never as a value, and never alone.
       *[other] Counts for { $name } and for Maximilian.
    }
augsburg-offer-told =
    { $marked ->
        [yes] { $note } for { augsburg-florins }, marked to be bought
       *[no] { $note } for { augsburg-florins }, not marked
    }
augsburg-note-marked =
    { $marked ->
        [yes] { $note }, marked
       *[no] { $note }, not marked
    }
augsburg-your-florins = Your florins
augsburg-remain = { $florins } would remain
augsburg-hidden = Notes and florins are hidden.
augsburg-secret = Notes are seen by nobody but their owner.
augsburg-offered = Offered to you: { augsburg-notes }
augsburg-drawn = Drawn: one of them is discarded
augsburg-valid = Count for { $noble }: { augsburg-notes }
augsburg-later = For other visits: { augsburg-notes }
augsburg-hand = Your hand: { augsburg-notes }
augsburg-empty-hand = You have no notes.
augsburg-your-income = Your next income
augsburg-income-next = Next income
augsburg-income-of = Next income of { $name }
augsburg-income-sum = { $florins } florins, { $points } points, { $offered } notes offered, { $free } notes free of charge
augsburg-income-last = The last income: { augsburg-points }, no florins and no notes
augsburg-known = Notes seen by all
augsburg-known-told = Two jokers at the beginning, and what was shown and taken back.
augsburg-look-at = Look at { $name }: trading posts level { $yellow }, titles level { $orange }, offices level { $violet }
augsburg-pile = Draw pile { $notes }
augsburg-top = top note { $florins } fl.
augsburg-discarded = Discards { $notes }
augsburg-discards = Discard pile
augsburg-discards-known = Seen by all: { $notes }
augsburg-discards-own = Rejected by you: { $notes }

# What is asked.
augsburg-doing =
    { $people ->
        [one] { $step ->
            [buy] { $name } is buying notes.
            [bid] { $name } is thinking about a bid.
            [show] { $name } picks the notes to show.
            [card] { $name } chooses a privilege card.
            [victim] { $name } chooses whose card to take.
            [compensation] { $name } is being compensated.
            [give] { $name } gives up a note.
           *[other] { $name } uses the privilege card.
        }
       *[other] { $step ->
            [buy] The others are buying notes.
            [show] The notes for the showdown are being picked.
           *[other] Everybody gives up a note.
        }
    }
augsburg-buy-ask = Which notes shall we buy?
augsburg-buy-lead = Mark what you want; it is bought only when you say so.
augsburg-short = { augsburg-florins } too much
augsburg-buy-these =
    { $notes ->
        [0] Buy nothing
       *[other] Buy { augsburg-notes } for { augsburg-florins }
    }
augsburg-bid-lead = You can show up to { $number }. In a showdown only the highest single value counts: yours is { $value }.
augsburg-leave = Pass for the rest of this visit
augsburg-leaving = You pass here as soon as you are asked. Press again to stay.
augsburg-bid-none = You have no noble note that counts here, so you can only pass. Nobody sees why.
augsburg-show-ask =
    { $number ->
        [one] Which note do you show?
       *[other] Which { $number } notes do you show?
    }
augsburg-show-lead = You win without a rival. What you show is discarded.
augsburg-showdown-lead = The highest single value wins. Only the winner discards.
augsburg-show-more = Show these: { $missing } more
augsburg-show-these =
    { $notes ->
        [one] Show this note
       *[other] Show these { $notes } notes
    }
augsburg-lowest = Mark the lowest
augsburg-highest = Mark the highest and the lowest
augsburg-all-of-them = Mark all
augsburg-unmark = Unmark
augsburg-card-lead = You use two of its three privileges at once; nothing can be kept.
augsburg-use-lead = One after the other, in the order you like.
augsburg-discard-lead = The other one is yours, free of charge.
augsburg-give-lead =
    { $missing ->
        [0] It is laid under the draw pile; nobody sees which one.
        [one] One is missing. Yours is laid under the draw pile; nobody sees which one.
       *[other] { $missing } are missing. Yours is laid under the draw pile; nobody sees which one.
    }
augsburg-given = You give up { $note }. The others are still choosing.
augsburg-mark-one = Mark one note
augsburg-discard-this = Discard { $note }
augsburg-give-this = Give up { $note }

# The first-game guide. Notes and figures are those of web/src/games/augsburg/guide.txt.
augsburg-guide-welcome = Welcome to Augsburg. You are one of the merchants who lend to the great and are thanked with privileges. In each round five nobles are visited; whoever offers the most promissory notes wins their favour. The most prestige wins. Let us play the first round together.
augsburg-guide-buy = You begin with 1,500 florins and two jokers, and seven notes are for sale. Nobody sees what you buy. Please mark Philipp 4, Philipp 5 and Leo 13, and buy the three for 750 florins.
augsburg-guide-open = The first visit: Philipp. His notes and jokers count. A bid is only a number of notes; nothing is shown yet. Offer 1 note.
augsburg-guide-raise = Your rival offers 2. You may pass, hold at the same number, or raise. Two notes of Philipp and a joker make three: raise to 3.
augsburg-guide-show = Nobody else stays, so you win and discard three notes of your choice that count here. Jokers alone would be no bid. Mark Philipp 4, Philipp 5 and one joker, and show them.
augsburg-guide-card = Now you take one of the privilege cards and use two of its three privileges at once. Take the card with orange, violet and 500. First use the 500 florins, then climb among the titles: you become Baron.
augsburg-guide-pass = Louise is next, and you open, since you won last. You have no note of hers, so you can only pass. To the others it looks like any pass.
augsburg-guide-hold = Your rival has won Louise and opened trading posts. Now Leo: 1 note is asked, and you have a strong one. Hold.
augsburg-guide-showdown = Two stay with the same number: a showdown. Both pick in secret, and only the highest single value counts. Show Leo 13.
augsburg-guide-draw = 13 beats 7. Your rival takes the note back and receives 100 florins. Take the card with yellow, draw and 7: draw two notes, discard Leo 2, and gain the 7 points.
augsburg-guide-jokers = Maria: you hold a joker, but jokers alone are no bid. Pass once more.
augsburg-guide-maximilian = At Maximilian’s all notes count, in any mixture. Your rival has passed: offer 1 note and show Leo 15.
augsburg-guide-church = One card is left. Without a church your prestige stops at 25, so build one with the violet privilege: the first costs 800 florins, the later ones less. Then use yellow to climb to Innsbruck.
augsburg-guide-income = The round is over: Innsbruck brought 900 florins, the Baron 5 points, and four notes are for sale. Buy Philipp 16, Leo 3 and Maria 9; leave the joker.
augsburg-guide-end = So it goes on for four rounds with two players, and one more for each further player. Higher levels bring more; when the cards of a level are gone, whoever climbs takes one from somebody else. Point at anything to read what it does; the rules are one click away.

# The balance of many games.
augsburg-source-titles = Titles
augsburg-source-rights = Right tiles
augsburg-source-cards = Privilege cards
augsburg-source-thefts = Compensation for thefts
augsburg-moment-visits = The welcome visitor
augsburg-moment-visits-told =
    { $visits ->
        [one] { $player } wins { $visits } visit; nobody wins more.
       *[other] { $player } wins { $visits } visits; nobody wins more.
    }
augsburg-tally-won = Won
augsburg-tally-in-vain = In vain
augsburg-tally-taken = Taken
augsburg-tally-left = Left
augsburg-tally-climbed = Climbed
augsburg-tally-stolen = Stolen
augsburg-tally-built = Built
augsburg-tally-by-architect = By the Architect
augsburg-tally-offered = Offered
augsburg-tally-bought = Bought
augsburg-tally-shown = Shown

# The game on one page.
augsburg-how-setup-1 = You begin with florins and two jokers, and buy promissory notes of the nobles; nobody sees which.
augsburg-how-setup-2 = Three ladders wait to be climbed: trading posts, titles and offices.
augsburg-how-setup-3 = Five nobles are visited in each round, and privilege cards lie ready for those who win their favour.
augsburg-how-turn-1 = At each visit everybody bids a number of notes: pass, hold or raise.
augsburg-how-turn-2 = If several stay with the same number, the highest single value decides. Jokers alone are no bid.
augsburg-how-turn-3 = The winner discards the notes, takes a privilege card and uses two of its three privileges.
augsburg-how-turn-4 = A privilege climbs a ladder, builds, draws notes, or brings florins or points.
augsburg-how-turn-5 = At the end of the round trading posts pay florins, titles bring prestige, and offices give notes to choose from.
augsburg-how-score-1 = Titles bring prestige at the end of every round.
augsburg-how-score-2 = Right tiles and privilege cards bring points, too.
augsburg-how-score-3 = Without a church your prestige stops at 25; without a cathedral it stops later.
augsburg-how-score-4 = The most prestige after the last round wins.
