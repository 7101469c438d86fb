import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import type { JobOrder } from "#core/workload/job.ts"
import { bookingJobsWith } from "#core/booking-jobs/job-runner.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aGuestAt, allJobs, recordOf, resultOf } from "../../front-desk/a-guest-at-the-desk.ts"

/** The same desk, whose bookings are gone as soon as somebody wants to write in them. */
const emptied = (desk: FrontDeskNeeds): FrontDeskNeeds => ({
  ...desk,
  store: {
    ...desk.store,
    inTransaction: (work) =>
      desk.store.inTransaction((transaction) =>
        work({ ...transaction, lock: () => Effect.succeed(null) }),
      ),
  },
})

const jobsOf = (desk: ReturnType<typeof aFrontDesk>, kind: JobOrder["kind"]) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

it.each(["authorised", "cancelled"] as const)(
  "work on a booking that is gone when it is to be written down is done: %s",
  async (state) => {
    const desk = aFrontDesk()
    const { payment } = await aGuestAt(desk).confirmed()
    desk.payments.tamper(payment, { state })

    await resultOf(bookingJobsWith(emptied(desk))())

    expect(jobsOf(desk, "capture")).toMatchObject([{ isDone: true, attempts: 1 }])
  },
)

it.each([true, false])(
  "money goes back to nobody's booking without a word: taken %s",
  async (isTaken) => {
    const desk = aFrontDesk()
    const { id, payment } = await aGuestAt(desk).confirmed()
    if (isTaken) await allJobs(desk)
    const record = await recordOf(desk, id)
    const [promised] = record.ledger
    const voided = { ...promised!, kind: "voided" } as const
    if (!isTaken) desk.shelves.contents.bookings.set(id, { ...record, ledger: [promised!, voided] })
    const order = {
      kind: "refund",
      key: `${payment}/kindness`,
      booking: id,
      payment,
      reason: "kindness",
    } as const
    await resultOf(
      desk.store.inTransaction(({ enqueue }) => enqueue({ ...order, amount: 500, notBefore: 0 })),
    )

    await resultOf(bookingJobsWith(emptied(desk))())

    expect(jobsOf(desk, "refund")).toMatchObject([{ isDone: true, attempts: 1 }])
  },
)
