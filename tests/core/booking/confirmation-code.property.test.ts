import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BookingId } from "#core/booking/booking-view.ts"
import {
  bookingIdFrom,
  bytesOf,
  confirmationCodeFrom,
  readConfirmationCode,
  writeConfirmationCode,
} from "#core/booking/confirmation-code.rules.ts"
import { ConfirmationCode } from "#core/booking/confirmation-code.ts"
import { CROCKFORD } from "#core/kernel/crockford.ts"
import { anyWayToWrite } from "#fixtures/arbitraries/any-writing.ts"

const anyCodeBytes = fc.uint8Array({ minLength: bytesOf.code, maxLength: bytesOf.code })
const anyIdBytes = fc.uint8Array({ minLength: bytesOf.id, maxLength: bytesOf.id })

const valueOf = (text: string) =>
  [...text.toUpperCase()].reduce((sum, digit) => sum * 32n + BigInt(CROCKFORD.indexOf(digit)), 0n)
const numberOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)

describe("Any confirmation code", () => {
  it(
    "is what the schema accepts, and is read back from how it is written",
    { tags: "§1.10" },
    () => {
      fc.assert(
        fc.property(anyCodeBytes, (bytes) => {
          const code = confirmationCodeFrom(bytes)
          expect(Schema.is(ConfirmationCode)(code)).toBe(true)
          expect(readConfirmationCode(writeConfirmationCode(code))).toBe(code)
          expect(readConfirmationCode(writeConfirmationCode(code).toLowerCase())).toBe(code)
          expect(valueOf(code)).toBe(numberOf(bytes) >> 6n)
        }),
      )
    },
  )

  it("is read however people write it", () => {
    const anyWritten = anyCodeBytes.chain((bytes) => {
      const code = confirmationCodeFrom(bytes)
      return fc.tuple(fc.constant(code), anyWayToWrite(code, { 0: ["O"], 1: ["I", "L"] }))
    })
    fc.assert(
      fc.property(anyWritten, ([code, written]) => {
        expect(readConfirmationCode(written)).toBe(code)
      }),
    )
  })

  it("read from any text is what the schema accepts", () => {
    const anyTyped = fc.string({ unit: fc.constantFrom(...CROCKFORD, ..."oilOIL- u") })
    fc.assert(
      fc.property(anyTyped, (text) => {
        const code = readConfirmationCode(text)
        const written = text.replace(/[- ]/g, "")
        expect(code !== null).toBe(
          written.length === 10 && !written.includes("u") && !written.includes("U"),
        )
        if (code !== null) expect(Schema.is(ConfirmationCode)(code)).toBe(true)
      }),
    )
  })
})

describe("Any id of a booking", () => {
  it("is what the schema accepts and loses no bit", () => {
    fc.assert(
      fc.property(anyIdBytes, (bytes) => {
        const id = bookingIdFrom(bytes)
        expect(Schema.is(BookingId)(id)).toBe(true)
        expect(valueOf(id)).toBe(numberOf(bytes))
      }),
    )
  })
})
