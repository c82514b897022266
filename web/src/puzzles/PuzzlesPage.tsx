// Puzzles: today's three, the trainer, the days before, and the table at which one is solved.

import "./puzzles.css";
import "./tomorrow.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dayOf } from "../core/streak";
import type { Overview } from "../core/wire";
import { Refused, whyNot } from "../live/api";
import type { OwnPageProps } from "../pages";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { OwnHead } from "../parts/OwnHead";
import { language, t } from "../texts/texts";
import { Archive } from "./Archive";
import { loadDay, loadOverview, overview } from "./api";
import { fromBag, packBag } from "./bag";
import { writtenDay } from "./card";
import { PuzzleTable } from "./PuzzleTable";
import { notRight, settle } from "./settle";
import { Today } from "./Today";
import { Trainer } from "./Trainer";

const isAway = (error: unknown) => error instanceof Refused && error.code === "offline";

export default function PuzzlesPage({ rest: [kind, name, day] }: OwnPageProps) {
  const trouble = useSignal<string | null>(null);
  const alone = useSignal(false);
  const load = async () => {
    trouble.value = null;
    try {
      await loadOverview(language.value);
      alone.value = false;
      void settle();
      packBag(language.value).catch(() => {}); // next time
    } catch (error) {
      const packed = isAway(error) ? fromBag(dayOf(new Date())) : null;
      alone.value = packed !== null;
      if (packed) overview.value = packed;
      else trouble.value = whyNot(error);
    }
  };
  useEffect(() => {
    void load();
    const again = () => void load();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [language.value]);

  const today = overview.value;
  if (kind === "archive") return <Archive month={name} />;
  if (kind === "day" && name && day && day !== today?.date)
    return <EarlierDay key={`${name} ${day}`} family={name} day={day} />;
  if (kind === "day" && today) {
    const daily = today.daily.find((one) => one.family === name);
    if (daily) return <PuzzleTable key={daily.puzzle} name={daily.puzzle} day={today.date} />;
  }
  if (kind === "train" && name) return <PuzzleTable key={name} name={name} day={null} />;
  return (
    <main class="page puzzles" aria-busy={!today && !trouble.value}>
      <OwnHead title={t("puzzles-title")} />
      <p class="puzzles-say">{t("puzzles-say")}</p>
      {alone.value && (
        <p class="notice calm puzzles-alone" role="status">
          <Icon name="offline" />
          {t("puzzles-alone")} {t("puzzles-alone-trainer")}
        </p>
      )}
      <NotRightLines />
      {trouble.value && (
        <div class="notice" role="alert">
          <p>{trouble.value}</p>
          <Button onClick={() => void load()}>{t("try-again")}</Button>
        </div>
      )}
      {today && <Lists today={today} />}
    </main>
  );
}

function Lists({ today }: { today: Overview }) {
  return (
    <>
      <Today overview={today} />
      <p>
        <a class="button plain" href="#/puzzles/archive">
          <Icon name="log" />
          <span>{t("puzzles-archive")}</span>
        </a>
      </p>
      <Trainer shelves={today.shelves} />
    </>
  );
}

/** Answers that were found without a network and do not stand. */
function NotRightLines() {
  if (notRight.value.length === 0) return null;
  return (
    <ul class="notice" role="status">
      {notRight.value.map(({ answer: { family, day, puzzle }, why }) => (
        <li key={puzzle}>
          {t("puzzles-alone-refused", { family: t(`puzzles-family-${family}`), date: writtenDay(day), why })}
        </li>
      ))}
    </ul>
  );
}

/** The puzzle of a day that has been, or of another day than this device's. */
function EarlierDay({ family, day }: { family: string; day: string }) {
  const found = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const load = async () => {
    trouble.value = null;
    try {
      const { daily } = await loadDay(day, language.value);
      found.value = daily.find((one) => one.family === family)?.puzzle ?? null;
    } catch (error) {
      const packed = isAway(error) ? fromBag(day) : null;
      found.value = packed?.daily.find((one) => one.family === family)?.puzzle ?? null;
      if (found.value === null) trouble.value = isAway(error) ? t("puzzles-alone-not-here") : whyNot(error);
    }
  };
  useEffect(() => {
    void load();
  }, []);
  if (found.value) return <PuzzleTable key={found.value} name={found.value} day={day} />;
  return (
    <main class="page puzzles" aria-busy={trouble.value === null}>
      <OwnHead title={t("puzzles-archive")} back="#/puzzles/archive" />
      {trouble.value && (
        <div class="notice" role="alert">
          <p>{trouble.value}</p>
          <Button onClick={() => void load()}>{t("try-again")}</Button>
        </div>
      )}
    </main>
  );
}
