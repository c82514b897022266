import type { Faces } from "../core/tile";
import { lifted } from "../drag/pointer";
import type { FamilyParts } from "./families";

/** Tiles in the air, above everything; the pointer moves this layer without a new drawing. */
export function DragLayer({
  faces,
  parts,
  layerRef,
}: {
  faces: Faces;
  parts: FamilyParts;
  layerRef: { current: HTMLDivElement | null };
}) {
  const air = lifted.value;
  const { Face } = parts;
  const count = air?.tiles.length ?? 0;
  return (
    <div
      class="air"
      ref={layerRef}
      hidden={!air}
      aria-hidden="true"
      style={{ "--tile": `${air?.size ?? 0}px` }}
    >
      {air?.tiles.map((tile, i) => (
        <div
          key={tile}
          class="tile lifted"
          data-air={tile}
          style={{ left: `${(i - count / 2) * air.size}px`, top: "calc(var(--tile) * -0.66)" }}
        >
          <Face face={faces.get(tile) ?? ""} />
        </div>
      ))}
    </div>
  );
}
