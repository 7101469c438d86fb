import {
  ADDRESS_CODE_BYTES,
  addressCodeFrom,
  addressCodeTerms,
  isAddressProved,
  isCodeGood,
  judgedCode,
  readAddressCode,
  untilNextCode,
  type AddressProof,
} from "#core/booking/address-code.rules.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const NOW = 1_000_000_000
const MINUTE_MS = 60_000

const aProof = (changes: Partial<AddressProof> = {}): AddressProof => ({
  key: "key",
  code: "right",
  mailedAt: NOW,
  attemptsLeft: 5,
  provedUntil: 0,
  ...changes,
})

it("has the terms of decision 36", () => {
  expect(addressCodeTerms).toEqual({
    digits: 6,
    lastsMs: 600_000,
    attempts: 5,
    againMs: 60_000,
    provedMs: 86_400_000,
  })
})

describe("a code", () => {
  it("has six digits, whatever the bytes", () => {
    const bytes = fc.uint8Array({ minLength: ADDRESS_CODE_BYTES, maxLength: ADDRESS_CODE_BYTES })

    fc.assert(fc.property(bytes, (drawn) => /^\d{6}$/.test(addressCodeFrom(drawn))))
  })

  it("is the remainder of its bytes, the highest first, with zeros before it", () => {
    expect(ADDRESS_CODE_BYTES).toBe(6)
    expect(addressCodeFrom(new Uint8Array(6))).toBe("000000")
    expect(addressCodeFrom(new Uint8Array([0, 0, 0, 0, 1, 2]))).toBe("000258")
    expect(addressCodeFrom(new Uint8Array([255, 255, 255, 255, 255, 255]))).toBe("710655")
  })

  it.each([
    ["123456", "123456"],
    [" 123 456\n", "123456"],
    ["123-456", "123456"],
    ["１２３４５６", "123456"],
    ["12345", null],
    ["1234567", null],
    ["12345a", null],
    ["x123456", null],
    ["", null],
  ])("typed as %j is %j", (typed, code) => {
    expect(readAddressCode(typed)).toBe(code)
  })

  it("is good for ten minutes, while it was not used and may be tried", () => {
    const last = NOW + 10 * MINUTE_MS - 1

    expect([isCodeGood(aProof(), NOW), isCodeGood(aProof(), last)]).toEqual([true, true])
    expect(isCodeGood(aProof(), last + 1)).toBe(false)
    expect(isCodeGood(aProof({ attemptsLeft: 0 }), NOW)).toBe(false)
    expect(isCodeGood(aProof({ code: null }), NOW)).toBe(false)
  })

  it("is followed by another one after a minute at the earliest", () => {
    expect(untilNextCode(null, NOW)).toBe(0)
    expect(untilNextCode(aProof(), NOW)).toBe(MINUTE_MS)
    expect(untilNextCode(aProof(), NOW + 59_000)).toBe(1000)
    expect(untilNextCode(aProof(), NOW + 2 * MINUTE_MS)).toBe(0)
  })
})

describe("an address", () => {
  it("is proved until the moment that is kept", () => {
    const proof = aProof({ provedUntil: NOW + 1 })

    expect([isAddressProved(proof, NOW), isAddressProved(proof, NOW + 1)]).toEqual([true, false])
    expect(isAddressProved(null, NOW)).toBe(false)
  })

  it("is proved for a day by the right code, which is spent", () => {
    expect(judgedCode(aProof(), "right", NOW)).toEqual({
      proof: aProof({ code: null, provedUntil: NOW + 24 * 60 * MINUTE_MS }),
      trouble: null,
    })
  })

  it("stays proved whatever is typed then", () => {
    const proof = aProof({ code: null, attemptsLeft: 0, provedUntil: NOW + 1 })

    expect(judgedCode(proof, "anything", NOW)).toEqual({ proof, trouble: null })
  })

  it("is not proved by a wrong code, and each one is counted", () => {
    expect(judgedCode(aProof(), "wrong", NOW)).toEqual({
      proof: aProof({ attemptsLeft: 4 }),
      trouble: "wrong",
    })
    expect(judgedCode(aProof({ attemptsLeft: 1 }), "wrong", NOW)).toEqual({
      proof: aProof({ attemptsLeft: 0 }),
      trouble: "noAttemptsLeft",
    })
  })

  it("is not proved by the right code after five wrong ones", () => {
    const proof = aProof({ attemptsLeft: 0 })

    expect(judgedCode(proof, "right", NOW)).toEqual({ proof, trouble: "noAttemptsLeft" })
  })

  it("is not proved by a code that is over, was used, or was never mailed", () => {
    const spent = aProof({ code: null, provedUntil: NOW - 1 })

    expect(judgedCode(aProof(), "right", NOW + 10 * MINUTE_MS)).toEqual({
      proof: aProof(),
      trouble: "expired",
    })
    expect(judgedCode(spent, "right", NOW)).toEqual({ proof: spent, trouble: "expired" })
    const spentLast = { ...spent, attemptsLeft: 0 }
    expect(judgedCode(spentLast, "right", NOW)).toEqual({ proof: spentLast, trouble: "expired" })
    expect(judgedCode(null, "right", NOW)).toEqual({ proof: null, trouble: "expired" })
  })
})
