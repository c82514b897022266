// Record files as people have them: most are UTF-8, many crossword records are older than that.

const SAID = /^\s*#character-encoding[ \t]+([\w.:-]+)/im;
const MARKS: readonly (readonly [number, number, string])[] = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
];

export function decodeRecord(bytes: Uint8Array): string {
  for (const [first, second, encoding] of MARKS)
    if (bytes[0] === first && bytes[1] === second) return new TextDecoder(encoding).decode(bytes);
  const western = new TextDecoder("windows-1252").decode(bytes);
  for (const encoding of [SAID.exec(western)?.[1], "utf-8"]) {
    try {
      if (encoding) return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // It is not what it says.
    }
  }
  return western;
}
