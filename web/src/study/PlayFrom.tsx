// A position to play on from: against bots at once, or with a friend who gets a link.

import "./study.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Rulebook, SeatOrder } from "../core/wire";
import { loadRulebooks, rulebooks, whyNot } from "../live/api";
import { sitDown } from "../live/begin";
import { Button, Choice } from "../parts/controls";
import { hasText, t } from "../texts/texts";

type Whose = "mine" | "friend";

/** How many play: as many as the position says, and as the book needs. */
function seatsOf(position: string, rulebook: Rulebook): number {
  const others = /\sothers=(\S+)/.exec(position)?.[1]?.split(",").length ?? 0;
  return Math.max(others + 1, rulebook.players[0], 2);
}

function chairs(count: number, level: string | undefined, friend: Whose | null): SeatOrder[] {
  const bot: SeatOrder = { kind: "bot", ...(level === undefined ? {} : { level }) };
  const first: SeatOrder[] =
    friend === null
      ? [{ kind: "me" }]
      : friend === "mine"
        ? [{ kind: "me" }, { kind: "open" }]
        : [{ kind: "open" }, { kind: "me" }];
  return [...first, ...Array.from({ length: count - first.length }, () => bot)];
}

const levelName = (level: string) => (hasText(`level-${level}`) ? t(`level-${level}`) : level);

export function PlayFrom({ position, game }: { position: string; game: string }) {
  const level = useSignal<string | null>(null);
  const whose = useSignal<Whose>("mine");
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    if (!rulebooks.value) void loadRulebooks();
  }, []);
  const rulebook = rulebooks.value?.find((one) => one.id === game);
  const levels = rulebook?.levels ?? [];
  const chosen = level.value ?? levels[Math.min(2, levels.length - 1)];
  const play = async (friend: Whose | null) => {
    if (!rulebook) return;
    busy.value = true;
    trouble.value = null;
    try {
      const seats = chairs(seatsOf(position, rulebook), chosen, friend);
      await sitDown({ rulebook: game, position, clock_seconds: null, seats });
    } catch (error) {
      trouble.value = whyNot(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="card play-from" aria-labelledby="play-from">
      <h2 id="play-from">{t("from-title")}</h2>
      <div class="from-way">
        <Choice
          label={t("from-level")}
          value={chosen ?? ""}
          options={levels.map((value) => ({ value, label: levelName(value) }))}
          onChange={(value) => {
            level.value = value;
          }}
        />
        <Button kind="due" icon="bot" disabled={busy.value || !rulebook} onClick={() => void play(null)}>
          {t("from-bots")}
        </Button>
      </div>
      <div class="from-way">
        <Choice
          label={t("from-whose")}
          value={whose.value}
          options={[
            { value: "mine", label: t("from-mine") },
            { value: "friend", label: t("from-friends") },
          ]}
          onChange={(value) => {
            whose.value = value;
          }}
        />
        <Button icon="link" disabled={busy.value || !rulebook} onClick={() => void play(whose.value)}>
          {t("from-friend")}
        </Button>
      </div>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
    </section>
  );
}
