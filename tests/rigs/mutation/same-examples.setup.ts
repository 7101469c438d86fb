import fc from "fast-check"

/** Every mutant meets the same examples, so that a score does not depend on luck, and fewer of them. */
fc.configureGlobal({ seed: 2026, numRuns: 30 })
