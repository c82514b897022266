// The sheet to take along: as a table for a spreadsheet, or as a picture drawn here.

import { t } from "../texts/texts";
import { asCsv } from "./csv";
import type { Written } from "./written";

const SCALE = 2;
const PAD = 28;
const LINE = 40;
const LABEL = 150;
const COLUMN = 120;
const FONT = '"Atkinson Hyperlegible", system-ui, sans-serif';

/** Always on light paper, whatever the screen looks like: it is shown to others and printed. */
const PAPER = {
  ground: "#fffdf8",
  ink: "#22302f",
  cloth: "#1f6064",
  onCloth: "#f3f5ee",
  line: "#e4dac6",
  gold: "#f2b544",
};

function shortened(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && pen.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut}…`;
}

/** Draw the sheet; every row a line, the names on cloth, a golden line under who is ahead. */
export function drawSheet(sheet: Written, canvas: HTMLCanvasElement): void {
  const width = PAD * 2 + LABEL + COLUMN * sheet.names.length;
  const height = PAD * 2 + LINE * (sheet.rows.length + 3);
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = PAPER.ground;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = "middle";
  const write = (text: string, x: number, y: number, bold: boolean, size = 17, room = COLUMN - 14) => {
    pen.font = `${bold ? 700 : 400} ${size}px ${FONT}`;
    pen.fillText(shortened(pen, text, room), x, y);
  };
  const right = (seat: number) => PAD + LABEL + COLUMN * (seat + 1) - 10;
  pen.fillStyle = PAPER.ink;
  pen.textAlign = "left";
  write(sheet.title, PAD, PAD + LINE / 2, true, 22, width - PAD * 2);
  const head = PAD + LINE;
  pen.fillStyle = PAPER.cloth;
  pen.fillRect(PAD, head, width - PAD * 2, LINE);
  pen.fillStyle = PAPER.onCloth;
  pen.textAlign = "right";
  for (const [seat, name] of sheet.names.entries()) {
    write(name, right(seat), head + LINE / 2, true);
    if (!sheet.winners.includes(seat)) continue;
    pen.fillStyle = PAPER.gold;
    pen.fillRect(right(seat) - COLUMN + 16, head + LINE - 5, COLUMN - 12, 5);
    pen.fillStyle = PAPER.onCloth;
  }
  for (const [at, row] of sheet.rows.entries()) {
    const top = head + LINE * (at + 1);
    const bold = row.kind !== "plain";
    pen.fillStyle = PAPER.line;
    pen.fillRect(PAD, top + LINE - 1, width - PAD * 2, row.kind === "total" ? 2 : 1);
    pen.fillStyle = PAPER.ink;
    pen.textAlign = "left";
    write(row.label, PAD + 4, top + LINE / 2, bold, 16, LABEL - 10);
    pen.textAlign = "right";
    for (const [seat, text] of row.cells.entries()) {
      const word = row.words?.[seat] ?? "";
      write(text, right(seat), top + LINE / 2 - (word ? 7 : 0), bold);
      if (word) write(word, right(seat), top + LINE / 2 + 11, false, 11);
    }
  }
  pen.fillStyle = PAPER.ink;
  pen.textAlign = "left";
  write(sheet.says, PAD, height - PAD - LINE / 2 + 6, true, 18, width - PAD * 2);
}

/** Hand the browser a file to keep. */
function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function fileName(sheet: Written, ending: string): string {
  const plain = sheet.title.toLowerCase().replace(/[^\p{Letter}\d]+/gu, "-");
  return `${t("companion-file")}-${plain}-${new Date().toISOString().slice(0, 10)}.${ending}`;
}

export function saveCsv(sheet: Written): void {
  // The mark in front tells spreadsheets that names with accents are meant.
  download(new Blob(["\uFEFF", asCsv(sheet)], { type: "text/csv" }), fileName(sheet, "csv"));
}

export async function savePicture(sheet: Written): Promise<void> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  drawSheet(sheet, canvas);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) download(blob, fileName(sheet, "png"));
}
