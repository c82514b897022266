// One house rule: a switch, a choice, a text or a number, with what the book says beside it.

import { useId } from "preact/hooks";
import type { OptionValue, RuleOption } from "../core/wire";
import { hasText, t } from "../texts/texts";
import { bookSays, placeOf } from "./bookSays";
import { Choice, described, Note, Switch } from "./controls";
import { ThemeLine } from "./ThemeLine";

export function OptionLine({
  rulebook,
  option,
  value,
  onChange,
}: {
  rulebook: string;
  option: RuleOption;
  value: OptionValue;
  onChange: (value: string | number | boolean) => void;
}) {
  const id = useId();
  const key = `option-${option.name.replaceAll("_", "-")}`;
  const label = hasText(key) ? t(key) : option.name.replaceAll("_", " ");
  const said = [bookSays(rulebook, option), placeOf(option)].filter((line) => line !== undefined);
  const note = said.length > 0 && said.map((line) => <span key={line}>{line}</span>);
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
    return <Choice label={label} note={note} value={`${value}`} options={choices} onChange={pick} />;
  }
  if (option.lists) {
    return (
      <ThemeLine lists={option.lists} label={label} note={note} value={`${value}`} onChange={onChange} />
    );
  }
  const about = { id, ...described(id, note) };
  return (
    <div class="choice typed">
      <label for={id}>
        {label}
        <Note of={id} note={note} />
      </label>
      {option.kind === "text" ? (
        <input
          type="text"
          {...about}
          value={`${value}`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          type="number"
          {...about}
          min={option.least}
          max={option.most}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </div>
  );
}
