// Which book says so, by the name that players give it; the place as it is printed comes when somebody asks why.

import type { ComponentChildren } from "preact";
import type { Place } from "../core/wire";
import { t } from "../texts/texts";

export function PlaceLine({
  place,
  cited,
  children,
}: {
  place: Place;
  /** The printed place, where it is more than one heading. */
  cited?: string;
  children?: ComponentChildren;
}) {
  return (
    <small class="place-line">
      <span>{t(`book-${place.book}`)}</span>
      <details class="cited">
        <summary>{t("why")}</summary>
        <span>{cited ?? t("rulebook-place", { book: place.book, heading: place.heading })}</span>
      </details>
      {children}
    </small>
  );
}
