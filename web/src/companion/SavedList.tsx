// The results that were kept: when, which game, who, and what it came to.

import { Button } from "../parts/controls";
import { language, t } from "../texts/texts";
import { haveBack, type Saved, savedResults, thrownAway } from "./saved";
import { totalsOf } from "./written";

export function titleOf(saved: Saved): string {
  return saved.name.trim() || t(`rulebook-${saved.rulebook}`);
}

export function dayOf(saved: Saved): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(saved.at);
}

/** What was thrown away can be had back until something else is. */
export function ThrownAway() {
  const thrown = thrownAway.value;
  if (!thrown) return null;
  return (
    <div class="notice undo" role="status">
      <p>{t("companion-thrown", { name: titleOf(thrown) })}</p>
      <Button icon="back" onClick={haveBack}>
        {t("companion-have-back")}
      </Button>
    </div>
  );
}

export function SavedList() {
  if (savedResults.value.length === 0) return null;
  return (
    <section class="saved" aria-labelledby="saved-results">
      <h2 id="saved-results">{t("companion-saved")}</h2>
      <ul>
        {savedResults.value.map((one) => (
          <li key={one.id}>
            <SavedLine saved={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ saved }: { saved: Saved }) {
  const { names, winners } = saved.sheet;
  const totals = totalsOf(saved.sheet);
  return (
    <a class="card saved-line" href={`#/companion/saved/${saved.id}`}>
      <strong>{titleOf(saved)}</strong>
      <small>
        {dayOf(saved)}
        {saved.name.trim() && ` · ${t(`rulebook-${saved.rulebook}`)}`}
      </small>
      <span class="saved-totals">
        {names.map((name, seat) => (
          <span key={seat} class={winners.includes(seat) ? "winner" : ""}>
            {name} <b>{totals[seat] ?? ""}</b>
          </span>
        ))}
      </span>
    </a>
  );
}
