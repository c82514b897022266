// What this person's devices share is fetched, brought together with what is here, and sent back: games, streaks,
// settings. Nothing is sent before there is something to keep.

import { signal } from "@preact/signals";
import { type Carried, joined, readCarried, written } from "../core/carried";
import { fitAll } from "../core/check";
import type { GameListed } from "../core/wire";
import { ask, askFor, Refused } from "./api";
import { bringGames, type KeptGame, keptGames, whenForgotten } from "./games";
import { bring, forget, isObject, isTexts, isYesNo, keep, keptNames, recall, whenKept } from "./keep";
import { asPerson, becomeNobody, becomePerson, personKey } from "./personKey";

/** What goes along from device to device; unfinished turns stay where they are laid. */
const GOES_ALONG = /^(name|theme|sound|large|explains|language|forgotten|puzzles(\..+)?|longest\..+)$/;
const NOTE = "carried";
const STAMPS = "person.stamps";
const SYNCED = "person.synced";
const FORGETTING = "person.forgetting";

const SOON_MS = 800;
const LOOK_MS = 20_000;
const LOOK_HIDDEN_MS = 60_000;
const ATTEMPTS = 4;

/** How the games of this person stand, by table, as the server last said. */
export const standings = signal<ReadonlyMap<string, GameListed>>(new Map());
/** Nothing is kept of this person any more, though it was: another device may have deleted it. */
export const parted = signal(false);

const isStamps = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.values(value).every((at) => typeof at === "number");
const isAnything = (value: unknown): value is unknown => value !== null;

let underWay: Promise<void> | null = null;
let soon = 0;

/** What this device has to carry, each with when it was chosen. */
function carriedHere(): Carried {
  const stamps = recall(STAMPS, isStamps) ?? {};
  return Object.fromEntries(
    keptNames()
      .filter((name) => GOES_ALONG.test(name))
      .map((name) => [name, { at: stamps[name] ?? 0, value: recall(name, isAnything) }]),
  );
}

function bringAll(all: Carried): void {
  const here = carriedHere();
  const stamps = Object.fromEntries(Object.entries(all).map(([name, { at }]) => [name, at]));
  keep(STAMPS, { ...recall(STAMPS, isStamps), ...stamps });
  for (const [name, { value }] of Object.entries(all))
    if (written(here[name]?.value) !== written(value)) bring(name, value);
}

const synced = () => recall(SYNCED, isYesNo) === true;
const forgetting = () => recall(FORGETTING, isTexts) ?? [];

/** Whether there is anything to keep of whoever sits here. */
const hasPlayed = () =>
  keptGames.value.length > 0 || synced() || keptNames().some((name) => name === "puzzles");

function put(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: "PUT", body: JSON.stringify(body), headers: asPerson() });
}

/** A game as this device keeps it, with what the server says of it. */
function keptAs(game: GameListed, here: KeptGame | undefined): KeptGame {
  const commits = [...new Set([...(here?.commits ?? []), ...(game.commits ?? [])])];
  const [invite, watch, code] = [
    game.invite ?? here?.invite,
    game.watch ?? here?.watch,
    game.code ?? here?.code,
  ];
  return {
    table: game.table,
    game: game.rulebook,
    keys: game.keys.length > 0 ? game.keys : (here?.keys ?? []),
    ...(invite ? { invite } : {}),
    ...(watch ? { watch } : {}),
    ...(code ? { code } : {}),
    names: game.seats.map((seat) => seat.name),
    seen: here?.seen ?? game.at_ms,
    over: game.phase === "over",
    commits,
    ...(here?.ended ? { ended: here.ended } : {}),
  };
}

/** The list of the server and the one of this device become one; tells how many games the server did not know. */
async function bringTogether(listed: readonly GameListed[]): Promise<number> {
  const away = new Set(forgetting());
  const there = new Map(listed.filter((game) => !away.has(game.table)).map((game) => [game.table, game]));
  const gone = recall("forgotten", isStamps) ?? {};
  standings.value = there;
  const unknown = keptGames.value.filter((game) => !there.has(game.table) && !(game.table in gone));
  const local = new Map(keptGames.value.map((game) => [game.table, game]));
  const known = [...there.values()].map((game) => keptAs(game, local.get(game.table)));
  const all = [...known, ...unknown].sort((a, b) => b.seen - a.seen);
  if (written(all) !== written(keptGames.value)) bringGames(all);
  let bound = 0;
  for (const game of unknown) if (await bind(game)) bound++;
  return bound;
}

/** Tables that the server refused to bind: a seat that is somebody else's now. */
const refused = new Set<string>();

async function bind({ table, keys, invite, watch, code, commits }: KeptGame): Promise<boolean> {
  if (refused.has(table)) return false;
  try {
    await put(`/person/games/${encodeURIComponent(table)}`, {
      keys: keys.slice(0, 4),
      ...(invite ? { invite } : {}),
      ...(watch ? { watch } : {}),
      ...(code ? { code } : {}),
      commits: (commits ?? []).slice(-100),
    });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === "offline") throw error;
    refused.add(table);
    return false;
  }
}

async function forgetThere(): Promise<void> {
  for (const table of forgetting()) {
    await ask(`/person/games/${encodeURIComponent(table)}`, { method: "DELETE", headers: asPerson() });
    keep(
      FORGETTING,
      forgetting().filter((other) => other !== table),
    );
  }
}

async function exchange(): Promise<void> {
  const wasHere = personKey.value;
  await forgetThere();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const there = await askFor("PersonShown", "/person", undefined, asPerson());
    if (personKey.value !== wasHere) return;
    const nothing = there.games.length === 0 && Object.keys(there.notes).length === 0;
    parted.value = nothing && synced();
    if (parted.value) return;
    const note = there.notes[NOTE];
    const remote = readCarried(note?.text);
    const all = joined(remote, carriedHere());
    bringAll(all);
    const bound = await bringTogether(there.games);
    if (!nothing || bound > 0) keep(SYNCED, true);
    if (written(all) === written(remote)) return;
    try {
      await put(`/person/notes/${NOTE}`, { version: note?.version ?? 0, text: JSON.stringify(all) });
      keep(SYNCED, true);
      return;
    } catch (error) {
      if (!(error instanceof Refused && error.code === "note-changed")) throw error;
    }
  }
}

/** Fetch what other devices have done and send what this one has; later calls wait for the one that is under way. */
export function catchUp(): Promise<void> {
  if (!hasPlayed()) return Promise.resolve();
  underWay ??= exchange()
    .catch(() => {}) // offline, or too often: it is tried again
    .finally(() => {
      underWay = null;
    });
  return underWay;
}

/** How the games stand now. */
async function look(): Promise<void> {
  if (!synced() || parted.value || underWay) return;
  try {
    const answer = await ask("/person/games", { headers: asPerson() });
    const games: unknown = await answer.json();
    if (fitAll("GameListed", games) && !underWay) await bringTogether(games);
  } catch {
    // It is asked again.
  }
}

/** From now on, as long as the page is open. */
export function keepPerson(): void {
  whenKept((name) => {
    const first = name === "games" && !synced();
    if (!GOES_ALONG.test(name) && !first) return;
    if (!first) keep(STAMPS, { ...recall(STAMPS, isStamps), [name]: Date.now() });
    clearTimeout(soon);
    soon = window.setTimeout(() => void catchUp(), SOON_MS);
  });
  whenForgotten((table) => {
    keep(FORGETTING, [...new Set([...forgetting(), table])]);
    keep("forgotten", { ...recall("forgotten", isStamps), [table]: Date.now() });
  });
  let last = Date.now();
  const tick = () => {
    const pause = document.visibilityState === "visible" ? LOOK_MS : LOOK_HIDDEN_MS;
    if (Date.now() - last < pause) return;
    last = Date.now();
    void look();
  };
  window.setInterval(tick, 1_000);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void catchUp();
  });
  void catchUp();
}

/** Go on here as the person of another device. `along`: what this device has goes with them. */
export async function continueAs(key: string, along: boolean): Promise<void> {
  await underWay;
  if (!along) leaveBehind();
  becomePerson(key);
  refused.clear();
  keep(SYNCED, false);
  underWay = exchange().finally(() => {
    underWay = null;
  });
  await underWay;
}

/** What is kept here of whoever sat here is let go. */
function leaveBehind(): void {
  for (const name of keptNames()) if (GOES_ALONG.test(name) && name !== "language") forget(name);
  for (const name of [STAMPS, FORGETTING, SYNCED]) forget(name);
  bringGames([]);
  standings.value = new Map();
}

/** All that is kept of this person, to read or to take along. */
export function readPerson() {
  return askFor("PersonShown", "/person", undefined, asPerson());
}

/** Delete all that is kept of this person, there and here; what goes on from here is somebody new. */
export async function deletePerson(): Promise<void> {
  await underWay;
  await ask("/person", { method: "DELETE", headers: asPerson() });
  leaveBehind();
  becomeNobody();
  parted.value = false;
  location.hash = "#/";
  location.reload();
}

/** Another device deleted everything: keep what is here again, or let it go here too. */
export function keepAgain(): void {
  keep(SYNCED, false);
  parted.value = false;
  void catchUp();
}

export async function readHandOverCode(): Promise<Blob> {
  return (await ask("/person/qr.svg", { headers: asPerson() })).blob();
}
