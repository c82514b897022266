// What a screen reader is told as it happens.

import { signal } from "@preact/signals";

interface Announced {
  readonly text: string;
  readonly count: number;
  /** When it was said, on the page's own clock. */
  readonly at: number;
}
export const announced = signal<Announced>({ text: "", count: 0, at: Number.NEGATIVE_INFINITY });

export function announce(text: string): void {
  announced.value = { text, count: announced.value.count + 1, at: performance.now() };
}
