// The best plays of a position, one below the other, and how sure that is.

import "./study.css";
import type { Said } from "../core/said";
import type { Family, PlayShown, PlaysShown } from "../core/wire";
import type { BestPlays } from "../live/plays";
import { Sentence } from "../parts/Sentence";
import { exchanged, spelledPlay } from "../review/say";
import { setsSaid } from "../review/sets";
import { inPieces, t } from "../texts/texts";

/** What a play is and what it gives, shortly. */
export function playSaid(family: Family, play: PlayShown): Said {
  const got = play.score ?? play.tiles;
  const variables = { got, value: play.value ?? 0, word: play.word ?? "" };
  if (family === "numbers") return inPieces("plays-numbers", { ...variables, sets: setsSaid(play.scene) });
  if (family === "words") return [t("plays-words", variables)];
  if (play.play.startsWith("exchange")) return inPieces("plays-exchange", { tiles: exchanged(play.play) });
  const said = t("plays-crossword", { ...variables, play: spelledPlay(play.play, play.scene, true) });
  if (play.gain !== undefined) return [`${said} ${t("plays-gain", { gain: play.gain })}`];
  if (play.worth !== undefined) return [`${said} ${t("plays-worth", { worth: Math.round(play.worth) })}`];
  return [said];
}

/** Proved, or not yet and at most so much, or an estimate. */
function sure(family: Family, shown: PlaysShown): string {
  const [first] = shown.plays;
  if (first?.gain !== undefined) return t(shown.proved ? "plays-sure-end" : "plays-sure-found");
  if (first?.worth !== undefined) return t("plays-sure-worth");
  if (shown.proved) return t("plays-sure-proved");
  if (shown.bound === undefined) return t("plays-sure-found");
  return t(family === "numbers" ? "plays-bound-tiles" : "plays-bound-points", { most: shown.bound });
}

export function BestPlaysList({
  best,
  family,
  chosen,
  onChoose,
}: {
  best: BestPlays;
  family: Family;
  /** The play that is shown now. */
  chosen: string | null;
  onChoose: (play: PlayShown) => void;
}) {
  const shown = best.shown.value;
  return (
    <section class="card best-plays" aria-labelledby="best-plays" aria-busy={best.working.value}>
      <h2 id="best-plays">{t("plays-title")}</h2>
      {best.trouble.value && <p role="alert">{best.trouble.value}</p>}
      {shown && (
        <>
          {shown.loose && shown.loose.length > 0 && (
            <p class="best-loose">
              <Sentence family={family} said={looseSaid(family, shown.loose)} />
            </p>
          )}
          {shown.plays.length === 0 ? (
            shown.proved && <p>{t("plays-none")}</p>
          ) : (
            <ol>
              {shown.plays.map((play) => (
                <PlayLine key={play.play} {...{ family, play, chosen, onChoose }} />
              ))}
            </ol>
          )}
          <p class="best-sure">{sure(family, shown)}</p>
          {shown.common && (
            <>
              <h3>{t("plays-common")}</h3>
              <ul>
                <PlayLine play={shown.common} {...{ family, chosen, onChoose }} />
              </ul>
            </>
          )}
        </>
      )}
      <p class="best-working" role="status">
        {best.working.value ? t("plays-working") : ""}
      </p>
    </section>
  );
}

function looseSaid(family: Family, loose: readonly string[]): Said {
  if (family !== "numbers") return [t("plays-loose-words", { words: loose.join(", ") })];
  const sets = loose.flatMap((tiles, i): Said => (i === 0 ? [{ tiles }] : [" · ", { tiles }]));
  return inPieces("plays-loose-numbers", { sets });
}

function PlayLine({
  family,
  play,
  chosen,
  onChoose,
}: {
  family: Family;
  play: PlayShown;
  chosen: string | null;
  onChoose: (play: PlayShown) => void;
}) {
  return (
    <li>
      <button
        type="button"
        class="best-play"
        aria-pressed={chosen === play.play}
        data-play={play.play}
        onClick={() => onChoose(play)}
      >
        <Sentence family={family} said={playSaid(family, play)} />
      </button>
    </li>
  );
}
