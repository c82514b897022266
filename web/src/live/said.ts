// What the others say: a set phrase or a face beside their name, for a moment.

import { type ReadonlySignal, signal } from "@preact/signals";

/** In the order in which they are offered. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thinking",
  "your-turn",
  "oops",
  "thanks",
  "good-game",
  "one-more",
] as const;
export const FACES = ["smile", "laugh", "wow", "sad"] as const;
export type ReactionFace = (typeof FACES)[number];

export function isFace(phrase: string): phrase is ReactionFace {
  return FACES.some((face) => face === phrase);
}

const HEARD_MS = 6_000;

export interface Talk {
  /** By seat. */
  readonly heard: ReadonlySignal<ReadonlyMap<number, string>>;
  readonly hear: (seat: number, phrase: string) => void;
  readonly stop: () => void;
}

export function createTalk(): Talk {
  const heard = signal<ReadonlyMap<number, string>>(new Map());
  const timers = new Map<number, number>();
  const forget = (seat: number) => {
    const left = new Map(heard.value);
    left.delete(seat);
    heard.value = left;
  };
  return {
    heard,
    hear: (seat, phrase) => {
      heard.value = new Map([...heard.value, [seat, phrase]]);
      clearTimeout(timers.get(seat));
      timers.set(
        seat,
        window.setTimeout(() => forget(seat), HEARD_MS),
      );
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
