# Component packs: what can be wrong with an owner’s file.

pack-error =
    { $problems ->
        [one] The pack is wrong in line { $line }, column { $column }: { $reason }
       *[other] The pack is wrong in { $problems } places, first in line { $line }, column { $column }: { $reason }
    }
pack-other-game = This is a pack for { $found }, not for { $wanted }.
pack-no-game = The table “meta” must say in “game” which game this box belongs to: { $known }.

# Its form.
pack-not-toml = This is not TOML; the parser says: “{ $words }”.
pack-too-deep = The lists and tables stand inside each other too deeply.
pack-missing = “{ $key }” is missing here.
pack-unknown = “{ $key }” does not belong here; what belongs here: { $known }.
pack-other-kind = “{ $key }” must be { $wanted }.
pack-kind =
    { $kind ->
        [number] a whole number
        [truth] true or false
        [text] a text in quotation marks
        [table] a table
       *[list] a list in square brackets
    }
pack-word = “{ $found }” is not known here; it may be: { $known }.

# Its figures.
pack-stated = “{ $key }” is { $expected } in every box, not { $found }.
pack-range = “{ $key }” is a number from { $least } to { $most }, not { $found }.
pack-count =
    { $expected ->
        [one] “{ $key }” must have 1 entry, not { $found }.
       *[other] “{ $key }” must have { $expected } entries, not { $found }.
    }
pack-count-range = “{ $key }” must have { $least } to { $most } entries, not { $found }.
pack-falling = The figures of “{ $key }” never rise from left to right, unlike { $found }.
pack-rising = The figures of “{ $key }” never fall from left to right, unlike { $found }.
pack-bad-id = “{ $name }” cannot be an id: an id has only small letters, digits and hyphens.
pack-twice = The id “{ $name }” is taken already.

# The Banquet.
pack-banquet-points-twice = “{ $name }” is no requirement, or has its points already.
pack-banquet-no-points = The requirement { $name } has no points.
pack-banquet-face = The six nobles of an icon ask for each requirement of a side once; “{ $name }” is none of them or is asked for already: { $known }.
pack-banquet-pattern = A pattern has { $cells } different cells of the sideboard, [0, 0] to [2, 2].

# Rokoko.
pack-rokoko-dresses = There must be { $expected } dresses of the colour { $colour }, not { $found }.
pack-rokoko-own-silk = A dress needs silk of its own colour, { $colour }.
pack-rokoko-no-silk = A resource tile shows at least one bale of silk.
pack-rokoko-colours = A tile or a dress has room for { $most } colours of silk.
pack-rokoko-trimmings =
    { $join ->
        [single] A single token on a tile is one yarn or one lace.
        [slash] Tokens with a slash between them on a tile are one yarn and one lace.
       *[plus] Joined tokens on a tile are two: yarn, lace, or one of each.
    }
pack-rokoko-rarity = Silk of both common colours must be more frequent than uncommon_lady, and that more than rare_gent; the tiles show { $lady } and { $gent }, { $uncommon } and { $rare } bales.
pack-rokoko-masters = Two base workers are masters, and they alone have no bonus.
pack-rokoko-crowns = On level 6 there are { $crowns } apprentices; they alone have a bonus of the final scoring.
pack-rokoko-fireworks = The majority of the fireworks is [6, 2] on one side of the board and [7, 3] on the other.
pack-rokoko-terrace = Exactly one hall lies below the terrace, not { $found }.
pack-rokoko-master-space = Every hall has a master guest space.
pack-rokoko-reward = “{ $found }” is no reward; there is: none, yarn, lace, resource, and coins:1 to coins:9.
pack-rokoko-example =
    { $example ->
        [dress] An example of the rulebook is missing: a common_lady dress with a thimble that needs 3 bales of its colour and 1 lace.
        [tile] An example of the rulebook is missing: a tile with 2 bales of common_gent, and yarn or lace.
        [tiles] An example of the rulebook is missing: two tiles that together show 3 bales of common_lady and 1 of uncommon_lady.
        [window] An example of the rulebook is missing: a window that costs 4.
        [decoration] An example of the rulebook is missing: a decoration that costs 10.
       *[hall] An example of the rulebook is missing: a hall whose majority is [3, 1].
    }

# Rokoko’s modules.
pack-rokoko-jewel-counts = Of the four colours there are 7, 7, 6 and 4 jewels, in some order, not { $found }.
pack-rokoko-jewels = There must be { $expected } jewels of the colour { $colour }, not { $found }.
pack-rokoko-prices = All decorations of the jeweller have different prices, unlike { $found }.
pack-rokoko-decorations = The decorations of this side of the board and those of the jeweller are at most { $most } together, not { $found }.
pack-rokoko-task-silk = J1 and J2 ask for two colours of silk each, together for all four.
pack-rokoko-pile =
    { $kind ->
        [master] Two masters of level { $level } belong to the cards for the master trials; “employee” has { $found } there.
       *[journeyman] Two journeymen of level { $level } belong to the cards for the journeyman trials; “employee” has { $found } there.
    }
pack-rokoko-acquire = A card that acquires names either a drawer or a column.
pack-rokoko-du-barry =
    { $what ->
        [action] At least one card has the action { $name }.
        [drawer] At least one card acquires from drawer { $name }.
        [column] At least one card acquires from the column { $name }.
        [decoration] At least one card funds { $name }.
        [jewel] At least one card has the jewel symbol { $name }.
        [hall] At least one card names the hall { $name }.
        [tailor] An example of the rulebook is missing: a card that makes the second dress from the right.
       *[hire] An example of the rulebook is missing: a card that hires the second worker from the left.
    }
pack-rokoko-fancy = A fancy dress needs more than every dress of the base box: at least { $least } bales, yarn and lace in all, not { $found }.
pack-rokoko-face = A tile of the fancy dresses shows what no tile of the base box shows.

# Augsburg.
pack-augsburg-track = A game of { $players } players begins { $rounds } spaces before the end of the track, and its number stands there only once.
pack-augsburg-like = The card { $card } has the same three privileges as another one.
pack-augsburg-building =
    { $building ->
        [church] One church costs { $price } florins.
       *[cathedral] One cathedral costs { $price } florins.
    }
pack-augsburg-grain = Money comes in multiples of { $grain }, unlike { $found }.
