import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { importingFiles, relatedTests } from "./related.ts"
import { runChecked, runTests } from "./run-part.ts"
import type { Part } from "./verdicts.ts"

/** What is left of three minutes for tests once types, lint and format have had theirs. */
const SECONDS_OF_TESTS = 100

const MINUTES = 10

const linesOf = (...words: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", words, { encoding: "utf8" }).split("\n").filter(Boolean)

/** What is not committed yet; where nothing is, what the last commit changed. */
const changedFiles = (): ReadonlyArray<string> => {
  const open = [
    ...linesOf("diff", "--name-only", "HEAD"),
    ...linesOf("ls-files", "--others", "--exclude-standard"),
  ]
  const files = open.length > 0 ? open : linesOf("diff", "--name-only", "HEAD~1")
  return files.filter((file) => existsSync(file))
}

/**
 * What a change of a few files needs within three minutes: types, lint, the format of the files, who
 * imports whom, and the tests that need them, the nearest first. Files may be named; else git knows.
 */
export const quickParts = (named: ReadonlyArray<string>): ReadonlyArray<Part> => {
  const changed = named.length > 0 ? named : changedFiles()
  const { run, left } = relatedTests(changed, importingFiles(), SECONDS_OF_TESTS)
  console.log(`Changed: ${changed.join(", ")}`)
  console.log(
    `${run.length} test files need them${left.length > 0 ? `; no time for ${left.length} farther ones` : ""}`,
  )
  const format = ["--check", "--no-error-on-unmatched-pattern", ...changed]
  const check = (name: string, program: string, words: ReadonlyArray<string>): Part => ({
    name,
    isCounted: false,
    isAlone: false,
    run: () => runChecked(program, words),
  })
  return [
    check("types", "tsc", []),
    check("lint", "oxlint", []),
    ...(changed.length > 0 ? [check("format", "oxfmt", format)] : []),
    {
      name: "related",
      isCounted: true,
      isAlone: true,
      run: () => runTests("related", ["tests/architecture", ...run], MINUTES),
    },
  ]
}
