import { defineConfig } from "vitest/config";

// Time is measured in benchmarks: on a busy machine a test may take its time.
export default defineConfig({ test: { testTimeout: 60_000 } });
