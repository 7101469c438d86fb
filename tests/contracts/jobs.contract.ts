import type { JobOrder } from "#core/workload/job.ts"
import type { StoredOrder } from "#core/workload/stored-job.ts"
import { anOrder } from "#fixtures/builders/a-job.ts"
import { Effect, Logger } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { deskStock, type Desk, type OpenDesk } from "./booking-store.jobs.ts"
import { resultOf } from "./outcomes.ts"

const LEASE_MS = 1000

const order = (columns: Partial<StoredOrder> = {}): JobOrder =>
  anOrder({ subject: "pay_1", amount: 64496, notBefore: 100, ...columns })

const enqueued = ({ store }: Desk, ...orders: ReadonlyArray<JobOrder>) =>
  resultOf(
    store.inTransaction((transaction) =>
      Effect.forEach(orders, transaction.enqueue, { discard: true }),
    ),
  )

/** What every keeper of jobs promises; they come out of the same rooms as the desk store. */
export const jobsContract = (keeper: string, open: OpenDesk): void => {
  describe(`jobs in ${keeper}`, () => {
    let desk: Desk
    beforeEach(async () => {
      desk = await open(deskStock)
    })

    const claimedAt = (now: number, limit = 10) =>
      resultOf(desk.jobs.claim({ kinds: ["capture", "void"], now, limit, leaseMs: LEASE_MS }))

    it("are handed out as they were ordered, once they are due", async () => {
      await enqueued(desk, order())

      expect(await claimedAt(99)).toEqual([])
      const [job, ...others] = await claimedAt(100)

      const { notBefore: _, ...ordered } = order()
      expect(job).toMatchObject({ ...ordered, attempts: 1 })
      expect(others).toEqual([])
    })

    it("that are due at the same time come in the order in which they were ordered", async () => {
      const keys = Array.from({ length: 12 }, (_, place) => `key-${place}`)
      await enqueued(desk, ...keys.map((key) => order({ key })))

      const [first, others] = [await claimedAt(100, 5), await claimedAt(100, 12)]

      expect(first.map(({ key }) => key)).toEqual(keys.slice(0, 5))
      expect(others.map(({ key }) => key)).toEqual(keys.slice(5))
    })

    it("are one for each kind and key, however often ordered, also when done already", async () => {
      await enqueued(desk, order(), order({ amount: 1 }), order({ kind: "void" }))
      await enqueued(desk, order({ booking: "b2" }))

      const jobs = await claimedAt(100)
      expect(jobs.map(({ kind, booking }) => [kind, booking]).toSorted()).toEqual([
        ["capture", "b1"],
        ["void", "b1"],
      ])
      expect(jobs.find(({ kind }) => kind === "capture")).toMatchObject({ amount: 64496 })

      for (const { id } of jobs) await resultOf(desk.jobs.done(id))
      await enqueued(desk, order())
      expect(await claimedAt(1_000_000)).toEqual([])
    })

    const row = { key: "k", booking: "b1", subject: "", amount: 0, notBefore: 100 }

    it("are read as an older version wrote them down", async () => {
      await desk.keepJob({ ...row, kind: "capture", subject: "pay_7", amount: 500 })

      expect(await claimedAt(100)).toMatchObject([
        { kind: "capture", booking: "b1", payment: "pay_7", amount: 500 },
      ])
    })

    it("that only a newer version knows are told, left to it, and keep no other from being done", async () => {
      await desk.keepJob({ ...row, kind: "mail", subject: "birthday" })
      await enqueued(desk, order({ kind: "mail", key: "known", subject: "confirmed" }))
      const told: Array<unknown> = []
      const listening = Logger.layer([Logger.make(({ message }) => void told.push(message))])
      const claim = (now: number) =>
        resultOf(
          Effect.provide(
            desk.jobs.claim({ kinds: ["mail"], now, limit: 10, leaseMs: LEASE_MS }),
            listening,
          ),
        )

      expect(await claim(100)).toMatchObject([{ key: "known", about: "booking" }])
      expect(told).toEqual([["job.unreadable", { job: expect.any(String), kind: "mail" }]])
      expect(await claim(100)).toEqual([])
      expect(await claim(100 + LEASE_MS)).toMatchObject([{ key: "known" }])
      expect(told).toHaveLength(2)
    })

    it("are claimed by nobody else during the lease, and by anybody after it", async () => {
      await enqueued(desk, order())
      await claimedAt(100)

      expect(await claimedAt(100 + LEASE_MS - 1)).toEqual([])
      expect(await claimedAt(100 + LEASE_MS)).toMatchObject([{ key: "pay_1", attempts: 2 }])
    })

    it("are never handed to two who claim at once", async () => {
      await enqueued(desk, ...Array.from({ length: 9 }, (_, key) => order({ key: `${key}` })))
      const claim = desk.jobs.claim({ kinds: ["capture"], now: 100, limit: 4, leaseMs: LEASE_MS })

      const claims = await resultOf(Effect.all([claim, claim, claim], { concurrency: "unbounded" }))

      const keys = claims.flat().map(({ key }) => key)
      expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
    })

    it("come longest due first and no more at once than asked for", async () => {
      await enqueued(
        desk,
        order({ key: "late", notBefore: 90 }),
        order({ key: "early", notBefore: 10 }),
        order({ key: "middle", notBefore: 50 }),
      )

      expect((await claimedAt(100, 2)).map(({ key }) => key)).toEqual(["early", "middle"])
      expect((await claimedAt(100, 2)).map(({ key }) => key)).toEqual(["late"])
    })

    it("of a kind that nobody asks for stay where they are", async () => {
      await enqueued(desk, order({ kind: "mail", subject: "confirmed" }))

      expect(await claimedAt(100)).toEqual([])
      const mail = { kinds: ["mail"], now: 100, limit: 1, leaseMs: LEASE_MS } as const
      expect(await resultOf(desk.jobs.claim(mail))).toMatchObject([{ kind: "mail" }])
    })

    it("do not come back once they are done", async () => {
      await enqueued(desk, order())
      const [job] = await claimedAt(100)

      await resultOf(desk.jobs.done(job!.id))

      expect(await claimedAt(1_000_000)).toEqual([])
    })

    it("are done, postponed, given up and tried again one by one", async () => {
      const keys = ["1", "2", "3", "4", "5"]
      await enqueued(desk, ...keys.map((key) => order({ key })))
      const [done, postponed, buried, revived] = (await claimedAt(100)).map(({ id }) => id)

      await resultOf(desk.jobs.done(done!))
      await resultOf(desk.jobs.postpone(postponed!, 9000, "later"))
      for (const id of [buried, revived]) await resultOf(desk.jobs.bury(id!, "550"))
      await resultOf(desk.jobs.revive(revived!, 9000))

      const keysAt = async (now: number) => (await claimedAt(now)).map(({ key }) => key)
      expect(await keysAt(8999)).toEqual(["5"])
      expect(await keysAt(9000)).toEqual(["2", "4"])
      expect(await resultOf(desk.jobs.buried("capture"))).toMatchObject([{ key: "3" }])
    })

    it("that were given up are claimed no more, and are shown with why", async () => {
      await enqueued(desk, order({ kind: "mail", key: "letter-1", subject: "confirmed" }), order())
      const claim = { kinds: ["mail"], now: 100, limit: 1, leaseMs: LEASE_MS } as const
      const [job] = await resultOf(desk.jobs.claim(claim))

      await resultOf(desk.jobs.bury(job!.id, "550"))

      expect(await resultOf(desk.jobs.claim({ ...claim, now: 1_000_000 }))).toEqual([])
      expect(await resultOf(desk.jobs.buried("mail"))).toMatchObject([
        { id: job!.id, key: "letter-1", attempts: 1, reason: "550" },
      ])
      expect(await resultOf(desk.jobs.buried("capture"))).toEqual([])
    })

    it("that were given up are tried again from the start once somebody says so", async () => {
      await enqueued(desk, order())
      const [job] = await claimedAt(100)
      await resultOf(desk.jobs.bury(job!.id, "550"))

      expect(await resultOf(desk.jobs.revive(job!.id, 9000))).toBe(true)

      expect(await resultOf(desk.jobs.buried("capture"))).toEqual([])
      expect(await claimedAt(8999)).toEqual([])
      expect(await claimedAt(9000)).toMatchObject([{ id: job!.id, attempts: 1 }])
      expect(await resultOf(desk.jobs.revive(job!.id, 9000))).toBe(false)
      expect(await resultOf(desk.jobs.revive("no-such-job", 9000))).toBe(false)
    })

    it("that were given up are shown in the order in which they were ordered", async () => {
      await enqueued(desk, ...["first", "second", "third"].map((key) => order({ key })))
      const claimed = await claimedAt(100)

      for (const { id } of claimed.toReversed()) await resultOf(desk.jobs.bury(id, "550"))

      const buried = await resultOf(desk.jobs.buried("capture"))
      expect(buried.map(({ key }) => key)).toEqual(["first", "second", "third"])
    })

    it("come back when they were postponed to", async () => {
      await enqueued(desk, order())
      const [job] = await claimedAt(100)

      await resultOf(desk.jobs.postpone(job!.id, 5000, "PaymentsUnreachable"))

      expect(await claimedAt(4999)).toEqual([])
      expect(await claimedAt(5000)).toMatchObject([{ id: job!.id, attempts: 2 }])
    })
  })
}
