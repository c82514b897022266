// The unfinished turn, sent to the server as it changes and kept in this browser too: the server's copy is of no use
// while it is out of reach.

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { newId } from "../core/chance";
import type { Rows } from "../core/draft";
import { notationOf, readMeant, writeTable } from "../core/notation";
import type { View } from "../core/wire";
import { forget, isObject, isTexts, keep, recall } from "./keep";
import type { Line } from "./line";
import type { Turn } from "./turn";

export interface Drafts {
  /** The table that a draft of this id said. */
  readonly rowsOf: (id: string) => Rows | undefined;
  readonly sendAgain: () => void;
  /** A turn began: take up what was already laid in it. */
  readonly turnCame: (view: View) => void;
  readonly stop: () => void;
}

interface Draft {
  readonly seat: number | null;
  /** The promise of its game: another one may begin from the same position. */
  readonly game?: string;
  /** How many turns had been made: the draft is of the next one. */
  readonly turns: number;
  readonly table: string[];
  /** What was left on the rack, in its order; drafts of before it was kept have none. */
  readonly rack?: string[];
}
const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  isTexts(value.table) &&
  typeof value.turns === "number" &&
  (value.game === undefined || typeof value.game === "string") &&
  (value.rack === undefined || isTexts(value.rack));

const DELAY_MS = 80;

export function keepDrafts({
  table,
  view,
  turn,
  mine,
  underWay,
  line,
}: {
  readonly table: string;
  readonly view: ReadonlySignal<View | null>;
  readonly turn: Turn;
  readonly mine: ReadonlySignal<boolean>;
  readonly underWay: ReadonlySignal<boolean>;
  readonly line: Line;
}): Drafts {
  const name = `draft.${table}`;
  const sent = signal<Rows | null>(null);
  let said = new Map<string, Rows>();

  const stop = effect(() => {
    const rows = turn.rows.value;
    const changed = turn.changed.value;
    const now = view.value;
    if (!mine.value || !now?.table) return;
    const lay = { rows: turn.base.value, table: now.table ?? [] };
    const lying = writeTable(now.family, rows, turn.known.value.faces, lay, turn.meant.value);
    const rack = turn.rack.value.map((tile) => turn.known.value.faces.get(tile) ?? "");
    const of = { seat: now.seat, game: now.commit, turns: now.turns.length };
    if (changed) keep(name, { ...of, table: lying, rack } satisfies Draft);
    else forget(name);
    const nothingToSay = rows === sent.value || (!changed && sent.value === null);
    if (nothingToSay || underWay.value || line.state.value !== "open") return;
    const timer = window.setTimeout(() => {
      const id = newId();
      said.set(id, rows);
      if (line.send({ type: "draft", id, table: changed ? lying : null })) sent.value = rows;
    }, DELAY_MS);
    return () => clearTimeout(timer);
  });

  return {
    rowsOf: (id) => said.get(id),
    sendAgain: () => {
      sent.value = null;
    },
    turnCame: (now) => {
      said = new Map();
      sent.value = null;
      if (now.phase === "over" || now.turn === null || now.turn !== now.seat) return;
      const kept = recall(name, isDraft);
      const same = kept?.game === undefined || kept.game === now.commit;
      const own = same && kept?.seat === now.seat && kept.turns === now.turns.length ? kept : null;
      const draft = own?.table ?? now.draft;
      if (!draft || typeof draft === "string") return;
      // What lies as it lay keeps its letters without anybody saying so.
      const worked = draft.map((row) => (now.table?.includes(row) ? "" : row));
      const { read } = notationOf(now.family);
      turn.restore(draft.map(read), (rows) => readMeant(now.family, rows, worked), own?.rack);
    },
    stop,
  };
}
