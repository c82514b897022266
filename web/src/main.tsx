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
import { render } from "preact";
import { App } from "./App";
import { keepFocus } from "./live/focus";
import { keepShell } from "./live/shell";
import { firstLanguage, speak } from "./texts/texts";

const root = document.getElementById("page");
keepShell();
await speak(firstLanguage());
if (root) {
  render(<App />, root);
  keepFocus(root);
}
