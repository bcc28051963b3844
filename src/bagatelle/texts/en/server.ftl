# The server: refusals, and what it says when it starts.

# Who may come in.
server-no-access = This link or token opens nothing here.
server-no-invite = This invitation is not valid any more.
server-no-match = There is no such match.
server-not-found = There is nothing at this address.
server-not-allowed = This cannot be done at this address.
server-app-not-built = This installation has no browser app: in a clone of the project with Node.js 20.19 or newer, make play builds it and starts the server, and make wheel builds a package that has it.
server-not-your-seat = This seat is not yours.
server-seat-taken = This seat is taken.
server-seat-is-yours = You are playing this seat already.
server-seat-is-there = This player is still there.
server-one-me = You can sit at one seat only; further players at your device are “hotseat”.

# What cannot be done now.
server-has-left = This is not possible any more.
server-waiting = Not all players are here yet.
server-stale = The table has changed; here it is as it is now.
server-no-move = A move needs a choice or a text.
server-no-question = Nobody asks you anything.
server-no-takeback = There is nothing that could be taken back now.
server-no-chat = There is no chat at this table.
server-no-advice = There is no advice at this table.
server-nothing-to-advise = There is nothing to decide for this seat just now.
server-called-off = This table was called off.
server-not-over = The match is not over yet.

# A match that this version can only show.
server-read-only-rules = This match was played with version { $found } of the rules, and this server plays version { $known }: it can be looked at, but not played on.
server-read-only-components = This match was played with another box, whose cards or boards differ from the one of this server: it can be looked at, but not played on.
server-read-only-game = This server has no such game to play this match with: it can be looked at, but not played on. ({ $reason })
server-read-only-replay = This version of Bagatelle cannot follow the moves of this match: it can be looked at, but not played on.

# Messages that are not read.
server-busy = Too many want to write at once; please try again.
server-no-moment = One cannot play on from there: the match was over, or never came so far.
server-no-review = There is no such review any more; please ask for it once more.
server-busy-reviews = Too many reviews are being made; please ask again a little later.
server-too-fast = That was too fast; please wait a moment.
server-too-large = A message may have at most { $most } bytes.
server-hello-first = Please say hello first.
server-bad-request = This message cannot be read: { $reason }

# Starting and stopping.
newer-database = The database was written by a newer version of Bagatelle (revision { $revision }); this version does not touch it.
server-port-in-use = Port { $port } on { $host } is in use; please choose another one with --port.
server-no-address = Bagatelle cannot listen at { $host }, port { $port }: { $reason }
server-no-folder = The data folder { $folder } cannot be written: { $reason }
server-folder-in-use = Another server uses the data folder { $folder } already.
server-no-database = The database does not answer: { $reason }
server-no-such-database = The address of a database begins with sqlite:/// or postgresql://.
server-ready = Bagatelle is ready at { $address }
server-runs-already = Bagatelle is running already, at { $address }
server-bye = Bagatelle has stopped; everything is kept.
