import type { TileId } from "../core/tile";
import { memo, shallowSame } from "../parts/memo";
import type { FaceProps } from "./families";

export interface TileLook {
  readonly face: string;
  readonly stands?: string;
  /** How it is read out. */
  readonly label: string;
  readonly chosen: boolean;
  /** Shown where it would land. */
  readonly landing: boolean;
  /** From the rack this turn. */
  readonly fresh?: boolean;
  /** Laid or moved in the last turn. */
  readonly lit?: "laid" | "moved" | undefined;
  /** A hint says to look at it. */
  readonly hinted?: boolean;
  readonly focusable: boolean;
}

interface TileProps {
  readonly id: TileId;
  readonly look: TileLook;
  readonly left: number;
  readonly top?: number;
  readonly Face: (props: FaceProps) => preact.JSX.Element | null;
}

/** Drawn again only when it looks or stands otherwise: most tiles lie still while one is dragged over them. */
export const TileView = memo(Tile, ({ look: was, ...last }: TileProps, { look, ...next }: TileProps) => {
  return shallowSame(last, next) && shallowSame(was, look);
});

function Tile({ id, look, left, top = 0, Face }: TileProps) {
  const classes = ["tile"];
  if (look.chosen) classes.push("chosen");
  if (look.landing) classes.push("landing");
  if (look.fresh) classes.push("fresh");
  if (look.hinted) classes.push("hinted");
  if (look.lit) classes.push(`lit-${look.lit}`);
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-tile={id}
      data-face={look.face}
      data-flip={`t${id}`}
      aria-pressed={look.chosen}
      aria-label={look.label}
      tabIndex={look.focusable ? 0 : -1}
      style={{ left: `${left}px`, top: `${top}px` }}
    >
      <Face face={look.face} stands={look.stands ?? ""} />
    </button>
  );
}
