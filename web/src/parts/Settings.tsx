import type { Family } from "../core/wire";
import { explains, largeTiles, playerName, soundOn, THEMES, theme } from "../live/settings";
import { chooseLanguage, isLanguage, LANGUAGES, language, t } from "../texts/texts";
import { Choice, Sheet, Switch } from "./controls";
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
      {keys && (
        <details class="keys-help">
          <summary>{t("keys-help")}</summary>
          <KeyList family={keys} />
        </details>
      )}
    </Sheet>
  );
}

export function NameField() {
  return (
    <label class="name-field">
      <span>{t("your-name")}</span>
      <input
        type="text"
        maxLength={24}
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
