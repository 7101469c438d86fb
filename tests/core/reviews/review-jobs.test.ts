import { hidingJob, invitationJob } from "#core/reviews/review-jobs.ts"
import { orderIn, storedOrder } from "#core/workload/job.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { Result } from "effect"
import { expect, it } from "vitest"

it("invites on the morning after check-out, in Malaysia, once for each stay", () => {
  const record = aBookingRecord({ dates: stayDates("2026-12-04", "2026-12-06") })
  const order = invitationJob(record)

  expect(order).toEqual({
    kind: "mail",
    key: `${record.id}/review/2026-12-06`,
    about: "review",
    booking: record.id,
    news: "invited",
    notBefore: Date.parse("2026-12-07T02:00:00.000Z"),
  })
  expect(orderIn(storedOrder(order))).toEqual(Result.succeed(order))
})

it("tells at once why a review was hidden, each time that it is", () => {
  expect(hidingJob("b1", "insults", 7)).toEqual({
    kind: "mail",
    key: "b1/review/insults/7",
    about: "review",
    booking: "b1",
    news: "insults",
    notBefore: 0,
  })
})
