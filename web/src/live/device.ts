// Who is at this device: one seat, several that share it, or a watcher. It says hello for them and knows who holds it.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { askAgain, judgesHere, met, nextHolder, nextUnknown, seatingOf, show } from "../core/seating";
import type { ToServer, View } from "../core/wire";
import { language } from "../texts/texts";

/** Who sits here: the keys of the seats on this device, or a spectator's secret. */
export interface Pass {
  readonly keys: readonly string[];
  readonly watch?: string;
}

export interface Device {
  readonly hello: () => void;
  /** The key of the seat that is shown. */
  readonly key: () => string | null;
  /** Several people here: whether it is known which seat each key has. Before that nothing is shown. */
  readonly knows: (next: View) => boolean;
  /** A view is shown after another. */
  readonly saw: (last: View | null, next: View) => void;
  /** Another seat of this device is to be shown: hand over. */
  readonly handOver: ReadonlySignal<number | null>;
  readonly sitAs: (seat: number) => void;
  /** Several people here, and a play that each of them may doubt. */
  readonly judges: ReadonlySignal<readonly number[]>;
  /** What is said next is said by this seat; nobody takes the device. */
  readonly speakAs: (seat: number) => void;
}

export function createDevice(
  pass: Pass,
  view: ReadonlySignal<View | null>,
  send: (message: ToServer) => boolean,
  /** What whoever has this key adds to the shuffle. */
  stirOf: (key: string) => string,
): Device {
  const seating = signal(seatingOf(pass.keys));
  const holder = signal<number | null>(null);
  let taking: number | null = null;

  const hello = () => {
    const key = seating.value.shown;
    if (key !== null) send({ type: "hello", key, lang: language.value, entropy: stirOf(key), changes: true });
    else if (pass.watch) send({ type: "hello", watch: pass.watch, lang: language.value, changes: true });
  };
  const sit = (key: string) => {
    seating.value = show(seating.value, key);
    hello();
  };
  return {
    hello,
    key: () => seating.value.shown,
    knows: (next) => {
      if (next.seat !== null) seating.value = met(seating.value, next.seat);
      const unknown = nextUnknown(seating.value);
      if (pass.keys.length < 2 || unknown === null) return true;
      sit(unknown);
      return false;
    },
    saw: (last, next) => {
      const begins = last?.phase === "waiting" && next.phase !== "waiting";
      if (begins && pass.keys.length > 1 && last.seats.length !== next.seats.length)
        seating.value = askAgain(seating.value);
      if (taking !== null && taking === next.seat) holder.value = taking;
    },
    handOver: computed(() => view.value && nextHolder(seating.value, view.value, holder.value)),
    judges: computed(() => (view.value ? judgesHere(seating.value, view.value) : [])),
    speakAs: (seat) => {
      const key = seating.value.seats.get(seat);
      if (key !== undefined && key !== seating.value.shown) sit(key);
    },
    sitAs: (seat) => {
      const key = seating.value.seats.get(seat);
      taking = seat;
      if (view.value?.seat === seat) holder.value = seat;
      else if (key !== undefined) sit(key);
    },
  };
}
