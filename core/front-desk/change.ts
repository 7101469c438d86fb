import { Effect } from "effect"
import type { BookingStoreFailure } from "../booking/booking-store.errors.ts"
import type { Sen } from "../money/sen.ts"
import type { Visitor } from "../people/visitor.ts"
import { claimed } from "./booking-authorisation.ts"
import { appliedChange } from "./apply-change.ts"
import type { BookingRecord, ConfirmedBooking } from "../booking/booking-record.ts"
import { isChanging, pendingChangeOf } from "../booking/booking-stage.ts"
import { BookingNotFound, PaymentUnavailable, PriceChanged } from "../booking/booking.errors.ts"
import type { TransactionScope } from "./execute-commands.ts"
import type { ChangeStep } from "../managing/change-step.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { FrontDeskNeeds } from "./front-desk.needs.ts"
import { withoutChange } from "./end-change.ts"
import { holdTerms } from "../booking/hold-terms.ts"
import { changeJob } from "./job-orders.ts"
import type { Claim } from "../managing/managed-bookings.port.ts"
import { keptWithinLimits } from "./limited-holds.ts"
import { startChangePayment } from "./start-change-payment.ts"
import { changeable } from "./obstacle.ts"
import type { OtherStay, PendingChange } from "../booking/pending-change.ts"
import { balanceOf, isSameStay, pricedChange } from "./price-change.ts"
import { methodOfDifference } from "../payment/paid-when.ts"
import type { PrepaidMethod } from "../payment/payment.ts"
import { nightsBeyond } from "../booking/room-nights.ts"
import type { StayChange } from "../managing/stay-change.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { wholeBookingOf } from "./whole-booking-of.ts"

/** The old stay stays booked while the difference is paid; the new nights are kept meanwhile. */
const waiting = (
  { needs, transaction }: TransactionScope,
  record: ConfirmedBooking,
  stay: OtherStay,
  amount: Sen,
  link: string | null,
) =>
  Effect.gen(function* () {
    const attempt = record.attempts + 1
    const until = instantAt(needs.clock.now() + (needs.holdMs ?? holdTerms.lengthMs))
    const change = { ...stay, amount, attempt, payment: null, until, link }
    const pending = { ...record, attempts: attempt, change, failedChange: null }
    yield* transaction.enqueue(changeJob(record, change))
    yield* transaction.save(pending)
    return pending
  })

/** Pressed again for the same stay, a change that waits for its money goes on. */
const isUnderWay = (
  needs: FrontDeskNeeds,
  record: BookingRecord,
  wanted: StayChange,
  total: Sen,
): boolean => {
  const change = pendingChangeOf(record)
  return (
    change !== null &&
    isSameStay(change, wanted) &&
    change.quote.total === total &&
    needs.clock.now() < Date.parse(change.until)
  )
}

type ChangeRequest = { readonly claim: Claim; readonly change: StayChange; readonly total: Sen }

const begun = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  { claim, change, total }: ChangeRequest,
) {
  const snapshot = yield* needs.catalogue.snapshot()
  return yield* needs.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      const tools = { needs, transaction }
      const seen = yield* claimed(tools, visitor, claim, "act")
      if (isUnderWay(needs, seen, change, total)) return seen
      const booked = yield* changeable(seen, instantAt(needs.clock.now()))
      const stay = yield* pricedChange(needs, snapshot, booked, change)
      if (stay.quote.total !== total) return yield* new PriceChanged({ quote: stay.quote })
      const { kind, amount } = balanceOf(booked, stay.quote)
      if (kind === "pay" && needs.cardForm === null) return yield* new PaymentUnavailable()
      const record = yield* withoutChange(tools, booked)
      const more = nightsBeyond(stay, record)
      yield* transaction.take(more)
      if (more.length > 0) yield* keptWithinLimits(tools, visitor, { ...record, ...stay }, snapshot)
      const link = claim.link === null ? null : needs.digest(claim.link)
      return kind === "pay"
        ? yield* waiting(tools, record, stay, amount, link)
        : yield* appliedChange(tools, record, stay, link).pipe(
            Effect.catchTag("StepRefused", Effect.die),
          )
    }),
  )
})

type StepOf<Method extends PrepaidMethod> = (
  needs: FrontDeskNeeds,
  change: PendingChange,
  booking: WholeBooking,
) => Effect.Effect<Extract<ChangeStep, { kind: Method }>, PaymentUnavailable>

/** What pays a difference: each method has a step of its name. */
const stepOfDifference: { readonly [Method in PrepaidMethod]: StepOf<Method> } = {
  card: ({ cardForm }, { amount, until, payment }, booking) => {
    if (payment === null || cardForm === null) return Effect.fail(new PaymentUnavailable())
    const { clientSecret } = payment
    return Effect.succeed({ kind: "card", booking, amount, until, clientSecret, ...cardForm })
  },
}

const stepFor = (
  needs: FrontDeskNeeds,
  record: BookingRecord,
): Effect.Effect<ChangeStep, PaymentUnavailable> => {
  const booking = wholeBookingOf(record, needs.clock.now())
  return isChanging(record)
    ? stepOfDifference[methodOfDifference(record.method)](needs, record.change, booking)
    : Effect.succeed({ kind: "changed", booking })
}

/**
 * Changes a stay at the total that was shown: at once where nothing more is to be paid, else after
 * its card payment, in three phases as a first payment is.
 */
export const change = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  visitor: Visitor,
  wanted: ChangeRequest,
) {
  const record = yield* begun(needs, visitor, wanted)
  return yield* stepFor(needs, yield* startChangePayment(needs, record))
})

/** What another stay would cost, and what becomes of the difference. */
export const quoteChange = Effect.fnUntraced(function* (
  needs: FrontDeskNeeds,
  seen: Effect.Effect<BookingRecord, BookingNotFound | BookingStoreFailure>,
  wanted: StayChange,
) {
  const record = yield* changeable(yield* seen, instantAt(needs.clock.now()))
  const snapshot = yield* needs.catalogue.snapshot()
  const { quote } = yield* pricedChange(needs, snapshot, record, wanted)
  return { quote, before: record.quote.total, balance: balanceOf(record, quote) }
})
