// The parts of a graph: its frame, its grid, a line for each player.

import type { ComponentChildren } from "preact";
import type { Story } from "../core/story";
import { nameOf } from "./say";

export const WIDTH = 600;
export const TALL = 190;
export const LOW = 110;
export const TOP = 12;
const LEFT = 46;
const RIGHT = 8;

/** The middle of a place on the graph, of so many. */
export function across(at: number, count: number): number {
  return LEFT + ((WIDTH - LEFT - RIGHT) * (at + 0.5)) / count;
}

/** A round number above the highest value, so that the lines of the grid can be read. */
export function ceiling(values: readonly number[]): number {
  const most = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(most));
  return Math.ceil(most / (step / 2)) * (step / 2);
}

export function Chart({
  high,
  onPick,
  children,
}: {
  high: number;
  /** Somebody pointed at the graph: how far along, from 0 to 1. */
  onPick: (x: number) => void;
  children: ComponentChildren;
}) {
  const pick = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    onPick((x - LEFT) / (WIDTH - LEFT - RIGHT));
  };
  return (
    <svg class="review-graph" viewBox={`0 0 ${WIDTH} ${high}`} aria-hidden="true" onClick={pick}>
      {children}
    </svg>
  );
}

export function Grid({ most, least, high }: { most: number; least: number; high: number }) {
  return (
    <>
      {[most, (most + least) / 2, least].map((value) => {
        const y = TOP + ((high - 2 * TOP) * (most - value)) / (most - least);
        return (
          <g key={value}>
            <path class="grid-line" d={`M${LEFT} ${y}H${WIDTH - RIGHT}`} />
            <text class="grid-number" x={LEFT - 7} y={y + 6}>
              {Math.round(value)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** How high on the graph a standing lies. */
export function heights(standings: readonly (readonly number[])[]) {
  const all = standings.flat();
  const most = ceiling(all);
  const least = Math.min(0, ...all) < 0 ? -ceiling(all.map((one) => -one)) : 0;
  const height = (value: number) => TOP + ((TALL - 2 * TOP) * (most - value)) / (most - least);
  return { most, least, height };
}

export function Lines({
  standings,
  seats,
  dots = false,
}: {
  standings: readonly (readonly number[])[];
  seats: number;
  dots?: boolean;
}) {
  const { most, least, height } = heights(standings);
  const count = standings.length;
  return (
    <>
      <Grid most={most} least={least} high={TALL} />
      {Array.from({ length: seats }, (_, seat) => (
        <g key={seat} data-seat={seat}>
          <polyline
            class="seat-line"
            points={standings.map((one, i) => `${across(i, count)},${height(one[seat] ?? 0)}`).join(" ")}
          />
          {dots &&
            standings.map((one, i) => (
              <circle key={i} class="seat-bar" cx={across(i, count)} cy={height(one[seat] ?? 0)} r={5} />
            ))}
        </g>
      ))}
    </>
  );
}

export function Here({ x, high }: { x: number; high: number }) {
  return <path class="here-line" d={`M${x} ${TOP}V${high - TOP}`} />;
}

/** Who has which line; with their points where those are known. */
export function Legend({ story, last }: { story: Story; last?: readonly number[] }) {
  return (
    <ul class="review-legend">
      {Array.from({ length: story.seats }, (_, seat) => (
        <li key={seat} data-seat={seat}>
          <svg viewBox="0 0 30 10" aria-hidden="true">
            <path class="seat-line" d="M1 5h28" />
          </svg>
          {nameOf(story, seat)}
          {last && <b>{last[seat]}</b>}
        </li>
      ))}
    </ul>
  );
}
