import type { JobOrder } from "#core/workload/job.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import { anOrder } from "#fixtures/builders/a-job.ts"
import { delayAfter } from "#core/booking-jobs/job-runner.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import { PaymentStepRefused } from "#core/payment/payments.port.ts"
import { inMemoryPayments } from "#fixtures/doubles/payments.in-memory.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect, Logger } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  MINUTE_MS,
  recordOf,
  refusal,
  resultOf,
} from "../../front-desk/a-guest-at-the-desk.ts"

let desk: AFrontDesk
let guest: ReturnType<typeof aGuestAt>
beforeEach(() => {
  desk = aFrontDesk()
  guest = aGuestAt(desk)
})

const jobsOf = (kind: JobOrder["kind"]) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

const enqueued = (row: Partial<StoredOrder> & Pick<StoredOrder, "kind" | "key">) =>
  resultOf(
    desk.store.inTransaction((transaction) =>
      transaction.enqueue(anOrder({ booking: row.key, ...row })),
    ),
  )

const doAgain = async (kind: JobOrder["kind"]) => {
  for (const job of jobsOf(kind))
    desk.shelves.contents.jobs.set(job.id, { ...job, isDone: false, notBefore: 0 })
  await allJobs(desk)
}

describe("the jobs of the desk", () => {
  it("are counted", async () => {
    await guest.confirmed()

    expect(await resultOf(desk.doJobs())).toBe(1)
    expect(await resultOf(desk.doJobs())).toBe(0)
  })

  it("follow a held, paid and confirmed stay each at its time", async () => {
    const { id, payment } = await guest.confirmed()

    const orders = [...desk.shelves.contents.jobs.values()]
    expect(
      orders.map(({ kind, booking, subject, amount, notBefore }) => [
        kind,
        booking === id,
        subject,
        amount,
        notBefore && new Date(notBefore).toISOString(),
      ]),
    ).toEqual([
      ["endHold", true, "", 0, "2026-11-21T02:45:00.000Z"],
      ["settle", true, "", 0, "2026-11-21T02:47:00.000Z"],
      ["capture", true, payment, 68946, 0],
      ["startStay", true, "", 0, "2026-12-04T07:00:00.000Z"],
      ["endStay", true, "", 0, "2026-12-06T04:00:00.000Z"],
      ["mail", true, "reminder", 0, "2026-12-02T02:00:00.000Z"],
      ["mail", true, "confirmed", 0, 0],
      ["mail", true, "property/confirmed", 0, 0],
    ])
  })

  it("leave letters where they are until somebody delivers mail", async () => {
    await guest.confirmed()
    desk.clock.forward(60 * MINUTE_MS)

    await allJobs(desk)

    expect(jobsOf("mail")).toMatchObject([
      { isDone: false, attempts: 0, subject: "reminder" },
      { isDone: false, attempts: 0, subject: "confirmed" },
      { isDone: false, attempts: 0, subject: "property/confirmed" },
    ])
    expect(jobsOf("capture")).toMatchObject([{ isDone: true }])
  })

  it("change nothing when they are done once more", async () => {
    const { id } = await guest.confirmed()
    await allJobs(desk)
    const record = await recordOf(desk, id)
    const { calls } = desk.payments
    const captures = () => calls.filter((call) => call.startsWith("capture")).length

    await doAgain("capture")
    await doAgain("endHold")
    await doAgain("settle")

    expect(await recordOf(desk, id)).toEqual(record)
    expect(captures()).toBe(1)
  })

  it.each(["notHeard", "answerLost"] as const)(
    "are tried again after five seconds when the provider was not heard: %s",
    async (fault) => {
      const { id, quote } = await guest.confirmed()
      desk.payments.faults.push(fault)
      await resultOf(desk.doJobs())
      expect(jobsOf("capture")).toMatchObject([{ isDone: false, reason: "PaymentsUnreachable" }])
      desk.clock.forward(4999)
      expect(await resultOf(desk.doJobs())).toBe(0)

      desk.clock.forward(1)
      await allJobs(desk)

      expect((await resultOf(guest.bookings.find(id))).captured).toBe(quote.total)
      expect((await recordOf(desk, id)).ledger).toHaveLength(2)
    },
  )

  it("wait twice as long after each try, up to a quarter of an hour", () => {
    expect([1, 2, 3, 8, 9, 40].map(delayAfter)).toEqual([
      5_000, 10_000, 20_000, 640_000, 900_000, 900_000,
    ])
  })

  it("go on when one of them hits a defect, which is told and tried again", async () => {
    const { id } = await guest.confirmed()
    await enqueued({ kind: "refund", key: id, booking: id, subject: "no such payment" })
    const lines: Array<unknown> = []
    const listening = Logger.layer([Logger.make(({ message }) => void lines.push(message))])

    await resultOf(Effect.provide(desk.doJobs(), listening))

    expect(lines).toEqual([["job.broke", { job: `refund/${id}`, kind: "refund" }]])

    expect(jobsOf("refund")).toMatchObject([{ isDone: false, reason: "Defect" }])
    expect(jobsOf("capture")).toMatchObject([{ isDone: true }])
  })

  it("that fail five times are told to those who run the site, and tried again", async () => {
    const { payment } = await guest.confirmed()
    desk.payments.tamper(payment, { state: "processing" })
    const lines: Array<unknown> = []
    const listening = Logger.layer([Logger.make(({ message }) => void lines.push(message))])
    const attempts = async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        await resultOf(Effect.provide(desk.doJobs(), listening))
        desk.clock.forward(10 * MINUTE_MS)
      }
    }

    await attempts(4)
    expect(lines).toEqual([])
    await attempts(1)

    const reason = "CaptureRefused processing"
    expect(lines).toEqual([
      ["job.waits", { job: `capture/${payment}`, kind: "capture", attempts: 5, reason }],
    ])
    expect(jobsOf("capture")).toMatchObject([{ isDone: false, attempts: 5 }])
  })

  it("are put back when the store does not answer, and the runner says so when it is gone", async () => {
    const gone = Effect.fail(new StoreUnreachable())
    const broken = aFrontDesk(undefined, {})
    const other = aFrontDesk(undefined, {
      jobs: broken.jobs,
      store: { ...broken.store, inTransaction: () => gone, find: () => gone },
    })
    await resultOf(
      broken.store.inTransaction((transaction) =>
        transaction.enqueue(anOrder({ kind: "endHold", key: "1", booking: "1" })),
      ),
    )
    await resultOf(other.doJobs())
    expect([...broken.shelves.contents.jobs.values()]).toMatchObject([
      { isDone: false, reason: "StoreUnreachable" },
    ])

    const silent = aFrontDesk(undefined, { jobs: { ...broken.jobs, claim: () => gone } })
    expect((await refusal(silent.doJobs()))._tag).toBe("StoreUnreachable")
  })

  it.each(["endHold", "settle", "capture", "void", "refund", "startStay", "endStay"] as const)(
    "of a booking that nobody knows are done with: %s",
    async (kind) => {
      await enqueued({ kind, key: "nobody/1", booking: "nobody" })

      await allJobs(desk)

      expect(jobsOf(kind)).toMatchObject([{ isDone: true }])
      expect(desk.payments.calls).toEqual([])
    },
  )

  it("are claimed twenty at a time", async () => {
    for (let number = 0; number < 21; number += 1)
      await enqueued({ kind: "endHold", key: `${number}` })

    expect([await resultOf(desk.doJobs()), await resultOf(desk.doJobs())]).toEqual([20, 1])
  })
})

describe("asking after a payment", () => {
  it("goes on while the bank takes its time, and ends with the answer", async () => {
    const { id, payment } = await guest.paying()
    desk.payments.process(payment)
    desk.clock.forward(17 * MINUTE_MS)
    await allJobs(desk)
    expect(jobsOf("settle")).toMatchObject([{ isDone: false, reason: "StillPaying" }])

    desk.payments.decline(payment)
    desk.clock.forward(MINUTE_MS)
    await allJobs(desk)

    expect((await resultOf(guest.bookings.find(id))).status).toBe("failed")
    expect(jobsOf("settle")).toMatchObject([{ isDone: true }])
  })

  it("is tried again when the provider cannot be asked", async () => {
    await guest.paying()
    desk.clock.forward(17 * MINUTE_MS)
    desk.payments.faults.push("notHeard")

    await resultOf(desk.doJobs())

    expect(jobsOf("settle")).toMatchObject([{ isDone: false, reason: "PaymentUnavailable" }])
  })
})

describe("taking the money", () => {
  it("is not guessed: a refused capture is tried again and says where the payment stands", async () => {
    const { id, payment } = await guest.confirmed()
    desk.payments.tamper(payment, { state: "processing" })

    await resultOf(desk.doJobs())

    expect(jobsOf("capture")).toMatchObject([
      { isDone: false, reason: "CaptureRefused processing" },
    ])
    expect((await resultOf(guest.bookings.find(id))).captured).toBe(0)
  })

  it("is tried again where the provider refuses a payment that its bank still promises", async () => {
    const payments = inMemoryPayments()
    const capture = () => Effect.fail(new PaymentStepRefused({ code: "rate_limited" }))
    desk = { ...aFrontDesk(undefined, { payments: { ...payments, capture } }), payments }
    guest = aGuestAt(desk)
    const { id } = await guest.confirmed()

    await allJobs(desk)

    expect(jobsOf("capture")).toMatchObject([
      { isDone: false, reason: "CaptureRefused authorised" },
    ])
    expect(await recordOf(desk, id)).toMatchObject({ status: "confirmed", method: "card" })
  })

  it("is left alone for a payment that is not the booking's, or of a booking that is not sold", async () => {
    const { id } = await guest.confirmed()
    await allJobs(desk)
    const waiting = await aGuestAt(desk, "session-2").paying()
    desk.payments.authorise(waiting.payment)
    await enqueued({ kind: "capture", key: "stray", booking: id, subject: waiting.payment })
    await enqueued({ kind: "capture", key: "early", booking: waiting.id, subject: waiting.payment })

    await allJobs(desk)

    expect(desk.payments.truths()[1]).toMatchObject({ state: "authorised", captured: 0 })
    expect(jobsOf("capture").every(({ isDone }) => isDone)).toBe(true)
  })
})
