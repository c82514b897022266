// The four jokers, drawn so that one sees what they do: any tile, two tiles, from one colour to another, a mirror.

import { h } from "preact";
import drawings from "../../../src/optafel/draw/drawings.json";

type Joker = keyof typeof drawings.jokers;
type Shape = Readonly<Record<string, string | number>>;

/** A colour of the drawings is a property of the page, and so is another by night. */
function painted(value: string | number): string | number {
  return value in drawings.colours ? `var(--${value})` : value;
}

function drawn({ shape, ...attributes }: Shape, key: number) {
  const painting = Object.entries(attributes).map(([name, value]) => [name, painted(value)]);
  return h(`${shape}`, { key, ...Object.fromEntries(painting) });
}

export function JokerDrawing({ joker, small }: { joker: Joker; small: boolean }) {
  const shapes: readonly Shape[] = drawings.jokers[joker];
  return <g transform={drawings.joker_places[small ? "small" : "whole"]}>{shapes.map(drawn)}</g>;
}
