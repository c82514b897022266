// The clock of each box, kept so that it goes on after a reload. Whose turn it times is the sheet's to say.

import { effect, type Signal, signal } from "@preact/signals";
import { keep, recall } from "../live/keep";
import { isTurnClock, type TurnClock } from "./clock";

const clocks = new Map<string, Signal<TurnClock | null>>();

export function clockOf(rulebook: string): Signal<TurnClock | null> {
  const there = clocks.get(rulebook);
  if (there) return there;
  const name = `companion.${rulebook}.clock`;
  const clock = signal(recall(name, isTurnClock));
  effect(() => {
    if (clock.value) keep(name, clock.value);
  });
  clocks.set(rulebook, clock);
  return clock;
}

/** Change the clock, if it has ever been looked at. */
export function setClock(rulebook: string, change: (clock: TurnClock) => TurnClock): void {
  const clock = clockOf(rulebook);
  if (clock.value) clock.value = change(clock.value);
}
