import { changedRecord, type BookingChanges } from "#fixtures/builders/a-booking-record.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { senOf } from "#core/money/amounts.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import {
  aGuestAt,
  allJobs,
  recordOf,
  resultOf,
} from "#tests/core/front-desk/a-guest-at-the-desk.ts"

type Refund = BookingRecord["refunds"][number]

let desk: AFrontDesk
let booked: Awaited<ReturnType<ReturnType<typeof aGuestAt>["confirmed"]>>
beforeEach(async () => {
  desk = aFrontDesk()
  booked = await aGuestAt(desk).confirmed()
  await allJobs(desk)
})

const jobsOf = (kind: string) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

const changed = async (changes: BookingChanges) => {
  const record = await recordOf(desk, booked.id)
  desk.shelves.contents.bookings.set(booked.id, changedRecord(record, changes))
}

const order = (reason: string, amount: number, payment = booked.payment): Refund => ({
  reason,
  payment,
  amount: senOf(amount),
})

/** The booking once the money of the last of its refunds is back. */
const afterLastOf = async (...refunds: ReadonlyArray<Refund>) => {
  await changed({ status: "cancelled", refunds })
  const { reason, payment, amount } = refunds.at(-1)!
  await resultOf(
    desk.store.inTransaction(({ enqueue }) =>
      enqueue({
        kind: "refund",
        key: `${payment}/${reason}`,
        booking: booked.id,
        payment,
        reason,
        amount,
        notBefore: 0,
      }),
    ),
  )
  await allJobs(desk)
  return recordOf(desk, booked.id)
}

describe("a cancelled stay", () => {
  it("is refunded once what was decided is back", async () => {
    expect((await afterLastOf(order("cancelled", 1_000))).status).toBe("refunded")
  })

  it("is not refunded by money that went back for having bought nothing", async () => {
    const after = await afterLastOf(order("stray", 500))

    expect(after.status).toBe("cancelled")
    expect(after.ledger.at(-1)).toMatchObject({ kind: "refunded", amount: 500 })
  })

  it("is refunded where such money is the last of what goes back", async () => {
    const back = { kind: "refunded", amount: senOf(1_000), payment: booked.payment } as const
    const { ledger, createdAt } = await recordOf(desk, booked.id)
    desk.payments.tamper(booked.payment, { refunded: senOf(1_000) })
    await changed({ ledger: [...ledger, { ...back, at: createdAt }] })

    const after = await afterLastOf(order("cancelled", 1_000), order("stray", 500))

    expect(after.status).toBe("refunded")
  })

  it("is not refunded before all of its payments are back", async () => {
    const after = await afterLastOf(order("cancelled", 700, "another"), order("cancelled", 1_000))

    expect(after.status).toBe("cancelled")
  })
})

it("a refund of money that was never taken is dropped, and no other with it", async () => {
  const { ledger } = await recordOf(desk, booked.id)
  const [promised] = ledger
  await changed({ ledger: [promised!, { ...promised!, kind: "voided" }] })

  const after = await afterLastOf(order("cancelled", 700, "another"), order("cancelled", 1_000))

  expect(after.refunds).toEqual([order("cancelled", 700, "another")])
  expect(desk.payments.calls.filter((call) => call.startsWith("refund"))).toEqual([])
})

it("a refund waits for the money to be taken, and says so", async () => {
  const { ledger } = await recordOf(desk, booked.id)
  await changed({ ledger: ledger.filter(({ kind }) => kind === "authorised") })

  await afterLastOf(order("cancelled", 1_000))

  expect(jobsOf("refund")).toMatchObject([{ isDone: false, reason: "NotCapturedYet" }])
  expect(desk.payments.calls.filter((call) => call.startsWith("refund"))).toEqual([])
})
