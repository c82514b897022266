import { version } from "../../package.json";
import type { Family } from "../core/wire";
import { explains, largeTiles, playerName, soundOn, THEMES, tellsTurn, theme } from "../live/settings";
import { allowNotifying, canNotify } from "../live/turnSign";
import { chooseLanguage, isLanguage, LANGUAGES, language, t } from "../texts/texts";
import { Choice, Sheet, Switch } from "./controls";
import { EraseName } from "./EraseName";
import { KeyList } from "./KeysHelp";

export function LanguageChoice() {
  const options = Object.entries(LANGUAGES).flatMap(([value, label]) =>
    isLanguage(value) ? [{ value, label }] : [],
  );
  return (
    <Choice
      label={t("settings-language")}
      value={language.value}
      options={options}
      onChange={(wanted) => void chooseLanguage(wanted)}
    />
  );
}

export function Settings({
  onClose,
  keys,
  children,
}: {
  onClose: () => void;
  /** The family whose keys are shown, at a table. */
  keys?: Family | undefined;
  children?: preact.ComponentChildren;
}) {
  return (
    <Sheet title={t("settings")} onClose={onClose}>
      {children}
      <LanguageChoice />
      <Choice
        label={t("settings-theme")}
        value={theme.value}
        options={THEMES.map((value) => ({ value, label: t(`theme-${value}`) }))}
        onChange={(value) => {
          theme.value = value;
        }}
      />
      <Switch
        label={t("settings-sound")}
        checked={soundOn.value}
        onChange={(on) => {
          soundOn.value = on;
        }}
      />
      <Switch
        label={t("settings-large")}
        checked={largeTiles.value}
        onChange={(on) => {
          largeTiles.value = on;
        }}
      />
      <Switch
        label={t("settings-explains")}
        checked={explains.value}
        onChange={(on) => {
          explains.value = on;
        }}
      />
      <TurnSwitch />
      <EraseName />
      {keys && (
        <details class="keys-help">
          <summary>{t("keys-help")}</summary>
          <KeyList family={keys} />
        </details>
      )}
      <p class="soft">
        optafel {version} · <a href="docs/index.html">{t("settings-docs")}</a> ·{" "}
        <a href="#/privacy">{t("privacy-link")}</a>
      </p>
    </Sheet>
  );
}

/** Whether this device says when it is one's turn; the browser is asked for leave when it is switched on. */
function TurnSwitch() {
  if (!canNotify) return null;
  return (
    <Switch
      label={t("settings-tells-turn")}
      note={t("settings-tells-turn-say")}
      checked={tellsTurn.value}
      onChange={(on) => {
        tellsTurn.value = on;
        if (!on) return;
        allowNotifying().then((allowed) => {
          tellsTurn.value = allowed;
        });
      }}
    />
  );
}

export function NameField() {
  return (
    <label class="name-field">
      <span>{t("your-name")}</span>
      <input
        type="text"
        maxLength={96}
        autoComplete="nickname"
        placeholder={t("name-placeholder")}
        value={playerName.value}
        onInput={(event) => {
          playerName.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
