// A field whose text is still there after a reload.

import { effect, type Signal, signal } from "@preact/signals";
import { isText, keep, recall } from "../live/keep";

export function keptText(name: string): Signal<string> {
  const text = signal(recall(name, isText) ?? "");
  effect(() => keep(name, text.value));
  return text;
}
