# What every game shares: players, errors, records.

player = Player { $number }
court-names = Lady Rosalind, Lord Ashcombe, Lady Clementine, Sir Percival, Lady Araminta, Lord Wetherby, Lady Sophronia, Sir Lionel, Lady Octavia, Lord Beaumont, Lady Philippa, Sir Ambrose
players-last = { $first } and { $second }
players-more = { $first }, { $others }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# A match that is over, told once more.
moment-turn = The turn
moment-turn-told =
    { $points ->
        [one] From round { $round } on { $player } is ahead of everybody: by { $points } point in the end.
       *[other] From round { $round } on { $player } is ahead of everybody: by { $points } points in the end.
    }
moment-round = The best round
moment-round-told = Nobody gains more at once: { points } for { $player } in round { $round }.

# A match that cannot be set up.
unknown-game = There is no game called “{ $game }”; there is: { $known }.
players-no-number = The number of players must be a whole number (an int), not { $value }.
bad-players = { $game } is for { $least } to { $most } players, not for { $players }.
unknown-option = { $game } has no option “{ $option }”; it has: { $known }.
bad-option = “{ $value }” is no value for { $option }; it may be: { $allowed }.
bad-seed = A seed is a word of printable characters without spaces around it.
bad-name = A player’s name has at most { $most } printable characters, without spaces around it.
too-many-names =
    { $players ->
        [one] There are more names than seats; this match has one seat.
       *[other] There are more names than seats; this match has { $players } seats.
    }

# A move that cannot be made.
illegal-move = { $reason } [{ $clause }]
invalid-move = “{ $move }” is no move of this game.
which-seat = Several players may move now; say for which seat the move is.
no-such-seat =
    { $players ->
        [one] There is no such seat; this match has one seat.
       *[other] There is no such seat; this match has { $players } seats.
    }
cannot-undo = There is nothing to take back: something was revealed, or somebody else has moved.
other-snapshot = This snapshot was taken with other rules, another box or another version of the program; the match can only be played again from its moves.

# A record that cannot be read.
unreadable-file =
    { $reason ->
        [missing] There is no file { $file }.
        [folder] { $file } is a folder, not a file.
        [forbidden] { $file } may not be read.
       *[other] { $file } cannot be read.
    }
record-no-text = { $file } is no record: it is not UTF-8 text.
record-error = Line { $line }, column { $column }: { $reason }
record-first-line = A record begins with the line “{ $line }”.
record-no-colon = A colon and a space are missing here.
record-twice = “{ $key }” stands here a second time.
record-missing = The record ends without the line “{ $key }”.
record-number = “{ $word }” is no number.
record-rules = The record was written for version { $found } of the rules; this is version { $known }.
record-components = The record was played with the box { $found }, and this is the box { $known }; it needs the component pack it was played with.
record-move-number = The move with number { $number } is expected here.
record-not-a-move = A move is expected here.
record-after-scores = Nothing may follow the scores.
record-too-early = There are scores here, but the game is not over.
record-scores = The scores of this match are { $scores }.
record-commitment = This commitment does not belong to the seed.
record-perspective = This file tells what one viewer saw before the match was over; it has no seed yet, so nothing can be replayed or verified.
