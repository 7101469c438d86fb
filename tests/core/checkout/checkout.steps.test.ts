import {
  BookingNotFound,
  BookingsUnreachable,
  DetailsRefused,
  HoldOver,
  KeyReused,
  NoAttemptsLeft,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
  StepRefused,
} from "#core/booking/booking.errors.ts"
import { foundWrong, noFormIssues } from "#core/kernel/form-issues.ts"
import type { HoldFailure, PressFailure } from "#core/checkout/checkout.events.ts"
import { PropertyNotFound } from "#core/property/property.errors.ts"
import { aQuote } from "#fixtures/builders/a-quote.ts"
import { aParty, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { describe, expect, it } from "vitest"
import { bookNow, total } from "./a-checkout.ts"
import { happens, held, order, told } from "./told-by-events.ts"

const dearer = aQuote({ residency: "visitor" })
const issues = [{ path: "dates", code: "StayTooLong" }]
const refusedHold = (failure: HoldFailure) => ({ type: "hold.refused", failure }) as const
const refusedPress = (failure: PressFailure) => ({ type: "press.refused", failure }) as const
const priceChanged = new PriceChanged({ quote: dearer })
const another = { stay: aStayRequest({ party: aParty({ adults: 1 }) }), total: dearer.total }

const nothingOfTheOld = {
  bookingId: null,
  booking: null,
  order: null,
  newQuote: null,
  remark: null,
  issues: noFormIssues,
  polls: 0,
}

describe("a hold that is refused", () => {
  it("keeps the new price, and takes the rooms at it once the guest accepts", () => {
    const asked = told(refusedHold(priceChanged))
    const accepted = told(refusedHold(priceChanged), { type: "guest.acceptedPrice" })

    expect(asked).toMatchObject({ value: "priceChanged", context: { newQuote: dearer, total } })
    expect(accepted).toMatchObject({
      value: "holding",
      context: { total: dearer.total, ...nothingOfTheOld },
    })
  })

  it("for what the stay is says every reason, and none where there is none to say", () => {
    const issuesAfter = (failure: HoldFailure) => told(refusedHold(failure)).context.issues

    expect(issuesAfter(new StayRefused({ issues }))).toEqual(foundWrong(issues))
    expect(issuesAfter(new PropertyNotFound())).toEqual(noFormIssues)
  })

  it("spends its key, while one that nobody answered is asked again with the same", () => {
    const requestsAfter = (failure: HoldFailure) => told(refusedHold(failure)).context.requests

    expect(requestsAfter(new SoldOut())).toBe(1)
    expect(requestsAfter(new BookingsUnreachable())).toBe(0)
  })
})

describe("taking the same stay again", () => {
  it("begins with a new key and nothing of the old booking, its payment or its price", () => {
    const over = [
      happens.held,
      happens.pressed,
      refusedPress(priceChanged),
      happens.pressed,
      happens.detailsAccepted,
      happens.cardAsked,
      happens.abandoned,
      happens.holdEnds,
      happens.stillPaying,
      happens.momentPasses,
      happens.expired,
    ]
    const before = told(...over)
    const after = told(...over, { type: "guest.tookAgain" })

    expect(before).toMatchObject({
      value: "holdOver",
      context: { bookingId: held.id, order, polls: 1, remark: { kind: "declined" } },
    })
    expect(before.context.newQuote).toEqual(dearer)
    expect(after).toMatchObject({ value: "holding", context: nothingOfTheOld })
    expect(after.context.requests).toBe(before.context.requests + 1)
  })
})

describe("another stay", () => {
  it("is asked for while the old one is given up", () => {
    expect(told(happens.held, { type: "guest.changedStay", ...another })).toMatchObject({
      value: "givingUpOther",
      context: { ...another, outdated: held.id, requests: 1, ...nothingOfTheOld },
    })
  })

  it("is held after the old one is given up, which is given up once", () => {
    const changed = { type: "guest.changedStay", ...another } as const
    const after = told(happens.held, changed, { type: "hold.released" })

    expect(after).toMatchObject({ value: "holding", context: { outdated: null } })
  })
})

describe("the form", () => {
  it("keeps what is typed, and what is typed when Book Now is pressed", () => {
    const details = { ...bookNow.details, firstName: "Typed" }

    expect(told(happens.held, { type: "guest.typed", details }).context.details).toEqual(details)
    expect(told(happens.held, happens.pressed).context).toMatchObject({
      details: bookNow.details,
      press: { quote: { total }, method: "card" },
      requests: 1,
    })
  })

  it("is as it was, without the old remark, when Book Now is pressed again", () => {
    const refused = refusedPress(new DetailsRefused({ issues }))
    const remarked = told(happens.held, happens.pressed, refused)
    const pressed = told(happens.held, happens.pressed, refused, happens.pressed)

    expect(remarked).toMatchObject({ value: "filling", context: { issues: foundWrong(issues) } })
    expect(pressed).toMatchObject({
      value: "givingDetails",
      context: { remark: null, issues: noFormIssues, requests: 2 },
    })
  })

  it("shows another total than the one pressed before anything is paid", () => {
    const accepted = { type: "details.accepted", booking: { ...held, quote: dearer } } as const

    expect(told(happens.held, happens.pressed, accepted)).toMatchObject({
      value: "filling",
      context: { remark: { kind: "priceChanged" }, booking: { quote: dearer } },
    })
  })

  const givenDetails = [happens.held, happens.pressed]
  const paying = [...givenDetails, happens.detailsAccepted]

  it.each<[PressFailure, string, string]>([
    [new HoldOver(), "holdOver", "holdOver"],
    [new NoAttemptsLeft(), "failed", "failed"],
    [new BookingNotFound(), "returning", "returning"],
    [new StepRefused({ status: "confirmed" }), "returning", "returning"],
    [new KeyReused(), "returning", "returning"],
    [new PaymentUnavailable(), "filling", "paymentUnclear"],
    [new BookingsUnreachable(), "filling", "paymentUnclear"],
    [new DetailsRefused({ issues }), "filling", "filling"],
    [priceChanged, "filling", "filling"],
  ])("after %s leads from the details to %s and from the payment to %s", (failure, one, other) => {
    expect(told(...givenDetails, refusedPress(failure)).value).toBe(one)
    expect(told(...paying, refusedPress(failure)).value).toBe(other)
  })

  it("learns the new price from a refusal, and forgets it with the next", () => {
    const learnt = [...paying, refusedPress(priceChanged)]
    const refusedAgain = [happens.pressed, refusedPress(new DetailsRefused({ issues }))]

    expect(told(...learnt).context.newQuote).toEqual(dearer)
    expect(told(...learnt, ...refusedAgain).context.newQuote).toBeNull()
  })
})
