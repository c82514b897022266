// Puzzles: today's three, the trainer, and the table at which one is solved.

import "./puzzles.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { whyNot } from "../live/api";
import type { OwnPageProps } from "../pages";
import { Button } from "../parts/controls";
import { OwnHead } from "../parts/OwnHead";
import { language, t } from "../texts/texts";
import { loadOverview, overview } from "./api";
import { PuzzleTable } from "./PuzzleTable";
import { Today } from "./Today";
import { Trainer } from "./Trainer";

export default function PuzzlesPage({ rest: [kind, name] }: OwnPageProps) {
  const trouble = useSignal<string | null>(null);
  const load = async () => {
    trouble.value = null;
    try {
      await loadOverview(language.value);
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  useEffect(() => {
    void load();
  }, [language.value]);

  const today = overview.value;
  if (kind === "day" && today) {
    const daily = today.daily.find((one) => one.family === name);
    if (daily) return <PuzzleTable key={daily.puzzle} name={daily.puzzle} day={today.date} />;
  }
  if (kind === "train" && name) return <PuzzleTable key={name} name={name} day={null} />;
  return (
    <main class="page puzzles" aria-busy={!today && !trouble.value}>
      <OwnHead title={t("puzzles-title")} />
      <p class="puzzles-say">{t("puzzles-say")}</p>
      {trouble.value && (
        <div class="notice" role="alert">
          <p>{trouble.value}</p>
          <Button onClick={() => void load()}>{t("try-again")}</Button>
        </div>
      )}
      {today && (
        <>
          <Today overview={today} />
          <Trainer shelves={today.shelves} />
        </>
      )}
    </main>
  );
}
