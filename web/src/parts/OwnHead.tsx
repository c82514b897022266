// The head of a page of its own: what it is, and the way back to the games.

import type { ComponentChildren } from "preact";
import { language, t } from "../texts/texts";
import { Icon } from "./Icon";
import { LanguageChoice } from "./Settings";
import { useTitle } from "./title";

export function OwnHead({
  title,
  back = "#/",
  children,
}: {
  title: string;
  /** Where the way back leads. */
  back?: string;
  children?: ComponentChildren;
}) {
  useTitle(title);
  const home = back === "#/";
  const label = t(home ? "to-home" : "to-overview");
  return (
    <header class="own-head">
      <a class="icon-button" href={back} aria-label={label} title={label}>
        <Icon name={home ? "home" : "left"} />
      </a>
      <h1>{title}</h1>
      {children}
      <div class="home-tools" data-language={language.value}>
        <LanguageChoice />
      </div>
    </header>
  );
}
