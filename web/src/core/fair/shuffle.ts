// The shuffles of a game, worked out from its seed and from what the players stirred in: docs/fair.md.

import { sha256 } from "./sha256";

const utf8 = new TextEncoder();

function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** What all shuffles of a game come from. */
export function keyOf(seed: Uint8Array, stirs: readonly string[]): Uint8Array {
  const stirred = stirs.map((stir) => utf8.encode(stir)).flatMap((bytes) => [fourBytes(bytes.length), bytes]);
  return sha256(joined([seed, ...stirred]));
}

/** The numbers of one shuffle, without end. */
function* numbers(key: Uint8Array, shuffle: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = new DataView(sha256(joined([key, fourBytes(shuffle), fourBytes(block)])).buffer);
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/** The tiles in the order of the game's `shuffle`-th shuffle. */
export function shuffled(tiles: readonly string[], key: Uint8Array, shuffle: number): string[] {
  const order = [...tiles];
  const stream = numbers(key, shuffle);
  for (let last = order.length - 1; last > 0; last--) {
    const bound = last + 1;
    const limit = Math.floor(2 ** 32 / bound) * bound;
    let drawn = stream.next().value;
    while (drawn >= limit) drawn = stream.next().value;
    const other = drawn % bound;
    [order[last], order[other]] = [order[other] as string, order[last] as string];
  }
  return order;
}
