// The few controls of the page.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../texts/texts";
import { Icon, type IconName } from "./Icon";
import { LiveRegion } from "./LiveRegion";

/**
 * A button that cannot be pressed now is still there to be found, and the focus stays on it: a button that the browser
 * switches off drops the focus of whoever has just pressed it.
 */
export function restful({
  disabled = false,
  onClick,
  sayWhyNot,
  ...rest
}: ButtonProps): preact.JSX.IntrinsicElements["button"] {
  if (!disabled) return { ...rest, onClick };
  const rests = (event: Event) => {
    event.preventDefault();
    sayWhyNot?.();
  };
  return { ...rest, "aria-disabled": true, onClick: rests };
}

export type ButtonProps = preact.JSX.IntrinsicElements["button"] & {
  /** For who presses it while it rests and cannot see why. */
  readonly sayWhyNot?: (() => void) | undefined;
};

export function Button({
  icon,
  children,
  kind = "plain",
  ...rest
}: {
  icon?: IconName;
  children: ComponentChildren;
  kind?: "plain" | "due" | "quiet";
} & Omit<ButtonProps, "icon" | "kind">) {
  return (
    <button type="button" {...restful(rest)} class={`button ${kind}`}>
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
    <button type="button" title={label} aria-label={label} {...restful(rest)} class="icon-button">
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
  note?: ComponentChildren;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div class="switch">
      <label for={id}>
        {label}
        <Note of={id} note={note} />
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        {...described(id, note)}
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

/** What there is to say of a control, below its label. It is read out after the control's name, not as a part of it. */
export function Note({ of, note }: { of: string; note: ComponentChildren }) {
  if (!note) return null;
  return (
    <small id={`${of}-note`} aria-hidden="true">
      {note}
    </small>
  );
}

export function described(id: string, note: ComponentChildren): { "aria-describedby"?: string } {
  return note ? { "aria-describedby": `${id}-note` } : {};
}

export function Choice<T extends string>({
  label,
  note,
  value,
  options,
  onChange,
}: {
  label: string;
  note?: ComponentChildren;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div class="choice">
      <label for={id}>
        {label}
        <Note of={id} note={note} />
      </label>
      <select
        id={id}
        value={value}
        {...described(id, note)}
        onChange={(event) => pick(event.currentTarget.value, options, onChange)}
      >
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

/** A sheet over the page, with the browser's own focus handling: Escape closes it and focus goes back, as it does when
 * what was asked has been chosen. */
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
  const gone = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      gone.current = true;
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      class="sheet"
      ref={ref}
      aria-labelledby={id}
      onClose={() => {
        if (!gone.current) onClose();
      }}
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
      <LiveRegion />
    </dialog>
  );
}
