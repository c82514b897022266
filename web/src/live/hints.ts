// Help for a turn, a step at a time: where to look, which tiles, and at last the whole play laid out.

import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { RowId } from "../core/draft";
import { notationOf } from "../core/notation";
import type { Face, TileId } from "../core/tile";
import type { Hint, View } from "../core/wire";
import { t } from "../texts/texts";
import { announce } from "./announce";
import type { BoardTurn } from "./board";
import type { Turn } from "./turn";

export interface Hints {
  /** What has been told in this turn so far. */
  readonly told: ReadonlySignal<Hint | null>;
  readonly asked: ReadonlySignal<boolean>;
  /** Rows of the table to look at. */
  readonly rows: ReadonlySignal<ReadonlySet<RowId>>;
  /** Squares of the board to look at. */
  readonly squares: ReadonlySignal<ReadonlySet<number>>;
  /** Tiles of the rack to look at. */
  readonly tiles: ReadonlySignal<ReadonlySet<TileId>>;
  /** Nothing on the table needs to change: what is asked for is on the rack. */
  readonly onRack: ReadonlySignal<boolean>;
  readonly ask: () => void;
  readonly heard: (hint: Hint) => void;
  readonly stop: () => void;
}

type Step = 1 | 2 | 3;
const LAST_STEP: Step = 3;
const after = (step: number | undefined): Step => (step === undefined ? 1 : step === 1 ? 2 : LAST_STEP);

export function createHints(
  view: ReadonlySignal<View | null>,
  turn: Turn,
  board: BoardTurn,
  /** Choose these tiles to be exchanged. */
  give: (tiles: ReadonlySet<TileId>) => void,
  /** Take home what was laid in vain: it stands in the way of drawing. */
  takeHome: () => void,
  send: (step: Step) => boolean,
): Hints {
  const told = signal<Hint | null>(null);
  const asked = signal(false);
  // A hint is of one turn only.
  const stop = effect(() => {
    view.value?.turns.length;
    view.value?.turn;
    untracked(() => {
      told.value = null;
      asked.value = false;
    });
  });
  const crossword = () => view.value?.family === "crossword";
  /** What of the table is pointed at, until the play lies there. */
  const where = () => (told.value?.play === undefined ? (told.value?.where ?? []) : []);
  const lay = (play: string) => {
    const family = view.value?.family ?? "numbers";
    if (crossword()) {
      board.lay(play);
      return;
    }
    turn.reset();
    const { between, read } = notationOf(family);
    turn.restore(play.split(between.trim() || between).map((row) => read(row.trim())));
  };
  return {
    told,
    asked,
    squares: computed(() => new Set(crossword() ? where() : [])),
    onRack: computed(() => told.value?.step === 1 && told.value.move === "play" && where().length === 0),
    rows: computed(() => {
      if (crossword()) return new Set<RowId>();
      const lit = new Set(where());
      return new Set(turn.base.value.filter((_, i) => lit.has(i)).map((row) => row.id));
    }),
    tiles: computed(() => pick(told.value?.tiles ?? [], turn)),
    ask: () => {
      if (asked.value) return;
      asked.value = send(after(told.value?.step));
    },
    heard: (hint) => {
      told.value = hint;
      asked.value = false;
      if (hint.play !== undefined) lay(hint.play);
      if (hint.move === "draw" || hint.move === "pass") takeHome();
      if (hint.move === "exchange" && hint.step === LAST_STEP) give(pick(hint.tiles ?? [], turn));
      announce([sentence(hint, view.value), commonSentence(hint, view.value)].join(" ").trim());
    },
    stop,
  };
}

function pick(wanted: readonly Face[], turn: Turn): ReadonlySet<TileId> {
  const left = [...wanted];
  const { faces } = turn.known.value;
  return new Set(
    turn.order.value.filter((tile) => {
      const at = left.indexOf(faces.get(tile) ?? "");
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }),
  );
}

/** What a player could lay who does not know the words of the best play; empty where there is nothing to say. */
export function commonSentence(hint: Hint, view: View | null): string {
  if (hint.common === undefined) return "";
  const square = view?.family === "crossword" ? `${hint.common.split(" ")[0]} ` : "";
  return t("hint-common", { word: `${square}${hint.common_word ?? ""}`, got: hint.common_score ?? 0 });
}

/** What a hint says, in the player's language. */
export function sentence(hint: Hint, view: View | null): string {
  if (hint.move !== "play")
    return hint.tiles ? t("hint-exchange-tiles", { count: hint.tiles.length }) : t(`hint-${hint.move}`);
  if (hint.play !== undefined) return t("hint-laid");
  if (hint.tiles) return t("hint-tiles", { count: hint.tiles.length });
  const count = hint.where?.length ?? 0;
  if (view?.family !== "crossword") return t("hint-where", { count });
  const empty = !view.board?.some((row) => /[^.]/.test(row));
  return t(empty ? "hint-where-first" : "hint-where-board", { count });
}
