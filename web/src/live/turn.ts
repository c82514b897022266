// The turn on the table as the player works at it: the steps so far, the rack, what is chosen and what is in hand.
// It knows tiles and places, not rules; what a step is worth is the referee's to say.

import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from "@preact/signals";
import type { Aim } from "../core/aim";
import { compose, composeWithRoom, type Scene, type Window } from "../core/camera";
import { move, type Rows, sameRows, tilesOn } from "../core/draft";
import { NOTHING_PLACED, type Spot } from "../core/felt";
import { type Known, NOTHING_KNOWN, nameTiles } from "../core/identity";
import { type Meant, NOTHING_MEANT } from "../core/notation";
import { reorder, seenFirst } from "../core/rack";
import { type Face, type Order, sortTiles, type TileId } from "../core/tile";

export interface Step {
  readonly rows: Rows;
  readonly scene: Scene;
  readonly window: Window;
  readonly meant: Meant;
}
export interface Held {
  readonly tiles: readonly TileId[];
  readonly aim: Aim | null;
  readonly by: "pointer" | "keys";
}
/** What is on the screen: the table with what is in hand already lying where it would land. */
export interface Shown {
  readonly rows: Rows;
  readonly scene: Scene;
  readonly rack: readonly TileId[];
  readonly landing: ReadonlySet<TileId>;
  readonly window: Window;
}

export interface Turn {
  readonly known: ReadonlySignal<Known>;
  readonly rows: ReadonlySignal<Rows>;
  /** Where the rows lie, without room made for what is in hand. */
  readonly scene: ReadonlySignal<Scene>;
  readonly base: ReadonlySignal<Rows>;
  readonly rack: ReadonlySignal<readonly TileId[]>;
  /** The rack's order, with the tiles that lie on the table this turn in their old places. */
  readonly order: ReadonlySignal<readonly TileId[]>;
  /** Tiles that came from the rack this turn. */
  readonly laid: ReadonlySignal<ReadonlySet<TileId>>;
  readonly changed: ReadonlySignal<boolean>;
  /** What the player has said that jokers stand for. */
  readonly meant: ReadonlySignal<Meant>;
  readonly stepCount: ReadonlySignal<number>;
  readonly shown: ReadonlySignal<Shown>;
  readonly chosen: Signal<ReadonlySet<TileId>>;
  readonly held: Signal<Held | null>;
  readonly window: Signal<Window>;
  /** Whether the table may be touched: it is this player's turn and nothing is under way. */
  readonly open: Signal<boolean>;
  /** A replay that stands in front of the table. */
  readonly film: Signal<{ readonly frames: readonly Step[]; readonly at: number } | null>;
  readonly begin: (known: Known, order: readonly TileId[]) => void;
  /**
   * Lay a table that was worked on before; `meant` is read off once it is known which tile lies where, and `seen` is
   * what was left on the rack.
   */
  readonly restore: (
    table: readonly (readonly Face[])[],
    meant?: (rows: Rows) => Meant,
    seen?: readonly Face[],
  ) => boolean;
  readonly allows: (tiles: readonly TileId[], aim: Aim) => boolean;
  /** Put tiles down; a joker may be said to stand for a letter in the same step. */
  readonly put: (tiles: readonly TileId[], aim: Aim, letter?: string) => boolean;
  /** Say what a joker stands for, as a step of its own. */
  readonly mean: (joker: TileId, letter: string) => void;
  readonly takeBack: () => void;
  readonly reset: () => void;
  readonly sort: (order: Order) => void;
  readonly shuffle: () => void;
  readonly frames: (tables: readonly Rows[]) => Step[];
  /** Make the table so, as one step: for what is played by somebody else's hand. */
  readonly lay: (rows: Rows) => void;
}

/** Before anything is measured. */
const FIRST_WINDOW: Window = { width: 1, height: 1, sizes: [48], scrolls: true };

export function createTurn(): Turn {
  const window = signal<Window>(FIRST_WINDOW);
  const known = signal<Known>(NOTHING_KNOWN);
  const order = signal<readonly TileId[]>([]);
  const steps = signal<readonly Step[]>([layOut([], FIRST_WINDOW)]);
  const chosen = signal<ReadonlySet<TileId>>(new Set());
  const held = signal<Held | null>(null);
  const open = signal(false);
  const film = signal<{ frames: readonly Step[]; at: number } | null>(null);

  const now = computed(() => steps.value.at(-1) ?? layOut([], window.value));
  const rows = computed(() => now.value.rows);
  const base = computed(() => steps.value[0]?.rows ?? []);
  const rack = computed(() => rackOf(order.value, rows.value));
  const laid = computed(() => {
    const mine = new Set(order.value);
    return new Set([...tilesOn(rows.value)].filter((tile) => mine.has(tile)));
  });

  const shown = computed((): Shown => {
    const playing = film.value?.frames[film.value.at];
    if (playing) return { ...playing, rack: rack.value, landing: NO_TILES };
    const step = now.value;
    const hand = held.value;
    if (!hand?.aim) return { ...step, rack: rack.value, landing: new Set(hand?.tiles) };
    const after = move(step.rows, hand.tiles, hand.aim.goal);
    const scene = compose(
      after,
      step.scene.placed,
      step.window,
      step.scene.tile,
      wishOf(step.rows, after, hand.aim),
    );
    const newOrder =
      hand.aim.goal.on === "rack"
        ? reorder(order.value, rack.value, hand.tiles, hand.aim.goal.index)
        : order.value;
    return { ...step, rows: after, scene, rack: rackOf(newOrder, after), landing: new Set(hand.tiles) };
  });

  // A window of another size shows the same table anew; earlier steps follow when they are taken back to.
  effect(() => {
    const size = window.value;
    untracked(() => {
      const last = steps.value.at(-1);
      if (!last || last.window === size) return;
      steps.value = [...steps.value.slice(0, -1), layOut(last.rows, size, last)];
    });
  });

  const push = (after: Rows, spot?: Aim, meant = now.value.meant) => {
    const step = now.value;
    const wish = spot ? wishOf(step.rows, after, spot) : undefined;
    const scene = composeWithRoom(after, step.scene.placed, window.value, step.scene.tile, wish);
    steps.value = [...steps.value, { rows: after, scene, window: window.value, meant }];
  };

  /** A whole row put down elsewhere: the table is the same, it only lies otherwise. */
  const settleAt = (same: Rows, aim: Aim) => {
    const step = now.value;
    const scene = compose(
      same,
      step.scene.placed,
      window.value,
      step.scene.tile,
      wishOf(step.rows, same, aim),
    );
    const { meant } = step;
    steps.value = [...steps.value.slice(0, -1), { rows: same, scene, window: window.value, meant }];
  };

  const allows = (tiles: readonly TileId[], aim: Aim): boolean => {
    if (aim.goal.on !== "rack") return open.value;
    const mine = new Set(order.value);
    return (
      tiles.every((tile) => mine.has(tile)) &&
      (open.value || tiles.every((tile) => rack.value.includes(tile)))
    );
  };

  return {
    known,
    rows,
    scene: computed(() => now.value.scene),
    base,
    rack,
    order,
    laid,
    meant: computed(() => now.value.meant),
    changed: computed(() => !sameRows(base.value, rows.value)),
    stepCount: computed(() => steps.value.length - 1),
    shown,
    chosen,
    held,
    window,
    open,
    film,
    begin: (next, nextOrder) => {
      batch(() => {
        const last = now.value;
        known.value = next;
        order.value = nextOrder;
        steps.value = [{ ...layOut(next.rows, window.value, last), meant: NOTHING_MEANT }];
        chosen.value = new Set();
        held.value = null;
      });
    },
    restore: (table, meant, seen = []) => {
      const stood = seenFirst(order.value, seen, known.value.faces);
      const draft = nameTiles({ ...known.value, rack: stood }, table, []);
      const foreign = draft.rows.some((row) => row.tiles.some((tile) => !known.value.faces.has(tile)));
      const lost = [...tilesOn(base.value)].some((tile) => !tilesOn(draft.rows).has(tile));
      if (foreign || lost || sameRows(base.value, draft.rows)) return false;
      push(draft.rows, undefined, meant?.(draft.rows));
      return true;
    },
    allows,
    put: (tiles, aim, letter) => {
      if (tiles.length === 0 || !allows(tiles, aim)) return false;
      batch(() => {
        if (aim.goal.on === "rack") order.value = reorder(order.value, rack.value, tiles, aim.goal.index);
        const after = move(rows.value, tiles, aim.goal);
        if (!sameRows(after, rows.value)) push(after, aim, meantAfter(now.value.meant, tiles, letter));
        else if (aim.spot) settleAt(after, aim);
        chosen.value = new Set();
        held.value = null;
      });
      return true;
    },
    mean: (joker, letter) => {
      if (!open.value) return;
      batch(() => {
        // The rows anew: what they say has changed, and the referee is asked again.
        push([...rows.value], undefined, new Map(now.value.meant).set(joker, letter));
        chosen.value = new Set();
      });
    },
    takeBack: () => {
      if (!open.value || steps.value.length < 2) return;
      batch(() => {
        const left = steps.value.slice(0, -1);
        const last = left.at(-1);
        steps.value =
          last && last.window !== window.value
            ? [...left.slice(0, -1), layOut(last.rows, window.value, last)]
            : left;
        chosen.value = new Set();
        held.value = null;
      });
    },
    reset: () => {
      if (!open.value || steps.value.length < 2) return;
      batch(() => {
        steps.value = [layOut(base.value, window.value, steps.value[0])];
        chosen.value = new Set();
        held.value = null;
      });
    },
    sort: (by) => {
      order.value = sortTiles(order.value, known.value.faces, by);
    },
    shuffle: () => {
      const keyed = order.value.map((tile) => ({ tile, at: Math.random() }));
      order.value = keyed.sort((a, b) => a.at - b.at).map((one) => one.tile);
    },
    lay: (next) => push(next),
    frames: (tables) => {
      const frames: Step[] = [];
      for (const table of tables) frames.push(layOut(table, window.value, frames.at(-1) ?? now.value));
      return frames;
    },
  };
}

const NO_TILES: ReadonlySet<TileId> = new Set();

/** A window so much wider or narrower that the table is laid afresh: a phone that is turned, the first measure. */
const ANOTHER_WINDOW = 0.25;

function layOut(rows: Rows, window: Window, before?: Step): Step {
  const kept = before && Math.abs(before.window.width - window.width) < ANOTHER_WINDOW * window.width;
  const scene = composeWithRoom(rows, kept ? before.scene.placed : NOTHING_PLACED, window);
  return { rows, scene, window, meant: before?.meant ?? NOTHING_MEANT };
}

/** A joker that goes elsewhere stands for whatever fits there, unless it is said. */
function meantAfter(meant: Meant, moved: readonly TileId[], letter?: string): Meant {
  const still = [...meant].filter(([tile]) => !moved.includes(tile));
  return new Map(letter === undefined ? still : [...still, ...moved.map((tile) => [tile, letter] as const)]);
}

function rackOf(order: readonly TileId[], rows: Rows): TileId[] {
  const lying = tilesOn(rows);
  return order.filter((tile) => !lying.has(tile));
}

/** The row that came about by an aim at the felt, and where it was aimed. */
function wishOf(before: Rows, after: Rows, aim: Aim): { row: number; spot: Spot } | undefined {
  if (aim.goal.on !== "felt" || !aim.spot) return undefined;
  const old = new Set(before.map((row) => row.id));
  const made = after.find((row) => !old.has(row.id));
  return made && { row: made.id, spot: aim.spot };
}
