// boardgame.io's own server with its in-memory storage and a trivial game whose state is as long
// as one of our updates. A match ends after so many moves, or never (0).
const { Server } = require("boardgame.io/server");

const [port, size, moves] = process.argv.slice(2).map(Number);

const game = {
  name: "filler",
  setup: () => ({ count: 0, filler: "x".repeat(size) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => { G.count += 1; } },
  endIf: ({ G }) => (moves > 0 && G.count >= moves) || undefined,
};

const server = Server({ games: [game] });
server.run(port, () => console.log(`ready ${process.pid}`));
