import { brandNames, expiryText } from "#ui/formats/kept-card.ts"
import { fileSizeText } from "#ui/formats/file-size.ts"
import { kmText } from "#ui/formats/km.ts"
import { percentText } from "#ui/formats/percent.ts"
import { firstOfMonth, scoreText } from "#ui/formats/score.ts"
import { wholeTimeLeft } from "#ui/formats/time-left.ts"
import { describe, expect, it } from "vitest"

it.each([
  [0, "1 KB"],
  [1536, "2 KB"],
  [2_560, "3 KB"],
  [1_048_575, "1024 KB"],
  [1_048_576, "1.0 MB"],
  [2_621_440, "2.5 MB"],
])("a file of %i bytes is %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text.replace(" ", "\u00A0"))
})

it.each([
  [0.04, "0.0"],
  [1.25, "1.3"],
  [9.96, "10.0"],
  [10, "10"],
  [12.5, "13"],
])("%d kilometres are written %s", (km, text) => {
  expect(kmText(km)).toBe(text)
})

it.each([
  [800, "8"],
  [350, "3.5"],
  [25, "0.25"],
])("%i basis points are %s percent", (bps, text) => {
  expect(percentText(bps)).toBe(text)
})

it.each([
  [86, "8.6"],
  [100, "10.0"],
])("a score of %i tenths is %s", (tenths, text) => {
  expect(scoreText(tenths)).toBe(text)
})

it("names a month by its first day", () => {
  expect(firstOfMonth("2026-12")).toBe("2026-12-01")
})

describe("a kept card", () => {
  it.each([
    [{ expiryMonth: 3, expiryYear: 2034 }, "03/34"],
    [{ expiryMonth: 12, expiryYear: 2109 }, "12/09"],
  ])("is good until the month printed on it: %o", (card, text) => {
    expect(expiryText(card)).toBe(text)
  })

  it("is called as its brand writes itself", () => {
    expect(brandNames).toEqual({ visa: "Visa", mastercard: "Mastercard", amex: "American Express" })
  })
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [2 * DAY, { unit: "days", count: 2 }],
  [3 * DAY - 1, { unit: "days", count: 2 }],
  [2 * DAY - 1, { unit: "hours", count: 47 }],
  [2 * HOUR, { unit: "hours", count: 2 }],
  [2 * HOUR - 1, { unit: "minutes", count: 119 }],
  [MINUTE, { unit: "minutes", count: 1 }],
  [MINUTE - 1, null],
  [-MINUTE, null],
])("%i milliseconds are %o", (milliseconds, left) => {
  expect(wholeTimeLeft(milliseconds)).toEqual(left)
})
