// boardgame.io's own server with its in-memory storage and a trivial game whose state is as long
// as one of our updates.
const { Server } = require("boardgame.io/server");

const [port, size] = process.argv.slice(2).map(Number);

const game = {
  name: "filler",
  setup: () => ({ count: 0, filler: "x".repeat(size) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G }) => { G.count += 1; } },
};

const server = Server({ games: [game] });
server.run(port, () => console.log(`ready ${process.pid}`));
