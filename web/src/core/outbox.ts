// Moves on their way. A move keeps its id until the server has it on disk or refuses it, so that sending it again
// after a lost connection is safe.

import type { Move } from "./wire";

export interface Sent {
  readonly id: string;
  readonly number: number;
  readonly move: Move;
}
export type Outbox = readonly Sent[];

export function put(outbox: Outbox, sent: Sent): Outbox {
  return [...outbox, sent];
}

/** Acknowledged or refused: either way it is no longer under way. */
export function settle(outbox: Outbox, id: string): Outbox {
  return outbox.filter((sent) => sent.id !== id);
}

/** How long to wait before the next try at a connection, in ms: doubling to a limit, spread by `chance` (0..1). */
export function retryDelay(attempt: number, chance: number): number {
  const most = Math.min(15_000, 400 * 2 ** attempt);
  return Math.round(most * (0.5 + chance / 2));
}
