// What is asked of the server: what the book says, what the sheet comes to, who begins, whether a word counts.

import type { Said } from "../core/said";
import type { Family, OptionValue, Place, Ruling } from "../core/wire";
import { askJson } from "../live/api";
import { type Session, sent } from "./session";

export interface BookSays {
  readonly clock: {
    readonly seconds: number;
    readonly optional: boolean;
    /** What happens when the time has run out. */
    readonly says: readonly string[];
    /** The ways in which a turn can end then, as they are written on the sheet. */
    readonly ways: readonly {
      readonly kind: "laid" | "none";
      readonly late: boolean;
      readonly says: readonly string[];
    }[];
    readonly place: Place | null;
  };
  /** Where the book speaks of turns and of words. */
  readonly places: { readonly turn: Place | null; readonly words: Place | null };
  readonly begin: { readonly says: string; readonly place: Place | null };
  readonly needs: Needs;
}

/** What of a game has to be written down. */
export interface Needs {
  readonly turns: boolean;
  readonly out: boolean;
  readonly racks: boolean;
  readonly pot: boolean;
  /** What the score of a turn is multiplied by when the whole rack was laid. */
  readonly whole_rack: number;
  readonly exchange: boolean;
  readonly opening: number | null;
  readonly jokers: readonly string[];
  readonly values: Readonly<Record<string, number>>;
  /** Letters with a mark that no tile has, as they are laid. */
  readonly spells: Readonly<Record<string, string>>;
  /** The rows of the board, a sign for every square; none where there is no board. */
  readonly premiums: readonly string[];
  /** The house rules about words that the dictionary of the language can tell. */
  readonly tells: readonly string[];
}

export interface Remark {
  readonly code: string;
  readonly weight: "wrong" | "odd" | "missing" | "note";
  readonly seat: number | null;
  readonly message: string;
  /** The message in pieces, its tiles to be drawn. */
  readonly pieces?: Said;
  readonly place: Place | null;
}

export interface CountedGame {
  readonly scores: readonly number[];
  readonly opened: readonly boolean[];
  readonly due: number;
  /** How many turns this was counted from. */
  readonly turns: number;
  readonly result: { readonly winners: readonly number[]; readonly reason: string } | null;
  readonly lines: readonly {
    readonly seat: number;
    readonly points: number | null;
    readonly total: number;
    readonly word: string | null;
    readonly how: readonly string[];
    readonly late: boolean;
  }[];
  readonly last_turns: number | null;
  /** Whose the last turns are, in their order. */
  readonly ahead: readonly number[];
  /** By seat: tiles taken because the time ran out. */
  readonly penalties: readonly number[];
  readonly over: string | null;
  readonly held: readonly (readonly string[])[];
  readonly points: readonly (number | null)[];
  readonly checks: readonly Remark[];
}

export interface CountedSheet {
  readonly games: readonly CountedGame[];
  readonly match: {
    readonly games: readonly (readonly number[])[];
    readonly rounds: readonly (readonly number[])[];
    readonly totals: readonly number[];
    readonly won: readonly number[];
  };
  readonly leaders: readonly number[];
  readonly by_games: boolean;
  readonly games_agreed: number | null;
  readonly over: boolean;
}

export interface Verdict {
  readonly word: string;
  readonly counts: boolean;
  readonly messages: readonly string[];
  readonly kinds: readonly string[];
}

function book(session: Session): {
  rulebook: string;
  language: string;
  options: Readonly<Record<string, OptionValue>>;
} {
  return { rulebook: session.rulebook, language: session.language, options: session.options };
}

export function askBook(session: Session): Promise<BookSays> {
  return askJson<BookSays>("/companion/book", book(session));
}

export function askSheet(session: Session, readLeft: (text: string) => string): Promise<CountedSheet> {
  return askJson<CountedSheet>("/companion/sheet", {
    ...book(session),
    names: session.names,
    games: session.games.map((game) => sent(game, readLeft)),
    rounds: session.rounds,
  });
}

export interface Drawn {
  readonly first: number | null;
  readonly again: readonly number[];
  readonly drawn: readonly (readonly [number, string])[];
}
export function askBegin(session: Session, drawn: readonly string[] | null): Promise<Drawn> {
  return askJson<Drawn>("/companion/begin", { ...book(session), seats: session.names.length, drawn });
}

export async function askWords(session: Session, words: readonly string[]): Promise<readonly Verdict[]> {
  const said = await askJson<{ words: Verdict[] }>("/companion/words", { ...book(session), words });
  return said.words;
}

export function askRuling(session: Session, family: Family, question: Question): Promise<Ruling> {
  const { table, ...rest } = question;
  return askJson<Ruling>("/ruling", {
    game: session.rulebook,
    ...(session.language ? { language: session.language } : {}),
    options: session.options,
    ...(family === "crossword" ? { board: table } : { table }),
    ...rest,
  });
}

export interface Question {
  readonly table: string;
  readonly rack: string;
  readonly play: string;
  readonly opened: boolean;
}
