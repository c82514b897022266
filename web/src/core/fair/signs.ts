// How tiles are written in a record: a small letter is a joker that stands for it.

type Family = "numbers" | "words" | "crossword";

export function joker(family: Family): string {
  return family === "crossword" ? "?" : "@";
}

/** A row of letters as tiles of a rack, where a joker stands for nothing. */
export function lettersOf(family: Family, text: string): string[] {
  return [...text.matchAll(/\[([^\]]{2,3})\]|(.)/gsu)].map(([, several, one]) => {
    const sign = several ?? one ?? "";
    if (sign === "@" || sign === "?" || sign !== sign.toUpperCase()) return joker(family);
    return several === undefined ? sign : `[${sign}]`;
  });
}
