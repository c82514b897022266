// A line that is cut short where there is little room, and unfolds over what is above it when it is touched.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../texts/texts";
import { Icon, type IconName } from "./Icon";

export function Fold({
  kind,
  icon,
  children,
  end,
}: {
  kind: string;
  icon: IconName;
  children: ComponentChildren;
  /** What stands at its end, such as a button that does away with it. */
  end?: ComponentChildren;
}) {
  const open = useSignal(false);
  return (
    <div class={open.value ? `fold ${kind} unfolded` : `fold ${kind}`}>
      <div class="fold-line">
        <Icon name={icon} />
        <p>{children}</p>
        {/* All of the line is its button: what it says is read as text, and not as the button's name. */}
        <button
          type="button"
          class="fold-button"
          aria-expanded={open.value}
          aria-label={t(open.value ? "fold" : "unfold")}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          <Icon name="down" />
        </button>
      </div>
      {end}
    </div>
  );
}
