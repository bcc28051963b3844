// N tables of two clients that speak the server's socket protocol and move as soon as they may.
// Prints one JSON line like benchmarks/server/clients.py.
const http = require("node:http");
const { io } = require("socket.io-client");

const address = process.argv[2];
const given = Object.fromEntries(process.argv.slice(3).map((word) => word.slice(2).split("=")));
const { tables, seconds, pause } = given;
const waits = [];
const begin = [];
let counting = false;

// Tables that are laid at the same time, as with our own clients.
const AT_THE_DOOR = 8;
const door = new http.Agent({ keepAlive: true, maxSockets: AT_THE_DOOR });

function post(path, body) {
  return new Promise((done, failed) => {
    const headers = { "content-type": "application/json" };
    const request = http.request(address + path, { method: "POST", agent: door, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        if (answer.statusCode === 200) done(JSON.parse(Buffer.concat(parts)));
        else failed(new Error(`${path}: ${answer.statusCode}`));
      });
    });
    request.on("error", failed);
    request.end(JSON.stringify(body));
  });
}

// A match that never ends. Both sit down; what they do first waits until all tables are laid: whoever
// began at once could be missed by the other one.
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
    socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, 2));
    await new Promise((seated) => socket.on("sync", (_match, info) => {
      begin.push(() => hear(info.state));
      seated();
    }));
  }
}

async function main() {
  let left = Number(tables);
  const seat = async () => {
    while (left > 0) {
      left -= 1;
      await sitDown();
    }
  };
  await Promise.all(Array.from({ length: AT_THE_DOOR }, seat));
  begin.forEach((go) => go());
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
