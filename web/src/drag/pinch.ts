// Two fingers on the felt of a phone: larger or smaller tiles.

import type { Signal } from "@preact/signals";

const LEAST = 0.6;
const MOST = 1.5;

export function attachPinch(felt: HTMLElement, zoom: Signal<number>): () => void {
  let apart = 0;
  let began = 1;
  const distance = (touches: TouchList): number => {
    const [a, b] = [touches[0], touches[1]];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
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
    zoom.value = Math.max(LEAST, Math.min(MOST, wanted));
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
