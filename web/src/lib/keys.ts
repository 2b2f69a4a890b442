// Keys that work anywhere on a page, unless somebody is writing or a dialog is open.

import { latin } from "./arrows";

const WRITING = "input:not([type=range]), textarea, select, [contenteditable]";

/** Listen for keys: `act` is told the key, as a Latin keyboard has it, and says whether it was one. */
export function pageKeys(
  act: (key: string, target: HTMLElement, event: KeyboardEvent) => boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (document.querySelector("dialog:modal") || target.closest("dialog")) return;
    if (target.closest(WRITING)) return;
    if (act(latin(event), target, event)) event.preventDefault();
  };
}
