// Notation as people type it, as rows of tiles to be drawn. What it means is the referee's to say.

import { JOKER } from "../core/notation";
import type { Family } from "../core/wire";

export interface Piece {
  /** The tile, or null where nothing can be read. */
  readonly face: string | null;
  /** The letter that a joker stands for. */
  readonly stands: string;
  readonly text: string;
}

const NUMBER_TILE = /^(?:[KRBY](?:1[0-3]|[1-9])|[*DCM])$/;
/** Where a crossword play begins. */
const SQUARE = /^(?:\d{1,2}[A-O]|[A-O]\d{1,2})$/i;
const SQUARES = /(?<!\p{Letter})(?:\d{1,2}[A-O]|[A-O]\d{1,2})(?!\p{Letter})/giu;
const POINTS = /^\d+$/;

function numberPiece(text: string): Piece {
  const sign = text.toUpperCase();
  return { face: NUMBER_TILE.test(sign) ? sign : null, stands: "", text };
}

function letterPiece(sign: string): Piece {
  if (sign === JOKER || sign === "?") return { face: JOKER, stands: "", text: sign };
  if (sign === ".") return { face: null, stands: "", text: "·" };
  if (!/\p{Letter}/u.test(sign)) return { face: null, stands: "", text: sign };
  const capital = sign.toUpperCase();
  return sign === capital
    ? { face: capital, stands: "", text: sign }
    : { face: JOKER, stands: capital, text: sign };
}

/** Rows of tiles. Points, and the square of a crossword play, are no tiles. */
export function typedRows(family: Family, text: string): Piece[][] {
  if (POINTS.test(text.trim())) return [];
  if (family === "numbers") {
    const rows = text.split("|").map((row) => row.split(/[\s,]+/).filter((one) => one !== ""));
    return rows.filter((row) => row.length > 0).map((row) => row.map(numberPiece));
  }
  const words = capitals(text)
    .split(/[\s|,;]+/)
    .filter((word) => word !== "");
  const laid = family === "crossword" ? words.filter((word) => !SQUARE.test(word)) : words;
  return laid.map((word) => [...word].map(letterPiece));
}

/**
 * Small letters are jokers only where there are capitals beside them: whoever types all small, or a whole word small,
 * means letters, and so does a phone that begins a word with a capital. No box has three jokers in a word.
 */
export function capitals(text: string): string {
  const words = text.replace(SQUARES, "").match(/\p{Letter}+/gu) ?? [];
  const byPhone = words.every((word) => /^(?:\p{Ll}+|\p{Lu}\p{Ll}{2,})$/u.test(word));
  if (byPhone) return text.toUpperCase();
  return text.replace(/(?<![\p{Letter}@.])(?:\p{Ll}{4,}|\p{Lu}\p{Ll}{3,})(?![\p{Letter}@.])/gu, (word) =>
    word.toUpperCase(),
  );
}
