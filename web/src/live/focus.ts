// The focus never falls off the page: when what had it goes away, it goes to where the page goes on.

/** Where the page goes on, the best place first: how a game ended, the tile or square in hand, what a page is about. */
const GOES_ON = [".over h1", ".stage [tabindex='0']", "main h1", "main"];

function place(): HTMLElement | null {
  for (const wanted of GOES_ON) {
    const found = document.querySelector<HTMLElement>(wanted);
    if (found) return found;
  }
  return null;
}

/** Put the focus on something that is read, not pressed. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function keepFocus(root: Node): void {
  let held: Element | null = null;
  /** Put here because there was nothing better yet. */
  let waiting: Element | null = null;
  document.addEventListener("focusin", (event) => {
    held = event.target instanceof Element ? event.target : null;
  });
  // Who clicks beside everything lets go, as on every page. Whether the element itself goes is seen a moment later.
  document.addEventListener("focusout", ({ target }) => {
    queueMicrotask(() => {
      if (held === target && held?.isConnected && document.activeElement !== held) held = null;
    });
  });
  new MutationObserver(() => {
    const active = document.activeElement;
    const lost = held !== null && !held.isConnected && (active === null || active === document.body);
    if (!lost && (waiting === null || active !== waiting)) return;
    const next = place();
    if (!next || next === active) return;
    waiting = next.tagName === "MAIN" ? next : null;
    focusOn(next);
  }).observe(root, { childList: true, subtree: true });
}
