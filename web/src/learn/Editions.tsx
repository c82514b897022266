// One box in several languages: what each printed edition has of its own, and whose examples are shown.

import type { Signal } from "@preact/signals";
import { Choice } from "../parts/controls";
import { hasText, language, languageName, t } from "../texts/texts";
import type { Lesson } from "./lesson";
import { TileRow } from "./TileRow";

/** The edition in the reader's language, where there is one. */
export function firstEdition(lesson: Lesson): string | null {
  const languages = lesson.editions.map((edition) => edition.language);
  return languages.find((one) => one === language.peek()) ?? languages[0] ?? null;
}

export function EditionChoice({ lesson, edition }: { lesson: Lesson; edition: Signal<string | null> }) {
  return (
    <Choice
      label={t("learn-edition-of")}
      value={edition.value ?? ""}
      options={lesson.editions.map((one) => ({
        value: one.language,
        label: languageName(one.language),
      }))}
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
