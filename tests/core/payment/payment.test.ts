import { CardUse } from "#core/payment/payment.ts"
import { Schema } from "effect"
import { expect, it } from "vitest"

const isCardUse = Schema.is(CardUse)

it("says by one of three words which card pays", () => {
  expect(["typed", "keeping", "kept"].filter(isCardUse)).toEqual(["typed", "keeping", "kept"])
  expect(["", "saved", "KEPT", "pm_1", null].filter(isCardUse)).toEqual([])
})
