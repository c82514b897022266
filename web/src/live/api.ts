// Calls to the server. A refusal is thrown as what the server said; no answer at all as `offline`.

import { computed, signal } from "@preact/signals";
import { fitAll, fits } from "../core/check";
import type { Joined, Proven, Rulebook, TableFound, TableMade, TableOrder, TableSummary } from "../core/wire";
import type { Shapes } from "../core/wire.generated";
import { language, t } from "../texts/texts";
import { keep, recall } from "./keep";
import { asPerson } from "./personKey";
import { BUILD_HEADER, heardBuild, lookForNewer } from "./shell";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language.value);
  if (init.body) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refused("offline", "");
  }
  heardBuild(answer.headers.get(BUILD_HEADER));
  if (answer.ok) return answer;
  const said: unknown = await answer.json().catch(() => null);
  if (fits("SpokenRefusal", said)) throw new Refused(said.code, said.message);
  throw new Refused("unexpected", `${answer.status}`);
}

/** Something was said that this page cannot read: most likely it is older than the server. */
export function misread(): Refused {
  lookForNewer();
  return new Refused("misread", t("page-misread"));
}

async function askForAny(
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await ask(path, { ...sent, headers });
  return answer.json().catch(() => undefined);
}

/** An answer of this kind; anything else is thrown as a refusal. */
export async function askFor<K extends keyof Shapes>(
  kind: K,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Shapes[K]> {
  const said = await askForAny(path, body, headers);
  if (fits(kind, said)) return said;
  throw misread();
}

const enc = encodeURIComponent;

export const rulebooks = signal<readonly Rulebook[] | null>(null);
export const rulebooksMissing = signal(false);

/** The boxes as they were last time: one can read about them, and sit beside one, without a server too. */
const isBooks = (value: unknown): value is readonly Rulebook[] => fitAll("RulebookShown", value);

/** The rulebooks as the server has them, or as they were kept while it is away. */
export const booksAtHand = computed(
  () => rulebooks.value ?? (rulebooksMissing.value ? recall("books", isBooks) : null),
);

export async function loadRulebooks(): Promise<void> {
  rulebooksMissing.value = false;
  try {
    const books = await askForAny("/rulebooks");
    if (!isBooks(books)) throw misread();
    rulebooks.value = books;
    keep("books", books);
  } catch {
    rulebooksMissing.value = true;
  }
}

export function makeTable(order: TableOrder): Promise<TableMade> {
  return askFor("Made", "/tables", order, asPerson());
}

export function lookAtTable(table: string): Promise<TableSummary> {
  return askFor("TableSummary", `/tables/${enc(table)}`);
}

export function joinTable(table: string, invite: string, name: string): Promise<Joined> {
  return askFor("Joined", `/tables/${enc(table)}/join`, { invite, name }, asPerson());
}

/** The table that a code stands for, as it was heard. */
export function findByCode(code: string): Promise<TableFound> {
  return askFor("TableFound", "/codes", { code });
}

export type RecordForm = "own" | "gcg";
export async function readRecord(table: string, key: string, form: RecordForm = "own"): Promise<string> {
  const answer = await ask(`/tables/${enc(table)}/record?form=${form}`, { headers: { "X-Seat-Key": key } });
  return answer.text();
}

export async function readQr(table: string, invite: string): Promise<Blob> {
  const answer = await ask(`/tables/${enc(table)}/qr.svg`, { headers: { "X-Invite": invite } });
  return answer.blob();
}

/** What a refusal says to a person: the server's own sentence, or that it cannot be reached. */
export function whyNot(error: unknown): string {
  return error instanceof Refused && error.message ? error.message : t("offline-now");
}

/** What the referee on the server says of a record. */
export function proveRecord(record: string): Promise<Proven> {
  return askFor("Proven", "/verify", { record });
}
