import { AddressProved, CodeMailed } from "#core/booking/address-code.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"

describe("what the checkout hears of a mailed code", () => {
  it("is when another may be asked for", () => {
    expect(Schema.is(CodeMailed)({ againAfterSeconds: 60 })).toBe(true)
    expect(Schema.is(CodeMailed)({ againAfterSeconds: 0.5 })).toBe(false)
    expect(Schema.is(CodeMailed)({})).toBe(false)
  })

  it("is that the address is proved, and never that it is not", () => {
    expect(Schema.is(AddressProved)({ proved: true })).toBe(true)
    expect(Schema.is(AddressProved)({ proved: false })).toBe(false)
    expect(Schema.is(AddressProved)({})).toBe(false)
  })
})
