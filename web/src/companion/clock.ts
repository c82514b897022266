// A clock that goes by the time of day, so that it is right again after a reload or a phone that slept.

import { isObject } from "../live/keep";

export interface TurnClock {
  readonly seconds: number;
  /** What was left when it last stood still. */
  readonly leftMs: number;
  /** When it began to run, as the time of day; null while it stands still. */
  readonly since: number | null;
}

export const isTurnClock = (value: unknown): value is TurnClock =>
  isObject(value) &&
  typeof value.seconds === "number" &&
  typeof value.leftMs === "number" &&
  (value.since === null || typeof value.since === "number");

/** The last seconds, which are heard. */
export const LAST_SECONDS = 10;

export function fresh(seconds: number): TurnClock {
  return { seconds, leftMs: seconds * 1000, since: null };
}

export function leftMs(clock: TurnClock, now: number): number {
  return clock.since === null ? clock.leftMs : Math.max(0, clock.leftMs - (now - clock.since));
}

export function secondsLeft(clock: TurnClock, now: number): number {
  return Math.ceil(leftMs(clock, now) / 1000);
}

export function running(clock: TurnClock): boolean {
  return clock.since !== null;
}

export function started(clock: TurnClock, now: number): TurnClock {
  return running(clock) ? clock : { ...clock, since: now };
}

export function stopped(clock: TurnClock, now: number): TurnClock {
  return { ...clock, leftMs: leftMs(clock, now), since: null };
}

/** Another turn begins, with all its time; the clock runs on if it ran. */
export function handedOn(clock: TurnClock, now: number): TurnClock {
  return { ...fresh(clock.seconds), since: running(clock) ? now : null };
}

export function faceOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
