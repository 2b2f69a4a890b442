// The window that the page is seen through. The style sheets ask the same questions.

import { MediaQuery } from "svelte/reactivity";

/** An upright phone: one thing is seen at a time, and tabs lead from one to the other. */
export const phone = new MediaQuery(
  "(max-width: 559px), (max-width: 700px) and (min-height: 521px)",
);

/** Wide enough for the log beside the board; with less it is a drawer. */
export const wide = new MediaQuery("(min-width: 1100px) and (min-height: 521px)");

/** Room enough that the log stands there unless somebody folds it. On a low window the board needs
 * the width, as it has not the height. */
export const ample = new MediaQuery("(min-width: 1340px) and (min-height: 700px)");

/** Low and wide, as a phone on its side: what is asked stands beside the board. */
export const low = new MediaQuery("(min-width: 560px) and (max-height: 520px)");

/** Large screens, on which letters and everything measured in them are larger (`base.css`). */
export const large = new MediaQuery("(min-width: 1720px) and (min-height: 820px)");
export const vast = new MediaQuery("(min-width: 2300px) and (min-height: 1100px)");

/** The screen of a room is looked at from far away: all letters are so many times as large. A
 * tablet lies nearer, and has less room. */
export const far = $state({ seen: false });
const tablet = new MediaQuery("(max-width: 1279px)");
export const fromAfar = (): number => (!far.seen ? 1 : tablet.current ? 1.125 : 1.25);
