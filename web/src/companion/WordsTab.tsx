// The dictionary as judge: type a word, see whether it counts and why.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { OptionValue, Place, Rulebook } from "../core/wire";
import { Button, Choice, Switch } from "../parts/controls";
import { Icon } from "../parts/Icon";
import { PlaceLine } from "../parts/PlaceLine";
import { languageName, t } from "../texts/texts";
import { askWords, type Verdict } from "./ask";
import type { Desk } from "./desk";
import { keptText } from "./keptText";
import { useWaits } from "./waits";

/** The house rules that are about words; which of them make sense in a language the book says. */
const ABOUT_WORDS = ["no_names", "no_verbs", "no_plurals", "no_diminutives", "compounds", "family_words"];
const BY_LANGUAGE = ["no_names", "no_verbs", "no_plurals", "no_diminutives"];

/** Words as they are typed one after the other; marks at their ends are none of theirs. */
function wordsOf(text: string): readonly string[] {
  return text
    .split(/[\s,;.!?:|/]+/)
    .map((word) => word.replace(/^["'“”„«»()]+|["'“”„«»()]+$/g, ""))
    .filter((word) => word !== "");
}

export function WordsTab({ desk, rulebook }: { desk: Desk; rulebook: Rulebook }) {
  const session = desk.session.value;
  const typed = useMemo(() => keptText(`companion.${rulebook.id}.word`), [rulebook.id]);
  const asked = useSignal(wordsOf(typed.peek()));
  const verdicts = useSignal<readonly Verdict[]>([]);
  const { trouble, put, drop } = useWaits();
  useEffect(() => {
    if (asked.value.length === 0) {
      drop();
      return;
    }
    put(async () => {
      verdicts.value = await askWords(desk.session.value, asked.value);
    });
  }, [asked.value, session.language, session.options]);
  const tells = desk.book.value?.needs.tells ?? [];
  const rules = rulebook.options.filter(
    ({ name }) => ABOUT_WORDS.includes(name) && (!BY_LANGUAGE.includes(name) || tells.includes(name)),
  );
  const setOption = (name: string, value: OptionValue) => {
    desk.session.value = { ...session, options: { ...session.options, [name]: value } };
  };
  const agrees = rulebook.options.some(({ name }) => name === "extra_words");
  const listed = (name: string) =>
    `${session.options[name] ?? ""}`.split(/\s+/).filter((word) => word !== "");
  /** The table decides otherwise than the dictionary. */
  const agree = ({ word, counts }: Verdict) => {
    const [to, from] = counts ? ["banned_words", "extra_words"] : ["extra_words", "banned_words"];
    const without = (name: string) => listed(name).filter((other) => other.toUpperCase() !== word);
    const options = { [from]: without(from).join(" "), [to]: [...without(to), word].join(" ") };
    desk.session.value = { ...session, options: { ...session.options, ...options } };
  };
  return (
    <>
      <section class="card">
        <form
          class="word-judge"
          onSubmit={(event) => {
            event.preventDefault();
            asked.value = wordsOf(typed.value);
          }}
        >
          <label>
            <span>{t("companion-word")}</span>
            <input
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={200}
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </label>
          <Button kind="due" type="submit" disabled={!typed.value.trim()}>
            {t("companion-does-it-count")}
          </Button>
        </form>
        {trouble.value && (
          <p class="notice" role="alert">
            {trouble.value}
          </p>
        )}
        <ul class="verdicts" aria-live="polite">
          {verdicts.value.map((one, i) => (
            <Judged
              key={`${one.word}-${i}`}
              verdict={one}
              place={desk.book.value?.places.words ?? null}
              onAgree={agrees ? () => agree(one) : null}
            />
          ))}
        </ul>
      </section>
      <section class="card">
        <h2>{t("companion-word-rules")}</h2>
        {rulebook.languages.length > 1 && (
          <Choice
            label={t("setup-words-language")}
            value={session.language}
            options={rulebook.languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(language) => {
              desk.session.value = { ...session, language };
            }}
          />
        )}
        {rules.map((option) => (
          <Switch
            key={option.name}
            label={t(`option-${option.name.replaceAll("_", "-")}`)}
            checked={(session.options[option.name] ?? option.default) === true}
            onChange={(on) => setOption(option.name, on)}
          />
        ))}
      </section>
    </>
  );
}

function Judged({
  verdict,
  place,
  onAgree,
}: {
  verdict: Verdict;
  place: Place | null;
  onAgree: (() => void) | null;
}) {
  const layable = /^\p{Letter}+$/u.test(verdict.word);
  return (
    <li class={verdict.counts ? "counts" : "counts-not"}>
      <Icon name={verdict.counts ? "check" : "close"} />
      <div>
        <strong>
          {t(verdict.counts ? "companion-counts" : "companion-counts-not", { word: verdict.word })}
        </strong>
        {verdict.messages.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {verdict.counts && verdict.kinds.length > 0 && <small>{verdict.kinds.join(", ")}</small>}
        {place && <PlaceLine place={place} />}
        {onAgree && layable && (
          <Button onClick={onAgree}>
            {t(verdict.counts ? "companion-leave-out" : "companion-let-count")}
          </Button>
        )}
      </div>
    </li>
  );
}
