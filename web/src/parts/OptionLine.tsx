// One house rule: a switch, a choice, a text or a number, with what the book says beside it.

import { useId } from "preact/hooks";
import type { OptionValue, RuleOption } from "../core/wire";
import { bookSays } from "./bookSays";
import { Choice, described, Note, Switch } from "./controls";
import { choiceLabel, optionLabel } from "./optionNames";
import { PlaceLine } from "./PlaceLine";
import { ThemeLine } from "./ThemeLine";

interface OptionProps {
  readonly rulebook: string;
  readonly option: RuleOption;
  readonly value: OptionValue;
  readonly onChange: (value: string | number | boolean) => void;
}

export function OptionLine(props: OptionProps) {
  const { place } = props.option;
  return (
    <div class="option-line">
      <OptionControl {...props} />
      {place && <PlaceLine place={place} />}
    </div>
  );
}

function OptionControl({ rulebook, option, value, onChange }: OptionProps) {
  const id = useId();
  const label = optionLabel(option.name);
  const said = bookSays(rulebook, option);
  const note = said && <span>{said}</span>;
  if (option.kind === "switch") {
    return <Switch label={label} note={note} checked={value === true} onChange={onChange} />;
  }
  if (option.kind === "choice") {
    const choices = (option.choices ?? []).map((choice) => ({
      value: `${choice}`,
      label: choiceLabel(option.name, `${choice}`),
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
