// A game on its way from one page to another: the record travels behind the # of the address,
// which no server is sent, so it may come from anywhere. Whoever reads it decides what becomes
// of it.

/** A game on paper, as far as we look at it; `chairs` are who sat where it comes from. */
export interface Paper {
  game: string;
  seats: number;
  result?: unknown;
  chairs?: string[];
}

const SIGN = "#bring=";
const LARGEST = 4 * 1024 * 1024;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const changed = new Blob([bytes]).stream().pipeThrough(change as TransformStream);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = changed.getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<
      Uint8Array<ArrayBuffer>
    >;
    if (done) break;
    size += value.byteLength;
    if (size > LARGEST) throw new Error("too large");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** What to write behind an address, so that the page there is brought this record. */
export async function packed(record: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(record),
    new CompressionStream("deflate-raw"),
  );
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return SIGN + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text: string): Promise<string> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/** The record that this text is; null if it is none. */
export function paper(text: string): Paper | null {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof told !== "object" || told === null) return null;
  const { game, seats } = told as Partial<Paper>;
  return typeof game === "string" && typeof seats === "number" ? (told as Paper) : null;
}

// Read once, when the page begins, and taken out of the address.
const brought = location.hash.startsWith(SIGN) ? location.hash.slice(SIGN.length) : "";
if (brought) history.replaceState(null, "", location.pathname + location.search);
let waiting = brought;

/** What was brought here, once; null if nothing was, undefined if it cannot be read. */
export async function takeBrought(): Promise<Paper | null | undefined> {
  if (!waiting) return null;
  const text = waiting;
  waiting = "";
  try {
    return paper(await unpacked(text)) ?? undefined;
  } catch {
    return undefined;
  }
}
