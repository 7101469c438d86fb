import { numbering } from "#core/kernel/numbering.ts"
import { expect, test } from "vitest"

test("gives the same number to one object, and different ones to objects that are alike", () => {
  const numberOf = numbering()
  const [one, other] = [{}, {}]

  expect([one, other, one, {}].map(numberOf)).toEqual([1, 2, 1, 3])
})
