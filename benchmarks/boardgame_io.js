// The same toy on boardgame.io, which keeps its games in memory.
const { Server } = require("boardgame.io/server");
const heap = {
  name: "heap",
  setup: () => ({ stones: 1000000, taken: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: ({ G }, count) => { G.stones -= count; G.taken += 1; } },
  endIf: ({ G, ctx }) => (G.stones <= 0 ? { winner: ctx.currentPlayer } : undefined),
};
const server = Server({ games: [heap], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("open"));
