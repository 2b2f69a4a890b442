// The engine of this device: Python in a thread of its own, so that the page never waits for it.
//
// It is the same Python as on a server (`chronotable.local`), on Pyodide, which lies beside the
// page. The page says `Wanted`, and is told `Told`.

import { Shelf } from "./shelf";

export type Wanted =
  | { do: "start"; base: string; me: string }
  | { do: "ask"; number: number; method: string; path: string; body: string }
  | { do: "open" | "close"; line: number; table: string }
  | { do: "say"; line: number; text: string }
  | { do: "guests"; names: string[] };

export type Told =
  | { kind: "progress"; share: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; number: number; status: number; text: string }
  | { kind: "heard"; line: number; text: string };

/** What `chronotable.local.browser` gives us. */
interface Engine {
  answer(method: string, path: string, body: string): Promise<{ toJs(): [number, string] }>;
  open(line: number, table: string, say: (text: string) => void): void;
  hear(line: number, text: string): Promise<void>;
  close(line: number): void;
  guests(names: string[]): void;
}

interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPythonAsync(code: string): Promise<unknown>;
}

const tell = (told: Told): void => postMessage(told);
let engine: Promise<Engine> | null = null;

/** Fetch a file, and say how much of all has come. */
async function fetched(address: string, came: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const parts: Uint8Array[] = [];
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    came(value.byteLength);
  }
  return new Blob(parts as BlobPart[]).arrayBuffer();
}

async function start(base: string, me: string): Promise<Engine> {
  const sizes = (await (await fetch(`${base}data/engine.json`)).json()) as Record<string, number>;
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let came = 0;
  const coming = (bytes: number): void => {
    came += bytes;
    tell({ kind: "progress", share: Math.min(0.7, (0.7 * came) / whole) });
  };
  // Fetched once here for the progress; the browser's cache has it when Pyodide asks again.
  const [code] = await Promise.all(Object.keys(sizes).map((each) => fetched(base + each, coming)));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: `${base}pyodide/` });
  tell({ kind: "progress", share: 0.85 });
  python.unpackArchive(code!, "zip", { extractDir: "/engine" });
  const begin = (await python.runPythonAsync(
    "import sys; sys.path.insert(0, '/engine')\nfrom chronotable.local.browser import start\nstart",
  )) as (shelf: Shelf, me: string) => Promise<Engine>;
  const begun = await begin(await Shelf.open(), me);
  tell({ kind: "progress", share: 1 });
  tell({ kind: "ready" });
  return begun;
}

async function act(wanted: Wanted): Promise<void> {
  if (wanted.do === "start") {
    engine = start(wanted.base, wanted.me);
    await engine;
    return;
  }
  const ours = await engine!;
  switch (wanted.do) {
    case "ask": {
      const { number, method, path, body } = wanted;
      const [status, text] = (await ours.answer(method, path, body)).toJs();
      tell({ kind: "answer", number, status, text });
      break;
    }
    case "open":
      ours.open(wanted.line, wanted.table, (text) =>
        tell({ kind: "heard", line: wanted.line, text }),
      );
      break;
    case "say":
      await ours.hear(wanted.line, wanted.text);
      break;
    case "close":
      ours.close(wanted.line);
      break;
    case "guests":
      ours.guests(wanted.names);
      break;
  }
}

addEventListener("message", (event: MessageEvent<Wanted>) => {
  act(event.data).catch((error: unknown) => {
    const why = String(error);
    if (event.data.do === "ask")
      tell({ kind: "answer", number: event.data.number, status: 500, text: "" });
    else tell({ kind: "failed", why });
    console.error(why);
  });
});
