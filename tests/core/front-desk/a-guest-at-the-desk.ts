import type { JobOrder } from "#core/workload/job.ts"
import type { PaymentMethod } from "#core/payment/payment.ts"
import type { BookingId, BookingView } from "#core/booking/booking-view.ts"
import type { StayRequest } from "#core/booking/stay-request.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { GuestDetails } from "#core/people/guest-details.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { aGuest } from "#fixtures/builders/a-guest.ts"
import { aStayRequest } from "#fixtures/builders/a-stay.ts"
import type { AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"

/** The answer of something that must succeed. */
export const resultOf = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** The failure of something that must be refused. */
export const refusal = <A, E>(effect: Effect.Effect<A, E>): Promise<E> =>
  Effect.runPromise(Effect.flip(effect))

/** Somebody in a browser, by the name of the session. */
export const visitorOf = (session: string, member = false): Visitor => ({ session, member })

let keysMade = 0
const aKey = (): string => `request-${(keysMade += 1)}`

/** One guest's steps at a desk; each must succeed. */
export const aGuestAt = (desk: AFrontDesk, session = "session-1", language?: Language) => {
  const bookings = desk.forVisitor({ ...visitorOf(session), language })
  const hold = async (stay: StayRequest = aStayRequest(), key = aKey()) => {
    const { total } = await resultOf(bookings.quote(stay))
    return resultOf(bookings.hold({ stay, total }, key))
  }
  const ready = async (details: GuestDetails = aGuest(), stay?: StayRequest) => {
    const { id } = await hold(stay)
    return resultOf(bookings.giveDetails(id, details, aKey()))
  }
  const press = ({ id, quote: { total } }: BookingView, method: PaymentMethod = "card") =>
    resultOf(bookings.pay(id, { method, total }, aKey()))
  const paying = async (details?: GuestDetails) => {
    const booking = await ready(details)
    await press(booking)
    return { ...booking, payment: await paymentOf(desk, booking.id) }
  }
  const settle = (id: BookingId) => resultOf(bookings.settle(id, aKey()))
  const confirmed = async () => {
    const { id, payment } = await paying()
    desk.payments.authorise(payment)
    return { ...(await settle(id)), payment }
  }
  return { bookings, hold, ready, press, paying, settle, confirmed }
}

/** All that is kept of a booking. */
export const recordOf = async ({ store }: AFrontDesk, id: BookingId) => {
  const record = await resultOf(store.find(id))
  if (record === null) throw new Error(`No booking ${id}`)
  return record
}

/** The name of the payment a booking has now. */
export const paymentOf = async (desk: AFrontDesk, id: BookingId): Promise<string> =>
  (await recordOf(desk, id)).payment?.payment ?? ""

/** Does the work that is due until none is. */
export const allJobs = async (desk: AFrontDesk): Promise<void> => {
  while ((await resultOf(desk.doJobs())) > 0);
}

/** The work of giving back money of a confirmed booking, in sen. */
export const refundOrder = (
  { id, payment }: { readonly id: BookingId; readonly payment: string },
  amount: number,
  reason: string,
): JobOrder => ({
  kind: "refund",
  key: `${payment}/${reason}`,
  booking: id,
  payment,
  reason,
  amount,
  notBefore: 0,
})

/** How many rooms of the studio are taken in the first night of the weekend. */
export const studiosTaken = ({ shelves }: AFrontDesk, date = "2026-12-04"): number =>
  shelves.contents.taken.get(`springwater-studio ${date}`) ?? 0

export const MINUTE_MS = 60_000
