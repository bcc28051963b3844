# The browser app. One section for each page; ids begin with web-.

## Everywhere

web-unreachable = The server does not answer. Please try again in a moment.

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
web-part-undo = Undo
web-part-back = Back
web-part-close = Close
web-part-why = Why not
web-part-regions = Regions of the table
web-part-since = Since your last turn
web-part-since-nothing = Nothing has happened yet.
web-part-log = What happened
web-part-whole-log = Whole log
web-part-older = Earlier lines
web-part-tie-break = If tied: { $item }
web-part-won = { $name } wins
web-part-shared = { $names } share the victory
web-part-solo-end = The evening is over
