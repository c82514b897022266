import { defineConfig, loadEnv } from "vite";

// The built page travels inside the Python package. Nothing is inlined as a data address, so that the
// server's content policy can stay at 'self'.
export default defineConfig(({ mode }) => ({
  base: "./",
  build: {
    outDir: "../src/optafel/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "baseline-widely-available",
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: loadEnv(mode, ".", "OPTAFEL_").OPTAFEL_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
  },
}));
