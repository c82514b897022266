// Set phrases and faces: enough to be friendly, nothing to be rude with.

import { useSignal } from "@preact/signals";
import type { View } from "../core/wire";
import { FACES, isFace, PHRASES, type ReactionFace } from "../live/company";
import type { Session } from "../live/session";
import { IconButton, Sheet } from "../parts/controls";
import { t } from "../texts/texts";

export function FaceDrawing({ face }: { face: ReactionFace }) {
  return (
    <svg class="mood" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d={FACES[face]} />
    </svg>
  );
}

/** Whether there is anybody to talk to. */
export function hasCompany(view: View): boolean {
  return view.seat !== null && view.seats.some((seat, i) => seat.kind === "person" && i !== view.seat);
}

export function Phrases({ session, done }: { session: Session; done: () => void }) {
  const say = (phrase: string) => {
    session.company.say(phrase);
    done();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
    <div class="phrases" role="group" aria-label={t("talk")}>
      {Object.keys(FACES)
        .filter(isFace)
        .map((face) => (
          <button
            key={face}
            type="button"
            class="icon-button"
            title={t(`phrase-${face}`)}
            aria-label={t(`phrase-${face}`)}
            onClick={() => say(face)}
          >
            <FaceDrawing face={face} />
          </button>
        ))}
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" class="button plain" onClick={() => say(phrase)}>
          <span>{t(`phrase-${phrase}`)}</span>
        </button>
      ))}
    </div>
  );
}

export function TalkButton({ session, view }: { session: Session; view: View }) {
  const open = useSignal(false);
  if (!hasCompany(view)) return null;
  const close = () => {
    open.value = false;
  };
  return (
    <>
      <IconButton
        icon="talk"
        label={t("talk")}
        onClick={() => {
          open.value = true;
        }}
      />
      {open.value && (
        <Sheet title={t("talk")} onClose={close}>
          <Phrases session={session} done={close} />
        </Sheet>
      )}
    </>
  );
}

/** What somebody has just said, beside the name. */
export function Bubble({ session, seat }: { session: Session; seat: number }) {
  const phrase = session.company.heard.value.get(seat);
  if (phrase === undefined) return null;
  return (
    <span class="bubble" aria-hidden="true">
      {isFace(phrase) ? <FaceDrawing face={phrase} /> : t(`phrase-${phrase}`)}
    </span>
  );
}
