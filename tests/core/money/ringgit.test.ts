import { describe, expect, it } from "vitest"
import { parseRinggit, ringgit } from "#core/money/ringgit.ts"

describe("Ringgit", () => {
  it.each([
    [0, "RM\u00A00.00"],
    [5, "RM\u00A00.05"],
    [10000, "RM\u00A0100.00"],
    [123450, "RM\u00A01,234.50"],
    [99999999, "RM\u00A0999,999.99"],
    [100000000, "RM\u00A01,000,000.00"],
    [Number.MAX_SAFE_INTEGER, "RM\u00A090,071,992,547,409.91"],
    [-1200, "-RM\u00A012.00"],
    [-5, "-RM\u00A00.05"],
  ])("shows %i sen as %s", { tags: ["§1.23", "§9.3"] }, (sen, text) => {
    expect(ringgit(sen)).toBe(text)
  })

  it("reads an amount with either space, with or without thousands", () => {
    expect(parseRinggit("RM\u00A01,234.50")).toBe(123450)
    expect(parseRinggit("RM 1,234.50")).toBe(123450)
    expect(parseRinggit("RM1234.50")).toBe(123450)
    expect(parseRinggit("RM 90,071,992,547,409.91")).toBe(Number.MAX_SAFE_INTEGER)
  })

  it.each([
    "",
    "1,234.50",
    "RM 12",
    "RM 1.5",
    "RM 1.500",
    "RM 12,34.50",
    "RM ,234.50",
    "-RM 12.00",
    "xRM 1.00",
    "RM 1.00x",
    "RM 1,234,56.00",
    "RM 90,071,992,547,409.92",
  ])("does not read %j", (text) => {
    expect(parseRinggit(text)).toBeNull()
  })
})
