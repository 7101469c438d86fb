import { searchParameters } from "#adapters/http-api/search-parameters.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

const takes = (name: keyof typeof searchParameters, text: string): boolean =>
  Schema.is(searchParameters[name] as Schema.Codec<string>)(text)

describe("a search in an address", () => {
  it.each([
    ["minPrice", "1"],
    ["maxPrice", "1234567890123"],
    ["maxPrice", "900.5"],
    ["minPrice", "900.50"],
    ["area", "-1.5,99,2.0001,119.25"],
    ["area", "1,2,3,4"],
    ["ages", ""],
    ["ages", "3"],
    ["ages", "3,,12"],
    ["ages", `1${",1".repeat(15)}`],
    ["weekend", "2026-12"],
    ["freeCancellation", "1"],
    ["payAtProperty", "1"],
    ["stars", "x".repeat(1000)],
  ] as const)("may have a %s of %j", (name, text) => {
    expect(takes(name, text)).toBe(true)
  })

  it.each([
    ["minPrice", ""],
    ["minPrice", "-1"],
    ["minPrice", "RM 1"],
    ["minPrice", "1 "],
    ["maxPrice", "1."],
    ["maxPrice", "1.505"],
    ["maxPrice", "12345678901234"],
    ["area", "1,2,3"],
    ["area", "1,2,3,4,5"],
    ["area", "1,2,3,4 "],
    ["area", " 1,2,3,4"],
    ["area", "1,2,3,+4"],
    ["area", "1000,2,3,4"],
    ["area", "1.00001,2,3,4"],
    ["area", "1,2.,3,4"],
    ["ages", "123"],
    ["ages", "three"],
    ["ages", "3;4"],
    ["ages", ",".repeat(16)],
    ["weekend", "2026-1"],
    ["weekend", "2026-123"],
    ["weekend", "12026-12"],
    ["weekend", "2026/12"],
    ["freeCancellation", "0"],
    ["payAtProperty", "true"],
    ["stars", "x".repeat(1001)],
  ] as const)("may not have a %s of %j", (name, text) => {
    expect(takes(name, text)).toBe(false)
  })
})
