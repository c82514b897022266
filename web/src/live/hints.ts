// Help for a turn, a step at a time: where to look, which tiles, and at last the whole play laid out.

import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Laid } from "../core/board";
import { newId } from "../core/chance";
import { type RowId, type Rows, sameRows } from "../core/draft";
import { notationOf } from "../core/notation";
import type { Face, TileId } from "../core/tile";
import type { Hint, HintTold, View } from "../core/wire";
import { t } from "../texts/texts";
import { announce } from "./announce";
import type { BoardTurn } from "./board";
import type { Turn } from "./turn";

export interface Hints {
  /** What has been told in this turn so far. */
  readonly told: ReadonlySignal<Hint | null>;
  readonly asked: ReadonlySignal<boolean>;
  /** Whether anything can be laid in this turn; null where nobody has looked. */
  readonly canLay: ReadonlySignal<boolean | null>;
  /** Rows of the table to look at. */
  readonly rows: ReadonlySignal<ReadonlySet<RowId>>;
  /** Squares of the board to look at. */
  readonly squares: ReadonlySignal<ReadonlySet<number>>;
  /** Tiles of the rack to look at. */
  readonly tiles: ReadonlySignal<ReadonlySet<TileId>>;
  /** Nothing on the table needs to change: what is asked for is on the rack. */
  readonly onRack: ReadonlySignal<boolean>;
  readonly ask: () => void;
  /** See, without telling, whether there is anything to lay: for who is still learning. */
  readonly look: () => void;
  readonly heard: (hint: HintTold) => void;
  /** Nobody is going to answer what was asked. */
  readonly unheard: () => void;
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
  send: (id: string, step: Step) => boolean,
): Hints {
  /** The last hint, and how the table lay when it was told. */
  const last = signal<{ readonly hint: Hint; readonly rows: Rows; readonly laid: Laid } | null>(null);
  const asked = signal(false);
  const canLay = signal<boolean | null>(null);
  let looked = false;
  /** What was asked without telling: its answer is not told either, however late it comes. */
  const quiet = new Set<string>();
  // A hint is of one turn only; the same turn may be shown again and again.
  const whose = computed(() => `${view.value?.round} ${view.value?.turns.length} ${view.value?.turn}`);
  const stop = effect(() => {
    whose.value;
    untracked(() => {
      last.value = null;
      asked.value = false;
      canLay.value = null;
      looked = false;
    });
  });
  /** A hint holds as long as the table is as it was, or what it named is being laid. */
  const told = computed((): Hint | null => {
    const now = last.value;
    if (!now) return null;
    const lies = crossword() ? sameLaid(now.laid, board.laid.value) : sameRows(now.rows, turn.rows.value);
    const named = pick(now.hint.tiles ?? [], turn);
    const inHand = crossword() ? [...board.laid.value.values()].map((one) => one.tile) : [...turn.laid.value];
    const isLaid = now.hint.step === 2 && inHand.length > 0 && inHand.every((tile) => named.has(tile));
    return lies || isLaid ? now.hint : null;
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
    canLay,
    ask: () => {
      if (asked.value) return;
      asked.value = send(newId(), after(last.value?.hint.step));
    },
    look: () => {
      if (looked) return;
      const id = newId();
      quiet.add(id);
      looked = send(id, 1);
    },
    heard: (hint) => {
      // The turn has passed on meanwhile.
      if (view.value?.turn !== view.value?.seat) return;
      canLay.value = hint.move === "play";
      if (hint.id !== null && quiet.has(hint.id)) return;
      asked.value = false;
      if (hint.play !== undefined) lay(hint.play);
      if (hint.move === "draw" || hint.move === "pass") takeHome();
      if (hint.move === "exchange" && hint.step === LAST_STEP) give(pick(hint.tiles ?? [], turn));
      last.value = { hint, rows: turn.rows.value, laid: board.laid.value };
      announce([sentence(hint, view.value), besideSentence(hint, view.value)].join(" ").trim());
    },
    unheard: () => {
      asked.value = false;
    },
    stop,
  };
}

function sameLaid(one: Laid, other: Laid): boolean {
  return one.size === other.size && [...one].every(([place, { tile }]) => other.get(place)?.tile === tile);
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
function commonSentence(hint: Hint, view: View | null): string {
  if (hint.common === undefined) return "";
  const square = view?.family === "crossword" ? `${hint.common.split(" ")[0]} ` : "";
  return t("hint-common", { word: `${square}${hint.common_word ?? ""}`, got: hint.common_score ?? 0 });
}

/** What wins the game more often than what is best for now; empty where that is the same. */
function gameSentence(hint: Hint): string {
  const wise = hint.for_the_game;
  if (wise === undefined) return "";
  if (hint.why !== undefined) return t("hint-game-why", { why: t(`reviewed-why-${hint.why}`), sets: wise });
  return wise === "draw" || wise === "pass" ? t(`hint-game-${wise}`) : t("hint-game-play", { sets: wise });
}

/** All that stands beside the hint. */
export function besideSentence(hint: Hint, view: View | null): string {
  return [commonSentence(hint, view), gameSentence(hint)].filter(Boolean).join(" ");
}

/** What a hint says, in the player's language. */
export function sentence(hint: Hint, view: View | null): string {
  if (hint.move !== "play")
    return hint.tiles ? t("hint-exchange-tiles", { count: hint.tiles.length }) : t(`hint-${hint.move}`);
  if (hint.play !== undefined) return t("hint-laid");
  if (hint.tiles) return t("hint-tiles", { count: hint.tiles.length });
  const count = hint.where?.length ?? 0;
  if (view?.family === "numbers") return t("hint-where", { count });
  if (view?.family !== "crossword") return t("hint-where-words", { count });
  const empty = !view.board?.some((row) => /[^.]/.test(row));
  return t(empty ? "hint-where-first" : "hint-where-board", { count });
}
