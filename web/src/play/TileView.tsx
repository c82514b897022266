import type { TileId } from "../core/tile";
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

export function TileView({
  id,
  look,
  left,
  top = 0,
  Face,
}: {
  id: TileId;
  look: TileLook;
  left: number;
  top?: number;
  Face: (props: FaceProps) => preact.JSX.Element | null;
}) {
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
