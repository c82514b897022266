// A turn that is only tried: no table, no seat, no clock. The tiles are moved as at a table, and the referee is asked
// about them over HTTP.

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { readRow } from "../core/board";
import { NOTHING_KNOWN, nameTiles } from "../core/identity";
import { notationOf, writeTable } from "../core/notation";
import { replayFrames } from "../core/replay";
import type { ExampleShown, Ruling, View } from "../core/wire";
import { language } from "../texts/texts";
import { whyNot } from "./api";
import { createBoardTurn } from "./board";
import { createFilm } from "./film";
import type { Ruled, Staged } from "./session";
import { reducedMotion } from "./settings";
import { knock } from "./sounds";
import { createTurn } from "./turn";

/** What lies there and what stands on the rack when the trying begins. */
export type Position = ExampleShown["position"];

export interface Practice extends Staged {
  readonly view: View;
  /** The ruling on the tiles exactly as they lie, null while it is asked and before anything is moved. */
  readonly ruling: ReadonlySignal<Ruling | null>;
  readonly changed: ReadonlySignal<boolean>;
  /** Why the referee could not be asked. */
  readonly trouble: ReadonlySignal<string | null>;
  readonly showing: ReadonlySignal<boolean>;
  /** What lies there now, in notation; null for letters that do not lie in one line. */
  readonly play: ReadonlySignal<string | null>;
  /** Play this before the reader's eyes, a step at a time. */
  readonly show: (play: string) => void;
  readonly takeBack: () => void;
  readonly reset: () => void;
  readonly stop: () => void;
}

const DELAY_MS = 120;
const STEP_MS = 620;
const LETTER_MS = 320;
const NOTHING: ReadonlySet<number> = new Set();

export function viewOf(position: Position): View {
  return {
    ...position,
    id: "",
    language: "",
    options: {},
    number: 0,
    phase: "playing",
    seat: 0,
    turn: 0,
    round: 1,
    seats: [],
    pot: 0,
    piles: null,
    owed: 0,
    moves: ["play"],
    hints: false,
    clock: null,
    last: null,
    turns: [],
    words: [],
    draft: null,
    start_draw: [],
    commit: "",
    entropy: [],
    result: null,
    sheet: { games: [], rounds: [], totals: [], won: [], leaders: [] },
    games: null,
    rematch: [],
  };
}

/** `ask` gives the referee's ruling on a play in notation; `ended` is what Ctrl and Enter do. */
export function openPractice(
  position: Position,
  ask: (play: string) => Promise<Ruling>,
  ended: () => void = () => {},
): Practice {
  const view = viewOf(position);
  const { read, between } = notationOf(position.family);
  const crossword = position.family === "crossword";
  const turn = createTurn();
  const known = nameTiles(NOTHING_KNOWN, position.table.map(read), position.rack);
  turn.begin(known, known.rack);
  turn.open.value = true;
  const mine = signal(true);
  const ruled = signal<Ruled | null>(null);
  const trouble = signal<string | null>(null);
  const showing = signal(false);
  let timer = 0;

  const put = async (play: string, heard: (ruling: Ruling) => void) => {
    try {
      heard(await ask(play));
      trouble.value = null;
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  const board = createBoardTurn(signal<View | null>(view), turn, mine, (id, play) => {
    if (play !== null) void put(play, (ruling) => board.heard(id, ruling));
    return true;
  });
  const table = computed(() =>
    writeTable(
      position.family,
      turn.rows.value,
      turn.known.value.faces,
      { rows: turn.base.value, table: position.table },
      turn.meant.value,
    ).join(between),
  );
  const stopAsking = effect(() => {
    const rows = turn.rows.value;
    const play = table.value;
    language.value;
    if (crossword || !turn.changed.value) return;
    const wait = window.setTimeout(() => {
      void put(play, (ruling) => {
        if (turn.rows.peek() === rows) ruled.value = { ruling, rows };
      });
    }, DELAY_MS);
    return () => clearTimeout(wait);
  });

  // The referee says it again in the language that is spoken now.
  const stopTranslating = effect(() => {
    language.value;
    untracked(board.sendAgain);
  });

  const finish = () => {
    clearTimeout(timer);
    showing.value = false;
  };
  const reset = () => {
    finish();
    turn.reset();
    board.recall();
  };
  /** One step after another, or, for eyes that want no motion, the last at once. */
  const run = (steps: readonly (() => void)[], pause: number) => {
    const left = reducedMotion.value ? steps.slice(-1) : [...steps];
    showing.value = true;
    const next = () => {
      const step = left.shift();
      if (!step) return finish();
      step();
      knock();
      timer = window.setTimeout(next, pause);
    };
    timer = window.setTimeout(next, reducedMotion.value ? 0 : pause / 2);
  };
  const show = (play: string) => {
    reset();
    if (crossword) {
      const [start = "", word = ""] = play.split(" ");
      const signs = readRow(word);
      const parts = signs.map((_, i) => `${start} ${signs.slice(0, i + 1).join("")}`);
      run(
        parts.map((part) => () => board.lay(part)),
        LETTER_MS,
      );
      return;
    }
    const rows = play.split(between.trim() || between).map((row) => read(row.trim()));
    const after = nameTiles({ ...turn.known.value, rack: turn.order.value }, rows, []);
    if (after.rows.some((row) => row.tiles.some((tile) => !turn.known.value.faces.has(tile)))) return;
    const frames = replayFrames(turn.base.value, after.rows).slice(1);
    run(
      frames.map((frame) => () => turn.lay(frame)),
      STEP_MS,
    );
  };

  const film = { ...createFilm(turn), finish };
  const giving: Signal<ReadonlySet<number> | null> = signal(null);
  return {
    view,
    turn,
    film,
    board,
    giving,
    lowRack: true,
    hints: { tiles: signal(NOTHING), rows: signal(NOTHING), squares: signal(NOTHING), onRack: signal(false) },
    ruled,
    mine,
    endTurn: ended,
    ruling: crossword
      ? board.ruling
      : computed(() => (ruled.value?.rows === turn.rows.value ? ruled.value.ruling : null)),
    changed: computed(() => (crossword ? board.laid.value.size > 0 : turn.changed.value)),
    trouble,
    showing,
    play: crossword ? board.play : table,
    show,
    takeBack: () => {
      finish();
      if (crossword) board.back();
      else turn.takeBack();
    },
    reset,
    stop: () => {
      finish();
      stopAsking();
      stopTranslating();
      board.stop();
    },
  };
}
