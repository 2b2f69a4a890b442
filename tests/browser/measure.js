// What is wrong with a page as it is seen now: a list of sentences, empty if nothing is.
// `whole`: the board must be seen without scrolling. Run in the page by tests/browser/test_sizes.py.
(whole) => {
  const LEAST = 11; // pixels of a letter's size
  const SLACK = 2; // pixels that rounding and round strokes may take
  const wrong = [];
  const style = (element) => getComputedStyle(element);
  const told = (element) => {
    const words = (element.getAttribute("aria-label") || element.textContent || "").trim();
    const name = `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith("svelte-")).join(".")}`;
    return `${name} "${words.replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const ancestors = function* (element) {
    for (let at = element.parentElement; at; at = at.parentElement) yield at;
  };
  const cuts = (value) => value !== "visible";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const cross = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const area = (r) => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top);
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".unseen") &&
    // Hidden from the eye, said to those who listen.
    style(element).clipPath !== "inset(50%)";
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left + element.clientLeft,
      top: box.top + element.clientTop,
      right: box.left + element.clientLeft + element.clientWidth,
      bottom: box.top + element.clientTop + element.clientHeight,
    };
  };

  // What is answered on the board is in sight, and of the rest no more than a line is not.
  // Texts of a hand are never given up: one of more than twelve cards is scrolled.
  const LINE = 18;
  const many = document.querySelectorAll("[data-mark=hand] .thing").length > 12;
  for (const board of whole && !many ? document.querySelectorAll("main.board") : []) {
    const below = board.scrollHeight - board.clientHeight;
    if (below > LINE) wrong.push(`${below} pixels of the board are below its window`);
    const bottom = inner(board).bottom + SLACK;
    for (const thing of board.querySelectorAll(".thing.offered"))
      if (thing.getBoundingClientRect().bottom + board.scrollTop > bottom)
        wrong.push(`offered below the window: ${told(thing)}`);
  }

  // Nothing scrolls sideways.
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  if (document.documentElement.scrollHeight > innerHeight + 1)
    wrong.push("the page is higher than its window");
  for (const element of document.querySelectorAll("body *"))
    if (
      scrolls(style(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      seen(element)
    )
      wrong.push(`scrolls sideways: ${told(element)}`);

  // How much of a box is left by what cuts it off; what can be scrolled to is not cut off.
  const left = (element, box) => {
    let rest = { ...box };
    let reach = true; // until something that scrolls is met, what is cut off is lost
    for (const over of ancestors(element)) {
      const { overflowX, overflowY, position } = style(over);
      if (cuts(overflowX) || cuts(overflowY)) {
        const room = inner(over);
        if (scrolls(overflowY) && over.scrollHeight > over.clientHeight + 1) reach = false;
        rest = cross(rest, {
          left: cuts(overflowX) ? room.left - SLACK : -Infinity,
          right: cuts(overflowX) ? room.right + SLACK : Infinity,
          top: reach && cuts(overflowY) ? room.top - SLACK : -Infinity,
          bottom: reach && cuts(overflowY) ? room.bottom + SLACK : Infinity,
        });
      }
      if (position === "fixed") break;
    }
    return reach ? cross(rest, page) : rest;
  };
  // What of it is on the screen now.
  const shown = (element, box) => {
    let rest = cross(box, page);
    for (const over of ancestors(element)) {
      const { overflowX, overflowY, position } = style(over);
      if (cuts(overflowX) || cuts(overflowY)) rest = cross(rest, inner(over));
      if (position === "fixed") break;
    }
    return rest;
  };

  // Nothing that can be pressed is covered or cut off.
  for (const button of document.querySelectorAll("button, a[href], input, select, summary")) {
    if (button.disabled || !seen(button)) continue;
    const box = button.getBoundingClientRect();
    if (area(box) < 4) continue;
    if (area(left(button, box)) < 0.8 * area(box)) {
      wrong.push(`cut off: ${told(button)}`);
      continue;
    }
    const part = shown(button, box);
    if (area(part) < 0.2 * area(box)) continue; // to be scrolled to
    const free = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (button.contains(hit) || hit.contains(button));
    };
    const [wide, high] = [part.right - part.left, part.bottom - part.top];
    let hits = 0;
    const points = 5;
    for (let x = 0; x < points; x++)
      for (let y = 0; y < points; y++)
        hits += free(part.left + ((x + 0.5) / points) * wide, part.top + ((y + 0.5) / points) * high);
    const strip = () =>
      [0.2, 0.5, 0.8].some(
        (at) =>
          free(part.left + 1, part.top + at * high) ||
          free(part.right - 1, part.top + at * high) ||
          free(part.left + at * wide, part.top + 1) ||
          free(part.left + at * wide, part.bottom - 1),
      );
    // Cards of one pile lie on each other; a strip of each is enough. Eras have things on them.
    const enough = button.closest("[data-layered]") ? hits > 0 || strip() : hits >= 0.5 * points * points;
    if (!enough) wrong.push(`covered (${hits} of 25 points are free): ${told(button)}`);
  }

  // No text is small, cut off, or under other text.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || !seen(element)) continue;
    if (["SCRIPT", "STYLE", "TITLE", "NOSCRIPT", "OPTION"].includes(element.tagName)) continue;
    const svg = element.closest("svg");
    const scale = svg?.viewBox.baseVal?.width
      ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
      : 1;
    const size = parseFloat(style(element).fontSize) * scale;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    if (size < LEAST - 0.05)
      wrong.push(`${size.toFixed(1)} px small: ${told(element)} "${node.textContent.trim().slice(0, 30)}"`);
    for (const box of boxes) {
      // The letters themselves are about 0.72 of the line's height.
      const high = Math.min(box.height, size * 1.05);
      const middle = (box.top + box.bottom) / 2;
      const letters = {
        left: box.left,
        right: box.right,
        top: middle - high / 2,
        bottom: middle + high / 2,
      };
      if (area(left(element, letters)) < 0.93 * area(letters)) {
        wrong.push(`text cut: ${told(element)} in ${told(element.parentElement)}`);
        break;
      }
      const now = shown(element, letters);
      if (area(now) > 0.5 * area(letters)) lines.push({ element, now });
    }
    for (const over of [element, ...ancestors(element)].slice(0, 3))
      if (style(over).textOverflow === "ellipsis" && over.scrollWidth > over.clientWidth + 1) {
        wrong.push(`text ends in dots: ${told(over)}`);
        break;
      }
  }
  for (let one = 0; one < lines.length; one++)
    for (let two = one + 1; two < lines.length; two++) {
      const a = lines[one];
      const b = lines[two];
      if (a.now.bottom < b.now.top || b.now.bottom < a.now.top) continue;
      const both = area(cross(a.now, b.now));
      if (both < 0.2 * Math.min(area(a.now), area(b.now)) || both < 6) continue;
      const x = (Math.max(a.now.left, b.now.left) + Math.min(a.now.right, b.now.right)) / 2;
      const y = (Math.max(a.now.top, b.now.top) + Math.min(a.now.bottom, b.now.bottom)) / 2;
      // Something opaque may lie between them: then only one of them is seen.
      const hit = document.elementFromPoint(x, y);
      const layered = a.element.closest("[data-layered]");
      if (!hit || (layered && layered === b.element.closest("[data-layered]"))) continue;
      if (a.element.closest("[popover], dialog") !== b.element.closest("[popover], dialog")) continue;
      if (a.element.closest("[data-floating]") !== b.element.closest("[data-floating]")) continue;
      wrong.push(`text on text: ${told(a.element)} and ${told(b.element)}`);
    }
  return [...new Set(wrong)];
}
