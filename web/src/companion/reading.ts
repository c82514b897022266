// What people type, read as it was meant: colours in their own language, tiles without spaces between them, accents
// that no tile has. The referee gets its own notation; whatever is left that it cannot read it says.

import type { Family } from "../core/wire";
import { t } from "../texts/texts";

/** Letters with a mark, as the box spells them. */
export type Spells = Readonly<Record<string, string>>;

const TILE = "[KRBY](?:1[0-3]|[1-9])|[*DCM]";
const GLUED = new RegExp(`^(?:${TILE}){2,}$`, "i");
const ONE = new RegExp(TILE, "gi");

/** The colours and the joker as they are called in the players' language, `rood` to `R`. */
function called(): ReadonlyMap<string, string> {
  const pairs = t("companion-type-inks").split(/\s+/);
  return new Map(pairs.map((pair) => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""]));
}

export function readNumbers(text: string, names: ReadonlyMap<string, string>): string {
  // Points, or nothing left.
  if (!/[\p{Letter}*]/u.test(text)) return text;
  const signs = text
    .replace(/[-–—+,;.&]+/g, " ")
    .replace(/[/\\]/g, "|")
    .replace(/\p{Letter}+/gu, (word) => {
      const small = word.toLowerCase();
      return small.length > 1 ? (names.get(small) ?? word) : word;
    })
    .replace(/(?<!\p{Letter})(\p{Letter})\s*(?=\d)/gu, (_, letter: string) => {
      const small = letter.toLowerCase();
      return names.get(small) ?? letter;
    })
    .replace(/(?<![\p{Letter}\d])j(?![\p{Letter}\d])/giu, "*");
  return signs
    .split(/(\s+|\|)/)
    .map((part) => (GLUED.test(part) ? (part.match(ONE) ?? []).join(" ") : part))
    .join("");
}

function spelt(text: string, spells: Spells): string {
  return [...text.normalize("NFC")]
    .map((sign) => {
      const laid = spells[sign.toUpperCase()] ?? (sign === "ß" ? "SS" : undefined);
      if (laid === undefined) return sign;
      return sign === sign.toUpperCase() ? laid : laid.toLowerCase();
    })
    .join("");
}

/** Squares as people write them: `D8TAFEL`, `8 D TAART`. */
function squares(text: string): string {
  return text
    .replace(/(?<![\p{Letter}\d])(\d{1,2})\s+([a-o])\s+(?=\p{Letter})/giu, "$1$2 ")
    .replace(/(?<![\p{Letter}\d])([a-o]\d{1,2}|\d{1,2}[a-o])(?=\p{Letter}{2})/giu, "$1 ");
}

/** As the referee reads it. `rows`: a table or a play, not a rack. */
export function asMeant(family: Family, text: string, spells: Spells, rows = true): string {
  if (family === "numbers") return readNumbers(text, called());
  const plain = spelt(text, spells);
  if (family === "crossword") return rows ? squares(plain) : plain;
  return plain.replace(/[.,;:!|/\\]+/g, " ");
}
