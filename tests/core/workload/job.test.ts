import { orderIn, storedOrder, type JobOrder, type MailSubject } from "#core/workload/job.ts"
import { JobKind, StoredOrder } from "#core/workload/stored-job.ts"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "../kernel/without-each-field.ts"

const row = { key: "k", booking: "b", subject: "", amount: 0, notBefore: 1_795_000_000_000 }
const order = { key: "k", booking: "b", notBefore: row.notBefore }

/** Whatever letters are about; a new subject has to be written down below. */
const subjects: Readonly<Record<MailSubject, true>> = {
  account: true,
  booking: true,
  dispute: true,
  feed: true,
  inquiry: true,
  message: true,
  property: true,
  review: true,
}

/** Every kind of work as a store has it, and as whoever does it gets it. */
const written: ReadonlyArray<readonly [StoredOrder, JobOrder]> = [
  [
    { ...row, kind: "endHold" },
    { ...order, kind: "endHold" },
  ],
  [
    { ...row, kind: "settle", key: "b/3" },
    { ...order, kind: "settle", key: "b/3", paidFor: "stay", attempt: 3 },
  ],
  [
    { ...row, kind: "settle", key: "b/change/4", subject: "change" },
    { ...order, kind: "settle", key: "b/change/4", paidFor: "change", attempt: 4 },
  ],
  [
    { ...row, kind: "capture", subject: "pi_1", amount: 68_946 },
    { ...order, kind: "capture", payment: "pi_1", amount: 68_946 },
  ],
  [
    { ...row, kind: "void", subject: "pi_1" },
    { ...order, kind: "void", payment: "pi_1" },
  ],
  [
    { ...row, kind: "refund", key: "pi_1/change-2", subject: "pi_1", amount: 500 },
    {
      ...order,
      kind: "refund",
      key: "pi_1/change-2",
      payment: "pi_1",
      reason: "change-2",
      amount: 500,
    },
  ],
  [
    { ...row, kind: "keepCard", subject: "pi_1" },
    { ...order, kind: "keepCard", payment: "pi_1" },
  ],
  [
    { ...row, kind: "forgetCard", key: "pm_1", booking: "", subject: "cus_1" },
    { kind: "forgetCard", key: "pm_1", notBefore: row.notBefore, customer: "cus_1" },
  ],
  [
    { ...row, kind: "startStay" },
    { ...order, kind: "startStay" },
  ],
  [
    { ...row, kind: "endStay" },
    { ...order, kind: "endStay" },
  ],
  [
    { ...row, kind: "mail", subject: "reminder" },
    { ...order, kind: "mail", about: "booking", letter: "reminder" },
  ],
  [
    { ...row, kind: "mail", subject: "dispute" },
    { ...order, kind: "mail", about: "dispute" },
  ],
  [
    { ...row, kind: "mail", subject: "property/cancelled" },
    { ...order, kind: "mail", about: "property", letter: "cancelled" },
  ],
  [
    { ...row, kind: "mail", subject: "message/m7" },
    { ...order, kind: "mail", about: "message", message: "m7" },
  ],
  [
    { ...row, kind: "mail", subject: "review/invited" },
    { ...order, kind: "mail", about: "review", news: "invited" },
  ],
  [
    { ...row, kind: "mail", subject: "review/insults" },
    { ...order, kind: "mail", about: "review", news: "insults" },
  ],
  [
    { ...row, kind: "mail", booking: "7K3M9QXA", subject: "inquiry" },
    { kind: "mail", about: "inquiry", key: "k", inquiry: "7K3M9QXA", notBefore: row.notBefore },
  ],
  [
    { ...row, kind: "mail", booking: "f1", subject: "feed/{}" },
    { kind: "mail", about: "feed", key: "k", feed: "f1", news: "{}", notBefore: row.notBefore },
  ],
  [
    { ...row, kind: "mail", booking: "", subject: "sealed" },
    { kind: "mail", about: "account", key: "k", sealed: "sealed", notBefore: row.notBefore },
  ],
]

describe("work in storage", () => {
  it.each(written)(
    "is read into the fields of its kind, and written as it was: %j",
    (kept, read) => {
      expect(Result.getOrThrow(orderIn(kept))).toStrictEqual(read)
      expect(storedOrder(read)).toStrictEqual(kept)
    },
  )

  it.each(written)("is complete or not read at all: %j", (kept) => {
    const isRead = (value: unknown) => Result.isSuccess(orderIn(value))

    expect(withoutEachField({ ...kept }).filter(([, rest]) => isRead(rest))).toEqual([])
    expect(isRead({ ...kept, amount: 0.5 })).toBe(false)
    expect(isRead({ ...kept, notBefore: 0.5 })).toBe(false)
  })

  it.each(written)("is known with all of its columns, whatever its kind means: %j", (kept) => {
    const isStored = Schema.is(StoredOrder)

    expect(isStored(kept)).toBe(true)
    expect(withoutEachField({ ...kept }).filter(([, rest]) => isStored(rest))).toEqual([])
  })

  it("of every kind is known", () => {
    const known = new Set(written.map(([, { kind }]) => kind))

    expect([...known].toSorted()).toEqual([...JobKind.literals].toSorted())
    expect(Schema.is(JobKind)("")).toBe(false)
  })

  it("about every subject of a letter is known", () => {
    const known = written.flatMap(([, read]) => ("about" in read ? [read.about] : []))

    expect(new Set(known)).toEqual(new Set(Object.keys(subjects)))
  })

  it.each([
    { ...row, kind: "somethingNewer" },
    { ...row, kind: "mail", subject: "birthday" },
    { ...row, kind: "mail", subject: "message" },
    { ...row, kind: "mail", subject: "feed" },
    { ...row, kind: "mail", subject: "review" },
    { ...row, kind: "mail", subject: "review/lowMarks" },
    { ...row, kind: "mail", subject: "property/reminder" },
    { ...row, kind: "mail", subject: "confirmed/" },
    { ...row, kind: "settle", key: "b/3", subject: "deposit" },
    { ...row, kind: "settle", key: "b/last" },
  ])("that this version does not know is not read: %j", (newer) => {
    expect(Result.isFailure(orderIn(newer))).toBe(true)
  })
})
