import { defineConfig, loadEnv, type Plugin } from "vite";

const WORKER = "worker.js";

/** Tells the service worker what was built: that is what it keeps. Names change with what they hold. */
const shellOfWorker: Plugin = {
  name: "shell-of-worker",
  apply: "build",
  generateBundle(_, bundle) {
    const worker = bundle[WORKER];
    const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== "index.html");
    const shell = JSON.stringify(["./", "icon.svg", ...built.sort()]);
    if (worker?.type === "chunk") worker.code = `const SHELL = ${shell};\n${worker.code}`;
  },
};

// The built page travels inside the Python package. Nothing is inlined as a data address, so that the
// server's content policy can stay at 'self'.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [shellOfWorker],
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
