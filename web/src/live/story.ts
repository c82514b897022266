// Asking for a review, and for positions to show and to send on.

import { signal } from "@preact/signals";
import type { Position, Scene } from "../core/scene";
import { type Heard, hear, linesOf, NOTHING_HEARD, type StoryLine } from "../core/story";
import { ask, askJson, Refused, whyNot } from "./api";

export interface Review {
  readonly heard: { readonly value: Heard };
  readonly working: { readonly value: boolean };
  readonly trouble: { readonly value: string | null };
  readonly ofTable: (table: string, key: string) => Promise<void>;
  readonly ofRecord: (record: string) => Promise<void>;
  /** Hang up: the server then stops too. */
  readonly stop: () => void;
  readonly forget: () => void;
}

export function newReview(): Review {
  const heard = signal<Heard>(NOTHING_HEARD);
  const working = signal(false);
  const trouble = signal<string | null>(null);
  let line: AbortController | null = null;

  const stop = () => {
    line?.abort();
    line = null;
    working.value = false;
  };
  const listen = async (path: string, init: RequestInit) => {
    stop();
    const own = new AbortController();
    line = own;
    trouble.value = null;
    working.value = true;
    heard.value = NOTHING_HEARD;
    try {
      const answer = await ask(path, { ...init, signal: own.signal });
      if (!answer.body) throw new Refused("offline", "");
      for await (const text of linesOf(answer.body)) {
        if (own.signal.aborted) return;
        const said = JSON.parse(text) as StoryLine;
        if (said.type === "error") throw new Refused(said.code, said.message);
        heard.value = hear(heard.value, said);
      }
    } catch (error) {
      if (!own.signal.aborted) trouble.value = whyNot(error);
    } finally {
      if (line === own) working.value = false;
    }
  };
  return {
    heard,
    working,
    trouble,
    ofTable: (table, key) =>
      listen(`/tables/${encodeURIComponent(table)}/review`, { headers: { "X-Seat-Key": key } }),
    ofRecord: (record) => listen("/review", { method: "POST", body: JSON.stringify({ record }) }),
    stop,
    forget: () => {
      stop();
      heard.value = NOTHING_HEARD;
      trouble.value = null;
    },
  };
}

export interface Solved {
  readonly play: string;
  readonly score: number | null;
  readonly tiles: number;
  readonly optimal: boolean;
}
export function solvePosition(position: Position): Promise<Solved> {
  return askJson<Solved>("/solve", position);
}

export function showPosition(position: Position, play?: string): Promise<Scene> {
  return askJson<Scene>("/position", { ...position, ...(play === undefined ? {} : { play }) });
}

export async function drawPosition(position: Position, play: string, caption: string): Promise<string> {
  const body = JSON.stringify({ ...position, play, caption });
  return (await ask("/picture", { method: "POST", body })).text();
}

/** The same picture as dots, large enough for a sharp screen. */
export async function asPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
