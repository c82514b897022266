// Moves on their way: at most one, sent again until the server has it or refuses it.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { newId } from "../core/chance";
import { type Outbox, put, settle } from "../core/outbox";
import type { Move, ToServer } from "../core/wire";

export interface Moves {
  readonly underWay: ReadonlySignal<boolean>;
  /** Send a move that rests on the state of this number. */
  readonly send: (move: Move, number: number) => void;
  /** The server has spoken of this id; whether it was a move of ours. */
  readonly settled: (id: string) => boolean;
  readonly sendAgain: () => void;
  readonly stop: () => void;
}

const RESEND_AFTER_MS = 5_000;

export function createMoves(send: (message: ToServer) => void): Moves {
  const outbox = signal<Outbox>([]);
  const sendAgain = () => {
    for (const sent of outbox.value) send({ type: "move", ...sent });
  };
  const resend = window.setInterval(sendAgain, RESEND_AFTER_MS);
  return {
    underWay: computed(() => outbox.value.length > 0),
    send: (move, number) => {
      const sent = { id: newId(), number, move };
      outbox.value = put(outbox.value, sent);
      send({ type: "move", ...sent });
    },
    settled: (id) => {
      const ours = outbox.value.some((sent) => sent.id === id);
      outbox.value = settle(outbox.value, id);
      return ours;
    },
    sendAgain,
    stop: () => clearInterval(resend),
  };
}
