import { execFileSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { testsHashOf } from "./asked-tests.ts"
import type { SourceFile } from "./scores.ts"

const DAY_MS = 86_400_000

/** Every file of core as it is now. */
export const coreSources = (): ReadonlyArray<SourceFile> =>
  globSync("core/**/*.ts").map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
    tests: testsHashOf(file),
  }))

/** A number that is another one for the next commit, and without git for the next day. */
export const seedOfNow = (): number => {
  try {
    const words = ["rev-parse", "--short=8", "HEAD"]
    const commit = execFileSync("git", words, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
    return Number.parseInt(commit.slice(0, 8), 16)
  } catch {
    return Math.floor(Date.now() / DAY_MS)
  }
}
