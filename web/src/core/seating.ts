// Several people on one device: each has a key, and the server says which seat a key belongs to when it is shown.

import type { View } from "./wire";

export interface Seating {
  readonly keys: readonly string[];
  /** What is known so far. */
  readonly seats: ReadonlyMap<number, string>;
  /** The key shown last. */
  readonly shown: string | null;
}

export function seatingOf(keys: readonly string[]): Seating {
  return { keys, seats: new Map(), shown: keys[0] ?? null };
}

/** The server answered with a seat. A seat that is known already is an answer to an earlier key. */
export function met(seating: Seating, seat: number): Seating {
  if (seating.shown === null || seating.seats.has(seat)) return seating;
  if ([...seating.seats.values()].includes(seating.shown)) return seating;
  return { ...seating, seats: new Map([...seating.seats, [seat, seating.shown]]) };
}

/** The next key to show until all are known. */
export function nextUnknown(seating: Seating): string | null {
  const known = new Set(seating.seats.values());
  return seating.keys.find((key) => !known.has(key)) ?? null;
}

export function show(seating: Seating, key: string): Seating {
  return { ...seating, shown: key };
}

/**
 * Whose rack is shown next on a device that several share, or null where that is who has it already (`holder`).
 * Nobody's is shown before somebody has said who they are: a page that is opened again asks too.
 */
export function nextHolder(
  seating: Seating,
  view: Pick<View, "phase" | "seat" | "turn">,
  holder: number | null,
): number | null {
  // While a play may be doubted the device lies in the middle and shows no rack at all.
  if (seating.keys.length < 2 || ["waiting", "over", "challenge"].includes(view.phase)) return null;
  const here = (seat: number | null | undefined): seat is number =>
    typeof seat === "number" && seating.seats.has(seat);
  const wanted = view.phase === "playing" && here(view.turn) ? view.turn : (holder ?? view.seat);
  // Who answered for themselves in the middle has left their own rack open: it is not the holder's.
  return here(wanted) && (wanted !== holder || wanted !== view.seat) ? wanted : null;
}

/** Who on a shared device may doubt what was laid: all of them but who laid it, in the order of play. */
export function judgesHere(
  seating: Seating,
  view: Pick<View, "phase" | "doubt" | "seats">,
): readonly number[] {
  const { doubt, seats } = view;
  if (seating.keys.length < 2 || view.phase !== "challenge" || !doubt) return [];
  const after = (seat: number) => (seat - doubt.seat + seats.length) % seats.length;
  return [...seating.seats.keys()]
    .filter((seat) => seat !== doubt.seat && !seats[seat]?.resigned)
    .sort((a, b) => after(a) - after(b));
}

/** Seats may be numbered anew when a table begins without its open seats: all is asked again. */
export function askAgain(seating: Seating): Seating {
  return { ...seating, seats: new Map() };
}
