// A turn at the board of the crossword: tiles laid square by square, what the referee says of them, and the cursor
// for typing.

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  BLANK,
  type Cursor,
  isTaken,
  type Laid,
  type LaidTile,
  nextFree,
  type Place,
  readBoard,
  readPlay,
  stepFrom,
  writePlay,
} from "../core/board";
import { newId } from "../core/chance";
import type { TileId } from "../core/tile";
import type { Ruling, View } from "../core/wire";
import { knock } from "./sounds";
import type { Turn } from "./turn";

export interface BoardTurn {
  readonly size: ReadonlySignal<number>;
  readonly squares: ReadonlySignal<readonly string[]>;
  readonly laid: ReadonlySignal<Laid>;
  readonly rack: ReadonlySignal<readonly TileId[]>;
  readonly cursor: Signal<Cursor>;
  /** A tile of the rack that goes to the next square that is touched. */
  readonly chosen: Signal<TileId | null>;
  /** A blank that waits to be told its letter. */
  readonly asking: Signal<{ readonly tile: TileId; readonly place: Place } | null>;
  readonly play: ReadonlySignal<string | null>;
  readonly ruling: ReadonlySignal<Ruling | null>;
  readonly put: (tile: TileId, place: Place) => void;
  readonly name: (letter: string) => void;
  readonly lift: (place: Place) => void;
  readonly type: (letter: string) => boolean;
  readonly back: () => void;
  readonly recall: () => void;
  /** Lay a play that is written down. */
  readonly lay: (play: string) => void;
  /** Lay these and nothing else, each with a tile of one's own. */
  readonly layAll: (letters: readonly Lettered[]) => void;
  readonly heard: (id: string, ruling: Ruling) => void;
  /** A view came: what can no longer lie there goes back to the rack. */
  readonly turnCame: (view: View) => void;
  readonly sendAgain: () => void;
  readonly stop: () => void;
}

/** A letter on a square. */
export type Lettered = Omit<LaidTile, "tile"> & { readonly place: Place };

const DELAY_MS = 80;

export function createBoardTurn(
  view: ReadonlySignal<View | null>,
  turn: Turn,
  mine: ReadonlySignal<boolean>,
  send: (id: string, play: string | null) => boolean,
): BoardTurn {
  const laid = signal<Laid>(new Map());
  const cursor = signal<Cursor>({ place: 112, across: true }); // the centre of the usual board
  const chosen = signal<TileId | null>(null);
  const asking = signal<{ tile: TileId; place: Place } | null>(null);
  const answer = signal<{ play: string; ruling: Ruling } | null>(null);
  const asked = signal(0);
  const sent = new Map<string, string>();
  let lastSent: string | null = null;

  const size = computed(() => view.value?.board?.length ?? 15);
  const squares = computed(() => readBoard(view.value?.board ?? []));
  const play = computed(() => writePlay(squares.value, laid.value, size.value));
  const rack = computed(() => {
    const away = new Set([...laid.value.values()].map((one) => one.tile));
    return turn.order.value.filter((tile) => !away.has(tile));
  });

  const lay = (place: Place, tile: LaidTile) => {
    const next = new Map(laid.value);
    for (const [at, one] of next) if (one.tile === tile.tile) next.delete(at);
    next.set(place, tile);
    laid.value = next;
    knock();
  };
  const put = (tile: TileId, place: Place) => {
    if (!mine.value || (isTaken(squares.value, laid.value, place) && laid.value.get(place)?.tile !== tile))
      return;
    const face = turn.known.value.faces.get(tile) ?? "";
    const before = [...laid.value.values()].find((one) => one.tile === tile);
    batch(() => {
      chosen.value = null;
      if (before) lay(place, before);
      else if (face === BLANK) asking.value = { tile, place };
      else lay(place, { tile, letter: face.replace(/[[\]]/g, ""), blank: false });
    });
  };
  const advance = () => {
    const { place, across } = cursor.value;
    const next = stepFrom(place, size.value, across, 1);
    if (next !== null) cursor.value = { place: next, across };
  };
  const lift = (place: Place) => {
    const next = new Map(laid.value);
    if (next.delete(place)) laid.value = next;
  };

  const stop = effect(() => {
    const now = play.value;
    asked.value;
    if (!mine.value || view.value?.family !== "crossword" || now === lastSent) return;
    const timer = window.setTimeout(() => {
      const id = newId();
      if (now !== null) sent.set(id, now);
      if (send(id, now)) lastSent = now;
    }, DELAY_MS);
    return () => clearTimeout(timer);
  });

  return {
    size,
    squares,
    laid,
    rack,
    cursor,
    chosen,
    asking,
    play,
    ruling: computed(() => (answer.value && answer.value.play === play.value ? answer.value.ruling : null)),
    put,
    name: (letter) => {
      const wish = asking.value;
      if (!wish) return;
      asking.value = null;
      lay(wish.place, { tile: wish.tile, letter, blank: true });
    },
    lift,
    type: (typed) => {
      if (!mine.value) return false;
      const letter = typed.toUpperCase();
      const place = nextFree(squares.value, laid.value, size.value, cursor.value);
      const { faces } = turn.known.value;
      const tile =
        rack.value.find((one) => faces.get(one) === letter) ??
        rack.value.find((one) => faces.get(one) === BLANK);
      if (place === null || tile === undefined) return false;
      cursor.value = { ...cursor.value, place };
      lay(place, { tile, letter, blank: faces.get(tile) === BLANK });
      advance();
      return true;
    },
    back: () => {
      const { place, across } = cursor.value;
      let at = laid.value.has(place) ? place : stepFrom(place, size.value, across, -1);
      while (at !== null && !laid.value.has(at) && squares.value[at] !== ".")
        at = stepFrom(at, size.value, across, -1);
      if (at === null || !laid.value.has(at)) return;
      lift(at);
      cursor.value = { place: at, across };
    },
    recall: () => {
      laid.value = new Map();
      chosen.value = null;
    },
    lay: restore,
    layAll,
    heard: (id, ruling) => {
      const about = sent.get(id);
      if (about !== undefined) answer.value = { play: about, ruling };
    },
    turnCame: (now) => {
      sent.clear();
      lastSent = null;
      const own = new Set(turn.order.value);
      const still = [...laid.value].filter(
        ([place, one]) => own.has(one.tile) && readBoard(now.board ?? [])[place] === ".",
      );
      if (still.length !== laid.value.size) laid.value = new Map(still);
      if (laid.value.size > 0 || now.turn !== now.seat || typeof now.draft !== "string") return;
      restore(now.draft);
    },
    sendAgain: () => {
      lastSent = null;
      asked.value++;
    },
    stop,
  };

  /** What was laid before a reload lies there again. */
  function restore(draft: string): void {
    layAll(readPlay(draft, size.value) ?? []);
  }

  function layAll(letters: readonly Lettered[]): void {
    const { faces } = turn.known.value;
    const left = [...turn.order.value];
    const next = new Map<Place, LaidTile>();
    for (const { place, letter, blank } of letters) {
      if (squares.value[place] !== ".") continue;
      const at = left.findIndex((tile) => faces.get(tile) === (blank ? BLANK : letter));
      const tile = left.splice(at, at < 0 ? 0 : 1)[0];
      if (tile !== undefined) next.set(place, { tile, letter, blank });
    }
    laid.value = next;
  }
}
