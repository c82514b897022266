// What the page keeps in this browser. Storage may be full or forbidden: the page then works without it.

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`optafel.${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: what cannot be kept is asked again next time.
  }
}

export function recall<T>(name: string, fits: (value: unknown) => value is T): T | null {
  try {
    const written = localStorage.getItem(`optafel.${name}`);
    const value: unknown = written === null ? null : JSON.parse(written);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`optafel.${name}`);
  } catch {
    // See above.
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isYesNo = (value: unknown): value is boolean => typeof value === "boolean";
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
export { isObject } from "../core/check";
