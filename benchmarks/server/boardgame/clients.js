// N tables of two clients that speak the server's socket protocol and move as soon as they may.
// Prints one JSON line like benchmarks/server/clients.py.
const { io } = require("socket.io-client");

const address = process.argv[2];
const given = Object.fromEntries(process.argv.slice(3).map((word) => word.slice(2).split("=")));
const { tables, seconds, pause } = given;
const waits = [];
let counting = false;

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function sitDown() {
  const { matchID } = await post("/games/filler/create", { numPlayers: 2 });
  const sentAt = new Map();
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/filler/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    const socket = io(`${address}/filler`, { transports: ["websocket"] });
    const hear = (state) => {
      const sent = sentAt.get(state._stateID);
      if (sent !== undefined && counting) waits.push(performance.now() - sent);
      if (state.ctx.currentPlayer !== playerID) return;
      const move = () => {
        const payload = { type: "go", args: [], playerID, credentials: playerCredentials };
        sentAt.set(state._stateID + 1, performance.now());
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
      };
      if (Number(pause)) setTimeout(move, -Math.log(1 - Math.random()) * Number(pause) * 1000);
      else move();
    };
    socket.on("update", (_match, state) => hear(state));
    socket.on("sync", (_match, info) => hear(info.state));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 2));
  }
}

async function main() {
  for (let table = 0; table < Number(tables); table += 1) await sitDown();
  await new Promise((done) => setTimeout(done, 2000));
  counting = true;
  const begun = performance.now();
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
  const passed = (performance.now() - begun) / 1000;
  counting = false;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.floor(share * (waits.length - 1))];
  const moves = Math.floor(waits.length / 2);
  console.log(JSON.stringify({
    tables: Number(tables), seconds: passed, moves, moves_per_second: moves / passed,
    p50: at(0.5), p99: at(0.99),
  }));
  process.exit(0);
}

main();
