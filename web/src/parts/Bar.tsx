// The bar above a table: where one is, the way back, and the menu.

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Family } from "../core/wire";
import { shape } from "../live/shape";
import { t } from "../texts/texts";
import { IconButton } from "./controls";
import { Icon } from "./Icon";
import { KeysHelp } from "./KeysHelp";
import { Settings } from "./Settings";
import { useTitle } from "./title";

export function Bar({
  title,
  back,
  backLabel,
  keys,
  children,
  menu,
}: {
  title: string;
  /** Where the way back leads, and what that place is called. */
  back: string;
  backLabel: string;
  /** The family whose keys are told here. */
  keys?: Family | undefined;
  /** What stands in the bar before the menu's button. */
  children?: ComponentChildren;
  /** What stands in the menu above the settings; it may close it. */
  menu?: (open: Signal<boolean>) => ComponentChildren;
}) {
  useTitle(title);
  const open = useSignal(false);
  return (
    <header class="top-bar">
      <a class="brand" href={back} title={backLabel}>
        <Icon name="left" />
        <span>
          {title}
          <span class="unseen"> {backLabel}</span>
        </span>
      </a>
      {children}
      {keys && <KeysHelp family={keys} button={shape.value !== "upright"} />}
      <IconButton
        icon="menu"
        label={t("settings")}
        onClick={() => {
          open.value = true;
        }}
      />
      {open.value && (
        <Settings
          keys={keys}
          onClose={() => {
            open.value = false;
          }}
        >
          {menu?.(open)}
        </Settings>
      )}
    </header>
  );
}
