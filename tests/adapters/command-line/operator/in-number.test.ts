import { inNumber } from "#adapters/command-line/operator/in-number.ts"
import { expect, it } from "vitest"

it.each([
  [inNumber(0, "night"), "0 nights"],
  [inNumber(1, "night"), "1 night"],
  [inNumber(2, "night"), "2 nights"],
  [inNumber(1, "property", "properties"), "1 property"],
  [inNumber(21, "property", "properties"), "21 properties"],
])("%s is %s", (said, wanted) => {
  expect(said).toBe(wanted)
})
