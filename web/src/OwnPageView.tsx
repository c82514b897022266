// A page of its own: its code and its sentences are fetched on the way there.

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { OWN_PAGES, type OwnPage, type OwnPageProps } from "./pages";
import { Button } from "./parts/controls";
import { language, learn, t } from "./texts/texts";

export function OwnPageView({ page, rest }: { page: OwnPage; rest: readonly string[] }) {
  const loaded = useSignal<ComponentType<OwnPageProps> | null>(null);
  const missing = useSignal(false);
  const load = async () => {
    missing.value = false;
    try {
      const [{ default: Page }] = await Promise.all([OWN_PAGES[page](), learn(page)]);
      loaded.value = Page;
    } catch {
      missing.value = true;
    }
  };
  useEffect(() => {
    void load();
  }, [page, language.value]);
  const Page = loaded.value;
  if (Page) return <Page rest={rest} />;
  return (
    <main class="page" aria-busy={!missing.value}>
      {missing.value && (
        <div class="notice" role="alert">
          <p>{t("offline-now")}</p>
          <Button onClick={() => void load()}>{t("try-again")}</Button>
        </div>
      )}
    </main>
  );
}
