// What was checked, one line each: done by this browser, or said by somebody who must be believed.

import type { Trouble, WorkedOut } from "../core/fair/draws";
import { unlike } from "../core/fair/memory";
import type { Proven } from "../core/wire";
import { Refused } from "../live/api";
import { type FoundMemory, memoryFor } from "../live/fairMemory";
import { keptGames } from "../live/games";
import type { SignatureSays } from "../live/signature";
import { partsOf } from "../play/families";
import { t } from "../texts/texts";

export interface Check {
  readonly name: "promise" | "stir" | "draws" | "racks" | "signature" | "referee";
  /** `unknown`: nothing was found wrong, and nothing proved. */
  readonly state: "yes" | "no" | "unknown";
  readonly said: string;
}

/** What the referee on the server made of the record: its answer, or why there is none. */
export type Referee = Proven | Refused | null;

export interface Asked {
  readonly found: WorkedOut;
  /** The hash as it was typed in; may be empty. */
  readonly hash: string;
  readonly table: string | undefined;
  readonly signature: SignatureSays | null;
  readonly referee: Referee;
}

export function checksOf(asked: Asked): readonly Check[] {
  const memory = memoryFor(asked.table, asked.found.shown);
  return [
    promise(asked, memory),
    stir(asked, memory),
    draws(asked.found),
    racks(asked.found, memory),
    signature(asked),
    referee(asked),
  ];
}

/** The words over all of it. */
export function verdictOf(checks: readonly Check[]): "no" | "yes" | "repeats" | "not-here" {
  const state = (name: Check["name"]) => checks.find((check) => check.name === name)?.state;
  if (checks.some((check) => check.state === "no")) return "no";
  if (state("draws") !== "yes") return "not-here";
  return state("promise") === "yes" ? "yes" : "repeats";
}

function promise({ found, hash }: Asked, memory: FoundMemory | null): Check {
  const name = "promise";
  const said = memory?.game.promise;
  const typed = hash.trim().toLowerCase();
  if ((said !== undefined && said !== found.shown) || (typed !== "" && typed !== found.shown))
    return { name, state: "no", said: t("fair-other-seed") };
  const kept = keptGames.value.some(({ commits }) => commits?.includes(found.shown));
  if (said !== undefined || kept) return { name, state: "yes", said: t("fair-promise-seen") };
  if (typed !== "") return { name, state: "yes", said: t("fair-promise-typed") };
  return { name, state: "unknown", said: t("fair-promise-none") };
}

function stir({ found }: Asked, memory: FoundMemory | null): Check {
  const name = "stir";
  const taken = Object.values(memory?.memory.taken ?? {});
  const missing = taken.filter((text) => !found.stirs.includes(text));
  if (missing.length > 0)
    return { name, state: "no", said: t("fair-stir-missing", { text: missing.join(", ") }) };
  if (taken.length > 0) return { name, state: "yes", said: t("fair-stir-used", { text: taken.join(", ") }) };
  const sent = Object.keys(memory?.memory.sent ?? {}).length > 0;
  return { name, state: "unknown", said: t(sent ? "fair-stir-not-taken" : "fair-stir-none") };
}

function draws(found: WorkedOut): Check {
  const { trouble } = found;
  if (!trouble) {
    const count = found.start.length + found.draws.length;
    return { name: "draws", state: "yes", said: t("fair-draws-fit", { count }) };
  }
  const here = trouble.kind === "not-here" || trouble.kind === "no-seed";
  return { name: "draws", state: here ? "unknown" : "no", said: troubleSaid(found, trouble) };
}

export function troubleSaid(found: WorkedOut, trouble: Trouble): string {
  if (trouble.kind !== "line") return t(`fair-${trouble.kind}`);
  const spoken = found.family ? partsOf(found.family).spoken : (tile: string) => tile;
  const tiles = trouble.tiles.map((tile) => spoken(tile)).join(", ");
  return t("fair-line-odd", { line: trouble.line, why: t(`fair-why-${trouble.why}`, { tiles }) });
}

function racks(found: WorkedOut, memory: FoundMemory | null): Check {
  const name = "racks";
  const seen = memory?.game.racks.length ?? 0;
  if (!memory || seen === 0 || found.trouble?.kind === "not-here" || found.trouble?.kind === "no-seed")
    return { name, state: "unknown", said: t("fair-racks-none") };
  const other = unlike(memory.game, found.moments);
  if (!other) return { name, state: "yes", said: t("fair-racks-same", { count: seen }) };
  const said =
    other.kind === "rack"
      ? t("fair-racks-other", { turn: other.turn })
      : t("fair-turns-missing", { seen: other.seen, turns: other.turns });
  return { name, state: "no", said };
}

const GENUINE: readonly SignatureSays[] = ["signed", "signed-older"];

function signature({ signature: here, referee: word }: Asked): Check {
  const told = word !== null && !(word instanceof Refused) ? word.signature : null;
  const says = here ?? told;
  if (says === null) return { name: "signature", state: "unknown", said: t("fair-signature-unchecked") };
  const state = GENUINE.includes(says) ? "yes" : says === "changed" ? "no" : "unknown";
  const said = t(`fair-signature-${says}`);
  if (here !== null) return { name: "signature", state, said };
  return {
    name: "signature",
    state: state === "yes" ? "unknown" : state,
    said: `${said} ${t("fair-signature-by-server")}`,
  };
}

function referee({ found, referee: word }: Asked): Check {
  const name = "referee";
  if (word === null) return { name, state: "unknown", said: t("fair-referee-away") };
  if (word instanceof Refused)
    return word.code === "bad-record" && found.trouble?.kind !== "no-seed"
      ? { name, state: "no", said: t("fair-referee-refuses", { why: word.message }) }
      : { name, state: "unknown", said: word.message || t("fair-referee-away") };
  const known = ["other-result", "unfinished"].find((code) => word.wrong.includes(code));
  if (known) return { name, state: "no", said: t(`fair-${known}`) };
  if (!found.trouble && !sameDraws(found, word))
    return { name, state: "no", said: t("fair-referee-otherwise") };
  return { name, state: "yes", said: t("fair-referee-agrees") };
}

/** Whether the server says of every draw what was worked out here. */
function sameDraws(found: WorkedOut, word: Proven): boolean {
  const here = found.draws.map(({ event, seat, tiles }) => [event, seat, tiles.join(" ")]);
  const there = word.draws.map(({ event, seat, tiles }) => [event, seat, tiles.join(" ")]);
  const start = found.start.map(({ seat, tile }) => [seat, tile]);
  return JSON.stringify([here, start]) === JSON.stringify([there, word.start_draw]);
}
