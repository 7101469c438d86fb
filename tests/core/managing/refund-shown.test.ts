import { Instant } from "#core/kernel/instant.ts"
import { refundShown } from "#core/managing/refund-shown.ts"
import { noMoney, plus, senOf } from "#core/money/amounts.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { describe, expect, it } from "vitest"

const booking = aWholeBooking()

describe("the refund beside the button", () => {
  it("is all that was paid while cancelling is free", () => {
    expect(refundShown(booking, null)).toEqual({
      paid: booking.paid,
      kept: noMoney,
      refund: booking.paid,
    })
  })

  it("is less afterwards, by what is kept", () => {
    const late = aWholeBooking({ asOf: Instant.make("2026-12-03T00:00:00.000Z") })
    const { paid, kept, refund } = refundShown(late, null)

    expect(kept).toBeGreaterThan(0)
    expect(plus(kept, refund)).toBe(paid)
  })

  it("is what the server says where that is another sum by now, even nothing", () => {
    expect(refundShown(booking, senOf(100))).toMatchObject({
      kept: booking.paid - 100,
      refund: 100,
    })
    expect(refundShown(booking, noMoney)).toMatchObject({ kept: booking.paid, refund: 0 })
  })
})
