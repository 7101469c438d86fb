import type { PressFailure } from "#core/checkout/checkout.events.ts"
import { DetailsRefused, KeptCardGone } from "#core/booking/booking.errors.ts"
import type { PayRequest } from "#core/booking/bookings.port.ts"
import { cardKeptBefore, type GivenCard } from "#core/payment/card-payments.port.ts"
import { emptyCard } from "#core/payment/card-form.rules.ts"
import { aBookingView } from "#fixtures/builders/a-booking-view.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { keptCardViewOf } from "#core/payment/kept-card.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCard, aCheckout, bookNow, total, until } from "./a-checkout.ts"
import { happens, order, told, toldFrom, untilConfirming, type Told } from "./told-by-events.ts"

const keptCard = keptCardViewOf(aKeptCard())
const byKept = { ...bookNow, card: emptyCard, cardUse: "kept" } as const
const confirmingKept = [
  happens.held,
  byKept,
  happens.detailsAccepted,
  happens.cardAsked,
] as const satisfies ReadonlyArray<Told>

describe("a card that was kept", () => {
  it("is confirmed without a typed one, and the server is told that it is meant", async () => {
    const asked: Array<PayRequest> = []
    const given: Array<GivenCard> = []
    const confirmed = aBookingView({ status: "confirmed" })
    const checkout = aCheckout({
      input: { keptCard },
      bookings: {
        pay: (_, request) => {
          asked.push(request)
          const booking = aBookingView({ status: "paying" })
          return Effect.succeed({ kind: "card", booking, ...order })
        },
        settle: () => Effect.succeed(confirmed),
      },
      cards: {
        confirm: (_, card) => {
          given.push(card)
          return Effect.succeed({ kind: "authorised" })
        },
      },
    })
    await until(checkout, "filling")
    checkout.send(byKept)
    await until(checkout, "confirmed")

    expect(asked).toMatchObject([{ method: "card", card: "kept" }])
    expect(given).toEqual([cardKeptBefore])
  })

  it("is not offered again once its account keeps it no more", () => {
    const refusedFor = (failure: PressFailure) =>
      toldFrom(
        { visit: "visit-1", wanted: { stay: aStayRequest(), total }, record: null, keptCard },
        happens.held,
        byKept,
        happens.detailsAccepted,
        { type: "press.refused", failure },
      )

    expect(refusedFor(new KeptCardGone())).toMatchObject({
      value: "filling",
      context: { keptCard: null, remark: { kind: "keptCardGone" } },
    })
    expect(refusedFor(new DetailsRefused({ issues: [] })).context.keptCard).toEqual(keptCard)
  })

  it("goes on to its bank again after the guest left the bank's page", () => {
    const again = told(...confirmingKept, happens.abandoned, byKept)

    expect(again).toMatchObject({
      value: "confirmingCard",
      context: { press: { cardUse: "kept" } },
    })
  })

  it("gives way to a typed card for the same payment, of which the server is told first", () => {
    const typed = told(...confirmingKept, happens.abandoned, bookNow)

    expect(typed).toMatchObject({
      value: "paying",
      context: { press: { card: aCard, cardUse: "typed" } },
    })
    expect(told(...confirmingKept, happens.abandoned, bookNow, happens.cardAsked).value).toBe(
      "confirmingCard",
    )
  })
})

describe("a typed card", () => {
  it("is nothing that the server is told of, and neither is one that pays at the property", async () => {
    const asked: Array<PayRequest> = []
    const pay = (request: PayRequest) => {
      asked.push(request)
      const booking = aBookingView({ status: "confirmed" })
      return Effect.succeed({ kind: "confirmed", booking } as const)
    }
    const pressed = [bookNow, { ...byKept, method: "payAtProperty" } as const]
    for (const press of pressed) {
      const checkout = aCheckout({
        input: { keptCard },
        bookings: { pay: (_, request) => pay(request) },
      })
      await until(checkout, "filling")
      checkout.send(press)
      await until(checkout, "confirmed")
    }

    expect(asked).toEqual([
      { method: "card", total },
      { method: "payAtProperty", total },
    ])
  })

  it("that is to be kept after all is told to the server first, and so is the opposite", () => {
    const keeping = { ...bookNow, cardUse: "keeping" } as const
    const press = (...presses: ReadonlyArray<Told>) =>
      told(...untilConfirming, happens.abandoned, ...presses).value

    expect(press(keeping)).toBe("paying")
    expect(press(keeping, happens.cardAsked, happens.abandoned, bookNow)).toBe("paying")
    expect(press(bookNow)).toBe("confirmingCard")
  })
})
