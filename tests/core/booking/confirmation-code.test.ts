import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  bookingIdFrom,
  confirmationCodeFrom,
  readConfirmationCode,
  writeConfirmationCode,
} from "#core/booking/confirmation-code.rules.ts"
import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { crockfordOf } from "#core/kernel/crockford.ts"

const CODE = ConfirmationCode.make("7K2M01X9QP")

describe("A confirmation code", () => {
  it.each([
    "7K2M0-1X9QP",
    "7K2M01X9QP",
    "7k2m0-1x9qp",
    " 7K2M0 1X9QP ",
    "7K2MO-IX9QP",
    "7k2mo-lx9qp",
    "7-K-2-M-0-1-X-9-Q-P",
    "7K2M0–1X9QP",
    "7K2M0\u22121X9QP",
    "７Ｋ２Ｍ０－１Ｘ９ＱＰ",
  ])("is read from %j", (text) => {
    expect(readConfirmationCode(text)).toBe(CODE)
  })

  it.each([
    "",
    "7K2M0-1X9Q",
    "7K2M0-1X9QPP",
    "7K2M0-1X9QU",
    "7K2M0_1X9QP",
    "7K2M0-1X9Q!",
    "7K2M0-1X9QÉ",
  ])("is not read from %j", (text) => {
    expect(readConfirmationCode(text)).toBeNull()
  })

  it("is written in two groups of five", () => {
    expect(writeConfirmationCode(CODE)).toBe("7K2M0-1X9QP")
  })

  it("is made of the first fifty bits of its bytes", () => {
    expect(confirmationCodeFrom(new Uint8Array(7))).toBe("0000000000")
    expect(confirmationCodeFrom(new Uint8Array(7).fill(255))).toBe("ZZZZZZZZZZ")
    expect(confirmationCodeFrom(Uint8Array.of(0, 68, 50, 20, 199, 66, 64))).toBe("0123456789")
    expect(confirmationCodeFrom(Uint8Array.of(0, 68, 50, 20, 199, 66, 127))).toBe("0123456789")
  })

  it("is never made of fewer bits than it has", () => {
    expect(() => confirmationCodeFrom(new Uint8Array(6))).toThrow("Fewer than 50 random bits")
    expect(crockfordOf(new Uint8Array(2), 16)).toBe("0000")
  })
})

describe("A confirmation code from outside", () => {
  it.each(["7K2M01X9Q", "7K2M01X9QPP", "7K2M0-1X9QP", "7k2m01x9qp", "-7K2M01X9QP", "7K2M01X9QP-"])(
    "is not %s",
    (text) => {
      expect(Schema.is(ConfirmationCode)(text)).toBe(false)
    },
  )
})

describe("A booking's id", () => {
  it("is made of all sixteen bytes, in lower case", () => {
    expect(bookingIdFrom(new Uint8Array(16))).toBe("0".repeat(26))
    expect(bookingIdFrom(new Uint8Array(16).fill(255))).toBe(`7${"z".repeat(25)}`)
    expect(bookingIdFrom(new Uint8Array(16).fill(1, 15))).toBe(`${"0".repeat(25)}1`)
    expect(() => bookingIdFrom(new Uint8Array(15))).toThrow(RangeError)
  })
})
