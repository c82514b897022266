// One section of a lesson: the rule in a few lines, drawings, and examples to try.

import type { ComponentChildren } from "preact";
import { Icon } from "../parts/Icon";
import { PlaceLine } from "../parts/PlaceLine";
import { hasText, t } from "../texts/texts";
import { ExampleView } from "./ExampleView";
import type { Drawing, Example, Lesson, Section } from "./lesson";
import { ScoreSheet } from "./ScoreSheet";
import { TileRow } from "./TileRow";

export function sectionTitle(lesson: Lesson, section: string): string {
  const own = `${lesson.id}-section-${section}`;
  return t(hasText(own) ? own : `learn-section-${section}`);
}

/** `<key>-1`, `<key>-2`, … as far as there are any. */
function paragraphs(key: string): string[] {
  const found: string[] = [];
  while (hasText(`${key}-${found.length + 1}`)) found.push(t(`${key}-${found.length + 1}`));
  return found;
}

export function SectionView({
  lesson,
  section,
  edition,
  children,
}: {
  lesson: Lesson;
  section: Section;
  edition: string | null;
  children?: ComponentChildren;
}) {
  const key = `${lesson.id}-${section.id}`;
  const here = <T extends { readonly section: string }>(parts: readonly T[]) =>
    parts.filter((part) => part.section === section.id);
  return (
    <section id={`learn-${section.id}`} class="card lesson-section" aria-labelledby={`title-${section.id}`}>
      <h2 id={`title-${section.id}`} tabIndex={-1}>
        {sectionTitle(lesson, section.id)}
      </h2>
      <Places section={section} />
      {paragraphs(key).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Drawings lesson={lesson} drawings={here(lesson.drawings)} />
      {hasText(`${key}-erratum`) && (
        <div class="misprint">
          <h3>{t("learn-misprint")}</h3>
          <p>{t(`${key}-erratum`)}</p>
        </div>
      )}
      {children}
      {here(lesson.score_tables).map((table) => (
        <ScoreSheet key={table.heading} book={section.places[0]?.book ?? ""} table={table} />
      ))}
      <Examples lesson={lesson} examples={ofEdition(here(lesson.examples), edition)} />
    </section>
  );
}

function Places({ section }: { section: Section }) {
  const [first] = section.places;
  if (first === undefined) return null;
  const { book } = first;
  const headings = section.places
    .filter((place) => place.book === book)
    .map(({ heading }) => t("learn-heading", { heading }));
  return <PlaceLine place={first} cited={t("learn-place", { book, headings: headings.join(", ") })} />;
}

function Drawings({ lesson, drawings }: { lesson: Lesson; drawings: readonly Drawing[] }) {
  if (drawings.length === 0) return null;
  return (
    <div class="drawings">
      {drawings.map(({ id, tiles, stands, good }) => (
        <figure key={id} data-good={good ?? undefined}>
          <TileRow
            family={lesson.family}
            tiles={tiles.map((face, i) => ({ face, stands: stands[i], value: worth(lesson, face) }))}
          />
          <figcaption>
            {good !== null && <Icon name={good ? "check" : "close"} />}
            {t(`${lesson.id}-draw-${id}`)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function worth(lesson: Lesson, face: string): number | undefined {
  return lesson.box.find((tile) => tile.face === face)?.value;
}

/** The examples of one edition, or, where it has none, those of the others. */
function ofEdition(examples: readonly Example[], edition: string | null): readonly Example[] {
  const own = examples.filter((example) => example.language === edition);
  return own.length > 0 ? own : examples;
}

function Examples({ lesson, examples }: { lesson: Lesson; examples: readonly Example[] }) {
  if (examples.length === 0) return null;
  return (
    <div class="examples">
      <h3>{t("learn-examples")}</h3>
      <div class="example-grid">
        {examples.map((example) => (
          <ExampleView key={example.id} rulebook={lesson.id} example={example} />
        ))}
      </div>
    </div>
  );
}
