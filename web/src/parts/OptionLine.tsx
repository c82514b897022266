// One house rule: a switch, a choice, a text or a number, with what the book says beside it.

import type { OptionValue, RuleOption } from "../core/wire";
import { hasText, t } from "../texts/texts";
import { Choice, Switch } from "./controls";

export function OptionLine({
  option,
  value,
  onChange,
}: {
  option: RuleOption;
  value: OptionValue;
  onChange: (value: string | number | boolean) => void;
}) {
  const key = `option-${option.name.replaceAll("_", "-")}`;
  const label = hasText(key) ? t(key) : option.name.replaceAll("_", " ");
  const note = option.place
    ? t("rulebook-place", { book: option.place.book, heading: option.place.heading })
    : undefined;
  if (option.kind === "switch") {
    return <Switch label={label} note={note} checked={value === true} onChange={onChange} />;
  }
  if (option.kind === "choice") {
    const choices = (option.choices ?? []).map((choice) => ({
      value: `${choice}`,
      label: hasText(`${key}-${choice}`) ? t(`${key}-${choice}`) : `${choice}`,
    }));
    const pick = (wanted: string) =>
      onChange(option.choices?.find((choice) => `${choice}` === wanted) ?? wanted);
    return <Choice label={label} value={`${value}`} options={choices} onChange={pick} />;
  }
  if (option.kind === "text") {
    return (
      <label class="choice">
        <span>{label}</span>
        <input type="text" value={`${value}`} onChange={(event) => onChange(event.currentTarget.value)} />
      </label>
    );
  }
  return (
    <label class="choice">
      <span>{label}</span>
      <input
        type="number"
        value={Number(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
