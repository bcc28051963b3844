# Augsburg 1520. The words are those of the glossary in docs/rules/augsburg.md.
augsburg-title = Augsburg 1520

# Amounts.
augsburg-florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
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
augsburg-joker = joker
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
augsburg-tile =
    { $tile ->
        [coat_of_arms] coat of arms
        [letters_of_nobility] letters of nobility
        [mint_master] Mint Master
        [architect] Architect
        [church] church
       *[cathedral] cathedral
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
augsburg-event-start-player-chosen = { $player } is the start player.
augsburg-event-round-begun = Round { $round } begins.
augsburg-event-card-laid = On display: { $card }.
augsburg-event-card-left = Nobody took { $card }; it leaves.
augsburg-event-notes-offered = { augsburg-notes } offered to { $player }.
augsburg-event-note-offered = Offered to { $player }: { $note }.
augsburg-event-free-note-drawn = { $player } draws { $note }, free of charge.
augsburg-event-free-note-drawn-hidden = { $player } draws a note, free of charge.
augsburg-event-pile-renewed =
    { $notes ->
        [one] { $notes } discarded note makes a new draw pile.
       *[other] { $notes } discarded notes make a new draw pile.
    }
augsburg-event-top-seen = The top note of the draw pile costs { augsburg-florins }.
augsburg-event-note-bought = { $player } will buy { $note } for { augsburg-florins }.
augsburg-event-note-rejected = { $player } will not buy { $note }.
augsburg-event-purchases-made = All have bought. Discarded in all: { augsburg-notes }.
augsburg-event-visit-begun = Visit to { $noble }. { $player } opens.
augsburg-event-number-named = { $player } offers { augsburg-number }.
augsburg-event-number-held = { $player } holds at { augsburg-number }.
augsburg-event-passed = { $player } passes.
augsburg-event-visit-in-vain = Nobody lends to { $noble }.
augsburg-event-note-picked = { $player } will show { $note }.
augsburg-event-note-shown = { $player } shows { $note }.
augsburg-event-auction-won = { $player } wins { $noble } with { augsburg-number }.
augsburg-event-notes-taken-back = { $player } takes back { augsburg-notes }.
augsburg-event-rival-compensated = { $player } receives { augsburg-florins } for the effort.
augsburg-event-card-taken = { $player } takes { $card }.
augsburg-event-money-taken = { $player } takes { augsburg-florins }.
augsburg-event-points-gained = { $player } gains { augsburg-points }{ augsburg-points.lost }.
augsburg-event-use-given-up = { $player } gives up a use for { augsburg-points }{ augsburg-points.lost }.
augsburg-event-note-drawn = { $player } draws { $note }.
augsburg-event-note-drawn-hidden = { $player } draws a note.
augsburg-event-note-discarded = { $player } discards { $note }.
augsburg-event-climbed = { $player } climbs: { $step }.
augsburg-event-step-stolen = { $player } takes a step card from { $victim }: { $step }.
augsburg-event-step-handed = { $player } hands a step card to { $victim }: { $step }.
augsburg-event-victim-paid = { $player } accepts { augsburg-florins }.
augsburg-event-victim-honoured = { $player } accepts { augsburg-points }{ augsburg-points.lost }.
augsburg-event-florins-traded = { $player } trades a yellow privilege for { augsburg-florins }.
augsburg-event-tile-taken = { $player } takes a right: { $tile } ({ $amount }).
augsburg-event-built = { $player } builds for { augsburg-florins }: { $tile }.
augsburg-event-built-by-architect = { $player }’s Architect builds for { augsburg-florins }: { $tile }.
augsburg-event-income-paid = { $player } receives { augsburg-florins }.
augsburg-event-prestige-gained = { $player } gains { augsburg-points } of prestige{ augsburg-points.lost }.
augsburg-event-shortage = Notes are short: { $due } are due, { $there } are there.
augsburg-event-note-given = { $player } gives up { $note }.
augsburg-event-notes-given = Given up and laid under the pile: { augsburg-notes }.
augsburg-event-game-ended = The last income is paid. The game is over.

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
augsburg-verdict = The game is over: seat { $number } has the most prestige.
augsburg-verdict-shared = The game is over: { $winners } players share the victory.

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
