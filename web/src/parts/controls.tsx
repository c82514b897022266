// The few controls of the page.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../texts/texts";
import { Icon, type IconName } from "./Icon";

export function Button({
  icon,
  children,
  kind = "plain",
  ...rest
}: {
  icon?: IconName;
  children: ComponentChildren;
  kind?: "plain" | "due" | "quiet";
} & Omit<preact.JSX.IntrinsicElements["button"], "icon" | "kind">) {
  return (
    <button type="button" {...rest} class={`button ${kind}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A button that shows only a drawing; its name is read out and shown on hover. */
export function IconButton({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & Omit<preact.JSX.IntrinsicElements["button"], "icon" | "label">) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} class="icon-button">
      <Icon name={icon} />
    </button>
  );
}

export function Switch({
  label,
  note,
  checked,
  onChange,
}: {
  label: string;
  note?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div class="switch">
      <label for={id}>
        {label}
        {note && <small>{note}</small>}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

export function Choice<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div class="choice">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => pick(event.currentTarget.value, options, onChange)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function pick<T extends string>(
  value: string,
  options: readonly { readonly value: T }[],
  onChange: (value: T) => void,
): void {
  const chosen = options.find((option) => option.value === value);
  if (chosen) onChange(chosen.value);
}

/** A sheet over the page, with the browser's own focus handling: Escape closes it and focus goes back. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      class="sheet"
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) ref.current?.close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="sheet-body">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={t("close")} onClick={() => ref.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
