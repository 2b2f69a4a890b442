// Addresses in what people say can be pressed; everything else stays text.

export interface Piece {
  text: string;
  address?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
const TRAILING = /[.,;:!?)\]}»”]+$/; // belongs to the sentence

/** A line in pieces: words, and addresses of pages that a browser may open. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(ADDRESS)) {
    const text = match[0].replace(TRAILING, "");
    if (!URL.canParse(text)) continue;
    if (match.index > at) found.push({ text: line.slice(at, match.index) });
    found.push({ text, address: new URL(text).href });
    at = match.index + text.length;
  }
  if (at < line.length) found.push({ text: line.slice(at) });
  return found;
}
