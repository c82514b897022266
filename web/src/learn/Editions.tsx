// One box in several languages: what each printed edition has of its own, and whose examples are shown.

import type { Signal } from "@preact/signals";
import { Choice } from "../parts/controls";
import { hasText, language, languageName, t } from "../texts/texts";
import type { Lesson } from "./lesson";
import { TileRow } from "./TileRow";

/** The languages that there are examples in: those of the printed editions, and where words are ours. */
function exampleLanguages(lesson: Lesson): readonly string[] {
  const ours = lesson.examples.flatMap(({ language: spoken }) => (spoken ? [spoken] : []));
  return [...new Set([...lesson.editions.map((edition) => edition.language), ...ours])];
}

/** The edition in the reader's language, where there is one. */
export function firstEdition(lesson: Lesson): string | null {
  const languages = exampleLanguages(lesson);
  return languages.find((one) => one === language.peek()) ?? languages[0] ?? null;
}

export function EditionChoice({ lesson, edition }: { lesson: Lesson; edition: Signal<string | null> }) {
  return (
    <Choice
      label={t("learn-edition-of")}
      value={edition.value ?? ""}
      options={exampleLanguages(lesson).map((value) => ({ value, label: languageName(value) }))}
      onChange={(chosen) => {
        edition.value = chosen;
      }}
    />
  );
}

export function Editions({ lesson }: { lesson: Lesson }) {
  return (
    <>
      {hasText(`${lesson.id}-editions-1`) && <p>{t(`${lesson.id}-editions-1`)}</p>}
      <ul class="editions">
        {lesson.editions.map(({ language: spoken, taken_out, time_out_skips }) => (
          <li key={spoken}>
            <h3>{languageName(spoken)}</h3>
            <p>{t(`${lesson.id}-edition-${spoken}`)}</p>
            <dl>
              <dt>{t("learn-taken-out")}</dt>
              <dd>
                {taken_out.length === 0 ? (
                  t("learn-taken-none")
                ) : (
                  <TileRow family={lesson.family} tiles={taken_out.map((face) => ({ face }))} />
                )}
              </dd>
              <dt>{t("learn-late")}</dt>
              <dd>{t(time_out_skips > 0 ? "learn-late-skip" : "learn-late-plain")}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
