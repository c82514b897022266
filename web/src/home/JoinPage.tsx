// Somebody followed an invite link: say who you are and sit down.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableSummary } from "../core/wire";
import { joinTable, lookAtTable, Refused } from "../live/api";
import { keepGame, keptGame } from "../live/games";
import { catchUp } from "../live/person";
import { playerName } from "../live/settings";
import { Button } from "../parts/controls";
import { LanguageChoice, NameField } from "../parts/Settings";
import { useTitle } from "../parts/title";
import { replaceWith } from "../route";
import { t } from "../texts/texts";
import { GameDrawing } from "./GameDrawing";

export function JoinPage({ table, invite }: { table: string; invite: string }) {
  const summary = useSignal<TableSummary | null>(null);
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    // Another device of this person may sit there already.
    const sits = async () => {
      await catchUp();
      if (!keptGame(table)) return lookAtTable(table);
      replaceWith({ page: "table", table });
      return null;
    };
    sits().then(
      (found) => {
        summary.value = found;
      },
      (error: unknown) => {
        trouble.value = error instanceof Refused && error.message ? error.message : t("offline-now");
      },
    );
  }, [table, summary, trouble]);
  const sit = async () => {
    busy.value = true;
    const name = playerName.value.trim() || t("guest");
    try {
      const seat = await joinTable(table, invite, name);
      const game = summary.value?.rulebook ?? "";
      keepGame({ table, game, keys: [seat.key], names: [name], seen: Date.now(), over: false });
      replaceWith({ page: "table", table });
    } catch (error) {
      trouble.value = error instanceof Refused && error.message ? error.message : t("offline-now");
    } finally {
      busy.value = false;
    }
  };
  const game = summary.value?.rulebook;
  const there = summary.value?.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name) ?? [];
  const title = game ? t("join-title", { game: t(`rulebook-${game}`) }) : t("join-plain");
  useTitle(title);
  return (
    <main class="page">
      <form
        class="join card"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {game && <GameDrawing rulebook={game} />}
        <h1>{title}</h1>
        {there.length > 0 && <p>{t("join-there", { names: there.join(", ") })}</p>}
        {summary.value?.from_position && <p>{t("join-position")}</p>}
        <NameField />
        {trouble.value && (
          <p class="notice" role="alert">
            {trouble.value}
          </p>
        )}
        <div class="setup-deeds">
          <LanguageChoice />
          <Button kind="due" type="submit" disabled={busy.value}>
            {t("sit-down")}
          </Button>
        </div>
      </form>
    </main>
  );
}
