// SHA-256 as FIPS 180-4 has it. The browser's own is withheld where the page is not secure, as on `http://192.168…` in
// the house, and there too somebody may want to know whether the shuffle was fair.

const ROUNDS = 64;
const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return Uint32Array.from(found, (prime) => (root(prime) % 1) * 2 ** 32);
}

const START = rootsOfPrimes(8, Math.sqrt);
const CONSTANTS = rootsOfPrimes(ROUNDS, Math.cbrt);

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) mix(state, view, at);
  const digest = new Uint8Array(32);
  const words = new DataView(digest.buffer);
  for (const [at, word] of state.entries()) words.setUint32(4 * at, word);
  return digest;
}

function mix(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(ROUNDS);
  const word = (index: number) => words[index] as number;
  for (let round = 0; round < ROUNDS; round++) {
    if (round < 16) {
      words[round] = view.getUint32(at + 4 * round);
      continue;
    }
    const [early, late] = [word(round - 15), word(round - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[round] = word(round - 16) + low + word(round - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        chosen +
        (CONSTANTS[round] as number) +
        word(round)) |
      0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
    state[index] = (state[index] as number) + value;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for; null where it is anything else. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
