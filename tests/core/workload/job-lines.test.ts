import { bookingJobLines, jobLines, leaseOf, type JobLine } from "#core/workload/job-lines.ts"
import { doLine, NOT_IN_TIME } from "#core/booking-jobs/job-runner.ts"
import type { Job } from "#core/workload/job.ts"
import { JobKind, type StoredOrder } from "#core/workload/stored-job.ts"
import { anOrder } from "#fixtures/builders/a-job.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { Effect, Fiber, Logger } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { aGuestAt, MINUTE_MS, recordOf, resultOf } from "../front-desk/a-guest-at-the-desk.ts"

const enqueued = (desk: AFrontDesk, rows: ReadonlyArray<Partial<StoredOrder>>) =>
  resultOf(
    desk.store.inTransaction((transaction) =>
      Effect.forEach(rows, (row) =>
        transaction.enqueue(anOrder({ kind: "endHold", key: "1", booking: "1", ...row })),
      ),
    ),
  )

const jobsOf = (desk: AFrontDesk, kind: JobKind) =>
  [...desk.shelves.contents.jobs.values()].filter((job) => job.kind === kind)

/** Runs on a clock that moves only when it is told to. */
const onVirtualTime = <A, E>(effect: Effect.Effect<A, E, never>) =>
  resultOf(Effect.scoped(Effect.provide(effect, [TestClock.layer(), Logger.layer([])])))

const silent = <A>(): Effect.Effect<A> => Effect.never

/** A desk whose provider takes every call and answers none. */
const aDeskWithSilentProvider = () => {
  const desk = aFrontDesk()
  const { payments } = desk
  const hanging = aFrontDesk(undefined, {
    ...desk,
    payments: { ...payments, start: silent, find: silent, capture: silent, void: silent },
  })
  return { desk, hanging: { ...hanging, clock: desk.clock, shelves: desk.shelves } }
}

describe("the lines of jobs", () => {
  it("have every kind of work in exactly one of them", () => {
    const kinds = Object.values(jobLines).flatMap((line: JobLine) => line.kinds)

    expect(kinds.toSorted()).toEqual(JobKind.literals.toSorted())
  })

  it.each(Object.entries<JobLine>(jobLines))(
    "of %s keep a claim longer than its batch may take",
    (_, line) => {
      const rounds = Math.ceil(line.limit / line.atOnce)

      expect(leaseOf(line)).toBeGreaterThan(rounds * line.deadlineMs)
      expect(leaseOf(line)).toBeGreaterThan(line.deadlineMs)
      expect(line.atOnce).toBeLessThanOrEqual(line.limit)
    },
  )

  it("count a batch that is not full as a whole round", () => {
    const line = { kinds: [], limit: 5, atOnce: 2, deadlineMs: 1000 }

    expect(leaseOf(line)).toBe(13_000)
  })

  it("hold back what ends holds behind nothing that asks the provider", () => {
    expect(jobLines.stays.kinds).toEqual(["endHold", "startStay", "endStay"])
    expect(bookingJobLines).toEqual(["stays", "payments"])
  })

  it("claim for the length of their lease", async () => {
    const desk = aFrontDesk()
    await enqueued(desk, [{}])
    const now = desk.clock.now()

    await resultOf(doLine({ jobs: desk.jobs, now }, jobLines.stays, () => Effect.void))

    expect(jobsOf(desk, "endHold")).toMatchObject([{ notBefore: now + 110_000 }])
  })

  it("do as many jobs side by side as they say, and no more", async () => {
    const desk = aFrontDesk()
    await enqueued(
      desk,
      Array.from({ length: 5 }, (_, key) => ({ key: `${key}` })),
    )
    let [running, most] = [0, 0]
    const work = (_: Job) =>
      Effect.gen(function* () {
        running += 1
        most = Math.max(most, running)
        yield* Effect.yieldNow
        running -= 1
      })

    const line = { ...jobLines.stays, atOnce: 2 }
    const count = await resultOf(doLine({ jobs: desk.jobs, now: desk.clock.now() }, line, work))

    expect([count, most]).toEqual([5, 2])
  })
})

describe("a provider that never answers", () => {
  it("keeps no hold from ending", async () => {
    const { desk, hanging } = aDeskWithSilentProvider()
    const paying = await aGuestAt(desk, "session-1").paying()
    const held = await aGuestAt(desk, "session-2").hold()
    desk.clock.forward(17 * MINUTE_MS)

    await onVirtualTime(
      Effect.gen(function* () {
        const waiting = yield* Effect.forkChild(hanging.doJobs(["payments"]))
        yield* TestClock.adjust(1)
        yield* hanging.doJobs(["stays"])
        yield* Fiber.interrupt(waiting)
      }),
    )

    expect((await recordOf(desk, held.id)).status).toBe("expired")
    expect((await recordOf(desk, paying.id)).status).toBe("paying")
  })

  it("has its jobs put back when their time is over, and not before", async () => {
    const { desk, hanging } = aDeskWithSilentProvider()
    await aGuestAt(desk).paying()
    desk.clock.forward(17 * MINUTE_MS)
    const { deadlineMs } = jobLines.payments

    await onVirtualTime(
      Effect.gen(function* () {
        const working = yield* Effect.forkChild(hanging.doJobs(["payments"]))
        yield* TestClock.adjust(deadlineMs - 1)
        expect(jobsOf(desk, "settle")).toMatchObject([{ isDone: false, reason: null }])
        yield* TestClock.adjust(1)
        expect(yield* Fiber.join(working)).toBe(1)
      }),
    )

    expect(jobsOf(desk, "settle")).toMatchObject([{ isDone: false, reason: NOT_IN_TIME }])
  })
})
