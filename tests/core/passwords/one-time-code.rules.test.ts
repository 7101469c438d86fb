import {
  oneTimeCode,
  isAppCode,
  plainCode,
  stepAt,
  stepOfCode,
} from "#core/passwords/one-time-code.rules.ts"
import { systemMac } from "#adapters/system/world.system.ts"
import { plainMac } from "#fixtures/doubles/mac.plain.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** The secret of the examples of RFC 4226 and RFC 6238. */
const key = new TextEncoder().encode("12345678901234567890")
const SECOND = 1000

describe.each([
  ["Node", systemMac],
  ["the mocked API", plainMac],
])("a one-time code, counted by %s", (_, mac) => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("is at second %d the end of what RFC 6238, appendix B, says: %s", (seconds, code) => {
    expect(oneTimeCode(mac, key, stepAt(seconds * SECOND))).toBe(code)
  })

  it("is for each count what RFC 4226, appendix D, says", () => {
    expect(Array.from({ length: 10 }, (_, count) => oneTimeCode(mac, key, count))).toEqual([
      "755224",
      "287082",
      "359152",
      "969429",
      "338314",
      "254676",
      "287922",
      "162583",
      "399871",
      "520489",
    ])
  })
})

it("both count alike, whatever the key and the message", () => {
  const bytes = (maxLength: number) => fc.uint8Array({ maxLength })
  fc.assert(
    fc.property(bytes(64), bytes(200), (anyKey, message) => {
      expect([...plainMac(anyKey, message)]).toEqual([...systemMac(anyKey, message)])
    }),
  )
})

describe("a code that was typed", () => {
  const now = 59 * SECOND
  const check = { mac: plainMac, key, now, usedStep: -1 }

  it("changes every half minute", () => {
    expect([stepAt(0), stepAt(29_999), stepAt(30_000)]).toEqual([0, 0, 1])
  })

  it.each([
    ["of this half minute", "287082", 1],
    ["of the one before", "755224", 0],
    ["of the one after", "359152", 2],
    ["of two after", "969429", null],
    ["of none", "000000", null],
  ])("%s counts for its own step", (_, code, step) => {
    expect(stepOfCode(code, check)).toBe(step)
  })

  it("counts once, and so does no earlier one after it", () => {
    expect(stepOfCode("287082", { ...check, usedStep: 1 })).toBeNull()
    expect(stepOfCode("755224", { ...check, usedStep: 1 })).toBeNull()
    expect(stepOfCode("359152", { ...check, usedStep: 1 })).toBe(2)
  })

  it("may have spaces and hyphens in it, and letters of either size", () => {
    expect(plainCode(" 287 082\t")).toBe("287082")
    expect(plainCode("ABCD-efgh 0123-4567")).toBe("abcdefgh01234567")
  })

  it.each([
    ["287082", true],
    ["28708", false],
    ["2870820", false],
    ["28708a", false],
    ["", false],
  ])("is of an app where it is six digits: %j", (typed, isApp) => {
    expect(isAppCode(typed)).toBe(isApp)
  })
})
