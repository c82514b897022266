// Beside the box: one phone in the middle of a table with real tiles.

import "./companion.css";
import "./clock.css";
import "./typing.css";
import "./sheet.css";
import "./places.css";
import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Rulebook } from "../core/wire";
import { booksAtHand, loadRulebooks, rulebooks, rulebooksMissing } from "../live/api";
import type { OwnPageProps } from "../pages";
import { Button } from "../parts/controls";
import { OwnHead } from "../parts/OwnHead";
import { replaceWith } from "../route";
import { language, t } from "../texts/texts";
import { BoxShelf } from "./BoxShelf";
import { fetchBooks } from "./beforehand";
import { ClockTab } from "./ClockTab";
import { openDesk } from "./desk";
import { LegalTab } from "./LegalTab";
import { PlayersTab } from "./PlayersTab";
import { SavedPage } from "./SavedPage";
import { ScoresTab } from "./ScoresTab";
import { SmallClock } from "./SmallClock";
import { keepUp } from "./saved";
import { openSession } from "./session";
import { Tabs } from "./Tabs";
import { WordsTab } from "./WordsTab";
import { written } from "./written";

export default function CompanionPage({ rest: [id, tab] }: OwnPageProps) {
  useEffect(() => {
    if (!rulebooks.value) void loadRulebooks();
  }, []);
  const books = booksAtHand.value;
  useEffect(() => {
    if (rulebooks.value) void fetchBooks(rulebooks.value, language.peek());
  }, [rulebooks.value]);
  const rulebook = books?.find((one) => one.id === id);
  if (id === "saved" && tab) return <SavedPage id={tab} rulebooks={books ?? []} />;
  if (rulebook) return <Beside key={rulebook.id} rulebook={rulebook} tab={tab ?? ""} />;
  return (
    <main class="page companion-home">
      <OwnHead title={t("companion-title")} />
      <p>{t("companion-say")}</p>
      {rulebooksMissing.value && (
        <div class="notice" role="alert">
          <p>{t("offline-now")}</p>
          <Button onClick={() => void loadRulebooks()}>{t("try-again")}</Button>
        </div>
      )}
      <BoxShelf rulebooks={books ?? []} />
    </main>
  );
}

function Beside({ rulebook, tab }: { rulebook: Rulebook; tab: string }) {
  const session = useMemo(() => openSession(rulebook, language.peek()), [rulebook]);
  const { desk, stop } = useMemo(() => openDesk(session), [session]);
  useEffect(() => stop, [stop]);
  useSignalEffect(() => {
    const [now, sheet, book] = [desk.session.value, desk.sheet.value, desk.book.value];
    if (sheet && book && desk.countedFrom.value === now) keepUp(now, written(now, sheet, book.needs.turns));
  });
  const trouble = useComputed(() =>
    desk.away.value ? t(desk.here.value ? "companion-here" : "companion-away") : desk.trouble.value,
  );
  const tabs = [
    { id: "players", icon: "people", panel: () => <PlayersTab desk={desk} rulebook={rulebook} /> },
    { id: "clock", icon: "clock", panel: () => <ClockTab desk={desk} rulebook={rulebook} /> },
    { id: "scores", icon: "log", panel: () => <ScoresTab desk={desk} rulebook={rulebook} /> },
    ...(rulebook.languages.length > 0
      ? [{ id: "words", icon: "book", panel: () => <WordsTab desk={desk} rulebook={rulebook} /> } as const]
      : []),
    { id: "legal", icon: "scales", panel: () => <LegalTab desk={desk} rulebook={rulebook} /> },
  ] as const;
  const chosen = tabs.find((one) => one.id === tab) ?? tabs[0];
  return (
    <main class={`companion companion-${chosen.id}`}>
      <header class="companion-head">
        <OwnHead title={t(`rulebook-${rulebook.id}`)} back="#/companion">
          <SmallClock desk={desk} shown={chosen.id !== "clock"} />
        </OwnHead>
      </header>
      <Tabs
        label={t("companion-tabs")}
        tabs={tabs.map(({ id, icon }) => ({ id, icon, name: t(`companion-tab-${id}`) }))}
        chosen={chosen.id}
        onChoose={(next) => replaceWith({ page: "companion", rest: [rulebook.id, next] })}
      />
      <div class="companion-panel" role="tabpanel" id="companion-panel" aria-labelledby={`tab-${chosen.id}`}>
        {trouble.value && (
          <p class={desk.here.value ? "notice calm" : "notice"} role="status">
            {trouble.value}
          </p>
        )}
        {chosen.panel()}
      </div>
    </main>
  );
}
