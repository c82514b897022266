// A position to send on: as a link, as a drawing, as dots.

import "./share.css";
import { useSignal } from "@preact/signals";
import { gameOf, type Position } from "../core/scene";
import { announce } from "../live/announce";
import { whyNot } from "../live/api";
import { asPng, drawPosition } from "../live/picture";
import { saveFile } from "../live/save";
import { Button } from "../parts/controls";
import { writeRoute } from "../route";
import { t } from "../texts/texts";

function positionLink(rest: readonly string[]): string {
  const route = { page: "position", rest } as const;
  return new URL(writeRoute(route), location.href).href;
}

export interface ShareProps {
  readonly position: Position;
  /** What a link to it carries. */
  readonly rest: readonly string[];
  readonly play: string;
  readonly caption: string;
  /** From a game that is played now: whether there is a link too, since it leads to the best play. */
  readonly live?: { readonly linked: boolean };
}

/** As long as a caption may be. */
const CAPTION_MAX = 200;

export function Share({ position, rest, play, caption, live }: ShareProps) {
  const linked = live?.linked ?? true;
  const link = positionLink(rest);
  const copied = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = link;
      announce(t("copied"));
    } catch {
      trouble.value = t("review-copy-by-hand");
    }
  };
  const picture = async (kind: "svg" | "png") => {
    trouble.value = null;
    try {
      const svg = await drawPosition(position, play, caption.slice(0, CAPTION_MAX), linked);
      const file = kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await asPng(svg);
      saveFile(`${gameOf(position)}.${kind}`, file);
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  return (
    <section class="review-share" aria-label={t("review-share")}>
      {live && <p>{t("review-share-say")}</p>}
      {linked ? (
        <Button icon="link" onClick={() => void copy()}>
          {copied.value === link ? t("copied") : t("copy-link")}
        </Button>
      ) : (
        <p>{t("review-share-no-link")}</p>
      )}
      <Button icon="save" onClick={() => void picture("png")}>
        {t("review-png")}
      </Button>
      <Button icon="save" kind="quiet" onClick={() => void picture("svg")}>
        {t("review-svg")}
      </Button>
      {trouble.value && (
        <p role="alert">
          {trouble.value} {linked && <a href={link}>{t("review-link")}</a>}
        </p>
      )}
    </section>
  );
}
