/** The longer of two words; the first one where they are as long. */
export function longer(one: string, other: string): string {
  return [...other].length > [...one].length ? other : one;
}
