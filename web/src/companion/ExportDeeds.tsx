// What one can do with a sheet: a table, a picture, paper.

import { Button } from "../parts/controls";
import { t } from "../texts/texts";
import { saveCsv, savePicture } from "./export";
import type { Written } from "./written";

export function ExportDeeds({ sheet }: { sheet: Written }) {
  return (
    <>
      <Button icon="save" onClick={() => saveCsv(sheet)}>
        {t("companion-csv")}
      </Button>
      <Button icon="save" onClick={() => void savePicture(sheet)}>
        {t("companion-png")}
      </Button>
      <Button onClick={() => window.print()}>{t("companion-print")}</Button>
    </>
  );
}
