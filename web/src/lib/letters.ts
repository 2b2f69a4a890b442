// How much room words take on a card, roughly, before they are drawn.

const measured = new Map<string, number>();

/** How many letters wide the text is: Cyrillic ones are a little wider. */
export function breadth(text: string): number {
  let wide = measured.get(text);
  if (wide === undefined) {
    const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
    measured.set(text, (wide = text.length + 0.1 * cyrillic));
  }
  return wide;
}

/** How wide its widest word is, which has to fit on a line. */
export function widest(text: string): number {
  return Math.max(...text.split(/[ -]/).map(breadth));
}

const VOWELS = "aeiouyáéíóúůýěąęаеёиоуыэюя";
const LONG = 8; // words with fewer letters are not broken

/** Where a long word may be broken, marked by soft hyphens: between syllables, never near an edge.
 *  Browsers have no rules of hyphenation for all our languages on all machines. */
export function hyphened(text: string): string {
  let told = broken.get(text);
  if (told === undefined) broken.set(text, (told = breakable(text)));
  return told;
}

const broken = new Map<string, string>();

function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const vowel = (at: number): boolean => VOWELS.includes(word[at]?.toLowerCase() ?? " ");
    let told = "";
    for (let at = 0; at < word.length; at++) {
      // A syllable begins with the last consonant before a vowel; signs of softness stay.
      const begins = at >= 3 && at <= word.length - 3 && !vowel(at) && vowel(at + 1);
      const syllable = [...word.slice(0, at)].some((_, before) => vowel(before));
      if (begins && syllable && !/[ьъй]/i.test(word[at]!)) told += "\u00ad";
      told += word[at];
    }
    return told;
  });
}
