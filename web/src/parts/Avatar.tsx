// A small drawn face beside a name.

import { featuresOf, SKINS } from "../core/avatar";

const HAIR = [
  "M8 20c0-9 5-13 12-13s12 4 12 13c-3-5-7-7-12-7s-9 2-12 7Z",
  "M7 24C6 12 12 7 20 7s14 5 13 17c-1-4-2-6-3-8-6 0-12-1-15-4-2 2-6 5-8 12Z",
  "M8 19c0-7 5-12 12-12s12 5 12 12l-2-1-1-4-4 2-5-3-5 3-4-2-1 4Z",
  "M7 30c-2-14 2-23 13-23s15 9 13 23c-3-1-4-6-4-14-5 0-14 0-18-2 0 8-1 14-4 16Z",
  "M12 11c1-3 4-4 8-4s7 1 8 4c-5-1-11-1-16 0Z",
] as const;
const EYE_DRAWINGS = [
  "M15 21v1.5M25 21v1.5",
  "M13.5 22c.6-1.4 2.4-1.4 3 0M23.5 22c.6-1.4 2.4-1.4 3 0",
  "M14.2 21.5h1.6M24.2 21.5h1.6",
] as const;
const MOUTH_DRAWINGS = [
  "M16 27c2 2.5 6 2.5 8 0",
  "M17 28h6",
  "M16 26.5c1 3.5 7 3.5 8 0Z",
  "M17 27.5c2 1.5 4.5 1 6-.8",
] as const;
const EXTRA_DRAWINGS = [
  null,
  "M11.5 22a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 0 0-7.2 0ZM21.3 22a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 0 0-7.2 0ZM18.7 21.5h2.6",
  "M11 26.5h2M27 26.5h2",
  "M9.6 25.5v2.2M30.4 25.5v2.2",
] as const;

export function Avatar({ name }: { name: string }) {
  const face = featuresOf(name);
  const hair = `hsl(${face.hair} 34% ${face.cut % 2 === 0 ? 26 : 38}%)`;
  const extra = EXTRA_DRAWINGS[face.extra];
  return (
    <svg class="avatar" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={`hsl(${face.ground} 42% 72%)`} />
      <path d="M7 40c1-8 6-10 13-10s12 2 13 10Z" fill={`hsl(${(face.ground + 180) % 360} 30% 42%)`} />
      <path d="M11 19a9 9 0 0 1 18 0v4a9 9 0 0 1-18 0Z" fill={SKINS[face.skin]} />
      <path d={HAIR[face.cut]} fill={hair} />
      <g class="avatar-lines">
        <path d={EYE_DRAWINGS[face.eyes]} />
        <path d={MOUTH_DRAWINGS[face.mouth]} />
        {extra && <path d={extra} />}
      </g>
    </svg>
  );
}
