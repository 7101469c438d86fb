import { ownKindOf } from "#core/property/room-uses.ts"
import { HoldOver } from "#core/booking/booking.errors.ts"
import { JobKind } from "#core/workload/stored-job.ts"
import { aBookingRecord } from "#fixtures/builders/a-booking-record.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { studio, type Desk } from "./booking-store.jobs.ts"
import { refusal, resultOf } from "./outcomes.ts"

const record = aBookingRecord()
const allStudios = [{ kind: ownKindOf(studio), count: 3, dates: [day("2026-12-04")] }]
const job = {
  kind: "endHold",
  key: record.id,
  booking: record.id,
  notBefore: 1000,
} as const

const everything = (desk: Desk, thenFail: boolean) =>
  desk.store.inTransaction((transaction) =>
    Effect.gen(function* () {
      yield* transaction.take(allStudios)
      yield* transaction.insert(record)
      yield* transaction.enqueue(job)
      if (thenFail) return yield* new HoldOver()
    }),
  )

const allJobs = ({ jobs }: Desk) =>
  jobs.claim({ kinds: JobKind.literals, now: 2000, limit: 10, leaseMs: 1000 })

/** What is promised about a change of several things. */
export const wholePromises = (desk: () => Desk): void => {
  describe("keeps all of a change or nothing", () => {
    it("keeps the booking, its rooms and its job together", async () => {
      const { kind, key, booking } = job

      await resultOf(everything(desk(), false))

      expect(await resultOf(desk().store.find(record.id))).toEqual(record)
      expect(await resultOf(allJobs(desk()))).toMatchObject([{ kind, key, booking }])
      const more = desk().store.inTransaction((transaction) => transaction.take(allStudios))
      expect((await refusal(more))._tag).toBe("SoldOut")
    })

    it("leaves no trace of a change that failed on the way, and says why", async () => {
      const failure = await refusal(everything(desk(), true))

      expect(failure._tag).toBe("HoldOver")
      expect(await resultOf(desk().store.find(record.id))).toBeNull()
      expect(await resultOf(allJobs(desk()))).toEqual([])
      await resultOf(desk().store.inTransaction((transaction) => transaction.take(allStudios)))
    })

    it("shows a change its own work before anybody else sees it", async () => {
      const seen = await resultOf(
        desk().store.inTransaction((transaction) =>
          Effect.andThen(transaction.insert(record), transaction.lock(record.id)),
        ),
      )

      expect(seen).toEqual(record)
    })

    it("lets nobody change a booking between another's look and its change", async () => {
      await resultOf(everything(desk(), false))
      const oneMoreTry = desk().store.inTransaction((transaction) =>
        Effect.gen(function* () {
          const before = yield* transaction.lock(record.id)
          yield* Effect.yieldNow
          if (before !== null) yield* transaction.save({ ...before, attempts: before.attempts + 1 })
        }),
      )

      await resultOf(
        Effect.all(
          Array.from({ length: 8 }, () => oneMoreTry),
          { concurrency: "unbounded" },
        ),
      )

      expect((await resultOf(desk().store.find(record.id)))?.attempts).toBe(8)
    })

    it("lets a session count its holds and hold again one after the other", async () => {
      const holdUnlessOpen = (number: number) =>
        desk().store.inTransaction((transaction) =>
          Effect.gen(function* () {
            const open = yield* transaction.openHoldsOf(record.session)
            yield* Effect.yieldNow
            if (open.length > 0) return "refused"
            const id = record.id.slice(0, -1) + number
            yield* transaction.insert({
              ...record,
              id: id as typeof record.id,
              holdKey: `request-${number}`,
            })
            return "held"
          }),
        )

      const outcomes = await resultOf(
        Effect.all([1, 2, 3, 4, 5].map(holdUnlessOpen), { concurrency: "unbounded" }),
      )

      expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1)
    })
  })
}
