// Is it legal? Type what lay there, what was on the rack and what lies there now.

import { effect, type Signal, signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Family, Rulebook, Ruling } from "../core/wire";
import { whyNot } from "../live/api";
import { isObject, isText, isYesNo, keep, recall } from "../live/keep";
import { Button, Switch } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { t } from "../texts/texts";
import { askRuling, type Question } from "./ask";
import type { Desk } from "./desk";
import { TileField } from "./TileField";
import { TypedBoard } from "./TypedBoard";
import { capitals } from "./typed";

const EMPTY: Question = { table: "", rack: "", play: "", opened: true };
const isQuestion = (value: unknown): value is Question =>
  isObject(value) && isText(value.table) && isText(value.rack) && isText(value.play) && isYesNo(value.opened);

function keptQuestion(rulebook: string): Signal<Question> {
  const name = `companion.${rulebook}.question`;
  const question = signal(recall(name, isQuestion) ?? EMPTY);
  effect(() => keep(name, question.value));
  return question;
}

/** As the referee reads it: in word games whoever types small letters only means letters, not jokers. */
function asked(family: Family, question: Question): Question {
  if (family === "numbers") return question;
  return {
    ...question,
    table: capitals(question.table),
    rack: question.rack.toUpperCase(),
    play: capitals(question.play),
  };
}

export function LegalTab({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const { family } = rulebook;
  const question = useMemo(() => keptQuestion(rulebook.id), [rulebook.id]);
  const judged = useSignal<Ruling | null>(null);
  const trouble = useSignal<string | null>(null);
  const set = (part: Partial<Question>) => {
    question.value = { ...question.value, ...part };
    judged.value = null;
    trouble.value = null;
  };
  const judge = async () => {
    judged.value = null;
    trouble.value = null;
    try {
      judged.value = await askRuling(desk.session.value, family, asked(family, question.value));
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  const needs = desk.book.value?.needs;
  const field = { family, jokers: needs?.jokers ?? [], values: needs?.values ?? {} };
  return (
    <section class="card">
      <p class="hint">{t(`companion-legal-${family}`)}</p>
      <form
        class="legal-form"
        onSubmit={(event) => {
          event.preventDefault();
          void judge();
        }}
      >
        <TileField
          {...field}
          rows
          label={t("companion-lay-there")}
          hint={t(`companion-lay-there-${family}`)}
          value={question.value.table}
          onChange={(table) => set({ table })}
        />
        <TileField
          {...field}
          label={t("companion-on-rack")}
          hint={t(`companion-on-rack-${family}`)}
          value={question.value.rack}
          onChange={(rack) => set({ rack })}
        />
        <TileField
          {...field}
          rows
          label={t(family === "crossword" ? "companion-laid-crossword" : "companion-lies-there")}
          hint={t(`companion-lies-there-${family}`)}
          value={question.value.play}
          onChange={(play) => set({ play })}
        />
        {family === "crossword" && (
          <TypedBoard
            board={capitals(question.value.table)}
            play={capitals(question.value.play)}
            premiums={needs?.premiums ?? []}
          />
        )}
        {family !== "crossword" && (
          <Switch
            label={t("companion-had-opened")}
            checked={question.value.opened}
            onChange={(opened) => set({ opened })}
          />
        )}
        <div class="deeds">
          <Button kind="due" icon="scales" type="submit" disabled={!question.value.play.trim()}>
            {t("companion-judge")}
          </Button>
          <Button kind="quiet" onClick={() => set(EMPTY)}>
            {t("companion-empty")}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {trouble.value && <p class="notice">{trouble.value}</p>}
        {judged.value && <Answer ruling={judged.value} />}
      </div>
    </section>
  );
}

function Answer({ ruling }: { ruling: Ruling }) {
  const { legal } = ruling;
  return (
    <div class={legal ? "answer counts" : "answer counts-not"}>
      <Icon name={legal ? "check" : "close"} />
      <div>
        <strong>{t(legal ? "companion-legal-yes" : "companion-legal-no")}</strong>
        {ruling.violations.map((one, i) => (
          <p key={i}>
            {one.message}
            {one.place && (
              <small>{t("rulebook-place", { book: one.place.book, heading: one.place.heading })}</small>
            )}
          </p>
        ))}
        {legal && ruling.how?.map((line) => <p key={line}>{line}</p>)}
        {legal && ruling.score !== null && ruling.score !== undefined && (
          <p>{t("companion-points", { points: ruling.score })}</p>
        )}
      </div>
    </div>
  );
}
