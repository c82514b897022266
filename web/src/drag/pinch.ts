// Two fingers on the felt or the board of a phone: larger or smaller tiles.

import type { Signal } from "@preact/signals";

export interface Zooms {
  readonly least: number;
  readonly most: number;
  /** Whether what lies there grows as a whole: then what is between the fingers stays there. */
  readonly grows: boolean;
}
const OF_TILES: Zooms = { least: 0.6, most: 1.5, grows: false };
export const OF_BOARD: Zooms = { least: 1, most: 3, grows: true };

export function attachPinch(felt: HTMLElement, zoom: Signal<number>, zooms: Zooms = OF_TILES): () => void {
  let apart = 0;
  let began = 1;
  const distance = (touches: TouchList): number => {
    const [a, b] = [touches[0], touches[1]];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };
  const stayBetween = ([a, b]: TouchList, by: number) => {
    if (!a || !b || by === 1) return;
    const box = felt.getBoundingClientRect();
    const x = (a.clientX + b.clientX) / 2 - box.left;
    const y = (a.clientY + b.clientY) / 2 - box.top;
    const [left, top] = [(felt.scrollLeft + x) * by - x, (felt.scrollTop + y) * by - y];
    requestAnimationFrame(() => felt.scrollTo(left, top));
  };
  const start = (event: TouchEvent) => {
    if (event.touches.length !== 2) return;
    apart = distance(event.touches);
    began = zoom.value;
  };
  const move = (event: TouchEvent) => {
    if (event.touches.length !== 2 || apart === 0) return;
    if (event.cancelable) event.preventDefault();
    // In steps of a twentieth: tiles stay sharp, and the table is not laid anew for every pixel.
    const wanted = Math.round(((began * distance(event.touches)) / apart) * 20) / 20;
    const before = zoom.value;
    zoom.value = Math.max(zooms.least, Math.min(zooms.most, wanted));
    if (zooms.grows) stayBetween(event.touches, zoom.value / before);
  };
  const end = (event: TouchEvent) => {
    if (event.touches.length < 2) apart = 0;
  };
  felt.addEventListener("touchstart", start, { passive: true });
  felt.addEventListener("touchmove", move, { passive: false });
  felt.addEventListener("touchend", end);
  felt.addEventListener("touchcancel", end);
  return () => {
    felt.removeEventListener("touchstart", start);
    felt.removeEventListener("touchmove", move);
    felt.removeEventListener("touchend", end);
    felt.removeEventListener("touchcancel", end);
  };
}
