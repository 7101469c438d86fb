import { existsSync } from "node:fs"
import { expect, it } from "vitest"
import { LONGEST } from "./longest-first.ts"

it("names every long test file once, and none that is gone", () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(LONGEST).size).toBe(LONGEST.length)
})
