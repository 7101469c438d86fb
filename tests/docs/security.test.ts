import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const GUARDS = readFileSync("docs/security.md", "utf8").split("## What is guarded")[1] ?? ""

/** What is guarded against, with the tests in its last column. */
const rows = GUARDS.split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:Attack or failure|-)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, attack = "", , tests = ""]) => [attack, tests.match(/[\w./-]+\.tsx?/g) ?? []] as const)

describe("the page about security", () => {
  it("has rows", () => {
    expect(rows.length).toBeGreaterThan(70)
  })

  it.each(rows)("names a test that exists for: %s", (_, tests) => {
    expect(tests).not.toEqual([])
    expect(tests.filter((test) => !test.startsWith("tests/") || !existsSync(test))).toEqual([])
  })
})
