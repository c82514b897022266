// A person's key as twelve words. 120 bits of chance and twelve that check them: one wrong word is always noticed, any
// other slip in 4,095 of 4,096 cases.

export const KEY_BYTES = 15;
export const WORDS = 12;
const BITS = 11;
const LISTED = 2 ** BITS;
const CHECK_BITS = 12;
/** x¹² + x¹¹ + x³ + x² + x + 1: no error that lies within twelve bits, and so in one word, divides by it. */
const POLYNOMIAL = 0x80f;
/** So many letters tell a word from all others of its list. */
const TELLS = 4;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export const isKey = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9_-]{20}$/.test(value);

export function keyOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{6}/g) ?? []).map((six) => ALPHABET[Number.parseInt(six, 2)]).join("");
}

function bitsOf(key: string): string {
  return [...key].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(6, "0")).join("");
}

function check(bits: string): string {
  let rest = 0;
  for (const bit of bits) {
    const high = ((rest >> (CHECK_BITS - 1)) & 1) ^ Number(bit);
    rest = (rest << 1) & (2 ** CHECK_BITS - 1);
    if (high) rest ^= POLYNOMIAL;
  }
  return rest.toString(2).padStart(CHECK_BITS, "0");
}

export function readList(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** The key in the words of a list. */
export function wordsOf(key: string, list: readonly string[]): string[] {
  const bits = bitsOf(key);
  return ((bits + check(bits)).match(/.{11}/g) ?? []).map((eleven) => list[Number.parseInt(eleven, 2)] ?? "");
}

export type Misread =
  | { readonly why: "count"; readonly count: number }
  | { readonly why: "word"; readonly word: string }
  | { readonly why: "check" };

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words that somebody typed; case, accents, numbers and commas between them do not count. */
export function typedWords(text: string): string[] {
  return plain(text).match(/[a-z]+/g) ?? [];
}

/** The key that twelve words are, by one list. Of a word its first four letters are enough. */
export function keyFromWords(text: string, list: readonly string[]): string | Misread {
  const words = typedWords(text);
  if (words.length !== WORDS) return { why: "count", count: words.length };
  const places = new Map(list.map((word, at) => [word.slice(0, TELLS), at]));
  let bits = "";
  for (const word of words) {
    const at = places.get(word.slice(0, TELLS));
    if (at === undefined || at >= LISTED || word.length < TELLS) return { why: "word", word };
    bits += at.toString(2).padStart(BITS, "0");
  }
  const key = bits.slice(0, KEY_BYTES * 8);
  if (check(key) !== bits.slice(KEY_BYTES * 8)) return { why: "check" };
  return keyOf(Uint8Array.from(key.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)));
}
