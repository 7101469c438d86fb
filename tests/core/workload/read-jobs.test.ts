import { readDeadJobs, readJobs } from "#core/workload/read-jobs.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import { Effect, Logger } from "effect"
import { describe, expect, it } from "vitest"

const row = (columns: Partial<StoredOrder> & { readonly id?: string } = {}) => ({
  kind: "mail" as const,
  key: "b1/confirmed/3",
  booking: "b1",
  subject: "confirmed",
  amount: 0,
  notBefore: 100,
  id: "7",
  attempts: 2,
  ...columns,
})

const read = {
  kind: "mail",
  about: "booking",
  key: "b1/confirmed/3",
  booking: "b1",
  letter: "confirmed",
  notBefore: 100,
  id: "7",
  attempts: 2,
}

const listened = async <A>(work: Effect.Effect<A>) => {
  const told: Array<unknown> = []
  const listening = Logger.layer([Logger.make(({ message }) => void told.push(message))])
  return { answer: await Effect.runPromise(Effect.provide(work, listening)), told }
}

describe("jobs that a store keeps", () => {
  it("are read with what is known of their tries, and nothing else", async () => {
    expect(await listened(readJobs(["mail"])([row()]))).toEqual({ answer: [read], told: [] })
  })

  it("that cannot be read are told by number and kind, and the others are read all the same", async () => {
    const newer = row({ id: "8", subject: "birthday" })

    expect(await listened(readJobs(["mail"])([newer, row()]))).toEqual({
      answer: [read],
      told: [["job.unreadable", { job: "8", kind: "mail" }]],
    })
  })

  it("of a kind that nobody asked for are a defect", async () => {
    const work = Effect.suspend(() => readJobs(["capture"])([row()]))

    await expect(Effect.runPromise(work)).rejects.toThrow("what was not asked for")
  })

  it("of several kinds are read together", async () => {
    const capture = row({ id: "9", kind: "capture", subject: "pay_1", amount: 500 })

    const { answer } = await listened(readJobs(["mail", "capture"])([capture, row()]))

    expect(answer).toMatchObject([{ id: "9", payment: "pay_1", amount: 500 }, read])
  })

  it("that were given up are read with why", async () => {
    const dead = [{ ...row(), reason: "EENVELOPE 550" }]

    expect((await listened(readDeadJobs("mail")(dead))).answer).toEqual([
      { ...read, reason: "EENVELOPE 550" },
    ])
  })
})
