// The box of a record's game, in the order in which it is shuffled, and what decides how many tiles are drawn.

import declared from "../../../../src/optafel/game/boxes.json";
import { isObject } from "../check";
import { joker, lettersOf } from "./signs";

export interface Box {
  readonly family: "numbers" | "words" | "crossword";
  readonly tiles: readonly string[];
  readonly rack: number;
  readonly refill: "none" | "up-to" | "when-empty";
  readonly refillTiles: number;
  readonly penalty: number;
  readonly openPot: boolean;
  readonly challenge: boolean;
}

interface Declared {
  readonly family: string;
  readonly players: readonly number[];
  readonly rack: number;
  readonly refill: string;
  readonly refill_tiles: number;
  readonly challenge_penalty: number;
  readonly languages: readonly string[];
  readonly boxes: Readonly<Record<string, string>>;
}

const BOOKS = new Map(Object.entries(declared as Readonly<Record<string, Declared>>));

/** The box that a record names; null where this page does not know it. */
export function boxOf(headers: ReadonlyMap<string, string>): Box | null {
  const book = BOOKS.get(headers.get("game") ?? "");
  const options = optionsOf(headers.get("options"));
  if (!book || !options) return null;
  const language = headers.get("language") ?? book.languages[0] ?? "";
  const letters = options.letters ?? "by-language";
  const which =
    letters !== "by-language"
      ? `letters ${letters}`
      : options.only_useful_letters === true
        ? `${language} only_useful_letters`
        : language;
  const written = Object.hasOwn(book.boxes, which) ? book.boxes[which] : undefined;
  if (written === undefined) return null;
  return {
    family: book.family as Box["family"],
    tiles: unpacked(written),
    rack: book.rack,
    refill: book.refill as Box["refill"],
    refillTiles: book.refill_tiles,
    penalty: book.challenge_penalty,
    openPot: options.open_pot === true,
    challenge: options.challenge === true,
  };
}

function optionsOf(text: string | undefined): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(text ?? "{}");
    return isObject(said) ? said : null;
  } catch {
    return null;
  }
}

/** `K1 2 K2 2`: each tile as often as it is there. */
function unpacked(written: string): string[] {
  const words = written.split(" ");
  return words.flatMap((tile, at) =>
    at % 2 === 0 ? Array.from({ length: Number(words[at + 1]) }, () => tile) : [],
  );
}

/** How high a tile counts in the draw for who begins; null: draw again. */
export function startRank(family: Box["family"], tile: string): number | null {
  if (family === "numbers") return /\d/.test(tile) ? Number(tile.slice(1)) : null;
  if (tile === joker(family)) return null;
  const signs = tile.replace(/[[\]]/g, "").normalize("NFD");
  return -(2 * (signs.codePointAt(0) ?? 0) + ([...signs].length > 1 ? 1 : 0));
}

/** The tiles that lie on a table, each as it is on a rack. */
export function tilesOn(family: Box["family"], table: string): string[] {
  const words = table.split(/[\s|]+/).filter((word) => word !== "");
  return family === "numbers" ? words : words.flatMap((word) => lettersOf(family, word));
}
