import {
  hasMoved,
  refundedWith,
  sumMoved,
  waivedOf,
  withAuthorised,
  withCaptured,
  withRefunded,
  withTakenBack,
  withVoided,
  withWaived,
} from "#core/booking/ledger.ts"
import type { Instant } from "#core/kernel/instant.ts"
import { Sen } from "#core/money/sen.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const at = "2026-11-21T02:30:00.000Z" as Instant
const amount = Sen.make(500)
const anySum = fc.integer({ min: 0, max: 1000 }).map((sen) => Sen.make(sen))
const anyPayment = fc.constantFrom("pay_1", "pay_2")

const anyFact = fc.record({
  write: fc.constantFrom(withAuthorised, withCaptured, withRefunded),
  sum: anySum,
  payment: anyPayment,
})

describe("a ledger", () => {
  it("says the same however often it is told the same", () => {
    fc.assert(
      fc.property(fc.array(anyFact), anyFact, (facts, { write, sum, payment }) => {
        const before = facts.reduce(
          (record, fact) => fact.write(record, fact.payment, fact.sum, at),
          aBookingRecord(),
        )
        const once = write(before, payment, sum, at)

        expect(write(once, payment, sum, at)).toEqual(once)
      }),
    )
  })

  it("has promised at least what was taken, for each payment", () => {
    fc.assert(
      fc.property(anySum, anySum, fc.boolean(), (authorised, captured, voided) => {
        const promised = withAuthorised(aBookingRecord(), "pay_1", authorised, at)
        const standing = voided ? withVoided(promised, "pay_1", at) : promised
        const taken = withCaptured(standing, "pay_1", captured, at)

        expect(sumMoved(taken, "captured", "pay_1")).toBe(captured)
        expect(
          sumMoved(taken, "captured", "pay_1") + sumMoved(taken, "voided", "pay_1"),
        ).toBeLessThanOrEqual(sumMoved(taken, "authorised", "pay_1"))
      }),
    )
  })

  it("brings what is let off up or down to what it is now, and writes the same once", () => {
    fc.assert(
      fc.property(fc.array(anySum, { minLength: 1 }), (sums) => {
        const record = sums.reduce((before, sum) => withWaived(before, sum, at), aBookingRecord())
        const last = sums.at(-1) ?? Sen.make(0)

        expect(waivedOf(record)).toBe(last)
        expect(withWaived(record, last, at)).toEqual(record)
        expect(record.ledger.every((entry) => entry.amount > 0)).toBe(true)
      }),
    )
  })

  it("keeps payments apart and adds them up", () => {
    const one = withAuthorised(aBookingRecord(), "pay_1", amount, at)
    const both = withAuthorised(one, "pay_2", Sen.make(70), at)

    expect(sumMoved(both, "authorised")).toBe(570)
    expect(sumMoved(both, "authorised", "pay_2")).toBe(70)
    expect([hasMoved(one, "authorised", "pay_1"), hasMoved(one, "authorised", "pay_2")]).toEqual([
      true,
      false,
    ])
  })

  it("writes a voided payment down once, with what was promised, were it nothing", () => {
    const promised = withAuthorised(aBookingRecord(), "pay_1", amount, at)
    const voided = withVoided(withVoided(promised, "pay_1", at), "pay_1", at)
    const never = withVoided(promised, "pay_2", at)

    expect(voided.ledger).toEqual([
      { at, kind: "authorised", amount, payment: "pay_1" },
      { at, kind: "voided", amount, payment: "pay_1" },
    ])
    expect(never.ledger.at(-1)).toEqual({ at, kind: "voided", amount: 0, payment: "pay_2" })
    expect([hasMoved(never, "voided", "pay_2"), hasMoved(never, "voided", "pay_1")]).toEqual([
      true,
      false,
    ])
  })

  it("loses what is left of a payment to its bank, once, whatever was known of it before", () => {
    fc.assert(
      fc.property(fc.array(anyFact), anySum, anySum, (facts, one, other) => {
        const payment = "pay_1"
        const captured = Sen.make(Math.max(one, other))
        const refunded = Sen.make(Math.min(one, other))
        const known = facts
          .filter(({ sum, write }) => sum <= (write === withRefunded ? refunded : captured))
          .reduce(
            (record, fact) => fact.write(record, fact.payment, fact.sum, at),
            aBookingRecord(),
          )

        const lost = withTakenBack(known, { payment, captured, refunded }, at)

        expect(sumMoved(lost, "captured", payment)).toBe(captured)
        expect(sumMoved(lost, "refunded", payment)).toBe(refunded)
        expect(sumMoved(lost, "takenBack", payment)).toBe(captured - refunded)
        expect(sumMoved(lost, "takenBack")).toBe(captured - refunded)
        expect(withTakenBack(lost, { payment, captured, refunded }, at)).toEqual(lost)
      }),
    )
  })

  it("writes only what is new of a sum", () => {
    const part = withRefunded(aBookingRecord(), "pay_1", Sen.make(200), at)
    const whole = withRefunded(part, "pay_1", amount, at)

    expect(refundedWith(part, "pay_1", Sen.make(50))).toBe(250)
    expect(refundedWith(part, "pay_2", Sen.make(50))).toBe(50)

    expect(whole.ledger.map((entry) => entry.amount)).toEqual([200, 300])
  })
})
