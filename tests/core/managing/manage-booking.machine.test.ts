import {
  BookingNotFound,
  BookingsUnreachable,
  KeyReused,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
} from "#core/booking/booking.errors.ts"
import { LinkToken } from "#core/booking/booking-link.ts"
import { NotManageable, RefundChanged } from "#core/managing/managing.errors.ts"
import { noMoney, senOf } from "#core/money/amounts.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { aStayChange } from "#fixtures/builders/a-booking-summary.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aWholeBooking } from "#fixtures/builders/a-whole-booking.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { managing } from "./managing-one.ts"

const booking = aWholeBooking()
const { id } = booking
const own = { id, link: null }
const cancelled = { type: "guest.cancelled", refund: senOf(500) } as const
const wanted = { type: "guest.requestedChange", change: aStayChange() } as const

const standing = async (...given: Parameters<typeof managing>) => {
  const managed = managing(...given)
  await managed.until("standing")
  return managed
}

describe("one's own booking", () => {
  it("is opened for who is signed in, or by a mailed link", async () => {
    const link = LinkToken.make(`${id}-${"0".repeat(26)}`)
    const signedIn = await standing()
    const byLink = await standing({}, { link })

    await byLink.say({ type: "guest.consideredCancelling" }, "considering")
    await byLink.say(cancelled, "cancelled")

    expect(signedIn.asked).toEqual([["openOwn", id]])
    expect(byLink.asked).toEqual([
      ["openByLink", link],
      ["cancel", { id, link }, 500, "visit-1.1.cancel"],
    ])
  })

  it("is nobody's where it is not found, and asked for again where nobody answers", async () => {
    let isReachable = false
    const openOwn = () =>
      isReachable ? Effect.succeed(booking) : Effect.fail(new BookingsUnreachable())
    const managed = managing({ openOwn })
    await managed.until("lostContact")
    isReachable = true

    const { booking: seen } = await managed.say({ type: "guest.retried" }, "standing")

    expect(seen).toEqual(booking)
    await managing({ openOwn: () => Effect.fail(new BookingNotFound()) }).until("missing")
  })
})

describe("cancelling one's own booking", () => {
  const asking = async (script: Parameters<typeof managing>[0]) => {
    const managed = await standing(script)
    await managed.say({ type: "guest.consideredCancelling" }, "considering")
    return managed
  }

  it("shows the booking as it is afterwards", async () => {
    const managed = await asking({})

    expect((await managed.say(cancelled, "cancelled")).booking?.status).toBe("cancelled")
  })

  it("shows another refund, and asks for that one with a new key", async () => {
    const managed = await asking({
      cancel: (_, refund) =>
        refund === noMoney
          ? Effect.succeed(booking)
          : Effect.fail(new RefundChanged({ refund: noMoney })),
    })

    expect((await managed.say(cancelled, "refundChanged")).refund).toBe(0)
    await managed.say({ type: "guest.cancelled", refund: noMoney }, "cancelled")

    expect(managed.asked.slice(1)).toEqual([
      ["cancel", own, 500, "visit-1.1.cancel"],
      ["cancel", own, 0, "visit-1.2.cancel"],
    ])
  })

  it("says what stands in the way", async () => {
    const failure = Effect.fail(new NotManageable({ obstacle: "stayStarted" }))
    const managed = await asking({ cancel: () => failure })

    expect((await managed.say(cancelled, "obstructed")).obstacle).toBe("stayStarted")
  })

  it.each([
    [new BookingNotFound(), "missing"],
    [new BookingsUnreachable(), "cancelUnclear"],
    [new KeyReused(), "cancelUnclear"],
  ])("after %s is %s", async (failure, state) => {
    const managed = await asking({ cancel: () => Effect.fail(failure) })

    await expect(managed.say(cancelled, state)).resolves.toBeDefined()
  })

  it("repeats the key where nobody answered", async () => {
    const managed = await asking({ cancel: () => Effect.fail(new BookingsUnreachable()) })
    await managed.say(cancelled, "cancelUnclear")

    await managed.say({ type: "guest.retried" }, "cancelling")
    await managed.until("cancelUnclear")

    expect(managed.asked[1]).toEqual(["cancel", own, 500, "visit-1.1.cancel"])
    expect(managed.asked[2]).toEqual(managed.asked[1])
  })
})

describe("another stay", () => {
  const choosing = async (script: Parameters<typeof managing>[0] = {}) => {
    const managed = await standing(script)
    await managed.say({ type: "guest.consideredChange" }, "choosing")
    return managed
  }

  it("is priced, and changed to at the price that was shown", async () => {
    const managed = await choosing()

    const { quote } = await managed.say(wanted, "priced")
    const { booking: changed } = await managed.say({ type: "guest.accepted" }, "changed")

    expect(changed).toEqual(booking)
    expect(managed.asked.slice(1)).toEqual([
      ["quoteChange", own, aStayChange()],
      ["change", own, aStayChange(), quote?.quote.total, "visit-1.1.change"],
    ])
  })

  it("that cannot be says why, until another is chosen", async () => {
    const issues = [{ path: "dates.checkOut", code: "TooManyNights" }] as never
    const managed = await choosing({
      quoteChange: () => Effect.fail(new StayRefused({ issues })),
    })

    expect((await managed.say(wanted, "changeRefused")).issues).toEqual(issues)
    expect((await managed.say(wanted, "pricing")).issues).toEqual([])
  })

  it.each([
    [new SoldOut(), "soldOut"],
    [new PropertyNotFound(), "soldOut"],
    [new BookingsUnreachable(), "priceUnclear"],
    [new NotManageable({ obstacle: "nonRefundable" }), "obstructed"],
  ])("priced with %s is %s", async (failure, state) => {
    const managed = await choosing({ quoteChange: () => Effect.fail(failure) })

    await expect(managed.say(wanted, state)).resolves.toBeDefined()
  })

  it.each([
    [new PriceChanged({ quote: aQuote() }), "priced"],
    [new PaymentUnavailable(), "changeUnclear"],
    [new SoldOut(), "soldOut"],
  ])("asked for with %s is %s", async (failure, state) => {
    const managed = await choosing({ change: () => Effect.fail(failure) })
    await managed.say(wanted, "priced")

    await managed.say({ type: "guest.accepted" }, "changing")

    await expect(managed.until(state)).resolves.toBeDefined()
  })
})
