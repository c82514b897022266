// The table of the numbers and words families: rows of tiles on the felt.

import { useEffect, useRef } from "preact/hooks";
import { cornerOf, TILE_HEIGHT } from "../core/camera";
import type { Row, RowId } from "../core/draft";
import type { TileId } from "../core/tile";
import type { Shown } from "../live/turn";
import { Sentence, spokenSaid } from "../parts/Sentence";
import { t } from "../texts/texts";
import type { FamilyParts } from "./families";
import type { RowMark } from "./marks";
import { type TileLook, TileView } from "./TileView";

export interface RowShow {
  readonly row: Row;
  readonly mark: RowMark;
  readonly landing: boolean;
  /** A hint says to look here. */
  readonly hinted: boolean;
  readonly looks: ReadonlyMap<TileId, TileLook>;
}

const WHY_WIDTH = 250;

function RowView({
  show,
  shown,
  parts,
  number,
  open,
}: {
  show: RowShow;
  shown: Shown;
  parts: FamilyParts;
  number: number;
  open: boolean;
}) {
  const { row, mark, looks } = show;
  const { scene } = shown;
  const spot = scene.placed.rows.get(row.id) ?? { row: 0, x: 0 };
  const corner = cornerOf(scene, spot);
  const width = row.tiles.length * scene.tile;
  const classes = ["row"];
  if (mark.whole === false) classes.push("partial");
  if (show.landing) classes.push("landing-row");
  if (show.hinted) classes.push("hinted-row");
  if (open) classes.push("open");
  const spoken = row.tiles.map((tile) => looks.get(tile)?.label ?? "").join(", ");
  const label = t(`${parts.row}-${mark.whole === false ? "partial" : "whole"}`, {
    number,
    tiles: spoken,
    why: mark.why ? spokenSaid(parts.family, mark.why) : "",
  });
  const made = mark.made && t(`mark-${mark.made}`, { letters: row.tiles.length });
  const middle = corner.x + width / 2;
  const whyLeft = Math.max(8, Math.min(middle - WHY_WIDTH / 2, scene.width - WHY_WIDTH - 8)) - corner.x;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of tiles is no fieldset
    <div
      role="group"
      aria-label={made ? `${label} (${made})` : label}
      class={classes.join(" ")}
      data-row={row.id}
      style={{
        left: `${corner.x}px`,
        top: `${corner.y}px`,
        width: `${width}px`,
        height: `${scene.tile * TILE_HEIGHT}px`,
      }}
    >
      <div class="tray" data-flip={`r${row.id}`} />
      {row.tiles.map((tile, i) => {
        const look = looks.get(tile);
        return look && <TileView key={tile} id={tile} look={look} left={i * scene.tile} Face={parts.Face} />;
      })}
      {made && (
        <span class={`made ${mark.made}`} aria-hidden="true">
          {made}
        </span>
      )}
      {mark.whole === false && mark.why && (
        <p class="why" aria-hidden="true" style={{ left: `${whyLeft}px`, width: `${WHY_WIDTH}px` }}>
          <Sentence family={parts.family} said={mark.why} />
        </p>
      )}
    </div>
  );
}

export function FeltView({
  shown,
  rows,
  parts,
  open,
  asked,
  follow,
  feltRef,
}: {
  shown: Shown;
  rows: readonly RowShow[];
  parts: FamilyParts;
  open: boolean;
  asked: RowId | null;
  /** The row to keep in sight. */
  follow: RowId | null;
  feltRef: { current: HTMLDivElement | null };
}) {
  const followed = useRef<string>("");
  // While tiles are in hand the felt does not become shorter: it would jump under the finger.
  const tallest = useRef(0);
  tallest.current =
    shown.landing.size > 0 ? Math.max(tallest.current, shown.scene.height) : shown.scene.height;
  const spot = follow === null ? undefined : shown.scene.placed.rows.get(follow);
  useEffect(() => {
    const felt = feltRef.current;
    const mark = `${follow}:${spot?.row}`;
    if (!felt || !spot || followed.current === mark) return;
    followed.current = mark;
    const { y } = cornerOf(shown.scene, spot);
    const height = shown.scene.tile * TILE_HEIGHT;
    if (y >= felt.scrollTop && y + height <= felt.scrollTop + felt.clientHeight) return;
    felt.scrollTo({ top: y - (felt.clientHeight - height) / 2, behavior: "smooth" });
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the table is no fieldset
    <div
      class={asked === null ? "felt" : "felt asks"}
      ref={feltRef}
      data-surface="felt"
      role="group"
      aria-label={t("table-label")}
    >
      <div class="felt-content" style={{ width: `${shown.scene.width}px`, height: `${tallest.current}px` }}>
        {rows.map((show, i) => (
          <RowView key={show.row.id} show={show} shown={shown} parts={parts} number={i + 1} open={open} />
        ))}
      </div>
    </div>
  );
}
