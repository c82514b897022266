// The rulebooks to learn from: all of them as cards, or one of them as a page.

import "./learn.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GameDrawing } from "../home/GameDrawing";
import { booksAtHand, loadRulebooks, rulebooks, rulebooksMissing, whyNot } from "../live/api";
import type { OwnPageProps } from "../pages";
import { Button } from "../parts/controls";
import { OwnHead } from "../parts/OwnHead";
import { language, learn, t } from "../texts/texts";
import { LessonView } from "./LessonView";
import { type Lesson, loadLesson } from "./lesson";

export default function LearnPage({ rest: [rulebook, wanted] }: OwnPageProps) {
  useEffect(() => {
    if (!rulebooks.value) void loadRulebooks();
  }, []);
  return rulebook ? <OneBook key={rulebook} rulebook={rulebook} wanted={wanted} /> : <Books />;
}

function OneBook({ rulebook, wanted }: { rulebook: string; wanted: string | undefined }) {
  const lesson = useSignal<Lesson | null>(null);
  const trouble = useSignal<string | null>(null);
  const load = async () => {
    trouble.value = null;
    try {
      const [found] = await Promise.all([loadLesson(rulebook), learn(`learn-${rulebook}`)]);
      lesson.value = found;
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  useEffect(() => {
    void load();
  }, [rulebook]);
  // Read here, so that the whole page is said again in another language.
  language.value;
  if (lesson.value) return <LessonView lesson={lesson.value} wanted={wanted} />;
  return (
    <main class="page learn" aria-busy={trouble.value === null}>
      <OwnHead title={t("learn-title")} />
      {trouble.value !== null && (
        <div class="notice" role="alert">
          <p>{trouble.value}</p>
          <Button onClick={() => void load()}>{t("try-again")}</Button>
          <a class="button plain" href="#/learn">
            <span>{t("learn-all")}</span>
          </a>
        </div>
      )}
    </main>
  );
}

function Books() {
  return (
    <main class="page learn">
      <OwnHead title={t("learn-title")} />
      <p class="learn-lead">{t("learn-say")}</p>
      {rulebooksMissing.value && (
        <div class="notice" role="alert">
          <p>{t("offline-now")}</p>
          <Button onClick={() => void loadRulebooks()}>{t("try-again")}</Button>
        </div>
      )}
      <ul class="shelf">
        {(booksAtHand.value ?? []).map(({ id }) => (
          <li key={id} class="game-card">
            <GameDrawing rulebook={id} />
            <div class="game-text">
              <h2>{t(`rulebook-${id}`)}</h2>
              <p>{t(`about-${id}`)}</p>
              <div class="game-deeds">
                <a
                  class="button due"
                  href={`#/learn/${id}`}
                  aria-label={t("learn-read-of", { game: t(`rulebook-${id}`) })}
                >
                  <span>{t("learn-read")}</span>
                </a>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
