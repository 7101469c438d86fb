import { changedRecord, type BookingChanges } from "#fixtures/builders/a-booking-record.ts"
import type { BookingCommand } from "#core/booking/booking.event.ts"
import type { BookingRecord } from "#core/booking/booking-record.ts"
import { executeCommands } from "#core/front-desk/execute-commands.ts"
import { noMoney } from "#core/money/amounts.ts"
import { stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { beforeEach, describe, expect, it } from "vitest"
import { aGuestAt, allJobs, recordOf, resultOf } from "../a-guest-at-the-desk.ts"

let desk: AFrontDesk
let paid: BookingRecord
beforeEach(async () => {
  desk = aFrontDesk()
  const { id } = await aGuestAt(desk).confirmed()
  await allJobs(desk)
  paid = await recordOf(desk, id)
})

/** The jobs that these commands enqueue for the paid booking, changed in this way. */
const jobsAfter = async (changes: BookingChanges, ...commands: ReadonlyArray<BookingCommand>) => {
  const before = new Set(desk.shelves.contents.jobs.keys())
  const record = changedRecord(paid, changes)
  await resultOf(
    desk.store.inTransaction((transaction) =>
      executeCommands({ needs: desk, transaction }, record, commands),
    ),
  )
  return [...desk.shelves.contents.jobs.entries()]
    .filter(([id]) => !before.has(id))
    .map(([, { kind, subject, amount, notBefore }]) => ({ kind, subject, amount, notBefore }))
}

const DAY_MS = 24 * 60 * 60 * 1000

describe("a refund", () => {
  const refundOf = async (changes: BookingChanges) => {
    const [job, ...others] = await jobsAfter(changes, "refund")
    expect(others).toEqual([])
    return job?.amount
  }

  it("of a stay cancelled in time is all that was taken", async () => {
    expect(await refundOf({ status: "cancelled" })).toBe(68_946)
  })

  it("of a stay cancelled late keeps the first night, the fee and the tax on the fee", async () => {
    desk.clock.forward(12 * DAY_MS)

    expect(await refundOf({ status: "cancelled" })).toBe(68_946 - 22_000 - 1_320 - 106)
  })

  it("of a payment that bought no stay is all that was taken, however late", async () => {
    desk.clock.forward(12 * DAY_MS)

    expect(await refundOf({ status: "refunding" })).toBe(68_946)
  })

  it("of what went back in part is the rest", async () => {
    const [captured] = paid.ledger.filter(({ kind }) => kind === "captured")
    const back = { ...captured!, kind: "refunded" as const, amount: captured!.amount }

    expect(await refundOf({ status: "refunding", ledger: [...paid.ledger, back] })).toBe(0)
  })

  it("never counts the same money twice", async () => {
    const jobs = await jobsAfter({ status: "refunding" }, "refund", "returnDeposit")

    expect(jobs.map(({ kind, amount }) => [kind, amount])).toEqual([["refund", 68_946]])
  })

  it("is none where nothing is left of a stay, or nobody ever paid", async () => {
    expect(await jobsAfter({ status: "cancelled", ledger: [] }, "refund")).toEqual([])
  })

  it("of money that is back already still ends the booking that waits for it", async () => {
    const jobs = await jobsAfter({ status: "refunding", ledger: [] }, "refund")

    expect(jobs).toMatchObject([{ kind: "refund", subject: paid.payment?.payment, amount: 0 }])
  })

  it("is none where nothing was paid here", async () => {
    expect(await jobsAfter({ status: "cancelled", payment: null }, "refund")).toEqual([])
  })
})

describe("the deposit", () => {
  it("goes back three days later", async () => {
    expect(await jobsAfter({ status: "completed" }, "returnDeposit")).toEqual([
      {
        kind: "refund",
        subject: paid.payment?.payment,
        amount: 20_000,
        notBefore: Date.parse("2026-12-09T04:00:00.000Z"),
      },
    ])
  })

  it("does not go back where none was taken, or not here", async () => {
    const quote = { ...paid.quote, deposit: noMoney }

    expect(await jobsAfter({ quote }, "returnDeposit")).toEqual([])
    expect(await jobsAfter({ payment: null }, "returnDeposit")).toEqual([])
  })
})

it("the deposit goes back under a name of its own", async () => {
  await jobsAfter({ status: "completed" }, "returnDeposit")

  const keys = [...desk.shelves.contents.jobs.values()].map(({ key }) => key)
  expect(keys).toContain(`${paid.payment?.payment}/deposit`)
})

it("a stay is planned with its beginning, its end, and a reminder while there is time", async () => {
  const dates = stayDates("2026-12-18", "2026-12-20")
  const planned = async () => (await jobsAfter({ dates }, "planStay")).map(({ kind }) => kind)

  desk.clock.set("2026-12-16T02:00:00.000Z")

  expect(await planned()).toEqual(["startStay", "endStay"])
})

describe("money that was promised", () => {
  it.each([
    ["enqueueCapture", "capture", 68_946],
    ["voidAuthorisation", "void", 0],
  ] as const)("is looked after by %s", async (command, kind, amount) => {
    const payment = { ...paid.payment!, payment: "pi_other" }

    expect(await jobsAfter({ payment }, command)).toEqual([
      { kind, subject: "pi_other", amount, notBefore: 0 },
    ])
    expect(await jobsAfter({ payment: null }, command)).toEqual([])
  })
})

it.each([
  ["sendConfirmation", "confirmed"],
  ["sendCancellation", "cancelled"],
  ["sendChange", "changed"],
  ["sendPaymentLost", "paymentLost"],
] as const)("%s writes the letter %s to guest and property", async (command, letter) => {
  const history = [...paid.history, ...paid.history]

  expect(await jobsAfter({ history }, command)).toEqual([
    { kind: "mail", subject: letter, amount: 0, notBefore: 0 },
    { kind: "mail", subject: `property/${letter}`, amount: 0, notBefore: 0 },
  ])
})

it("commands are carried out one after the other, on what the one before left", async () => {
  const jobs = await jobsAfter({ status: "cancelled" }, "refund", "sendCancellation")

  expect(jobs.map(({ kind }) => kind)).toEqual(["refund", "mail", "mail"])
})
