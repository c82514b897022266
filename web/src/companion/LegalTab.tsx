// Is it legal? Type what lay there, what was on the rack and what lies there now.

import { effect, type Signal, signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { saidBy } from "../core/said";
import type { Family, Place, Rulebook, Ruling } from "../core/wire";
import { isObject, isText, isYesNo, keep, recall } from "../live/keep";
import { Button, Switch } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { PlaceLine } from "../parts/PlaceLine";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/texts";
import { askRuling, type Question } from "./ask";
import type { Desk } from "./desk";
import { OneField } from "./OneField";
import { asMeant, type Spells } from "./reading";
import { TileField } from "./TileField";
import { TypedBoard } from "./TypedBoard";
import { capitals, typedRows } from "./typed";
import { useWaits } from "./waits";

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
function asked(family: Family, question: Question, spells: Spells): Question {
  const read = (text: string, rows: boolean) => asMeant(family, text, spells, rows);
  const { table, rack, play } = question;
  if (family === "numbers")
    return { ...question, table: read(table, true), rack: read(rack, false), play: read(play, true) };
  return {
    ...question,
    table: capitals(read(table, true)),
    rack: read(rack, false).toUpperCase(),
    play: capitals(read(play, true)),
  };
}

/** The first thing that is no tile, and the field in which it stands; the crossword has squares and dots besides. */
function noTile(family: Family, question: Question): { field: string; read: string } | null {
  if (family === "crossword") return null;
  const fields = [
    ["companion-lay-there", question.table],
    ["companion-on-rack", question.rack],
    ["companion-lies-there", question.play],
  ] as const;
  for (const [field, text] of fields) {
    const odd = typedRows(family, text)
      .flat()
      .find((piece) => piece.face === null);
    const points = /^\d+$/.test(text.trim());
    if (odd || points) return { field: t(field), read: odd?.text ?? text.trim() };
  }
  return null;
}

export function LegalTab({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const { family } = rulebook;
  const question = useMemo(() => keptQuestion(rulebook.id), [rulebook.id]);
  const needs = desk.book.value?.needs;
  const spells = needs?.spells ?? {};
  const judged = useSignal<Ruling | null>(null);
  const { trouble, put, drop } = useWaits();
  const set = (part: Partial<Question>) => {
    question.value = { ...question.value, ...part };
    judged.value = null;
    drop();
  };
  const judge = () => {
    judged.value = null;
    drop();
    const meant = asked(family, question.value, spells);
    const odd = noTile(family, meant);
    if (odd) {
      trouble.value = t("companion-no-tile", odd);
      return;
    }
    put(async () => {
      judged.value = await askRuling(desk.session.value, family, meant);
    });
  };
  const field = { family, jokers: needs?.jokers ?? [], values: needs?.values ?? {}, spells };
  return (
    <section class="card">
      <OneField desk={desk} rulebook={rulebook} />
      <details class="whole-turn" open={question.peek().play !== ""}>
        <summary>{t("companion-whole-turn")}</summary>
        <p class="hint">{t(`companion-legal-${family}`)}</p>
        <form
          class="legal-form"
          onSubmit={(event) => {
            event.preventDefault();
            judge();
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
              board={asked(family, question.value, spells).table}
              play={asked(family, question.value, spells).play}
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
          {judged.value && (
            <Answer family={family} ruling={judged.value} place={desk.book.value?.places.turn ?? null} />
          )}
        </div>
      </details>
    </section>
  );
}

function Answer({ family, ruling, place }: { family: Family; ruling: Ruling; place: Place | null }) {
  const { legal } = ruling;
  return (
    <div class={legal ? "answer counts" : "answer counts-not"}>
      <Icon name={legal ? "check" : "close"} />
      <div>
        <strong>{t(legal ? "companion-legal-yes" : "companion-legal-no")}</strong>
        {ruling.violations.map((one, i) => (
          <div key={i}>
            <p>
              <Sentence family={family} said={saidBy(one)} />
            </p>
            {one.place && <PlaceLine place={one.place} />}
          </div>
        ))}
        {legal && ruling.how?.map((line) => <p key={line}>{line}</p>)}
        {legal && ruling.score !== null && ruling.score !== undefined && (
          <p>{t("companion-points", { points: ruling.score })}</p>
        )}
        {legal && place && <PlaceLine place={place} />}
      </div>
    </div>
  );
}
