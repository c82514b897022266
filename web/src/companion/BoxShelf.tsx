// Which box lies on the table, and the results that were kept.

import { useSignal } from "@preact/signals";
import type { Rulebook } from "../core/wire";
import { GameDrawing } from "../home/GameDrawing";
import { IconButton } from "../parts/controls";
import { language, t } from "../texts/texts";
import { ExportDeeds } from "./ExportDeeds";
import { SheetTable } from "./SheetTable";
import { forgetResult, type Saved, savedResults } from "./saved";

export function BoxShelf({ rulebooks }: { rulebooks: readonly Rulebook[] }) {
  return (
    <>
      <nav aria-label={t("companion-boxes")}>
        <ul class="box-shelf">
          {rulebooks.map(({ id }) => (
            <li key={id}>
              <a href={`#/companion/${id}`}>
                <GameDrawing rulebook={id} />
                <strong>{t(`rulebook-${id}`)}</strong>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {savedResults.value.length > 0 && (
        <section class="saved" aria-labelledby="saved-results">
          <h2 id="saved-results">{t("companion-saved")}</h2>
          <ul>
            {savedResults.value.map((one) => (
              <SavedLine key={one.id} saved={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function SavedLine({ saved }: { saved: Saved }) {
  const open = useSignal(false);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(saved.at);
  return (
    <li class="card">
      <details onToggle={(event) => (open.value = event.currentTarget.open)}>
        <summary>
          <strong>{t(`rulebook-${saved.rulebook}`)}</strong>
          <small>
            {day} · {saved.sheet.says || saved.sheet.names.join(", ")}
          </small>
        </summary>
        {open.value && (
          <>
            <SheetTable sheet={saved.sheet} />
            <div class="deeds">
              <ExportDeeds sheet={saved.sheet} />
              <IconButton icon="trash" label={t("companion-forget")} onClick={() => forgetResult(saved.id)} />
            </div>
          </>
        )}
      </details>
    </li>
  );
}
