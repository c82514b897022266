// A position as a picture: a drawing with its letters in it, or dots.

import font from "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2?url";
import { carriedBy, carrying, withText } from "../core/pictureLine";
import type { Position } from "../core/scene";
import { ask } from "./api";

/** A drawing that looks the same everywhere: it brings the font along that it is written in. */
export async function drawPosition(
  position: Position,
  play: string,
  caption: string,
  /** Whether the picture has its position inside, to be set up from again. */
  carries: boolean,
): Promise<string> {
  const body = JSON.stringify({ ...position, play, caption });
  const plain = await (await ask("/picture", { method: "POST", body })).text();
  const drawn = carries && "position" in position ? carrying(plain, position.position) : plain;
  try {
    const letters = base64(new Uint8Array(await (await fetch(font)).arrayBuffer()));
    const face = `@font-face{font-family:"Atkinson Hyperlegible";font-weight:700;src:url(data:font/woff2;base64,${letters})}`;
    return drawn.replace("<defs>", `<style>${face}</style><defs>`);
  } catch {
    return drawn; // written in whatever font there is
  }
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The same picture as dots, large enough for a sharp screen. */
export async function asPng(svg: string): Promise<Blob> {
  const dots = await inDots(svg);
  const carried = carriedBy(svg);
  return carried === null ? dots : new Blob([withText(new Uint8Array(await dots.arrayBuffer()), carried)]);
}

async function inDots(svg: string): Promise<Blob> {
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
