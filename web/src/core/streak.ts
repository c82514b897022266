// Days in a row. A day is written as the calendar has it, `2026-11-15`.

const DAY_MS = 86_400_000;

export const dayOf = (date: Date): string => {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** The day before, by the calendar: no clock is put forward or back in it. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** How many days in a row up to today; a streak that today has not yet broken still stands. */
export function streak(days: readonly string[], today: string): number {
  const done = new Set(days);
  let day = done.has(today) ? today : dayBefore(today);
  let count = 0;
  while (done.has(day)) {
    count++;
    day = dayBefore(day);
  }
  return count;
}

export function longestStreak(days: readonly string[]): number {
  const done = new Set(days);
  return Math.max(0, ...days.filter((day) => !done.has(nextDay(day))).map((day) => streak(days, day)));
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
