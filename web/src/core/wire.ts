// The shapes that go over the wire; docs/protocol.md is the text they follow.

import type { Said } from "./said";

export type Family = "numbers" | "words" | "crossword";
export type Phase = "waiting" | "playing" | "challenge" | "paused" | "over";
export type MoveKind = "play" | "draw" | "take" | "pass" | "exchange" | "challenge" | "accept" | "resign";

export interface RuleOption {
  readonly name: string;
  readonly kind: "switch" | "choice" | "number" | "text";
  readonly default: OptionValue;
  readonly choices?: readonly (string | number)[] | null;
  /** Of a number: the least and the most. */
  readonly least?: number;
  readonly most?: number;
  /** Lists of words that a text may name. */
  readonly lists?: readonly string[];
  readonly place?: Place;
}
export type OptionValue = boolean | number | string | null;

/** Where in a rulebook something stands. */
export interface Place {
  readonly book: string;
  readonly heading: string;
}

export interface Rulebook {
  readonly id: string;
  readonly family: Family;
  readonly players: readonly [number, number];
  readonly languages: readonly string[];
  readonly clock_seconds: number | null;
  readonly clock_optional?: boolean;
  readonly clock_choices?: readonly number[];
  readonly levels?: readonly string[];
  /** Whether the book plays matches of rounds: as many games as there are players. */
  readonly rounds?: boolean;
  readonly options: readonly RuleOption[];
  /** Rows of tiles on the lid of its box; the crossword: a word across, and one down through its second letter. */
  readonly drawing?: readonly string[];
}

export interface SeatOrder {
  readonly kind: "me" | "bot" | "open" | "hotseat";
  readonly name?: string;
  readonly level?: string;
}
export interface TableOrder {
  readonly rulebook: string;
  readonly language?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly clock_seconds?: number | null;
  readonly seats: readonly SeatOrder[];
  readonly away?: "bot" | "skip" | "wait";
  readonly games?: number;
  readonly first?: number;
  readonly hints?: boolean;
}
export interface TableMade {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly invite: string;
  readonly watch: string;
  readonly commit: string;
}

export interface Seat {
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  readonly level?: string | null;
  readonly tiles: number;
  readonly opened: boolean;
  readonly score: number;
  readonly here: boolean;
  readonly away?: boolean;
  readonly resigned?: boolean;
}
export interface LastTurn {
  readonly seat: number;
  readonly kind: string;
  readonly before?: readonly string[] | null;
  readonly played?: readonly string[] | null;
  readonly score?: number | null;
  readonly word?: string | null;
}
export interface LogLine {
  readonly seat: number;
  readonly kind: string;
  readonly played?: readonly string[] | null;
  readonly score?: number | null;
  readonly word?: string | null;
  readonly count?: number | null;
  /** What the clock did: letters put back into the pot, turns lost besides. */
  readonly to_pot?: number;
  readonly skips?: number;
}
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly left: readonly (readonly string[])[];
}
export interface Sheet {
  readonly games: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly won: readonly number[];
  /** The totals of each round. */
  readonly rounds?: readonly (readonly number[])[];
  /** Who leads the match. */
  readonly leaders?: readonly number[];
}
export interface View {
  /** The hash of the seed that shuffled this game's pot. */
  readonly commit?: string;
  /** That of the next game, when this one is over. */
  readonly next_commit?: string;
  /** What the players added to the shuffle. */
  readonly entropy?: readonly string[];
  /** Whether this table gives hints. */
  readonly hints?: boolean;
  readonly id: string;
  readonly game: string;
  readonly family: Family;
  readonly language?: string | null;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly number: number;
  readonly phase: Phase;
  readonly seat: number | null;
  readonly turn: number | null;
  readonly round?: number;
  /** How many games the match has. */
  readonly games?: number;
  readonly seats: readonly Seat[];
  /** Rows of tiles; none in the crossword. */
  readonly table?: readonly string[];
  /** The crossword: rows of squares, which of them are premium squares, what a letter is worth. */
  readonly board?: readonly string[];
  readonly premiums?: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
  /** How many of each letter were in the box; `?` is a blank. */
  readonly box?: Readonly<Record<string, number>>;
  readonly stands?: readonly (readonly string[])[] | null;
  readonly opening?: number | null;
  readonly rack?: readonly string[] | null;
  /** What came to the own rack from the pot with its last turn, which is that line of the log. */
  readonly drawn?: { readonly turn: number; readonly tiles: readonly string[] };
  readonly pot: number;
  /** Turns that are left, once the end is in sight. */
  readonly last_turns?: number | null;
  /** The tops of an open pot's piles. */
  readonly piles?: readonly (string | null)[] | null;
  readonly moves: readonly MoveKind[];
  /** In the phase challenge: who laid, which words, and who has not answered yet. */
  readonly doubt?: {
    readonly seat: number;
    readonly words: readonly string[];
    readonly waiting: readonly number[];
  };
  readonly clock: { readonly seconds: number; readonly left_ms: number } | null;
  readonly last: LastTurn | null;
  readonly turns: readonly LogLine[];
  /** Word games: the words that have counted in this game. */
  readonly words?: readonly string[];
  readonly draft?: readonly string[] | string | null;
  readonly result: Result | null;
  readonly sheet?: Sheet | null;
  readonly rematch?: readonly number[];
  readonly start_draw?: readonly { readonly seat: number; readonly tile: string }[] | null;
}

export interface Violation {
  readonly code: string;
  readonly rule?: string | null;
  readonly place?: Place | null;
  readonly message: string;
  /** The message in pieces, its tiles to be drawn. */
  readonly pieces?: Said;
  readonly tiles?: readonly string[];
  readonly where?: readonly number[];
}
export interface Ruling {
  readonly legal: boolean;
  readonly score?: number | null;
  readonly longest?: string | null;
  readonly opening_value?: number | null;
  readonly played: readonly string[];
  readonly violations: readonly Violation[];
  readonly marks: readonly string[];
  readonly stands?: readonly (readonly string[])[] | null;
  readonly how?: readonly string[];
}

export type Move =
  | { readonly play: string }
  | { readonly draw: number }
  | { readonly take: number }
  | { readonly pass: true }
  | { readonly exchange: string }
  | { readonly challenge: true }
  | { readonly accept: true }
  | { readonly resign: true };

/** Help in three steps: where to look, which tiles, the whole play. */
export interface Hint {
  readonly step: number;
  readonly move: MoveKind;
  readonly where?: readonly number[];
  readonly tiles?: readonly string[];
  readonly play?: string;
}

export type ToServer =
  | { type: "hello"; key: string; lang: string; entropy: string }
  | { type: "hello"; watch: string; lang: string; entropy: string }
  | { type: "move"; id: string; number: number; move: Move }
  | { type: "draft"; id: string; table: readonly string[] | string | null }
  | { type: "hint"; id: string; step: number }
  | { type: "start" | "rematch" | "pause" | "resume" }
  | { type: "stir"; entropy: string }
  | { type: "say"; phrase: string }
  | { type: "ping"; t: number };

export type FromServer =
  | { type: "view"; view: View }
  | { type: "ack"; id: string; number: number }
  | { type: "refused"; id: string; code: string; message: string; pieces?: Said; ruling?: Ruling | null }
  | { type: "ruling"; id: string; ruling: Ruling }
  | ({ type: "hint"; id: string } & Hint)
  | { type: "said"; seat: number; phrase: string }
  | { type: "pong"; t: number }
  | { type: "error"; code: string; message: string };

/** A refusal of an HTTP call. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}
