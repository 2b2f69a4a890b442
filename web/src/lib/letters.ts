// How much room words take on a card, roughly, before they are drawn.

/** How many letters wide the text is: Cyrillic ones are a little wider. */
export function breadth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Cyrillic}/u.test(letter) ? 1.1 : 1),
    0,
  );
}

/** How wide its widest word is, which has to fit on a line. */
export function widest(text: string): number {
  return Math.max(...text.split(/[ -]/).map(breadth));
}
