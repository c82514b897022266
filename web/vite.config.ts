import { defineConfig, loadEnv, type Plugin } from "vite";
import drawings from "../src/optafel/draw/drawings.json" with { type: "json" };

const WORKER = "worker.js";
const PAGE = "index.html";

/** A short name for a text (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Tells the service worker what was built, since that is what it keeps, and gives the build a name that page and
 * worker both know. Names of files change with what they hold, so another build has another name. */
const shellOfWorker: Plugin = {
  name: "shell-of-worker",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== PAGE);
    const shell = ["./", "icon.svg", "icon-turn.svg", ...built.sort()];
    const name = fingerprint(shell.join(" "));
    const [worker, page] = [bundle[WORKER], bundle[PAGE]];
    if (worker?.type !== "chunk" || page?.type !== "asset") throw new Error("no page or no worker was built");
    worker.code = `const BUILD = "${name}";\nconst SHELL = ${JSON.stringify(shell)};\n${worker.code}`;
    page.source = `${page.source}`.replace("<title>", `<meta name="build" content="${name}" />\n    <title>`);
  },
};

const COLOURS = "virtual:colours.css";

/** The colours that pictures have too, as properties of the page: one, or one by day and one by night. */
const coloursOfDrawings: Plugin = {
  name: "colours-of-drawings",
  resolveId: (id) => (id === COLOURS ? `\0${COLOURS}` : null),
  load(id) {
    if (id !== `\0${COLOURS}`) return null;
    const said = Object.entries(drawings.colours).map(([name, colour]) => {
      const value = Array.isArray(colour) ? `light-dark(${colour.join(", ")})` : colour;
      return `--${name}: ${value};`;
    });
    return `:root { ${said.join(" ")} }`;
  },
};

// The built page travels inside the Python package. Nothing is inlined as a data address, so that the
// server's content policy can stay at 'self'.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [coloursOfDrawings, shellOfWorker],
  build: {
    outDir: "../src/optafel/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "baseline-widely-available",
    rolldownOptions: {
      input: { index: "index.html", worker: "worker/worker.js" },
      // A service worker has one address for ever.
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: loadEnv(mode, ".", "OPTAFEL_").OPTAFEL_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
  },
}));
