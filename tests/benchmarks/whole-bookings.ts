import { sandboxCardPayments } from "#adapters/stripe/card-payments.sandbox.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { browserAt } from "#tests/reliability/browser.ts"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { median, table, times } from "./figures.ts"
import { networkOf } from "./marked-guests.ts"

const GUESTS = 10
const ROUNDS = 3
const BOOKINGS_EACH = 8
const CARD = { number: "4242424242424242", expiryMonth: 12, expiryYear: 2099, cvc: "123" }

const done = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
const newKey = (): string => randomBytes(16).toString("hex")

/** A guest who was never there before quotes, holds, gives details, pays by card and is confirmed. */
const booked = async (address: string, number: number, stay: StayRequest): Promise<void> => {
  const { bookings, fetch } = browserAt(address, networkOf(number))
  const { total } = await done(bookings.quote(stay))
  const { id } = await done(bookings.hold({ stay, total }, newKey()))
  const details = aGuest({ email: `bench-${number}@example.com` })
  const { quote } = await done(bookings.giveDetails(id, details, newKey()))
  const step = await done(bookings.pay(id, { method: "card", total: quote.total }, newKey()))
  if (step.kind !== "card") throw new Error("The card was not asked for")
  const order = { ...step, sandbox: step.sandbox ?? "" }
  await done(sandboxCardPayments(fetch, () => "en").confirm(order, { ...CARD, holder: "A Guest" }))
  const view = await done(bookings.settle(id, newKey()))
  if (view.status !== "confirmed") throw new Error(`The booking is ${view.status}`)
}

/** Whole bookings a second of ten guests at once, beside the raw transactions of the same database. */
export const benchBookings = async (
  name: string,
  address: string,
  stay: StayRequest,
  rawPerSecond: number,
): Promise<void> => {
  let number = 0
  const guest = async (): Promise<void> => {
    for (let count = 0; count < BOOKINGS_EACH; count += 1) {
      number += 1
      await booked(address, number, stay)
    }
  }
  const all = () => Promise.all(Array.from({ length: GUESTS }, guest))
  await all()
  const rates: Array<number> = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await all()
    rates.push((GUESTS * BOOKINGS_EACH * 1000) / (performance.now() - began))
  }
  table(
    `Whole bookings by card over HTTP, ${name}: ten guests at once, medians of ${ROUNDS} runs`,
    [
      ["", "a second"],
      ["raw SQL transaction of a hold, one after the other", rawPerSecond.toFixed(0)],
      ["whole bookings", median(rates).toFixed(1)],
      ["raw transactions in the time of one", times(rawPerSecond / median(rates))],
    ],
  )
}
