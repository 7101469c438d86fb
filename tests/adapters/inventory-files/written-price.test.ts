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
  ["1,000,000.00", 100_000_000],
  ["1,000,000.01", null],
  ["0.01", 1],
  ["0.5", 50],
  ["89.05", 8_905],
  ["89.", null],
  ["89.055", null],
  ["rm89", 8_900],
  ["RM89 a night", null],
  ["from RM89", null],
  ["1,2345", null],
  ["1234,567", null],
])("reads the price %j as %j sen", (written, sen) => {
  expect(writtenSen(written)).toBe(sen)
})
