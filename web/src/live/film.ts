// The last turn of somebody else, shown once as a slow replay and again when asked.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Rows } from "../core/draft";
import { nameTiles } from "../core/identity";
import { notationOf } from "../core/notation";
import { laidTiles, movedTiles, replayFrames } from "../core/replay";
import type { TileId } from "../core/tile";
import type { View } from "../core/wire";
import { reducedMotion } from "./settings";
import { knock } from "./sounds";
import type { Turn } from "./turn";

export interface Film {
  /** A new turn lies on the table; `live` when it was seen happening. */
  readonly turnCame: (view: View, live: boolean) => void;
  readonly again: () => void;
  readonly finish: () => void;
  readonly playing: ReadonlySignal<boolean>;
  readonly canSeeAgain: ReadonlySignal<boolean>;
  /** What the last turn laid and moved: lit until the player begins. */
  readonly laid: ReadonlySignal<ReadonlySet<TileId>>;
  readonly moved: ReadonlySignal<ReadonlySet<TileId>>;
  /** Who made the last turn. */
  readonly seat: ReadonlySignal<number | null>;
}

/** Turns in which tiles move on the table: played, or what a clock that ran out left of it. */
const MOVES_TILES = ["played", "timed-out"];
const FIRST_PAUSE_MS = 260;
const FRAME_MS = 620;
const STILL_FRAME_MS = 1100;

interface LastTurn {
  readonly before: Rows;
  readonly after: Rows;
  readonly seat: number;
}

export function createFilm(turn: Turn): Film {
  const last = signal<LastTurn | null>(null);
  let timer = 0;

  const finish = () => {
    clearTimeout(timer);
    turn.film.value = null;
  };

  const run = ({ before, after }: LastTurn) => {
    clearTimeout(timer);
    const frames = turn.frames(replayFrames(before, after));
    const pause = reducedMotion.value ? STILL_FRAME_MS : FRAME_MS;
    const show = (at: number) => {
      turn.film.value = { frames, at };
      if (at > 0) knock();
      timer = window.setTimeout(
        () => (at + 1 < frames.length ? show(at + 1) : finish()),
        at === 0 ? FIRST_PAUSE_MS : pause,
      );
    };
    show(0);
  };

  return {
    turnCame: (view, live) => {
      finish();
      const turnNow = view.last;
      if (!turnNow?.before || !view.table || !MOVES_TILES.includes(turnNow.kind)) {
        last.value = null;
        return;
      }
      const { faces, rows } = turn.known.value;
      const named = nameTiles(
        { faces, rows, rack: [] },
        turnNow.before.map(notationOf(view.family).read),
        [],
      );
      last.value = { before: named.rows, after: rows, seat: turnNow.seat };
      if (live && turnNow.seat !== view.seat && !reducedMotion.value) run(last.value);
    },
    again: () => {
      if (last.value) run(last.value);
    },
    finish,
    playing: computed(() => turn.film.value !== null),
    canSeeAgain: computed(
      () => last.value !== null && laidTiles(last.value.before, last.value.after).length > 0,
    ),
    laid: computed(() => new Set(last.value ? laidTiles(last.value.before, last.value.after) : [])),
    moved: computed(() => new Set(last.value ? movedTiles(last.value.before, last.value.after) : [])),
    seat: computed(() => last.value?.seat ?? null),
  };
}
