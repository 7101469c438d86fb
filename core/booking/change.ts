import { Effect } from "effect"
import type { StoreUnreachable } from "../kernel/store.errors.ts"
import type { Sen } from "../money/sen.ts"
import type { Visitor } from "../people/visitor.ts"
import { claimed } from "./access.ts"
import { appliedChange } from "./apply-change.ts"
import type { BookingRecord } from "./booking-record.ts"
import { BookingNotFound, PaymentUnavailable, PriceChanged } from "./booking.errors.ts"
import type { Tools } from "./carry-out.ts"
import type { ChangeStep } from "./change-step.ts"
import { instantAt, type Desk } from "./desk.ts"
import { withoutChange } from "./end-change.ts"
import { holdTerms } from "./hold-terms.ts"
import { changeJob } from "./job-orders.ts"
import type { Claim } from "./managed-bookings.port.ts"
import { keptWithinLimits } from "./limited.ts"
import { namedChange } from "./name-change.ts"
import type { OtherStay } from "./pending-change.ts"
import { balanceOf, isSameStay, pricedChange } from "./price-change.ts"
import { nightsBeyond } from "./room-nights.ts"
import type { StayChange } from "./stay-change.ts"
import { wholeBookingOf } from "./whole-booking-of.ts"

/** The old stay stays booked while the difference is paid; the new nights are kept meanwhile. */
const waiting = (
  { desk, transaction }: Tools,
  record: BookingRecord,
  stay: OtherStay,
  amount: Sen,
  link: string | null,
) =>
  Effect.gen(function* () {
    const attempt = record.tries + 1
    const until = instantAt(desk.clock.now() + (desk.holdMs ?? holdTerms.lengthMs))
    const change = { ...stay, amount, attempt, payment: null, until, link }
    const pending = { ...record, tries: attempt, change, failedChange: null }
    yield* transaction.enqueue(changeJob(record, change))
    yield* transaction.save(pending)
    return pending
  })

/** Pressed again for the same stay, a change that waits for its money goes on. */
const isUnderWay = (desk: Desk, { change }: BookingRecord, wish: StayChange, total: Sen): boolean =>
  change !== null &&
  isSameStay(change, wish) &&
  change.quote.total === total &&
  desk.clock.now() < Date.parse(change.until)

type Wish = { readonly claim: Claim; readonly change: StayChange; readonly total: Sen }

const begun = Effect.fnUntraced(function* (
  desk: Desk,
  visitor: Visitor,
  { claim, change, total }: Wish,
) {
  const snapshot = yield* desk.catalogue.snapshot()
  return yield* desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const tools = { desk, transaction }
      const seen = yield* claimed(tools, visitor, claim, "act")
      if (isUnderWay(desk, seen, change, total)) return seen
      const stay = yield* pricedChange(desk, snapshot, seen, change)
      if (stay.quote.total !== total) return yield* new PriceChanged({ quote: stay.quote })
      const { kind, amount } = balanceOf(seen, stay.quote)
      if (kind === "pay" && desk.cardForm === null) return yield* new PaymentUnavailable()
      const record = yield* withoutChange(tools, seen)
      const more = nightsBeyond(stay, record)
      yield* transaction.take(more)
      if (more.length > 0) yield* keptWithinLimits(tools, visitor, { ...record, ...stay }, snapshot)
      const link = claim.link === null ? null : desk.digest(claim.link)
      return kind === "pay"
        ? yield* waiting(tools, record, stay, amount, link)
        : yield* appliedChange(tools, record, stay, link).pipe(
            Effect.catchTag("StepRefused", Effect.die),
          )
    }),
  )
})

const stepFor = (
  desk: Desk,
  record: BookingRecord,
): Effect.Effect<ChangeStep, PaymentUnavailable> => {
  const booking = wholeBookingOf(record, desk.clock.now())
  const { change } = record
  if (change === null) return Effect.succeed({ kind: "changed", booking })
  if (change.payment === null || desk.cardForm === null)
    return Effect.fail(new PaymentUnavailable())
  const { amount, until, payment } = change
  const { clientSecret } = payment
  return Effect.succeed({ kind: "card", booking, amount, until, clientSecret, ...desk.cardForm })
}

/**
 * Changes a stay at the total that was shown: at once where nothing more is to be paid, else after
 * its card payment, in three phases as a first payment is.
 */
export const change = Effect.fnUntraced(function* (desk: Desk, visitor: Visitor, wish: Wish) {
  const record = yield* begun(desk, visitor, wish)
  return yield* stepFor(desk, yield* namedChange(desk, record))
})

/** What another stay would cost, and what becomes of the difference. */
export const quoteChange = Effect.fnUntraced(function* (
  desk: Desk,
  seen: Effect.Effect<BookingRecord, BookingNotFound | StoreUnreachable>,
  wish: StayChange,
) {
  const record = yield* seen
  const snapshot = yield* desk.catalogue.snapshot()
  const { quote } = yield* pricedChange(desk, snapshot, record, wish)
  return { quote, before: record.quote.total, balance: balanceOf(record, quote) }
})
