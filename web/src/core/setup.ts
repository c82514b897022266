// A table being set up: who sits there and by which house rules.

import company from "../../../src/optafel/table/company.json";
import type { OptionValue, Rulebook, SeatOrder, TableOrder } from "./wire";

export interface Setup {
  readonly seats: readonly SeatOrder[];
  /** Seconds a turn, or null for no clock. */
  readonly clock: number | null;
  /** Only what differs from the rulebook. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly language: string | null;
  /** Rounds of the match, where the rulebook plays rounds. */
  readonly rounds: number;
  /** The seat that begins, or null where that is drawn for. */
  readonly first: number | null;
  /** What becomes of the turn of somebody who is not there. */
  readonly away: Away;
  /** Whether a seat may ask for hints. */
  readonly hints: boolean;
}

export const AWAY = ["wait", "skip", "bot"] as const;
export type Away = (typeof AWAY)[number];

const CLOCKS = [30, 60, 120, 180, 300];
export const DAY_SECONDS = 86_400;
/** For who plays when they find the time. */
const DAYS = [DAY_SECONDS, 3 * DAY_SECONDS];

/** Seconds a turn to choose from, null for no clock. */
export function clocksOf(rulebook: Rulebook): (number | null)[] {
  const chosen = rulebook.clock_choices ?? [];
  const times = new Set([
    ...(chosen.length > 0 ? chosen : CLOCKS),
    ...(rulebook.clock_seconds === null ? [] : [rulebook.clock_seconds]),
  ]);
  const sorted = [...[...times].sort((a, b) => a - b), ...DAYS];
  return rulebook.clock_optional === false ? sorted : [null, ...sorted];
}

function botName(seats: readonly SeatOrder[]): string {
  const taken = new Set(seats.map((seat) => seat.name));
  return company.bot_names.find((name) => !taken.has(name)) ?? "Bot";
}

// The second one: a first game can be won against it, and it is no walk-over.
function firstLevel(rulebook: Rulebook): string | undefined {
  const levels = rulebook.levels ?? [];
  return levels[Math.min(1, levels.length - 1)];
}

export function addSeat(
  setup: Setup,
  rulebook: Rulebook,
  kind: "bot" | "open" | "hotseat",
  name = "",
): Setup {
  if (setup.seats.length >= rulebook.players[1]) return setup;
  const level = firstLevel(rulebook);
  const seat: SeatOrder =
    kind === "bot"
      ? { kind, name: botName(setup.seats), ...(level === undefined ? {} : { level }) }
      : kind === "hotseat"
        ? { kind, name }
        : { kind };
  return { ...setup, seats: [...setup.seats, seat] };
}

export function removeSeat(setup: Setup, at: number): Setup {
  if (at === 0) return setup;
  const { first } = setup;
  const moved = first === null || first === at ? null : first > at ? first - 1 : first;
  return { ...setup, seats: setup.seats.filter((_, i) => i !== at), first: moved };
}

export function changeSeat(setup: Setup, at: number, change: Partial<SeatOrder>): Setup {
  return { ...setup, seats: setup.seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)) };
}

/** Bots that let a newcomer live: all of them of the weakest level. */
export function gently(setup: Setup, rulebook: Rulebook): Setup {
  const level = rulebook.levels?.[0];
  if (level === undefined) return setup;
  return { ...setup, seats: setup.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat)) };
}

/** Me and as many bots as the box allows, three at most; the rulebook's own rules; a clock only if it insists. */
export function firstSetup(rulebook: Rulebook, language: string): Setup {
  const [least, most] = rulebook.players;
  let setup: Setup = {
    seats: [{ kind: "me" }],
    clock: rulebook.clock_optional === false ? rulebook.clock_seconds : null,
    options: {},
    language: rulebook.languages.includes(language) ? language : (rulebook.languages[0] ?? null),
    rounds: 1,
    first: null,
    away: "wait",
    hints: true,
  };
  while (setup.seats.length < Math.max(least, Math.min(most, 4))) setup = addSeat(setup, rulebook, "bot");
  return setup;
}

export function seatsFit(setup: Setup, rulebook: Rulebook): boolean {
  return setup.seats.length >= rulebook.players[0] && setup.seats.length <= rulebook.players[1];
}

export function orderOf(setup: Setup, rulebook: Rulebook, myName: string): TableOrder {
  return {
    rulebook: rulebook.id,
    ...(rulebook.languages.length > 0 && setup.language ? { language: setup.language } : {}),
    options: setup.options,
    clock_seconds: setup.clock,
    ...(setup.away === "wait" ? {} : { away: setup.away }),
    ...(setup.hints ? {} : { hints: false }),
    ...(setup.first === null ? {} : { first: setup.first }),
    ...(rulebook.rounds ? { games: setup.rounds * setup.seats.length } : {}),
    seats: setup.seats.map((seat) => (seat.kind === "me" ? { kind: "me", name: myName } : seat)),
  };
}
