// The table of the numbers and words families: rows of tiles on the felt.

import { useEffect, useRef } from "preact/hooks";
import { cornerOf, TILE_HEIGHT } from "../core/camera";
import type { Row, RowId } from "../core/draft";
import type { TileId } from "../core/tile";
import type { Shown } from "../live/turn";
import { memo, shallowSame } from "../parts/memo";
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

interface RowProps {
  readonly show: RowShow;
  readonly parts: FamilyParts;
  readonly number: number;
  readonly open: boolean;
  /** Of its top left corner, and how wide a tile and the felt are, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly feltWidth: number;
}

function sameShow(was: RowShow, now: RowShow): boolean {
  const { looks: last, mark: marked, ...before } = was;
  const { looks, mark, ...after } = now;
  return (
    shallowSame(before, after) &&
    shallowSame(marked, mark) &&
    now.row.tiles.every((tile) => {
      const [one, other] = [last.get(tile), looks.get(tile)];
      return one !== undefined && other !== undefined && shallowSame(one, other);
    })
  );
}

/** Drawn again only when something of it has changed or it lies elsewhere. */
const RowView = memo(RowDrawn, ({ show: was, ...last }: RowProps, { show, ...next }: RowProps) => {
  return shallowSame(last, next) && sameShow(was, show);
});

function RowDrawn({ show, parts, number, open, x, y, tile: size, feltWidth }: RowProps) {
  const { row, mark, looks } = show;
  const width = row.tiles.length * size;
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
  const middle = x + width / 2;
  const whyLeft = Math.max(8, Math.min(middle - WHY_WIDTH / 2, feltWidth - WHY_WIDTH - 8)) - x;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of tiles is no fieldset
    <div
      role="group"
      aria-label={made ? `${label} (${made})` : label}
      class={classes.join(" ")}
      data-row={row.id}
      data-flip={`r${row.id}`}
      style={{
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${size * TILE_HEIGHT}px`,
      }}
    >
      <div class="tray" />
      {row.tiles.map((tile, i) => {
        const look = looks.get(tile);
        return look && <TileView key={tile} id={tile} look={look} left={i * size} Face={parts.Face} />;
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

export function rowCorner({ scene }: Shown, row: Row): { x: number; y: number } {
  return cornerOf(scene, scene.placed.rows.get(row.id) ?? { row: 0, x: 0 });
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
          <RowView
            key={show.row.id}
            show={show}
            parts={parts}
            number={i + 1}
            open={open}
            {...rowCorner(shown, show.row)}
            tile={shown.scene.tile}
            feltWidth={shown.scene.width}
          />
        ))}
      </div>
    </div>
  );
}
