// A game like Lucky Numbers for boardgame.io: `serve PORT` is its server with the store in memory (or in the folder that
// FLATFILE_DIR names, as boardgame.io itself reads it), `play PORT TABLES PACE` are the players, two on connections of
// their own at each table. Run in the folder in which boardgame.io is installed.

import { createRequire } from "node:module";

const require = createRequire(process.cwd() + "/");
const SIDE = 4;
const CELLS = SIDE * SIDE;
const HIGHEST = 20;

// ── the game ──────────────────────────────────────────────────────────────────────────────────────

function fits(garden, cell, tile) {
  if (garden[cell] === tile) return false;
  for (let other = 0; other < CELLS; other++) {
    const sameRow = Math.floor(other / SIDE) === Math.floor(cell / SIDE);
    const placed = garden[other];
    if (placed === 0 || other === cell || !(sameRow || other % SIDE === cell % SIDE)) continue;
    if (other < cell ? placed >= tile : placed <= tile) return false;
  }
  return true;
}

function drawn(G, random) {
  let ticket = random.Die(G.stock.reduce((sum, count) => sum + count, 0));
  const tile = G.stock.findIndex((count) => (ticket -= count) <= 0);
  G.stock[tile] -= 1;
  return tile;
}

function lay(G, playerID, cell, tile) {
  const before = G.gardens[playerID][cell];
  if (before !== 0) G.middle[before] += 1;
  G.gardens[playerID][cell] = tile;
}

const INVALID = "INVALID_MOVE";

const game = {
  name: "garden",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    stock: [0, ...Array(HIGHEST).fill(4)],
    middle: Array(HIGHEST + 1).fill(0),
    gardens: [Array(CELLS).fill(0), Array(CELLS).fill(0)],
    held: 0,
  }),
  moves: {
    draw: ({ G, random }) => {
      if (G.held !== 0 || G.stock.every((count) => count === 0)) return INVALID;
      G.held = drawn(G, random);
    },
    place: ({ G, playerID, events }, cell) => {
      if (G.held === 0 || !fits(G.gardens[playerID], cell, G.held)) return INVALID;
      lay(G, playerID, cell, G.held);
      G.held = 0;
      events.endTurn();
    },
    put: ({ G, events }) => {
      if (G.held === 0) return INVALID;
      G.middle[G.held] += 1;
      G.held = 0;
      events.endTurn();
    },
    pick: ({ G, playerID, events }, tile, cell) => {
      if (G.held !== 0 || G.middle[tile] === 0 || !fits(G.gardens[playerID], cell, tile)) return INVALID;
      G.middle[tile] -= 1;
      lay(G, playerID, cell, tile);
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.gardens.some((garden) => garden.every((tile) => tile !== 0)) ? { over: true } : undefined),
};

function legal(G, seat) {
  const cells = (tile) => [...Array(CELLS).keys()].filter((cell) => fits(G.gardens[seat], cell, tile));
  if (G.held !== 0) return [["put"], ...cells(G.held).map((cell) => ["place", cell])];
  const tiles = [...Array(HIGHEST + 1).keys()].filter((tile) => G.middle[tile] > 0);
  const draws = G.stock.some((count) => count > 0) ? [["draw"]] : [];
  return [...draws, ...tiles.flatMap((tile) => cells(tile).map((cell) => ["pick", tile, cell]))];
}

// ── the server ────────────────────────────────────────────────────────────────────────────────────

function serve(port) {
  const { Server } = require("boardgame.io/server");
  const callback = () => console.log("ready");
  Server({ games: [game], origins: [/.*/] }).run({ port, callback, lobbyConfig: { apiPort: port + 1 } });
}

// ── the players ───────────────────────────────────────────────────────────────────────────────────

async function post(port, path, content) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port + 1}/games/garden/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(content),
  });
  return answer.json();
}

class Player {
  constructor(port, matchID, playerID, credentials, pace) {
    Object.assign(this, { matchID, playerID, credentials, pace, stateID: -1 });
    const { io } = require("socket.io-client");
    this.socket = io(`http://127.0.0.1:${port}/garden`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => this.socket.emit("sync", matchID, playerID, credentials, 2));
    this.socket.on("sync", (_, told) => this.look(told.state));
    this.socket.on("update", (_, state) => this.look(state));
  }

  look(state) {
    if (state._stateID <= this.stateID) return;
    if (this.stateID >= 0 && this.playerID === "0") moves += state._stateID - this.stateID;
    this.stateID = state._stateID;
    if (state.ctx.gameover === undefined && state.ctx.currentPlayer === this.playerID)
      setTimeout(() => this.move(state), 1000 * this.pace * (0.5 + Math.random()));
  }

  move(state) {
    const choices = legal(state.G, Number(this.playerID));
    if (choices.length === 0) return;
    const [type, ...args] = choices[Math.floor(Math.random() * choices.length)];
    const payload = { type, args, playerID: this.playerID, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.matchID, this.playerID);
  }
}

let moves = 0; // that have arrived at a player since the last look

async function play(port, tables, pace) {
  for (let table = 0; table < tables; table++) {
    const { matchID } = await post(port, "create", { numPlayers: 2 });
    for (const playerID of ["0", "1"]) {
      const joined = await post(port, `${matchID}/join`, { playerID, playerName: playerID });
      new Player(port, matchID, playerID, joined.playerCredentials, pace);
    }
  }
  console.log("ready");
  process.stdin.on("data", () => {
    console.log(String(moves));
    moves = 0;
  });
}

const [what, port, tables, pace] = process.argv.slice(2);
if (what === "serve") serve(Number(port));
else play(Number(port), Number(tables), Number(pace));
