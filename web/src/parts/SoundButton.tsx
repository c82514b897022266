// Sounds on or off, with one press.

import { soundOn } from "../live/settings";
import { t } from "../texts/texts";
import { IconButton } from "./controls";

export function SoundButton() {
  return (
    <IconButton
      icon={soundOn.value ? "sound" : "mute"}
      label={t("settings-sound")}
      aria-pressed={soundOn.value}
      onClick={() => {
        soundOn.value = !soundOn.value;
      }}
    />
  );
}
