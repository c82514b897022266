// The card in sight, and ways to pass it on: the phone's own sheet for sharing, the clipboard, a picture.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { saveFile } from "../live/save";
import { Button, Sheet } from "../parts/controls";
import { linkTo } from "../route";
import { t } from "../texts/texts";
import { type Card, cardPicture, cardText, drawCard } from "./card";

const textOf = (card: Card) =>
  cardText(card, linkTo({ page: "puzzles", rest: ["day", card.family, card.day] }));

async function send(card: Card): Promise<void> {
  const text = textOf(card);
  const picture = await cardPicture(card);
  const files = picture ? [new File([picture], "optafel.png", { type: "image/png" })] : [];
  try {
    await navigator.share(navigator.canShare?.({ files }) ? { text, files } : { text });
  } catch {
    // Somebody thought better of it.
  }
}

export function ShareCard({ card, onClose }: { card: Card; onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const copied = useSignal(false);
  const text = textOf(card);
  useEffect(() => {
    const draw = () => canvas.current && drawCard(card, canvas.current);
    draw();
    void document.fonts.ready.then(draw);
  }, [card]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = true;
    } catch {
      // No clipboard here: it stands in the field, to be copied by hand.
    }
  };
  const save = async () => {
    const picture = await cardPicture(card);
    if (picture) saveFile(`optafel-${card.day}-${card.family}.png`, picture);
  };
  return (
    <Sheet title={t("puzzles-card")} onClose={onClose}>
      <div aria-hidden="true">
        <canvas class="card-picture" ref={canvas} />
      </div>
      <textarea
        class="card-text"
        readOnly
        rows={7}
        value={text}
        aria-label={t("puzzles-card")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="hint">{t("puzzles-card-say")}</p>
      <div class="card-deeds">
        {"share" in navigator && (
          <Button kind="due" icon="link" onClick={() => void send(card)}>
            {t("puzzles-card-send")}
          </Button>
        )}
        <Button
          kind={"share" in navigator ? "plain" : "due"}
          icon={copied.value ? "check" : "copy"}
          onClick={() => void copy()}
        >
          {copied.value ? t("copied") : t("puzzles-card-copy")}
        </Button>
        <Button icon="save" onClick={() => void save()}>
          {t("puzzles-card-picture")}
        </Button>
      </div>
    </Sheet>
  );
}

/** The button that brings the card. */
export function ShareButton({ card }: { card: Card }) {
  const open = useSignal(false);
  return (
    <>
      <Button
        icon="link"
        onClick={() => {
          open.value = true;
        }}
      >
        {t("puzzles-share")}
      </Button>
      {open.value && (
        <ShareCard
          card={card}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
