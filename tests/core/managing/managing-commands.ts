import { aLetterJob } from "#fixtures/builders/a-job.ts"
import { isSold } from "#core/booking/booking-stage.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import type { Claim, ManagedBookings } from "#core/managing/managed-bookings.port.ts"
import { instantAt } from "#core/kernel/instant-at.ts"
import { paidOf } from "#core/booking/money-of-booking.ts"
import { refundIfCancelled } from "#core/managing/refund-if-cancelled.ts"
import type { StayChange } from "#core/managing/stay-change.ts"
import { aParty, aRoomChoice, stayDates } from "#fixtures/builders/a-stay.ts"
import type { AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import fc from "fast-check"
import { visitorOf } from "../front-desk/a-guest-at-the-desk.ts"
import type { Happening } from "../front-desk/front-desk.commands.ts"
import { recordsOf } from "../front-desk/front-desk.invariants.ts"

const changes: ReadonlyArray<StayChange> = [
  { dates: stayDates("2026-12-03", "2026-12-06"), party: aParty(), rooms: [aRoomChoice()] },
  { dates: stayDates("2026-12-05", "2026-12-06"), party: aParty(), rooms: [aRoomChoice()] },
  { dates: stayDates("2026-12-04", "2026-12-09"), party: aParty(), rooms: [aRoomChoice()] },
  { dates: stayDates(), party: aParty({ rooms: 2 }), rooms: [aRoomChoice({ count: 2 })] },
]

type Managing = (
  managed: ManagedBookings,
  claim: Claim,
  record: BookingRecord,
) => Effect.Effect<unknown, unknown>

/** Somebody acts on one of the bookings that were sold, by the link of a letter about it. */
const byLink =
  (index: number, act: Managing): Happening["run"] =>
  (desk: AFrontDesk) =>
    Effect.gen(function* () {
      const sold = recordsOf(desk).filter(isSold)
      const record = sold.at(-1 - index)
      if (record === undefined) return
      const letter = yield* desk.letterFor(aLetterJob(record.id, "link"))
      const claim = { id: record.id, link: letter?.link ?? null }
      yield* act(desk.managedBy(visitorOf("anywhere")), claim, record)
    })

const anyIndex = fc.oneof(fc.constant(0), fc.nat(3))

const cancelling = anyIndex.map((index): Happening => ({
  name: `sold booking ${index} is cancelled`,
  run: (desk, promised) =>
    byLink(index, (managed, claim, record) => {
      const paid = paidOf(record)
      const at = instantAt(desk.clock.now())
      return managed.cancel(claim, refundIfCancelled({ ...record, paid }, at).refund, "")
    })(desk, promised),
}))

const changing = fc.tuple(anyIndex, fc.nat(changes.length - 1)).map(([index, at]): Happening => ({
  name: `sold booking ${index} is changed to stay ${at}`,
  run: byLink(index, (managed, claim) =>
    Effect.flatMap(managed.quoteChange(claim, changes[at]!), ({ quote }) =>
      managed.change(claim, changes[at]!, quote.total, ""),
    ),
  ),
}))

const settling = anyIndex.map((index): Happening => ({
  name: `the change of sold booking ${index} is settled`,
  run: byLink(index, (managed, claim) => managed.settleChange(claim, "")),
}))

const leaving = anyIndex.map((index): Happening => ({
  name: `the change of sold booking ${index} is given up`,
  run: byLink(index, (managed, claim) => managed.leaveChange(claim, "")),
}))

/** Paid, and asked to be changed, so that what follows meets a change that waits for its money. */
const changingPaid = fc
  .tuple(fc.nat(changes.length - 1), fc.boolean())
  .map(([at, pays]): Happening => ({
    name: `the newest payment is accepted, its stay is changed to ${at}${pays ? " and paid" : ""}`,
    run: (desk, promised) =>
      Effect.gen(function* () {
        const truth = desk.payments.truths().at(-1)
        if (truth === undefined) return
        desk.payments.authorise(truth.payment)
        const { body, signature } = desk.payments.noticeOf(truth.payment)
        yield* desk.readNotice(body, signature)
        yield* byLink(0, (managed, claim) =>
          Effect.flatMap(managed.quoteChange(claim, changes[at]!), ({ quote }) =>
            managed.change(claim, changes[at]!, quote.total, ""),
          ),
        )(desk, promised)
        const difference = desk.payments.truths().at(-1)
        if (pays && difference !== undefined) desk.payments.authorise(difference.payment)
      }),
  }))

/** What those who booked may do, and the days that pass until their stays. */
export const anyManaging: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: cancelling },
  { weight: 4, arbitrary: changing },
  { weight: 4, arbitrary: changingPaid },
  { weight: 3, arbitrary: settling },
  { weight: 1, arbitrary: leaving },
)
