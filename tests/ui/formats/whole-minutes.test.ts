import { wholeMinutes } from "#ui/formats/whole-minutes.ts"
import { expect, it } from "vitest"

it.each([
  [0, 0],
  [1, 1],
  [60, 1],
  [61, 2],
  [3600, 60],
])("%i seconds are told as %i minutes to wait", (seconds, minutes) => {
  expect(wholeMinutes(seconds)).toBe(minutes)
})
