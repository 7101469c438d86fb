import type { JobOrder } from "#core/workload/job.ts"
import { PaymentStepRefused, PaymentsUnreachable } from "#core/payment/payments.port.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, allJobs, resultOf } from "../a-guest-at-the-desk.ts"

const jobsOf = (desk: AFrontDesk, kind: JobOrder["kind"]) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

/** A payment that its booking does not wait for any more: the card was declined. */
const declinedAt = async (desk: AFrontDesk) => {
  const guest = aGuestAt(desk)
  const { id, payment } = await guest.paying()
  desk.payments.decline(payment)
  await guest.settle(id)
  return { id, payment }
}

describe("a payment that the provider will not call off", () => {
  let desk: AFrontDesk
  beforeEach(() => {
    const payments = inMemoryPayments()
    const refused = () => Effect.fail(new PaymentStepRefused({ code: "unexpected_state" }))
    desk = { ...aFrontDesk(undefined, { payments: { ...payments, void: refused } }), payments }
  })

  it.each(["awaitingGuest", "processing", "authorised"] as const)(
    "is tried again, and the reason says that it was %s",
    async (state) => {
      const { payment } = await declinedAt(desk)
      desk.payments.tamper(payment, { state })

      await resultOf(desk.doJobs())

      const reason = `VoidRefused ${state}`
      expect(jobsOf(desk, "void")).toMatchObject([{ isDone: false, attempts: 1, reason }])
    },
  )

  it("is done with where the provider cancelled it by itself", async () => {
    const { payment } = await declinedAt(desk)
    desk.payments.tamper(payment, { state: "cancelled" })

    await resultOf(desk.doJobs())

    expect(jobsOf(desk, "void")).toMatchObject([{ isDone: true }])
  })
})

it("is tried again where the provider cannot be reached, and the reason says so", async () => {
  const payments = inMemoryPayments()
  const away = () => Effect.fail(new PaymentsUnreachable())
  const desk = { ...aFrontDesk(undefined, { payments: { ...payments, void: away } }), payments }
  await declinedAt(desk)

  await resultOf(desk.doJobs())

  expect(jobsOf(desk, "void")).toMatchObject([
    { isDone: false, attempts: 1, reason: "PaymentsUnreachable" },
  ])
})

it("asks nobody to call off money that is known to be taken: it goes back as a refund", async () => {
  const desk = aFrontDesk()
  const { payment } = await declinedAt(desk)
  desk.payments.authorise(payment)
  desk.payments.captureSilently(payment)
  const { body, signature } = desk.payments.noticeOf(payment)
  await resultOf(desk.readNotice(body, signature))

  await allJobs(desk)

  expect(jobsOf(desk, "void")).toMatchObject([{ isDone: true }])
  expect(desk.payments.calls).not.toContain(`void ${payment}`)
  expect(desk.payments.calls).toContain(`refund ${payment}`)
})
