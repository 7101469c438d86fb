import { DeadJob, Job, JobKind, JobOrder } from "#core/workload/job.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withoutEachField } from "../../kernel/without-each-field.ts"

const order = {
  kind: "capture",
  key: "pi_1",
  booking: "booking-1",
  subject: "pi_1",
  amount: 68_946,
  notBefore: 1_795_000_000_000,
}
const job = { ...order, id: "job-1", tries: 0 }
const dead = { ...job, tries: 40, reason: "CaptureRefused cancelled" }

describe("work in storage", () => {
  it.each([
    ["an order", JobOrder, order],
    ["a claimed job", Job, job],
    ["a job that was given up", DeadJob, dead],
  ] as const)("is complete or not read at all: %s", (_name, schema, value) => {
    const isWhole = Schema.is(schema as Schema.Schema<unknown>)

    expect(isWhole(value)).toBe(true)
    expect(withoutEachField(value).filter(([, rest]) => isWhole(rest))).toEqual([])
  })

  it.each(["endHold", "settle", "capture", "void", "refund", "startStay", "endStay", "mail"])(
    "is of a kind that somebody can do: %s",
    (kind) => {
      expect(Schema.is(JobKind)(kind)).toBe(true)
      expect(Schema.is(JobKind)("")).toBe(false)
    },
  )

  it("moves whole sen, at a whole millisecond", () => {
    expect(Schema.is(JobOrder)({ ...order, amount: 0.5 })).toBe(false)
    expect(Schema.is(JobOrder)({ ...order, notBefore: 0.5 })).toBe(false)
    expect(Schema.is(Job)({ ...job, tries: 0.5 })).toBe(false)
  })
})
