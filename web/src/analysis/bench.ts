// The table on which a position is set up: every tile on it may go anywhere, and new ones come out of the box.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { BLANK, readBoard } from "../core/board";
import { type Goal, type RowId, type Rows, rowOf } from "../core/draft";
import { NOTHING_KNOWN, nameTiles } from "../core/identity";
import { notationOf, readMeant, writeTable } from "../core/notation";
import type { Face, TileId } from "../core/tile";
import type { Family, Ruling, View } from "../core/wire";
import { createBoardTurn, type Lettered } from "../live/board";
import { createFilm } from "../live/film";
import { viewOf } from "../live/practice";
import type { Ruled, Staged } from "../live/session";
import { createTurn } from "../live/turn";
import type { Lies } from "./line";

export interface Bench {
  readonly staged: Staged;
  readonly view: View;
  readonly lies: ReadonlySignal<Lies>;
  /** Whether a tile is chosen that could go back into the box. */
  readonly hasChosen: ReadonlySignal<boolean>;
  /** A tile out of the box: onto the rack, or to the table. */
  readonly add: (face: Face, to: "rack" | "table") => void;
  /** The next tile that goes to the table begins a row. */
  readonly nextRow: () => void;
  /** What is chosen goes back into the box. */
  readonly remove: () => void;
  /** The rows as they lie, to be asked about. */
  readonly rows: ReadonlySignal<Rows>;
  /** Every tile there is, on the table or not. */
  readonly faces: () => readonly Face[];
  /** What the referee says of these rows. */
  readonly heard: (ruling: Ruling, rows: Rows) => void;
  readonly stop: () => void;
}

export interface BenchBox {
  readonly game: string;
  readonly family: Family;
  readonly values: Readonly<Record<string, number>>;
  readonly premiums: readonly string[];
}

const NOTHING: ReadonlySet<number> = new Set();
const faceOf = (sign: string) => sign.replace(/[[\]]/g, "");

export function openBench(box: BenchBox, lies: Lies, undo: () => void): Bench {
  const crossword = box.family === "crossword";
  const { read } = notationOf(box.family);
  const size = box.premiums.length;
  const letters = lettersOn(lies.board);
  const onBoard = letters.map(({ letter, blank }) => (blank ? BLANK : letter));
  const table = crossword ? [] : lies.table;
  const known = nameTiles(NOTHING_KNOWN, table.map(read), [...onBoard, ...lies.rack.map(faceOf)]);
  const turn = createTurn();
  // All of them are one's own: what lies on the table may go back to the rack too.
  turn.begin(known, [...known.rack, ...known.rows.flatMap((row) => row.tiles)]);
  turn.open.value = true;
  const view = viewOf({
    game: box.game,
    family: box.family,
    table: [...table],
    rack: [...lies.rack],
    ...(crossword
      ? {
          board: Array.from({ length: size }, () => ".".repeat(size)),
          premiums: box.premiums,
          values: box.values,
        }
      : {}),
  });
  const ruled = signal<Ruled | null>(null);
  const board = createBoardTurn(signal<View | null>(view), turn, signal(true), () => true);
  board.layAll(letters);
  const written = { rows: known.rows, table };
  const meant = new Map(readMeant(box.family, known.rows, table));

  const now = computed((): Lies => {
    const { faces } = turn.known.value;
    const sign = (tile: TileId) => bracketed(faces.get(tile) ?? "");
    if (crossword) {
      const rows = Array.from({ length: size }, (_, y) =>
        Array.from({ length: size }, (_, x) => {
          const laid = board.laid.value.get(y * size + x);
          return laid ? bracketed(laid.blank ? laid.letter.toLowerCase() : laid.letter) : ".";
        }).join(""),
      );
      return { table: [], board: rows, rack: board.rack.value.map(sign) };
    }
    const said = new Map([...meant, ...turn.meant.value]);
    return {
      table: writeTable(box.family, turn.rows.value, faces, written, said),
      board: [],
      rack: turn.rack.value.map(sign),
    };
  });

  const nextTile = () => Math.max(0, ...turn.known.value.faces.keys()) + 1;
  const hold = (faces: ReadonlyMap<TileId, Face>, order: readonly TileId[]) => {
    for (const [tile, letter] of turn.meant.value) meant.set(tile, letter);
    const rows = turn.rows.value
      .map((row) => ({ ...row, tiles: row.tiles.filter((tile) => faces.has(tile)) }))
      .filter((row) => row.tiles.length > 0);
    const rack = order.filter((tile) => !rows.some((row) => row.tiles.includes(tile)));
    turn.begin({ faces, rows, rack }, order);
  };
  const bring = (face: Face): TileId => {
    const tile = nextTile();
    hold(new Map(turn.known.value.faces).set(tile, face), [...turn.order.value, tile]);
    return tile;
  };
  const add = (face: Face, to: "rack" | "table") =>
    batch(() => {
      const tile = bring(face);
      if (to === "rack") return;
      if (crossword) {
        if (face === BLANK) board.asking.value = { tile, place: board.cursor.value.place };
        else plainType(face);
        return;
      }
      const row = turn.rows.value.find((one) => one.id === growing);
      const goal: Goal = row ? { on: "row", row: row.id, index: row.tiles.length } : { on: "felt" };
      turn.put([tile], { goal });
      growing = rowOf(turn.rows.value, tile)?.id ?? null;
    });
  /** The row that the next tile from the box goes to; null: it begins one. */
  let growing: RowId | null = null;
  const plainType = board.type;
  const typeOn = (letter: string): boolean => {
    const wanted = letter.toUpperCase();
    const { faces } = turn.known.value;
    if (!Object.hasOwn(box.values, wanted)) return false;
    if (!board.rack.value.some((tile) => faces.get(tile) === wanted)) bring(wanted);
    return plainType(wanted);
  };
  const chosen = computed((): readonly TileId[] => {
    if (!crossword) return [...turn.chosen.value];
    return board.chosen.value === null ? [] : [board.chosen.value];
  });
  const remove = () =>
    batch(() => {
      const gone = new Set(chosen.value);
      board.chosen.value = null;
      const faces = new Map([...turn.known.value.faces].filter(([tile]) => !gone.has(tile)));
      hold(
        faces,
        turn.order.value.filter((tile) => !gone.has(tile)),
      );
    });

  return {
    view,
    lies: now,
    hasChosen: computed(() => chosen.value.length > 0),
    add,
    nextRow: () => {
      growing = null;
    },
    remove,
    staged: {
      turn: { ...turn, takeBack: undo },
      film: createFilm(turn),
      board: { ...board, type: typeOn },
      giving: signal(null),
      ruled,
      mine: signal(false),
      lowRack: true,
      endTurn: () => {},
      hints: {
        tiles: signal(NOTHING),
        rows: signal(NOTHING),
        squares: signal(NOTHING),
        onRack: signal(false),
      },
    },
    rows: turn.rows,
    faces: () => [...turn.known.peek().faces.values()],
    heard: (ruling, rows) => {
      ruled.value = { ruling, rows };
    },
    stop: board.stop,
  };
}

const bracketed = (face: string) => (face.length > 1 && /^\p{L}+$/u.test(face) ? `[${face}]` : face);

function lettersOn(board: readonly string[]): Lettered[] {
  return readBoard(board).flatMap((sign, place): Lettered[] => {
    if (sign === ".") return [];
    const letter = faceOf(sign);
    return [{ place, letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }];
  });
}
