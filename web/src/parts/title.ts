// What the tab, the bookmark and the history say: which page this is, in the language spoken now.

import { useEffect } from "preact/hooks";

const SITE = "optafel";

export function useTitle(page: string): void {
  useEffect(() => {
    document.title = page === SITE ? SITE : `${page} · ${SITE}`;
    return () => {
      document.title = SITE;
    };
  }, [page]);
}
