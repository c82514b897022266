// What the tab, the bookmark and the history say: which page this is, in the language spoken now.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const SITE = "optafel";

/** The name of the page that is shown. */
export const pageTitle = signal(SITE);

export function useTitle(page: string): void {
  useEffect(() => {
    pageTitle.value = page;
    return () => {
      pageTitle.value = SITE;
    };
  }, [page]);
}
