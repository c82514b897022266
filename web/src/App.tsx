import { HomePage } from "./home/HomePage";
import { JoinPage } from "./home/JoinPage";
import { SetupPage } from "./home/SetupPage";
import { keptGame } from "./live/games";
import { NewerLine } from "./NewerLine";
import { OwnPageView } from "./OwnPageView";
import { LiveRegion } from "./parts/LiveRegion";
import { PlayPage } from "./play/PlayPage";
import { route } from "./route";
import { t } from "./texts/texts";

function Page() {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <HomePage />;
    case "setup":
      return <SetupPage key={here.rulebook} rulebook={here.rulebook} />;
    case "join":
      return <JoinPage key={here.table} table={here.table} invite={here.invite} />;
    case "watch":
      return (
        <PlayPage
          key={here.table}
          table={here.table}
          pass={{ keys: [], watch: here.watch }}
          kept={undefined}
        />
      );
    case "table": {
      const kept = keptGame(here.table);
      return kept ? <PlayPage key={here.table} table={here.table} pass={kept} kept={kept} /> : <NoSeat />;
    }
    default:
      return <OwnPageView key={here.page} page={here.page} rest={here.rest} />;
  }
}

/** A table that this browser has no key for. */
function NoSeat() {
  return (
    <main class="page">
      <section class="card gone">
        <h1>{t("gone-title")}</h1>
        <p>{t("no-seat")}</p>
        <a class="button due" href="#/">
          <span>{t("to-home")}</span>
        </a>
      </section>
    </main>
  );
}

export function App() {
  return (
    <>
      <NewerLine />
      <Page />
      <LiveRegion />
    </>
  );
}
