import { writtenSen } from "#adapters/inventory-files/written-price.ts"
import { expect, test } from "vitest"

test.each([
  ["$1,250.00", 125_000],
  ["RM 89", 8_900],
  ["MYR89.5", 8_950],
  [" 83 ", 8_300],
  ["$0.00", null],
  ["0", null],
  ["", null],
  ["free", null],
  ["-5", null],
  ["1,25", null],
  ["9999999999", null],
])("reads the price %j as %j sen", (written, sen) => {
  expect(writtenSen(written)).toBe(sen)
})
