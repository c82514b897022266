// The clock of each box, kept so that it goes on after a reload.

import { effect, type Signal, signal } from "@preact/signals";
import { keep, recall } from "../live/keep";
import { fresh, isTurnClock, type TurnClock } from "./clock";

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

/** Who begins has the first turn on the clock. */
export function setClockSeat(rulebook: string, seat: number): void {
  const clock = clockOf(rulebook);
  if (clock.value) clock.value = fresh(clock.value.seconds, seat);
}
