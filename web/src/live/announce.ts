// What a screen reader is told as it happens.

import { signal } from "@preact/signals";

export const announced = signal<{ readonly text: string; readonly count: number }>({ text: "", count: 0 });

export function announce(text: string): void {
  announced.value = { text, count: announced.value.count + 1 };
}
