// An agent in another language: it melds, claims and uses what it can, and draws otherwise.
// chronotable arena innovation --agents "random,program:node agent.js" --games 20
"use strict";

const readline = require("node:readline");

const LIKES = ["achieve:", "meld:", "dogma:", "card:", "yes", "draw"];

function chosen(options, turn) {
  for (const wish of LIKES) {
    const found = options.filter((key) => key.startsWith(wish));
    if (found.length) return found[turn % found.length];
  }
  return options[0];
}

let turn = 0;
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const { view } = JSON.parse(line);
  process.stdout.write(chosen(view.question.options, turn) + "\n");
  turn += 1;
});
