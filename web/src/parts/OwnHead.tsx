// The head of a page of its own: what it is, and the way back to the games.

import type { ComponentChildren } from "preact";
import { t } from "../texts/texts";
import { Icon } from "./Icon";

export function OwnHead({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="own-head">
      <a class="icon-button" href="#/" aria-label={t("to-home")} title={t("to-home")}>
        <Icon name="home" />
      </a>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
