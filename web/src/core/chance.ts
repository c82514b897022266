// Chance of the page's own. `crypto.randomUUID` is there only on a secure connection: a phone in the house that opens
// `http://192.168…` has none.

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** A name that nobody else gives. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A whole number from 0 up to, but not including, `limit`; every one as likely, as far as anybody at a table can tell. */
export function randomBelow(limit: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % limit;
}
