// The wooden rack, in one tier or two.

import { TILE_HEIGHT } from "../core/camera";
import type { TileId } from "../core/tile";
import type { RackSize } from "../live/shape";
import { t } from "../texts/texts";
import type { FamilyParts } from "./families";
import { type TileLook, TileView } from "./TileView";

/** Wood in front of each tier, in pixels: it holds the tiles. */
const LIP = 9;
const HEADROOM = 8;
/** Wood to the left and right of the tiles, in pixels. */
export const RACK_EDGE = 6;

export function RackView({
  rack,
  looks,
  size,
  parts,
  rackRef,
  hinted = false,
}: {
  rack: readonly TileId[];
  looks: ReadonlyMap<TileId, TileLook>;
  size: RackSize;
  parts: FamilyParts;
  rackRef: { current: HTMLDivElement | null };
  /** A hint says to look here. */
  hinted?: boolean;
}) {
  const height = Math.round(size.tile * TILE_HEIGHT);
  const pitch = height + LIP + HEADROOM;
  const width = size.perTier * size.tile;
  return (
    <div class={hinted ? "rack hinted-rack" : "rack"}>
      {/* biome-ignore lint/a11y/useSemanticElements: a rack is no fieldset */}
      <div
        class="rack-tiles"
        ref={rackRef}
        data-surface="rack"
        data-tile-width={size.tile}
        data-tier-pitch={pitch}
        data-per-tier={size.perTier}
        role="group"
        aria-label={t("rack-label", { count: rack.length })}
        style={{ "--tile": `${size.tile}px` }}
      >
        <div class="rack-wood" style={{ width: `${width}px`, height: `${pitch * size.tiers}px` }}>
          {Array.from({ length: size.tiers }, (_, tier) => (
            <div key={tier} class="ledge" style={{ top: `${tier * pitch}px`, height: `${pitch}px` }} />
          ))}
          {rack.map((tile, i) => {
            const look = looks.get(tile);
            const tier = Math.floor(i / size.perTier);
            return (
              look && (
                <TileView
                  key={tile}
                  id={tile}
                  look={look}
                  left={(i % size.perTier) * size.tile}
                  top={tier * pitch + HEADROOM}
                  Face={parts.Face}
                />
              )
            );
          })}
          {Array.from({ length: size.tiers }, (_, tier) => (
            <div
              key={tier}
              class="lip"
              style={{ top: `${(tier + 1) * pitch - LIP - 3}px`, height: `${LIP + 3}px` }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
