# Playing in a terminal.

# Whose turn it is, and what can be done.
terminal-your-turn = { $player }, it is your turn.
terminal-thinking = { $player } is choosing.
terminal-over = The game is over.
terminal-in-hand = In hand:
terminal-type-here = a move in the notation, for example take row 1
terminal-undone = Taken back.
terminal-no-news = Nobody else has moved yet.
terminal-no-rivals = You have the table to yourself.
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
terminal-resume-unreadable = { $file } cannot be read: { $reason }.
terminal-resume-no-text = { $file } is no record: it is not even text.
terminal-resume-broken = { $file } is no sound record. { $reason }
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
terminal-banquet-sideboard = The sideboard
terminal-banquet-nobles = The nobles of { $player }
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
terminal-banquet-done = leave all as it is
terminal-banquet-news-cleared = clears { $noble }

terminal-banquet-guide-aim = Satisfy your six nobles: the number behind the plus sign is what each is worth.
terminal-banquet-guide-take = 1. Take three dishes from the sideboard: a row, a column, or once in a game the pattern of your imposter, turned as you like.
terminal-banquet-guide-serve = 2. Serve all three, one at a time, to your own nobles. What is served is never moved. A white dish counts as any colour and keeps its value.
terminal-banquet-guide-judge = A noble whose demand is met is satisfied at once. One who can no longer be satisfied loses all dishes, the new one too, and starts afresh.
terminal-banquet-guide-clear = 3. After the third dish you may clear nobles of your own, from left to right.
terminal-banquet-guide-end = 4. The sideboard is refilled. The End card ends the banquet when it shows for the second time; a sixth satisfied noble ends it at once. Alone you have nine turns.
terminal-banquet-sign-satisfies = satisfies
terminal-banquet-sign-fits = fits
terminal-banquet-sign-spoils = spoils
