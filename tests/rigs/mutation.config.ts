import { defineConfig } from "vitest/config"

/** Mutated code on a busy machine is slow, which is no failure; endless code has Stryker's own limit. */
const PATIENCE_MS = 60_000

export default defineConfig({
  // The sentences that tags name lie outside what is copied for mutation.
  test: { include: ["tests/core/**/*.test.ts"], testTimeout: PATIENCE_MS, strictTags: false },
})
