// The board: premium squares, what lies there, and what is laid this turn.

import { useLayoutEffect, useRef } from "preact/hooks";
import { placeName, readBoard } from "../core/board";
import type { View } from "../core/wire";
import type { BoardTurn } from "../live/board";
import { t } from "../texts/texts";
import { squareName } from "./hands";

const PREMIUMS: Record<string, string> = { l: "letter-2", L: "letter-3", w: "word-2", W: "word-3" };

function Letter({ letter, blank, value }: { letter: string; blank: boolean; value: number }) {
  return (
    <span class={blank ? "on-square of-blank" : "on-square"} aria-hidden="true">
      {letter}
      {!blank && <small data-short={value} />}
    </span>
  );
}

interface SquareProps {
  readonly view: View;
  readonly board: BoardTurn;
  readonly place: number;
  readonly lit: boolean;
  /** A hint says to look here. */
  readonly hinted: boolean;
}

function Square({ view, board, place, lit, hinted }: SquareProps) {
  const size = board.size.value;
  const sign = (board.squares.value[place] ?? ".").replace(/[[\]]/g, "");
  const laid = board.laid.value.get(place);
  const premium = PREMIUMS[view.premiums?.[Math.floor(place / size)]?.[place % size] ?? ""];
  const cursor = board.cursor.value;
  const here = cursor.place === place;
  const letter = laid?.letter ?? (sign === "." ? null : sign.toUpperCase());
  const blank = laid?.blank ?? (sign !== "." && sign !== sign.toUpperCase());
  const classes = ["square"];
  if (premium && letter === null) classes.push(premium);
  if (laid) classes.push("fresh");
  if (lit) classes.push("lit");
  if (hinted) classes.push("hinted");
  if (here) classes.push(cursor.across ? "cursor across" : "cursor down");
  const label =
    letter === null && premium
      ? t("square-premium", { name: placeName(place, size), premium: t(`premium-${premium}`) })
      : squareName(board, place, view.values?.[letter ?? ""]);
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-place={place}
      data-laid={laid?.tile}
      tabIndex={here ? 0 : -1}
      aria-label={hinted ? t("square-hinted", { square: label }) : label}
    >
      {letter === null ? (
        premium && <span class="premium" aria-hidden="true" data-short={t(`short-${premium}`)} />
      ) : (
        <Letter letter={letter} blank={blank} value={view.values?.[letter] ?? 0} />
      )}
    </button>
  );
}

/** The squares that the last turn covered. */
function lastSquares(view: View, board: BoardTurn): Set<number> {
  const before = view.last?.before ? readBoard(view.last.before) : null;
  if (!before || board.laid.value.size > 0) return new Set();
  const now = board.squares.value;
  return new Set(now.flatMap((sign, at) => (sign !== "." && before[at] === "." ? [at] : [])));
}

export function BoardView({
  view,
  board,
  hinted,
}: {
  view: View;
  board: BoardTurn;
  hinted: ReadonlySet<number>;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const size = board.size.value;
  // One thing lights up at a time.
  const lit = hinted.size > 0 ? new Set<number>() : lastSquares(view, board);
  const { place } = board.cursor.value;
  // The focus follows the cursor only when it is on the board already.
  useLayoutEffect(() => {
    const grid = ref.current;
    if (grid?.contains(document.activeElement))
      grid.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  }, [place]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset
    <div class="board" role="group" aria-label={t("table-label")} ref={ref} style={{ "--size": `${size}` }}>
      {Array.from({ length: size * size }, (_, at) => (
        <Square key={at} view={view} board={board} place={at} lit={lit.has(at)} hinted={hinted.has(at)} />
      ))}
    </div>
  );
}
