// Development only: one board, drawn from a fixture that harness/make.py wrote.
// /harness.html?game=innovation&fixture=late-2&seat=0&theme=light

import { mount } from "svelte";
import "../src/base.css";
import Harness from "./Harness.svelte";

const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "innovation";
const fixture = wish.get("fixture") ?? "early-2";
if (wish.get("theme") === "light") document.documentElement.dataset.theme = "light";

const answer = await fetch(`/harness/fixtures/${game}-${fixture}.json`);
if (!answer.ok) {
  document.body.textContent = `There is no fixture ${game}-${fixture}: run harness/make.py.`;
} else {
  mount(Harness, {
    target: document.getElementById("app")!,
    props: { fixture: await answer.json() },
  });
}
