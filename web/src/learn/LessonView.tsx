// A rulebook as a page: its sections one after another, and the way to each of them.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GameDrawing } from "../home/GameDrawing";
import { booksAtHand } from "../live/api";
import { reducedMotion } from "../live/settings";
import { OwnHead } from "../parts/OwnHead";
import { hasText, t } from "../texts/texts";
import { BoxView } from "./BoxView";
import { EditionChoice, Editions, firstEdition } from "./Editions";
import { HouseRules } from "./HouseRules";
import { type Lesson, tried } from "./lesson";
import { Premiums } from "./Premiums";
import { SectionView, sectionTitle } from "./SectionView";

/** The section that explains a rule, or that has this name itself. */
function sectionOf(lesson: Lesson, wanted: string): string | undefined {
  const named = lesson.sections.find((section) => section.id === wanted);
  return (named ?? lesson.sections.find((section) => section.rules.includes(wanted)))?.id;
}

export function LessonView({ lesson, wanted }: { lesson: Lesson; wanted: string | undefined }) {
  const edition = useSignal(firstEdition(lesson));
  const rulebook = booksAtHand.value?.find((one) => one.id === lesson.id);
  useEffect(() => {
    const section = wanted && sectionOf(lesson, wanted);
    const title = section && document.getElementById(`title-${section}`);
    if (!title) return;
    title.closest("section")?.scrollIntoView({ behavior: reducedMotion.value ? "auto" : "smooth" });
    title.focus({ preventScroll: true });
  }, [lesson, wanted]);
  useEffect(() => {
    return () => {
      tried.value = null;
    };
  }, [lesson]);
  return (
    <main class="page learn">
      <OwnHead title={t(`rulebook-${lesson.id}`)}>
        <a class="button plain" href="#/learn">
          <span>{t("learn-all")}</span>
        </a>
        <a class="button due" href={`#/new/${lesson.id}`}>
          <span>{t("learn-play")}</span>
        </a>
      </OwnHead>
      <div class="learn-columns">
        <div class="learn-side">
          <GameDrawing rulebook={lesson.id} />
          {lesson.editions.length > 0 && <EditionChoice lesson={lesson} edition={edition} />}
          <nav aria-label={t("learn-sections")}>
            <ul>
              {lesson.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#/learn/${lesson.id}/${section.id}`}>{sectionTitle(lesson, section.id)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div class="learn-sections">
          {hasText(`${lesson.id}-aim`) && (
            <section class="card lesson-section" aria-labelledby="title-aim">
              <h2 id="title-aim">{t("learn-section-aim")}</h2>
              <p class="learn-aim">{t(`${lesson.id}-aim`)}</p>
            </section>
          )}
          {lesson.sections.map((section) => (
            <SectionView key={section.id} lesson={lesson} section={section} edition={edition.value}>
              {section.id === "box" && <BoxView lesson={lesson} />}
              {section.id === "box" && lesson.editions.length > 0 && <Editions lesson={lesson} />}
              {section.id === "score" && lesson.family === "crossword" && <Premiums />}
              {section.id === "house" && rulebook && <HouseRules rulebook={rulebook} />}
            </SectionView>
          ))}
        </div>
      </div>
    </main>
  );
}
