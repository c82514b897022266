// Calls to the server. A refusal is thrown as what the server said; no answer at all as `offline`.

import { computed, signal } from "@preact/signals";
import type { Family, Refusal, Rulebook, TableMade, TableOrder } from "../core/wire";
import { language, t } from "../texts/texts";
import { isObject, isText, keep, recall } from "./keep";
import { BUILD_HEADER, heardBuild } from "./shell";

export class Refused extends Error implements Refusal {
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
  if (isObject(said) && isText(said.code))
    throw new Refused(said.code, isText(said.message) ? said.message : "");
  throw new Refused("unexpected", `${answer.status}`);
}

export async function askJson<T>(path: string, body?: unknown): Promise<T> {
  const answer = await ask(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
  return (await answer.json()) as T;
}

const enc = encodeURIComponent;

export const rulebooks = signal<readonly Rulebook[] | null>(null);
export const rulebooksMissing = signal(false);

/** The boxes as they were last time: one can read about them, and sit beside one, without a server too. */
const isBooks = (value: unknown): value is Rulebook[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && isText(one.id) && Array.isArray(one.players));

/** The rulebooks as the server has them, or as they were kept while it is away. */
export const booksAtHand = computed(
  () => rulebooks.value ?? (rulebooksMissing.value ? recall("books", isBooks) : null),
);

export async function loadRulebooks(): Promise<void> {
  rulebooksMissing.value = false;
  try {
    rulebooks.value = await askJson<Rulebook[]>("/rulebooks");
    keep("books", rulebooks.value);
  } catch {
    rulebooksMissing.value = true;
  }
}

export function makeTable(order: TableOrder): Promise<TableMade> {
  return askJson<TableMade>("/tables", order);
}

export interface Summary {
  readonly game?: string;
  readonly rulebook?: string;
  readonly seats: readonly { readonly name: string; readonly kind: string }[];
}
export function lookAtTable(table: string): Promise<Summary> {
  return askJson<Summary>(`/tables/${enc(table)}`);
}

export function joinTable(
  table: string,
  invite: string,
  name: string,
): Promise<{ table: string; seat: number; key: string }> {
  return askJson(`/tables/${enc(table)}/join`, { invite, name });
}

export function fillSeat(table: string, seat: number, key: string, level?: string): Promise<unknown> {
  return askJson(`/tables/${enc(table)}/seats/${seat}`, { key, kind: "bot", ...(level ? { level } : {}) });
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

export interface Proven {
  readonly fair: boolean;
  readonly wrong: readonly string[];
  readonly family: Family;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly start_draw: readonly (readonly [number, string])[];
  readonly draws: readonly {
    readonly event: number;
    readonly kind: string;
    readonly seat: number;
    readonly tiles: readonly string[];
  }[];
}
export function proveRecord(record: string, commit: string): Promise<Proven> {
  return askJson<Proven>("/verify", { record, ...(commit ? { commit } : {}) });
}
