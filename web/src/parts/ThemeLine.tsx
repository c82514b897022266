// A theme: any word, the words of one of the lists there are, or words of one's own.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../texts/texts";
import { Choice } from "./controls";

const ANY = "";
const OWN = "own";

export function ThemeLine({
  lists,
  label,
  note,
  value,
  onChange,
}: {
  lists: readonly string[];
  label: string;
  note: ComponentChildren;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const own = useSignal(value !== ANY && !lists.includes(value));
  const choices = [
    { value: ANY, label: t("theme-any") },
    ...lists.map((list) => ({ value: list, label: t(`theme-list-${list}`) })),
    { value: OWN, label: t("theme-own") },
  ];
  return (
    <>
      <Choice
        label={label}
        note={note}
        value={own.value ? OWN : value}
        options={choices}
        onChange={(chosen) => {
          own.value = chosen === OWN;
          onChange(chosen === OWN ? ANY : chosen);
        }}
      />
      {own.value && (
        <div class="choice typed">
          <label for={id}>{t("theme-own-words")}</label>
          <input
            type="text"
            id={id}
            value={lists.includes(value) ? "" : value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </>
  );
}
