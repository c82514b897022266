// What the page keeps in this browser. Storage may be full or forbidden: the page then works without it.

const PREFIX = "optafel.";

/** Who wants to know that something was kept, by another device or tab of this person too. */
const takers = new Map<string, (value: unknown) => void>();
let noticed: (name: string) => void = () => {};

export function keep(name: string, value: unknown): void {
  put(name, value);
  noticed(name);
}

function put(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: what cannot be kept is asked again next time.
  }
}

/** Told the name of everything that is kept here from now on. */
export function whenKept(told: (name: string) => void): void {
  noticed = told;
}

/** Take up what another tab or device has kept under a name. */
export function takes<T>(name: string, fits: (value: unknown) => value is T, take: (value: T) => void): void {
  takers.set(name, (value) => {
    if (fits(value)) take(value);
  });
}

/** Something that was kept on another device. */
export function bring(name: string, value: unknown): void {
  put(name, value);
  takers.get(name)?.(value);
}

/** From now on, what another tab of this browser keeps is taken up here. */
export function keepTabsAlike(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    const name = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
    if (name === undefined || newValue === null) return;
    try {
      takers.get(name)?.(JSON.parse(newValue));
    } catch {
      // Another program writes here: what it means is its own.
    }
  });
}

export function recall<T>(name: string, fits: (value: unknown) => value is T): T | null {
  try {
    const written = localStorage.getItem(PREFIX + name);
    const value: unknown = written === null ? null : JSON.parse(written);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

/** The names of all that is kept here. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // See above.
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isYesNo = (value: unknown): value is boolean => typeof value === "boolean";
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export { isObject } from "../core/check";
