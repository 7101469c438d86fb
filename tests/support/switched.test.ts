import { switchedMutants } from "#tests/mutations-sampled/sampled.ts"
import { judged, writeNote } from "#tests/mutations-switched/notes.ts"
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it, onTestFinished } from "vitest"

const run = promisify(execFile)

/** A small file, each mutant of which some test of formats notices. */
const FILE = "ui/formats/score.ts"

const lastLineOf = async (words: ReadonlyArray<string>): Promise<string> => {
  const { stdout } = await run("node", ["tests/mutations-switched/run.ts", FILE, ...words])
  return stdout.trim().split("\n").at(-1) ?? ""
}

describe("every mutant of a file at once", () => {
  it("sleeps in its code, under a number of its own", async () => {
    const text = "export const isLate = (hour: number): boolean => hour > 3\n"
    const { mutants, codeOf } = await switchedMutants([{ file: "late.ts", text }])
    const code = codeOf.get("late.ts") ?? ""

    expect(mutants.map(({ replacement }) => replacement)).toEqual(
      expect.arrayContaining(["hour >= 3", "hour <= 3", "true", "false"]),
    )
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
    for (const { id } of mutants) expect(code).toContain(`("${id}")`)
  })

  it("is noticed by the tests that reach it, and by none where none is asked", async () => {
    expect(await lastLineOf(["--files", "3"])).toMatch(/^(\d+) of \1 noticed, 100.0 %, by 3 /)
    expect(await lastLineOf(["--files", "0"])).toMatch(/^0 of [1-9]\d* noticed, 0.0 %, by 0 /)
  })
})

it("adds up what several files of tests have noted", () => {
  const folder = mkdtempSync(join(tmpdir(), "notes-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, "notes.jsonl")
  expect(judged(file).noticed.size).toBe(0)

  writeNote(file, { kind: "passed", mutant: "1" })
  writeNote(file, { kind: "passed", mutant: "1" })
  writeNote(file, { kind: "noticed", mutant: "2", test: "a test" })
  writeNote(file, { kind: "unsound", test: "another", reason: "fails" })
  writeNote(file, { kind: "reached", once: ["3"], inTests: ["1", "2"] })
  writeNote(file, { kind: "reached", once: ["4"], inTests: ["2"] })

  expect(judged(file)).toEqual({
    noticed: new Set(["2"]),
    passed: new Map([["1", 2]]),
    once: new Set(["3", "4"]),
    inTests: new Set(["1", "2"]),
    unsound: ["another: fails"],
  })
})
