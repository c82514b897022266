// The card of a puzzle of the day: how it went, and nothing of the answer. As text, and as a picture drawn here.

import { faceOf } from "../companion/clock";
import type { Family } from "../core/wire";
import { language, t } from "../texts/texts";
import type { Level } from "./api";
import type { DayResult } from "./result";

export interface Card {
  readonly family: Family;
  readonly level: Level;
  readonly day: string;
  readonly result: DayResult;
  /** Days in a row, this one too. */
  readonly streak: number;
}

/** More tries than this are a number, not a row of tiles. */
const TILES_MOST = 6;

export function writtenDay(day: string): string {
  const date = new Date(`${day}T00:00:00`);
  return date.toLocaleDateString(language.value, { day: "numeric", month: "long", year: "numeric" });
}

/** A tile for each try, the last one the right one. */
export function triesDrawn(tries: number): readonly boolean[] {
  const shown = Math.min(Math.max(tries, 1), TILES_MOST);
  return Array.from({ length: shown }, (_, at) => at === shown - 1);
}

/** Tries, time, hints, days in a row: what there is of them. */
export function factsOf({ result, streak }: Card): readonly string[] {
  const { tries, seconds, hints } = result;
  return [
    t("puzzles-card-tries", { tries }),
    faceOf(seconds),
    ...(hints > 0 ? [t("puzzles-card-hints", { hints })] : []),
    ...(streak > 0 ? [t("puzzles-card-streak", { days: streak })] : []),
  ];
}

export function cardTitle({ family, level }: Card): string {
  return `${t(`puzzles-family-${family}`)} · ${t(`puzzles-level-${level}`)}`;
}

export function cardText(card: Card, link: string): string {
  const tiles = triesDrawn(card.result.tries).map((right) => (right ? "🟩" : "⬜"));
  return [
    `optafel · ${writtenDay(card.day)}`,
    cardTitle(card),
    `${tiles.join("")} ${factsOf(card).join(" · ")}`,
    `${t("puzzles-card-invite")} ${link}`,
  ].join("\n");
}

const [WIDE, HIGH, SCALE] = [480, 270, 2];
const FONT = '"Atkinson Hyperlegible", system-ui, sans-serif';
const INK = {
  felt: "#1f6064",
  rim: "#184c50",
  tile: "#fff8e8",
  edge: "#d8c9a3",
  right: "#f2b544",
  text: "#f3f5ee",
  soft: "#cfe0dc",
  mark: "#1c3b3d",
};

function tile(pen: CanvasRenderingContext2D, x: number, y: number, right: boolean): void {
  const [wide, high] = [50, 64];
  pen.fillStyle = "rgba(0, 0, 0, 0.25)";
  pen.beginPath();
  pen.roundRect(x + 2, y + 4, wide, high, 8);
  pen.fill();
  pen.fillStyle = right ? INK.right : INK.tile;
  pen.strokeStyle = INK.edge;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.roundRect(x, y, wide, high, 8);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = right ? INK.mark : INK.edge;
  pen.lineWidth = right ? 5 : 4;
  pen.lineCap = "round";
  pen.beginPath();
  if (right) {
    pen.moveTo(x + 14, y + 33);
    pen.lineTo(x + 22, y + 42);
    pen.lineTo(x + 37, y + 22);
  } else {
    pen.moveTo(x + 18, y + 32);
    pen.lineTo(x + 32, y + 32);
  }
  pen.stroke();
}

/** Felt, a tile for each try, and the facts. */
export function drawCard(card: Card, canvas: HTMLCanvasElement): void {
  canvas.width = WIDE * SCALE;
  canvas.height = HIGH * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = INK.rim;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = INK.felt;
  pen.beginPath();
  pen.roundRect(8, 8, WIDE - 16, HIGH - 16, 14);
  pen.fill();
  pen.textBaseline = "middle";
  const write = (text: string, y: number, size: number, weight: number, colour: string) => {
    let fitting = size;
    do pen.font = `${weight} ${fitting--}px ${FONT}`;
    while (pen.measureText(text).width > WIDE - 64 && fitting > 9);
    pen.fillStyle = colour;
    pen.fillText(text, 32, y);
  };
  write(cardTitle(card), 48, 27, 700, INK.text);
  write(`optafel · ${writtenDay(card.day)}`, 80, 17, 400, INK.soft);
  for (const [at, right] of triesDrawn(card.result.tries).entries()) tile(pen, 32 + at * 62, 106, right);
  const [first = "", second = "", ...rest] = factsOf(card);
  write([first, second].join(" · "), 204, 22, 700, INK.text);
  write(rest.join(" · "), 234, 18, 400, INK.soft);
}

export async function cardPicture(card: Card): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  drawCard(card, canvas);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
