# The King’s Banquet. The words are those of the glossary in docs/rules/banquet.md.

banquet-title = The King’s Banquet
banquet-bad-icons =
    { $players ->
        [one] “{ $value }” is no choice of icons: the player needs one letter of { $icons }.
       *[other] “{ $value }” is no choice of icons: { $players } players need { $players } different letters of { $icons }.
    }
banquet-option-side = The nobles
banquet-option-side-unmasked = unmasked nobles
banquet-option-side-masked = masked nobles
banquet-option-side-hint = Masked nobles ask for more; the unmasked are better for a first game.

# Things. A dish is named by its type, and by the letter and value that records use.
banquet-dish =
    { $type ->
        [desserts] dessert
        [drinks] drink
        [fruit] fruit
        [pastries] pastry
        [main_courses] main course
       *[abundance] abundance
    } { $letter }{ $value }
    .seen =
        { $type ->
            [desserts] dessert
            [drinks] drink
            [fruit] fruit
            [pastries] pastry
            [main_courses] main course
           *[abundance] abundance
        } { $value }
    .a = { banquet-dish.seen }
banquet-colour =
    { $colour ->
        [blue] blue
        [green] green
        [violet] violet
        [pink] pink
        [yellow] yellow
       *[white] white
    }
banquet-row = row { $name }
    .seen =
        { $name ->
            [1] top row
            [2] middle row
           *[3] bottom row
        }
    .a = the { banquet-row.seen }
banquet-column = column { $name }
    .seen =
        { $name ->
            [1] left column
            [2] centre column
           *[3] right column
        }
    .a = the { banquet-column.seen }
banquet-cell =
    { $name ->
        [11] top row, left
        [12] top row, centre
        [13] top row, right
        [21] middle row, left
        [22] middle row, centre
        [23] middle row, right
        [31] bottom row, left
        [32] bottom row, centre
       *[33] bottom row, right
    }
banquet-noble = { banquet-noble.seen } ({ $name })
    .seen =
        { $name ->
            [A1] Countess d’Orge
            [A2] Madame de Sèvres
            [A3] Abbé Prune
            [A4] Chevalier de Vertbois
            [A5] Duchess de Rosay
            [A6] Marquis de Compte
            [B1] Marquise d’Azur
            [B2] Madame de Lilas
            [B3] Baron de Menthe
            [B4] Viscount de Dragée
            [B5] Baroness de Mirabelle
            [B6] Chancellor Juste
            [C1] Countess de Cassis
            [C2] Madame de Tilleul
            [C3] Chevalier de Grenadine
            [C4] Count de Safran
            [C5] Duchess de Myrtille
            [C6] Abbé Carat
            [D1] Marquise d’Angélique
            [D2] Madame de Praline
            [D3] Baron de Brioche
            [D4] Viscount de Bleuet
            [D5] Baroness de Figue
           *[D6] Marquis de Balance
        }
banquet-course =
    { $direction ->
        [falling] { $noble }, falling course
       *[rising] { $noble }, rising course
    }
banquet-imposter =
    { $turn ->
        [0] imposter { $icon }, as printed
       *[other] imposter { $icon }, turned by { $turn }°
    }
    .seen =
        { $turn ->
            [0] imposter, as printed
           *[other] imposter, turned by { $turn }°
        }
banquet-solo-card = solo card { $name }
    .seen = solo card
banquet-gained =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

# Questions, and what a choice would do.
banquet-question-take = Which three dishes will you take?
banquet-question-serve = Which dish goes to which noble?
banquet-question-clear = Would you like to clear a noble?
banquet-hint-take = { $first }, { $second }, { $third }
banquet-hint-clear =
    { $dishes ->
        [one] discards its dish
       *[other] discards its { $dishes } dishes
    }
banquet-hint-satisfies = satisfies the noble, { points }
banquet-hint-fits = fits: { $then }
banquet-value =
    { $value ->
        [8] an { $value }
        [11] an { $value }
       *[other] a { $value }
    }
banquet-then-value = then { $value }
banquet-then-either = then { $value } or { $other }
banquet-then-same-value = then { $more } more of value { $value }
banquet-then-second-group = then the second value
banquet-then-second-group-or = then { $value } or the second value
banquet-then-total-at-most = then { $more } more, at most { $rest } together
banquet-then-total-at-least = then { $more } more, at least { $rest } together
banquet-then-sum-of-two = then two that make a sum with it
banquet-then-same-parity =
    { $parity ->
        [even] then { $more } more, even
       *[odd] then { $more } more, odd
    }
banquet-then-exact-total = then { $rest } to go
banquet-then-falling =
    { $more ->
        [0] this course is complete
       *[other] then { $more } more below { $last }
    }
banquet-then-rising =
    { $more ->
        [0] this course is complete
       *[other] then { $more } more above { $last }
    }
banquet-hint-dead =
    { $dishes ->
        [one] cannot work out: the dish is discarded
       *[other] cannot work out: all { $dishes } dishes are discarded
    }

# What the nobles demand.
banquet-demand-same-value = { $cards } dishes of one value, at least { $least } of them { banquet-colour }
banquet-demand-groups =
    { $smaller ->
        [2] { $larger ->
            [2] two pairs, { banquet-colour } in each
           *[other] a pair and a group of { $larger } of one value, { banquet-colour } in each
        }
       *[other] a group of { $smaller } and a group of { $larger } of one value, { banquet-colour } in each
    }
banquet-demand-total-at-most = { $cards } { banquet-colour } dishes, total at most { $limit }
banquet-demand-total-at-least = { $cards } { banquet-colour } dishes, total at least { $limit }
banquet-demand-sum-of-two = 3 { banquet-colour } dishes, two of which add up to the third
banquet-demand-same-parity = { $cards } { banquet-colour } dishes, all even or all odd
banquet-demand-exact-total = a total of exactly { $total }, any dishes
banquet-demand-exact-total-one-per-type = a total of exactly { $total }, at most one dish of each type, no white
banquet-demand-falling = { $cards } dishes in falling order, the first and the last { banquet-colour }
banquet-demand-rising = { $cards } dishes in rising order, the first and the last { banquet-colour }
banquet-demand-two-courses = { $cards } falling and { $cards } rising dishes, the first of each course { banquet-colour }

# How far they have come.
banquet-progress-satisfied = satisfied
banquet-progress-empty = no dishes yet
banquet-progress-same-value = { $count } of { $cards }, value { $value }
banquet-progress-groups = { $count } of { $cards }
banquet-progress-total-at-most = { $count } of { $cards }, total { $total } of at most { $limit }
banquet-progress-total-at-least = { $count } of { $cards }, total { $total } of at least { $limit }
banquet-progress-sum-of-two-one = 1 of 3, value { $value }
banquet-progress-sum-of-two = 2 of 3, wants value { $wanted }
banquet-progress-sum-of-two-either = 2 of 3, wants value { $wanted } or { $other }
banquet-progress-same-parity =
    { $parity ->
        [even] { $count } of { $cards }, even
       *[odd] { $count } of { $cards }, odd
    }
banquet-progress-exact-total = total { $total }, { $rest } to go
banquet-progress-falling = { $count } of { $cards } falling, last value { $last }
banquet-progress-rising = { $count } of { $cards } rising, last value { $last }
banquet-progress-falling-empty = falling course empty
banquet-progress-rising-empty = rising course empty
banquet-progress-two-courses = { $first }; { $second }

# What happened.
banquet-event-first-player-drawn =
    { $who ->
        [you] You begin
       *[other] { $player } begins
    }
banquet-event-dish-laid = New on the sideboard, { $cell }: { $dish }
banquet-event-turn-begun =
    { $who ->
        [you] Turn { $turn }: it is yours
       *[other] Turn { $turn }: { $player } to play
    }
banquet-event-row-taken =
    { $who ->
        [you] You take { $row-a }
       *[other] { $player } takes { $row-a }
    }
banquet-event-column-taken =
    { $who ->
        [you] You take { $column-a }
       *[other] { $player } takes { $column-a }
    }
banquet-event-imposter-used =
    { $who ->
        [you] You send your imposter for three dishes
       *[other] { $player } sends the imposter for three dishes
    }
banquet-event-dish-served =
    { $who ->
        [you] You serve { $dish-a } to { $noble }
       *[other] { $player } serves { $dish-a } to { $noble }
    }
banquet-event-course-served =
    { $who ->
        [you] You serve { $dish-a } to { $course }
       *[other] { $player } serves { $dish-a } to { $course }
    }
banquet-event-noble-satisfied =
    { $who ->
        [you] You satisfy { $noble }, { GAIN(banquet-gained) }
       *[other] { $player } satisfies { $noble }, { GAIN(banquet-gained) }
    }
banquet-event-noble-cleared =
    { $who ->
        [you] { $dishes ->
            [one] You spoil the meal of { $noble }: { $dishes } dish is discarded
           *[other] You spoil the meal of { $noble }: { $dishes } dishes are discarded
        }
       *[other] { $dishes ->
            [one] { $player } spoils the meal of { $noble }: { $dishes } dish is discarded
           *[other] { $player } spoils the meal of { $noble }: { $dishes } dishes are discarded
        }
    }
banquet-event-noble-cleared-by-choice =
    { $who ->
        [you] { $dishes ->
            [one] You clear { $noble }: { $dishes } dish is discarded
           *[other] You clear { $noble }: { $dishes } dishes are discarded
        }
       *[other] { $dishes ->
            [one] { $player } clears { $noble }: { $dishes } dish is discarded
           *[other] { $player } clears { $noble }: { $dishes } dishes are discarded
        }
    }
banquet-event-end-card-shown =
    { $showing ->
        [1] The End card appears for the first time
       *[other] The End card appears again
    }
banquet-event-pile-rebuilt =
    { $dishes ->
        [one] The discard pile is shuffled in; the draw pile now has { $dishes } dish
       *[other] The discard pile is shuffled in; the draw pile now has { $dishes } dishes
    }
banquet-event-solo-card-turned = The ghost turns a { $card } and discards three dishes
banquet-event-game-ended = The banquet is over

# Why not.
banquet-no-over = The banquet is over.
banquet-no-not-your-turn = It is another player’s turn.
banquet-no-take-first = First take three dishes from the sideboard.
banquet-no-not-your-imposter = This is another player’s imposter.
banquet-no-imposter-used = Your imposter has been used; it works once in a game.
banquet-no-already-taken = You have already taken your three dishes.
banquet-no-serve-all = All three dishes must be served.
banquet-no-clear-later = Nobles may be cleared only after the third dish.
banquet-no-not-your-noble = This noble is served by another player.
banquet-no-already-served = You have served it, and it stays where it is: { $dish }.
banquet-no-not-in-hand = You do not hold { $dish }.
banquet-no-satisfied = { $noble } is satisfied and has finished dining.
banquet-no-which-course = { $noble } wishes for two courses; say which one the dish is for.
banquet-no-all-served = Your three dishes have been served.
banquet-no-nothing-to-clear = { $noble } has no dishes that could be cleared.

# The end.
banquet-score-noble =
    { $requirement ->
        [U1] Four of one value
        [U2] Two pairs
        [U3] A low total
        [U4] Two add up to the third
        [U5] A high total
        [U6] A total of 25
        [M1] A pair and a triple
        [M2] All even or all odd
        [M4] Two courses
       *[M6] 25, one of each type
    }
    .seen =
        { $requirement ->
            [U1] Four of one value
            [U2] Two pairs
            [U3] A low total
            [U4] Two add up to the third
            [U5] A high total
            [U6] A total of 25
            [M1] A pair and a triple
            [M2] All even or all odd
            [M4] Two courses
           *[M6] 25, one of each type
        }
banquet-score-noble-ordered =
    { $direction ->
        [falling] Four falling
       *[rising] Four rising
    }
    .seen =
        { $direction ->
            [falling] Four falling
           *[rising] Four rising
        }
banquet-score-dishes = Dishes under nobles
banquet-moment-guest = The most satisfied guest
banquet-moment-guest-told = A guest of { $player } brings { points }; nobody else’s brings more.
banquet-moment-hand = The busy hand
banquet-moment-hand-told =
    { $dishes ->
        [one] { $player } serves { $dishes } dish; nobody serves more.
       *[other] { $player } serves { $dishes } dishes; nobody serves more.
    }
banquet-verdict-end-card = The End card has appeared for the second time: { $player } has the most points.
banquet-verdict-end-card-tied = The End card has appeared for the second time, with a tie on points: { $player } has the most dishes under nobles and wins.
banquet-verdict-end-card-shared = The End card has appeared for the second time, with a tie on points and dishes: { $winners } share the victory.
banquet-verdict-sixth-noble = { $player } has satisfied all six nobles: the banquet ends at once.
banquet-verdict-solo =
    { $grade ->
        [servant_of_the_year] { points }: you are servant of the year.
        [handsome_tip] { points }: you deserve a handsome tip.
        [could_do_better] { points }: not bad, and you could do better.
       *[dismissed] { points }: your services are no longer required.
    }

# At the table in the browser.
banquet-sideboard = The sideboard
banquet-sideboard-short = Sideboard
banquet-side =
    { $side ->
        [masked] masked nobles
       *[unmasked] unmasked nobles
    }
banquet-type =
    { $type ->
        [desserts] desserts
        [drinks] drinks
        [fruit] fruit
        [pastries] pastries
        [main_courses] main courses
       *[abundance] abundance
    }
banquet-row-name =
    { $row ->
        [1] top row
        [2] middle row
       *[3] bottom row
    }
banquet-column-name =
    { $column ->
        [1] left column
        [2] centre column
       *[3] right column
    }
banquet-taken = taken
banquet-take-row =
    { $row ->
        [1] Take the top row
        [2] Take the middle row
       *[3] Take the bottom row
    }
banquet-take-column =
    { $column ->
        [1] Take the left column
        [2] Take the centre column
       *[3] Take the right column
    }
banquet-take-imposter =
    { $turn ->
        [0] Send the imposter, as printed
       *[other] Send the imposter, turned by { $turn }°
    }
banquet-take-told = { $way }: { $dishes }.
banquet-take-lead = A row, a column, or once in the game what the imposter reaches.
banquet-take-which = { $dish } can be taken in these ways.
banquet-take-look = Show the ways to take { $dish }.
banquet-dish-told = { $dish } on the sideboard.
banquet-take-all = { $dishes }. All three must be served.
banquet-serve-ask = Who shall have the { $dish }?
banquet-serve-lead = Pick a noble, or another dish first. What is served is never moved.
banquet-serve-told = Serve { $dish } to { $noble } ({ $demand }): { $effect }.
banquet-serve-pick = Serve { $dish } next.
banquet-spoils =
    { $dishes ->
        [one] Spoils it: { $dishes } dish goes
       *[other] Spoils it: { $dishes } dishes go
    }
banquet-clear-lead = All dishes of a noble are discarded together; clear as many as you like.
banquet-clear-told = Clear { $noble } ({ $demand }): { $effect }.
banquet-noble-told = { $noble }, { points }, { $demand }: { $progress }.
banquet-course-name =
    { $direction ->
        [falling] falling
       *[rising] rising
    }
banquet-done = End the turn
banquet-choice =
    { $kind ->
        [serve] Serve { $thing } to { $place }
        [clear] Clear { $thing }
       *[done] { banquet-done }
    }
banquet-step =
    { $step ->
        [take] Take
        [serve] Serve
       *[clear] Clear
    }
banquet-step-serve = Serve { $now } of { $all }
banquet-doing =
    { $step ->
        [take] { $name } is choosing three dishes
        [serve] { $name } is serving
       *[clear] { $name } may clear a noble
    }
banquet-left =
    { $dishes ->
        [one] { $dishes } left
       *[other] { $dishes } left
    }
banquet-discarded =
    { $dishes ->
        [one] { $dishes } discarded
       *[other] { $dishes } discarded
    }
banquet-discards = The discard pile
banquet-discards-told =
    { $dishes ->
        [0] No dish has been discarded yet.
        [one] Look at the discard pile: { $dishes } dish.
       *[other] Look at the discard pile: { $dishes } dishes.
    }
banquet-pile-told =
    { $dishes ->
        [one] The draw pile: { $dishes } dish.
       *[other] The draw pile: { $dishes } dishes.
    }
banquet-pile-packs = Three packs, from the top: { $first }, { $second } and { $third } dishes. The End card is in the pack with the candle.
banquet-imposter-yours = Your imposter
banquet-imposter-short = Imposter
banquet-imposter-of = The imposter of { $name }
banquet-imposter-lead = Once a game, takes these three instead, turned as you like.
banquet-imposter-spent = Has had his evening: he works once in a game.
banquet-imposter-ready = imposter ready
banquet-imposter-used = imposter used
banquet-ends-lead = The banquet ends when the End card appears for the second time, or at once with a sixth satisfied noble.
banquet-end-card =
    { $shown ->
        [0] End card not yet seen
        [1] End card seen once
       *[2] End card seen twice
    }
banquet-solo-lead = Nine turns against the ghost. Before each of them it turns a card and discards the three dishes it shows.
banquet-solo-turn = Turn { $turn } of { $turns }
banquet-ghost = The ghost
banquet-ghost-last = Its last card
banquet-own-nobles = My nobles
banquet-nobles-of = The nobles of { $name }
banquet-seen = You see the nobles of { $name }.
banquet-look-at = Look at the nobles of { $name }.
banquet-rivals = Rivals
banquet-rules = Rules
banquet-read-rules = Read the rules
banquet-around = Around the table
banquet-white = White counts as any type its player likes, with its printed value.
banquet-dishes-below =
    { $dishes ->
        [0] No dishes under nobles
        [one] { $dishes } dish under nobles
       *[other] { $dishes } dishes under nobles
    }

# The box.
banquet-box-colourless = no colour
banquet-box-figure =
    { $figure ->
        [lady] lady
       *[lord] lord
    }
banquet-box-grade =
    { $grade ->
        [servant_of_the_year] servant of the year
        [handsome_tip] a handsome tip
        [could_do_better] could do better
       *[dismissed] dismissed
    }
banquet-box-dishes = The { $dishes } dishes
banquet-box-demands = What nobles demand, in the colours of icon { $icon }
banquet-box-points = Points of the nobles
banquet-box-nobles = The { $nobles } nobles
banquet-box-imposters = The imposters
banquet-box-solo-cards = The solo cards
banquet-box-grades = Grades of the solo game
banquet-box-values = { $lowest } to { $highest }
banquet-box-column-type = Type
banquet-box-column-colour = Colour
banquet-box-column-values = Values
banquet-box-column-demand = Demand
banquet-box-column-side = Side
banquet-box-column-wording = In words
banquet-box-column-points = Points
banquet-box-column-noble = Noble
banquet-box-column-unmasked = Unmasked
banquet-box-column-masked = Masked
banquet-box-column-figure = Figure
banquet-box-column-icon = Icon
banquet-box-column-card = Card
banquet-box-column-cells = Places
banquet-box-column-grade = Grade
banquet-rules-note = A letter and a number name a dish: B blue, G green, V violet, P pink, Y yellow, W white; Y7 is the yellow dish of value 7. In the clauses on nobles, c is the colour of the noble in question, and a c-dish is a dish of that colour or a white one. A noble is dead if it can no longer be satisfied.

# The first-game guide. Dishes and figures are those of web/src/games/banquet/guide.txt.
banquet-guide-welcome = Good evening. Six nobles sit at your table, and each has firm wishes; whoever pleases them best wins. Nine dishes wait on the sideboard. In your turn you take three of them and serve all three.
banquet-guide-take = Dishes are taken by whole rows or columns. The bottom row holds 12, 8 and 5. Please take it.
banquet-guide-serve = Marquis de Compte, in grey, wants a total of exactly 25, in any colours. 12 and 8 and 5: what a coincidence. Serve him all three, one after the other.
banquet-guide-satisfied = He is satisfied, which is worth 1 point. His dishes are discarded, and he wants nothing more this evening. The sideboard has been filled up again; now your rival is to play.
banquet-guide-column = Your turn. Duchess de Rosay, in pink, wants four pink dishes with a total of at least 39. Two strong pastries lie in the left column, 10 and 11. Please take it.
banquet-guide-spoil = The green 12 came along, and every dish must be served. A noble that can no longer be satisfied is cleared at once: all its dishes are lost. An empty plate has nothing to lose, so offer the 12 to Abbé Prune, who wants violet only.
banquet-guide-pastries = As you see, it was discarded, and he is as hungry as before. Now the pastries: serve the 10 and the 11 to Duchess de Rosay.
banquet-guide-clear = After the third dish you may clear nobles yourself, if their dishes lead nowhere. Yours do very well; please say that you are done.
banquet-guide-imposter = Pastry 12 and abundance 10 lie in a corner, neither in one row nor in one column. Once in a game your imposter takes three such dishes, turned as you like. Send it as it is printed.
banquet-guide-white = White is abundance: it counts as any colour, with its own value. Pastry 12 and the white 10, and Duchess de Rosay has her 39 and more.
banquet-guide-end = 3 points more. The rest is practice: the banquet ends when the End card appears for the second time, and the most points win; or at once, when somebody has satisfied all six nobles. The rules are one click away, and nothing you choose in a turn is final until something new is revealed.

# The game on one page.
banquet-how-setup-1 = Six nobles sit at your table, each with firm wishes.
banquet-how-setup-2 = Nine dishes lie on the sideboard, in three rows and three columns.
banquet-how-setup-3 = Your imposter waits to be sent once in the game.
banquet-how-turn-1 = Take a whole row or column of the sideboard: three dishes.
banquet-how-turn-2 = Serve all three, each to one of your nobles.
banquet-how-turn-3 = A noble that can no longer be satisfied is cleared at once: all its dishes are lost.
banquet-how-turn-4 = After the third dish you may clear nobles yourself; then the sideboard is filled up.
banquet-how-turn-5 = Once in a game your imposter takes three dishes that lie in no row and no column.
banquet-how-score-1 = A satisfied noble brings the points on its card, and wants nothing more.
banquet-how-score-2 = White dishes are abundance: they count as any colour.
banquet-how-score-3 = The banquet ends when the End card appears for the second time: the most points win.
banquet-how-score-4 = Or at once, when somebody has satisfied all six nobles.
