// A position to look at: rows on the felt or the board, and the rack below.

import { readRow } from "../core/board";
import { notationOf } from "../core/notation";
import type { Scene } from "../core/scene";
import { partsOf } from "../play/families";
import { t } from "../texts/texts";
import { SceneBoard } from "./SceneBoard";

export function SceneView({ scene, label }: { scene: Scene; label: string }) {
  return (
    <section class="scene" aria-label={label}>
      <div class="scene-felt">
        {scene.family === "crossword" ? <SceneBoard scene={scene} /> : <Rows scene={scene} />}
      </div>
      <Rack scene={scene} />
    </section>
  );
}

function Rows({ scene }: { scene: Scene }) {
  const { Face, spoken } = partsOf(scene.family);
  const { read, stands } = notationOf(scene.family);
  const rows = scene.table ?? [];
  if (rows.length === 0) return <p class="scene-empty">{t("review-table-empty")}</p>;
  return (
    <ul class="scene-rows">
      {rows.map((row, at) => {
        const faces = read(row);
        const stand = scene.stands?.[at] ?? stands(row);
        const fresh = new Set(scene.fresh[at]);
        const said = faces.map((face, i) => spoken(face, stand?.[i])).join(", ");
        const changed = scene.changed.includes(at);
        return (
          <li key={`${at}:${row}`} class={changed ? "scene-row changed" : "scene-row"}>
            <span class="unseen">{changed ? t("review-row-changed", { tiles: said }) : said}</span>
            {faces.map((face, i) => (
              <span key={i} class={fresh.has(i) ? "tile fresh" : "tile"} data-face={face} aria-hidden="true">
                <Face face={face} stands={stand?.[i] ?? ""} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function Rack({ scene }: { scene: Scene }) {
  const { Face, spoken } = partsOf(scene.family);
  const said = scene.rack.map((face) => spoken(face)).join(", ");
  return (
    <div class="scene-rack">
      <span class="unseen">
        {scene.rack.length > 0 ? t("review-rack", { tiles: said }) : t("review-rack-empty")}
      </span>
      {scene.rack.map((face, i) => (
        <span key={i} class="tile" data-face={face} aria-hidden="true">
          <Face face={face} value={scene.values?.[readRow(face)[0]?.replace(/[[\]]/g, "") ?? ""]} />
        </span>
      ))}
    </div>
  );
}
