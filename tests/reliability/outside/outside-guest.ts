import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import type { BookingView } from "#core/booking/booking-view.ts"
import type { PaymentStep } from "#core/booking/payment-step.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { PaymentMethod } from "#core/payment/payment.ts"
import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { addDays, malaysianDateAt } from "#core/stay/calendar.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aRoomChoice, aStayRequest } from "#fixtures/builders/a-stay.ts"
import { networkOf } from "#tests/benchmarks/marked-guests.ts"
import { browserAt } from "#tests/reliability/browser.ts"
import { agreedTo, type Promised } from "#tests/simulation/promises.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"

/** All rooms of the house in which these guests want to stay. */
export const ROOMS = 3

const CARD = { number: "4242424242424242", expiryMonth: 12, expiryYear: 2099, cvc: "123" }

/** One night in a house of three rooms, so many days from today. */
export const nightIn = (daysAhead: number): StayRequest => {
  const checkIn = addDays(malaysianDateAt(Date.now()), daysAhead)
  return aStayRequest({
    property: Slug.make("crash-house-1"),
    dates: { checkIn, checkOut: addDays(checkIn, 1) },
    rooms: [aRoomChoice({ roomType: RoomTypeId.make("crash-house-1") })],
  })
}

const newKey = (): string => randomBytes(16).toString("hex")

/** What was answered: the answer itself, or the name of what went wrong. */
const told = <A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) =>
  Effect.runPromise(
    Effect.match(asked, {
      onSuccess: (answer): A | E["_tag"] => answer,
      onFailure: (failure) => failure._tag,
    }),
  )

const must = <A>(answer: A | string): A => {
  if (typeof answer === "string") throw new Error(`A guest was told ${answer}`)
  return answer
}

/** What all guests of a test have in common. */
export type Outside = {
  readonly address: string
  /** Where a card is confirmed; by itself at the stand-in inside the site. */
  readonly forBrowsers?: string
  /** What guests agreed to is kept here. */
  readonly promised: Promised
}

/** A guest with a browser of their own. */
export const anOutsideGuest = (
  { address, forBrowsers = "", promised }: Outside,
  number: number,
) => {
  const { bookings, fetch } = browserAt(address, networkOf(number))
  const holds = async (stay: StayRequest) => {
    const quote = await told(bookings.quote(stay))
    if (typeof quote === "string") return quote
    return told(bookings.hold({ stay, total: quote.total }, newKey()))
  }
  return {
    bookings,
    holds,
    /** Holds a stay and says who it is for. */
    isAtPayment: async (stay: StayRequest): Promise<BookingView> => {
      const { id } = must(await holds(stay))
      const details = aGuest({ email: `outside-${number}@example.com` })
      return must(await told(bookings.giveDetails(id, details, newKey())))
    },
    /** Presses Book Now, again and again with the same key. */
    presses: ({ id, quote }: BookingView, method: PaymentMethod = "card") => {
      const key = newKey()
      agreedTo(promised, id, quote.total)
      return () => told(bookings.pay(id, { method, total: quote.total }, key))
    },
    /** Types a card for a payment that was begun, and comes back. */
    paysWith: async (step: PaymentStep | string): Promise<BookingView> => {
      const begun = must(step) as PaymentStep
      if (begun.kind === "confirmed") return begun.booking
      const order = { ...begun, sandbox: begun.sandbox ?? forBrowsers }
      const cards = sandboxCardPayments(fetch, () => "en")
      await told(cards.confirm(order, { ...CARD, holder: "A Guest" }))
      return must(await told(bookings.settle(begun.booking.id, newKey())))
    },
  }
}
