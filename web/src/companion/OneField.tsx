// The commonest question beside the box: is this a set, is this a word? One field, nothing else.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { saidBy } from "../core/said";
import type { Family, Rulebook } from "../core/wire";
import { Button } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { PlaceLine } from "../parts/PlaceLine";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/texts";
import { askRuling, askWords } from "./ask";
import type { Desk } from "./desk";
import { keptText } from "./keptText";
import { asMeant } from "./reading";
import { TileField } from "./TileField";
import { useWaits } from "./waits";

interface Answered {
  readonly counts: boolean;
  readonly headline: string;
  readonly why: preact.ComponentChildren;
}

async function askSet(desk: Desk, tiles: string): Promise<Answered> {
  // All of it from the rack, onto an empty table, by somebody who has opened: only the set itself is judged.
  const question = { table: "", rack: tiles.replaceAll("|", " "), play: tiles, opened: true };
  const ruling = await askRuling(desk.session.value, "numbers", question);
  return {
    counts: ruling.legal,
    headline: t(ruling.legal ? "companion-one-set-yes" : "companion-one-set-no"),
    why: ruling.violations.slice(0, 1).map((one) => (
      <div key={one.code}>
        <p>
          <Sentence family="numbers" said={saidBy(one)} />
        </p>
        {one.place && <PlaceLine place={one.place} />}
      </div>
    )),
  };
}

async function askWord(desk: Desk, typed: string): Promise<readonly Answered[]> {
  const words = typed.split(/[\s,;|]+/).filter((word) => word !== "");
  const verdicts = await askWords(desk.session.value, words);
  return verdicts.map(({ word, counts, messages }) => ({
    counts,
    headline: t(counts ? "companion-one-word-yes" : "companion-one-word-no", { word }),
    why: messages.map((message) => <p key={message}>{message}</p>),
  }));
}

export function OneField({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const family: Family = rulebook.family === "numbers" ? "numbers" : "words";
  const typed = useMemo(() => keptText(`companion.${rulebook.id}.one`), [rulebook.id]);
  const answers = useSignal<readonly Answered[]>([]);
  const { trouble, put, drop } = useWaits();
  const needs = desk.book.value?.needs;
  const judge = () => {
    const meant = asMeant(family, typed.value, needs?.spells ?? {}, true);
    answers.value = [];
    put(async () => {
      answers.value = family === "numbers" ? [await askSet(desk, meant)] : await askWord(desk, meant);
    });
  };
  return (
    <form
      class="legal-form one-field"
      onSubmit={(event) => {
        event.preventDefault();
        judge();
      }}
    >
      <TileField
        family={family}
        jokers={needs?.jokers ?? []}
        values={needs?.values ?? {}}
        spells={needs?.spells ?? {}}
        rows
        label={t(`companion-one-${family}`)}
        hint={t(`companion-one-${family}-place`)}
        value={typed.value}
        onChange={(text) => {
          typed.value = text;
          answers.value = [];
          drop();
        }}
      />
      <Button kind="due" icon="scales" type="submit" disabled={typed.value.trim() === ""}>
        {t("companion-judge")}
      </Button>
      <div aria-live="polite">
        {trouble.value && <p class="notice">{trouble.value}</p>}
        {answers.value.map(({ counts, headline, why }) => (
          <div key={headline} class={counts ? "answer counts" : "answer counts-not"}>
            <Icon name={counts ? "check" : "close"} />
            <div>
              <strong>{headline}</strong>
              {why}
            </div>
          </div>
        ))}
      </div>
    </form>
  );
}
