// The sheet as a table for a spreadsheet.

import type { Written } from "./written";

/** A cell of a table. A name that begins like a formula stays a name. */
function cell(text: string): string {
  const plain = text.replaceAll("−", "-");
  const safe =
    /^[=@\t\r]/.test(plain) || (/^[+-]/.test(plain) && !/^[+-]\d+$/.test(plain)) ? `'${plain}` : plain;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated, a line each for the names and for every row; words that were laid stand in lines of their own. */
export function asCsv(sheet: Written): string {
  const lines = [["", ...sheet.names]];
  for (const row of sheet.rows) {
    lines.push([row.label, ...row.cells.map((text) => text.replace(/^\+/, ""))]);
    if (row.words?.some((word) => word !== "")) lines.push(["", ...row.words]);
  }
  if (sheet.says) lines.push([sheet.says]);
  return `${[[sheet.title], ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
