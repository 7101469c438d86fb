import { Effect } from "effect"
import { senOf } from "../money/amounts.ts"
import type { BookingId } from "./booking-view.ts"
import type { Desk } from "./desk.ts"
import type { Job } from "./job.ts"
import { done, later, type JobWork } from "./job-outcome.ts"
import { namedDifference } from "./name-change.ts"
import { settleOpenChange } from "./settle-open-change.ts"
import { settle } from "./settle.ts"

const attemptIn = (key: string): number => Number(key.slice(key.lastIndexOf("/") + 1))

/** A change that ended before its payment had a name may have left one: it is found and called off. */
const settleChange = Effect.fnUntraced(function* (desk: Desk, { booking, key, amount }: Job) {
  const id = booking as BookingId
  const attempt = attemptIn(key)
  const record = yield* desk.store.find(id)
  if (record === null) return done
  if (record.change?.attempt === attempt) {
    const { change } = yield* settleOpenChange(desk, id)
    return change?.attempt === attempt ? later("StillPaying") : done
  }
  const isPaid = record.extras.some((extra) => extra.attempt === attempt)
  if (!isPaid) yield* namedDifference(desk, id, { attempt, amount: senOf(amount) })
  return done
})

/** Asks after a payment until its booking, or its change, no longer waits for it. */
export const settleDue: JobWork = (desk, job) =>
  (job.subject === "change"
    ? settleChange(desk, job)
    : Effect.map(settle(desk, job.booking as BookingId), ({ status }) =>
        status === "paying" ? later("StillPaying") : done,
      )
  ).pipe(
    Effect.catchTags({
      BookingNotFound: () => Effect.succeed(done),
      PaymentUnavailable: () => Effect.succeed(later("PaymentUnavailable")),
    }),
  )
