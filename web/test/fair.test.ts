// The page works out every draw as Python does: the same games, from the same file.

import { describe, expect, it } from "vitest";
import written from "../../tests/vectors/fair.jsonl?raw";
import { workOut } from "../src/core/fair/draws";
import { signatureOf, signedBytes } from "../src/core/fair/recordText";
import { fromHex, hex, sha256 } from "../src/core/fair/sha256";

interface Vector {
  readonly record: string;
  readonly shown: string;
  readonly start: readonly (readonly [number, string])[];
  readonly draws: readonly (readonly [number, number, string])[];
  readonly left: readonly (readonly string[])[];
  readonly signed: string;
}

const VECTORS: readonly Vector[] = written
  .trim()
  .split("\n")
  .map((line: string) => JSON.parse(line));
const text = new TextEncoder();

describe("SHA-256", () => {
  // From FIPS 180-2, appendix B.
  it.each([
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of a known message", (message, digest) => {
    expect(hex(sha256(text.encode(message)))).toBe(digest);
  });

  it("is the browser's own for every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
      expect(sha256(message)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", message)));
    }
  });

  it("reads hexadecimal digits and nothing else", () => {
    expect(fromHex("00fF")).toEqual(Uint8Array.of(0, 255));
    expect([fromHex("0"), fromHex("zz"), fromHex("0x10")]).toEqual([null, null, null]);
  });
});

describe.each(VECTORS.map((vector) => [vector.record.split("\n").slice(0, 6).join(", "), vector] as const))(
  "%s",
  (_name, vector) => {
    const found = workOut(vector.record);

    it("gives every draw that Python gives", () => {
      expect(found.trouble).toBeNull();
      expect(found.shown).toBe(vector.shown);
      expect(found.start.map(({ seat, tile }) => [seat, tile])).toEqual(vector.start);
      expect(found.draws.map(({ event, seat, tiles }) => [event, seat, tiles.join(" ")])).toEqual(
        vector.draws,
      );
      const racks = found.moments.at(-1)?.racks.map((rack) => [...rack].sort());
      expect(racks).toEqual(vector.left.map((rack) => [...rack].sort()));
    });

    it("signs the same bytes", () => {
      expect(hex(sha256(signedBytes(vector.record)))).toBe(vector.signed);
      expect(hex(sha256(signedBytes(vector.record.replaceAll("\n", "\r\n"))))).toBe(vector.signed);
      expect(signatureOf(vector.record)).toBe("none");
    });

    it("is found out when a turn is left out, doubled or moved", () => {
      const lines = vector.record.split("\n");
      const first = lines.findIndex((line) => /^\d/.test(line));
      for (let at = first; at < lines.length - 1; at++) {
        const [before, line, after] = [lines.slice(0, at), lines[at] as string, lines.slice(at + 1)];
        const broken = [
          [...before, ...after],
          [...before, line, line, ...after],
          [...before.slice(0, -1), line, before.at(-1) as string, ...after],
        ];
        for (const [how, text] of broken.entries()) {
          if (how === 0 && at === lines.length - 2) continue; // the last one: see below
          if (how === 2 && at === first) continue; // only the empty line before it moved
          expect(workOut(text.join("\n")).trouble, `${at} ${how}`).not.toBeNull();
        }
      }
    });

    it("is found out when it stops before its end", () => {
      const lines = vector.record.trimEnd().split("\n");
      const half = lines.slice(0, lines.length >> 1).filter((line) => !line.startsWith("Result:"));
      expect(workOut(half.join("\n")).trouble).toEqual({ kind: "unfinished" });
    });
  },
);

describe("a record", () => {
  const [vector] = VECTORS as readonly [Vector];

  it("with another seed or other stirs gives other tiles", () => {
    const other = vector.record.replace(/Seed: ../, "Seed: 00");
    expect(workOut(other).shown).not.toBe(vector.shown);
    expect(workOut(other).trouble).not.toBeNull();
    const stirred = vector.record.replace("Seed:", 'Entropy: ["x"]\nSeed:');
    expect(workOut(stirred).shown).toBe(vector.shown);
    expect(workOut(stirred).trouble).not.toBeNull();
  });

  it("that says something twice, or what nobody knows, is refused", () => {
    for (const line of ["Seed: 00", "Game: scrabble-nl", "Whatever: 1", "Entropy: [", "Position: x"]) {
      expect(workOut(`${line}\n${vector.record}`).trouble, line).not.toBeNull();
    }
    expect(workOut(`${vector.record}\nSeed: 00`).trouble).toEqual(
      expect.objectContaining({ why: "unreadable" }),
    );
    expect(workOut("").trouble).toEqual({ kind: "no-seed" });
    expect(workOut("hello").trouble).toEqual(expect.objectContaining({ line: 1 }));
  });

  it("whatever is in it, never throws", () => {
    for (let at = 0; at < vector.record.length; at += 61) {
      for (const sign of ["", "\0", "\u2028", "9", "{", "Z"]) {
        const text = vector.record.slice(0, at) + sign + vector.record.slice(at + 1);
        expect(() => workOut(text)).not.toThrow();
      }
    }
  });
});
