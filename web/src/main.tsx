import "virtual:colours.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/home.css";
import "./styles/play.css";
import "./styles/cards.css";
import "./styles/desk.css";
import "./styles/phone.css";
import "./styles/tiles.css";
import "./styles/board.css";
import "./styles/company.css";
import "./styles/everyone.css";
import "./styles/person.css";
import { render } from "preact";
import { App } from "./App";
import { keepFocus } from "./live/focus";
import { keepTabsAlike } from "./live/keep";
import { keepPerson } from "./live/person";
import { keepScroll } from "./live/scroll";
import { keepShell } from "./live/shell";
import { keepTurnSign } from "./live/turnSign";
import { keepReady } from "./ready";
import { firstLanguage, speak } from "./texts/texts";

const root = document.getElementById("page");
keepShell();
keepTabsAlike();
await speak(firstLanguage());
if (root) {
  render(<App />, root);
  keepFocus(root);
  keepPerson();
  keepTurnSign();
  keepScroll();
  keepReady();
}
