# Rokoko. The words are those of the glossary in docs/rules/rokoko.md.
rokoko-title = Rokoko
rokoko-bad-start = “{ $value }” is no start player: say random, or a seat from 1 to { $players }.

# Amounts.
rokoko-livres =
    { $livres ->
        [one] { $livres } livre
       *[other] { $livres } livres
    }
    .gained =
        { $livres ->
            [one] +{ $livres } livre
           *[other] +{ $livres } livres
        }
    .paid =
        { $livres ->
            [one] −{ $livres } livre
           *[other] −{ $livres } livres
        }
    .cost =
        { $livres ->
            [0] {""}
           *[other] , { GAIN(rokoko-livres.paid) }
        }
rokoko-prestige-points =
    { $prestige ->
        [one] { $prestige } prestige point
       *[other] { $prestige } prestige points
    }
    .gained = +{ $prestige } prestige
rokoko-gains =
    { $prestige ->
        [0] { GAIN(rokoko-livres.gained) }
       *[other] { $livres ->
            [0] { GAIN(rokoko-prestige-points.gained) }
           *[other] { GAIN(rokoko-livres.gained) }, { GAIN(rokoko-prestige-points.gained) }
        }
    }
rokoko-trimmings =
    { $yarn ->
        [0] +{ $lace } lace
       *[other] { $lace ->
            [0] +{ $yarn } yarn
           *[other] +{ $yarn } yarn, +{ $lace } lace
        }
    }
rokoko-reward =
    { $reward ->
        [1] { $amount ->
            [one] +{ $amount } livre
           *[other] +{ $amount } livres
        }
        [2] +{ $amount } yarn
       *[other] +{ $amount } lace
    }
rokoko-scored =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

# Things, with the names that records use. The editions name some of them differently.
# Where a thing is seen, in the browser, it is called by its looks: “seen”.
rokoko-worker =
    { $kind ->
        [master] master { $name }
        [journeyman] journeyman { $name }
       *[apprentice] apprentice { $name }
    }
    .seen =
        { $kind ->
            [master] master ({ $bonus })
            [journeyman] journeyman ({ $bonus })
           *[apprentice] apprentice ({ $bonus })
        }
    .a =
        { $kind ->
            [master] a master
            [journeyman] a journeyman
           *[apprentice] an apprentice
        }
    .of = of { rokoko-worker.a }
rokoko-colour =
    { $colour ->
        [yellow] yellow
        [green] green
        [red] red
        [blue] blue
        [pink] pink
       *[orange] orange
    }
rokoko-bales = { $bales } { $colour }
rokoko-bales-two = { $first }, { $second }
rokoko-bales-three = { $first }, { $second }, { $third }
rokoko-tile = tile { $name } ({ $silk })
    .seen = tile ({ $silk })
    .a = a tile ({ $silk })
rokoko-dress =
    { $wearer ->
        [lady] { rokoko-colour } dress { $name }
       *[gent] { rokoko-colour } coat { $name }
    }
    .seen =
        { $wearer ->
            [lady] { rokoko-colour } dress
           *[gent] { rokoko-colour } coat
        }
    .a =
        { $colour ->
            [orange] { $wearer ->
                [lady] an orange dress
               *[gent] an orange coat
            }
           *[other] { $wearer ->
                [lady] a { rokoko-colour } dress
               *[gent] a { rokoko-colour } coat
            }
        }
    .of = of { rokoko-dress.a }
rokoko-window = window { $name }
rokoko-segment =
    { $edition ->
        [deluxe] drawer { $name }
       *[other] segment { $name }
    }
rokoko-shelf = { rokoko-segment }, place { $place }
rokoko-tile-on-shelf = { $tile }, { $shelf }
rokoko-hire-slot = for hire, place { $place }
rokoko-hall =
    { $hall ->
        [royal] throne hall
        [hall2] hall 2
        [hall3] hall 3
        [hall4] hall 4
       *[hall5] hall 5
    }
    .at =
        { $hall ->
            [royal] in the throne hall
           *[other] in { rokoko-hall }
        }
rokoko-space = { rokoko-hall }, guest space { $number }
    .at = { rokoko-hall.at }
rokoko-musician =
    { $hall ->
        [royal] musician of the throne hall
        [hall2] musician of hall 2
        [hall3] musician of hall 3
        [hall4] musician of hall 4
       *[hall5] musician of hall 5
    }
    .a = the { rokoko-musician }
rokoko-fountain =
    { $edition ->
        [deluxe] { $row ->
            [upper] left kitchen { $number }
           *[lower] right kitchen { $number }
        }
       *[other] { $row ->
            [upper] upper fountain { $number }
           *[lower] lower fountain { $number }
        }
    }
    .a =
        { $edition ->
            [deluxe] { $row ->
                [upper] the left kitchen
               *[lower] the right kitchen
            }
           *[other] { $row ->
                [upper] the upper fountain
               *[lower] the lower fountain
            }
        }
rokoko-decoration =
    { $kind ->
        [fireworks] fireworks { $number }
        [jeweler] jeweller space { $number }
       *[statue] statue { $number }
    }
    .a =
        { $kind ->
            [fireworks] fireworks
            [jeweler] a jeweller space
           *[statue] a statue
        }
rokoko-all-halls = all-halls space { $name }

# What the bonuses of workers do.
rokoko-bonus-none = no bonus
rokoko-bonus-gain-livre =
    { $n ->
        [one] take { $n } livre
       *[other] take { $n } livres
    }
rokoko-bonus-yarn-or-lace =
    { $cost ->
        [0] take 1 yarn or 1 lace
       *[other] pay { $cost } for 1 yarn or 1 lace
    }
rokoko-bonus-blind-resource =
    { $cost ->
        [0] draw a resource tile unseen
       *[other] pay { $cost } to draw a resource tile unseen
    }
rokoko-bonus-extra-acquire = acquire resources once more
rokoko-bonus-extra-dress-discount = tailor once more, up to { $less } { $colour1 } less, no golden thimble
rokoko-bonus-extra-dress-discount-two = tailor once more, { $less } { $colour1 } or { $colour2 } less, no golden thimble
rokoko-bonus-extra-fund-discount = fund a decoration at { $less } less
rokoko-bonus-depute-any-with-bonus = depute any worker without pay and use that bonus
rokoko-bonus-depute-any-for-pay = depute any worker for { $master } / { $journeyman } / { $apprentice } livres
rokoko-bonus-livre-per-colour = livres per own dress: { $amount1 } for { $colour1 }, { $amount2 } for { $colour2 }
rokoko-bonus-livre-and-prestige-per-colour = per own dress: { $amount1 } livres for { $colour1 }, { $amount2 } prestige for { $colour2 }
rokoko-bonus-livre-per-decoration =
    { $n ->
        [one] { $n } livre per own decoration
       *[other] { $n } livres per own decoration
    }
rokoko-bonus-livre-per-dress =
    { $n ->
        [one] { $n } livre per own dress on the board
       *[other] { $n } livres per own dress on the board
    }
rokoko-bonus-prestige-per-decorations = { $prestige } prestige per { $per } own decorations
rokoko-bonus-prestige-per-dresses = { $prestige } prestige per { $per } own dresses on the board
rokoko-bonus-livre-by-staff = livres by staff of 5 / 7 / 9 / 11: { $s5 } / { $s7 } / { $s9 } / { $s11 }
rokoko-bonus-prestige-per-livre-paid = { $prestige } prestige for every { $per } livres paid
rokoko-bonus-prestige-for-silk = hand in tiles: { $uncommon-or-rare } prestige per uncommon or rare bale, { $two-common } per two common ones
rokoko-bonus-crown-by-staff = end of the game, prestige by staff of 5 / 7 / 9 / 11: { $s5 } / { $s7 } / { $s9 } / { $s11 }
rokoko-bonus-crown-yarn-lace-pairs = end of the game: { $prestige } prestige per yarn and lace
rokoko-bonus-crown-master-spaces = end of the game: { $prestige } prestige per { $per } own dresses on master guest spaces
rokoko-bonus-crown-couples = end of the game: { $prestige } prestige per couple of own dress and own coat

# Those that an edition words in its own way, in some language.
rokoko-bonus-yarn-or-lace-deluxe = { rokoko-bonus-yarn-or-lace }
rokoko-bonus-extra-dress-discount-deluxe = { rokoko-bonus-extra-dress-discount }
rokoko-bonus-extra-dress-discount-two-deluxe = { rokoko-bonus-extra-dress-discount-two }
rokoko-bonus-extra-fund-discount-deluxe = { rokoko-bonus-extra-fund-discount }
rokoko-bonus-livre-per-decoration-deluxe = { rokoko-bonus-livre-per-decoration }
rokoko-bonus-prestige-per-decorations-deluxe = { rokoko-bonus-prestige-per-decorations }
rokoko-bonus-prestige-for-silk-deluxe = { rokoko-bonus-prestige-for-silk }
rokoko-bonus-crown-yarn-lace-pairs-deluxe = { rokoko-bonus-crown-yarn-lace-pairs }
rokoko-bonus-crown-master-spaces-deluxe = { rokoko-bonus-crown-master-spaces }

# Questions.
rokoko-question-pick =
    { $workers ->
        [one] One more worker for your hand: whom do you choose?
       *[other] { $workers } workers for your hand: whom do you choose?
    }
rokoko-question-play = Which worker do you play?
rokoko-question-main = Which main action will it be?
rokoko-question-take = Which resource tile do you take?
rokoko-question-keep = Do you keep the tile as silk, or trade it?
rokoko-question-window = Which dress do you make?
rokoko-question-pay = Which tile do you hand in?
rokoko-question-place = Whose evening will the dress adorn: rent it out, or sell it?
rokoko-question-hire = Whom do you hire?
rokoko-question-fund = Which decoration do you fund?
rokoko-question-bonus = Do you use the bonus?
rokoko-question-trimming = Yarn or lace?
rokoko-question-depute = Whom do you depute?
rokoko-question-exchange = Do you pay for more prestige?
rokoko-question-give = Which tile do you hand in for prestige?

# What a choice would do.
rokoko-hint-price =
    { $livres ->
        [0] free
       *[other] costs { rokoko-livres }
    }
rokoko-hint-dress = { $dress }, { rokoko-livres }
rokoko-hint-reward =
    { $reward ->
        [coins] { $amount ->
            [one] brings { $amount } livre
           *[other] brings { $amount } livres
        }
        [yarn] brings 1 yarn
        [lace] brings 1 lace
       *[tile] brings a resource tile
    }
rokoko-hint-fund =
    { $prestige ->
        [0] costs { rokoko-livres }
       *[other] costs { rokoko-livres }, { rokoko-prestige-points } at the end
    }
rokoko-hint-trimmings = { rokoko-trimmings }
rokoko-hint-gain =
    { $prestige ->
        [0] brings { rokoko-livres }
       *[other] { $livres ->
            [0] brings { rokoko-prestige-points }
           *[other] brings { rokoko-livres } and { rokoko-prestige-points }
        }
    }

# What happened.
rokoko-event-start-player-chosen =
    { $who ->
        [you] You are the start player
       *[other] { $player } is the start player
    }
rokoko-event-round-begun = Round { $round } begins
rokoko-event-favour-returned =
    { $who ->
        [you] You return the favour and start this round
       *[other] { $player } returns the favour and starts this round
    }
rokoko-event-worker-removed = Nobody hired { $worker-a }
rokoko-event-worker-offered = For hire: { $worker }
rokoko-event-tiles-reshuffled =
    { $tiles ->
        [one] The resource discard becomes the new supply: { $tiles } tile
       *[other] The resource discard becomes the new supply: { $tiles } tiles
    }
rokoko-event-tile-laid = In the warehouse, { $segment }: { $tile }
rokoko-event-dress-expired = Out of fashion: { $dress }
rokoko-event-dress-moved = Now in { $window }: { $dress }
rokoko-event-bag-refilled =
    { $dresses ->
        [one] The dress discard goes back into the bag: { $dresses } dress
       *[other] The dress discard goes back into the bag: { $dresses } dresses
    }
rokoko-event-dress-shown = New in { $window }: { $dress }
rokoko-event-worker-taken =
    { $who ->
        [you] You take up { $worker-a }
       *[other] { $player } takes up { $worker-a }
    }
rokoko-event-reserve-renewed =
    { $who ->
        [you] { $workers ->
            [one] Your discard pile becomes your reserve: { $workers } worker
           *[other] Your discard pile becomes your reserve: { $workers } workers
        }
       *[other] { $workers ->
            [one] The discard pile of { $player } becomes the reserve: { $workers } worker
           *[other] The discard pile of { $player } becomes the reserve: { $workers } workers
        }
    }
rokoko-event-worker-picked =
    { $who ->
        [you] You pick { $worker-a }
       *[other] { $player } picks { $worker-a }
    }
rokoko-event-turn-begun =
    { $who ->
        [you] It is your turn
       *[other] { $player } to play
    }
rokoko-event-worker-played =
    { $who ->
        [you] You play { $worker-a }
       *[other] { $player } plays { $worker-a }
    }
rokoko-event-main-action-waived =
    { $who ->
        [you] You waive the main action
       *[other] { $player } waives the main action
    }
rokoko-event-favour-taken =
    { $who ->
        [you] You ask the Queen’s favour, { GAIN(rokoko-livres.gained) }
       *[other] { $player } asks the Queen’s favour, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-tile-taken =
    { $who ->
        [you] You take { $tile-a }{ rokoko-livres.cost }
       *[other] { $player } takes { $tile-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-drawn =
    { $who ->
        [you] You draw { $tile-a }{ rokoko-livres.cost }
       *[other] { $player } draws { $tile-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-drawn-hidden =
    { $who ->
        [you] You draw a tile unseen{ rokoko-livres.cost }
       *[other] { $player } draws a tile unseen{ rokoko-livres.cost }
    }
rokoko-event-tile-kept =
    { $who ->
        [you] You keep the tile as silk
       *[other] { $player } keeps the tile as silk
    }
rokoko-event-tile-traded =
    { $who ->
        [you] You trade the tile, { GAIN(rokoko-trimmings) }
       *[other] { $player } trades the tile, { GAIN(rokoko-trimmings) }
    }
rokoko-event-drawn-tile-traded =
    { $who ->
        [you] You trade { $tile-a }, { GAIN(rokoko-trimmings) }
       *[other] { $player } trades { $tile-a }, { GAIN(rokoko-trimmings) }
    }
rokoko-event-dress-made =
    { $who ->
        [you] You make { $dress-a }{ rokoko-livres.cost }
       *[other] { $player } makes { $dress-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-paid =
    { $who ->
        [you] You hand in { $tile-a }
       *[other] { $player } hands in { $tile-a }
    }
rokoko-event-dress-rented =
    { $who ->
        [you] You rent out { $dress-a } { $space-at }
       *[other] { $player } rents out { $dress-a } { $space-at }
    }
rokoko-event-dress-sold =
    { $who ->
        [you] You sell { $dress-a }, { GAIN(rokoko-livres.gained) }
       *[other] { $player } sells { $dress-a }, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-reward-taken =
    { $who ->
        [you] You are thanked, { GAIN(rokoko-reward) }
       *[other] { $player } is thanked, { GAIN(rokoko-reward) }
    }
rokoko-event-worker-hired =
    { $who ->
        [you] You hire { $worker-a }{ rokoko-livres.cost }
       *[other] { $player } hires { $worker-a }{ rokoko-livres.cost }
    }
rokoko-event-worker-deputed =
    { $who ->
        [you] { $livres ->
            [0] You depute { $worker-a }
           *[other] You depute { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
       *[other] { $livres ->
            [0] { $player } deputes { $worker-a }
           *[other] { $player } deputes { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
    }
rokoko-event-hidden-worker-deputed =
    { $who ->
        [you] { $livres ->
            [0] You depute { $worker-a }
           *[other] You depute { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
       *[other] { $livres ->
            [0] { $player } deputes { $worker-a }
           *[other] { $player } deputes { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
    }
rokoko-event-decoration-funded =
    { $who ->
        [you] You fund { $decoration-a }{ rokoko-livres.cost }
       *[other] { $player } funds { $decoration-a }{ rokoko-livres.cost }
    }
rokoko-event-all-halls-reached =
    { $who ->
        [you] You are present in all halls
       *[other] { $player } is present in all halls
    }
rokoko-event-bonus-used =
    { $who ->
        [you] You use the bonus { $worker-of }
       *[other] { $player } uses the bonus { $worker-of }
    }
rokoko-event-bonus-waived =
    { $who ->
        [you] You waive the bonus { $worker-of }
       *[other] { $player } waives the bonus { $worker-of }
    }
rokoko-event-bonus-gained =
    { $who ->
        [you] You receive the bonus, { rokoko-gains }
       *[other] { $player } receives the bonus, { rokoko-gains }
    }
rokoko-event-trimming-taken =
    { $who ->
        [you] You take trimmings, { GAIN(rokoko-trimmings) }{ rokoko-livres.cost }
       *[other] { $player } takes trimmings, { GAIN(rokoko-trimmings) }{ rokoko-livres.cost }
    }
rokoko-event-prestige-bought =
    { $who ->
        [you] You pay for prestige, { GAIN(rokoko-livres.paid) }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } pays for prestige, { GAIN(rokoko-livres.paid) }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-tile-given =
    { $who ->
        [you] You hand in { $tile-a }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } hands in { $tile-a }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-income-paid =
    { $who ->
        [you] Your income: { GAIN(rokoko-livres.gained) }
       *[other] { $player } has an income, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-hall-scored =
    { $who ->
        [you] You score { $hall-at }, { GAIN(rokoko-scored) }
       *[other] { $player } scores { $hall-at }, { GAIN(rokoko-scored) }
    }
rokoko-event-line-scored =
    { $who ->
        [you] Your score, { $line }: { GAIN(rokoko-scored) }
       *[other] { $player } scores, { $line }: { GAIN(rokoko-scored) }
    }
rokoko-event-dress-to-terrace =
    { $who ->
        [you] You send { $dress-a } to the terrace
       *[other] { $player } sends { $dress-a } to the terrace
    }
rokoko-event-game-ended = The ball is over

# Why not.
rokoko-no-over = The ball is over.
rokoko-no-hand-is-full = Your hand is chosen; the others are still choosing.
rokoko-no-not-your-turn = It is another player’s turn.
rokoko-no-not-in-reserve = This worker is not in your reserve.
rokoko-no-pick-first = First choose your hand.
rokoko-no-not-in-hand = This worker is not in your hand.
rokoko-no-play-first = First play a worker.
rokoko-no-apprentice-favour = An apprentice may not claim the favour.
rokoko-no-favour-taken = The favour has been claimed in this round.
rokoko-no-warehouse-empty = The warehouse is empty.
rokoko-no-cannot-pay = You do not have that much money.
rokoko-no-only-master-hires = Only a master may hire.
rokoko-no-hire-row-empty = Nobody is left for hire.
rokoko-no-staff-too-small = Your staff may not fall below four workers.
rokoko-no-nothing-to-fund = There is no decoration that you could pay for.
rokoko-no-bonus-later = The bonus comes after the main action.
rokoko-no-main-action-first = First choose a main action, or none.
rokoko-no-apprentice-tailor = An apprentice may not make a dress.
rokoko-no-windows-empty = No window holds a dress.
rokoko-no-no-dress-possible = There is no dress that you could make and pay for.
rokoko-no-take-a-tile = First take a resource tile.
rokoko-no-not-in-warehouse = This tile is not in the warehouse.
rokoko-no-yarn-or-lace = You get only one of the two: say yarn or lace.
rokoko-no-trade-for-all = There is nothing to choose: the tile gives all that it shows.
rokoko-no-keep-or-trade = First keep the tile or trade it.
rokoko-no-choose-window = First choose the dress that you make.
rokoko-no-window-empty = There is no dress in this window.
rokoko-no-window-price = This window costs { rokoko-livres }.
rokoko-no-no-yarn = You do not have the yarn for this dress.
rokoko-no-no-lace = You do not have the lace for this dress.
rokoko-no-thimble = A dress with a golden thimble asks for a master.
rokoko-no-no-silk = You do not have the silk for this dress.
rokoko-no-pay-first = First hand in the silk for the dress.
rokoko-no-tile-not-yours = You do not keep this tile.
rokoko-no-looks-the-same = Another of your tiles looks just like it; hand in that one.
rokoko-no-superfluous = This tile is not needed for the dress.
rokoko-no-rent-or-sell = First rent out the dress or sell it.
rokoko-no-rent-only = This dress can only be rented out.
rokoko-no-no-space-to-rent = This dress can only be rented out, and no guest space is free for its maker.
rokoko-no-space-taken = A dress stands on this guest space already.
rokoko-no-master-space = A master guest space asks for a dress made by a master.
rokoko-no-not-in-hire-row = Choose a worker of the hire row.
rokoko-no-choose-decoration = First choose the decoration that you fund.
rokoko-no-decoration-taken = This decoration has been funded.
rokoko-no-row-taken = You have a marker in this row; one is all you may have.
rokoko-no-bonus-unusable = This bonus would do nothing now.
rokoko-no-one-main-action = You have had your main action.
rokoko-no-use-or-skip = First use the bonus or waive it.
rokoko-no-already-deputed = This worker is leaving already.
rokoko-no-not-in-staff = Choose a worker of your own staff.
rokoko-no-pay-or-done = Pay again, or say that you are done.
rokoko-no-give-or-done = Hand in a tile, or say that you are done.

# The end.
rokoko-line-play = Prestige collected in play
rokoko-line-money = Money
rokoko-line-crown =
    { $bonus ->
        [crown_by_staff] Crown: size of the staff
        [crown_yarn_lace_pairs] Crown: yarn and lace
        [crown_master_spaces] Crown: master guest spaces
       *[crown_couples] Crown: couples
    }
rokoko-line-crown-deluxe =
    { $bonus ->
        [crown_by_staff] Crown: size of the staff
        [crown_yarn_lace_pairs] Crown: yarn and lace
        [crown_master_spaces] Crown: master guest spaces
        [crown_jewel_sets] Crown: sets of jewels
        [crown_necklaces] Crown: necklaces
        [crown_decorations] Crown: decorations
        [crown_apprentices] Crown: apprentices
       *[crown_couples] Crown: couples
    }
rokoko-line-favour = The Queen’s favour
rokoko-line-hall = Majority: { rokoko-hall }
rokoko-line-fireworks = Majority: fireworks
rokoko-line-statues = Statues
rokoko-line-dresses = Dresses
rokoko-line-terrace = Dresses on the terrace
rokoko-line-decorations = Decorations
rokoko-line-all-halls = All halls
rokoko-score-money-left = Livres left
rokoko-verdict = The ball is over: { $player } has the most prestige.
rokoko-verdict-tied = The ball is over, with a tie on prestige: { $player } has the most livres left and wins.
rokoko-verdict-shared = The ball is over, with a tie on prestige and livres: { $winners } share the victory.

## Board
rokoko-option-edition = Edition
rokoko-option-edition-2013 = 2013 edition
rokoko-option-edition-deluxe = Deluxe edition
rokoko-option-start = Start player
rokoko-start-lot = drawn by lot
rokoko-ball = Ball
rokoko-workshop = Workshop
rokoko-warehouse = Warehouse
rokoko-for-hire = For hire
rokoko-my-table = My table
rokoko-table-of = The table of { $name }
rokoko-look-at = Look at the table of { $name }
rokoko-around = Warehouse and hiring
rokoko-statues = Statues
rokoko-terrace = Fireworks terrace
rokoko-waters =
    { $edition ->
        [deluxe] Kitchens
       *[other] Fountain
    }
rokoko-everywhere = All halls
rokoko-everywhere-told = Whoever is present in all five halls takes the best of these at once. One is all you may have.
rokoko-majority =
    { $second ->
        [0] Majority: { $first } prestige for the first
       *[other] Majority: { $first } prestige for the first, { $second } for the second
    }
rokoko-standing = { $name }: dresses { $pieces }, prestige { $points }
rokoko-standing-musician = { $name }: present through the musician
rokoko-standing-fireworks = { $name }: fireworks { $pieces }, prestige { $points }
rokoko-standing-nobody = Nobody is present yet.
rokoko-presence = { $name }: present in { $halls } of { $all } halls
rokoko-presence-short = present in how many halls
rokoko-now = If the ball ended now
rokoko-now-open = If the ball ended now; collected prestige is secret
rokoko-now-points = { $name }, if the ball ended now: { $points }
rokoko-now-open-points = { $name }, if the ball ended now: { $points }, and what was collected in secret
rokoko-line-crowns = Crowns of workers
rokoko-gain = { $line }: { $points }
rokoko-free-places =
    { $places ->
        [0] full
       *[other] { $places } free
    }
rokoko-hall-short =
    { $hall ->
        [royal] Throne
        [hall2] 2
        [hall3] 3
        [hall4] 4
       *[hall5] 5
    }
rokoko-round = Round { $round } of { $rounds }
rokoko-favour-with = The Queen’s favour: { $name }
rokoko-favour-free = The Queen’s favour is free
rokoko-begins = begins
rokoko-dark = these two leave after the round
rokoko-needs = needs
rokoko-lack-silk = needs { $silk }
rokoko-lack-goods =
    { $yarn ->
        [0] needs { $lace } more lace
       *[other] { $lace ->
            [0] needs { $yarn } more yarn
           *[other] needs { $yarn } more yarn, { $lace } more lace
        }
    }
rokoko-lack-livres = needs { rokoko-livres } more
rokoko-hand = In hand
rokoko-staff = Your workers
rokoko-reserve = Reserve
rokoko-discard = Discard
rokoko-leaving = Leaving
rokoko-in-play = In play
rokoko-in-work = In work
rokoko-held = The tile
rokoko-silk = Silk
rokoko-income = income { $livres }
rokoko-has = { $livres } livres, { $yarn } yarn, { $lace } lace, { $tiles } tiles, { $hand ->
        [one] { $hand } worker in hand
       *[other] { $hand } workers in hand
    }
rokoko-supply =
    Supply: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $dresses ->
        [one] { $dresses } dress
       *[other] { $dresses } dresses
    }
rokoko-level = level { $level }
rokoko-kind =
    { $kind ->
        [master] Master
        [journeyman] Journeyman
       *[apprentice] Apprentice
    }
rokoko-thing-free = { $thing }, free
rokoko-thing-of = { $thing }: { $name }
rokoko-guest = { $thing }: { $dress }, { $name }
rokoko-dress-told = Rent it out for { rokoko-prestige-points } at the end, or sell it for { rokoko-livres }.
rokoko-thimble-told = Only a master can make it.
rokoko-kind-told =
    { $kind ->
        [master] May take every main action, make dresses with a golden thimble and dress guests on master spaces.
        [journeyman] May take every main action but hiring.
       *[apprentice] May acquire resources, fund a decoration or be deputed: no dress, no hiring, no favour.
    }
rokoko-bonus-told = Bonus: { $bonus }.
rokoko-space-told =
    { $reward ->
        [coins] Whoever rents out a dress here takes { $amount ->
            [one] { $amount } livre.
           *[other] { $amount } livres.
        }
        [yarn] Whoever rents out a dress here takes 1 yarn.
        [lace] Whoever rents out a dress here takes 1 lace.
        [tile] Whoever rents out a dress here takes a resource tile.
       *[none] A place for a guest, without a reward.
    }
rokoko-master-told = A master space: only for a dress made by a master. It decides ties.
rokoko-guest-told = The dress of { $name }: { rokoko-prestige-points } at the end.
rokoko-decoration-told =
    { $kind ->
        [fireworks] At the end a dress of yours goes from the throne hall to the terrace and counts { $times } times. Most fireworks are a majority, too.
        [musician] Its owner is present in this hall and wins ties for its majority.
        [statue] At the end each statue brings prestige for every colour in a set of your dresses at the ball.
        [jeweller] Whoever has it may buy a jewel with each dress that they rent out. One is all you may have.
        [upper] At the end of each round 1 livre for every decoration of yours. One space in a row is all you may have.
       *[lower] At the end of each round 1 livre for every dress of yours at the ball. One space in a row is all you may have.
    }
rokoko-decoration-cost = { rokoko-hint-fund }.
rokoko-sale = sells
rokoko-doing =
    { $step ->
        [pick] The hands are being chosen.
       *[other] { $name } is at work.
    }
rokoko-list = All choices ({ $count })
# Workers are taken up: a button for all but one of them.
rokoko-all-but = All but: { $thing }
rokoko-choice =
    { $kind ->
        [pick] Take up: { $thing }
        [play] Play: { $thing }
        [favour] Claim the favour
        [acquire] Acquire resources
        [tailor] Make a dress
        [hire] Hire a worker
        [depute] Depute this worker
        [fund] Fund a decoration
        [journeyman_trial] Complete the journeyman trials
        [master_trial] Complete the master trials
        [pass] No main action
        [take] Take: { $thing }
        [keep] Keep as silk
        [trade] Trade it
        [trade_for_yarn] Trade for yarn
        [trade_for_lace] Trade for lace
        [make] Make: { $thing }
        [pay] Hand in: { $thing }
        [jewel] Take: { $thing }
        [no_jewel] No jewel
        [mark] Mark: { $thing }
        [rent] Rent out: { $thing }
        [sell] Sell the dress
        [hire_worker] Hire: { $thing }
        [choose_card] Take: { $thing }
        [fund_space] Fund: { $thing }
        [use] Use the bonus
        [skip] Waive the bonus
        [activate] Activate: { $thing }
        [copy] Copy: { $thing }
        [hall] Choose: { $thing }
        [yarn] Yarn
        [lace] Lace
        [depute_worker] Depute: { $thing }
        [more] Pay again
        [give] Hand in: { $thing }
        [done] Done
       *[other] { $thing }
    }

# The first-game guide. Things and figures are those of web/src/games/rokoko/guide.txt.
rokoko-guide-welcome = Good evening. The King gives a ball, and you are one of the tailors who dress his guests. For seven rounds you buy silk, make dresses and rent them out; the most prestige wins. Let us play one round together.
rokoko-guide-pick = You have five workers. Each round everybody chooses three of them in secret. Please take up the apprentice who acquires resources once more, then the journeyman, then a master.
rokoko-guide-apprentice = In your turn you play one worker: first a main action, then the worker’s own bonus. An apprentice makes no dresses, but goes shopping. Play the apprentice and acquire resources.
rokoko-guide-tile = The more tiles are gone from a shelf of the warehouse, the less the next one costs. Take the tile with one yellow and two green bales for 2 livres, and keep it as silk.
rokoko-guide-bonus = Now the bonus: acquire resources once more. On the same shelf a single yellow bale costs 1 livre. Take that tile and trade it for what its lower half shows: a yarn and a lace.
rokoko-guide-journeyman = Your rival has funded a statue: decorations bring prestige at the end. Now for a dress. A journeyman may make one, if it asks for no golden thimble. Play yours and make a dress.
rokoko-guide-coat = The green coat in the window for 4 livres takes two green bales and a yarn, and is worth 3 prestige. Choose it and hand in your tile. Its yellow bale is lost, for no change is given.
rokoko-guide-rent = A dress is sold for livres, or rented out to a guest: then its prestige is yours at the end, and it counts for the majority of the hall. Rent the coat out in hall 5, where the guest pays 3 livres at once.
rokoko-guide-trimming = This journeyman’s bonus: 1 livre for a yarn or a lace. Many dresses want lace; please take it.
rokoko-guide-hire = Only a master may hire. While four workers wait, one costs 5 livres; later they cost less. Play your master, hire, and choose the journeyman who acquires resources once more.
rokoko-guide-favour = Whoever is hired comes to your hand and is played in the same round. Play the new journeyman and claim the Queen’s favour: 5 livres now, and the first turn of the next round. The bonus may be waived; please do.
rokoko-guide-round = All hands are empty, so the round is over: everybody has received an income, and new dresses, silk and workers have arrived. Beside each name stands what the ball would bring if it ended now, and above each hall who leads there.
rokoko-guide-end = After seven rounds your dresses at the ball count, the majorities in the halls and at the fireworks, decorations, and money. A worker who is deputed leaves for good and brings livres. Point at anything to read what it does; the rules are one click away.

## The box
rokoko-box-dresses = The { $dresses } dresses and coats
rokoko-box-tiles = The { $tiles } resource tiles
rokoko-box-workers = The { $workers } workers
rokoko-box-windows = Windows, { $least } or { $most } players
rokoko-box-halls = Majorities, { $least } or { $most } players
rokoko-box-spaces = Guest spaces, { $least } or { $most } players
rokoko-box-decorations = Decorations, { $least } or { $most } players
rokoko-box-all-halls = All-halls spaces, { $least } or { $most } players
rokoko-box-yes-or-no =
    { $answer ->
        [yes] yes
       *[no] no
    }
rokoko-box-trade =
    { $join ->
        [plus] both
        [slash] one of the two
       *[single] this one
    }
rokoko-box-column-name = Name
rokoko-box-column-silk = Silk
rokoko-box-column-yarn = Yarn
rokoko-box-column-lace = Lace
rokoko-box-column-thimble = Golden thimble
rokoko-box-column-sale = Sale
rokoko-box-column-prestige = Prestige
rokoko-box-column-trade = Traded for
rokoko-box-column-level = Level
rokoko-box-column-bonus = Bonus
rokoko-box-column-clause = Clause
rokoko-box-column-cost = Cost
rokoko-box-column-dark = Dark
rokoko-box-column-first = First
rokoko-box-column-second = Second
rokoko-box-column-master = Master space
rokoko-box-column-reward = Reward
rokoko-box-column-times = Terrace ×
rokoko-box-jewels = Jewelry Box: the { $jewels } jewels
rokoko-box-jewel-row = Jewelry Box: the offer of jewels, left to right
rokoko-box-jeweller = Jewelry Box: decorations of the jeweller, { $least } to { $most } players
rokoko-box-trial =
    { $trial ->
        [journeyman] Jewelry Box: the tasks of the journeyman trials, which cost { rokoko-livres } and bring { rokoko-prestige-points }
       *[master] Jewelry Box: the tasks of the master trials, which cost { rokoko-livres } and bring { rokoko-prestige-points }
    }
rokoko-box-new-workers = Jewelry Box: the { $workers } masters and journeymen
rokoko-box-specialists = Jewelry Box: the { $workers } special apprentices
rokoko-box-du-barry = Madame du Barry: her { $cards } cards
rokoko-box-fancy = Fancy Dresses: the { $dresses } dresses and coats
rokoko-box-fancy-tiles = Fancy Dresses: the { $tiles } resource tiles
rokoko-box-festivity = Festivity Dresses: the { $dresses } dresses and coats
rokoko-box-expert = Expert Tailoring: the { $dresses } dresses and coats
rokoko-box-acquires-drawer = takes all tiles of drawer { $drawer }
rokoko-box-acquires-column =
    { $column ->
        [left] takes all tiles on the left
        [center] takes all tiles in the middle
       *[right] takes all tiles on the right
    }
rokoko-box-makes =
    { $side ->
        [left] makes dress { $n } from the left
       *[right] makes dress { $n } from the right
    }
rokoko-box-hires =
    { $side ->
        [left] hires worker { $n } from the left
       *[right] hires worker { $n } from the right
    }
rokoko-box-funds =
    { $decoration ->
        [fireworks] funds fireworks
        [fountain] funds a kitchen
        [musicians] funds a musician
       *[statues] funds a statue
    }
rokoko-box-claims = claims the Queen’s favour
rokoko-box-suits =
    { $jewel ->
        [match] of the colour of the dress
        [fit] that suits the dress
       *[none] none
    }
rokoko-box-column-count = Number
rokoko-box-column-income = Income
rokoko-box-column-task = Task
rokoko-box-column-condition = Condition
rokoko-box-column-action = Action
rokoko-box-column-hall = Hall
rokoko-box-column-jewel = Jewel
rokoko-rules-note = C1 to C4 are the colours of dresses and silk: yellow, green, red and blue in the edition of 2013; blue, pink, green and orange in the Deluxe edition. PP are prestige points. L1 to L6 are the levels of the workers: L3-04 is the fourth card of level 3, B-03 the third base card.

# The balance of many games.
rokoko-source-dresses = Dresses
rokoko-source-halls = Halls
rokoko-source-fireworks = Fireworks and terrace
rokoko-source-statues = Statues
rokoko-source-decorations = Decorations
rokoko-source-bonuses = Bonuses
rokoko-source-money = Money
rokoko-points-guests = Dresses at the ball
rokoko-points-halls = Majorities
rokoko-points-decorations = Decorations
rokoko-points-staff = Staff and favour
rokoko-points-play = Collected in play
rokoko-points-rest = Tiles, livres
rokoko-points-rest-jewels = Tiles, jewels, livres
rokoko-points-livres = Livres left
rokoko-points-livres-jewels = Jewels, livres
rokoko-moment-guest = The guest of the evening
rokoko-moment-guest-told =
    { $times ->
        [1] At the ball for { $player }: { $dress }, { rokoko-prestige-points }.
       *[other] On the terrace for { $player }: { $dress } counts { $times } times, { rokoko-prestige-points }.
    }
rokoko-moment-hand = The diligent hand
rokoko-moment-hand-told =
    { $dresses ->
        [one] { $player } makes { $dresses } dress; nobody makes more.
       *[other] { $player } makes { $dresses } dresses; nobody makes more.
    }
rokoko-tally-hired = Hired
rokoko-tally-played = Played
rokoko-tally-bonus = Bonus used
rokoko-tally-deputed = Deputed
rokoko-tally-made = Made
rokoko-tally-rented = Rented
rokoko-tally-sold = Sold
rokoko-tally-expired = Expired
rokoko-tally-funded = Funded
rokoko-tally-reached = Reached
rokoko-tally-chosen = Chosen
rokoko-tally-bought = Bought
rokoko-tally-gained = Given
rokoko-tally-marked = Marked
rokoko-tally-passed = Passed
rokoko-tally-acted = Her turn
rokoko-tally-placed = Her placement
rokoko-tally-by-du-barry = By du Barry

## The modules of the Deluxe edition
rokoko-bad-start-solo = Against Madame du Barry there is no choice: she is the start player.
rokoko-bad-modules = “{ $value }” is no expansion; there are: { $known }.
rokoko-bad-edition-modules = The expansions belong to the Deluxe edition.
rokoko-bad-edition-solo = The game against Madame du Barry belongs to the Deluxe edition.
# Things.
rokoko-jewel =
    { $kind ->
        [necklace] { $colour } necklace
       *[ring] { $colour } ring
    }
rokoko-jewel-space = jewel space { $name }
rokoko-task-keep = An apprentice acquires { $colour1 } or { $colour2 } silk
rokoko-task-trade = An apprentice acquires a tile and trades it
rokoko-task-fund = An apprentice funds a decoration
rokoko-task-tailor =
    { $wearer ->
        [lady] A journeyman makes a lady’s dress
        [gent] A journeyman makes a gentleman’s coat
       *[any] A master makes a dress or a coat
    }
rokoko-trial =
    { $name ->
        [journeyman] journeyman trials
       *[master] master trials
    }
rokoko-player = { $player }
rokoko-du-barry = Madame du Barry
rokoko-du-barry-card = card { $name } ({ $action })
    .seen = { $action }
rokoko-du-barry-acquire-drawer = takes all of drawer { $drawer }
rokoko-du-barry-acquire-column =
    { $column ->
        [left] takes all on the left of the drawers
        [center] takes all in the middle of the drawers
       *[right] takes all on the right of the drawers
    }
rokoko-du-barry-tailor =
    { $side ->
        [left] { $n ->
            [1] makes the first dress from the left
            [2] makes the second dress from the left
            [3] makes the third dress from the left
            [4] makes the fourth dress from the left
           *[other] makes dress { $n } from the left
        }
       *[right] { $n ->
            [1] makes the first dress from the right
            [2] makes the second dress from the right
            [3] makes the third dress from the right
            [4] makes the fourth dress from the right
           *[other] makes dress { $n } from the right
        }
    }
rokoko-du-barry-hire =
    { $side ->
        [left] { $n ->
            [1] hires the first worker from the left
           *[other] hires the second worker from the left
        }
       *[right] { $n ->
            [1] hires the first worker from the right
           *[other] hires the second worker from the right
        }
    }
rokoko-du-barry-fund =
    { $decoration ->
        [fireworks] funds fireworks
        [fountain] funds a kitchen
        [musicians] funds a musician
       *[statues] funds a statue
    }
rokoko-du-barry-claim = claims the favour
# What the bonuses of the new workers do.
rokoko-bonus-gain-prestige = take { $prestige } prestige
rokoko-bonus-livre-per-dress-in-one-hall =
    { $n ->
        [one] choose a hall: { $n } livre per own dress there
       *[other] choose a hall: { $n } livres per own dress there
    }
rokoko-bonus-prestige-per-dresses-in-one-hall = choose a hall: { $prestige } prestige per { $per } own dresses there
rokoko-bonus-prestige-per-lady-pair-two = { $prestige } prestige per pair of own dresses, one { $colour1 } and one { $colour2 }
rokoko-bonus-livre-per-master-spaces = { $n } livres per { $per } own dresses on master guest spaces
rokoko-bonus-livre-per-jewels = { $n } livres per { $per } own jewels
rokoko-bonus-prestige-per-jewels = { $prestige } prestige per { $per } own jewels
rokoko-bonus-livre-if-none = { $no-uncommon-lady } livres if you have no green dress at the ball, { $no-rare-gent } if you have no orange coat there
rokoko-bonus-livre-per-hall-present =
    { $n ->
        [one] { $n } livre per hall in which you are present
       *[other] { $n } livres per hall in which you are present
    }
rokoko-bonus-livre-by-small-staff = livres by staff of 4 / 5 / 6 / 7: { $s4 } / { $s5 } / { $s6 } / { $s7 }
rokoko-bonus-livre-per-decorations = { $n } livres per { $per } own decorations
rokoko-bonus-reserve-card-bonus = put a worker of your reserve on your discard pile and use that bonus
rokoko-bonus-copy-discard-bonus = use the bonus of the top card of another player’s discard pile
rokoko-bonus-extra-dress-must-sell = tailor once more and sell that dress, with { $prestige } prestige; no golden thimble
rokoko-bonus-crown-jewel-sets = end of the game: { $prestige } prestige per set of all four kinds of jewels
rokoko-bonus-crown-necklaces = end of the game: { $prestige } prestige per { $per } own necklaces
rokoko-bonus-crown-decorations =
    { $per ->
        [one] end of the game: { $prestige } prestige per own decoration
       *[other] end of the game: { $prestige } prestige per { $per } own decorations
    }
rokoko-bonus-crown-apprentices = end of the game: { $prestige } prestige per { $per } apprentices of your staff
# What dresses of the modules bring beside their prestige.
rokoko-dress-bonus-prestige-per-couple = when made: { $prestige } prestige per couple of own dress and own coat
rokoko-dress-bonus-prestige-per-decoration = when made: { $prestige } prestige per own decoration
rokoko-dress-bonus-prestige-per-colour = when made: { $prestige } prestige per own dress in { $colour }
rokoko-dress-bonus-favour-and-livre = when rented out: { $livre } livres, and the favour if it is free
rokoko-dress-bonus-depute-one-for-pay = when rented out: you may depute a worker for pay
rokoko-dress-bonus-free-warehouse-tile = when rented out: take a resource tile for nothing
rokoko-dress-bonus-livre-sold-or-rented = { $livre } livres, rented out or sold
rokoko-dress-bonus-free-jewel = when rented out, with a jeweller space: take a jewel for nothing
rokoko-dress-bonus-prestige-for-matching-jewel = when rented out: { $prestige } prestige with a jewel of its colour
# What specialised apprentices wait for.
rokoko-condition-gentlemen = at least { $min } own coats at the ball
rokoko-condition-ladies = at least { $min } own ladies’ dresses at the ball
rokoko-condition-master-spaces = at least { $min } own dresses on master guest spaces
rokoko-condition-livre = at least { $min } livres
rokoko-condition-jewels = at least { $min } own jewels
rokoko-condition-decoration-kinds = decorations of at least { $min } kinds
rokoko-condition-stock = at least { $resource-tiles } resource tiles, { $lace } lace and { $yarn } yarn
rokoko-condition-prestige = at least { $min } prestige collected in play
rokoko-condition-master-trial =
    { $min ->
        [one] the master trials completed
       *[other] the master trials completed { $min } times
    }
rokoko-condition-all-halls = present in { $min } halls
# What is counted towards it.
rokoko-progress-gentlemen =
    { $have ->
        [one] { $have } coat
       *[other] { $have } coats
    }
rokoko-progress-ladies =
    { $have ->
        [one] { $have } lady’s dress
       *[other] { $have } ladies’ dresses
    }
rokoko-progress-master-spaces =
    { $have ->
        [one] { $have } dress on a master guest space
       *[other] { $have } dresses on master guest spaces
    }
rokoko-progress-livre =
    { $have ->
        [one] { $have } livre
       *[other] { $have } livres
    }
rokoko-progress-jewels =
    { $have ->
        [one] { $have } jewel
       *[other] { $have } jewels
    }
rokoko-progress-decoration-kinds =
    { $have ->
        [one] { $have } kind of decoration
       *[other] { $have } kinds of decorations
    }
rokoko-progress-resource-tiles =
    { $have ->
        [one] { $have } resource tile
       *[other] { $have } resource tiles
    }
rokoko-progress-lace = { $have } lace
rokoko-progress-yarn = { $have } yarn
rokoko-progress-prestige = { $have } prestige
rokoko-progress-master-trial =
    { $have ->
        [one] completed { $have } time
       *[other] completed { $have } times
    }
rokoko-progress-all-halls =
    { $have ->
        [one] { $have } hall
       *[other] { $have } halls
    }
# Questions.
rokoko-question-jewel = A jewel with this dress? With one, the dress must be rented out.
rokoko-question-task = Which task has been done with this?
rokoko-question-trial_card = Which card of the pile do you take?
rokoko-question-activate = Which worker of your reserve do you activate?
rokoko-question-copy = Whose top card do you copy?
rokoko-question-choose_hall = Which hall do you choose?
rokoko-question-expert_depute = Do you depute a worker for pay?
rokoko-question-free_jewel = Which jewel do you take?
# What a choice would do.
rokoko-hint-jewel = { $jewel }, { rokoko-livres }
rokoko-hint-trial = costs { rokoko-livres }, brings { rokoko-prestige-points }
# What happened: the Jewelry Box.
rokoko-event-jewel-removed = Unsold, and out of the game: { $jewel }
rokoko-event-jewel-moved = Now on { $space }: { $jewel }
rokoko-event-jewel-offered = New on { $space }: { $jewel }
rokoko-event-specialist-dealt =
    { $who ->
        [you] Your specialised apprentice: { $worker }
       *[other] The specialised apprentice of { $player }: { $worker }
    }
rokoko-event-specialist-dealt-hidden =
    { $who ->
        [you] You receive a specialised apprentice
       *[other] { $player } receives a specialised apprentice
    }
rokoko-event-jewel-bought =
    { $who ->
        [you] You buy a jewel ({ $jewel }){ rokoko-livres.cost }
       *[other] { $player } buys a jewel ({ $jewel }){ rokoko-livres.cost }
    }
rokoko-event-task-marked =
    { $who ->
        [you] You have done a task: “{ $task }”
       *[other] { $player } has done a task: “{ $task }”
    }
rokoko-event-trial-passed =
    { $who ->
        [you] You complete the { $trial }{ rokoko-livres.cost }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } completes the { $trial }{ rokoko-livres.cost }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-trial-pile-seen =
    { $who ->
        [you] You look through the pile of the { $trial }
       *[other] { $player } looks through the pile of the { $trial }
    }
rokoko-event-trial-card-taken =
    { $who ->
        [you] You take { $worker-a } from the pile of the { $trial }
       *[other] { $player } takes { $worker-a } from the pile of the { $trial }
    }
rokoko-event-trial-card-taken-hidden =
    { $who ->
        [you] You take a card from the pile of the { $trial }
       *[other] { $player } takes a card from the pile of the { $trial }
    }
rokoko-event-specialist-hired =
    { $who ->
        [you] You hire your specialised apprentice
       *[other] { $player } hires a specialised apprentice
    }
rokoko-event-worker-activated =
    { $who ->
        [you] You activate { $worker-a }
       *[other] { $player } activates { $worker-a }
    }
rokoko-event-bonus-copied =
    { $who ->
        [you] You copy the top card of { $owner }: { $worker }
       *[other] { $whom ->
            [you] { $player } copies your top card: { $worker }
           *[other] { $player } copies the top card of { $owner }: { $worker }
        }
    }
rokoko-event-hall-bonus =
    { $who ->
        [you] You choose the dresses { $hall-at }, { rokoko-gains }
       *[other] { $player } chooses the dresses { $hall-at }, { rokoko-gains }
    }
# What happened: festivity and expert dresses.
rokoko-event-festivity-dresses-added =
    { $dresses ->
        [one] { $dresses } festivity dress goes into the bag
       *[other] { $dresses } festivity dresses go into the bag
    }
rokoko-event-dress-bonus =
    { $who ->
        [you] You enjoy the bonus { $dress-of }, { rokoko-gains }
       *[other] { $player } enjoys the bonus { $dress-of }, { rokoko-gains }
    }
rokoko-event-expert-bonus =
    { $who ->
        [you] You enjoy the bonus { $dress-of }, { rokoko-gains }
       *[other] { $player } enjoys the bonus { $dress-of }, { rokoko-gains }
    }
rokoko-event-expert-favour =
    { $who ->
        [you] You win the Queen’s favour with { $dress-a }
       *[other] { $player } wins the Queen’s favour with { $dress-a }
    }
rokoko-event-jewel-gained =
    { $who ->
        [you] You take a jewel for nothing: { $jewel }
       *[other] { $player } takes a jewel for nothing: { $jewel }
    }
# What happened: Madame du Barry.
rokoko-event-du-barry-shuffled =
    { $cards ->
        [one] Madame du Barry shuffles her { $cards } card
       *[other] Madame du Barry shuffles her { $cards } cards
    }
rokoko-event-du-barry-card = The card of Madame du Barry: { $card }
rokoko-event-du-barry-instead = That is impossible: Madame du Barry is consoled, { GAIN(rokoko-prestige-points.gained) }
rokoko-event-du-barry-favour =
    { $taken ->
        [0] The favour is taken; Madame du Barry is consoled, { GAIN(rokoko-prestige-points.gained) }
       *[other] Madame du Barry claims the favour, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-du-barry-tile = Madame du Barry takes { $tile-a }
rokoko-event-du-barry-tile-drawn = Madame du Barry draws a tile unseen
rokoko-event-du-barry-makes = Madame du Barry makes { $dress-a }
rokoko-event-du-barry-placement = A further card says where the dress goes: { $hall }
rokoko-event-du-barry-hall-full = No guest space is free { $hall-at }
rokoko-event-du-barry-last-resort = No card names a hall with a free guest space; the dress goes to the first that has one: { $hall }
rokoko-event-du-barry-jewel = Madame du Barry takes a jewel: { $jewel }
rokoko-event-du-barry-no-jewel = No jewel goes with this dress
rokoko-event-du-barry-reward = Madame du Barry is thanked by the guest, { GAIN(rokoko-trimmings) }
rokoko-event-du-barry-hires = Madame du Barry hires { $worker-a }
rokoko-event-du-barry-card-added = One more card joins the hand of Madame du Barry
rokoko-event-du-barry-funds = Madame du Barry funds { $decoration-a }
rokoko-event-du-barry-trial = Madame du Barry completes the { $trial }, { GAIN(rokoko-prestige-points.gained) }
rokoko-event-du-barry-worker-removed = Leaves her staff: { $worker }
rokoko-event-du-barry-worker-joined = A card from the pile of the { $trial } joins her staff unseen
rokoko-event-du-barry-reshuffled =
    { $cards ->
        [one] The discard pile of Madame du Barry becomes her supply: { $cards } card
       *[other] The discard pile of Madame du Barry becomes her supply: { $cards } cards
    }
# Why not.
rokoko-no-jewel-or-not = First take a jewel, or say that you want none.
rokoko-no-no-jewel-there = There is no jewel on this space.
rokoko-no-necklace-for-dress = With a lady’s dress goes a necklace.
rokoko-no-ring-for-coat = With a gentleman’s coat goes a ring.
rokoko-no-one-jeweller = You have a jeweller space; one is all you may have.
rokoko-no-not-apprentice = Only an apprentice may complete the journeyman trials.
rokoko-no-not-journeyman = Only a journeyman may complete the master trials.
rokoko-no-other-trial-first = Your marker stands at the other trials; complete those first.
rokoko-no-tasks-open =
    { $tasks ->
        [one] { $tasks } task of these trials is still open.
       *[other] { $tasks } tasks of these trials are still open.
    }
rokoko-no-pile-empty = The pile of these trials is empty.
rokoko-no-fee = These trials cost { rokoko-livres }.
rokoko-no-choose-task = First say which task has been done.
rokoko-no-task-does-not-fit = That was not this task.
rokoko-no-choose-trial-card = First take a card of the pile.
rokoko-no-not-in-pile = This card is not in the pile.
rokoko-no-choose-to-activate = First choose the worker that you activate.
rokoko-no-not-in-reserve-to-activate = Only a worker of your reserve can be activated.
rokoko-no-choose-to-copy = First choose the player whose top card you copy.
rokoko-no-nothing-to-copy = There is no card to copy there: that discard pile is empty.
rokoko-no-choose-a-hall = First choose a hall.
rokoko-no-hall-gives-nothing = In this hall the bonus would bring nothing.
rokoko-no-condition-unmet = You do not meet the condition of your specialised apprentice.
rokoko-no-specialist-is-hired = Your specialised apprentice has been hired.
rokoko-no-sale-impossible = This dress cannot be sold, and the bonus asks for a sale.
rokoko-no-depute-or-skip = First depute a worker, or waive it.
rokoko-no-choose-jewel = First choose the jewel that you take.
# The end.
rokoko-source-jewels = Jewels
rokoko-line-jewels = Jewels
rokoko-line-du-barry-tiles = Tiles of Madame du Barry
rokoko-verdict-du-barry-tied = The ball is over, with a tie on prestige: it goes to Madame du Barry.
rokoko-source-tiles = Tiles

# The game on one page.
rokoko-how-setup-1 = Everybody begins with five workers and some livres: masters, journeymen and apprentices.
rokoko-how-setup-2 = Dresses hang in the windows, silk lies in the warehouse, and new workers wait to be hired.
rokoko-how-setup-3 = The palace has five halls with places for guests, and decorations wait for somebody to pay for them.
rokoko-how-turn-1 = At the beginning of a round everybody chooses three workers in secret.
rokoko-how-turn-2 = In your turn you play one worker: first a main action, then the worker’s own bonus.
rokoko-how-turn-3 = Acquire resources, make a dress, hire a worker, depute one for money, fund a decoration, or claim the Queen’s favour.
rokoko-how-turn-4 = A dress is sold for livres, or rented out to a guest in a hall.
rokoko-how-turn-5 = When all workers are played, everybody receives an income, and the next of seven rounds begins.
rokoko-how-score-1 = The prestige of your dresses at the ball; on the terrace beside the fireworks it is multiplied.
rokoko-how-score-2 = The majorities in the five halls and at the fireworks, and being present in all halls.
rokoko-how-score-3 = Statues with dresses of different colours, and all other decorations.
rokoko-how-score-4 = Workers with a crown, the Queen’s favour, and the livres that are left.
