import { receiptOf } from "#core/documents/receipt.ts"
import { Instant } from "#core/kernel/instant.ts"
import { minus, noMoney, senOf } from "#core/money/amounts.ts"
import { explained } from "#core/pricing/lines.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { describe, expect, it } from "vitest"

const issuer = { name: "Singgah", address: null, registration: null, sst: null }
const booking = aWholeBooking()
const { quote } = booking

describe("a receipt", () => {
  it("states every line of the price as booked, and what was taxed", () => {
    const receipt = receiptOf(booking, issuer)

    expect(receipt?.lines.map(({ amount }) => amount)).toEqual([
      quote.subtotal,
      quote.bookingFee,
      quote.sst,
      quote.occupancyTax,
      quote.deposit,
      quote.total,
    ])
    expect(receipt?.taxable).toBe(quote.subtotal + quote.bookingFee)
    const untaxed = { ...quote, why: { ...quote.why, sstOnRooms: false, sstOnFee: false } }
    expect(receiptOf({ ...booking, quote: untaxed }, issuer)?.taxable).toBe(noMoney)
  })

  it("explains every line as the pages do, the deposit by the day of leaving", () => {
    const lines = receiptOf(booking, issuer)?.lines

    expect(lines).toEqual(explained(quote, booking.dates.checkOut))
    expect(lines?.at(-2)?.reasons).toEqual([{ tag: "deposit", returnsOn: "2026-12-09" }])
  })

  it("keeps what was paid, less what went back and what the bank took back", () => {
    const { createdAt: at, ledger, captured } = booking
    const lost = { at, kind: "takenBack", amount: senOf(300), payment: "pi_1" } as const
    const less = { ...booking, refunded: senOf(70), ledger: [...ledger, lost] }

    expect(receiptOf(booking, issuer)?.kept).toBe(captured)
    expect(receiptOf(less, issuer)?.kept).toBe(captured - 370)
  })

  it("has a number of its own for every shape the booking had", () => {
    expect(receiptOf(booking, issuer)?.number).toBe("7KQ2M-XW4ZT-1")
    expect(receiptOf({ ...booking, changes: 2 }, issuer)?.number).toBe("7KQ2M-XW4ZT-3")
  })

  it("is dated by the day on which the booking took this shape", () => {
    const at = Instant.make("2026-11-25T01:00:00.000Z")
    const changed = { at, event: "CHANGED", status: "confirmed" } as const

    expect(receiptOf(booking, issuer)?.issuedAt).toBe(booking.createdAt)
    expect(
      receiptOf({ ...booking, history: [...booking.history, changed] }, issuer)?.issuedAt,
    ).toBe(at)
  })

  it("is dated by the day on which the stay was booked where it never changed", () => {
    const at = Instant.make("2026-11-22T01:00:00.000Z")
    const held = { at: booking.createdAt, event: "HELD", status: "held" } as const
    const confirmed = { at, event: "PAYMENT_AUTHORISED", status: "confirmed" } as const
    const later = Instant.make("2026-12-04T07:00:00.000Z")
    const begun = { at: later, event: "STAY_STARTED", status: "staying" } as const

    const { issuedAt } = receiptOf({ ...booking, history: [held, confirmed, begun] }, issuer)!

    expect(issuedAt).toBe(at)
  })

  it("asks a guest who was let off a small difference for nothing on arrival", () => {
    const paid = minus(quote.total, senOf(100))

    expect(receiptOf({ ...booking, paid }, issuer)?.due).toBe(0)
  })

  it("says what is still due, which is nothing by card or after cancelling", () => {
    const onArrival = { ...booking, method: "payAtProperty", paid: noMoney } as const

    expect(receiptOf(booking, issuer)?.due).toBe(0)
    expect(receiptOf(onArrival, issuer)?.due).toBe(quote.total)
    expect(receiptOf({ ...onArrival, status: "cancelled" }, issuer)?.due).toBe(0)
  })

  it("is given for nothing that was never booked", () => {
    expect(receiptOf({ ...booking, code: null }, issuer)).toBeNull()
  })
})
