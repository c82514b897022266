// One of a few, in sight and large enough for a thumb.

import { useId } from "preact/hooks";

export function Chips<T extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly { readonly value: T; readonly label: string }[];
  chosen: T | null;
  onChoose: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} class={option.value === chosen ? "chosen" : ""}>
            <input
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
