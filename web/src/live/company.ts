// The others at the table: what they say, and what all of them may ask of it besides the game.

import { type ReadonlySignal, signal } from "@preact/signals";
import said from "../../../src/optafel/table/company.json";
import type { ToServer, View } from "../core/wire";
import { hasText, t } from "../texts/texts";
import { announce } from "./announce";

/** In the order in which they are offered. */
export const PHRASES = said.phrases;

/** Without words: how each face is drawn. */
export const FACES = said.faces;
export type ReactionFace = keyof typeof FACES;

export function isFace(phrase: string): phrase is ReactionFace {
  return Object.hasOwn(FACES, phrase);
}

/** So long a phrase stands beside a name. */
const HEARD_MS = 6_000;

export interface Company {
  /** What was said a moment ago, by seat. */
  readonly heard: ReadonlySignal<ReadonlyMap<number, string>>;
  readonly hear: (seat: number, phrase: string) => void;
  readonly say: (phrase: string) => void;
  /** Add something to the shuffle that is still to be made. */
  readonly stir: (entropy: string) => void;
  readonly life: (type: "start" | "rematch" | "pause" | "resume") => void;
  readonly stop: () => void;
}

export function createCompany({
  view,
  send,
  stirred,
}: {
  readonly view: ReadonlySignal<View | null>;
  readonly send: (message: ToServer) => boolean;
  /** Told what was added to the shuffle. */
  readonly stirred: (entropy: string) => void;
}): Company {
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
      const name = view.value?.seats[seat]?.name;
      if (name === undefined || !hasText(`phrase-${phrase}`)) return;
      heard.value = new Map([...heard.value, [seat, phrase]]);
      clearTimeout(timers.get(seat));
      timers.set(
        seat,
        window.setTimeout(() => forget(seat), HEARD_MS),
      );
      if (seat !== view.value?.seat) announce(t("talk-said", { name, phrase: t(`phrase-${phrase}`) }));
    },
    say: (phrase) => {
      send({ type: "say", phrase });
    },
    stir: (entropy) => {
      stirred(entropy);
      send({ type: "stir", entropy });
    },
    life: (type) => {
      send({ type });
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
