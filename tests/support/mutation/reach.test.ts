import { expect, it } from "vitest"
import { distancesFrom } from "./reach.ts"

it("finds what a file needs, and how far away it is", () => {
  const distances = distancesFrom("tests/support/mutation/table.test.ts")

  expect([...distances]).toEqual([
    ["tests/support/mutation/table.test.ts", 0],
    ["tests/support/mutation/scores.ts", 1],
    ["tests/support/mutation/table.ts", 1],
    ["tests/support/mutation/choice.ts", 2],
    ["tests/support/mutation/mutants.ts", 2],
  ])
})

it("reads the names that stand for folders, and nothing that only the compiler needs", () => {
  const distances = distancesFrom("tests/core/pricing/quote.test.ts")

  expect(distances.get("core/pricing/quote.ts")).toBe(1)
  expect(distances.get("core/pricing/quote-stay.ts")).toBe(2)
  expect(distances.has("core/pricing/stay-to-price.ts")).toBe(false)
})
