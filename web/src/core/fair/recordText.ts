// The text of a record: its headers, its turns, and what of it a server has signed. As strict as the server's own reader
// is: what two could read differently is refused.

export interface RecordText {
  readonly headers: ReadonlyMap<string, string>;
  readonly turns: readonly TurnText[];
}

export interface TurnText {
  /** Which line of the text it stands on, from 1. */
  readonly line: number;
  /** The number that it is given there. */
  readonly number: number;
  readonly seat: number;
  readonly kind: string;
  readonly rest: string;
}

export type Why = "unreadable" | "number" | "turn" | "rack" | "pot";

/** A line that does not fit, and why. */
export class Unfit extends Error {
  constructor(
    readonly line: number,
    readonly why: Why,
    readonly tiles: readonly string[] = [],
  ) {
    super(`line ${line}: ${why}`);
  }
}

const HEADERS = new Set(
  (
    "game seats names language options position first entropy seed commitment seen-by rack result " +
    "signature"
  ).split(" "),
);
const SIGNATURE = /^Signature: ([0-9a-f]{16}) ([0-9a-f]{128})$/;
const ABOUT = "optafel record 1\n";
const SEATS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
}

export function readRecordText(text: string): RecordText {
  const headers = new Map<string, string>();
  const turns: TurnText[] = [];
  for (const [index, written] of linesOf(text).entries()) {
    const line = index + 1;
    const said = written.trim();
    if (said === "" || said.startsWith("#")) continue;
    if (headers.has("signature")) throw new Unfit(line, "unreadable");
    if (/^\p{Nd}/u.test(said)) {
      turns.push(readTurn(line, said));
      continue;
    }
    const at = said.indexOf(":");
    const name = said.slice(0, Math.max(at, 0)).trim().toLowerCase();
    const signs = written.startsWith("Signature:");
    if (!HEADERS.has(name) || headers.has(name) || (name === "signature") !== signs)
      throw new Unfit(line, "unreadable");
    if (turns.length > 0 && !signs) throw new Unfit(line, "unreadable");
    headers.set(name, said.slice(at + 1).trim());
  }
  return { headers, turns };
}

function readTurn(line: number, said: string): TurnText {
  const [, counted, who, kind, rest = ""] = /^(\S+)\s+(\S+)\s+(\S+)(?:\s+(.*))?$/.exec(said) ?? [];
  const seat = who?.length === 1 ? SEATS.indexOf(who) : -1;
  if (seat < 0 || kind === undefined) throw new Unfit(line, "unreadable");
  const [, digits] = /^([1-9]\d{0,5})\.$/.exec(counted ?? "") ?? [];
  if (digits === undefined) throw new Unfit(line, "number");
  return { line, number: Number(digits), seat, kind, rest: rest.trim() };
}

export interface Signature {
  readonly key: string;
  readonly bytes: string;
}

/** The signature of a record; `none` where there is none, `odd` where something else stands in its place. */
export function signatureOf(text: string): Signature | "none" | "odd" {
  const line = linesOf(text).find((one) => one.startsWith("Signature:"));
  if (line === undefined) return "none";
  const [, key, bytes] = SIGNATURE.exec(line.replace(/[ \t]+$/, "")) ?? [];
  return key === undefined || bytes === undefined ? "odd" : { key, bytes };
}

/** What the signature is over. */
export function signedBytes(text: string): Uint8Array<ArrayBuffer> {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => line.startsWith("Signature:"));
  const before = lines.slice(0, at < 0 ? lines.length : at).map((line) => line.replace(/[ \t]+$/, ""));
  return new TextEncoder().encode(`${ABOUT}${before.join("\n").replace(/\n+$/, "")}\n`);
}
