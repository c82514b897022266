// Going on with a sheet that was kept. What lies on the desk meanwhile is kept first, so that nothing is lost.

import type { Rulebook } from "../core/wire";
import { go } from "../route";
import { language } from "../texts/texts";
import { keptCount } from "./desk";
import { type Saved, savedResults, saveResult } from "./saved";
import { begun, openSession, type Session } from "./session";
import { restClock } from "./turnOrder";
import { bareSheet, written } from "./written";

export function goOnWith(saved: Saved, rulebook: Rulebook): void {
  if (!saved.session) return;
  const desk = openSession(rulebook, language.peek());
  const lies = desk.peek();
  if (lies.id !== saved.id) {
    if (begun(lies) && !savedResults.peek().some((one) => one.id === lies.id)) shelve(lies, rulebook);
    desk.value = saved.session;
    restClock(saved.session);
  }
  go({ page: "companion", rest: [rulebook.id, "scores"] });
}

function shelve(session: Session, rulebook: Rulebook): void {
  const sheet = keptCount(session);
  saveResult(session, sheet ? written(session, sheet, rulebook.family !== "numbers") : bareSheet(session));
}
