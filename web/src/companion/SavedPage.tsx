// One result that was kept: to look at, to take along, to name, and to go on with.

import type { Rulebook } from "../core/wire";
import { Button } from "../parts/controls";
import { OwnHead } from "../parts/OwnHead";
import { go } from "../route";
import { t } from "../texts/texts";
import { ExportDeeds } from "./ExportDeeds";
import { goOnWith } from "./reopen";
import { dayOf, titleOf } from "./SavedList";
import { SheetTable } from "./SheetTable";
import { forgetResult, renameResult, savedResults } from "./saved";

export function SavedPage({ id, rulebooks }: { id: string; rulebooks: readonly Rulebook[] }) {
  const saved = savedResults.value.find((one) => one.id === id);
  if (!saved)
    return (
      <main class="page companion-home">
        <OwnHead title={t("companion-saved")} back="#/companion" />
        <p>{t("companion-not-here")}</p>
      </main>
    );
  const rulebook = rulebooks.find((one) => one.id === saved.rulebook);
  return (
    <main class="page companion-home saved-page">
      <OwnHead title={titleOf(saved)} back="#/companion" />
      <section class="card">
        <p class="hint">
          {t(`rulebook-${saved.rulebook}`)} · {dayOf(saved)}
        </p>
        <SheetTable sheet={saved.sheet} />
        <div class="deeds keep-deeds">
          {saved.session && rulebook && (
            <Button kind="due" icon="right" onClick={() => goOnWith(saved, rulebook)}>
              {t("companion-go-on-sheet")}
            </Button>
          )}
          <ExportDeeds sheet={saved.sheet} />
        </div>
        <label class="saved-name">
          <span>{t("companion-saved-name")}</span>
          <input
            type="text"
            maxLength={60}
            autocomplete="off"
            value={saved.name}
            placeholder={t(`rulebook-${saved.rulebook}`)}
            onInput={(event) => renameResult(saved.id, event.currentTarget.value)}
          />
        </label>
        <div class="deeds keep-deeds">
          <Button
            kind="quiet"
            icon="trash"
            onClick={() => {
              forgetResult(saved.id);
              go({ page: "companion", rest: [] });
            }}
          >
            {t("companion-forget")}
          </Button>
        </div>
      </section>
    </main>
  );
}
