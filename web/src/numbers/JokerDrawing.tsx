// The four jokers, drawn so that one sees what they do: any tile, two tiles, from one colour to another, a mirror.

type Joker = "*" | "D" | "C" | "M";

/** A fool's cap in the four inks: it goes with every colour. */
function Cap() {
  return (
    <>
      <path
        class="fill-B"
        d="M20 29C16 29 9.5 27.5 7 19.5 6.2 16.8 7.6 14.6 9.6 15.6 13 17.4 15.4 20.4 18 22Z"
      />
      <path
        class="fill-R"
        d="M20 29C24 29 30.5 27.5 33 19.5 33.8 16.8 32.4 14.6 30.4 15.6 27 17.4 24.6 20.4 22 22Z"
      />
      <path class="fill-Y" d="M13.6 29C14 21 16 14.5 20 9.5 24 14.5 26 21 26.4 29Z" />
      <rect class="fill-K" x="9.5" y="27.6" width="21" height="5.6" rx="2.4" />
      <circle class="fill-B" cx="7.6" cy="15.2" r="2.6" />
      <circle class="fill-R" cx="32.4" cy="15.2" r="2.6" />
      <circle class="fill-Y" cx="20" cy="9" r="2.8" />
      <circle class="fill-paper" cx="14.5" cy="30.4" r="1" />
      <circle class="fill-paper" cx="20" cy="30.4" r="1" />
      <circle class="fill-paper" cx="25.5" cy="30.4" r="1" />
    </>
  );
}

/** Two tiles side by side, held together. */
function Double() {
  return (
    <>
      <rect class="line-joker fill-paper" x="5.5" y="9.5" width="13.5" height="17.5" rx="2.6" />
      <rect class="line-joker fill-paper" x="21" y="9.5" width="13.5" height="17.5" rx="2.6" />
      <path
        class="fill-joker"
        d="M12.2 13.2l1.5 3.4 3.6.3-2.8 2.4.9 3.6-3.2-2-3.2 2 .9-3.6-2.8-2.4 3.6-.3Z"
      />
      <path
        class="fill-joker"
        d="M27.8 13.2l1.5 3.4 3.6.3-2.8 2.4.9 3.6-3.2-2-3.2 2 .9-3.6-2.8-2.4 3.6-.3Z"
      />
      <path class="line-joker no-fill" d="M6.5 30.2v2.6h27v-2.6" />
    </>
  );
}

/** One colour goes in, another comes out. */
function ColourChange() {
  return (
    <>
      <path class="fill-R" d="M5 21a15 12.5 0 0 1 15-12.5V33.5A15 12.5 0 0 1 5 21Z" />
      <path class="fill-B" d="M35 21a15 12.5 0 0 0-15-12.5V33.5A15 12.5 0 0 0 35 21Z" />
      <circle class="fill-paper" cx="12.6" cy="21" r="3.2" />
      <path class="fill-paper" d="M27.4 17.5l3.7 6.3h-7.4Z" />
      <path class="line-paper no-fill" d="M20 8.5V33.5" />
      <path class="fill-paper" d="M17.2 18.4h2.9v-2.7l4.3 5.3-4.3 5.3v-2.7h-2.9Z" />
    </>
  );
}

/** What lies on one side lies on the other. */
function Mirror() {
  return (
    <>
      <path class="line-joker no-fill dashed" d="M20 7.5V34.5" />
      <path class="fill-joker" d="M16.5 11.5V31H5Z" />
      <path class="line-joker no-fill" d="M23.5 12.5V30.4H34Z" />
    </>
  );
}

const DRAWINGS: Record<Joker, () => preact.JSX.Element> = { "*": Cap, D: Double, C: ColourChange, M: Mirror };

export function JokerDrawing({ joker, small }: { joker: Joker; small: boolean }) {
  const Drawing = DRAWINGS[joker];
  return <g transform={small ? "translate(3.4 -2.6) scale(.83 1)" : "translate(0 5.4)"}>{Drawing()}</g>;
}
