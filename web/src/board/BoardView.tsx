// The board: premium squares, what lies there, and what is laid this turn.

import { useLayoutEffect, useRef } from "preact/hooks";
import { type Cursor, type LaidTile, placeName } from "../core/board";
import type { View } from "../core/wire";
import type { BoardTurn } from "../live/board";
import type { Film } from "../live/film";
import { memo, shallowSame } from "../parts/memo";
import { language, t } from "../texts/texts";
import { squareName } from "./hands";

const NO_SQUARES: ReadonlySet<number> = new Set();
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
  /** What lies there, as the board is written. */
  readonly sign: string;
  /** What was laid there this turn. */
  readonly laid: LaidTile | undefined;
  /** Where the next letter that is typed goes, if here. */
  readonly cursor: Cursor | null;
  /** The tile in the air would go here. */
  readonly aimed: boolean;
  /** Its name is read out in this language. */
  readonly language: string;
  readonly lit: boolean;
  /** A hint says to look here. */
  readonly hinted: boolean;
}

/** Drawn again only when something of it has changed: there are 225 of them. */
const Square = memo(SquareDrawn, ({ view: was, ...last }: SquareProps, { view, ...next }: SquareProps) => {
  return shallowSame(last, next) && was.premiums === view.premiums && was.values === view.values;
});

function SquareDrawn({ view, board, place, sign: written, laid, cursor, lit, hinted, aimed }: SquareProps) {
  const size = board.size.value;
  const sign = written.replace(/[[\]]/g, "");
  const premium = PREMIUMS[view.premiums?.[Math.floor(place / size)]?.[place % size] ?? ""];
  const letter = laid?.letter ?? (sign === "." ? null : sign.toUpperCase());
  const blank = laid?.blank ?? (sign !== "." && sign !== sign.toUpperCase());
  const classes = ["square"];
  if (premium && letter === null) classes.push(premium);
  if (laid) classes.push("fresh");
  if (lit) classes.push("lit");
  if (hinted) classes.push("hinted");
  if (aimed) classes.push("aimed");
  if (cursor) classes.push(cursor.across ? "cursor across" : "cursor down");
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
      tabIndex={cursor ? 0 : -1}
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

export function BoardView({
  view,
  board,
  film,
  hinted,
  aimed,
}: {
  view: View;
  board: BoardTurn;
  film: Pick<Film, "board" | "squares">;
  hinted: ReadonlySet<number>;
  /** The square that the tile in the air would go to. */
  aimed: number | null;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const size = board.size.value;
  // One thing lights up at a time.
  const quiet = hinted.size > 0 || board.laid.value.size > 0;
  const lit = quiet ? NO_SQUARES : film.squares.value;
  const signs = film.board.value ?? board.squares.value;
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
        <Square
          key={at}
          view={view}
          board={board}
          place={at}
          sign={signs[at] ?? "."}
          laid={board.laid.value.get(at)}
          cursor={board.cursor.value.place === at ? board.cursor.value : null}
          lit={lit.has(at)}
          hinted={hinted.has(at)}
          aimed={aimed === at}
          language={language.value}
        />
      ))}
    </div>
  );
}
