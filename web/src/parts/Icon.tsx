// Line drawings on a grid of 24, in the colour of the text around them.

const PATHS = {
  back: "M9 7 4 12l5 5M4 12h10a5.5 5.5 0 0 1 0 11h-2",
  reset: "M4.5 5v5h5M5 10a8 8 0 1 1-1 5",
  "sort-colour": "M4 6h7M4 12h7M4 18h7M17 4v15m0 0-3.5-3.5M17 19l3.5-3.5",
  "sort-number": "M5 5h2v6M5 11h4M5 14h3.5l-3.5 5h4M17 4v15m0 0-3.5-3.5M17 19l3.5-3.5",
  "sort-letter": "M4 19 7.5 9 11 19M5.2 16h4.6M17 4v15m0 0-3.5-3.5M17 19l3.5-3.5",
  shuffle:
    "M4 7h3.5l9 10H20M4 17h3.5l3-3.3M13.5 10.3 16.5 7H20M17.5 4.5 20 7l-2.5 2.5M17.5 14.5 20 17l-2.5 2.5",
  exchange: "M4 9h14m0 0-4-4M18 9l-4 4M20 15H6m0 0 4-4M6 15l4 4",
  draw: "M12 4v12m0 0-4.5-4.5M12 16l4.5-4.5M4 20h16",
  pass: "M5 5l8 7-8 7V5ZM17 5v14",
  pause: "M8 5v14M16 5v14",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  flag: "M6 21V4h11l-2 4 2 4H6",
  check: "M4.5 12.5 10 18 20 7",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 19V5L7.5 9.5H4ZM16 9.5l5 5M21 9.5l-5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h10v11H9zM5 15V4h10v2",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6",
  bot: "M5 9h14v10H5zM12 9V5M12 5a1.2 1.2 0 1 0 0-.1M9.5 13v2M14.5 13v2M2.5 12.5v3M21.5 12.5v3",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.8-3.5 3.3-5.5 6.5-5.5s5.7 2 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c1.8.8 3 2.5 3.5 5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  eye: "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  log: "M6 4h12v16H6zM9 9h6M9 13h6",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  crown: "M4 18h16M5 15 3.5 7l5 4L12 5l3.5 6 5-4L19 15Z",
  home: "M4 11.5 12 5l8 6.5M6.5 10v9.5h11V10",
  save: "M12 4v11m0 0-4-4M12 15l4-4M5 20h14",
  again: "M19.5 5v5h-5M19 10a8 8 0 1 0 1 5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  talk: "M4 5h16v11h-9l-4.5 4V16H4ZM8 9h8M8 12h5",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13",
  book: "M12 6.5C10 5 7 4.5 3.5 5v14c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5ZM12 6.5v14",
  scales: "M12 4v16M8 20h8M5 7h14M5 7l-2.5 7h5ZM19 7l-2.5 7h5Z",
  tiles: "M4 5h7v9H4zM13 5h7v9h-7zM4 18h16",
  keys: "M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8",
  bulb: "M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.6.5 1 1.5 1 3.1h5c0-1.6.4-2.6 1-3.1A6 6 0 0 0 12 3.5Z",
  offline:
    "M3 3l18 18M8.5 15.5a5 5 0 0 1 6-.6M5 12a10 10 0 0 1 4.5-2.5M2 8.5a15 15 0 0 1 4-2.6M12 19h.01M13 9.3a10 10 0 0 1 6 2.7M11 5.1a15 15 0 0 1 11 3.4",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
