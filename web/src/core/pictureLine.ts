// A picture that has its position inside: a drawing as an attribute, dots as a chunk of text. Both hold the same signs,
// so that either is found by looking through the file.

const NAME = "data-optafel-position";
const HELD = new RegExp(`${NAME}="([^"]+)"`);

export function carrying(svg: string, line: string): string {
  return svg.replace("<svg ", `<svg ${held(line)} `);
}

/** What `carrying` put in, as it stands there. */
export function carriedBy(file: string): string | null {
  return HELD.exec(file)?.[0] ?? null;
}

/** The line of a position in a picture that was saved here; null where there is none. */
export function lineInPicture(file: string): string | null {
  const found = HELD.exec(file)?.[1];
  try {
    return found === undefined ? null : decodeURIComponent(found);
  } catch {
    return null;
  }
}

const held = (line: string) => `${NAME}="${encodeURIComponent(line)}"`;

/** An empty last chunk and its sum: so ends every PNG. */
const END_BYTES = 12;

/** A PNG with a chunk of text before its end. */
export function withText(png: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const data = new TextEncoder().encode(`tEXtComment\0${text}`);
  const chunk = new Uint8Array(data.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4); // its name is not counted
  chunk.set(data, 4);
  view.setUint32(data.length + 4, sumOf(data));
  const whole = new Uint8Array(png.length + chunk.length);
  const end = png.length - END_BYTES;
  whole.set(png.subarray(0, end));
  whole.set(chunk, end);
  whole.set(png.subarray(end), end + chunk.length);
  return whole;
}

/** The check sum of a chunk (CRC-32). */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
