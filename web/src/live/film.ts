// What the others did since one's own last turn, shown once as a slow replay, turn after turn, and again when asked.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { readBoard } from "../core/board";
import type { Rows } from "../core/draft";
import { nameTiles } from "../core/identity";
import { notationOf } from "../core/notation";
import { laidTiles, movedTiles, replayFrames } from "../core/replay";
import type { TileId } from "../core/tile";
import type { LogLine, View } from "../core/wire";
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
  /** What was laid and moved: in the turn that is being shown, else since one's own. Lit until the player begins. */
  readonly laid: ReadonlySignal<ReadonlySet<TileId>>;
  readonly moved: ReadonlySignal<ReadonlySet<TileId>>;
  /** Who made the turn that is being shown, or the last one. */
  readonly seat: ReadonlySignal<number | null>;
  /** The turn that is being shown. */
  readonly showing: ReadonlySignal<LogLine | null>;
  /** What happened since one's own last turn, oldest first. */
  readonly since: ReadonlySignal<readonly LogLine[]>;
  /** The board as it lay at the turn that is being shown, else null. */
  readonly board: ReadonlySignal<readonly string[] | null>;
  /** Squares that were covered: in the turn that is being shown, else since one's own. */
  readonly squares: ReadonlySignal<ReadonlySet<number>>;
}

/** Turns in which tiles move on the table: played, or what a clock that ran out left of it. */
const MOVES_TILES = ["played", "timed-out"];
const FIRST_PAUSE_MS = 260;
const FRAME_MS = 620;
const STILL_FRAME_MS = 1100;
const BOARD_MS = 1200;

/** A turn of somebody else and what it made of the table or the board. */
interface Shown {
  readonly line: LogLine;
  /** Which line of the log it is. */
  readonly at: number;
  readonly rows?: { readonly before: Rows; readonly after: Rows };
  readonly board?: { readonly before: readonly string[]; readonly after: readonly string[] };
}

export function createFilm(turn: Turn): Film {
  const news = signal<readonly Shown[]>([]);
  const lines = signal<readonly LogLine[]>([]);
  const now = signal<Shown | null>(null);
  let waiting: Shown[] = [];
  /** Turns of the log that were seen here, shown or not. */
  let seen = 0;
  let timer = 0;

  const finish = () => {
    clearTimeout(timer);
    waiting = [];
    now.value = null;
    turn.film.value = null;
  };

  const next = () => {
    const shown = waiting.shift();
    if (!shown) return finish();
    now.value = shown;
    if (shown.rows) showRows(shown.rows.before, shown.rows.after);
    else {
      knock();
      timer = window.setTimeout(next, BOARD_MS);
    }
  };
  const showRows = (before: Rows, after: Rows) => {
    const frames = turn.frames(replayFrames(before, after));
    const pause = reducedMotion.value ? STILL_FRAME_MS : FRAME_MS;
    const show = (at: number) => {
      turn.film.value = { frames, at };
      if (at > 0) knock();
      timer = window.setTimeout(
        () => (at + 1 < frames.length ? show(at + 1) : next()),
        at === 0 ? FIRST_PAUSE_MS : pause,
      );
    };
    show(0);
  };
  const run = (turns: readonly Shown[]) => {
    waiting.push(...turns);
    if (now.value === null) next();
  };

  const lit = computed(() => (now.value ? [now.value] : news.value));
  const laid = computed(
    () => new Set(lit.value.flatMap(({ rows }) => (rows ? laidTiles(rows.before, rows.after) : []))),
  );
  return {
    turnCame: (view, live) => {
      const came = sinceOwn(view, turn);
      const missed = came.filter((one) => one.at >= seen);
      if (!live || view.turns.length < seen) finish();
      seen = view.turns.length;
      news.value = came;
      lines.value = linesSinceOwn(view);
      if (live && !reducedMotion.value) run(missed);
    },
    again: () => {
      finish();
      run(news.value);
    },
    finish,
    playing: computed(() => now.value !== null),
    canSeeAgain: computed(() => news.value.length > 0),
    laid,
    moved: computed(
      () =>
        new Set(
          lit.value
            .flatMap(({ rows }) => (rows ? movedTiles(rows.before, rows.after) : []))
            .filter((tile) => !laid.value.has(tile)),
        ),
    ),
    seat: computed(() => (now.value ?? news.value.at(-1))?.line.seat ?? null),
    showing: computed(() => now.value?.line ?? null),
    since: lines,
    board: computed(() => now.value?.board?.after ?? null),
    squares: computed(
      () =>
        new Set(
          lit.value.flatMap(({ board }) =>
            board ? board.after.flatMap((sign, at) => (sign !== board.before[at] ? [at] : [])) : [],
          ),
        ),
    ),
  };
}

/** Where the log goes on after one's own last turn; a spectator has the last line. */
function ownEnd(view: View): number {
  if (view.seat === null) return Math.max(0, view.turns.length - 1);
  return view.turns.findLastIndex((line) => line.seat === view.seat && line.kind !== "accepted") + 1;
}

function linesSinceOwn(view: View): readonly LogLine[] {
  return view.turns.slice(ownEnd(view));
}

/** The turns since one's own in which tiles moved, with what they made of the table; oldest first. */
function sinceOwn(view: View, turn: Turn): readonly Shown[] {
  const found: Shown[] = [];
  const { faces, rows } = turn.known.value;
  const read = notationOf(view.family).read;
  let after = rows;
  let board = readBoard(view.board ?? []);
  for (let at = view.turns.length - 1; at >= ownEnd(view); at--) {
    const line = view.turns[at];
    if (!line?.before) continue;
    const moves = MOVES_TILES.includes(line.kind);
    if (view.board) {
      const before = readBoard(line.before);
      if (moves && before.join() !== board.join())
        found.unshift({ line, at, board: { before, after: board } });
      board = before;
      continue;
    }
    const named = nameTiles({ faces, rows: after, rack: [] }, line.before.map(read), []);
    // A table that cannot be told from this one (tiles went back to a rack) ends what can be shown.
    if (named.rows.some((row) => row.tiles.some((tile) => !faces.has(tile)))) break;
    const before = named.rows;
    if (moves && laidTiles(before, after).length > 0) found.unshift({ line, at, rows: { before, after } });
    after = before;
  }
  return found;
}
