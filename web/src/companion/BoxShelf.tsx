// Which box lies on the table.

import type { Rulebook } from "../core/wire";
import { GameDrawing } from "../home/GameDrawing";
import { t } from "../texts/texts";
import { SavedList, ThrownAway } from "./SavedList";
import { sheetLies } from "./session";

export function BoxShelf({ rulebooks }: { rulebooks: readonly Rulebook[] }) {
  return (
    <>
      <ThrownAway />
      <nav aria-label={t("companion-boxes")}>
        <ul class="box-shelf">
          {rulebooks.map(({ id }) => (
            <li key={id}>
              <a href={`#/companion/${id}`}>
                <GameDrawing rulebook={id} />
                <strong>{t(`rulebook-${id}`)}</strong>
                {sheetLies(id) && <small>{t("companion-sheet-lies")}</small>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SavedList />
    </>
  );
}
