import {
  BookingNotFound,
  BookingsUnreachable,
  DetailsRefused,
  HoldLimited,
  HoldOver,
  NoAttemptsLeft,
  PaymentUnavailable,
  PriceChanged,
  SoldOut,
  StayRefused,
  TooManyHolds,
} from "#core/booking/booking.errors.ts"
import type { Bookings } from "#core/booking/bookings.port.ts"
import { recordOf } from "#core/checkout/checkout.context.ts"
import type { HoldFailure, PressFailure } from "#core/checkout/checkout.events.ts"
import { MAX_POLLS_ON_RETURN } from "#core/checkout/checkout.setup.ts"
import type { CardAnswer } from "#core/payment/card-payments.port.ts"
import { foundWrong } from "#core/kernel/form-issues.ts"
import { aForeignGuest } from "#fixtures/builders/a-guest.ts"
import { aBookingView, aConfirmedBooking } from "#fixtures/builders/a-booking-view.ts"
import { aQuote, aRatedRoom, nightsAt } from "#fixtures/builders/a-quote.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aCheckout, bookNow, total, until, untilAsked } from "./a-checkout.ts"

const held = aBookingView()
const dearer = aQuote({ residency: "visitor" })

describe("taking the rooms", () => {
  it("lets the guest fill in the form once the rooms are held", async () => {
    const checkout = aCheckout()

    const { context } = await until(checkout, "filling")

    expect(context.booking).toEqual(held)
  })

  it.each<
    [
      HoldFailure,
      "soldOut" | "priceChanged" | "tooManyHolds" | "holdLimited" | "holdUnclear" | "stayRefused",
    ]
  >([
    [new SoldOut(), "soldOut"],
    [new PriceChanged({ quote: dearer }), "priceChanged"],
    [new TooManyHolds(), "tooManyHolds"],
    [new HoldLimited({ reason: "network", retryAfterSeconds: 300 }), "holdLimited"],
    [new BookingsUnreachable(), "holdUnclear"],
    [new StayRefused({ issues: [{ path: "dates", code: "StayTooLong" }] }), "stayRefused"],
  ])("tells %s apart", async (failure, state) => {
    const checkout = aCheckout({ bookings: { hold: () => Effect.fail(failure) } })

    const { context } = await until(checkout, state)

    expect(context.bookingId).toBeNull()
  })

  it("asks again with the same key after silence, with a new one after a sold-out room", async () => {
    const keys: Array<string> = []
    const answers = [new BookingsUnreachable(), new SoldOut(), null]
    const checkout = aCheckout({
      bookings: {
        hold: (_, key) => {
          keys.push(key)
          const failure = answers.shift()
          return failure ? Effect.fail(failure) : Effect.succeed(held)
        },
      },
    })

    await until(checkout, "holdUnclear")
    checkout.send({ type: "guest.retried" })
    await until(checkout, "soldOut")
    checkout.send({ type: "guest.retried" })
    await until(checkout, "filling")

    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it("takes no more rooms for a new tab whose address names the booking", async () => {
    const checkout = aCheckout({
      bookings: { hold: () => Effect.fail(new SoldOut()), find: () => Effect.succeed(held) },
      input: { wanted: { stay: aStayRequest(), total, booking: held.id } },
    })

    const { context } = await until(checkout, "filling")

    expect(context.bookingId).toBe(held.id)
  })

  it.each([
    [new SoldOut(), "soldOut"],
    [new TooManyHolds(), "tooManyHolds"],
    [new HoldLimited({ reason: "network", retryAfterSeconds: 300 }), "holdLimited"],
    [new PriceChanged({ quote: dearer }), "priceChanged"],
    [new StayRefused({ issues: [] }), "stayRefused"],
  ] as const)("asks anew when the guest comes back after %s", async (failure, state) => {
    const keys: Array<string> = []
    const hold: Bookings["hold"] = (_, key) => {
      keys.push(key)
      return Effect.fail(failure)
    }
    const before = aCheckout({ bookings: { hold } })
    const { context } = await until(before, state)

    await until(aCheckout({ bookings: { hold }, input: { record: recordOf(context) } }), state)

    expect(new Set(keys).size).toBe(2)
  })

  it("takes the rooms at a new price only after the guest accepted it", async () => {
    const asked: Array<number> = []
    const checkout = aCheckout({
      bookings: {
        hold: (request) => {
          asked.push(request.total)
          return request.total === dearer.total
            ? Effect.succeed(held)
            : Effect.fail(new PriceChanged({ quote: dearer }))
        },
      },
    })

    await until(checkout, "priceChanged")
    expect(asked).toEqual([total])
    checkout.send({ type: "guest.acceptedPrice" })
    await until(checkout, "filling")

    expect(asked).toEqual([total, dearer.total])
  })
})

describe("coming back", () => {
  const record = (booking: string | null) => ({
    visit: "visit-0",
    requests: 3,
    stay: aCheckout().getSnapshot().context.stay!,
    total,
    booking: booking as typeof held.id | null,
    details: { ...bookNow.details, firstName: "Typed" },
  })

  it.each([
    ["held", "filling"],
    ["expired", "holdOver"],
    ["released", "holdOver"],
    ["confirmed", "confirmed"],
    ["staying", "confirmed"],
    ["cancelled", "failed"],
    ["failed", "failed"],
    ["refunded", "failed"],
  ] as const)("to a booking that is %s, the guest is %s", async (status, state) => {
    const checkout = aCheckout({
      bookings: {
        find: () => Effect.succeed({ ...held, status }),
        hold: () => Effect.die("held a second time"),
      },
      input: { record: record(held.id) },
    })

    const { context } = await until(checkout, state)

    expect(context.details.firstName).toBe("Typed")
  })

  it("in the middle of paying asks the provider and never starts a second payment", async () => {
    const checkout = aCheckout({
      bookings: {
        find: () => Effect.succeed({ ...held, status: "paying" }),
        pay: () => Effect.die("paid a second time"),
      },
      input: { record: record(held.id) },
    })

    await until(checkout, "confirmed")
  })

  it("repeats the key of a hold whose answer never came", async () => {
    const keys: Array<string> = []
    const checkout = aCheckout({
      bookings: {
        hold: (_, key) => {
          keys.push(key)
          return Effect.succeed(held)
        },
      },
      input: { record: record(null) },
    })

    await until(checkout, "filling")

    expect(keys).toEqual(["visit-0.3.hold"])
  })

  it("for another stay gives the old rooms back first", async () => {
    const steps: Array<string> = []
    const stay = { ...record(null).stay, party: { adults: 1, children: 0, rooms: 1 } }
    const checkout = aCheckout({
      bookings: {
        leave: (id) => {
          steps.push(`leave ${id}`)
          return Effect.fail(new BookingNotFound())
        },
        hold: ({ stay: asked }) => {
          steps.push(`hold for ${asked.party.adults}`)
          return Effect.succeed(held)
        },
      },
      input: { record: record(held.id), wanted: { stay, total } },
    })

    await until(checkout, "filling")

    expect(steps).toEqual([`leave ${held.id}`, "hold for 1"])
  })

  it("holds anew when the server knows nothing of the booking, and waits when it is silent", async () => {
    let answer: BookingNotFound | BookingsUnreachable = new BookingsUnreachable()
    const checkout = aCheckout({
      bookings: { find: () => Effect.fail(answer) },
      input: { record: record(held.id) },
    })

    await until(checkout, "lostContact")
    answer = new BookingNotFound()
    checkout.send({ type: "guest.retried" })

    await until(checkout, "filling")
  })

  it("without any stay is told how to find one", async () => {
    const checkout = aCheckout({ input: { wanted: null } })

    await until(checkout, "nothingChosen")
  })
})

describe("pressing Book Now", () => {
  const pressed = async (script: Parameters<typeof aCheckout>[0] = {}) => {
    const checkout = aCheckout(script)
    await until(checkout, "filling")
    checkout.send(bookNow)
    return checkout
  }

  it("books the stay with an accepted card", async () => {
    const checkout = await pressed()

    const { context } = await until(checkout, "confirmed")

    expect(context.booking).toEqual(aConfirmedBooking())
  })

  it("confirms without a card where the guest pays at the property", async () => {
    const booking = aConfirmedBooking({ method: "payAtProperty" })
    const checkout = aCheckout({
      bookings: { pay: () => Effect.succeed({ kind: "confirmed", booking }) },
      cards: { confirm: () => Effect.die("asked for a card") },
    })
    await until(checkout, "filling")

    checkout.send({ ...bookNow, method: "payAtProperty" })

    expect((await until(checkout, "confirmed")).context.booking).toEqual(booking)
  })

  it("starts one payment however often it is pressed", async () => {
    let payments = 0
    const checkout = await pressed({
      bookings: {
        pay: () => {
          payments += 1
          return Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
        },
      },
    })
    checkout.send(bookNow)
    checkout.send(bookNow)

    await until(checkout, "confirmed")

    expect(payments).toBe(1)
  })

  it("shows a price that has changed since, and pays it only when pressed again", async () => {
    const totals: Array<number> = []
    const raised = aQuote({ rooms: [aRatedRoom({ nights: nightsAt([18000, 26000]) })] })
    const checkout = await pressed({
      bookings: {
        giveDetails: () => Effect.succeed({ ...held, quote: raised }),
        pay: (_, request) => {
          totals.push(request.total)
          return Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
        },
      },
    })

    const { context } = await until(checkout, "filling")
    expect(context).toMatchObject({ remark: { kind: "priceChanged" }, booking: { quote: raised } })
    checkout.send(bookNow)
    await until(checkout, "confirmed")

    expect(totals).toEqual([raised.total])
  })

  it("puts every refused field beside the form and keeps what was typed", async () => {
    const issues = [{ path: "phone", code: "InvalidPhone" }]
    const checkout = await pressed({
      bookings: { giveDetails: () => Effect.fail(new DetailsRefused({ issues })) },
    })

    const { context } = await until(checkout, "filling")

    expect(context.issues).toEqual(foundWrong(issues))
    expect(context.details).toEqual(bookNow.details)
  })

  it.each<[PressFailure, "holdOver" | "failed" | "paymentUnclear"]>([
    [new HoldOver(), "holdOver"],
    [new NoAttemptsLeft(), "failed"],
    [new PaymentUnavailable(), "paymentUnclear"],
    [new BookingsUnreachable(), "paymentUnclear"],
  ])("stopped by %s leads on", async (failure, state) => {
    const checkout = await pressed({ bookings: { pay: () => Effect.fail(failure as never) } })

    await until(checkout, state)
  })

  it("repeats an unclear payment with the same key", async () => {
    const keys: Array<string> = []
    const checkout = await pressed({
      bookings: {
        pay: (_id, _request, key) => {
          keys.push(key)
          return keys.length === 1
            ? Effect.fail(new PaymentUnavailable())
            : Effect.succeed({ kind: "confirmed", booking: aConfirmedBooking() })
        },
      },
    })

    await until(checkout, "paymentUnclear")
    checkout.send({ type: "guest.retried" })
    await until(checkout, "confirmed")

    expect(keys[1]).toBe(keys[0])
  })
})

describe("the card", () => {
  const paidWith = async (answer: CardAnswer, script: Parameters<typeof aCheckout>[0] = {}) => {
    const checkout = aCheckout({
      ...script,
      cards: {
        confirm: () => Effect.succeed(answer),
        stateOf: () => Effect.never,
        ...script.cards,
      },
    })
    await until(checkout, "filling")
    checkout.send(bookNow)
    return checkout
  }

  it("is declined in the bank's words and may be followed by another", async () => {
    const declined = { ...held, lastDecline: "insufficientFunds" } as const
    const settled = [declined, aConfirmedBooking()]
    const checkout = await paidWith(
      { kind: "declined", reason: "insufficientFunds" },
      { bookings: { settle: () => Effect.succeed(settled.shift()!) } },
    )

    const { context } = await until(checkout, "filling")
    expect(context.remark).toEqual({ kind: "declined", reason: "insufficientFunds" })
    expect(context.order).toBeNull()
    checkout.send(bookNow)

    await until(checkout, "confirmed")
  })

  it("is believed only when the server has asked the provider itself", async () => {
    const checkout = await paidWith(
      { kind: "authorised" },
      { bookings: { settle: () => Effect.succeed({ ...held, status: "failed" }) } },
    )

    await until(checkout, "failed")
  })

  it("may be challenged by the guest's bank, on this page", async () => {
    const checkout = await paidWith({ kind: "challenge", address: "/sandbox/stripe/challenge/1" })

    const card = await untilAsked(checkout)
    expect(card.getSnapshot().context.challenge).toBe("/sandbox/stripe/challenge/1")
    card.send({ type: "guest.answeredChallenge" })

    await until(checkout, "confirmed")
  })

  it("can be another one when the bank's page was left, without a second payment", async () => {
    let payments = 0
    const checkout = await paidWith(
      { kind: "challenge", address: "/challenge" },
      {
        bookings: {
          pay: () => {
            payments += 1
            const booking = { ...held, status: "paying" } as const
            return Effect.succeed({
              kind: "card",
              booking,
              clientSecret: "pi_1_secret_2",
              publishableKey: "pk",
              sandbox: null,
            })
          },
        },
      },
    )
    const card = await untilAsked(checkout)

    card.send({ type: "guest.abandonedChallenge" })
    await until(checkout, "filling")
    checkout.send(bookNow)
    await untilAsked(checkout)

    expect(payments).toBe(1)
  })

  it("settles by the server's word when the card form got no answer", async () => {
    const checkout = await paidWith(
      { kind: "authorised" },
      {
        cards: { confirm: () => Effect.fail({ _tag: "PaymentsUnreachable" } as never) },
      },
    )

    await until(checkout, "confirmed")
  })
})

describe("time", () => {
  it("ends the hold at its end, and one press takes the same stay again", async () => {
    const keys: Array<string> = []
    const checkout = aCheckout({
      now: Date.parse(held.holdUntil) + 1,
      bookings: {
        hold: (_, key) => {
          keys.push(key)
          return Effect.succeed(held)
        },
      },
    })

    await until(checkout, "holdOver")
    checkout.send({ type: "guest.tookAgain" })
    await until(checkout, "holdOver")

    expect(new Set(keys).size).toBe(2)
  })
})

describe("a bank that takes long", () => {
  it("is not waited for long by a guest who came back without the card form", async () => {
    let asked = 0
    const paying = { ...held, status: "paying" } as const
    const checkout = aCheckout({
      impatient: true,
      bookings: {
        hold: () => Effect.succeed(paying),
        settle: () => Effect.sync(() => ((asked += 1), paying)),
      },
    })

    await until(checkout, "uncertain")

    expect(asked).toBe(1 + MAX_POLLS_ON_RETURN)
  })

  it("lets a guest whose card was never sent give it once more, in the same payment", async () => {
    const keys: Array<string> = []
    const order = { clientSecret: "pi_1_secret_2", publishableKey: "pk", sandbox: "/sandbox" }
    const paying = { ...held, status: "paying" } as const
    const checkout = aCheckout({
      impatient: true,
      bookings: {
        hold: () => Effect.succeed(paying),
        settle: () => Effect.succeed(keys.length === 0 ? paying : aConfirmedBooking()),
        pay: (_, __, key) => {
          keys.push(key)
          return Effect.succeed({ kind: "card", booking: paying, ...order })
        },
      },
    })
    await until(checkout, "uncertain")

    checkout.send(bookNow)

    await until(checkout, "confirmed")
    expect(keys).toHaveLength(1)
  })
})

describe("a payment that was opened for another total", () => {
  it("is not gone on with: the server hears of the new details first", async () => {
    const details: Array<string> = []
    const checkout = aCheckout({
      cards: {
        confirm: () => Effect.succeed({ kind: "challenge", address: "/bank" }),
        stateOf: () => Effect.never,
      },
      bookings: {
        giveDetails: (_, { nationality }) => {
          details.push(nationality)
          return Effect.succeed(held)
        },
      },
    })
    await until(checkout, "filling")
    checkout.send(bookNow)
    const card = await untilAsked(checkout)
    card.send({ type: "guest.abandonedChallenge" })

    checkout.send({ ...bookNow, details: aForeignGuest({ nationality: "SG" }) })
    await until(checkout, "filling")

    expect(details).toEqual(["MY", "SG"])
  })
})

describe("leaving", () => {
  it.each([Effect.succeed(held), Effect.fail(new BookingsUnreachable())])(
    "gives the rooms back and lets the guest go in any case",
    async (answer) => {
      const checkout = aCheckout({ bookings: { leave: () => answer } })
      await until(checkout, "filling")

      checkout.send({ type: "guest.left" })

      await until(checkout, "left")
    },
  )

  it("for another stay holds that one instead", async () => {
    const asked: Array<number> = []
    const checkout = aCheckout({
      bookings: {
        hold: ({ stay }) => {
          asked.push(stay.party.adults)
          return Effect.succeed(held)
        },
      },
    })
    const { context } = await until(checkout, "filling")
    const stay = { ...context.stay!, party: { adults: 1, children: 0, rooms: 1 } }

    checkout.send({ type: "guest.changedStay", stay, total })
    await until(checkout, "filling")

    expect(asked).toEqual([2, 1])
  })
})
