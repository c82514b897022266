// Sheets that the server has counted (`python -m tools.sheet_vectors`) are added up alike without it.

import { describe, expect, it } from "vitest";
import vectors from "../../tests/vectors/sheets.json";
import { drawToBegin, whoBegins } from "../src/companion/sums/begin";
import { type Book, type Counted, UNREADABLE, WAITS, type WrittenGame } from "../src/companion/sums/game";
import { countSheet } from "../src/companion/sums/sheet";
import type { Needs, Sums } from "../src/core/wire";

interface Told {
  readonly sums: Sums;
  readonly needs: Needs;
}
const books = vectors.books as unknown as Readonly<Record<string, Told>>;
interface Sheet {
  readonly book: string;
  readonly seats: number;
  readonly rounds: number | null;
  readonly games: readonly WrittenGame[];
  readonly counts: { readonly games: readonly unknown[] };
}
const sheets = vectors.sheets as unknown as readonly Sheet[];

function bookOf(sheet: Sheet): Book {
  const told = books[sheet.book];
  if (!told) throw new Error(sheet.book);
  return { ...told, seats: sheet.seats };
}

function told(game: Counted) {
  const { checks, lines, ...rest } = game;
  const said = checks
    .filter(({ key }) => key !== WAITS)
    .map(({ key, weight, seat, other, params }) =>
      key === UNREADABLE ? ["unreadable", weight, seat, null, {}] : [key, weight, seat, other, params],
    );
  const once = said.filter((check, at) => JSON.stringify(check) !== JSON.stringify(said[at - 1]));
  return {
    ...rest,
    lines: lines.map(({ seat, points, total, word, late }) => [seat, points, total, word, late]),
    checks: once,
  };
}

describe("a sheet added up on the device", () => {
  it("has sheets of every family, ended and not, with results and without", () => {
    expect(sheets.length).toBeGreaterThan(150);
    const results = sheets.flatMap(({ counts }) =>
      (counts.games as readonly Counted[]).map(({ result }) => result !== null),
    );
    expect(results.filter((one) => one).length).toBeGreaterThan(40);
    expect(new Set(Object.values(books).map(({ sums }) => sums.family)).size).toBe(3);
  });

  it.each(sheets.map((sheet, at) => [`${at} ${sheet.book}`, sheet] as const))(
    "is as the server's: %s",
    (_, sheet) => {
      const { games, ...rest } = countSheet(bookOf(sheet), sheet.games, sheet.rounds);
      expect({ ...rest, games: games.map(told) }).toEqual(sheet.counts);
    },
  );
});

describe("who begins, drawn on the device", () => {
  const { sums } = books["rummikub-sabra "] as Told;
  const letters = (books["woord-sabra nl"] as Told).sums;

  it("is who has the highest number, or the letter nearest to A", () => {
    expect(whoBegins(sums, ["K7", "r12", "B3"])).toEqual({ first: 1, again: [], drawn: [] });
    expect(whoBegins(letters, ["K", "b", "Z"])).toEqual({ first: 1, again: [], drawn: [] });
  });

  it("is not settled by a joker or a tie, nor by what is no tile", () => {
    expect(whoBegins(sums, ["*", "R12"])?.again).toEqual([0]);
    expect(whoBegins(sums, ["K12", "R12", "B3"])?.again).toEqual([0, 1]);
    expect(whoBegins(sums, ["K99", "R12"])).toBeNull();
  });

  it("comes of tiles that are in the box, and the highest begins", () => {
    for (let times = 0; times < 50; times++) {
      const { first, drawn } = drawToBegin(sums, 3);
      expect(drawn.every(({ tile }) => tile in sums.tiles)).toBe(true);
      const settled = whoBegins(
        sums,
        [0, 1, 2].map((seat) => drawn.find((one) => one.seat === seat)?.tile ?? ""),
      );
      // A joker or a tie is drawn again; else the first three tiles have settled it.
      if (settled?.first !== null) expect([first, drawn.length]).toEqual([settled?.first, 3]);
      else expect(drawn.length).toBeGreaterThan(3);
    }
  });
});
