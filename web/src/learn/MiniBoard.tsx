// The part of a board that an example is about: what lies there, and the word that is laid.

import { placeName, readBoard, readPlay } from "../core/board";
import type { Position } from "../live/practice";
import { t } from "../texts/texts";

const PREMIUMS: Record<string, string> = { l: "letter-2", L: "letter-3", w: "word-2", W: "word-3" };
const EMPTY = ".";
/** Squares to show around what lies there. */
const MARGIN = 1;

export function MiniBoard({ position, play }: { position: Position; play: string }) {
  const rows = position.board ?? [];
  const size = rows.length;
  const squares = readBoard(rows);
  const laid = new Map((readPlay(play, size) ?? []).map(({ place, ...tile }) => [place, tile]));
  const taken = squares.flatMap((sign, at) => (sign !== EMPTY || laid.has(at) ? [at] : []));
  const centre = Math.floor((size * size) / 2);
  const [top, bottom] = span(
    [...taken, centre].map((at) => Math.floor(at / size)),
    size,
  );
  const [left, right] = span(
    [...taken, centre].map((at) => at % size),
    size,
  );
  const places: number[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push(row * size + column);
  const words = taken.map((at) => letterAt(squares, laid, at).letter).join("");
  return (
    <div
      class="mini-board"
      role="img"
      aria-label={t("learn-board", { letters: words, from: placeName(places[0] ?? 0, size) })}
      style={{ "--columns": `${right - left + 1}` }}
    >
      {places.map((at) => (
        <Square
          key={at}
          premium={PREMIUMS[position.premiums?.[Math.floor(at / size)]?.[at % size] ?? ""]}
          {...letterAt(squares, laid, at)}
          values={position.values}
        />
      ))}
    </div>
  );
}

interface Lies {
  readonly letter: string | null;
  readonly blank: boolean;
  readonly fresh: boolean;
}

function letterAt(
  squares: readonly string[],
  laid: ReadonlyMap<number, { letter: string; blank: boolean }>,
  at: number,
): Lies {
  const sign = (squares[at] ?? EMPTY).replace(/[[\]]/g, "");
  if (sign !== EMPTY) return { letter: sign.toUpperCase(), blank: sign !== sign.toUpperCase(), fresh: false };
  const tile = laid.get(at);
  return tile ? { ...tile, fresh: true } : { letter: null, blank: false, fresh: false };
}

function Square({
  premium,
  letter,
  blank,
  fresh,
  values,
}: Lies & { premium: string | undefined; values: Position["values"] }) {
  if (letter === null)
    return (
      <span class={`square ${premium ?? ""}`}>
        {premium && <span class="premium">{t(`short-${premium}`)}</span>}
      </span>
    );
  return (
    <span class={`square${fresh ? " fresh" : ""}`}>
      <span class={`on-square${blank ? " of-blank" : ""}`}>
        {letter}
        {!blank && <small>{values?.[letter] ?? 0}</small>}
      </span>
    </span>
  );
}

function span(numbers: readonly number[], size: number): readonly [number, number] {
  return [Math.max(0, Math.min(...numbers) - MARGIN), Math.min(size - 1, Math.max(...numbers) + MARGIN)];
}
