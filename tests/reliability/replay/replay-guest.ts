import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import type { BookingId, BookingView } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { Sen } from "#core/money/sen.ts"
import { addDays } from "#core/stay/calendar.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { signedInAt, type Browser } from "#tests/reliability/browser.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { BookingRow } from "./booking-rows.ts"
import { hotelOf, roomTypeOf } from "./replayed-hotels.ts"

/** What became of a booking at the site; of one that was refused, which fields of it and why. */
export type Answered =
  | { readonly fate: "booked"; readonly id: BookingId }
  | { readonly fate: "soldOut" }
  | { readonly fate: "refused"; readonly why: string }

/** Books and cancels what rows tell, with an account of its own. */
export type ReplayGuest = {
  readonly book: (row: BookingRow) => Promise<Answered>
  readonly cancel: (id: BookingId) => Promise<void>
}

const CARD = { number: "4242424242424242", expiryMonth: 12, expiryYear: 2099, cvc: "123" }
const MOST_ATTEMPTS = 50
const newKey = (): string => randomBytes(16).toString("hex")
const soldOut: Answered = { fate: "soldOut" }

const stayOf = ({ room, arrival, nights, adults, children }: BookingRow): StayRequest => ({
  property: hotelOf(room),
  dates: { checkIn: arrival, checkOut: addDays(arrival, nights) },
  party: { adults, children, rooms: 1 },
  rooms: [{ roomType: roomTypeOf(room), count: 1 }],
})

/** A price below nothing is sent as it stands; of all others the site's own price is taken. */
const totalOf = ({ price }: BookingRow, known: Sen): Sen =>
  price < 0 ? (Math.round(price * 100) as Sen) : known

/** Asks again while the site has too much to do. */
const patiently = <A, E extends { readonly _tag: string }>(
  asked: Effect.Effect<A, E>,
  attempts = 0,
): Effect.Effect<A, E> =>
  Effect.catchIf(
    asked,
    ({ _tag }) => _tag.endsWith("Unreachable") && attempts < MOST_ATTEMPTS,
    () =>
      Effect.andThen(
        Effect.promise(() => pause(200)),
        patiently(asked, attempts + 1),
      ),
  )

const paid = ({ bookings, fetch }: Browser, { id }: BookingView) =>
  Effect.gen(function* () {
    const named = yield* patiently(bookings.giveDetails(id, aGuest(), newKey()))
    const { total } = named.quote
    const step = yield* patiently(bookings.pay(id, { method: "card", total }, newKey()))
    if (step.kind === "confirmed") return step.booking
    const payments = sandboxCardPayments(fetch, () => "en")
    yield* patiently(payments.confirm(step, { ...CARD, holder: "A Guest" }))
    return yield* patiently(bookings.settle(id, newKey()))
  })

/** A guest at a site, signed in: who has an account cancels without waiting for a letter. */
export const replayGuestAt = async (address: string, network: string): Promise<ReplayGuest> => {
  const browser = await signedInAt(address, network)
  const { bookings, managed } = browser
  let known = 0 as Sen
  const held = (row: BookingRow) => {
    const hold = (total: Sen) => patiently(bookings.hold({ stay: stayOf(row), total }, newKey()))
    return Effect.catchTag(hold(totalOf(row, known)), "PriceChanged", ({ quote }) => {
      known = quote.total
      return hold(quote.total)
    })
  }
  const book = (row: BookingRow): Effect.Effect<Answered, { readonly _tag: string }> =>
    Effect.gen(function* () {
      const { id, status } = yield* paid(browser, yield* held(row))
      if (status !== "confirmed") throw new Error(`Line ${row.line} is ${status}`)
      return { fate: "booked", id } as const
    }).pipe(
      Effect.catchTag("SoldOut", () => Effect.succeed(soldOut)),
      Effect.catchTag("StayRefused", ({ issues }) => {
        const why = issues.map(({ path, code }) => `${path} ${code}`).join(", ")
        return Effect.succeed({ fate: "refused", why } as const)
      }),
    )
  const cancel = (id: BookingId) =>
    Effect.gen(function* () {
      const { paid: refund } = yield* patiently(managed.openOwn(id))
      const asks = (amount: Sen) => patiently(managed.cancel({ id, link: null }, amount, newKey()))
      yield* Effect.catchTag(asks(refund), "RefundChanged", (changed) => asks(changed.refund))
    })
  return {
    book: (row) => Effect.runPromise(book(row)),
    cancel: (id) => Effect.runPromise(cancel(id)),
  }
}
